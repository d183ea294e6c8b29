package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.host.Club;
import org.muster.host.games.Draft;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** What forms do, programs do by the same action, and are refused in the same words. */
class ByProgramTest {

    @TempDir
    private Path folder;

    private Club club;
    private HostedGame game;
    private Club.Guest organizer;
    private Club.Guest anna;
    private String api;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
        game = club.game("40k-crusade", false, "anna", "bert");
        organizer = club.guest(game, "organizer");
        anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        anna.joins(game);
        bert.joins(game);
        for (Club.Guest guest : List.of(anna, bert, anna)) {
            List<JsonNode> asked = guest.asked(game);
            if (!asked.isEmpty() && asked.get(0).path("questions").path(0).has("example")) {
                guest.answers(game, asked.get(0), guest == bert ? "tau" : "orks");
            }
        }
        api = "/api/games/" + game.id();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static JsonNode good(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.read(answer.body());
    }

    private static String refused(HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        return Json.read(answer.body()).path("refused").path(0).path("text").asString();
    }

    private HttpResponse<String> organizes(Map<String, Object> what) throws Exception {
        return organizer.post(api + "/organize", what);
    }

    private static Map<String, Object> sure(Map<String, Object> what, String reason, String revision) {
        Map<String, Object> sure = new LinkedHashMap<>(what);
        sure.put("sure", true);
        sure.put("reason", reason);
        sure.put("revision", revision);
        return sure;
    }

    @Test
    void whatTheOrganizerDoesIsToldFirstAndDoneWhenTheyAreSure() throws Exception {
        String head = game.match().head().hash();
        JsonNode seen = good(organizes(Map.of("do", "undo")));
        assertThat(seen.path("done").asBoolean(true)).isFalse();
        assertThat(seen.path("gone")).isNotEmpty();
        assertThat(game.match().head().hash()).as("nothing is done yet").isEqualTo(head);
        String revision = seen.path("revision").asString();
        String without = refused(organizes(sure(Map.of("do", "undo"), "", revision)), 422);
        String tooLong = refused(organizes(sure(Map.of("do", "undo"), "x".repeat(501), revision)), 422);
        String late = refused(organizes(sure(Map.of("do", "undo"), "a slip", "0.0")), 409);
        String form = "/g/" + game.id() + "/organize";
        assertThat(organizer
                        .form(form, "do", "undo", "sure", "yes", "revision", revision)
                        .body())
                .contains(without);
        assertThat(organizer
                        .form(form, "do", "undo", "sure", "yes", "revision", revision, "reason", "x".repeat(501))
                        .body())
                .contains(tooLong);
        assertThat(organizer
                        .form(form, "do", "undo", "sure", "yes", "revision", "0.0", "reason", "a slip")
                        .body())
                .contains(late);
        assertThat(game.match().head().hash()).isEqualTo(head);
        assertThat(good(organizes(sure(Map.of("do", "undo"), "a slip", revision)))
                        .path("done")
                        .asBoolean())
                .isTrue();
        assertThat(game.match().head().hash()).isNotEqualTo(head);
        String before = game.match().head().hash();
        for (Map<String, Object> deed : List.<Map<String, Object>>of(
                Map.of("do", "undo"), Map.of("do", "close", "reason", " "), Map.of("do", "rewind", "to", 1))) {
            assertThat(refused(organizer.post(api + "/commands", deed), 422))
                    .as("nobody does it without a word by the other way")
                    .contains("Say why");
        }
        assertThat(game.match().head().hash()).isEqualTo(before);
        assertThat(anna.post(api + "/organize", Map.of("do", "undo")).statusCode())
                .isEqualTo(403);
    }

    @Test
    void timeIsGivenAndStopsByProgramToo() throws Exception {
        good(organizes(Map.of("do", "pause", "from", "2031-12-20", "until", "2031-12-31T12:00:00Z", "reason", "snow")));
        JsonNode pause = organizer
                .json(api + "?as=organizer")
                .path("asked")
                .path("pauses")
                .path(0);
        assertThat(pause.path("until").asString()).isEqualTo("2031-12-31T12:00:00Z");
        assertThat(pause.path("reason").asString()).isEqualTo("snow");
        good(organizes(Map.of(
                "do", "cancel", "from", Instant.parse("2031-12-20T00:00:00Z").toString())));
        assertThat(organizer.json(api + "?as=organizer").path("asked").path("pauses"))
                .isEmpty();
        assertThat(refused(organizes(Map.of("do", "extend", "time", "long")), 422))
                .contains("long is no time");
        assertThat(refused(organizes(Map.of("do", "rewind", "to", "three")), 400))
                .contains("to is a whole number");
    }

