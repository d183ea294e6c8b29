package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.core.story.Revision;
import org.muster.host.Club;
import org.muster.host.Heard;
import org.muster.host.OtherAnswer;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Games are played over HTTP: asked, judged, answered, heard by the others, kept. */
class TurnTest {

    @TempDir
    private Path folder;

    @Test
    void aChoiceIsJudgedThenMadeThenHeard() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            Club.Guest bert = club.guest(game, "bert");
            anna.joins(game);
            bert.joins(game);
            JsonNode asked = anna.asked(game).get(0);
            Map<String, Object> wrong = Map.of("decision", asked.path("id").asInt(), "answer", "gungans");
            Map<String, Object> right = Map.of("decision", asked.path("id").asInt(), "answer", "orks");
            String judge = "/api/games/" + game.id() + "/judge";
            assertThat(anna.post(judge, wrong).statusCode()).isEqualTo(422);
            HttpResponse<String> draft = anna.post(judge, drafted(wrong));
            assertThat(draft.statusCode()).as("nothing was submitted").isEqualTo(200);
            assertThat(Json.read(draft.body()).path("refused"))
                    .isEqualTo(Json.read(anna.post(judge, wrong).body()).path("refused"));
            assertThat(anna.post(judge, drafted(right)).body())
                    .isEqualTo(anna.post(judge, right).body());
            Map<String, Object> late = Map.of("decision", 9999, "answer", "orks");
            assertThat(anna.post(judge, late).statusCode()).isEqualTo(409);
            assertThat(anna.post(judge, drafted(late)).statusCode()).isEqualTo(200);
            assertThat(anna.post(judge, drafted(late)).body()).contains("\"refused\"");
            assertThat(bert.post(judge + "?as=anna", drafted(right)).statusCode())
                    .isEqualTo(403);
            assertThat(anna.post(judge, right).body()).contains("\"answer\":\"orks\"", "\"text\":\"Orks\"");
            assertThat(anna.asked(game).get(0).toString()).doesNotContain("\"answer\"");

