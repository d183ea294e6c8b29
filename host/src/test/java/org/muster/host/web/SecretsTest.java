package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** What a refusal says is no more than who hears it may know. */
class SecretsTest {

    private static final String NONSENSE = "no-such-thing";

    @TempDir
    private Path folder;

    /** What Anna is asked in secret; null: nothing now. */
    private static JsonNode hidden(Club.Guest anna, HostedGame game) throws Exception {
        for (JsonNode decision : anna.asked(game)) {
            for (JsonNode question : decision.path("questions")) {
                if (question.path("seat").asString().equals("anna")
                        && decision.path("secret").asBoolean()
                        && question.path("options").toString().contains("\"id\"")) {
                    return decision;
                }
            }
        }
        return null;
    }

    private static void answerByExample(Club.Guest guest, HostedGame game, String seat) throws Exception {
        for (JsonNode decision : guest.asked(game)) {
            for (JsonNode question : decision.path("questions")) {
                if (question.path("seat").asString().equals(seat)
                        && question.has("example")
                        && !question.path("confirmed").asBoolean()) {
                    guest.answers(game, decision, question.path("example"));
                    return;
                }
            }
        }
    }

    @Test
    void whoAnswersForAnotherLearnsNothingByIt() throws Exception {
        try (Club club = new Club(folder)) {
            for (String ruleset : List.of("warmachine-map", "40k-crusade")) {
                HostedGame game = club.game(ruleset, false, "anna", "bert");
                Club.Guest anna = club.guest(game, "anna");
                Club.Guest bert = club.guest(game, "bert");
                Club.Guest organizer = club.guest(game, "organizer");
                anna.joins(game);
                bert.joins(game);
                JsonNode secret = hidden(anna, game);
                for (int turn = 0; secret == null && turn < 200; turn++) {
                    answerByExample(anna, game, "anna");
                    secret = hidden(anna, game);
                    if (secret == null) {
                        answerByExample(bert, game, "bert");
                        secret = hidden(anna, game);
                    }
                }
                assertThat(secret).as(ruleset).isNotNull();
                int decision = secret.path("id").asInt();
                String at = "/api/games/" + game.id();
                Map<String, Object> draft = Map.of("decision", decision, "seat", "anna", "answer", NONSENSE);
                HttpResponse<String> own = anna.post(at + "/judge", draft);
                assertThat(own.statusCode()).isEqualTo(422);
                HttpResponse<String> judged = organizer.post(at + "/judge", draft);
                assertThat(judged.statusCode()).isEqualTo(403);
                HttpResponse<String> answered = organizer.post(
                        at + "/commands",
                        Map.of(
                                "do",
                                "choose",
                                "decision",
                                decision,
                                "seat",
                                "anna",
                                "answer",
                                NONSENSE,
                                "contribution",
                                "o"));
                assertThat(answered.statusCode()).isEqualTo(422);
                assertThat(answered.body()).contains("NOT_LEGAL");
                for (JsonNode id : secret.findValues("id")) {
                    if (id.isString()) {
                        assertThat(answered.body() + judged.body()).doesNotContain("\"" + id.asString() + "\"");
                    }
                }
            }
        }
    }

    /** Of two battles of one player, each with another: both of each battle may report it, though secret to the third. */
    @Test
    void whoIsAskedWithAnotherIsJudgedInEachOfSeveralBattles() throws Exception {
        try (Club club = new Club(folder)) {
            Club.Fighter busy = club.fighter(
                    "warmachine-map",
                    reports -> reports.stream().map(SecretsTest::who).distinct().count() > 1,
                    "anna",
                    "bert",
                    "cleo");
            HostedGame game = busy.game();
            for (JsonNode report : busy.reports()) {
                for (JsonNode who : who(report)) {
                    String seat = who.path("seat").asString();
                    for (JsonNode named : who(report)) {
                        HttpResponse<String> judged = club.guest(game, seat)
                                .post(
                                        "/api/games/" + game.id() + "/judge",
                                        Map.of(
                                                "decision",
                                                report.path("id").asInt(),
                                                "seat",
                                                named.path("seat").asString(),
                                                "answer",
                                                NONSENSE));
                        assertThat(judged.statusCode())
                                .as("%s for %s in %s", seat, named, report.path("prompt"))
                                .isEqualTo(422);
                    }
                }
            }
        }
    }

