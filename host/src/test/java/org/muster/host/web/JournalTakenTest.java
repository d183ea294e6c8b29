package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.journal.Head;
import org.muster.core.match.Command;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** Who has read everybody's secrets does not play on: once its journal was taken, the end of a game is final. */
class JournalTakenTest {

    private static final List<Map<String, Object>> DEEDS = List.of(
            Map.of("do", "undo"),
            Map.of("do", "rewind", "to", 1),
            Map.of("do", "amend", "entry", 2, "answer", "orks"),
            Map.of("do", "settle", "decision", 1, "answer", "orks"),
            Map.of("do", "lapse", "decision", 0),
            Map.of("do", "close"),
            Map.of("do", "pause", "from", "2099-01-01", "until", "2099-01-02"));

    @TempDir
    private Path folder;

    @Test
    void theEndIsFinalOnceTheJournalWasTaken() throws Exception {
        String id;
        Head head;
        String told;
        try (Club club = new Club(folder)) {
            HostedGame game = club.bots("space-battles", true, "anna", "bert");
            id = game.id();
            Club.ends(club.host(), id);
            Club.rests(club.host());
            Club.Guest olga = club.guest(game, "organizer");
            olga.does(game, Map.of("do", "undo", "reason", "it was not looked at yet"));
            Club.ends(club.host(), id);
            Club.rests(club.host());
            assertThat(club.nobody().json("/api/games/" + id).has("taken")).isFalse();
            assertThat(olga.send(olga.request("/api/games/" + id + "/journal")
                                    .header("Sec-Fetch-Site", "cross-site")
                                    .build())
                            .statusCode())
                    .as("a link on somebody else's page")
                    .isEqualTo(403);
            assertThat(club.nobody().json("/api/games/" + id).has("taken")).isFalse();
            assertThat(olga.get("/api/games/" + id + "/journal").statusCode()).isEqualTo(200);
            head = game.match().head();
            JsonNode taken = club.nobody().json("/api/games/" + id).path("taken");
            assertThat(taken.path("by").asString()).isEqualTo("organizer");
            told = taken.path("told").asString();
            assertThat(told).contains("taken by organizer on ");
            isFinal(club, game, head, told, "organizer");
            assertThat(olga.post("/api/me/delete", Map.of("sure", true)).statusCode())
                    .isEqualTo(200);
        }
        try (Club again = new Club(folder)) {
            HostedGame game = again.host().games().find(id).orElseThrow();
            isFinal(
                    again,
                    game,
                    head,
                    told.replace("organizer", "somebody who has deleted themselves since"),
                    "somebody who has deleted themselves since");
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
        }
    }

    private static void isFinal(Club club, HostedGame game, Head head, String told, String who) throws Exception {
        String path = "/api/games/" + game.id();
        Club.Guest organizer = club.guest(game, "organizer");
        for (Map<String, Object> deed : DEEDS) {
            var refused = organizer.post(path + "/organize", deed);
            assertThat(refused.body())
                    .as(deed.toString())
                    .contains("JOURNAL_TAKEN", "taken by " + who, "open a new game from its position");
            assertThat(refused.statusCode()).isEqualTo(422);
        }
        for (Map<String, Object> deed : List.<Map<String, Object>>of(
                Map.of("do", "undo", "reason", "on"), Map.of("do", "rewind", "to", 1, "reason", "on"))) {
            assertThat(organizer.post(path + "/commands", deed).body())
                    .as(deed.toString())
                    .contains("JOURNAL_TAKEN");
        }
        assertThat(organizer.form("/g/" + game.id() + "/organize", "do", "undo").body())
                .contains("open a new game from its position");
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> game.as(Viewer.of(Player.ORGANIZER)).submit(null, new Command.Undo("past all routes")))
                .hasMessageContaining("its end is final");
        assertThat(game.match().head()).isEqualTo(head);
        for (String page : List.of("/g/" + game.id(), "/g/" + game.id() + "/log")) {
            assertThat(club.nobody().get(page).body().replace("&#39;", "'"))
                    .as(page)
                    .contains(told);
        }
        assertThat(organizer.get("/g/" + game.id() + "/organize").body().replace("&#39;", "'"))
                .as("nothing is offered that would be refused")
                .contains(told)
                .doesNotContain("class=\"entry\"", "value=\"undo\"", "value=\"rewind\"", "value=\"amend\"");
        assertThat(organizer.get("/g/" + game.id() + "/organize?entry=1").body())
                .doesNotContain("value=\"amend\"", "value=\"rewind\"");
        JsonNode log = club.nobody().json(path + "/log");
        JsonNode last = log.path(log.size() - 1);
        assertThat(last.path("text").asString()).isEqualTo(told);
        assertThat(last.has("entry")).isFalse();
        assertThat(club.nobody().json(path + "/log?kind=chose").toString()).doesNotContain(told);
        assertThat(club.nobody().json(path + "/log?q=is%20final")).hasSize(1);
    }
}
