package org.muster.cli.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Area;
import org.muster.api.decision.Each;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Paths;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;
import org.muster.cli.terminal.Screen;
import org.muster.core.json.Json;

/** Big answers, asked in few lines. */
class AnswerPromptTest {

    private static final List<Option> FIGURES = IntStream.rangeClosed(1, 6)
            .mapToObj(n -> Option.of("trooper-" + n, "Trooper {n}", n))
            .toList();

    /** The fate of every figure, as a battle report asks for it. */
    private static final Options<?> FATES = Options.each(
            FIGURES,
            figure -> Options.<String>either(
                    fate -> fate.startsWith("by-") ? "killed" : fate,
                    Options.just(Option.of("standing", "still stands"), "standing"),
                    Options.just(Option.of("fled", "has fled"), "fled"),
                    Options.when(
                            Option.of("killed", "was killed by"),
                            () -> Options.oneOf(
                                    List.of("by-vader", "by-maul"), by -> Option.called(by, by.substring(3))))));

    private String out = "";

    private Optional<Answer> ask(Options<?> options, String... lines) {
        return askAgain(options, null, lines);
    }

    private Optional<Answer> askAgain(Options<?> options, @Nullable Answer before, String... lines) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Console console = new Console(
                new ByteArrayInputStream((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8)),
                printed,
                printed,
                Screen.NONE);
        AnswerPrompt prompt = new AnswerPrompt(
                console,
                Keyboard.of(console),
                new SplittableRandom(7),
                UnaryOperator.identity(),
                typed -> typed.equals("?"),
                new Numbering());
        Optional<Answer> answer = prompt.ask(options, before);
        out = bytes.toString(StandardCharsets.UTF_8);
        return answer;
    }

    @Test
    void oneLineAnswersForSeveral() {
        assertThat(ask(FATES, "2-3 fled", "5 killed vader", "6 killed", "maul", "rest standing", ""))
                .hasToString("Optional[trooper-1, trooper-4: standing; trooper-2, trooper-3: fled; "
                        + "trooper-5: (killed: by-vader); trooper-6: (killed: by-maul)]");
        assertThat(out)
                .contains(
                        "6 left > 2-3 fled", "4 left > 5 killed vader", "Trooper 6: was killed by: your choice > maul");
    }

    @Test
    void whatIsNotUnderstoodIsTold() {
        assertThat(ask(FATES, "7 fled", "fled", "1 flew", "1,2 killed yoda", "all fled", ""))
                .hasToString("Optional[trooper-1, trooper-2, trooper-3, trooper-4, trooper-5, trooper-6: fled]");
        assertThat(out)
                .contains("Begin with a name, with numbers from 1 to 6, or with rest.")
                .contains("Not understood for Trooper 1: \"flew\"", "Trooper 1: \"yoda\" is no option")
                .contains("\"yoda\" is no option; there are by-vader, by-maul");
    }

    /** How two ships may fly: one of them has no room straight ahead, and no other ship may fly at all. */
    private static final Options<String> FLIGHTS = Options.either(
            flight -> flight.substring(0, 2),
            Options.when(Option.called("SD", "Star Destroyer"), () -> ways("SD", "F")),
            Options.when(Option.called("X1", "X-Wing 1"), () -> ways("X1", "FF", "F", "R", "FR")),
            Options.when(Option.called("X11", "X-Wing 11"), () -> ways("X1", "R")));

    private static Options<String> ways(String ship, String... blocked) {
        return Options.oneOf(
                        List.of("F", "FF", "R", "FR"),
                        way -> Option.called(way, way.equals("FF") ? "full FF" : way),
                        way -> List.of(blocked).contains(way)
                                ? List.of(Violation.of("NO_ROOM", "{ship} has no room for {way}.", ship, way))
                                : List.of())
                .as(way -> ship + " " + way, flight -> flight.substring(3));
    }

    /** What is called just so is not another that only begins so, and who names it hears why it can't be. */
    @Test
    void whatIsClosedIsNotTakenForAnotherThatBeginsSo() {
        assertThat(ask(FLIGHTS, "SD F", "SD", "F", "FF")).hasToString("Optional[SD: FF]");
        assertThat(out)
                .contains("Your choice > SD F\nSD has no room for F.\n", "your choice > F\nSD has no room for F.\n");
        assertThat(ask(FLIGHTS, "X1 FF", "SD fu")).hasToString("Optional[SD: FF]");
        assertThat(out).contains("\nX1 has no room for FF.\n").doesNotContain("no room for R");
        assertThat(ask(
                        Options.each(List.of(Option.called("a", "Anna"), Option.called("b", "Bert")), any -> FLIGHTS),
                        "a SD F, b SD FF",
                        "a SD R",
                        ""))
                .hasToString("Optional[a: (SD: R), b: (SD: FF)]");
        assertThat(out).contains("Anna: SD has no room for F.");
        Options<List<String>> some = Options.someOf(
                1,
                2,
                List.of("F", "FF", "R"),
                way -> Option.called(way, way),
                way -> way.equals("F") ? List.of(Violation.of("NO_ROOM", "There is no room.")) : List.of());
        assertThat(ask(some, "F, R", "FF, R")).hasToString("Optional[FF, R]");
        assertThat(out).contains("There is no room.");
    }

    /** Ways of two squads: one of the marches is full for the first. */
    private record Marches(List<String> full) implements Paths {

        private static final Map<String, String> NAMES =
                Map.of("besh-east", "Besh Eastmarch", "cresh-east", "Cresh Eastmarch", "cresh-west", "Cresh Westmarch");

        @Override
        public List<Violation> check(List<String> path) {
            String end = path.get(path.size() - 1);
            return !NAMES.containsKey(end)
                    ? List.of(Violation.of("NO_ROUTE", "There is no territory {id}.", end))
                    : full.contains(end)
                            ? List.of(Violation.of("FULL", "{place} is full.", NAMES.get(end)))
                            : List.of();
        }

        @Override
        public List<List<String>> open() {
            return Stream.of("cresh-east", "cresh-west")
                    .filter(end -> !full.contains(end))
                    .map(List::of)
                    .toList();
        }

        @Override
        public List<List<String>> closed() {
            return full.stream().map(List::of).toList();
        }

        @Override
        public List<String> to(String place) {
            return List.of(place);
        }

        @Override
        public Option option(String place) {
            return Option.called(place, NAMES.getOrDefault(place, place));
        }
    }

    private static Options<List<String>> marches(String... full) {
        return Options.pathOver(new Marches(List.of(full)));
    }

    /** Also by a part of its name, and it does not keep another from being chosen that is called so too. */
    @Test
    void whyAPlaceIsClosedIsToldToWhoNamesIt() {
        Options<List<String>> moves = Options.either(
                way -> "rebel-1",
                Options.when(Option.called("rebel-1", "Rebel squad 1"), () -> marches("cresh-east")),
                Options.when(Option.called("rebel-2", "Rebel squad 2"), () -> marches("besh-east")),
                Options.when(Option.called("rebel-3", "Rebel squad 3"), () -> marches("besh-east", "cresh-east")));
        assertThat(ask(moves, "1 eastmarch", "rebel-1", "eastmarch", "cresheastmarch", "westmarch"))
                .hasToString("Optional[rebel-1: cresh-west]");
        assertThat(out)
                .containsSubsequence(
                        "> 1 eastmarch", "Cresh Eastmarch is full.",
                        "> eastmarch\nCresh Eastmarch is full.", "> cresheastmarch\nCresh Eastmarch is full.")
                .doesNotContain("There is no territory");
        assertThat(ask(moves, "squad 2 eastmarch")).hasToString("Optional[rebel-2: cresh-east]");
        assertThat(ask(moves, "rebel-3 eastmarch", "rebel-3 cresh", "rebel-3 cresh-west"))
                .hasToString("Optional[rebel-3: cresh-west]");
        assertThat(out).contains("There is no territory eastmarch.");
    }

    /** Who was meant by what was not understood is none of the rest. */
    @Test
    void theRestIsNotAnsweredForWhereSomethingBeforeItWasNotUnderstood() {
        String left = "\"rest %s\" is left until what stands before it is understood.";
        assertThat(ask(FATES, "2 flew, rest standing", "2 fled, rest standing", ""))
                .hasToString(
                        "Optional[trooper-1, trooper-3, trooper-4, trooper-5, trooper-6: standing; trooper-2: fled]");
        assertThat(out).contains(left.formatted("standing"));
        assertThat(ask(ORDERS, "anna-1 flies, rest fortify", "anna-1 march C4, rest fortify", ""))
                .hasToString("Optional[anna-1: (march: C4); anna-2, anna-3: fortify]");
        assertThat(out).contains(left.formatted("fortify"));
    }

    /** Which of two answers for one was meant nobody knows: neither counts. */
    @Test
    void whoIsNamedTwiceOnALineIsAskedAgain() {
        String twice = "%s is named twice on this line, and nothing of it is taken: one answer each.";
        assertThat(ask(
                        FATES,
                        "2 fled, 3 standing, trooper-2 standing",
                        "1-3 fled, 2 standing",
                        "all standing, 2 fled",
                        ""))
                .hasToString(
                        "Optional[trooper-1, trooper-3, trooper-4, trooper-5, trooper-6: standing; trooper-2: fled]");
        assertThat(out)
                .contains(
                        twice.formatted("Trooper 2") + "\n6 left > 1-3",
                        twice.formatted("Trooper 2") + "\n6 left > all");
        assertThat(ask(ORDERS, "anna-1 march C4, anna-2 fortify, anna-1 fortify", "anna-1 fortify, rest march C4", ""))
                .hasToString("Optional[anna-1: fortify; anna-2, anna-3: (march: C4)]");
        assertThat(out).contains(" is named twice on this line, and nothing of it is taken: one answer each.");
    }

    /** Who slips in one of several orders reads which of them stand. */
    @Test
    void whatIsKeptOfALineWithASlipIsShown() {
        assertThat(ask(ORDERS, "anna-3 march C4, anna-1 flies, anna-2 fortify", "anna-1 fortify", ""))
                .hasToString("Optional[anna-1, anna-2: fortify; anna-3: (march: C4)]");
        assertThat(out.replaceAll("\\s+", " ")).containsPattern("This is kept: .*fortify.*C4");
        assertThat(ask(ORDERS, "anna-1 fortify, rest march C4", "")).isPresent();
        assertThat(out).doesNotContain("This is kept");
    }

    /** One of whom nothing can be asked now is not another whose name begins so. */
    @Test
    void whoCanNotBeAskedNowIsNoOther() {
        Options<?> places = Options.each(
                List.of(Option.called("C1", "C1"), Option.called("C10", "C10"), Option.called("D4", "D4")),
                any -> Options.oneOf(List.of("fort", "depot"), built -> Option.called(built, built)),
                place -> Violation.unless(
                        !place.equals("C1"), () -> Violation.of("NOT_YOURS", "{place} is not yours.", place)));
        assertThat(ask(places, "C1 fort, D4 depot", "C10 depot", "")).hasToString("Optional[C10, D4: depot]");
        assertThat(out).contains("C1 is not yours.\nThis is kept:\n  D4: depot\n");
    }

    /** Each part names whom it is for; what else there is is the rest, and a slip takes nothing from the others. */
    @Test
    void aLineAnswersForSeveralEachInItsOwnWay() {
        assertThat(ask(FATES, "1, 3 fled, trooper 2 killed vader, 5, 6 were killed by maul, * standing", ""))
                .hasToString("Optional[trooper-1, trooper-3: fled; trooper-2: (killed: by-vader);"
                        + " trooper-4: standing; trooper-5, trooper-6: (killed: by-maul)]");
        assertThat(ask(FATES, "rest standing, 2 flew, 3 fled, nobody fled", "2 fled", ""))
                .hasToString(
                        "Optional[trooper-1, trooper-4, trooper-5, trooper-6: standing; trooper-2, trooper-3: fled]");
        assertThat(out)
                .contains("Not understood for Trooper 2: \"flew\"", "1 left > 2 fled")
                .contains("Begin with a name, with numbers from 1 to 6, or with rest.");
    }

    /** All of it is shown once before it goes, and may be taken back. */
    @Test
    void whatIsAnsweredForSeveralIsLookedAtBeforeItGoes() {
        assertThat(ask(FATES, "all fled", "back", "1-3 standing, rest fled", "6 standing", ""))
                .hasToString(
                        "Optional[trooper-1, trooper-2, trooper-3, trooper-6: standing; trooper-4, trooper-5: fled]");
        assertThat(out).contains("Enter if that is all, or what is to change > back");
        assertThat(ask(FATES, "all fled")).isEmpty();
    }

    private static final List<Option> BANNERS = IntStream.rangeClosed(1, 3)
            .mapToObj(n -> Option.of("anna-" + n, "Anna's banner {n}", n))
            .toList();

    private static final Options<?> ORDERS = Options.each(
            BANNERS,
            banner -> Options.<String>either(
                    order -> order.equals("fortify") ? "fortify" : "march",
                    Options.when(
                            Option.of("march", "march one space"),
                            () -> Options.oneOf(
                                    List.of("C4", "D4"), to -> Option.called(to, "Forn City (" + to + ")"))),
                    Options.just(Option.of("fortify", "stay"), "fortify")));

    /** A few are asked one by one; whoever is asked, others may be named. */
    @Test
    void whoIsAskedOneByOneMayAlsoBeNamedOnALine() {
        String orders = "Optional[anna-1: (march: C4); anna-2, anna-3: fortify]";
        for (String line : List.of(
                "anna-1 march C4, anna-2 fortify, rest fortify",
                "march C4, banner 2 fortify, * fortify",
                "rest fortify, Anna's banner 1 march Forn City (C4)",
                "anna-2, anna-3 fortify, anna-1 march C4")) {
            assertThat(ask(ORDERS, line, "")).as(line).hasToString(orders);
            assertThat(out)
                    .containsOnlyOnce("  Anna's banner 1: march one space: Forn City (C4)\n  Anna's banner 2: stay\n")
                    .contains("Enter if that is all, or what is to change > \n");
        }
        assertThat(ask(ORDERS, "march C4", "banner 3 fortify", "fortify", "")).hasToString(orders);
        assertThat(ask(ORDERS, "march C4", "fortify", "fortify")).isEmpty();
        assertThat(ask(ORDERS, "all fortify", "anna-1 march C4", "")).hasToString(orders);
        assertThat(ask(ORDERS, "all fortify", "back", "march C4", "", "", ""))
                .as("the others are asked anew, and kept by an empty line")
                .hasToString(orders);
    }

    @Test
    void aSlipInOnePartKeepsTheOthersAndSaysWhose() {
        assertThat(ask(ORDERS, "anna-1 march Z9, anna-2 fortify, anna-9 fortify, anna-3 fortify", "march C4", ""))
                .hasToString("Optional[anna-1: (march: C4); anna-2, anna-3: fortify]");
        assertThat(out)
                .contains("\nAnna's banner 1: \"Z9\" is no option; there are C4, D4.\n")
                .doesNotContain("Not understood")
                .contains("\"anna-9 fortify\" begins with no name.")
                .contains("Anna's banner 1: your choice > march C4");
    }

    /** Of what is typed in one line a part may be refused: then nothing is handed in before it is said again. */
    @Test
    void aShareThatIsRefusedIsNotHandedInWithTheRest() {
        Options<?> split = Options.split(40, FIGURES);
        assertThat(ask(split, "2 40, 3 10", "2 30, 3 10")).hasToString("Optional[trooper-2: 30, trooper-3: 10]");
        assertThat(out).contains("Only 0 are left for Trooper 3.", "0 left > 2 30, 3 10");
    }

    /** "Tusken Raider #22" may be typed without its sign; who ends something with another of the usual words is understood. */
    @Test
    void namesAreFoundWithoutTheirSignAndTheEndByAnyOfItsWords() {
        Listed listed =
                Listed.of(List.of(Option.called("raider#2", "Raider #2"), Option.called("raider#22", "Raider #22")));
        assertThat(Names.find(listed, "raider 22")).get().extracting(Option::id).isEqualTo("raider#22");
        assertThat(Names.find(listed, "Raider 2")).get().extracting(Option::id).isEqualTo("raider#2");
        assertThat(Names.find(listed, "raider")).isEmpty();
        Listed people = Listed.of(List.of(
                Option.called("darth-malak#1", "Darth Malak"),
                Option.called("old-republic-guard#20", "Old Republic Guard #20"),
                Option.called("gamorrean#20", "Gamorrean Guard #20")));
        assertThat(Names.find(people, "malak")).get().extracting(Option::id).isEqualTo("darth-malak#1");
        assertThat(Names.find(people, "republic guard"))
                .get()
                .extracting(Option::id)
                .isEqualTo("old-republic-guard#20");
        assertThat(List.of("guard", "guard 20", "alak", "20", "public"))
                .allSatisfy(
                        word -> assertThat(Names.find(people, word)).as(word).isEmpty());
        Listed effects = Listed.of(List.of(
                Option.called("charge sabine", "Ride to the citadel on Sabine Wren"), Option.called("pass", "pass")));
        assertThat(Names.find(effects, "sabine"))
                .as("not the card: it may be whom one activates next")
                .isEmpty();
        assertThat(Names.find(effects, "ride")).get().extracting(Option::id).isEqualTo("charge sabine");
        Listed weapons = Listed.of(List.of(Option.called("cannon", "Cannon"), Option.called("done", "hold the rest")));
        assertThat(List.of("none", "done", "pass", "nothing"))
                .allSatisfy(word -> assertThat(Names.find(weapons, word))
                        .get()
                        .extracting(Option::id)
                        .isEqualTo("done"));
        assertThat(Names.find(listed, "none")).isEmpty();
        assertThat(ask(Options.number(0, 2), "none")).hasToString("Optional[0]");
        assertThat(ask(Options.number(1, 2), "none", "1")).hasToString("Optional[1]");
    }

    /** Two sides of three: who fell, by whom of the other side, or by nobody in the list. */
    private static final Options<?> BATTLE = Options.each(
            FIGURES,
            figure -> Options.<String>either(
                    fate -> fate.equals("standing") ? fate : "killed",
                    Options.just(Option.of("standing", "still stands"), "standing"),
                    Options.when(
                            Option.of("killed", "was killed by ..."),
                            () -> Options.oneOf(
                                    Stream.concat(
                                                    FIGURES.stream()
                                                            .map(Option::id)
                                                            .filter(other -> isFirstSide(other) != isFirstSide(figure)),
                                                    Stream.of("reserve"))
                                            .toList(),
                                    by -> Option.called(by, by.replace("trooper-", "Trooper "))))));

    private static boolean isFirstSide(String figure) {
        return figure.compareTo("trooper-4") < 0;
    }

    /** Who is listed under a number is called by it, also as the killer of another, and not by a place in a list nobody sees. */
    @Test
    void aNumberIsThatOfTheLineThatIsShownAlsoInAnAnswer() {
        assertThat(ask(BATTLE, "1 killed 5", "2 killed 2", "2 killed 7", "4 killed by trooper 3", "rest standing", ""))
                .hasToString("Optional[trooper-1: (killed: trooper-5); trooper-2: (killed: reserve);"
                        + " trooper-3, trooper-5, trooper-6: standing; trooper-4: (killed: trooper-3)]");
        assertThat(out).contains("Not understood for Trooper 2: \"killed 2\"");
        ask(BATTLE, "1 killed trooper", "5", "killed", "2", "quit");
        assertThat(out)
                .contains("It may be Trooper 4, Trooper 5, Trooper 6: type more of the name.")
                .contains("   1  Trooper 1", "   7  reserve")
                .contains("Trooper 5  was killed by Trooper 2");
    }

    /** A name that several share is no name of one; with a star it is that of all, as in an answer on the command line. */
    @Test
    void aBeginningWithAStarMeansAllThatBeginSo() {
        Optional<Answer> all = ask(FATES, "trooper fled", "Trooper 2 standing", "trooper* killed vader", "");
        assertThat(all)
                .hasToString("Optional[trooper-1, trooper-2, trooper-3, trooper-4, trooper-5, trooper-6:"
                        + " (killed: by-vader)]");
        assertThat(out).contains("\"trooper\" may be any of 1-6; trooper* means them all.");
        assertThat(askAgain(FATES, all.orElseThrow(), "rest fled", "trooper-2 standing", ""))
                .hasToString("Optional[trooper-1, trooper-3, trooper-4, trooper-5, trooper-6: (killed: by-vader);"
                        + " trooper-2: standing]");
        assertThat(out).contains("Nothing is left; a name, numbers from 1 to 6, or all change what is there.");
    }

    /** Of two alike the first was lost in silence. */
    @Test
    void whatSeveralAreCalledIsNoneOfThem() {
        Options<?> fates = Options.each(
                List.of(
                        Option.called("forsaken#1", "The Forsaken"),
                        Option.called("forsaken#2", "The Forsaken"),
                        Option.called("harrier#1", "Harrier one"),
                        Option.called("harrier#2", "Harrier two"),
                        Option.called("raek", "Raek"),
                        Option.called("seraph", "Seraph"),
                        Option.called("stinger", "Stinger")),
                any -> Options.oneOf(List.of("intact", "lost"), one -> Option.called(one, one)));
        assertThat(ask(fates, "the forsaken lost", "2 lost", "rest intact", ""))
                .hasToString(
                        "Optional[forsaken#1, harrier#1, harrier#2, raek, seraph, stinger: intact; forsaken#2: lost]");
        assertThat(out).contains("\"the\" may be any of 1-2; the* means them all.");
        assertThat(ask(fates, "forsaken#2 lost", "the* intact", "rest lost", ""))
                .isPresent();
    }

    @Test
    void aQuestionMarkShowsTheWholeAndANumberAloneAsks() {
        ask(FATES, "?", "1", "killed", "vader", "quit");
        assertThat(out)
                .contains("for 1-6:", "killed    was killed by", "Trooper 1: your choice > killed")
                .contains("5 left > quit");
    }

    @Test
    void aWordEndsTheAskingAnywhere() {
        assertThat(ask(FATES, "1 fled", "2 killed", "undo")).isEmpty();
        assertThat(ask(FATES, "1 fled")).isEmpty();
    }

    @Test
    void longListsAreShownInPart() {
        Options<?> places =
                Options.oneOf(IntStream.rangeClosed(1, 40).boxed().toList(), n -> Option.of("p" + n, "Place {n}", n));
        assertThat(ask(places, "?", "33")).hasToString("Optional[p33]");
        assertThat(out).contains("  12  Place 12\n      ... and 28 more; ? lists all", "  40  Place 40");
    }

    @Test
    void ofALongListOneOfEachKindIsShown() {
        List<String> moves = IntStream.rangeClosed(1, 20)
                .mapToObj(n -> n < 18 ? "F" + n : n < 20 ? "full F" + n : "attack F" + n)
                .toList();
        assertThat(ask(Options.oneOf(moves, move -> Option.called(move, move)), "18"))
                .hasToString("Optional[full F18]");
        assertThat(out)
                .contains("  10  F10\n  18  full F18\n  20  attack F20\n      ... and 8 more; ? lists all")
                .doesNotContain("F11", "F19");
    }

    @Test
    void manyShareInOneLine() {
        assertThat(ask(Options.split(10, FIGURES), "1 12", "1 4, trooper-2 5", "nobody 1", "2 6"))
                .hasToString("Optional[trooper-1: 4, trooper-2: 6]");
        assertThat(out).contains("Only 10 are left for Trooper 1", "\"nobody 1\" is no name", "1 left > 2 6");
    }

    record Convoy(String from, int wagons, List<String> guards) {}

    private static final Form.Field<Convoy, String> FROM = Options.field(
                    "from",
                    Options.oneOf(List.of("hill", "mill", "quay"), any -> Option.called(any, any)),
                    Convoy::from)
            .asking("Where does it set out?");

    /** Wagons cost two, guards one, of eight. */
    private static final Options<Convoy> CONVOY = Options.form(
                    FROM,
                    Options.field("wagons", Options.number(0, 9), Convoy::wagons)
                            .asking("How many wagons?")
                            .orElse(1),
                    Options.field(
                                    "guards",
                                    Options.several(
                                            0, 3, Options.oneOf(List.of("ann", "bob"), any -> Option.called(any, any))),
                                    Convoy::guards)
                            .asking("Who guards it?"),
                    Convoy::new)
            .summedBy(convoy -> Sentence.of("It costs {n} of 8.", cost(convoy)))
            .where(convoy -> cost(convoy) > 8
                    ? List.of(Violation.of("DEAR", "It costs {n}, and there are 8.", cost(convoy)))
                    : List.of());

    private static int cost(Convoy convoy) {
        return 2 * convoy.wagons() + convoy.guards().size();
    }

    @Test
    void aFieldIsAQuestionAndSaysWhatTheWholeComesTo() {
        assertThat(ask(CONVOY, "mill", "2", "+", "ann", "bob", ""))
                .hasToString("Optional[from: mill, wagons: 2, guards: (ann, bob)]");
        assertThat(out)
                .contains("Where does it set out? > mill", "How many wagons? Enter to leave it out, + to tell > 2")
                .contains("It costs 2 of 8.", "It costs 4 of 8.", "It costs 5 of 8.", "It costs 6 of 8.");
    }

    @Test
    void backLeadsToThePartBeforeAndAnEmptyLineKeepsIt() {
        assertThat(ask(CONVOY, "mill", "2", "back", "3", "+", "ann", ""))
                .hasToString("Optional[from: mill, wagons: 3, guards: (ann)]");
        assertThat(ask(CONVOY, "mill", "2", "back", "back", "", "", "")).hasToString("Optional[from: mill, wagons: 2]");
        assertThat(out)
                .contains("Where does it set out? (Enter: mill) > ", "Enter: 2, + to tell anew, - to leave it out");
        assertThat(ask(CONVOY, "back", "quay", "undo", "hill", "", "+", "back", "", ""))
                .hasToString("Optional[from: hill]");
    }

    /** What was refused as a whole is not typed again. */
    @Test
    void oneSlipDoesNotThrowAReportAway() {
        Answer refused = ask(CONVOY, "mill", "4", "ann", "", "").orElseThrow();
        assertThat(out)
                .as("an empty line does not send what is refused for ever")
                .contains("It costs 9, and there are 8.", "That would be refused once more: - drops the last;");
        assertThat(CONVOY.read(refused).violations()).hasSize(1);
        assertThat(askAgain(CONVOY, refused, "", "3", ""))
                .hasToString("Optional[from: mill, wagons: 3, guards: (ann)]");
        assertThat(askAgain(CONVOY, refused, "", "", "-", "bob", "", ""))
                .hasToString("Optional[from: mill, wagons: 4, guards: (bob)]");
        Answer fates = ask(FATES, "1-5 fled", "6 killed maul", "").orElseThrow();
        assertThat(askAgain(FATES, fates, "2 standing", ""))
                .hasToString("Optional[trooper-1, trooper-3, trooper-4, trooper-5: fled; trooper-2: standing; "
                        + "trooper-6: (killed: by-maul)]");
        assertThat(askAgain(
                        Options.split(10, FIGURES),
                        ask(Options.split(10, FIGURES), "1 10").orElseThrow(),
                        "1 4, 2 6",
                        ""))
                .hasToString("Optional[trooper-1: 4, trooper-2: 6]");
    }

    /** A report that is settled or corrected begins with the one that was given. */
    @Test
    void whatIsProposedIsTakenWithOneKeyOrChangedInPart() {
        Options<Convoy> proposed =
                CONVOY.proposing(new Convoy("mill", 2, List.of("ann")), Sentence.of("as Bert has reported"));
        assertThat(ask(proposed, "")).hasToString("Optional[from: mill, wagons: 2, guards: (ann)]");
        assertThat(out).contains("Enter: as Bert has reported, + to change something > ");
        assertThat(ask(proposed, "mill", "?", "+", "", "3", ""))
                .hasToString("Optional[from: mill, wagons: 3, guards: (ann)]");
        assertThat(out)
                .contains("Enter takes it as it is, + goes through it", "  mill; How many wagons? 2")
                .contains("Where does it set out? (Enter: mill) > ", "How many wagons? Enter: 2, + to tell anew");
        assertThat(ask(proposed, "+", "back", "")).hasToString("Optional[from: mill, wagons: 2, guards: (ann)]");
        assertThat(ask(
                        Options.either(Options.when(Option.of("correct", "correct it"), Convoy.class, () -> proposed)),
                        "correct",
                        ""))
                .hasToString("Optional[correct: (from: mill, wagons: 2, guards: (ann))]");
        assertThat(ask(CONVOY.proposing(new Convoy("mill", 9, List.of()), Sentence.of("as it was")), "", "3", ""))
                .as("what is not legal any more is gone through")
                .hasToString("Optional[from: mill, wagons: 3]");
    }

    private static final List<Option> HEROES = List.of(
            Option.called("darth-vader", "Darth Vader"),
            Option.called("boba-fett", "Boba Fett, Young Mercenary"),
            Option.called("maul", "Maul"),
            Option.called("mara", "Mara Jade"));

    private static final Options<?> SOME = Options.someOf(0, 3, HEROES, one -> one);

    @Test
    void namesAreUnderstoodHoweverTheyAreTyped() {
        for (String typed :
                List.of("Darth Vader, maul", "darth-vader maul", "DARTHVADER,maul", "1,3", "1 3", "darth, mau")) {
            assertThat(ask(SOME, typed)).as(typed).hasToString("Optional[darth-vader, maul]");
        }
        assertThat(ask(SOME, "boba fett, young mercenary, mara jade")).hasToString("Optional[boba-fett, mara]");
        assertThat(ask(SOME, "2-4")).hasToString("Optional[boba-fett, maul, mara]");
        for (String typed : List.of("none", "None", "nothing", "-", "")) {
            assertThat(ask(SOME, typed)).as(typed).hasToString("Optional[nothing]");
        }
        assertThat(ask(Options.several(0, 2, Options.oneOf(HEROES, one -> one)), "darth vader", "none"))
                .hasToString("Optional[darth-vader]");
        assertThat(ask(Options.splitUpTo(9, FIGURES), "none")).hasToString("Optional[nothing]");
        assertThat(ask(Options.splitUpTo(9, FIGURES), "1 3", "")).hasToString("Optional[trooper-1: 3]");
        assertThat(ask(Options.oneOf(HEROES, one -> one), "mara_jade")).hasToString("Optional[mara]");
        assertThat(ask(FATES, "trooper 3 fled", "trooper-4 killed Vader", "Trooper 5 standing", "rest fled", ""))
                .hasToString("Optional[trooper-1, trooper-2, trooper-3, trooper-6: fled; "
                        + "trooper-4: (killed: by-vader); trooper-5: standing]");
        assertThat(ask(
                        Options.either(Options.when(
                                Option.of("slay", "slay"), Option.class, () -> Options.oneOf(HEROES, one -> one))),
                        "slay Darth Vader"))
                .hasToString("Optional[slay: darth-vader]");
    }

    @Test
    void whatIsNoNameIsRefusedWithWhatWouldBeRight() {
        assertThat(ask(SOME, "yoda, maul", "ma", "1,2,3,4", "3")).hasToString("Optional[maul]");
        assertThat(out)
                .contains("Not among them: yoda. Type numbers or names with commas between, such as Darth Vader, maul.")
                .contains("Not among them: ma.", "4 are named; it takes 0 to 3.");
        assertThat(ask(Options.someOf(1, 2, HEROES, one -> one), "none", "maul"))
                .hasToString("Optional[maul]");
    }

    /** What several may do alike is told once, also where what they may not do differs. */
    @Test
    void whatIsTheSameForManyIsToldOnce() {
        Options<?> marches = Options.each(
                FIGURES,
                figure -> Options.oneOf(
                        List.of("hill", "mill", figure),
                        place -> Option.called(
                                place.equals(figure) ? "home" : place, place.equals(figure) ? "home" : place),
                        place -> place.equals(figure)
                                ? List.of(Violation.of("THERE", "{who} is at home.", figure))
                                : List.of()));
        ask(marches, "?", "quit");
        assertThat(out)
                .containsOnlyOnce("mill")
                .contains("for 1-6:", "not now: home: trooper-1 is at home. (and 5 more reasons)");
    }

    /** Of two hundred reasons one of each kind is told, what is commonest first. */
    @Test
    void ofManyReasonsOneOfEachKindIsTold() {
        List<String> places = List.of("a", "b", "c", "d", "e");
        Options<String> support = Options.<String>cases()
                .just(Option.of("none", "nobody"), "")
                .when(
                        Option.of("help", "help somebody"),
                        () -> Options.<String>oneOf(
                                places,
                                place -> Option.called(place, place),
                                place -> List.of(
                                        place.equals("a")
                                                ? Violation.of("NOMAD", "{who} is no nomad.", place)
                                                : Violation.of("FAR", "You do not reach {place}.", place))))
                .either(any -> any.isEmpty() ? "none" : "help");
        ask(support, "?", "quit");
        assertThat(out).contains("not now: help somebody: You do not reach b. a is no nomad. (and 3 more reasons)");
    }

    /** Squares are typed as they are written, and without the brackets. */
    @Test
    void aSquareIsNamedWithoutItsBrackets() {
        Options<String> squares = Options.oneOf(
                List.of("7,2", "7,12"), square -> Option.called("s" + square.replace(',', '-'), "(" + square + ")"));
        assertThat(ask(squares, "7,2")).hasToString("Optional[s7-2]");
        assertThat(ask(squares, "7, 12")).hasToString("Optional[s7-12]");
        assertThat(ask(squares, "(7, 2)")).hasToString("Optional[s7-2]");
    }

    record Boost(int dice, boolean force) {}

    /** A field that can't be anything but what leaving it out says is not asked. */
    @Test
    void aFieldThatCanBeNothingElseIsNotAsked() {
        assertThat(ask(boost(false), "2")).hasToString("Optional[dice: 2]");
        assertThat(out).doesNotContain("a Force Die");
        assertThat(ask(boost(true), "2", "yes")).hasToString("Optional[dice: 2, force: true]");
    }

    private static Options<Boost> boost(boolean hasForce) {
        return Options.form(
                Options.field("dice", Options.number(0, 3), Boost::dice).asking("How many dice?"),
                Options.field(
                                "force",
                                Options.<Boolean>oneOf(
                                        List.of(true, false),
                                        yes -> Option.of(yes.toString(), yes ? "yes" : "no"),
                                        yes -> yes && !hasForce
                                                ? List.of(Violation.of("NONE", "There is no Force Die."))
                                                : List.of()),
                                Boost::force)
                        .asking("Do you spend a Force Die?")
                        .orElse(false),
                Boost::new);
    }

    record Basket(List<Option> who, List<String> what, String where) {}

    /** What can't be anything but nothing is not asked, at any depth; that something might have been is told. */
    @Test
    void aPartWhereNothingCanBeChosenIsPassedBy() {
        Options<Basket> basket = Options.form(
                Options.field(
                                "who",
                                Options.someOf(
                                        0, 3, HEROES, one -> one, one -> List.of(Violation.of("POOR", "No supply."))),
                                Basket::who)
                        .asking("Who comes along?"),
                Options.field(
                                "what",
                                Options.several(0, 3, Options.oneOf(List.of(), any -> Option.called("x", "x"))),
                                Basket::what)
                        .asking("What is bought?"),
                Options.field(
                                "where",
                                Options.oneOf(List.of("hill", "mill"), any -> Option.called(any, any)),
                                Basket::where)
                        .asking("Where?"),
                Basket::new);
        assertThat(ask(basket, "mill")).hasToString("Optional[where: mill]");
        assertThat(out)
                .containsOnlyOnce("  Who comes along? Nothing can be chosen now.\n")
                .containsOnlyOnce("Who comes along?")
                .doesNotContain("What is bought?");
    }

    /** Three hundred spaces, one a line, tell less than how one is typed; what has a name or odds is listed. */
    @Test
    void manyCoordinatesAreCounted() {
        Options<?> spaces = Options.oneOf(
                IntStream.range(0, 320).boxed().toList(),
                at -> Option.called(
                        "x" + (at % 16 + 1) + "y" + (at / 16 + 1), "(" + (at % 16 + 1) + "," + (at / 16 + 1) + ")"));
        assertThat(ask(spaces, "?", "x3y2")).hasToString("Optional[x3y2]");
        assertThat(out.lines().filter(line -> line.contains("(1,1)")))
                .hasSize(2)
                .allMatch("      320 of them, from (1,1) to (16,20); type one so: x1y1."::equals);
        assertThat(out).doesNotContain("(2,1)");
    }

    /** Each with its reason; where they are many, whoever names what is closed reads why. */
    @Test
    void whatIsClosedIsToldWithItsReasonsIfTheyAreFew() {
        Options<?> deeds = Options.oneOf(
                List.of("buy", "sell", "lend"),
                deed -> Option.called(deed, deed),
                deed -> deed.equals("buy")
                        ? List.of()
                        : List.of(Violation.of("NO_" + deed, "Nobody {deed}s on Sunday.", deed)));
        ask(deeds, "?", "sell", "buy");
        assertThat(out)
                .contains(
                        "      not now: sell: Nobody sells on Sunday.\n",
                        "      not now: lend: Nobody lends on Sunday.\n",
                        "> sell\nNobody sells on Sunday.\n");
        assertThat(ask(deeds, "sell wool", "buy")).hasToString("Optional[buy]");
        assertThat(out).as("whatever stands behind it").contains("> sell wool\nNobody sells on Sunday.\n");
        List<String> days = List.of("Mon", "Tue", "Wed", "Thu", "Fri", "Sat");
        Options<?> many = Options.oneOf(
                days,
                day -> Option.called(day, day),
                day -> day.equals("Sat")
                        ? List.of()
                        : List.of(
                                Violation.of("NO_" + day, "{day} is wet.", day),
                                Violation.of("COLD_" + day, "{day} is cold.", day)));
        ask(many, "?", "Mon", "Sat");
        assertThat(out).contains("      not now: Mon, Tue, Wed, Thu and Fri; type one to read why\n", "Mon is wet.");
    }

    @Test
    void aLineOfManyIsTakenBackAlone() {
        assertThat(ask(FATES, "1-3 fled", "4-5 killed vader", "back", "4 standing", "rest fled", ""))
                .hasToString(
                        "Optional[trooper-1, trooper-2, trooper-3, trooper-5, trooper-6: fled; trooper-4: standing]");
        assertThat(ask(Options.split(10, FIGURES), "1 4", "2 5", "back", "3 6"))
                .hasToString("Optional[trooper-1: 4, trooper-3: 6]");
        assertThat(ask(Options.split(5, FIGURES.subList(0, 3)), "2", "back", "1", "4"))
                .hasToString("Optional[trooper-1: 1, trooper-2: 4]");
    }

    @Test
    void outOfWhatBelongsToACaseAnotherMayBeNamed() {
        assertThat(ask(FATES, "1", "killed", "back", "fled", "rest standing", ""))
                .hasToString(
                        "Optional[trooper-1: fled; trooper-2, trooper-3, trooper-4, trooper-5, trooper-6: standing]");
    }

    @Test
    void chanceAnswersThePartAndKeepsTheOthers() {
        Answer answer = ask(FATES, "1-2 killed vader", "3 auto", "auto", "").orElseThrow();
        assertThat(answer.toString()).startsWith("trooper-1, trooper-2");
        assertThat(FATES.read(answer).violations()).isEmpty();
        assertThat(out).as("each in its line").contains("Trooper 3").doesNotContain("Chosen by chance");
        Answer convoy = ask(CONVOY, "mill", "auto", "ann", "").orElseThrow();
        assertThat(convoy.toString()).startsWith("from: mill, ").endsWith("guards: (ann)");
        assertThat(out).contains("Chosen by chance: ");
    }

    /** Forty by thirty. */
    private static final class Table implements Area {
        @Override
        public List<Violation> check(Point point) {
            return Violation.unless(
                    point.x() <= 40 && point.y() <= 30, () -> Violation.of("OFF", "{p} is off the table.", point));
        }

        @Override
        public Point sample(RandomGenerator random) {
            return new Point(random.nextInt(41), random.nextInt(31));
        }

        @Override
        public List<List<Point>> outline() {
            return List.of(List.of(new Point(0, 0), new Point(40, 0), new Point(40, 30), new Point(0, 30)));
        }
    }

    private static final Options<?> MOVES = Options.<Object>either(
            choice -> choice instanceof Point ? "move" : choice instanceof String ? "shoot" : "set",
            Options.when(Option.of("move", "move"), Point.class, () -> Options.point(new Table())),
            Options.when(
                    Option.of("shoot", "shoot"),
                    String.class,
                    () -> Options.oneOf(
                            List.of("bib"), one -> Option.called(one, one).noting("26.0%"))),
            Options.when(
                    Option.of("set", "set"),
                    Convoy.class,
                    () -> Options.form(
                            FROM,
                            Options.field("wagons", Options.number(0, 9), Convoy::wagons)
                                    .asking("How many?"),
                            (from, wagons) -> new Convoy(from, wagons, List.of()))));

    @Test
    void aPlaceOrAWordForEachFieldMayStandOnTheLine() {
        assertThat(ask(MOVES, "move 34 22.5")).hasToString("Optional[move: (x: 34.0, y: 22.5)]");
        assertThat(ask(MOVES, "set mill 3")).hasToString("Optional[set: (from: mill, wagons: 3)]");
        assertThat(ask(MOVES, "set wagons 3 from mill")).hasToString("Optional[set: (from: mill, wagons: 3)]");
    }

    /** Where figures are put down, none beyond the fifth centimetre from the first. */
    private static Options<OrderedMap<String, Point>> squad(int figures) {
        List<Option> keys = IntStream.rangeClosed(1, figures)
                .mapToObj(n -> Option.called("f-" + n, "Figure " + n))
                .toList();
        return Options.each(keys, any -> Options.point(new Table()))
                .together(places -> places.entrySet().stream()
                        .filter(one ->
                                places.containsKey("f-1") && one.getValue().to(places.the("f-1")) > 5)
                        .map(one -> Violation.of("FAR", "{figure} is too far from Figure 1.", one.getKey())
                                .inside(one.getKey()))
                        .toList());
    }

    /** It is said while it is that figure's turn, and the others stand; who asks where reads of a place that does. */
    @Test
    void whatDoesNotGoWithTheOthersIsSaidAtOnce() {
        assertThat(ask(squad(2), "10 9", "30 9", "12 8", ""))
                .hasToString("Optional[f-1: (x: 10.0, y: 9.0), f-2: (x: 12.0, y: 8.0)]");
        assertThat(out)
                .contains("Figure 1: x y, such as 20 15 > 10 9\n", "Figure 2: f-2 is too far from Figure 1.")
                .containsOnlyOnce("is too far");
        assertThat(ask(squad(6), "1 10 10", "2 30 10", "2 12 10", "rest auto", ""))
                .isPresent();
        assertThat(out)
                .contains("One answer a line: \"1 20 15\";", "2 30 10\nFigure 2: f-2 is too far from Figure 1.\n5 left")
                .containsOnlyOnce("is too far");
    }

    private record Honour(String side, String name) {}

    private record Retreat(int turn, int place) {}

    private record Fought(String end, Honour honour, OrderedMap<String, Retreat> retreats) {}

    private static final Options<Fought> FOUGHT = Options.form(
            Options.field("end", Options.oneOf(List.of("won", "lost"), one -> Option.called(one, one)), Fought::end)
                    .asking("How did it end?"),
            Options.field(
                            "honour",
                            Options.form(
                                    Options.field(
                                                    "side",
                                                    Options.oneOf(
                                                            List.of("attacker", "defender"),
                                                            one -> Option.called(one, one)),
                                                    Honour::side)
                                            .asking("Who is honoured?"),
                                    Options.field("name", Options.text(1, 30), Honour::name)
                                            .asking("Under which name?"),
                                    Honour::new),
                            Fought::honour)
                    .asking("Which honour?"),
            Options.field(
                            "retreats",
                            Options.each(
                                    List.of(Option.called("p1", "Anna"), Option.called("p2", "Bert")),
                                    any -> retreat()),
                            Fought::retreats)
                    .asking("Who declared a retreat?"),
            Fought::new);

    private static Options<Retreat> retreat() {
        return Options.either(
                one -> one.turn() == 0 ? "none" : "declared",
                Options.nothing(Option.of("none", "declared none"), new Retreat(0, 0)),
                Options.when(
                        Option.of("declared", "declared a retreat in its turn ..."),
                        () -> Options.form(
                                Options.field("turn", Options.number(1, 9), Retreat::turn)
                                        .asking("In which turn?"),
                                Options.field("place", Options.number(1, 2), Retreat::place)
                                        .asking("In whose part of it?"),
                                Retreat::new)));
    }

    /** Whichever of its fields is asked, and though something stands around it. */
    @Test
    void aRecordInARecordIsFilledFromOneLineToo() {
        String fought = "Optional[end: won, honour: (side: defender, name: The Choir)";
        assertThat(ask(FOUGHT, "won", "def, The Choir", "")).asString().startsWith(fought);
        assertThat(out).doesNotContain("Under which name?", "Not");
        assertThat(ask(FOUGHT, "won", "side defender name Choir", "", ""))
                .asString()
                .contains("name: Choir");
        assertThat(ask(FOUGHT, "won", "def", "The Choir", "bert declared 3:2", ""))
                .hasToString(fought + ", retreats: (p2: (declared: (turn: 3, place: 2)))]");
        assertThat(out).contains("All on one line, such as: Anna declared a retreat in its turn 1 1");
    }

    /** Who is named has something to tell; that it is nothing is not offered again. */
    @Test
    void whoIsNamedIsAskedOnlyWhatThereIsToTell() {
        assertThat(ask(FOUGHT, "won", "def, The Choir", "bert", "3:2", ""))
                .asString()
                .contains("turn: 3, place: 2");
        assertThat(out).contains("In which turn? 1 to 9 > 3:2").doesNotContain("your choice >");
    }

    /** Where a leader goes from and to. */
    private record Leap(Point from, Point to) {}

    private static final Options<Leap> LEAP = Options.form(
            Options.field("from", Options.point(new Table()), Leap::from),
            Options.field("to", Options.point(new Table()), Leap::to),
            Leap::new);

    private static final Options<Leap> LEAPS =
            Options.either(leap -> "leap", Options.when(Option.of("leap", "leap"), Leap.class, () -> LEAP));

    /** As people say it, and as programs write it. */
    @Test
    void aPointMayStandBehindItsName() {
        String leap = "Optional[from: (x: 34.0, y: 8.0), to: (x: 30.0, y: 9.5)]";
        assertThat(ask(LEAP, "from 34 8", "to 30 9.5")).hasToString(leap);
        assertThat(ask(LEAP, "from: [34, 8]", "{\"x\": 30, \"y\": 9.5}")).hasToString(leap);
        String leaps = "Optional[leap: (from: (x: 34.0, y: 8.0), to: (x: 30.0, y: 9.5))]";
        for (String line : List.of("leap from 34 8 to 30 9.5", "leap to 30,9.5 from 34,8", "leap 34 8 30 9.5")) {
            assertThat(ask(LEAPS, line)).as(line).hasToString(leaps);
        }
        assertThat(ask(LEAPS, "leap from 34 8 to 30 99", "leap from 34 8 from 30 9", "quit"))
                .isEmpty();
        assertThat(out).contains("is off the table.");
        assertThat(ask(LEAP, "from nowhere", "quit")).isEmpty();
        assertThat(out).contains("\"from nowhere\" is no place: two numbers are wanted, x y.");
    }

    /** Who answers for several reads of whom each time. */
    @Test
    void aQuestionBehindANameSaysOfWhomItIs() {
        Options<String> killers = Options.oneOf(List.of("vader", "maul"), by -> Option.called(by, by))
                .asking("Who killed it?");
        Options<?> fates = Options.each(
                FIGURES,
                figure -> Options.<String>either(
                        fate -> fate.equals("fled") ? "fled" : "killed",
                        Options.just(Option.of("fled", "has fled"), "fled"),
                        Options.when(Option.of("killed", "was killed"), () -> killers)));
        assertThat(ask(fates, "1-2 killed", "vader", "maul", "rest fled", "")).isPresent();
        assertThat(out).contains("Trooper 1: Who killed it? > vader", "Trooper 2: Who killed it? > maul");
        Options<?> completed = Options.each(
                FIGURES,
                figure -> Options.<String>either(
                        fate -> "killed",
                        Options.when(
                                Option.of("killed", "was killed by ..."),
                                () -> Options.oneOf(List.of("vader", "maul"), by -> Option.called(by, by)))));
        assertThat(ask(completed, "1 killed", "vader", "rest killed vader", "")).isPresent();
        assertThat(out).contains("Trooper 1 was killed by: your choice > vader");
    }

    @Test
    void theOnlyChoiceIsTakenAndTold() {
        Options<?> two = Options.several(1, 1, Options.oneOf(List.of("mill"), from -> Option.called(from, "Mill")));
        assertThat(ask(two)).hasToString("Optional[mill]");
        assertThat(out).contains("Mill, the only choice");
    }

    /** What {@code choose} would say. */
    @Test
    void whatOneLineMeantWronglyIsRefusedForItsReason() {
        ask(MOVES, "move 90 90", "set mill 12", "shoot boba", "quit");
        assertThat(out)
                .contains("Your choice > move 90 90\n90.0,90.0 is off", "wagons: 12 is no whole number from 0 to 9")
                .contains("\n\"boba\" is no option; there is bib.");
    }

    private static final Options<?> TURN = Options.<String>either(
            one -> one.startsWith("squad") ? "go" : "done",
            Options.when(Option.of("go", "move a squad"), () -> Options.oneOf(List.of("squad-1", "squad-2"))),
            Options.just(Option.of("done", "no more moves"), "done"),
            Options.just(Option.of("rest", "all rest"), "rest"));

    record Berth(String at, String facing) {}

    /** "SD 7,2" was refused for want of a facing, which is asked then. */
    @Test
    void whatIsSaidOfTheFirstFieldsIsKeptAndTheRestAsked() {
        Options<Berth> berth = Options.form(
                Options.field(
                        "at",
                        Options.oneOf(
                                List.of("x7y2", "x8y2"),
                                at -> Option.called(at, "(" + at.charAt(1) + "," + at.charAt(3) + ")")),
                        Berth::at),
                Options.field("facing", Options.oneOf(List.of("north", "south")), Berth::facing),
                Berth::new);
        Options<Berth> ships = Options.<Berth>either(
                any -> "SD",
                Options.when(Option.called("SD", "SD"), () -> berth),
                Options.when(Option.called("X1", "X1"), () -> berth));
        assertThat(ask(ships, "SD 7,2", "north")).hasToString("Optional[SD: (at: x7y2, facing: north)]");
        assertThat(ask(ships, "SD 7,2 south")).hasToString("Optional[SD: (at: x7y2, facing: south)]");
        assertThat(ask(ships, "SD 9,9", "X1 x8y2", "south")).hasToString("Optional[X1: (at: x8y2, facing: south)]");
    }

    /** With one banner left only where it stands was to be said, and its name was wanted too. */
    @Test
    void ofTheOnlyKindItsNameNeedNotBeSaid() {
        Options<String> place = Options.<String>either(
                any -> "banner 1",
                Options.when(Option.called("banner 1", "Anna's banner 1"), () -> Options.oneOf(List.of("B2", "C3"))));
        assertThat(ask(place, "B2")).hasToString("Optional[banner 1: B2]");
        assertThat(ask(place, "D4", "1 C3")).hasToString("Optional[banner 1: C3]");
        assertThat(out).contains("Not one of them: \"D4\"");
        assertThat(ask(TURN, "squad-2", "go squad-2")).as("there are others").hasToString("Optional[go: squad-2]");
        assertThat(out).contains("Not one of them: \"squad-2\"");
    }

    /** A few letters may be meant for another: what would end the turn is asked back. */
    @Test
    void theBeginningOfAWordThatSaysAllIsAskedBack() {
        assertThat(ask(TURN, "no", "go squad-1")).hasToString("Optional[go: squad-1]");
        assertThat(out).contains("\"no\" would be: no more moves. Enter if that is meant > go squad-1");
        assertThat(ask(TURN, "no", "")).hasToString("Optional[done]");
        for (String whole : List.of("done", "2", "no more moves", "No-More-Moves")) {
            assertThat(ask(TURN, whole)).as(whole).hasToString("Optional[done]");
            assertThat(out).doesNotContain("would be");
        }
        assertThat(ask(TURN, "m squad-2")).as("the rest is asked or said").hasToString("Optional[go: squad-2]");
        ask(TURN, "1 squad-9", "quit");
        assertThat(out).contains("1 is move a squad here.\n\"squad-9\" is no option; there are squad-1, squad-2.");
        assertThat(ask(TURN, "done squad-1", "done")).hasToString("Optional[done]");
        assertThat(out).contains("no more moves is understood, \"squad-1\" is not: one name is wanted here.");
    }

    @Test
    void whatBeginsSeveralIsAskedBackWithTheirNames() {
        assertThat(ask(Options.oneOf(HEROES, one -> one), "ma", "maul")).hasToString("Optional[maul]");
        assertThat(out).contains("\"ma\" begins several: Maul, Mara Jade. Type more of the name, or the number.");
        assertThat(ask(Options.oneOf(HEROES, one -> one), "maul jenth", "mara")).hasToString("Optional[mara]");
        assertThat(out).contains("Maul is understood, \"jenth\" is not: one name is wanted here.");
    }

    @Test
    void whatIsClosedIsRefusedThoughSomethingElseBeginsSo() {
        Options<?> orders = Options.oneOf(
                List.of("march", "march-on"),
                any -> Option.called(any, any),
                any -> any.equals("march") ? List.of(Violation.of("SNOW", "Snow lies.")) : List.of());
        assertThat(ask(orders, "march", "march-on")).hasToString("Optional[march-on]");
        assertThat(out).contains("Your choice > march\nSnow lies.\n");
    }

    /** What goes leaves its number, and what comes gets a new one, as long as the same is asked. */
    @Test
    void numbersStayAsLongAsTheQuestionIsTheSame() {
        Numbering numbering = new Numbering();
        numbering.isAsked("what to buy");
        assertThat(numbers(numbering, "hat", "coat", "boots")).isEqualTo("1 hat, 2 coat, 3 boots");
        assertThat(numbers(numbering, "coat", "boots")).isEqualTo("2 coat, 3 boots");
        assertThat(numbers(numbering, "scarf", "hat", "boots")).isEqualTo("1 hat, 3 boots, 4 scarf");
        assertThat(numbers(numbering, "sword", "spear", "hat"))
                .as("another list")
                .isEqualTo("1 sword, 2 spear, 3 hat");
        numbering.isAsked("what to sell");
        assertThat(numbers(numbering, "coat", "hat")).isEqualTo("1 coat, 2 hat");
    }

    private static String numbers(Numbering numbering, String... names) {
        List<Option> options =
                Stream.of(names).map(name -> Option.called(name, name)).toList();
        Listed listed = numbering.of(Place.whole(Options.text(0, 9), null), options);
        return IntStream.range(0, names.length)
                .mapToObj(at -> listed.numbers().get(at) + " "
                        + listed.options().get(at).id())
                .collect(Collectors.joining(", "));
    }

    @Test
    void whatIsNoWholeOfAPartIsToldBeforeThePartIsAsked() {
        ask(CONVOY, "mill", "two", "2", "carl", "ann", "", "quit");
        assertThat(out)
                .contains("+ to tell > two\ntwo is no whole number from 0 to 9")
                .contains("+ to name one, Enter: none > carl\n\"carl\" is no option; there are ann, bob.");
    }

    @Test
    void aTextThatMayBeMissingCanBeTakenBack() {
        assertThat(ask(Options.text(0, 20), "")).hasToString("Optional[]");
        assertThat(out).contains("text, 0 to 20 characters (Enter: none) > ");
        assertThat(askAgain(Options.text(0, 20), Answer.word("Sotrm"), "-")).hasToString("Optional[]");
        assertThat(out).contains("text, 0 to 20 characters (-: none) (Enter: Sotrm) > ");
        assertThat(ask(Options.text(1, 20), "-")).hasToString("Optional[-]");
    }

    /** As units of a report are: out of one's list, by number or name, and what no list has as it is typed. */
    @Test
    void whatIsSuggestedForATextIsListedAndAnythingElseIsTakenAsItIs() {
        Options<String> unit =
                Options.text(1, 20, List.of(Option.called("Boyz 1", "Boyz 1"), Option.called("Boyz 2", "Boyz 2")));
        assertThat(ask(unit, "2")).hasToString("Optional[Boyz 2]");
        assertThat(out).contains("   1  Boyz 1\n   2  Boyz 2\n");
        assertThat(ask(unit, "boyz 1")).hasToString("Optional[Boyz 1]");
        assertThat(ask(unit, "Boyz", "")).as("a name of its own").hasToString("Optional[Boyz]");
        Options<List<String>> units = Options.several(0, 5, unit);
        assertThat(ask(units, "boyz 1, boyz 2", "Old Relic", "Old Relic", ""))
                .hasToString("Optional[Boyz 1, Boyz 2, Old Relic]");
        assertThat(out)
                .as("it may be meant for another question")
                .contains("> Old Relic\nNot among them: Old Relic. The same line once more takes it all the same.\n");
        assertThat(ask(units, "2", "40", "boyz 1, boyz 2", "-boyz 1", "")).hasToString("Optional[Boyz 2]");
        assertThat(out).as("nobody saw a list").contains("Not among them: 2.", "Dropped: Boyz 1");
        assertThat(ask(units, "+", "2", "")).hasToString("Optional[Boyz 2]");
    }

    /** What does not fit is told before the rest is typed, where the rest can't mend it. */
    @Test
    void whatDoesNotFitIsToldAtOnce() {
        ask(CONVOY, "mill", "5", "quit");
        assertThat(out)
                .contains(
                        "to tell > 5\n  It costs 10 of 8.\nIt costs 10, and there are 8.\nback leads to what was answered, or go on.");
        assertThat(ask(CONVOY, "mill", "5", "back", "3", "ann", ""))
                .hasToString("Optional[from: mill, wagons: 3, guards: (ann)]");
    }

    /** Odds are looked at before the only shot is taken. */
    @Test
    void theOnlyChoiceIsTakenUnaskedOnlyIfItSaysNothing() {
        assertThat(ask(MOVES, "shoot", "1")).hasToString("Optional[shoot: bib]");
        assertThat(out).contains("   1  bib  26.0%", "shoot: your choice > 1");
    }

    @Test
    void anEmptyLineBeforeTheFirstAnswerSaysWhatLeadsOut() {
        ask(Options.text(1, 9), "back", "ann");
        assertThat(out).contains("This is the first question. undo takes back the last choice, other goes to");
    }

    @Test
    void ofAllThatIsClosedSomeIsShown() {
        Options<?> sites = Options.oneOf(
                IntStream.rangeClosed(1, 60).boxed().toList(),
                n -> Option.of("p" + n, "Place {n}", n),
                n -> n < 3 ? List.of() : List.of(Violation.of("FAR", "Place {n} is far.", n)));
        ask(sites, "?", "quit");
        assertThat(out)
                .contains("not now: Place 3, Place 4", " and 46 more, for reasons such as: Place 3 is far.")
                .doesNotContain("Place 22 is far.");
    }

    /** Who has not begun wants all of it done. */
    @Test
    void atTheBeginningChanceIsNotAskedForAPartAlone() {
        assertThat(ask(CONVOY, "auto")).isEmpty();
        assertThat(ask(FATES, "auto")).isEmpty();
        assertThat(ask(Options.several(0, 2, FATES), "auto")).isEmpty();
    }

    @Test
    void whatCanBeSaidOnOneLineIsShownAndTaken() {
        Options<?> fate = ((Each<?>) FATES).keys().values().iterator().next();
        assertThat(ask(fate, "killed vader")).hasToString("Optional[killed: by-vader]");
        assertThat(out).contains("All on one line, such as: killed by vader");
        ask(FATES, "all fled", "");
        assertThat(out).contains("\"1 standing\", \"2-4 killed by vader\" or \"rest standing\"");
    }

    record Challenge(String opponent, String stake) {}

    private static final Options<Challenge> CHALLENGE = Options.form(
            Options.field(
                    "opponent",
                    Options.oneOf(List.of("anna", "bert"), any -> Option.called(any, any)),
                    Challenge::opponent),
            Options.field(
                    "stake", Options.oneOf(List.of("gold", "land"), any -> Option.called(any, any)), Challenge::stake),
            Challenge::new);

    /** What is still to be asked is not missing, and what takes lines to say is not asked for as JSON. */
    @Test
    void whatBelongsToACaseIsAskedAfterIt() {
        Options<?> todo = Options.<Challenge>cases()
                .when(Option.of("propose", "propose a battle"), () -> CHALLENGE)
                .just(Option.of("pass", "pass"), new Challenge("", ""))
                .either(one -> one.opponent().isEmpty() ? "pass" : "propose");
        assertThat(ask(todo, "propose bert gold land", "propose", "bert", "gold"))
                .hasToString("Optional[propose: (opponent: bert, stake: gold)]");
        assertThat(out)
                .contains(
                        "propose a battle is understood; the rest of it takes more than one line: type propose alone, and you are")
                .doesNotContain("is missing", "An object with");
    }

    record Figure(String id, String name, int points) implements Profile {}

    @Test
    void aNumberAloneTakesNothingFromAListWithoutNumbers() {
        Catalogue<Figure> figures =
                Catalogue.of(List.of(new Figure("boba", "Boba Fett", 20), new Figure("m", "Maul", 9)));
        ask(Options.army(figures, List.of()), "2", "elite yoda", "2 boba", "done");
        assertThat(out).contains("2 of which? As in \"2 maul\".", "No entry has \"elite yoda\" in its name; ? lists");
    }

    /** A system that counts no points has none to tell. */
    @Test
    void whatCostsNothingHasNoPrice() {
        Catalogue<Figure> figures =
                Catalogue.of(List.of(new Figure("sabine", "Sabine Wren", 0), new Figure("ezra", "Ezra Bridger", 0)));
        ask(Options.army(figures, List.of()), "2 sabine, ezra", "- 1 sabine", "done");
        assertThat(out)
                .contains(
                        "  Sabine Wren   \n  Ezra Bridger  \n0 taken > ",
                        "\n3 taken > - 1 sabine\n",
                        "\n2 taken > done")
                .doesNotContain("point");
    }

    record Kept(String id, String name, int points, String group) implements Profile {}

    @Test
    void aListStandsUnderItsHeadingsInTheOrderOfTheCatalogue() {
        Catalogue<Kept> figures = Catalogue.of(List.of(
                new Kept("maul", "Darth Maul", 30, "Sith"),
                new Kept("boba", "Boba Fett", 20, "Fringe"),
                new Kept("vader", "Darth Vader", 50, "Sith")));
        ask(Options.army(figures, List.of()), "/darth", "quit");
        assertThat(out)
                .contains(
                        "Sith:\n  Darth Maul   30 points\n  Darth Vader  50 points\nFringe:\n  Boba Fett    20 points")
                .contains("/darth\nSith:\n  Darth Maul   30 points\n  Darth Vader  50 points\n0 points >");
    }

    private static final Catalogue<Figure> FIGHTERS = Catalogue.of(List.of(
            new Figure("vader", "Darth Vader, Jedi", 50),
            new Figure("maul", "Darth Maul", 30),
            new Figure("super", "Super Commando", 9),
            new Figure("commando", "Commando", 7)));

    private static final ArmyRule<Figure> HUNDRED =
            ArmyRules.atMost(100, army -> Violation.of("TOO_MANY", "At most 100 points; this has {n}.", army.points()));

    /** Of a report with both armies told nobody could change one. */
    @Test
    void aFullListCanBeOpenedAgain() {
        Options<?> two = Options.several(0, 2, Options.oneOf(List.of("mill", "ford", "keep")));
        Optional<Answer> before = ask(two, "mill, ford");
        assertThat(before).hasToString("Optional[mill, ford]");
        assertThat(askAgain(two, before.orElseThrow(), "keep", "+", "auto", "-", "keep"))
                .hasToString("Optional[mill, keep]");
        assertThat(out).contains("There are 2 already, as many as there can be: - drops the last.", "Dropped: ford");
        assertThat(askAgain(two, before.orElseThrow(), "")).isEqualTo(before);
    }

    /** People write "Wookie", and leave out words in the midst of a name. */
    @Test
    void anEntryIsFoundBySomeOfItsWordsAndGuessedWhereItIsMisspelt() {
        Catalogue<Figure> troops = Catalogue.of(List.of(
                new Figure("wookiee-soldier", "Wookiee Soldier", 9),
                new Figure("fang", "Iron Fang Pikemen", 9),
                new Figure("fang-officer", "Iron Fang Pikemen Officer & Standard", 3)));
        assertThat(ask(
                        Options.army(troops, List.of()),
                        "wookie soldier",
                        "wookiee soldiar",
                        "2 iron fang officer",
                        "iron pikemen",
                        "officer fang",
                        "done"))
                .hasToString("Optional[wookiee-soldier: 1, fang-officer: 2]");
        assertThat(out)
                .contains("No entry has \"wookiee soldiar\" in its name; did you mean Wookiee Soldier?")
                .contains("No entry has \"iron pikemen\" in its name; ? lists")
                .contains("No entry has \"officer fang\" in its name; ? lists");
    }

    /** It was a fault of the program, and all lists before it were lost. */
    @Test
    void ofOneEntryThereAreNotMoreThanAListCounts() {
        assertThat(ask(Options.army(FIGHTERS, List.of()), "600 maul", "499 maul", "2 maul", "1 maul", "done"))
                .hasToString("Optional[maul: 500]");
        assertThat(out).contains("Of one entry there can be 500 at most.");
    }

    @Test
    void whatIsWrongWithAListIsToldAsSoonAsItIsAndNotAgain() {
        ask(Options.army(FIGHTERS, List.of(HUNDRED)), "2 darth vader", "1 maul", "1 super", "/maul", "quit");
        assertThat(out)
                .containsOnlyOnce("No: At most 100 points; this has 130.")
                .doesNotContain("this has 100", "this has 139")
                .contains("130 of 100 points");
        ask(Options.army(FIGHTERS, List.of(HUNDRED)), "2 darth vader", "/maul", "quit");
        assertThat(out).contains("30 points  not now: At most 100 points; this has 130.");
    }

    /** Who writes a minus puts back, and never takes one more. */
    @Test
    void aMinusPutsBackAlsoWithoutANumber() {
        assertThat(ask(Options.army(FIGHTERS, List.of()), "3 commando", "-commando", "- commando", "done"))
                .hasToString("Optional[commando: 1]");
        assertThat(ask(Options.army(FIGHTERS, List.of()), "1 maul, 1 vader", "-darth", "-super", "-maul", "done"))
                .hasToString("Optional[vader: 1]");
        assertThat(out)
                .contains(
                        "It may be Darth Vader, Jedi; Darth Maul: type more of the name.",
                        "Nothing that is taken is called \"super\".");
        assertThat(ask(Options.army(FIGHTERS, List.of()), "1 maul, 2 yoda", "1 vader", "done"))
                .as("what was understood is kept, as of orders")
                .hasToString("Optional[maul: 1, vader: 1]");
        assertThat(out).contains("No entry has \"yoda\" in its name");
    }

    /** What only the whole answer breaks is told at the list too. */
    @Test
    void whatAListMakesOfTheWholeIsToldAtTheList() {
        Options<List<Roster>> limited = both().where(both -> Violation.unless(
                both.stream().noneMatch(one -> one.counts().containsKey("maul")),
                () -> Violation.of("SITH", "Maul needs a ship.")));
        ask(limited, "1 commando", "done", "1 maul", "done");
        assertThat(out)
                .contains("Darth Maul         30 points  not now: Maul needs a ship.")
                .contains("    1 x Darth Maul\nNo: Maul needs a ship.")
                .doesNotContain("Darth Vader, Jedi  50 points  not now");
    }

    private static Options<List<Roster>> both() {
        Options<Roster> list = Options.additions(FIGHTERS, FIGHTERS.all(), List.of(), List.of());
        return Options.form(
                Options.field("red", list, (List<Roster> both) -> both.get(0)),
                Options.field("blue", list, (List<Roster> both) -> both.get(1)),
                (red, blue) -> List.of(red, blue));
    }

    @Test
    void aLineTakesSeveralAndPutsBackWhatIsThere() {
        assertThat(ask(
                        Options.army(FIGHTERS, List.of()),
                        "1 darth vader, jedi, 2 commando",
                        "-1 darth",
                        "-1 maul",
                        "/x-yz",
                        "1 super, 1 nobody",
                        "1 commando, , 1 commando",
                        "-2 commando",
                        "-super",
                        "done"))
                .hasToString("Optional[commando: 2]");
        assertThat(out)
                .contains("Nothing that is taken is called \"maul\"")
                .contains("No entry has \"x-yz\" in its name", "No entry has \"nobody\" in its name");
    }

    /** A whole answer on one line, where its first field is asked. */
    @Test
    void allFieldsOnOneLineAreTakenAtTheFirst() {
        assertThat(ask(CHALLENGE, "bert land")).hasToString("Optional[opponent: bert, stake: land]");
        assertThat(ask(CHALLENGE, "stake gold opponent anna")).hasToString("Optional[opponent: anna, stake: gold]");
        ask(CHALLENGE, "bert sea", "bert", "gold");
        assertThat(out).contains("\"sea\" is not: one name is wanted here.");
    }

    @Test
    void ofSeveralOneSaysWere() {
        assertThat(ask(FATES, "1, 2 were killed by vader", "rest standing", ""))
                .hasToString(ask(FATES, "1,2 was killed by vader", "rest standing", "")
                        .toString());
        assertThat(out).doesNotContain("Not understood");
    }

    @Test
    void whyWordsWithoutQuotesAreNoJsonIsSaid() {
        ask(FATES, "{trooper-1:{killed:by-vader}}", "quit");
        assertThat(out).contains("Without quotes a blank stands behind each colon: {a: {b: 1}}.");
    }

    /** What hardly anybody tells is not listed unasked, and a bound that is none is not told. */
    @Test
    void sharesThatNobodyNeedGetAreListedWhenAsked() {
        assertThat(ask(Options.splitUpTo(500, FIGURES), "")).hasToString("Optional[nothing]");
        assertThat(out).contains("Enter: nobody >").doesNotContain("Trooper 3", "500");
        ask(Options.splitUpTo(500, FIGURES), "?", "2 7", "");
        assertThat(out).contains("   3  Trooper 3", "Enter: that is all >");
    }

    record Report(String winner, List<String> notes) {}

    private static final List<Form.Field<Report, String>> NOTES = IntStream.range(0, 4)
            .mapToObj(n -> Options.field(
                    "note" + n,
                    Options.text(0, 9),
                    (Report report) -> report.notes().get(n)))
            .toList();

    private static final Form.Field<Report, String> WINNER = Options.field(
            "winner", Options.oneOf(List.of("anna", "bert"), any -> Option.called(any, any)), Report::winner);

    private static final Options<Report> REPORT = Options.form(
            List.of(WINNER, NOTES.get(0), NOTES.get(1), NOTES.get(2), NOTES.get(3)),
            values -> new Report(
                    "",
                    List.of(
                            values.of(NOTES.get(0)),
                            values.of(NOTES.get(1)),
                            values.of(NOTES.get(2)),
                            values.of(NOTES.get(3)))));

    private static final Options<Report> ASKED = Options.form(
            List.of(
                    WINNER,
                    Options.field("guests", Options.text(0, 9), Report::winner).asking("Who came to the battle?"),
                    NOTES.get(1),
                    NOTES.get(2),
                    NOTES.get(3)),
            values -> new Report("", List.of("", "", "", "")));

    /** Who has won is a line; what else there is to tell is asked of who wants to. */
    @Test
    void whatMayBeLeftOutIsAskedInOneQuestion() {
        assertThat(ask(REPORT, "anna", "")).hasToString("Optional[winner: anna]");
        assertThat(out).contains("More to tell of note0, note1, note2, note3?").containsOnlyOnce("note2");
        assertThat(ask(REPORT, "anna", "note9", "note2", "x", "")).hasToString("Optional[winner: anna, note2: x]");
        assertThat(out).contains("Not among them: note9.");
        assertThat(ask(ASKED, "anna", "weather", "who came", "x", ""))
                .as("by its question")
                .hasToString("Optional[winner: anna, guests: x]");
        assertThat(out).contains("Not among them: weather.\n      guests: Who came to the battle?\n");
        assertThat(ask(REPORT, "anna", "+", "a", "b", "c", "d", ""))
                .hasToString("Optional[winner: anna, note0: a, note1: b, note2: c, note3: d]");
        assertThat(ask(REPORT, "anna", "note2", "x", "note7", "note0", "y", "note2, note3", "", "z", "done"))
                .as("before it goes it is shown, and what is forgotten or wrong can still be told")
                .hasToString("Optional[winner: anna, note0: y, note2: x, note3: z]");
        assertThat(out)
                .contains(
                        "  winner: anna; note2: x\nEnter if that is all, or which of note0, note1, note2, note3 is to")
                .contains("Not among them: note7.");
        assertThat(ask(REPORT, "anna", "note2, note3", "x", "y", "back", "z", ""))
                .as("a step back leads to what was told last")
                .hasToString("Optional[winner: anna, note2: x, note3: z]");
    }

    /** Who goes on by empty lines after a refusal does not say the same again for ever. */
    @Test
    void aWordThatWasRefusedIsAskedAgainAndNotKeptByAnEmptyLine() {
        Options<Report> checked = REPORT.where(report -> report.notes().contains("bad")
                ? List.of(Violation.of("BAD", "That is no note.").inside("note1"))
                : List.of());
        Answer refused = Json.readAnswer("{winner: anna, note1: bad, note2: good}");
        assertThat(askAgain(checked, refused, "", "", "", "")).hasToString("Optional[winner: anna, note2: good]");
        assertThat(out).contains("Enter: note1, where something is wrong >");
        assertThat(askAgain(checked, refused, "", "", "well", ""))
                .hasToString("Optional[winner: anna, note1: well, note2: good]");
    }

    record Extra(OrderedMap<String, Integer> dice, String card) {}

    private static final Options<Extra> EXTRA = Options.form(
            Options.field(
                    "dice",
                    Options.splitUpTo(
                            2, List.of(Option.called("black", "black dice"), Option.called("grey", "grey dice"))),
                    Extra::dice),
            Options.field("card", Options.text(0, 9), Extra::card),
            Extra::new);

    /** A slip where something may be left out leaves that open: an empty line means what it meant before. */
    @Test
    void aSlipAtWhatMayBeLeftOutIsNoStepBack() {
        Options<Boost> boost = Options.form(
                Options.field("dice", Options.number(0, 3), Boost::dice).orElse(0),
                Options.<Boost, Boolean>field(
                        "force",
                        Options.oneOf(
                                List.of(true, false), yes -> Option.called(yes ? "yes" : "no", yes ? "yes" : "no")),
                        Boost::force),
                Boost::new);
        assertThat(ask(boost, "many", "", "yes")).hasToString("Optional[force: yes]");
        assertThat(out).contains("Enter to leave it out, + to tell > many\n", "Enter to leave it out, + to tell > \n");
        assertThat(ask(boost, "many", "2", "yes")).hasToString("Optional[dice: 2, force: yes]");
    }

    record Banners(Roster first, Roster second) {}

    /** What all lists together ask of one is told when it is done, not when the last is. */
    @Test
    void aListThatTheWholeRefusesIsToldWhenItIsDone() {
        Options<Roster> list = Options.additions(FIGHTERS, FIGHTERS.all(), List.of(), List.of());
        Options<Banners> banners = Options.form(
                        Options.field("first", list, Banners::first),
                        Options.field("second", list, Banners::second),
                        Banners::new)
                .where(all -> Stream.of(all.first(), all.second())
                        .map(one -> one.profiles(FIGHTERS).size())
                        .filter(n -> n == 1)
                        .map(n -> Violation.of("TOO_FEW", "A banner has {n}, at least 2.", n))
                        .toList());
        assertThat(ask(banners, "vader", "done", "maul", "done", "done"))
                .hasToString("Optional[first: (vader: 1, maul: 1)]");
        assertThat(out)
                .contains(
                        "> done\nNo: A banner has 1, at least 2.\nThat would be refused; done once more leaves the list so all the"
                                + " same.\n")
                .as("what is said of all is about none of them")
                .doesNotContain("not now");
    }

    /** A unit is suggested, and any other name can be typed: what a few letters mean is asked, not taken for a name. */
    @Test
    void aSuggestedNameThatIsCutShortIsAskedBack() {
        Options<String> unit = Options.text(
                1,
                60,
                () -> Stream.of("Termagants 1", "Termagants 2", "Hive Tyrant")
                        .map(name -> Option.called(name, name))
                        .toList());
        assertThat(ask(unit, "term", "termagants 2")).hasToString("Optional[Termagants 2]");
        assertThat(out)
                .contains("\"term\" may be Termagants 1 or Termagants 2: type more of the name, or Enter if it is");
        assertThat(ask(unit, "hive", "")).hasToString("Optional[Hive Tyrant]");
        assertThat(out)
                .contains("\"hive\" may be Hive Tyrant: Enter if it is, or the text once more if it is another > ");
        assertThat(ask(unit, "hive", "hive")).hasToString("Optional[hive]");
        assertThat(ask(unit, "hive", "term", "termagants 1")).hasToString("Optional[Termagants 1]");
        assertThat(ask(unit, "hive", "back", "Old One", "")).hasToString("Optional[Old One]");
        assertThat(ask(unit, "hive", "quit")).isEmpty();
    }

    /** "I won" was told to be "it will not be played" and a word too many. */
    @Test
    void aLetterOrTwoInFrontAreNotSaidToBeUnderstood() {
        Options<String> end = Options.oneOf(
                List.of("anna", "unplayed"),
                one -> Option.called(one, one.equals("anna") ? "Anna has won" : "it will not be played"));
        assertThat(ask(end, "I won", "anna lost", "anna won")).hasToString("Optional[anna]");
        assertThat(out)
                .contains("> I won\nNot one of them: \"I won\".")
                .contains("Anna has won is understood, \"lost\" is not");
    }

    /** A line of ten thousand words was looked at for minutes. */
    @Test
    void aLineThatNobodyTypesIsNotReadAtAll() {
        assertThat(ask(PURCHASE, "banner 2 maul, ".repeat(10_000), "banner 2 maul"))
                .isPresent();
        assertThat(out).contains("A line has 1000 characters at most, and this has 149999.");
        assertThat(ask(Options.several(0, 9_000, Options.number(0, 9)), "[1" + ",1".repeat(4_000) + "]"))
                .as("JSON is read as such")
                .isPresent();
    }

    record Muster(List<String> units, List<String> changes) {}

    private static Options<String> unit() {
        return Options.text(
                1,
                60,
                () -> Stream.of("Boyz 1", "Boyz 2", "Boyz 3", "Trukk", "Warboss 1")
                        .map(name -> Option.called(name, name))
                        .toList());
    }

    /** The whole line was one name nobody has, or in silence others than were meant. */
    @Test
    void namesOnALineAreTakenOneByOneAndTold() {
        Options<List<String>> units = Options.several(0, 9, unit());
        assertThat(ask(units, "warboss 1, boyz 1-3, truck", ""))
                .hasToString("Optional[Warboss 1, Boyz 1, Boyz 2, Boyz 3]");
        assertThat(out).contains("Not among them: truck.").contains("  Warboss 1; Boyz 1; Boyz 2; Boyz 3\n");
        assertThat(ask(units, "boyz 2-9", "")).as("of which there are three").hasToString("Optional[nothing]");
        assertThat(ask(units, "da ladz", "da ladz", "")).as("another text").hasToString("Optional[da ladz]");
    }

    private static final Options<String> PLACES = Options.oneOf(
            List.of("esk-west", "esk-east", "aurek-city", "aurek-east"),
            one -> Option.called(one, one),
            one -> one.startsWith("aurek") ? List.of(Violation.of("FAR", "{place} is far.", one)) : List.of());

    private static final Options<String> MARCH = Options.either(
            place -> "imperial-1", Options.when(Option.of("imperial-1", "Imperial 1"), String.class, () -> PLACES));

    /** "There is no territory aurek", and a reason of one that was not meant. */
    @Test
    void aNameThatBeginsSeveralIsToldAsThatBehindAnotherToo() {
        ask(MARCH, "imp esk", "imp aurek", "imp mars", "imp", "esk", "aurek", "mars", "quit");
        assertThat(out)
                .contains(
                        "Your choice > imp esk\nIt may be esk-west, esk-east: type more of the name.\n",
                        "Your choice > imp aurek\naurek-city is far.\naurek-east is far.\n",
                        "your choice > esk\n\"esk\" begins several: esk-west, esk-east.",
                        "your choice > aurek\naurek-city is far.\naurek-east is far.\n",
                        "your choice > mars\nNot one of them: \"mars\".");
    }

    /** {@code - gretchin}, which was not there, added it; {@code - 3} dropped the fourth. */
    @Test
    void whatIsDroppedIsNamedOrNumberedAsItStandsAndNothingIsAddedByIt() {
        Options<List<String>> units = Options.several(0, 9, unit());
        assertThat(ask(units, "boyz 1-3, warboss 1, trukk", "- 2, boyz 3", ""))
                .hasToString("Optional[Boyz 1, Warboss 1, Trukk]");
        assertThat(ask(units, "boyz 1-2", "- trukk", "-warboss 1, boyz 1", "")).hasToString("Optional[Boyz 2]");
        assertThat(out).contains("Not in it: trukk.", "Dropped: Boyz 1", "Not in it: warboss 1.");
        assertThat(askAgain(
                        Options.several(0, 3, unit()),
                        Json.readAnswer("[Boyz 1, Boyz 2, Boyz 3]"),
                        "- trukk",
                        "- 2",
                        "trukk"))
                .as("of a full list too")
                .hasToString("Optional[Boyz 1, Boyz 3, Trukk]");
        assertThat(ask(units, "+", "boyz 1, trukk", ""))
                .as("shown, and several named")
                .hasToString("Optional[Boyz 1, Trukk]");
        assertThat(ask(Options.several(0, 9, Options.number(-9, 9)), "-3", "-3", "4", "- 4", ""))
                .as("a number below nought, dropped by its place or as it stands")
                .isPresent();
    }

    /** "deff dread 1 by 5" was the name of a unit. */
    @Test
    void aTextThatIsNoneOfThoseSuggestedIsAskedBack() {
        assertThat(ask(unit(), "deff dread 1 by 5", "trukk")).hasToString("Optional[Trukk]");
        assertThat(out).contains("\"deff dread 1 by 5\" is none of them: Enter if it is meant so, or its name > ");
        assertThat(ask(unit(), "Da Lads", "")).hasToString("Optional[Da Lads]");
    }

    @Test
    void eachWordOfANameMayBeCutShort() {
        Options<?> units = Options.oneOf(
                List.of("knights-6", "knights-10", "guns-10"),
                one -> Option.called(
                        one, one.equals("guns-10") ? "Long Gunners (10)" : "Sword Knights (" + one.substring(8) + ")"));
        assertThat(ask(units, "sw kni 10")).hasToString("Optional[knights-10]");
        assertThat(ask(units, "kni 6")).hasToString("Optional[knights-6]");
        assertThat(ask(units, "sw gunn 10", "quit")).isEmpty();
    }

    /** What somebody brought to a battle. */
    private record Host(String seat, int power, List<String> units) {}

    /** Who had named the seat alone was never asked for the rest, and refused for it. */
    @Test
    void ofOneOfAListThatWasBegunTheRestIsAskedThoughItMayBeLeftOut() {
        Options<?> hosts = Options.several(
                0,
                2,
                Options.form(
                        Options.field(
                                        "seat",
                                        Options.oneOf(List.of("anna", "bert"), one -> Option.called(one, one)),
                                        Host::seat)
                                .asking("Whose?"),
                        Options.field("power", Options.number(0, 99), Host::power)
                                .asking("How much power?")
                                .orElse(0),
                        Options.field("units", Options.several(0, 9, unit()), Host::units)
                                .asking("Which units?"),
                        Host::new));
        assertThat(ask(hosts, "anna", "60", "boyz 1-2", "", "bert", "", "", ""))
                .hasToString("Optional[(seat: anna, power: 60, units: (Boyz 1, Boyz 2)), (seat: bert)]");
        assertThat(ask(hosts, "bert 7", "trukk", "", ""))
                .hasToString("Optional[(seat: bert, power: 7, units: (Trukk))]");
        ask(hosts, "60", "quit");
        assertThat(out)
                .contains(
                        "Not understood: \"60\". It begins with Whose? anna, bert; + asks for one part after the other.");
        ask(hosts, "bert 7 noise", "quit");
        assertThat(out).contains("\"7 noise\" is not understood; what can be said: seat (anna, bert); power; units");
    }

    /** A line with commas was taken for one unit of that name where one had to be named. */
    @Test
    void whereOneMustBeNamedSeveralAreNamedAlike() {
        Options<List<String>> units = Options.several(1, 9, unit());
        assertThat(ask(units, "warboss 1, boyz 1-2", "")).hasToString("Optional[Warboss 1, Boyz 1, Boyz 2]");
        assertThat(out).contains("   1  Boyz 1\n", "names, commas between > ");
        assertThat(ask(units, "anna", "boyz 2", "")).hasToString("Optional[Boyz 2]");
        assertThat(out).contains("Not among them: anna. The same line once more takes it all the same.");
        assertThat(ask(units, "boyz 2", "-", "boyz 3", "")).hasToString("Optional[Boyz 3]");
        assertThat(ask(units, "")).as("none is no answer").isEmpty();
    }

    /** What was wrong with the units was told at each change after them, which could not mend it. */
    @Test
    void whatIsWrongElsewhereIsNotToldOfAList() {
        Options<Muster> muster = Options.form(
                        Options.field("units", Options.several(0, 9, unit()), Muster::units)
                                .asking("Which units?"),
                        Options.field("changes", Options.several(0, 9, Options.text(1, 9)), Muster::changes)
                                .asking("Which changes?"),
                        Muster::new)
                .where(one -> one.units().contains("Trukk")
                        ? List.of(Violation.of("NO_TRUKK", "The Trukk is lost.").inside("units"))
                        : List.of());
        ask(muster, "trukk", "boyz 1", "", "", "scar", "", "quit");
        assertThat(out)
                .containsOnlyOnce("The Trukk is lost.")
                .containsOnlyOnce("That would be refused once more")
                .as("the prompt says what is asked")
                .doesNotContain("Which changes?\nWhich changes?")
                .contains("Which changes? + for another, - drops the last, Enter: no more > ");
    }

    /** Outposts were offered at prices that nothing was left for. */
    @Test
    void whatTheWholeCantHaveAnyMoreIsSaidBesideIt() {
        Options<Bought> purchase = PURCHASE.where(bought -> {
            int cost = 3 * bought.structures().size()
                    + bought.lists().values().stream()
                            .mapToInt(list -> list.counts().values().stream()
                                    .mapToInt(n -> n)
                                    .sum())
                            .sum();
            return Violation.unless(cost <= 4, () -> Violation.of("DEAR", "It costs {n}, and there are 4.", cost));
        });
        ask(purchase, "forces, structures", "banner 2", "2 maul", "done", "quit");
        assertThat(out)
                .contains("   1  outpost  not now: It costs 5, and there are 4.\n")
                .contains("   2  tower    not now: It costs 5, and there are 4.\n");
        ask(purchase, "forces, structures", "banner 2", "1 maul", "done", "1", "");
        assertThat(out).as("which can be paid").doesNotContain("not now");
    }

    /** Of a sum that was too much before its list nothing in the list is to blame. */
    @Test
    void whatWasWrongBeforeAListSendsBackBehindIt() {
        assertThat(ask(CONVOY, "mill", "5", "ann", "", "back", "back", "3", "", ""))
                .hasToString("Optional[from: mill, wagons: 3]");
        assertThat(out)
                .contains(
                        "It costs 11, and there are 8.\nWho guards it? + for another, - drops the last, Enter: no more > \n"
                                + "That would be refused: back leads to what was said before; Enter leaves it so all the same.")
                .doesNotContain("refused once more");
    }

    /** What took many lines is read once more before it goes. */
    @Test
    void aLongAnswerIsShownBeforeItGoes() {
        Options<List<Integer>> many = Options.several(0, 20, Options.number(0, 9));
        assertThat(ask(many, "1", "2", "3", "4", "5", "6", "7", "")).hasToString("Optional[1, 2, 3, 4, 5, 6, 7]");
        assertThat(out).as("a few lines are in mind").doesNotContain("Enter if that is all");
        assertThat(ask(many, "1", "2", "3", "4", "5", "6", "7", "8", "", "what", ""))
                .hasToString("Optional[1, 2, 3, 4, 5, 6, 7, 8]");
        assertThat(out).contains("  1; 2; 3; 4; 5; 6; 7; 8\nEnter if that is all, back to change it > what\n");
        assertThat(ask(many, "1", "2", "3", "4", "5", "6", "7", "8", "", "back", "9", ""))
                .as("with all that was said")
                .hasToString("Optional[1, 2, 3, 4, 5, 6, 7, 8, 9]");
        assertThat(ask(many, "1", "2", "3", "4", "5", "6", "7", "8", "", "quit"))
                .isEmpty();
        assertThat(ask(many, "1", "2", "3", "4", "5", "6", "7", "8", "", "[1]"))
                .as("or written anew")
                .hasToString("Optional[1]");
    }

    /** No word of a command can be typed at a prompt. */
    @Test
    void aQuestionMarkNamesNoWordsOfCommands() {
        List<Integer> many = IntStream.range(0, 300).boxed().toList();
        Options<?> asked = Options.form(
                Options.<String, Integer>field(
                        "one", Options.oneOf(many, n -> Option.called("n" + n, "number " + n)), any -> 1),
                Options.<String, OrderedMap<String, String>>field(
                        "each", Options.each(FIGURES, figure -> FLIGHTS), any -> OrderedMap.empty()),
                (one, each) -> "");
        ask(asked, "n1", "?", "?", "quit");
        ask(Options.each(FIGURES, figure -> asked), "?", "?", "quit");
        assertThat(out).doesNotContain("--");
    }

    /** A code is whole or it is another; words are cut short. */
    @Test
    void aCodeIsNotTakenForALongerOne() {
        Options<String> ways = Options.oneOf(List.of("full FFFF", "full FFL", "stop"), way -> Option.called(way, way));
        assertThat(ask(ways, "full FFF", "full FF", "full ffff")).hasToString("Optional[full FFFF]");
        assertThat(out).contains("> full FFF\nNot one of them", "> full FF\nNot one of them");
        Options<String> druids = Options.oneOf(
                List.of("Druids of Orboros", "Druid Stoneward"), name -> Option.called(name.substring(0, 9), name));
        assertThat(ask(druids, "druids")).hasToString("Optional[Druids of]");
    }

    /** Of two that begin so both are named; what is meant is not "no name". */
    @Test
    void whoSharesOutAmongAlikesReadsWhoMayBeMeant() {
        Options<?> shares = Options.splitUpTo(
                9,
                List.of("dark-jedi#1", "dark-jedi#2", "malak", "nexu", "saber").stream()
                        .map(id -> Option.called(id, id.replace('-', ' ').replace("#", " #")))
                        .toList());
        assertThat(ask(shares, "dark jedi 4", "4 dark jedi", "jedi #2 3", "done"))
                .hasToString("Optional[dark-jedi#2: 3]");
        assertThat(out.split("It may be dark jedi #1, dark jedi #2: type more of the name\\.", -1))
                .hasSize(3);
    }

    /** What was refused for a part is not sent again by empty lines: they lead into it. */
    @Test
    void anEmptyLineLeadsIntoTheKindThatWasRefused() {
        Options<String> named = Options.<String>either(
                name -> name.equals("starter") ? "starter" : "own",
                Options.just(Option.of("starter", "the starter units"), "starter"),
                Options.when(
                        Option.of("own", "a unit of my own"),
                        () -> Options.text(1, 9)
                                .where(name -> name.equals("zombies")
                                        ? List.of(Violation.of("UNKNOWN", "There are no zombies."))
                                        : List.of())));
        Answer refused = Json.readAnswer("{own: zombies}");
        assertThat(askAgain(named, refused, "", "", "orks")).hasToString("Optional[own: orks]");
        assertThat(out).contains("There are no zombies.");
    }

    /** Nothing at all is one line, however many parts there are. */
    @Test
    void whereAllMayBeLeftOutAnEmptyLineLeavesItOut() {
        assertThat(ask(EXTRA, "")).map(EXTRA::read).map(Checked::isOk).contains(true);
        assertThat(out).containsOnlyOnce(" > ").contains("Enter: nothing, + for all, or some of dice, card > ");
        assertThat(ask(EXTRA, "two", "?", "+", "1", "0", "ace", ""))
                .hasToString("Optional[dice: (black: 1, grey: 0), card: ace]");
        assertThat(ask(EXTRA, "1", "2", ""))
                .as("no number stands before anything, and one alone says not how many of what")
                .map(EXTRA::read)
                .map(read -> read.value().card() + read.value().dice().getOrDefault("black", 0))
                .contains("0");
        assertThat(out)
                .contains(
                        "Enter chooses nothing, + goes through all of it, the name of a part through that, ? shows it.",
                        "black dice");
        assertThat(askAgain(EXTRA, EXTRA.write(new Extra(OrderedMap.of("black", 1), "ace")), "", "", ""))
                .as("what was begun is gone through")
                .hasToString("Optional[dice: (black: 1, grey: 0), card: ace]");
    }

    private static final Options<Boost> POOL = Options.form(
            Options.field(
                            "dice",
                            Options.splitUpTo(
                                            2,
                                            List.of(
                                                    Option.called("black", "black dice"),
                                                    Option.called("grey", "grey dice")))
                                    .as(dice -> dice.getOrDefault("black", 0), black -> OrderedMap.of("black", black)),
                            Boost::dice)
                    .asking("Which action dice do you spend?"),
            Options.<Boost, Boolean>field(
                            "force",
                            Options.oneOf(
                                    List.of(true, false), yes -> Option.called(yes ? "yes" : "no", yes ? "yes" : "no")),
                            Boost::force)
                    .asking("Do you spend a Force Die?")
                    .orElse(false),
            Boost::new);

    /** As one says it at the table: by any of their words, in either order, with commas or without. */
    @Test
    void partsOfAWholeAreSaidOnOneLineInAnyOrder() {
        for (String line : List.of(
                "black 1, grey 1",
                "black 1 grey 1",
                "1 black 1 grey",
                "grey, black",
                "grey dice 1, 1 black",
                "black grey")) {
            assertThat(ask(EXTRA, line))
                    .as(line)
                    .map(EXTRA::read)
                    .get()
                    .satisfies(read ->
                            assertThat(read.value().dice()).containsOnly(Map.entry("black", 1), Map.entry("grey", 1)));
        }
        for (String line : List.of("none", "no", "nothing", "done", "-", "")) {
            assertThat(ask(EXTRA, line)).as(line).hasToString("Optional[nothing]");
        }
        assertThat(ask(EXTRA, "1 black, card ace")).hasToString("Optional[dice: (black: 1), card: ace]");
        ask(EXTRA, "black 3", "black 1 black 1", "1", "quit");
        assertThat(out).contains("3 are shared out; there are 2 to give.").contains("  dice black dice, grey dice\n");
        assertThat(ask(POOL, "black 1, force yes")).hasToString("Optional[dice: (black: 1), force: yes]");
        assertThat(ask(POOL, "force, 1 black")).hasToString("Optional[force: yes, dice: (black: 1)]");
        assertThat(ask(POOL, "black, no")).hasToString("Optional[dice: (black: 1), force: no]");
    }

    /** Where each is asked for its share others may be named. */
    @Test
    void whereOneIsAskedForItsShareOthersMayBeNamed() {
        Options<?> split =
                Options.splitUpTo(2, List.of(Option.called("black", "black dice"), Option.called("grey", "grey dice")));
        assertThat(ask(split, "black 1, grey 1")).hasToString("Optional[black: 1, grey: 1]");
        assertThat(ask(split, "grey 1", "1")).hasToString("Optional[black: 1, grey: 1]");
        assertThat(out).contains("black dice (1 left; Enter: 0) > 1");
        assertThat(ask(split, "1 black", "no")).hasToString("Optional[black: 1, grey: 0]");
        assertThat(ask(split, "none")).hasToString("Optional[black: 0, grey: 0]");
        ask(split, "2 black 1 grey", "quit");
        assertThat(out).contains("3 are wanted, and 2 are left.");
    }

    /** What lies on the table is listed, and another list is typed in its place. */
    @Test
    void aListThatIsProposedMayBeTypedAnew() {
        Options<List<String>> surges = Options.several(
                        0, 2, Options.oneOf(List.of("black-6", "grey-5"), id -> Option.called(id, "hit of " + id)))
                .proposing(List.of("black-6", "grey-5"), Sentence.of("all that the dice trigger"));
        for (String line : List.of("black-6", "black 6", "1", "[black-6]", "hit of black 6")) {
            assertThat(ask(surges, line)).as(line).hasToString("Optional[black-6]");
        }
        assertThat(out).contains("   1  hit of black-6\n   2  hit of grey-5\n");
        assertThat(ask(surges, "grey-5, black-6")).hasToString("Optional[grey-5, black-6]");
        for (String line : List.of("none", "no", "[]")) {
            assertThat(ask(surges, line)).as(line).hasToString("Optional[nothing]");
        }
        assertThat(ask(surges, "")).hasToString("Optional[black-6, grey-5]");
        ask(surges, "red-6", "quit");
        assertThat(out).contains("Enter takes it as it is, + goes through it part by part, ? shows it.");
    }

    @Test
    void severalOfAListMayBeNamedAtOnce() {
        Options<?> three = Options.several(0, 3, Options.oneOf(HEROES, one -> one));
        assertThat(ask(three, "maul, mara jade", "done")).hasToString("Optional[maul, mara]");
    }

    record Plan(OrderedMap<String, String> given, String garrison) {}

    private static Options<String> orNothing(String nothing, String otherwise) {
        return Options.<String>either(
                choice -> choice.isEmpty() ? nothing : otherwise,
                Options.nothing(Option.called(nothing, "as before"), ""),
                Options.when(
                        Option.called(otherwise, otherwise),
                        () -> Options.oneOf(List.of("lancer", "stormclad"), any -> Option.called(any, any))));
    }

    /** Of a question that mostly nothing is said to, each kind was asked by itself. */
    @Test
    void aPartThatMayBeNothingIsAskedOnceForAllOfIt() {
        Options<Plan> report = Options.form(
                Options.field(
                                "created",
                                Options.each(
                                        List.of(Option.called("wolf", "Wolf"), Option.called("tree", "Tree")),
                                        any -> orNothing("none", "lives")),
                                Plan::given)
                        .asking("What was created?"),
                Options.field("garrison", Options.oneOf(List.of("lancer", "stormclad")), Plan::garrison)
                        .asking("Who stays?"),
                Plan::new);
        assertThat(ask(report, "", "lancer")).hasToString("Optional[garrison: lancer]");
        assertThat(out)
                .contains("What was created? Enter: nothing, + for all, or some of Wolf, Tree > ")
                .doesNotContain("Wolf: ");
        assertThat(ask(report, "+", "", "lives lancer", "lancer")
                        .map(Object::toString)
                        .orElse(""))
                .contains("lives: lancer", "garrison: lancer");
    }

    private static final Options<Plan> FORCES = Options.form(
            Options.field("reorganise", Options.each(BANNERS, banner -> orNothing("none", "give")), Plan::given),
            Options.field("garrison", orNothing("keep", "core"), Plan::garrison).asking("Who guards your capital?"),
            Plan::new);

    /** What may all be left out ends at its first part, though some of its parts have a word of their own for nothing. */
    @Test
    void whereEachPartHasAWordForNothingAnEmptyLineLeavesThemAllOut() {
        for (String line : List.of("", "done", "none", "{}")) {
            assertThat(ask(FORCES, line))
                    .as(line)
                    .map(FORCES::read)
                    .map(Checked::isOk)
                    .contains(true);
            assertThat(out).doesNotContain("This is the first question.");
        }
        assertThat(out)
                .contains(
                        "  reorganise Anna's banner 1, Anna's banner 2, Anna's banner 3\n",
                        "Enter: nothing, + for all, or some of reorganise, garrison > ");
        assertThat(ask(FORCES, "+", "rest none, anna-2 give lancer", "keep", ""))
                .map(answer -> FORCES.read(answer).value().given().get("anna-2"))
                .contains("lancer");
    }

    record Bought(OrderedMap<String, Roster> lists, List<String> structures) {}

    private static final Options<Bought> PURCHASE = Options.form(
            Options.field(
                            "forces",
                            Options.each(
                                    BANNERS, any -> Options.additions(FIGHTERS, FIGHTERS.all(), List.of(), List.of())),
                            Bought::lists)
                    .asking("For which force?"),
            Options.field(
                            "structures",
                            Options.someOf(0, 2, List.of("outpost", "tower"), one -> Option.called(one, one)),
                            Bought::structures)
                    .asking("What do you build?"),
            Bought::new);

    /** Lists of three forces were asked for one after the other, and what came of it went unseen. */
    @Test
    void ofWhatMayBeLeftOutThePartsThatAreNamedAreAskedAndAllIsShown() {
        assertThat(ask(PURCHASE, "forces", "banner 2", "2 maul", "done", ""))
                .map(answer -> PURCHASE.read(answer).value().lists().get("anna-2"))
                .map(Roster::counts)
                .hasToString("Optional[{maul=2}]");
        assertThat(out)
                .contains("Enter: nothing, + for all, or some of forces, structures > forces\n")
                .contains(
                        "For which force? Enter: nothing, + for all, or some of Anna's banner 1, Anna's banner 2, Anna's"
                                + " banner 3 > banner 2\n")
                .doesNotContain("What do you build? 0 to 2")
                .contains("Enter if that is all, or which of forces, structures is to change > ");
        assertThat(ask(PURCHASE, "forces", "banner 2", "2 maul", "done", "structures", "tower", ""))
                .as("what is to change is asked, the rest stays")
                .map(answer -> PURCHASE.read(answer).value())
                .hasValueSatisfying(bought -> {
                    assertThat(bought.structures()).containsExactly("tower");
                    assertThat(bought.lists().get("anna-2").counts().get("maul"))
                            .isEqualTo(2);
                    assertThat(bought.lists().get("anna-1").counts()).isEmpty();
                });
    }

    /** A list is said on a line, too, with commas in it, and of which force it is. */
    @Test
    void aListIsSaidOnALine() {
        for (String line : List.of("banner 2 2 maul, commando", "forces banner 2 2 maul, commando")) {
            assertThat(ask(PURCHASE, line))
                    .as(line)
                    .map(answer -> PURCHASE.read(answer).value().lists().get("anna-2"))
                    .map(Roster::counts)
                    .hasToString("Optional[{maul=2, commando=1}]");
        }
        assertThat(ask(PURCHASE, "banner 2 maul, banner 3 commando, tower"))
                .map(answer -> PURCHASE.read(answer).value())
                .hasValueSatisfying(bought -> {
                    assertThat(bought.lists().get("anna-3").counts()).hasToString("{commando=1}");
                    assertThat(bought.structures()).containsExactly("tower");
                });
        ask(PURCHASE, "banner 2 troll", "banner 2 -1 maul");
        assertThat(out).as("which is none").contains("\"banner 2 troll\" is not understood");
    }

    record Spoils(String winner, OrderedMap<String, Integer> shares) {}

    /** Each line that was not understood took one "back" more to get out. */
    @Test
    void whatWasNotUnderstoodIsNoStepBack() {
        Options<Spoils> spoils = Options.form(
                Options.field("winner", Options.oneOf(List.of("anna", "bert")), Spoils::winner)
                        .asking("Who won?"),
                Options.field("shares", Options.splitUpTo(500, FIGURES), Spoils::shares)
                        .asking("Who gets what?"),
                Spoils::new);
        assertThat(ask(spoils, "anna", "nobody here", "11, 12 fled", "back", "bert", ""))
                .hasToString("Optional[winner: bert]");
        assertThat(ask(spoils, "anna", "1 7", "back", "back", "bert", ""))
                .as("one line was taken")
                .hasToString("Optional[winner: bert]");
    }

    /** "12 stormtrooper, offi" was twelve Stormtrooper Officers. */
    @Test
    void twoNamesWithACommaBetweenAreNotOne() {
        Catalogue<Figure> troops = Catalogue.of(List.of(
                new Figure("st", "Stormtrooper", 5),
                new Figure("sto", "Stormtrooper Officer", 9),
                new Figure("vader", "Darth Vader, Jedi Hunter", 50)));
        assertThat(ask(Options.army(troops, List.of()), "12 stormtrooper, offi, darth vader, jedi", "done"))
                .hasToString("Optional[st: 12, sto: 1, vader: 1]");
    }

    /** A number on the board was taken for a line of a list that nobody had seen, and moved a squad. */
    @Test
    void aListThatNobodyHasSeenHasNoNumbers() {
        Options<String> move = Options.<String>either(
                any -> "imp",
                Options.when(
                        Option.called("imp", "Imperial squad 1"),
                        () -> Options.oneOf(List.of("aurek", "besh", "cresh"))),
                Options.when(Option.called("reb", "Rebel squad 1"), () -> Options.oneOf(List.of("dorn", "esk"))));
        assertThat(ask(move, "imp 3", "1", "3")).hasToString("Optional[imp: cresh]");
        assertThat(out).contains("> imp 3\n").doesNotContain("> imp 3\nImperial squad 1: the only");
        assertThat(ask(move, "1 besh")).as("of the list that is shown").hasToString("Optional[imp: besh]");
    }

    /** "banner 1 no harrier" bought one, and twenty names on a line took five seconds. */
    @Test
    void aLineOfAPurchaseIsTakenForNothingElseAndShownBeforeItGoes() {
        Options<Bought> priced = PURCHASE.summedBy(bought -> Sentence.of(
                "It costs {n}.",
                bought.lists().values().stream()
                        .mapToInt(one -> one.counts().size())
                        .sum()));
        assertThat(ask(priced, "banner 2 no maul", "banner 2 maul", "back", "banner 3 maul", ""))
                .map(answer -> priced.read(answer).value().lists().get("anna-3"))
                .map(Roster::counts)
                .hasToString("Optional[{maul=1}]");
        assertThat(out)
                .contains(
                        "\"banner 2 no maul\" is not understood; what can be said: forces (anna-1, anna-2, anna-3); structures"
                                + " (outpost, tower).")
                .contains("It costs 1.")
                .contains(
                        "Enter if that is all, - for nothing, + for all, or some of forces, structures > back\nDropped: ");
        assertThat(ask(priced, "banner 2 maul", "banner 3 2 maul", "structures", "tower", ""))
                .as("what lines have said is kept by those that come after")
                .map(answer -> priced.read(answer).value())
                .hasValueSatisfying(bought -> {
                    assertThat(bought.lists().get("anna-2").counts()).hasToString("{maul=1}");
                    assertThat(bought.lists().get("anna-3").counts()).hasToString("{maul=2}");
                    assertThat(bought.structures()).containsExactly("tower");
                });
        assertThat(ask(priced, "banner 2 maul", "structures", "back", ""))
                .as("back out of a part")
                .isPresent();
        assertThat(ask(priced, "banner 2 maul", "-", "", ""))
                .map(answer -> priced.read(answer).value().lists().get("anna-2"))
                .map(Roster::isEmpty)
                .contains(true);
        assertThat(ask(priced, "", "")).map(priced::read).map(Checked::isOk).contains(true);
        assertThat(out).contains("That chooses nothing. Enter once more if that is meant.");
        ask(priced, "2", "banner 2 maul, banner 2 commando", "quit");
        assertThat(out).containsOnlyOnce("says twice").contains("\"banner 2 maul, banner 2 commando\" says twice");
        assertThat(ask(PURCHASE, "banner 2 maul commando ".repeat(40), "tower"))
                .as("which can be read in more ways than anybody waits for")
                .map(answer -> PURCHASE.read(answer).value().structures())
                .hasToString("Optional[[tower]]");
        assertThat(ask(PURCHASE, "banner 2 " + "maul, ".repeat(150) + "tower"))
                .map(answer -> PURCHASE.read(answer).value())
                .hasValueSatisfying(bought -> {
                    assertThat(bought.lists().get("anna-2").counts().get("maul"))
                            .isEqualTo(150);
                    assertThat(bought.structures()).containsExactly("tower");
                });
    }

    /** Where only one part can be chosen at all it is asked at once, and an empty line leaves it as it is. */
    @Test
    void anEmptyLineLeavesOutAPartOfWhichNothingNeedBeChosen() {
        Options<Plan> alone = Options.form(
                Options.field("reorganise", Options.each(List.of(), any -> orNothing("none", "give")), Plan::given),
                Options.field("garrison", orNothing("keep", "core"), Plan::garrison)
                        .asking("Who guards your capital?"),
                Plan::new);
        assertThat(ask(alone, ""))
                .map(answer -> alone.read(answer).value().garrison())
                .contains("");
        assertThat(out)
                .contains("Who guards your capital? (Enter: as before) > \n")
                .doesNotContain("first question");
        assertThat(ask(alone, "core stormclad"))
                .map(answer -> alone.read(answer).value().garrison())
                .contains("stormclad");
        assertThat(ask(orNothing("keep", "core"), "", "keep"))
                .as("nobody passes by chance")
                .hasToString("Optional[keep]");
        assertThat(out).contains("This is the first question.");
    }

    /** From where on a line is not understood is told, and what could be said there. */
    @Test
    void theWordThatIsNotUnderstoodIsNamed() {
        assertThat(ask(POOL, "black 1, farce yes", "force perhaps", "black 7, force yes", "black 1, force yes"))
                .map(POOL::read)
                .map(Checked::isOk)
                .contains(true);
        assertThat(out)
                .contains("\"farce yes\" is not understood; what can be said: dice (black, grey); force (yes, no).")
                .contains("\"perhaps\" is not understood; what can be said: dice")
                .contains("dice: 7 are shared out; there are 2 to give.");
    }

    /** Several that begin so are all closed: what closes them is told, and not what closes others. */
    @Test
    void ofWhatIsNamedAllReasonsAreToldAndOfOthersNone() {
        Options<String> attack = Options.<String>cases()
                .when(
                        Option.of("attack", "attack"),
                        () -> Options.oneOf(
                                List.of("sabine rifle", "sabine blade", "ezra rifle", "ahsoka blade"),
                                any -> Option.called(any, any),
                                any -> Violation.unless(
                                        any.startsWith("ahsoka"),
                                        () -> Violation.of("FAR", "{target} is too far away.", any))))
                .just(Option.of("move", "move"), "move")
                .either(any -> any.equals("move") ? "move" : "attack");
        ask(attack, "attack sabine", "quit");
        assertThat(out)
                .contains("sabine rifle is too far away.\nsabine blade is too far away.\n")
                .doesNotContain("ezra rifle is", "is no option");
    }

    /** Who begins on a line is asked for what is missing, and not for all of it once more. */
    @Test
    void whatIsBegunOnALineIsAskedForTheRest() {
        Options<?> todo = Options.<Challenge>cases()
                .when(Option.of("propose", "challenge somebody"), () -> CHALLENGE)
                .just(Option.of("pass", "pass"), new Challenge("", ""))
                .either(one -> one.opponent().isEmpty() ? "pass" : "propose");
        assertThat(ask(todo, "challenge bert", "gold")).hasToString("Optional[propose: (opponent: bert, stake: gold)]");
        assertThat(out).contains("> challenge bert\nstake\n").doesNotContain("opponent", "is missing");
        assertThat(ask(todo, "challenge bert", "back", "challenge anna land"))
                .hasToString("Optional[propose: (opponent: anna, stake: land)]");
    }

    record Bet(List<String> wagers) {}

    private static final Options<Bet> BET = Options.form(
                    Options.field(
                            "stake",
                            Options.<List<String>>cases()
                                    .when(
                                            Option.of("wagers", "each stakes a system"),
                                            () -> Options.several(
                                                    0,
                                                    2,
                                                    Options.oneOf(
                                                            List.of("hill", "mill"), any -> Option.called(any, any))))
                                    .either(any -> "wagers"),
                            Bet::wagers),
                    Bet::new)
            .where(bet ->
                    Violation.unless(!bet.wagers().isEmpty(), () -> Violation.of("MISSING", "Anna stakes no system.")));

    /** An empty line is not offered for what would be refused, and why is said before. */
    @Test
    void whereNothingWouldBeRefusedThatIsSaidBefore() {
        assertThat(ask(BET, "wagers", "hill", "")).hasToString("Optional[stake: (wagers: (hill))]");
        assertThat(out)
                .contains("Anna stakes no system.\nstake: each stakes a system: + to name one > hill")
                .contains("+ for another, - drops the last, Enter: no more > ");
    }

    /** What is wrong with what was said is told, and not that more is to be said. */
    @Test
    void whatIsWrongIsToldBeforeWhatIsMissing() {
        Options<Challenge> away = Options.form(
                Options.field(
                        "opponent",
                        Options.oneOf(
                                List.of("anna", "bert"),
                                any -> Option.called(any, any),
                                any -> Violation.unless(
                                        any.equals("anna"), () -> Violation.of("AWAY", "{who} is away.", any))),
                        Challenge::opponent),
                Options.field(
                        "stake",
                        Options.oneOf(List.of("gold", "land"), any -> Option.called(any, any)),
                        Challenge::stake),
                Challenge::new);
        Options<?> todo = Options.<Challenge>cases()
                .when(Option.of("propose", "challenge somebody"), () -> away)
                .either(one -> "propose");
        ask(todo, "propose bert", "quit");
        assertThat(out).contains("bert is away.").doesNotContain("is missing", "more than one line");
        assertThat(ask(todo, "propose opponent anna", "land"))
                .as("what is missing is asked")
                .hasToString("Optional[propose: (opponent: anna, stake: land)]");
    }

    /** An example is one that could be typed. */
    @Test
    void theExampleOfALineIsLegal() {
        Options<String> upgrades = Options.<String>cases()
                .when(
                        Option.of("guard", "guard"),
                        () -> Options.oneOf(List.of("piett"), any -> Option.called(any, any)))
                .just(Option.of("parry", "parry"), "parry")
                .either(any -> any.equals("parry") ? "parry" : "guard");
        Options<String> figures = Options.<String>cases()
                .when(Option.of("vader", "Darth Vader"), () -> upgrades)
                .either(any -> "vader")
                .where(any -> List.of());
        ask(figures, "quit");
        assertThat(out).contains("All on one line, such as: vader parry");
        ask(
                figures.where(any -> Violation.unless(any.isEmpty(), () -> Violation.of("POOR", "There is no money."))),
                "quit");
        assertThat(out).doesNotContain("All on one line");
    }

    @Test
    void theUsualWordsForTheEndEndAlike() {
        for (String end : List.of("done", "none", "pass", "no", "nothing", "")) {
            assertThat(ask(SOME, end)).as(end).hasToString("Optional[nothing]");
            assertThat(ask(Options.splitUpTo(9, FIGURES), end)).as(end).hasToString("Optional[nothing]");
            assertThat(ask(Options.several(0, 2, Options.oneOf(HEROES, one -> one)), end))
                    .as(end)
                    .hasToString("Optional[nothing]");
            assertThat(ask(FATES, "all fled", end)).as(end).isPresent();
        }
    }

    @Test
    void anEntryIsTakenAsPeopleSayIt() {
        assertThat(ask(
                        Options.army(FIGHTERS, List.of()),
                        "4 super commandos, darth maul 1",
                        "darth-maul x2",
                        "vader",
                        "",
                        "done"))
                .hasToString("Optional[super: 4, maul: 3, vader: 1]");
        assertThat(out).contains("> \ndone ends with what is taken.\n");
        ask(Options.army(FIGHTERS, List.of()), "", "quit");
        assertThat(out)
                .contains("Nothing is taken yet: type what you take, or done for nothing; ? lists what there is.");
    }

    /** The sign tells two of a kind apart, and is enough where no other has it. */
    @Test
    void aNumberBehindItsSignIsAName() {
        Options<?> fates = Options.each(
                IntStream.of(7, 12, 14, 21, 33)
                        .mapToObj(n -> Option.called("s#" + n, (n == 14 ? "Scout #" : "Old Republic Soldier #") + n))
                        .toList(),
                figure -> Options.<String>either(
                        any -> any,
                        Options.just(Option.called("fled", "has fled"), "fled"),
                        Options.just(Option.called("standing", "stands"), "standing")));
        assertThat(ask(fates, "#14 fled, soldier 21 fled, soldier #7 fled, rest standing", ""))
                .hasToString("Optional[s#7, s#14, s#21: fled; s#12, s#33: standing]");
    }

    record Brave(String die, int boost, int morgan) {}

    /** A Leader, whose die may be rolled and who may give dice. */
    private static final Options<Brave> BRAVE = Options.form(
            Options.field(
                            "die",
                            Options.oneOf(
                                    List.of("troopers", "morgan"),
                                    one -> Option.called(one, one.equals("morgan") ? "Morgan, red" : "Troopers, grey")),
                            Brave::die)
                    .asking("Whose die?")
                    .orElseSpoken("morgan"),
            Options.field("boost", Options.number(0, 2), Brave::boost)
                    .asking("How many dice?")
                    .orElse(0),
            Options.field("morgan", Options.number(0, 2), Brave::morgan)
                    .asking("How many does Morgan give?")
                    .orElse(0),
            Brave::new);

    /** What is called as a part is that part, and an empty line is told as what it chooses. */
    @Test
    void aPartThatIsAnAnswerToAnotherIsThatPart() {
        assertThat(ask(BRAVE, "morgan", "2", "yes")).hasToString("Optional[morgan: 2]");
        assertThat(out)
                .contains("Enter: Morgan, red", "+ for all, or some of die, boost, morgan > morgan\nHow many does");
        assertThat(ask(BRAVE, "troopers")).hasToString("Optional[die: troopers]");
    }

    /** Words of one name with others between them; two that have them are asked back. */
    @Test
    void whatHasAllTheWordsIsMeant() {
        Options<String> fire = Options.oneOf(
                List.of("none", "a", "b", "c", "d"),
                one -> Option.called(
                        one,
                        Map.of(
                                        "none", "hold fire",
                                        "a", "TIE2 fires Lasers at X1",
                                        "b", "TIE2 fires Torpedos at X1",
                                        "c", "Torpedos, then Lasers",
                                        "d", "Lasers, then Torpedos")
                                .get(one)));
        assertThat(ask(fire, "tie2 lasers")).hasToString("Optional[a]");
        assertThat(ask(fire, "torpedos, lasers")).hasToString("Optional[c]");
        assertThat(ask(fire, "tie2 x1", "2")).hasToString("Optional[a]");
        assertThat(out).contains("Not one of them: \"tie2 x1\".");
    }

    /** A word that ends something and begins one of another name is no end. */
    @Test
    void aWordOfAnEndThatMayBeMeantOtherwiseIsAskedBack() {
        Options<String> fire = Options.either(
                kind -> kind,
                List.of(
                        Options.just(Option.of("hold", "hold fire"), "hold"),
                        Options.when(Option.of("tie", "TIE2 fires Lasers"), () -> Options.oneOf(List.of("x1", "x2")))));
        assertThat(ask(fire, "fire", "tie x1")).hasToString("Optional[tie: x1]");
        assertThat(out).contains("It may be hold fire, TIE2 fires Lasers: type more of the name.");
    }

    /** At a list of names words are none of them, whatever a program would write. */
    @Test
    void wordsAtAListOfNamesNameNone() {
        Options<?> lines = Options.form(
                Options.field(
                                "lines",
                                Options.<String>someOf(
                                        0, 2, List.of("1", "2"), one -> Option.called(one, "line " + one)),
                                (Lines one) -> one.lines())
                        .asking("Which lines?")
                        .orElse(List.of()),
                Options.field("why", Options.text(0, 20), Lines::why)
                        .asking("What is so?")
                        .orElse(""),
                Lines::new);
        ask(lines, "he was not there", "2", "");
        assertThat(out)
                .contains(
                        "\"he was not there\" names none of them: numbers or names are wanted here, with commas between.");
    }

    record Lines(List<String> lines, String why) {}

    /** Who is called so twice is told, also behind another who has no answer yet. */
    @Test
    void aNameOfSeveralBehindAnotherIsAskedBack() {
        List<Option> keys = Stream.of("chewbacca", "tusken-1", "tusken-2", "luke", "leia")
                .map(id -> Option.called(id, id.startsWith("tusken") ? "Tusken Raider" : id))
                .toList();
        Options<?> fates = Options.each(keys, one -> Options.oneOf(List.of("fled", "stands")));
        assertThat(ask(fates, "chewbacca, tusken fled", "chewbacca, 3 fled", "rest stands", "yes"))
                .hasToString("Optional[chewbacca, tusken-2: fled; tusken-1, luke, leia: stands]");
        assertThat(out).contains("\"tusken\" may be any of 2 or 3: type more of the name, or the number.");
    }

    /** "2 left" is said as well as "left 2". */
    @Test
    void howManyMayStandBeforeWhat() {
        List<Option> keys = Stream.of("horror", "posse", "thrullg", "striders", "hag")
                .map(id -> Option.called(id, id))
                .toList();
        Options<?> fates = Options.each(
                keys,
                one -> Options.either(
                        (Integer left) -> left == 9 ? "intact" : left == 0 ? "dead" : "left",
                        List.of(
                                Options.just(Option.of("intact", "intact"), 9),
                                Options.just(Option.of("dead", "destroyed"), 0),
                                Options.when(Option.of("left", "some of 9 live"), () -> Options.number(1, 8)))));
        assertThat(ask(fates, "posse 2 left, hag 3 live, rest intact", ""))
                .hasToString("Optional[horror, thrullg, striders: intact; posse: (left: 2); hag: (left: 3)]");
    }
}
