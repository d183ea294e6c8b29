package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.check.Violation;
import org.muster.api.decision.Options;
import org.muster.cli.words.OptionsInWords;
import tools.jackson.databind.JsonNode;

/** What is asked late in a game of four fits a screen or two, and says how all of it is seen. */
class PendingTest {

    @TempDir
    Path folder;

    /** A game of bots, taken back to that share of its entries. */
    private Cli at(String ruleset, int parts) throws IOException {
        Cli cli = new Cli(folder);
        cli.run("simulate " + ruleset + " -n 1 --seed 3 --keep @kept").isDone();
        Files.copy(folder.resolve("kept/seed-3.muster"), folder.resolve("club.muster"));
        long entries = cli.text("club.muster").lines().count();
        cli.run("rewind @club.muster " + entries / parts + " --reason test").isDone();
        return cli;
    }

    @Test
    void fourOrdersOfThreeBannersFitTwoScreens() throws IOException {
        Cli cli = at("warmachine-map", 3);
        cli.run("undo @club.muster --reason all-four").isDone(); // one had answered
        String told = cli.run("pending @club.muster").isDone().out();
        String whole = cli.run("pending @club.muster --all").isDone().out();
        assertThat(told.lines()).hasSizeLessThan(70).noneMatch(line -> line.contains("more lines"));
        assertThat(Stream.of(told.split("\n    for ")).skip(1))
                .as("of every banner every kind of order, in its line or below it")
                .allMatch(banner -> Stream.of("march", "forced-march", "fortify", "ambush")
                        .allMatch(order -> Pattern.compile("[: ]" + order + "[, ]")
                                .matcher(banner)
                                .find()));
        assertThat(banners(told)).hasSize(12).isEqualTo(banners(whole));
        assertThat(whole.lines()).hasSizeGreaterThan(150).noneMatch(line -> line.contains("--all shows them"));
    }

