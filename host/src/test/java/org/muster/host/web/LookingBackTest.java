package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.json.Json;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** The past over HTTP: to each as they could know it. */
class LookingBackTest {

    private static final int ENOUGH = 60;
    /** So late no two have as much on the map all the time. */
    private static final int LONG = 300;

    @TempDir
    private Path folder;

    private static HostedGame played(Club club, String ruleset, int entries) throws Exception {
        return club.played(ruleset, entries, "anna", "bert");
    }

    private static List<JsonNode> list(JsonNode array) {
        List<JsonNode> all = new ArrayList<>();
        array.forEach(all::add);
        return all;
    }

    @Test
    void whatHappenedIsFoundByPlayerKindPlaceAndWords() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = played(club, "swm-campaign", ENOUGH);
            Club.Guest guest = club.nobody();
            String log = "/api/games/" + game.id() + "/log";
            List<JsonNode> all = list(guest.json(log));
            assertThat(all).hasSizeGreaterThan(20).allSatisfy(line -> {
                assertThat(line.path("moment").asInt()).isPositive();
                assertThat(line.path("text").asString()).isNotEmpty();
            });
            int since = all.get(all.size() / 2).path("entry").asInt();
            assertThat(list(guest.json(log + "?since=" + since)))
                    .isNotEmpty()
                    .isEqualTo(all.stream()
                            .filter(line -> line.path("entry").asInt() > since)
                            .toList());
            assertThat(list(guest.json(log + "?kind=rolled")))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line.path("kind").asString()).isEqualTo("rolled"));
            assertThat(list(guest.json(log + "?seat=anna&kind=chose")))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line.path("text").asString()).contains("Anna"));
            String place = all.stream()
                    .filter(line -> !line.path("anchors").isEmpty())
                    .findFirst()
                    .orElseThrow()
                    .path("anchors")
                    .get(0)
                    .asString();
            assertThat(list(guest.json(log + "?place=" + place)))
                    .isNotEmpty()
                    .hasSizeLessThan(all.size())
                    .allSatisfy(
                            line -> assertThat(line.path("anchors").toString()).contains(place));
            assertThat(list(guest.json(log + "?q=INITIATIVE")))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line.path("text").asString()).containsIgnoringCase("initiative"));
            assertThat(guest.json(log + "?q=no+such+words+anywhere")).isEmpty();
            assertThat(guest.get(log + "?since=-1").statusCode()).isEqualTo(400);
        }
    }

    @Test
    void aLineIsToldUnderItsPhaseAndNeedNotRepeatIt() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = played(club, "swm-campaign", ENOUGH);
            List<JsonNode> chosen = list(club.nobody().json("/api/games/" + game.id() + "/log?kind=chose"));
            assertThat(chosen).anySatisfy(line -> {
                assertThat(line.path("phase").asString()).isEqualTo("Turn 1 › Initiative");
                assertThat(line.path("text").asString()).contains(": Turn 1 > Initiative > ");
                assertThat(line.path("short").asString())
                        .isEqualTo(line.path("text").asString().replace("Turn 1 > Initiative > ", ""));
            });
        }
    }

    @Test
    void whyALineStandsThereIsSaidInTheWordsOfTheBookAndTheDice() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = played(club, "swm-campaign", ENOUGH);
            Club.Guest guest = club.nobody();
            String api = "/api/games/" + game.id();
            JsonNode line = guest.json(api + "/log?kind=rolled").get(0);
            JsonNode why = guest.json(api + "/why?entry=" + line.path("entry").asInt());
            String rule = line.path("rules").get(0).asString();
            assertThat(list(why.path("rules"))).anySatisfy(one -> {
                assertThat(one.path("id").asString()).isEqualTo(rule);
                assertThat(one.path("text").asString()).isNotEmpty();
            });
            assertThat(list(why.path("rolls"))).isNotEmpty().allSatisfy(roll -> {
                assertThat(roll.path("faces")).isNotEmpty();
                assertThat(roll.path("said").asString()).isNotEmpty();
            });
            assertThat(guest.get("/rules/swm-campaign").body()).contains("id=\"" + rule + "\"");
            assertThat(guest.get(api + "/why?entry=999999").statusCode()).isEqualTo(422);
            assertThat(guest.get(api + "/why").statusCode()).isEqualTo(400);
            assertThat(guest.get(api + "/why?entry=x").statusCode()).isEqualTo(400);
        }
    }

    /** Nobody has answered anything then. */
    @Test
    void theFirstMomentIsThatTheGameWasOpened() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = played(club, "swm-campaign", ENOUGH);
            assertThat(club.nobody().get("/g/" + game.id() + "/history?at=1").body())
                    .contains("<li class=\"quiet\">The game was opened; nothing was told.")
                    .doesNotContain("<li class=\"quiet\">Somebody has answered");
        }
    }

    @Test
    void everyMomentIsShownAndThePresentIsTheLast() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = played(club, "space-battles", ENOUGH);
            Club.Guest guest = club.nobody();
            String api = "/api/games/" + game.id();
            JsonNode now = guest.json(api + "/past");
            int last = now.path("last").asInt();
            assertThat(now.path("moment").asInt()).isEqualTo(last);
            assertThat(now.path("records")).isEqualTo(guest.json(api).path("records"));
            assertThat(guest.get(api + "/past/picture").body())
                    .isEqualTo(guest.get(api + "/picture").body());
            assertThat(guest.json(api + "/past?at=1").path("records")).isNotEqualTo(now.path("records"));
            List<JsonNode> told = new ArrayList<>();
            for (int n = 1; n <= last; n++) {
                JsonNode moment = guest.json(api + "/past?at=" + n);
                assertThat(moment.path("moment").asInt()).isEqualTo(n);
                moment.path("lines").forEach(told::add);
            }
            assertThat(told).isEqualTo(list(guest.json(api + "/log")));
            for (String none : List.of("0", String.valueOf(last + 1))) {
                assertThat(guest.get(api + "/past?at=" + none).statusCode()).isEqualTo(422);
                assertThat(guest.get("/g/" + game.id() + "/history?at=" + none).body())
                        .contains("the last is " + last);
            }
        }
    }

    /** Whatever Anna writes in secret, and however often, all others get the same bytes of the past too. */
    @Test
    void nobodyReadsASecretAnswerInThePast() throws Exception {
        try (Club club = new Club(folder)) {
            for (String ruleset : List.of("40k-crusade", "warmachine-map")) {
                HostedGame game = club.game(ruleset, true, "anna", "bert");
                Club.Guest anna = club.guest(game, "anna");
                Club.Guest bert = club.guest(game, "bert");
                for (Club.Guest guest : List.of(anna, bert)) {
                    guest.joins(game);
                }
                JsonNode secret = TurnTest.playUntilSecret(anna, bert, game);
                List<Club.Guest> others = List.of(bert, club.nobody(), club.guest(game, "organizer"));
                List<Map<String, String>> worlds = new ArrayList<>();
                for (String answer : List.of("example", "other", "example")) {
                    anna.drafts(game, secret, secret.path(answer));
                    Map<String, String> seen = new LinkedHashMap<>();
                    for (int i = 0; i < others.size(); i++) {
                        seen(others.get(i), game, "viewer " + i + " ", seen);
                    }
                    worlds.add(seen);
                }
                assertThat(worlds.get(1)).as(ruleset).isEqualTo(worlds.get(0));
                assertThat(worlds.get(2)).as(ruleset).isEqualTo(worlds.get(0));
                assertThat(anna.get("/api/games/" + game.id() + "/past").body())
                        .as("Anna reads her own")
                        .contains("not confirmed yet");
                assertThat(anna.get("/g/" + game.id() + "/wall").body())
                        .as("a wall is for everybody, whoever opens it")
                        .isEqualTo(worlds.get(0).get("viewer 1 /g/wall"));
            }
        }
    }

    private static void seen(Club.Guest guest, HostedGame game, String who, Map<String, String> seen) throws Exception {
        String api = "/api/games/" + game.id();
        int last = guest.json(api + "/past").path("last").asInt();
        for (int n = Math.max(1, last - 4); n <= last + 1; n++) {
            seen.put(who + "past " + n, guest.get(api + "/past?at=" + n).body());
            seen.put(
                    who + "picture " + n,
                    guest.get(api + "/past/picture?at=" + n).body());
        }
        for (String path : List.of("/log", "/dice", "/log?seat=anna", "/why?entry=" + (last / 2), "/why?entry=9999")) {
            seen.put(who + path, guest.get(api + path).body());
        }
        for (String page : List.of("/log", "/history", "/dice", "/standings", "/wall")) {
            seen.put(who + "/g" + page, guest.get("/g/" + game.id() + page).body());
        }
    }

    @Test
    void aSeedIsToldWhenTheGameIsOverAndNotBefore() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame over = played(club, "space-battles", Integer.MAX_VALUE);
            List<JsonNode> rolls = list(club.nobody().json("/api/games/" + over.id() + "/dice"));
            assertThat(rolls).isNotEmpty().allSatisfy(roll -> {
                assertThat(roll.path("proof").asString()).isEqualTo("proven");
                assertThat(roll.path("evidence").path("seed").isMissingNode()).isFalse();
            });
            assertThat(club.nobody().get("/g/" + over.id() + "/dice").body()).contains("seed ", ">Counted</th>");
            HostedGame goesOn = played(club, "swm-campaign", ENOUGH);
            while (goesOn.match().isOver()) { // by fair dice and chance
                goesOn = played(club, "swm-campaign", ENOUGH);
            }
            List<JsonNode> some = list(club.nobody().json("/api/games/" + goesOn.id() + "/dice"));
            assertThat(some)
                    .isNotEmpty()
                    .allSatisfy(roll -> assertThat(roll.has("evidence")).isFalse())
                    .anySatisfy(
                            roll -> assertThat(roll.path("proof").asString()).isEqualTo("proven"));
        }
    }

    @Test
    void standingsAgreeWithTheRecordsAndForgetWhatIsTakenBack() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = played(club, "swm-campaign", LONG);
            Club.Guest organizer = club.guest(game, "organizer");
            String page = "/g/" + game.id() + "/standings";
            String before = organizer.get(page).body();
            assertThat(before).contains("<svg class=\"scene chart\"", "Turn 1 › ", "On the map");
            String records =
                    organizer.json("/api/games/" + game.id()).path("records").toString();
            JsonNode standings = Json.read(records).get(1);
            assertThat(standings.path("title").asString()).isEqualTo("Standings");
            int treasury = heads(standings).indexOf("Treasury");
            for (JsonNode row : standings.path("rows")) {
                String now = row.path("cells").get(treasury).path("text").asString();
                assertThat(key(before, "Treasury"))
                        .as(row.toString())
                        .contains(game.seats().get(row.path("owner").asString()) + " <strong>" + now + "</strong>");
            }
            assertThat(organizer.get(page).body()).as("from what was kept").isEqualTo(before);
            organizer.does(game, Map.of("do", "rewind", "to", 5, "reason", "once more"));
            assertThat(organizer.get(page).body()).doesNotContain("Turn 1 › Action");
        }
    }

    @Test
    void aPlayerAsksForAForecastAndNobodyElseMakesTheHostPlayOut() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = played(club, "space-battles", ENOUGH);
            String seat = game.seats().keySet().iterator().next();
            Club.Guest player = club.guest(game, seat);
            String page = "/g/" + game.id() + "/standings";
            String before = player.get(page).body();
            assertThat(before).contains("Play out two phases more").doesNotContain("Chances in 100");
            assertThat(player.form("/g/" + game.id() + "/forecast").statusCode())
                    .isEqualTo(303);
            String after = player.get(page).body();
            assertThat(after).contains("<figcaption>Chances in 100").isNotEqualTo(before);
            for (String name : game.seats().values()) {
                assertThat(key(after, "Chances in 100")).containsPattern(name + " <strong>\\d{1,3}</strong>");
            }
            String api = "/api/games/" + game.id() + "/forecast";
            JsonNode known = player.json(api);
            JsonNode more = Json.MAPPER.readTree(player.post(api, "{}").body());
            int left = known.path("left").asInt();
            assertThat(more.path("left").asInt()).isEqualTo(Math.max(0, left - 2));
            JsonNode last = more.path("phases").path(more.path("phases").size() - 1);
            assertThat(last.path("chances").size()).isEqualTo(game.seats().size());
            assertThat(last)
                    .isEqualTo(known.path("phases").path(known.path("phases").size() - 1));
            assertThat(club.guest(game, "organizer").post(api, "{}").body()).contains("NOT_A_PLAYER");
            assertThat(club.guest(game, "organizer").get(page).body()).doesNotContain("Forecast");
            assertThat(club.nobody().form("/g/" + game.id() + "/forecast").statusCode())
                    .isBetween(400, 499);
        }
    }

    private static List<String> heads(JsonNode table) {
        return list(table.path("heads")).stream().map(JsonNode::asString).toList();
    }

    /** The names and numbers below the chart of that name. */
    private static String key(String page, String what) {
        String from = page.substring(page.indexOf("<figcaption>" + what));
        return from.substring(from.indexOf("<ul"), from.indexOf("</ul>"));
    }

    @Test
    void theWallIsAPageOfTheGame() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            assertThat(anna.get("/g/" + game.id() + "?wall").headers().firstValue("Location"))
                    .hasValue("/g/" + game.id() + "/wall");
            assertThat(anna.get("/g/" + game.id() + "/wall").body()).contains("Waiting for Anna and Bert");
            assertThat(club.stranger().get("/g/" + game.id() + "/wall").statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void whatIsSearchedForIsWordsAndNothingElse() throws Exception {
        try (Club club = new Club(folder)) {
            String page = club.nobody()
                    .get("/rules/swm-campaign?q=%3Cscript%3Ealert(1)%3C/script%3E")
                    .body();
            assertThat(page).doesNotContain("<script>alert").contains("&lt;script&gt;alert");
            assertThat(club.nobody().get("/rules/swm-campaign?q=swm-turn-03").body())
                    .contains("1 rule with swm-turn-03");
            HttpResponse<String> unknown = club.nobody().get("/rules/no-such-ruleset");
            assertThat(unknown.statusCode()).isEqualTo(404);
            assertThat(unknown.body()).contains("there are those of: 40k-crusade, skirmish-dice, space-battles");
            for (String ruleset :
                    List.of("40k-crusade", "warmachine-map", "space-battles", "skirmish-dice", "swm-campaign")) {
                assertThat(club.nobody().get("/rules/" + ruleset).body())
                        .as(ruleset)
                        .contains("<tr id=\"")
                        .doesNotContain("**", "|---");
            }
        }
    }
}