    @Test
    void seatsChangeHandsByProgram() throws Exception {
        JsonNode invited = good(organizer.post(api + "/seats", Map.of("do", "invite", "seat", "bert")));
        String link = place(invited, "bert").path("link").asString();
        Club.Guest cleo = club.stranger();
        assertThat(good(cleo.post("/api/join" + link.substring(link.lastIndexOf('/')), "{}"))
                        .path("seat")
                        .asString())
                .isEqualTo("bert");
        assertThat(good(cleo.get(api)).path("as").asString()).isEqualTo("bert");
        good(cleo.post(api + "/seat", Map.of("do", "bot", "skill", 0)));
        assertThat(club.host().games().bots(game.id())).containsKey(new Player("bert"));
        good(cleo.post(api + "/seat", Map.of("do", "person")));
        assertThat(club.host().games().bots(game.id())).isEmpty();
        assertThat(good(cleo.post(api + "/seat", Map.of("do", "share")))
                        .path("link")
                        .asString())
                .contains("/join/");
        good(cleo.post(api + "/seat", Map.of("do", "leave")));
        assertThat(cleo.get(api).statusCode()).isEqualTo(404);
        good(organizer.post(api + "/seats", Map.of("do", "revoke", "seat", "bert")));
        assertThat(cleo.post("/api/join" + link.substring(link.lastIndexOf('/')), "{}")
                        .statusCode())
                .isEqualTo(404);
        String last = refused(organizer.post(api + "/seats", Map.of("do", "free", "seat", "organizer")), 422);
        assertThat(organizer
                        .form("/g/" + game.id() + "/seats", "do", "free", "seat", "organizer")
                        .body())
                .contains(last.substring(0, last.indexOf(':')));
        assertThat(cleo.post(api + "/seats", Map.of("do", "invite", "seat", "bert"))
                        .statusCode())
                .isEqualTo(404);
        assertThat(anna.get(api + "/seats").statusCode()).isEqualTo(403);
    }