    /** Of which it is said what they may do. */
    private static Set<String> banners(String told) {
        return told.lines()
                .filter(line -> line.startsWith("    for "))
                .flatMap(line ->
                        Pattern.compile("player\\d-\\d \\(").matcher(line).results())
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** One banner of many, one place of the map. */
    @Test
    void onePartOfALongFormIsAskedForByName() throws IOException {
        Cli cli = at("warmachine-map", 3);
        String told = cli.run("pending @club.muster --as player1 --at player1-2")
                .isDone()
                .out();
        assertThat(told.lines()).hasSizeBetween(4, 60);
        assertThat(told)
                .contains("Player 1 (Circle Orboros) decides:", "player1-2:")
                .doesNotContain("player1-1:", "Player 2 decides");
        Cli feud = new Cli(Files.createDirectory(folder.resolve("feud"))).opened();
        assertThat(feud.run("pending @club.muster --as anna --at birk").isDone().out())
                .contains("    raid:\n      birk", "Anna (blue) decides:")
                .doesNotContain("Bert decides", "carn");
        feud.run("pending @club.muster --as anna --at nowhere")
                .isRefused("Nothing that is asked can be answered at nowhere", "muster pending shows all of it");
    }

    /** Of so many squads that are legal a random one is no example: the book's own is. */
    @Test
    void theExampleOfAnArmyIsTheBooksOwn() {
        Cli cli = new Cli(folder);
        cli.run("new swm-campaign @club.muster --seats anna=Anna,bert=Bert --seed 7")
                .isDone();
        cli.run("choose @club.muster --as anna rebel dorn").isDone();
        cli.run("choose @club.muster --as bert sith cresh").isDone();
        List<String> seats = List.of("anna", "bert");
        for (int i = 0; i < seats.size(); i++) {
            JsonNode question = cli.run("pending @club.muster --json --as " + seats.get(i))
                    .json()
                    .at("/decisions/0/questions/" + i);
            assertThat(question.path("example").size()).isGreaterThan(3);
            assertThat(question.path("example")).isEqualTo(question.path("otherwise"));
        }
    }

    @Test
    void whatNobodyWaitsForIsALine() throws IOException {
        Cli cli = at("space-battles", 2);
        assertThat(cli.run("pending @club.muster --as player1").isDone().out())
                .containsOnlyOnce("> Concede")
                .containsPattern(
                        "may also: Turn \\d+ > Movement > Concede: Concede\\? The other side wins then. \\(decision ")
                .contains(" fight-on|concede\n");
        assertThat(cli.run("pending @club.muster --as player1 --all").isDone().out())
                .contains("The game does not wait for it.", "fight-on");
        cli.run("choose @club.muster --as player1 concede")
                .isRefused("Nothing is asked of Player 1", "an answer to an offer names its decision: ", "Concede");
    }

    @Test
    void whatSeveralAreOfferedAlikeIsToldOnce() throws IOException {
        Cli cli = at("warmachine-map", 2);
        assertThat(cli.run("pending @club.muster").isDone().out())
                .containsOnlyOnce("> Cancel shipments")
                .containsPattern("  The same for Player \\d \\(.+\\) \\(decision \\d+\\), Player \\d .*\\.\n");
        assertThat(cli.run("pending @club.muster --as player2").isDone().out())
                .contains("Player 2 (Searforge Commission) may also: ", "> Cancel shipments")
                .doesNotContain("The same for");
    }

    @Test
    void anOfferSaysWhatCanBeSaid() {
        Cli cli = new Cli(folder).opened();
        assertThat(cli.run("pending @club.muster").isDone().out())
                .contains(" > Concede: End the feud for all? (decision 2): ", " 2 yes|no\n");
    }

    /** What is copied without a thought must not end a battle; and what a battle's report asks is asked about the battle. */
    @Test
    void anOfferNamesItsChoicesAndIsFoundByItsBattle() {
        Cli cli = new Cli(folder);
        cli.run("new 40k-crusade @s.muster --seats anna=Anna,bert=Bert --organizer --seed 1")
                .isDone();
        Stream.of(
                        "anna imperium",
                        "bert orks",
                        "anna starter",
                        "bert starter",
                        "anna {\"attack\":{\"S01\":\"S04\"}}",
                        "bert none",
                        "bert yes",
                        "anna bert",
                        "organizer publish")
                .forEach(answer -> cli.run("choose @s.muster --as " + answer).isDone());
        String told = cli.run("pending @s.muster --as anna").isDone().out();
        assertThat(told)
                .contains("  one of: scenario, roll, size, concede, unable (--all tells more)")
                .contains(" '{\"scenario\":\"")
                .doesNotContain(" concede\n");
        assertThat(cli.run("pending @s.muster --as anna --at battle-1").isDone().out())
                .contains("> Report", "result: How did it end?", "> Arrangements", "one of: scenario, roll,")
                .doesNotContain("more lines");
        cli.run("show @s.muster --at battle-2 --records")
                .isRefused("There is no battle-2 in the picture: it is over, or unknown. The log tells what happened.");
        String[] entries = cli.text("s.muster").split("\n");
        for (int n = 0; n < entries.length; n++) {
            if (entries[n].contains("\"kind\":\"reached\"")) {
                assertThat(cli.run("explain @s.muster " + n).isDone().out())
                        .contains("where the game stood was noted", "That is a note: muster verify")
                        .doesNotContain("taken back");
            }
        }
        assertThat(String.join("", entries)).contains("\"kind\":\"reached\"");
        cli.run("pending @s.muster --as anna --at battle-2")
                .isRefused("Nothing that is asked can be answered at battle-2");
        assertThat(cli.run("pending @s.muster --as anna --json").isDone().json().toString())
                .contains("\"id\":\"concede\",\"label\":\"concede the battle\",\"givesUp\":true");
    }

    /** Who does an organizer's work finds that there is nothing to answer, and for whom there is. */
    @Test
    void aGameWithoutAnOrganizerAsksNoneAndNamesItsSeats() {
        Cli cli = new Cli(folder).opened();
        assertThat(cli.run("pending @club.muster --as organizer").isDone().out())
                .contains(
                        "who does an organizer's work where a game has none; its seats are Anna (blue) and Bert (orange).");
    }

    @Test
    void whoHasAnsweredIsNotAskedAnewByOthers() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        String organizers = cli.run("pending @club.muster").isDone().out();
        assertThat(organizers).containsOnlyOnce("raid a region");
        assertThat(cli.run("pending @club.muster --as anna").isDone().out())
                .as("who may still change it sees what to")
                .contains("raid a region");
    }

