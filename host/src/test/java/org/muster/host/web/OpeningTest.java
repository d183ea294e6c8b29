package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Token;

/** A season of any system is opened by one form, without script; what is wrong is said where it stands, and nothing typed is lost. */
class OpeningTest {

    @TempDir
    private Path folder;

    private Club club;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static HttpResponse<String> form(Club.Guest guest, String... fields) throws Exception {
        return guest.form("/new", fields);
    }

    private static String only(String page, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(page);
        assertThat(found.find()).as(pattern + " in " + page).isTrue();
        return found.group(1);
    }

    private HostedGame opened(HttpResponse<String> page) throws Exception {
        assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
        return club.host()
                .games()
                .find(only(page.body(), "href=\"/g/([a-z0-9]{12})\""))
                .orElseThrow();
    }

    private static String shipped(String file) throws Exception {
        try (InputStream in = OpeningTest.class.getClassLoader().getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void everySystemIsOpenedAndEachSeatHasALink() throws Exception {
        String systems = club.nobody().get("/new").body();
        List<String> ids = Pattern.compile("/new\\?ruleset=([a-z0-9-]+)")
                .matcher(systems)
                .results()
                .map(one -> one.group(1))
                .toList();
        assertThat(ids).hasSize(5);
        for (String id : ids) {
            assertThat(club.nobody().get("/new/picture?ruleset=" + id).body()).startsWith("<svg");
            String page = club.nobody().get("/new?ruleset=" + id).body();
            String once = only(page, "name=\"once\" value=\"([^\"]+)\"");
            HttpResponse<String> done = form(
                    club.nobody(),
                    "ruleset",
                    id,
                    "once",
                    once,
                    "person",
                    "Olga",
                    "seat.1",
                    "Anna",
                    "seat.2",
                    "Bert",
                    "plays.2",
                    "0");
            HostedGame game = opened(done);
            assertThat(game.seats().values()).containsExactly("Anna", "Bert");
            assertThat(game.header().isFair()).isTrue();
            assertThat(club.host().games().bots(game.id())).containsOnlyKeys(new Player("seat2"));
            String door = only(done.body(), "value=\"[^\"]*(/join/[\\w-]+)\"");
            assertThat(done.body()).contains("<svg class=\"qr\"");
            assertThat(club.nobody().form(door, "name", "Anna").statusCode()).isEqualTo(303);
        }
    }

    /** Who runs the host is known by the name that their machine has for them, which is nobody's at a table. */
    @Test
    void whoRunsTheHostSaysWhatPeopleCallThem() throws Exception {
        assertThat(club.keeper().get("/new?ruleset=space-battles").body())
                .containsPattern("name=\"person\"[^>]*value=\"keeper\"");
        HttpResponse<String> done =
                form(club.keeper(), "ruleset", "space-battles", "person", "Olga", "seat.1", "Anna", "seat.2", "Olga");
        opened(done);
        assertThat(done.body()).contains("The seat Olga bears your name");
        assertThat(club.host().people().called("Olga")).hasSize(1);
    }

    @Test
    void whatIsWrongIsSaidAtItsFieldAndNothingIsLost() throws Exception {
        HttpResponse<String> page = form(
                club.nobody(),
                "ruleset",
                "40k-crusade",
                "person",
                "",
                "name",
                "Winter <season>",
                "seat.1",
                "Anna",
                "plays.1",
                "77",
                "option.supplyLimit",
                "many",
                "option.missingOrder",
                "PANIC",
                "data.map",
                "name: Nowhere\nplanets: []\n");
        assertThat(page.statusCode()).isEqualTo(422);
        String body = page.body();
        assertThat(body)
                .contains("value=\"Winter &lt;season>\"", "value=\"many\"", "name: Nowhere\nplanets: []")
                .contains("your name is missing")
                .contains("No bot plays 77")
                .doesNotContain("missingOrder can't be")
                .containsPattern("<a href=\"#at-option.missingOrder\">[^<]+</a>")
                .contains(" can't be \"PANIC\"; it is one of \u201cnothing\u201d, ")
                .as("what would open is not shown as if all were well")
                .doesNotContain("class=\"preview scene\"", "Every house rule is as in the book.")
                .contains("line 2, column 1", "planets");
        assertThat(
                        only(
                                body,
                                "(?s)<ul class=\"refused\">\\s*<li>([^<]*)</li>\\s*</ul></div>\\s*<label>Power levels of an order of battle"))
                .contains("it is a whole number");
        assertThat(club.host().games().open(10)).isEmpty();
        assertThat(page.headers().firstValue("Set-Cookie"))
                .as("nobody was made of it")
                .isEmpty();
    }

    @Test
    void tooFewSeatsAreSaidAtTheSeats() throws Exception {
        HttpResponse<String> page = form(club.stranger(), "ruleset", "space-battles", "seat.1", "Anna");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(only(page.body(), "(?s)<legend>Who plays</legend>.*?<li>([^<]*)</li>"))
                .contains("is for 2 players; there is 1");
    }

    @Test
    void aGameIsLookedAtBeforeItOpens() throws Exception {
        HttpResponse<String> page =
                form(club.stranger(), "ruleset", "swm-campaign", "do", "look", "seat.1", "Anna", "seat.2", "Bert");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body())
                .contains("class=\"preview scene\"", "value=\"Anna\"", "Every house rule is as in the book.");
        assertThat(club.host().games().open(10)).isEmpty();
    }

    /** A list is tried by the very rules that the game will have, and stands in nobody's way. */
    @Test
    void anArmyIsJudgedByTheRulesOfTheGame() throws Exception {
        String[] form = {
            "ruleset",
            "swm-campaign",
            "do",
            "look",
            "seat.1",
            "Anna",
            "seat.2",
            "Bert",
            "army.squad",
            "faction: imperial\nfigures: {grand-admiral-thrawn: 2, stormtrooper: 12}\n"
        };
        String page = form(club.stranger(), form).body();
        assertThat(page).contains("class=\"preview scene\"", "not legal", "12 × Stormtrooper", "Grand Admiral Thrawn");
        form[form.length - 1] = "faction: imperial\nfigures: {grand-admiral-thrawn: 1, stormtrooper: 12}\n";
        assertThat(form(club.stranger(), form).body()).contains("legal.").doesNotContain("not legal");
        form[form.length - 1] = "faction: imperial\nfigures: [12\n";
        assertThat(form(club.stranger(), form).body()).contains("can't be read", "line ", "figures: [12");
        assertThat(club.host().games().open(10)).isEmpty();
    }

    @Test
    void ownMapsAndHouseRulesArePlayedBy() throws Exception {
        String map = shipped("org/muster/ruleset/swm/data/map.yaml").replace("Aurek City", "Otto City");
        Club.Guest olga = club.stranger();
        HttpResponse<String> looked = form(
                olga,
                "ruleset",
                "swm-campaign",
                "do",
                "look",
                "seat.1",
                "Anna",
                "seat.2",
                "Bert",
                "data.map",
                map,
                "option.decisionHours",
                "36");
        assertThat(looked.statusCode()).as(looked.body()).isEqualTo(200);
        assertThat(looked.body())
                .contains("Otto City")
                .containsPattern("(?s)Not as in the book:.*<li>Time for each decision: 36 h</li>");
        HostedGame game = opened(form(
                olga,
                "ruleset",
                "swm-campaign",
                "public",
                "yes",
                "seat.1",
                "Anna",
                "seat.2",
                "Bert",
                "data.map",
                map,
                "option.decisionHours",
                "36",
                "dice",
                "physical"));
        assertThat(game.header().options().toString()).isEqualTo("{\"decisionHours\":36}");
        assertThat(game.header().dice().source()).isEqualTo("physical");
        assertThat(game.isPublic()).isTrue();
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
        String told = "Time for each decision: 36 h";
        assertThat(olga.get("/g/" + game.id()).body()).contains("Not as in the book:", "<li>" + told + "</li>");
        assertThat(olga.json("/api/games/" + game.id())
                        .path("houseRules")
                        .path(0)
                        .asString())
                .isEqualTo(told);
    }

    /** What a club may play otherwise is asked and explained in words, not by names that files use. */
    @Test
    void houseRulesAreReadInWords() throws Exception {
        String page = club.nobody().get("/new?ruleset=swm-campaign").body();
        assertThat(page)
                .contains("State of a squad of exactly 75 points", ">damaged · book<", ">active<")
                .contains("As the book says: 72 h (3 days)")
                .contains(
                        "Choice: \"damaged\" or \"active\".",
                        "Choice: \"no\" or \"yes\".",
                        "Not in the source; \"Turns until the ranking decides\", 0 = none")
                .contains("With \"Squads are built in captured capitals too\" any capital")
                .doesNotContain(">Exactly75<", "option exactly75", "DAMAGED |", "Choice: false", "`");
    }

    /** A variant that the ruleset brings stands beside the book's own way, in words, and the game keeps what it changes. */
    @Test
    void aVariantIsOfferedBesideTheBook() throws Exception {
        String changed = "ships: ships, Troop Transport, hits: 1, not 2";
        String book = club.nobody().get("/new?ruleset=space-battles").body();
        assertThat(book)
                .contains("As in the book", "ruleset=space-battles&amp;variant=even-hoth", "a transport takes one hit")
                .doesNotContain(changed);
        String even = club.nobody()
                .get("/new?ruleset=space-battles&variant=even-hoth")
                .body();
        assertThat(even).contains("What is otherwise than in the book:", changed);
        Club.Guest olga = club.stranger();
        HostedGame game = opened(
                form(olga, "ruleset", "space-battles", "variant", "even-hoth", "seat.1", "Anna", "seat.2", "Bert"));
        assertThat(game.header().data().keySet()).containsExactly("ships");
        assertThat(olga.get("/g/" + game.id()).body()).contains("Not as in the book:", "<li>" + changed + "</li>");
        assertThat(even).containsPattern("(?s)<h1>[^<]*</h1>\\s*<p><strong>Escape from Hoth for players who know it");
        assertThat(olga.get("/").body()).contains("Escape from Hoth for players who know it");
        assertThat(olga.json("/api/games").path(0).path("variant").asString()).isEqualTo("even-hoth");
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
        HttpResponse<String> odd =
                form(olga, "ruleset", "space-battles", "variant", "odd-hoth", "seat.1", "Anna", "seat.2", "Bert");
        assertThat(odd.statusCode()).isEqualTo(422);
        assertThat(odd.body()).contains("brings no variant odd-hoth; it brings even-hoth");
        HttpResponse<String> asked = olga.post(
                "/api/games",
                Map.of(
                        "ruleset",
                        "space-battles",
                        "variant",
                        "even-hoth",
                        "look",
                        true,
                        "seats",
                        List.of(Map.of("name", "Anna"), Map.of("name", "Bert"))));
        assertThat(asked.body()).contains("\"good\"");
    }

    /** The form shows a variant's house rules as they are in it, and who sets one back has the book's. */
    @Test
    void aHouseRuleOfAVariantCanBeSetBack() throws Exception {
        String page =
                club.nobody().get("/new?ruleset=swm-campaign&variant=short-war").body();
        assertThat(only(page, "name=\"option.capitalsToWin\" value=\"(\\d+)\"")).isEqualTo("2");
        String[] form = {
            "ruleset",
            "swm-campaign",
            "variant",
            "short-war",
            "seat.1",
            "Anna",
            "seat.2",
            "Bert",
            "option.capitalsToWin",
            "2"
        };
        Club.Guest olga = club.stranger();
        assertThat(opened(form(olga, form)).header().options().toString()).isEqualTo("{\"capitalsToWin\":2}");
        form[form.length - 1] = "6";
        assertThat(opened(form(olga, form)).match().game().play().houseRules()).isEmpty();
    }

    /** Who has dice at home throws them, while the host throws for the others. */
    @Test
    void oneThrowsRealDiceAndTheOthersDoNot() throws Exception {
        HostedGame game = opened(form(
                club.stranger(), "ruleset", "skirmish-dice", "seat.1", "Anna", "plays.1", "real", "seat.2", "Bert"));
        assertThat(game.header().dice().source()).isEqualTo("fair");
        assertThat(game.header().dice().physical()).containsExactly("seat1");
        HttpResponse<String> asked = club.stranger()
                .post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "skirmish-dice",
                                "seats",
                                List.of(
                                        Map.of("seat", "anna", "name", "Anna"),
                                        Map.of("seat", "bert", "name", "Bert", "dice", "physical"))));
        assertThat(asked.statusCode()).as(asked.body()).isEqualTo(200);
        HostedGame other = club.host()
                .games()
                .find(Json.read(asked.body()).path("id").asString())
                .orElseThrow();
        assertThat(other.header().dice().physical()).containsExactly("bert");
        assertThat(club.host().games().bots(other.id())).isEmpty();
    }

    @Test
    void aFormThatIsSentTwiceOpensOneGame() throws Exception {
        Club.Guest olga = club.stranger();
        String[] fields = {
            "ruleset",
            "space-battles",
            "once",
            Token.fresh().text(),
            "public",
            "yes",
            "seat.1",
            "Anna",
            "seat.2",
            "Bert"
        };
        HostedGame game = opened(form(olga, fields));
        HttpResponse<String> again = form(olga, fields);
        assertThat(again.statusCode()).isEqualTo(303);
        assertThat(again.headers().firstValue("Location")).hasValue("/g/" + game.id() + "/seats");
        assertThat(club.host().games().open(10)).hasSize(1);
    }

    /** Who runs a game and plays in it is two at one table, and comes to both. */
    @Test
    void whoOpensAGameTakesTheSeatOfTheirNameAtATap() throws Exception {
        Club.Guest olga = club.stranger();
        HttpResponse<String> links = form(
                olga,
                "ruleset",
                "warmachine-map",
                "seat.1",
                "Bert",
                "seat.2",
                "Stranger",
                "seat.3",
                "Cleo",
                "plays.3",
                "0");
        HostedGame game = opened(links);
        String seats = "/g/" + game.id() + "/seats";
        assertThat(only(links.body(), "(?s)name=\"seat\" value=\"(\\w+)\">\\s*<p>The seat Stranger bears your name"))
                .isEqualTo("seat2");
        assertThat(olga.get(seats).body()).contains("bears your name");
        HttpResponse<String> sits = olga.form(seats, "do", "sit", "seat", "seat2");
        assertThat(sits.headers().firstValue("Location")).hasValue("/g/" + game.id() + "?as=seat2");
        assertThat(olga.json("/api/games/" + game.id()).path("places").toString())
                .isEqualTo("[\"organizer\",\"seat2\"]");
        assertThat(olga.get(seats).body()).doesNotContain("bears your name");
        for (String taken : List.of("seat2", "seat3", "organizer")) {
            HttpResponse<String> again = olga.form(seats, "do", "sit", "seat", taken);
            assertThat(again.statusCode()).as(taken).isEqualTo(422);
            assertThat(again.body()).contains("is not free");
        }
    }

    @Test
    void moreSeatsKeepWhatWasTyped() throws Exception {
        HttpResponse<String> page =
                form(club.stranger(), "ruleset", "warmachine-map", "do", "seat", "seat.4", "Dora", "name", "Long");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("value=\"Dora\"", "value=\"Long\"", "name=\"seat.5\"");
    }

    /** Deadlines and house rules are explained by the book itself. */
    @Test
    void aHouseRuleSaysWhatItChanges() throws Exception {
        assertThat(club.nobody().get("/new?ruleset=40k-crusade").body())
                .contains("What a player without an order does", "CRU-STRAT-05: A player without an order does nothing")
                .contains("Choice: \"nothing\" or \"defends the home system\" (")
                .as("of what another option can be, too, people read what it means")
                .contains("\"turns are added, four at most\" (standard turns are added")
                .doesNotContain("= EXTRA_TURNS");
    }

    /** The field may lie far below the head of the page. */
    @Test
    void aHouseRuleOutOfItsBoundsIsRefusedAtItsField() throws Exception {
        HttpResponse<String> page = form(
                club.stranger(),
                "ruleset",
                "swm-campaign",
                "seat.1",
                "Anna",
                "seat.2",
                "Bert",
                "option.capitalsToWin",
                "-3");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body())
                .contains("What can't stay:", "<a href=\"#at-option.capitalsToWin\">")
                .containsPattern(
                        "(?s)id=\"at-option.capitalsToWin\">\\s*<div role=\"alert\">.{0,40}<li>-3 is not from 2 to 10");
    }

    /** The picture of a game without what is refused would look as if all were well. */
    @Test
    void whatIsRefusedIsNotShownAsItWouldOpen() throws Exception {
        for (String typed : List.of("three", "8")) {
            String body = form(
                            club.stranger(),
                            "ruleset",
                            "swm-campaign",
                            "do",
                            "look",
                            "seat.1",
                            "Anna",
                            "seat.2",
                            "Bert",
                            "option.capitalsToWin",
                            typed)
                    .body();
            assertThat(body.contains("class=\"preview scene\"")).as(typed).isEqualTo(typed.equals("8"));
            assertThat(body).as(typed).doesNotContain("Every house rule is as in the book.");
        }
    }

    /** What can't be read hides nothing that is out of bounds, nor the other way round. */
    @Test
    void allThatCanNotStayIsToldAtOnce() throws Exception {
        HttpResponse<String> page = form(
                club.stranger(),
                "ruleset",
                "warmachine-map",
                "seat.1",
                "Anna",
                "option.rounds",
                "-3",
                "option.terrainPieces",
                "five",
                "option.maxBanners",
                "2000");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body())
                .contains(
                        "href=\"#at-seat.\"",
                        "href=\"#at-option.rounds\"",
                        "href=\"#at-option.terrainPieces\"",
                        "href=\"#at-option.maxBanners\"");
    }
}
