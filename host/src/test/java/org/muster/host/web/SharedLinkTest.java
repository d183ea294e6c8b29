package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.json.Json;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** A link that somebody made to a seat of their own ends with their sitting there; those of the game stay. */
class SharedLinkTest {

    @TempDir
    private Path folder;

    private Club club;
    private HostedGame game;
    private Club.Guest organizer;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
        game = club.game("space-battles", false, "anna", "bert");
        organizer = club.guest(game, "organizer");
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static String token(JsonNode answer) {
        String link = answer.path("link").asString();
        return link.substring(link.lastIndexOf('/') + 1);
    }

    private String shared(Club.Guest guest) throws Exception {
        return token(Json.read(guest.post("/api/games/" + game.id() + "/seat", Map.of("do", "share"))
                .body()));
    }

    private int opens(String token) throws Exception {
        return club.stranger().post("/api/join/" + token, "").statusCode();
    }

    @Test
    void itEndsWithWhoDeletesThemselves() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        String link = shared(anna);
        assertThat(opens(link)).isEqualTo(200);
        assertThat(anna.post("/api/me/delete", Map.of("sure", true)).statusCode())
                .isEqualTo(200);
        assertThat(opens(link)).isEqualTo(404);
    }

    @Test
    void itEndsWithWhoLeaves() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest other = club.guest(game, "anna");
        String link = shared(anna);
        String others = shared(other);
        anna.post("/api/games/" + game.id() + "/seat", Map.of("do", "leave"));
        assertThat(opens(link)).isEqualTo(404);
        assertThat(opens(others)).as("who shares the seat stays").isEqualTo(200);
    }

    @Test
    void itEndsWithWhomTheOrganizerLetsGetUpAndTheGamesOwnStay() throws Exception {
        String path = "/api/games/" + game.id() + "/seats";
        String games = token(Json.read(organizer
                        .post(path, Map.of("do", "invite", "seat", "anna"))
                        .body())
                .path("seats")
                .path(0));
        Club.Guest anna = club.guest(game, "anna");
        String link = shared(anna);
        String id = anna.json("/api/me").path("id").asString();
        assertThat(organizer
                        .post(path, Map.of("do", "up", "seat", "anna", "person", id))
                        .statusCode())
                .isEqualTo(200);
        assertThat(opens(link)).isEqualTo(404);
        assertThat(opens(games)).isEqualTo(200);
    }

    /** The same of who runs a game with others, and made the link on the page of seats. */
    @Test
    void anOrganizersLinkToTheirOwnSeatEndsWithThem() throws Exception {
        String path = "/api/games/" + game.id() + "/seats";
        Club.Guest second = club.guest(game, "organizer");
        JsonNode seats = Json.read(
                second.post(path, Map.of("do", "invite", "seat", "organizer")).body());
        String link = "";
        for (JsonNode seat : seats.path("seats")) {
            link = seat.has("link") ? token(seat) : link;
        }
        String id = second.json("/api/me").path("id").asString();
        organizer.post(path, Map.of("do", "up", "seat", "organizer", "person", id));
        assertThat(opens(link)).isEqualTo(404);
    }
}