    @Test
    void anExampleIsNotWhatOneGetsForNothing() {
        Cli cli = new Cli(folder).opened();
        var question = cli.run("pending @club.muster --as anna --json").json().at("/decisions/0/questions/0");
        assertThat(question.get("otherwise").asString()).isEqualTo("hold");
        assertThat(question.get("example").toString()).isNotEqualTo("\"hold\"");
    }

    /** Nobody deploys where chance would; the printed places are what one tries first. */
    @Test
    void anExampleIsTheDefaultWhereAllElseArePlacesOnTheTable() {
        Cli cli = new Cli(folder);
        cli.run("new skirmish-dice @club.muster --seats anna=Anna,bert=Bert --seed 3")
                .isDone();
        assertThat(cli.run("pending @club.muster").isDone().out())
                .contains("club.muster --as anna --decision 1 printed\n")
                .doesNotContain("{\"place\"");
    }

    /** A draft counts: what would be taken without one is not what will be. */
    @Test
    void whoHasDraftedIsNotToldTheDefault() {
        Cli cli = new Cli(folder).opened();
        assertThat(cli.run("pending @club.muster --as anna").isDone().out())
                .contains("Without an answer in time: hold");
        cli.run("choose @club.muster --as anna --draft {\"raid\":\"birk\"}").isDone();
        assertThat(cli.run("pending @club.muster --as anna").isDone().out())
                .contains("raid a region: Birkwood, not confirmed yet; it counts if time runs out.")
                .doesNotContain("Without an answer in time");
    }

    /** The book forbids it, so the list says so before it is chosen. */
    @Test
    void whatNoListCanHoldIsMarked() {
        Catalogue<Figure> figures = Catalogue.of(List.of(new Figure("maul", 30), new Figure("vader", 50)));
        ArmyRule<Figure> noSith = ArmyRules.every(
                figure -> !figure.id().equals("maul"),
                figure -> Violation.of("SITH", "{who} is no Jedi.", figure.name()));
        assertThat(OptionsInWords.of(Options.army(figures, List.of(noSith)), 9, UnaryOperator.identity()))
                .contains("  maul   maul, 30 points; not now: maul is no Jedi.", "  vader  vader, 50 points");
    }

    @Test
    void whatCostsNothingHasNoPrice() {
        Catalogue<Figure> figures = Catalogue.of(List.of(new Figure("sabine", 0)));
        assertThat(OptionsInWords.of(Options.army(figures, List.of()), 9, UnaryOperator.identity()))
                .contains("  sabine  sabine");
    }

    private record Figure(String id, int points) implements Profile {
        @Override
        public String name() {
            return id;
        }
    }