    private static JsonNode place(JsonNode places, String seat) {
        return StreamSupport.stream(places.path("seats").spliterator(), false)
                .filter(one -> one.path("seat").asString().equals(seat))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aGameIsOpenedOnceAndEveryReasonWhyItCannotBeStandsAtItsField() throws Exception {
        Club.Guest olga = club.stranger();
        JsonNode wrong = Json.read(olga.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "40k-crusade",
                                "seats",
                                List.of(Map.of("name", "Anna", "bot", 7)),
                                "dice",
                                "loaded",
                                "options",
                                Map.of("wizards", true)))
                .body());
        assertThat(wrong.path("refused").findValuesAsString("at")).contains("seat.1", "dice", "option.wizards");
        JsonNode others = Json.read(olga.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "40k-crusade",
                                "seats",
                                List.of(Map.of("name", "Anna", "dice", "physcal"), Map.of("name", "Bert")),
                                "options",
                                "wizards=1",
                                "data",
                                List.of("map.yaml"),
                                "public",
                                "no",
                                "alone",
                                1))
                .body());
        assertThat(others.path("refused").findValuesAsString("at"))
                .as("what is of another kind is not guessed at")
                .contains("seat.1", "options", "data", "public", "alone");
        Map<String, Object> wanted = Map.of(
                "ruleset",
                "40k-crusade",
                "id",
                "once",
                "seats",
                List.of(Map.of("seat", "anna", "name", "Anna"), Map.of("name", "Bert", "bot", 0)));
        JsonNode first = good(olga.post("/api/games", wanted));
        JsonNode again = good(olga.post("/api/games", wanted));
        assertThat(again.path("id")).isEqualTo(first.path("id"));
        assertThat(place(first, "anna").path("link").asString()).contains("/join/");
        assertThat(place(first, "seat2").has("link")).as("a bot plays it").isFalse();
        assertThat(club.host().people().in(new Invitation(first.path("id").asString(), "organizer")))
                .hasSize(1);
    }

    @Test
    void anArmyIsJudgedWhereAGameIsLookedAt() throws Exception {
        JsonNode looked = good(club.stranger()
                .post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "swm-campaign",
                                "look",
                                true,
                                "seats",
                                List.of(Map.of("name", "Anna"), Map.of("name", "Bert")),
                                "armies",
                                Map.of("squad", "faction: imperial\nfigures: {grand-admiral-thrawn: 2}\n"))));
        JsonNode squad = looked.path("armies").path("squad");
        assertThat(squad.path("good").asBoolean(true)).isFalse();
        assertThat(squad.path("points").asInt()).isPositive();
        assertThat(squad.path("violations")).isNotEmpty();
    }

    @Test
    void realDiceAreTypedFromBothSidesUnlessTheGameSaysOtherwise() {
        LoadedRuleset ruleset = club.host().games().chosen("40k-crusade");
        assertThat(new Draft(ruleset, Map.of("dice", "physical")).game().both()).isTrue();
        assertThat(new Draft(ruleset, Map.of("dice", "physical", "alone", "yes"))
                        .game()
                        .both())
                .isFalse();
        assertThat(Draft.of(ruleset, Json.read("{\"alone\": true}")).game().both())
                .isFalse();
        assertThat(Draft.of(ruleset, Json.read("{}")).game().both()).isTrue();
    }

    @Test
    void oneComesInByALinkOrANameAndAPassword() throws Exception {
        Person olga = club.host().people().newcomer("Olga", true);
        String link = club.host().people().door(olga).text();
        Club.Guest stranger = club.stranger();
        assertThat(good(stranger.post("/api/enter/" + link, Map.of()))
                        .path("name")
                        .asString())
                .isEqualTo("Olga");
        assertThat(refused(stranger.post("/api/enter/" + link, Map.of()), 404))
                .as("it lets one in once")
                .contains("opens nothing any more");
        club.host().people().putLogin(olga, "olga", "long enough for this");
        String wrong = refused(stranger.post("/api/login", Map.of("name", "olga", "password", "something else")), 422);
        assertThat(stranger.form("/login", "name", "olga", "password", "something else")
                        .body())
                .contains(wrong);
        HttpResponse<String> in =
                stranger.post("/api/login", Map.of("name", "olga", "password", "long enough for this"));
        assertThat(good(in).path("id").asString()).isEqualTo(olga.id());
        assertThat(in.headers().firstValue("Set-Cookie"))
                .hasValueSatisfying(cookie -> assertThat(cookie).contains("muster=", "HttpOnly", "SameSite"));
    }

    @Test
    void whereAndOfWhatOneHears() throws Exception {
        JsonNode usual = good(anna.get("/api/me/news"));
        assertThat(usual.at("/wishes/digest").asString()).isEqualTo("never");
        JsonNode wished = good(anna.post(
                "/api/me/news/wishes",
                Map.of("digest", "weekly", "leads", List.of(3, 24), "quiet-from", "23:00", "quiet-to", "07:00")));
        assertThat(wished.at("/wishes/digest").asString()).isEqualTo("weekly");
        assertThat(wished.at("/wishes/leads").toString()).isEqualTo("[3,24]");
        assertThat(wished.at("/wishes/quiet-from").asString()).isEqualTo("23:00");
        assertThat(wished.at("/wishes/moves")).as("what is not said stays").isEqualTo(usual.at("/wishes/moves"));
        assertThat(refused(anna.post("/api/me/news/wishes", Map.of("leads", List.of(5))), 422))
                .contains("24, 3 and 1");
        assertThat(refused(anna.post("/api/me/news/wishes", Map.of("leads", "often")), 400))
                .contains("a list of whole numbers");
        assertThat(refused(anna.post("/api/me/news/wishes", Map.of("zone", "Moon/Base")), 422))
                .contains("Europe/Berlin");
        JsonNode added = good(anna.post(
                "/api/me/news/channels",
                Map.of("medium", "webhook", "url", "https://93.184.216.34/hooks/abc", "shared", true)));
        JsonNode channel = added.path("channels").path(0);
        assertThat(channel.path("shared").asBoolean()).isTrue();
        assertThat(added.toString()).as("a webhook's address is a secret").doesNotContain("hooks/abc");
        String id = channel.path("id").asString();
        assertThat(refused(organizer.post("/api/me/news/channels/" + id + "/test", Map.of()), 422))
                .contains("not there any more");
        assertThat(good(anna.post("/api/me/news/channels/" + id + "/remove", Map.of()))
                        .path("channels"))
                .isEmpty();
        String calendar = good(anna.post("/api/me/news/calendar", Map.of()))
                .path("calendar")
                .asString();
        assertThat(club.stranger()
                        .get(calendar.substring(calendar.indexOf("/calendar/")))
                        .body())
                .startsWith("BEGIN:VCALENDAR");
        assertThat(good(anna.post("/api/me/news/calendar/remove", Map.of()))
                        .path("hasCalendar")
                        .asBoolean(true))
                .isFalse();
    }
}
