package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Token;
import tools.jackson.databind.JsonNode;

/** An answer that comes late is for the question it was typed for, from who typed it, and counts once. */
class LateAnswerTest {

    @TempDir
    private Path folder;

    private Club club;
    private HostedGame game;
    private Club.Guest anna;
    private Map<String, Object> answer;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
        game = club.game("warmachine-map", false, "anna", "bert");
        anna = club.guest(game, "anna");
        anna.does(game, Map.of("do", "join", "contribution", "a"));
        club.guest(game, "bert").does(game, Map.of("do", "join", "contribution", "b"));
        JsonNode state = anna.json("/api/games/" + game.id());
        int decision = state.path("asked").path("decisions").path(0).path("id").asInt();
        answer = new HashMap<>(
                Map.of("do", "choose", "id", "one", "decision", decision, "answer", "cygnar", "contribution", "c"));
        answer.put(
                "question", state.path("marks").path(String.valueOf(decision)).asString());
    }

    @AfterEach
    void close() {
        club.close();
    }

    private HttpResponse<String> sent(Club.Guest guest, String reader) throws Exception {
        return guest.send(guest.request("/api/games/" + game.id() + "/commands?as=anna")
                .header("Origin", club.host().url().toString())
                .header("Muster-Reader", reader)
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(answer)))
                .build());
    }

    private long chosen() {
        return game.match().game().entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .count();
    }

    @Test
    void itCountsOnceAlsoWhenTheQuestionHasChanged() throws Exception {
        String reader = anna.token().mark();
        assertThat(sent(anna, reader).statusCode()).isEqualTo(200);
        answer.put("question", "another");
        assertThat(sent(anna, reader).statusCode()).as("it was heard before").isEqualTo(200);
        assertThat(chosen()).isEqualTo(1);
    }

    @Test
    void anotherQuestionOfTheSameNumberIsNotAnswered() throws Exception {
        answer.put("question", "another");
        HttpResponse<String> said = sent(anna, anna.token().mark());
        assertThat(said.statusCode()).isEqualTo(409);
        assertThat(said.body()).contains("The question has changed");
        assertThat(chosen()).isZero();
    }

    private void answers(String seat, String what) throws Exception {
        Club.Guest guest = club.guest(game, seat);
        guest.answers(game, guest.asked(game).get(0), what);
    }

    /** Who answered for whom is read as a sentence, and stands beside it for programs. */
    @Test
    void anAnswerForAnotherSeatSaysWhoGaveIt() throws Exception {
        Club.Guest organizer = club.guest(game, "organizer");
        answer.put("seat", "anna");
        assertThat(organizer
                        .post("/api/games/" + game.id() + "/commands", answer)
                        .statusCode())
                .isEqualTo(200);
        answers("bert", "khador");
        JsonNode log = anna.json("/api/games/" + game.id() + "/log?kind=chose");
        JsonNode line = log.path(0);
        assertThat(line.path("text").asString())
                .startsWith("Anna: ")
                .endsWith(": Cygnar (answered for them by the organizer)");
        assertThat(line.path("by").asString()).isEqualTo("organizer");
        assertThat(line.path("values").path("who").asString()).isEqualTo("Anna");
        assertThat(line.path("values").path("other").asString()).isEqualTo("the organizer");
        assertThat(log.path(1).path("text").asString()).doesNotContain("answered for them");
    }

    /** That the game has gone on is half of why: who answered elsewhere meanwhile looks for a fault. */
    @Test
    void whoHasAnsweredFromElsewhereMeanwhileReadsThatAndWhat() throws Exception {
        answers("anna", "cryx");
        answers("bert", "khador");
        long before = chosen();
        HttpResponse<String> said = sent(anna, anna.token().mark());
        assertThat(said.statusCode()).isEqualTo(409);
        JsonNode refused = Json.read(said.body()).path("refused");
        assertThat(refused.path(0).path("code").asString()).isEqualTo("STALE");
        assertThat(refused.path(1).path("code").asString()).isEqualTo("ANSWERED");
        assertThat(refused.path(1).path("text").asString())
                .matches("This seat had answered already, .+ 20\\d\\d.*: Anna: .+: Cryx");
        assertThat(chosen()).isEqualTo(before);
    }

    @Test
    void whatWasTypedInAnotherSessionIsNotSentInThisOne() throws Exception {
        HttpResponse<String> said = sent(anna, Token.fresh().mark());
        assertThat(said.statusCode()).isEqualTo(409);
        assertThat(said.body()).contains("OTHER_READER");
        assertThat(chosen()).isZero();
    }

    @Test
    void aPageSaysWhoseItIsAndASessionThatIsNoneClearsTheBrowser() throws Exception {
        var mine = anna.get("/").headers();
        assertThat(mine.firstValue("Muster-Reader")).hasValue(anna.token().mark());
        assertThat(mine.firstValue("Clear-Site-Data")).isEmpty();
        var nobodys = club.nobody().get("/").headers();
        assertThat(nobodys.firstValue("Muster-Reader")).hasValue("nobody");
        assertThat(nobodys.firstValue("Clear-Site-Data")).isEmpty();
        assertThat(anna.get("/offline").headers().firstValue("Muster-Reader")).isEmpty();
        assertThat(anna.post("/me/leave", "").headers().firstValue("Clear-Site-Data"))
                .hasValue("\"storage\"");
        var lost = anna.get("/").headers();
        assertThat(lost.firstValue("Muster-Reader")).hasValue("nobody");
        assertThat(lost.firstValue("Clear-Site-Data")).hasValue("\"storage\"");
    }
}
