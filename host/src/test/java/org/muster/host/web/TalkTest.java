package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** What people say beside a game: to all, to some, about something; taken back, and gone with who wrote it. */
class TalkTest {

    @TempDir
    private static Path folder;

    private static Club club;

    @BeforeAll
    static void open() throws Exception {
        club = new Club(folder);
    }

    @AfterAll
    static void close() {
        club.close();
    }

    private static HostedGame game(boolean isPublic) throws Exception {
        return club.game("warmachine-map", isPublic, "anna", "bert", "cleo");
    }

    private static String talk(HostedGame game) {
        return "/api/games/" + game.id() + "/talk";
    }

    private static HttpResponse<String> say(Club.Guest guest, HostedGame game, String text, String... to)
            throws Exception {
        return guest.post(talk(game), Map.of("text", text, "to", List.of(to)));
    }

    private static JsonNode lines(Club.Guest guest, HostedGame game, String query) throws Exception {
        return guest.json(talk(game) + query).path("lines");
    }

    private static List<String> texts(Club.Guest guest, HostedGame game, String query) throws Exception {
        List<String> texts = new ArrayList<>();
        lines(guest, game, query).forEach(line -> texts.add(line.path("text").asString("-")));
        return texts;
    }

    private static HttpResponse<String> form(Club.Guest guest, String path, String form) throws Exception {
        return guest.send(guest.request(path)
                .header("Origin", club.host().url().toString())
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form))
                .build());
    }

    @Test
    void whatIsSaidToAllIsReadByWhoeverMayLook() throws Exception {
        HostedGame game = game(true);
        Club.Guest anna = club.guest(game, "anna");
        assertThat(say(anna, game, "Hello").body()).contains("\"n\":1");
        for (Club.Guest guest : List.of(anna, club.guest(game, "bert"), club.guest(game, "organizer"), club.nobody())) {
            assertThat(texts(guest, game, "")).containsExactly("Hello");
        }
        assertThat(lines(anna, game, "").get(0).path("own").asBoolean()).isTrue();
        assertThat(lines(club.nobody(), game, "").get(0).path("own").asBoolean())
                .isFalse();
    }

    @Test
    void whatIsSentTwiceIsSaidOnce() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        for (int i = 0; i < 3; i++) {
            assertThat(anna.post(talk(game), Map.of("text", "Once", "id", "same"))
                            .body())
                    .contains("\"n\":1");
        }
        assertThat(bert.post(talk(game), Map.of("text", "Another's", "id", "same"))
                        .body())
                .contains("\"n\":2");
        assertThat(texts(bert, game, "")).containsExactly("Once", "Another's");
    }
}