    @Test
    void theOrganizerGivesMoreTimeAndStopsItOverTheHolidays() {
        Cli cli = new Cli(folder).opened();
        Instant until = until(cli);
        assertThat(cli.run("extend @club.muster 1d12h --reason ill").isDone().out())
                .contains("Give orders stays open for 1 day 12 hours more: ill");
        assertThat(until(cli)).isEqualTo(until.plus(Duration.ofHours(36)));
        String day = until.plus(Duration.ofDays(1)).truncatedTo(ChronoUnit.DAYS).toString();
        Instant begins = Instant.parse(day);
        assertThat(cli.run("pause @club.muster --from " + day.substring(0, 10) + " --until "
                                + begins.plus(Duration.ofDays(10)) + " --reason holidays")
                        .isDone()
                        .out())
                .containsOnlyOnce("No time runs from ")
                .contains(": holidays");
        assertThat(until(cli)).isEqualTo(until.plus(Duration.ofHours(36)).plus(Duration.ofDays(10)));
        assertThat(cli.run("pending @club.muster --as anna").isDone().out())
                .contains("No time runs from ", ": holidays", ", 1 day 12 hours more than the rules give.");
        assertThat(cli.run("show @club.muster").isDone().out()).contains("No time runs from ", ": holidays");
        assertThat(cli.run("pause @club.muster --end --from " + day.substring(0, 10))
                        .isDone()
                        .out())
                .contains("is left out");
        assertThat(cli.run("pending @club.muster").isDone().out()).doesNotContain("No time runs");
        assertThat(until(cli)).isEqualTo(until.plus(Duration.ofHours(36)));
        cli.run("pause @club.muster --from " + day.substring(0, 10) + " --until " + begins.plus(Duration.ofDays(10)))
                .isDone();
        assertThat(cli.run("log @club.muster").isDone().out())
                .contains("stays open for 1 day 12 hours more: ill", ": holidays");
        cli.run("verify @club.muster").isDone();
        assertThat(cli.run("pause @club.muster --until " + Instant.now().plus(Duration.ofDays(1)) + " --reason snow")
                        .isDone()
                        .out())
                .contains("No time runs from ");
        assertThat(until(cli)).isAfter(until.plus(Duration.ofDays(12)));
        cli.run("pause @club.muster --until " + Instant.now().plus(Duration.ofDays(2)) + " --reason frost")
                .isDone();
        assertThat(cli.run("pause @club.muster --end").isDone().out())
                .as("all that are now")
                .contains("No time runs from ", ": snow", ": frost");
        assertThat(until(cli)).isBefore(until.plus(Duration.ofDays(12)));
        Instant free = until(cli);
        LocalDate last = LocalDate.ofInstant(free, ZoneOffset.UTC);
        cli.run("pause @club.muster --from " + last + " --until " + last).isDone();
        assertThat(until(cli)).as("a day is meant to its end").isEqualTo(free.plus(Duration.ofDays(1)));
        cli.run("pause @club.muster --end --from " + last).isDone();
        String before = cli.text("club.muster");
        cli.run("pause @club.muster --end").isRefused("No pause is now");
        cli.run("pause @club.muster --end --from 2001-01-01").isRefused("its end is wanted later than its beginning");
        cli.run("pause @club.muster").isRefused("--until TIME, or --end");
        cli.run("pause @club.muster --until 2027-02-30").isRefused("2027-02-30 is no moment", "2027-01-06T18:00");
        cli.run("pause @club.muster --until 2001-01-01").isRefused("its end is wanted later than its beginning");
        cli.run("extend @club.muster soon").isRefused("soon is no length of time", "1d12h");
        cli.run("extend @club.muster 0d").isRefused("more than nothing");
        cli.run("extend @club.muster 9999d").isRefused("9999 days", "366");
        cli.run("extend @club.muster 1d --decision 77").isRefused("Decision 77 is not open");
        assertThat(cli.text("club.muster")).isEqualTo(before);
    }

    private static Instant until(Cli cli) {
        return Instant.parse(cli.run("pending @club.muster --json")
                .json()
                .at("/decisions/0/until")
                .asString());
    }

    @Test
    void aDeadlineClosesOnlyWhatIsDue() {
        Cli cli = new Cli(folder).opened();
        String before = cli.text("club.muster");
        cli.run("deadline @club.muster")
                .isRefused(
                        "No time is over yet",
                        "1 (Turn 1 > Orders > Give orders), open until ",
                        "--all",
                        "\"hold\" for Anna and Bert.");
        assertThat(cli.text("club.muster")).isEqualTo(before);
        String earlier = Instant.now()
                .minus(Duration.ofHours(73))
                .truncatedTo(ChronoUnit.MILLIS)
                .toString();
        cli.write(
                "club.muster",
                Rechained.lines(before.lines()
                        .map(line -> line.replaceFirst("\"at\":\"[^\"]+\"", "\"at\":\"" + earlier + "\""))
                        .toList()));
        assertThat(cli.run("deadline @club.muster").isDone().out()).contains("Time is up for 1 decision.");
    }
}