            String revision =
                    bert.json("/api/games/" + game.id()).path("revision").asString();
            try (Heard heard = bert.hears(game, Revision.parse(revision))) {
                anna.does(
                        game,
                        Map.of(
                                "do", "choose",
                                "id", "one",
                                "decision", asked.path("id").asInt(),
                                "answer", "orks",
                                "contribution", "of anna"));
                assertThat(heard.event()).contains("\"revision\"");
            }
        }
    }

    private static Map<String, Object> drafted(Map<String, Object> answer) {
        Map<String, Object> draft = new LinkedHashMap<>(answer);
        draft.put("draft", true);
        return draft;
    }

    /** Who makes a list reads its points also while something is wrong with it; nobody else does. */
    @Test
    void whatIsRefusedHasItsSumAllTheSame() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            for (String seat : List.of("anna", "bert")) {
                Club.Guest guest = club.guest(game, seat);
                guest.joins(game);
            }
            for (String seat : List.of("anna", "bert")) {
                Club.Guest guest = club.guest(game, seat);
                int faction = guest.asked(game).get(0).path("id").asInt();
                guest.does(
                        game,
                        Map.of(
                                "do",
                                "choose",
                                "id",
                                "of-" + seat,
                                "decision",
                                faction,
                                "answer",
                                "orks",
                                "contribution",
                                "of " + seat));
            }
            Club.Guest anna = club.guest(game, "anna");
            Map<String, Object> tooMany = Map.of(
                    "seat",
                    "anna",
                    "decision",
                    anna.asked(game).get(0).path("id").asInt(),
                    "answer",
                    Map.of("list", Map.of("boyz", 40)));
            String judge = "/api/games/" + game.id() + "/judge";
            assertThat(anna.post(judge, tooMany).statusCode()).isEqualTo(422);
            assertThat(anna.post(judge, tooMany).body())
                    .contains("SUPPLY_LIMIT_EXCEEDED")
                    .containsPattern("\"sum\":\"\\d{3} of 100 PL\"");
            assertThat(club.guest(game, "bert").post(judge, tooMany).body()).doesNotContain("sum", "PL");
        }
    }

    @Test
    void whatIsSentTwiceCountsOnce() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            Map<String, Object> join = Map.of("do", "join", "id", "the-same", "contribution", "x");
            anna.does(game, join);
            int entries = game.match().head().entries();
            anna.does(game, join);
            assertThat(game.match().head().entries()).isEqualTo(entries);
        }
    }

    @Test
    void aHostThatWasStoppedGoesOnWhereItWas() throws Exception {
        String id;
        String head;
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", true, "anna", "bert");
            id = game.id();
            club.guest(game, "anna").joins(game);
            club.guest(game, "bert").joins(game);
            head = game.match().head().hash();
        }
        try (Club club = new Club(folder)) {
            HostedGame game = club.host().games().find(id).orElseThrow();
            assertThat(game.match().head().hash()).isEqualTo(head);
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
            assertThat(club.guest(game, "anna").asked(game)).isNotEmpty();
        }
    }

    @Test
    void botsPlayTheirSeatsToTheEnd() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.bots("space-battles", true, "anna", "bert");
            Club.ends(club.host(), game.id());
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
            assertThat(club.nobody()
                            .json("/api/games/" + game.id())
                            .path("asked")
                            .path("over")
                            .asBoolean())
                    .isTrue();
        }
    }

    /** Whatever Anna writes in secret, all others get the same bytes: state, picture, log, page, list of games, refusals. */
    @Test
    void nobodyHearsOfASecretAnswer() throws Exception {
        try (Club club = new Club(folder)) {
            for (String ruleset : List.of("40k-crusade", "warmachine-map")) {
                HostedGame game = club.game(ruleset, true, "anna", "bert");
                Club.Guest anna = club.guest(game, "anna");
                Club.Guest bert = club.guest(game, "bert");
                anna.joins(game);
                bert.joins(game);
                JsonNode secret = playUntilSecret(anna, bert, game);
                List<Club.Guest> others = List.of(bert, club.nobody(), club.guest(game, "organizer"));
                List<String> seen = new ArrayList<>();
                for (Object answer : List.of(secret.path("example"), secret.path("other"))) {
                    anna.drafts(game, secret, answer);
                    Club.rests(club.host());
                    StringBuilder all = new StringBuilder();
                    for (Club.Guest other : others) {
                        all.append(seenBy(other, game));
                    }
                    seen.add(all.toString());
                    assertThat(anna.asked(game).toString()).contains("\"answer\"");
                }
                assertThat(seen.get(1)).as(ruleset).isEqualTo(seen.get(0));
            }
        }
    }

    /** Plays by the examples that questions come with, until Anna is asked in secret and two answers are known. */
    static JsonNode playUntilSecret(Club.Guest anna, Club.Guest bert, HostedGame game) throws Exception {
        for (int turn = 0; turn < 400; turn++) {
            for (Club.Guest guest : List.of(anna, bert)) {
                for (JsonNode decision : guest.asked(game)) {
                    JsonNode question = decision.path("questions").get(0);
                    for (JsonNode one : decision.path("questions")) {
                        question = one.has("options") ? one : question;
                    }
                    if (decision.path("meanwhile").asBoolean()
                            || question.path("confirmed").asBoolean()
                            || !question.has("example")) {
                        continue;
                    }
                    if (guest == anna && decision.path("secret").asBoolean()) {
                        Optional<JsonNode> other = OtherAnswer.to(
                                game, new Player("anna"), decision.path("id").asInt(), question);
                        if (other.isPresent()) {
                            ObjectNode found = Json.MAPPER.createObjectNode();
                            found.set("id", decision.path("id"));
                            found.set("example", question.path("example"));
                            found.set("other", other.get());
                            return found;
                        }
                    }
                    guest.answers(game, decision, question.path("example"));
                    break;
                }
            }
        }
        throw new AssertionError("nobody is asked in secret");
    }

    private static String seenBy(Club.Guest guest, HostedGame game) throws Exception {
        StringBuilder seen = new StringBuilder();
        for (String path : List.of("", "/picture", "/log")) {
            seen.append(guest.get("/api/games/" + game.id() + path).body());
        }
        seen.append(guest.post("/api/games/" + game.id() + "/judge", Map.of("decision", 9999, "answer", "x"))
                .body());
        return seen.append(guest.get("/g/" + game.id()).body())
                .append(guest.get("/").body())
                .toString();
    }

    /** A wrong type is never taken for something else: a rewind without its entry takes nothing back. */
    @Test
    void whatIsWrongInARequestIsNamed() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            Club.Guest organizer = club.guest(game, "organizer");
            anna.joins(game);
            int entries = game.match().head().entries();
            String commands = "/api/games/" + game.id() + "/commands";
            for (String wrong : List.of(
                    "{\"do\":\"rewind\",\"reason\":\"x\"}",
                    "{\"do\":\"rewind\",\"to\":1000000000000,\"reason\":\"x\"}",
                    "{\"do\":\"rewind\",\"to\":\"3\",\"reason\":\"x\"}",
                    "{\"do\":\"rewind\",\"to\":-1,\"reason\":\"x\"}",
                    "{\"do\":\"roll\"}",
                    "{\"do\":\"roll\",\"rolls\":[[\"six\"]]}",
                    "{\"do\":7}",
                    "[]",
                    "{")) {
                assertThat(organizer.post(commands, wrong).statusCode())
                        .as(wrong)
                        .isEqualTo(400);
            }
            for (String wrong : List.of(
                    "{\"do\":\"choose\",\"decision\":\"abc\",\"answer\":\"orks\"}",
                    "{\"do\":\"choose\",\"decision\":4294967297,\"answer\":\"orks\"}",
                    "{\"do\":\"choose\",\"decision\":1,\"answer\":\"orks\",\"confirmed\":\"no\"}",
                    "{\"do\":\"choose\",\"decision\":1,\"seat\":5,\"answer\":\"orks\"}",
                    "{\"do\":\"choose\",\"decision\":1}")) {
                assertThat(anna.post(commands, wrong).statusCode()).as(wrong).isEqualTo(400);
            }
            HttpResponse<String> told = organizer.post(commands, Map.of("do", "close", "reason", "x".repeat(501)));
            assertThat(told.statusCode()).as("it can be read, and is refused").isEqualTo(422);
            assertThat(told.body()).contains("TOO_LONG", "500 letters");
            assertThat(game.match().head().entries()).isEqualTo(entries);
        }
    }

    @Test
    void aGameThatCantBeOpenedIsInNobodysWay() throws Exception {
        String id;
        Token anna;
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", true, "anna", "bert");
            id = game.id();
            anna = club.guest(game, "anna").token();
            HostedGame other = club.game("space-battles", true, "anna", "bert");
            Person person = club.host().people().known(anna).orElseThrow();
            club.host().people().take(new Invitation(other.id(), "anna"), person);
        }
        try (Connection rows = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("muster.db"));
                PreparedStatement damage =
                        rows.prepareStatement("update entry set line = replace(line, 'Anna', 'Otto') where game = ?")) {
            damage.setString(1, id);
            assertThat(damage.executeUpdate()).isPositive();
        }
        try (Club club = new Club(folder)) {
            HttpResponse<String> opened = club.nobody().get("/g/" + id);
            assertThat(opened.statusCode()).isEqualTo(423);
            assertThat(opened.body()).contains("set aside", "its hash does not fit");
            HttpResponse<String> home = new Club.Guest(club.host(), anna).get("/");
            assertThat(home.statusCode()).isEqualTo(200);
            assertThat(home.body()).contains("Set aside", "Your move");
        }
    }
}