    /** Of what is asked openly, too: what somebody has not confirmed yet is nobody else's business. */
    @Test
    void aDraftOfAnOpenAnswerIsToldToWhoGaveItAlone() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("swm-campaign", true, "anna", "bert");
            Map<String, Club.Guest> players = club.guests(game, "anna", "bert");
            for (Club.Guest one : players.values()) {
                one.joins(game);
            }
            String drafter = "";
            JsonNode open = null;
            for (int turn = 0; open == null && turn < 200; turn++) {
                for (Map.Entry<String, Club.Guest> one : players.entrySet()) {
                    JsonNode asked = openTo(one.getValue(), game, one.getKey());
                    if (open == null && asked != null) {
                        drafter = one.getKey();
                        open = asked;
                    }
                }
                if (open == null) {
                    for (Map.Entry<String, Club.Guest> one : players.entrySet()) {
                        answerByExample(one.getValue(), game, one.getKey());
                    }
                }
            }
            assertThat(open).isNotNull();
            Club.Guest own = players.get(drafter);
            Map<String, Club.Guest> others = new LinkedHashMap<>(players);
            others.remove(drafter);
            others.put("spectator", club.nobody());
            others.put("organizer", club.guest(game, "organizer"));
            Map<String, String> before = new LinkedHashMap<>();
            for (Map.Entry<String, Club.Guest> other : others.entrySet()) {
                read(other.getValue(), game, other.getKey(), before);
            }
            own.drafts(game, open, open.path("questions").path(0).path("example"));
            assertThat(own.get("/api/games/" + game.id() + "/log").body())
                    .as("who gave it reads it")
                    .contains("not confirmed yet");
            Map<String, String> after = new LinkedHashMap<>();
            for (Map.Entry<String, Club.Guest> other : others.entrySet()) {
                read(other.getValue(), game, other.getKey(), after);
            }
            assertThat(after).isEqualTo(before);
            own.answers(game, open, open.path("questions").path(0).path("example"));
            assertThat(club.nobody().get("/api/games/" + game.id() + "/log").body())
                    .as("once it is confirmed all do")
                    .isNotEqualTo(before.get("spectator /api/log"));
        }
    }

    /** What is asked of {@code seat} openly, and gets more than one answer; null: nothing now. */
    private static JsonNode openTo(Club.Guest guest, HostedGame game, String seat) throws Exception {
        for (JsonNode decision : guest.asked(game)) {
            JsonNode question = decision.path("questions").path(0);
            if (question.path("seat").asString().equals(seat)
                    && !decision.path("secret").asBoolean()
                    && !decision.path("meanwhile").asBoolean()
                    && question.has("example")) {
                return decision;
            }
        }
        return null;
    }

    private static void read(Club.Guest guest, HostedGame game, String as, Map<String, String> seen) throws Exception {
        String api = "/api/games/" + game.id();
        for (String path : List.of("", "/log", "/past", "/past/picture", "/picture")) {
            seen.put(as + " /api" + path, plain(guest.get(api + path).body()));
        }
        for (String path : List.of("", "/log", "/history", "/standings", "/dice", "/wall")) {
            seen.put(
                    as + " /g" + path, plain(guest.get("/g/" + game.id() + path).body()));
        }
        if (as.equals("organizer")) {
            seen.put(
                    "organize", plain(guest.get("/g/" + game.id() + "/organize").body()));
        }
    }

    /** Without what differs from one reading to the next. */
    private static String plain(String page) {
        return page.replaceAll("data-reader=\"[^\"]*\"", "");
    }

    private static JsonNode who(JsonNode decision) {
        return decision.path("questions").path(0).path("who");
    }

    @Test
    void whatIsNotYoursIsForbidden() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            String commands = "/api/games/" + game.id() + "/commands";
            HttpResponse<String> closed =
                    club.guest(game, "anna").post(commands, Map.of("do", "close", "reason", "ha"));
            assertThat(closed.statusCode()).isEqualTo(403);
            assertThat(closed.body()).contains("NOT_YOURS");
        }
    }
}
