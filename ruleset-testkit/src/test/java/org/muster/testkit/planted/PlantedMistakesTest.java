package org.muster.testkit.planted;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.plugin.Uncompiled;

/**
 * Mistakes that authors make, each put into a ruleset that has none: it is found, once, and told so that one knows what
 * to mend. What can't be looked at because of it is counted.
 */
class PlantedMistakesTest {

    private static final String CAPTAINS =
            "record Raids(Shore shore, int round, OrderedMap<Player, Captain> captains) {";
    private static final String MUSTERED = "Event.told(\"The crews are mustered.\")";
    private static final String AT_SEA = "Event.told(\"All ships are at sea.\")";
    private static final String NEXT_ROUND = "Raids next = new Raids(raids.shore(), raids.round() + 1,";

    @TempDir
    Path folder;

    private Planted with(String right, String wrong) {
        return new Planted(folder).with(right, wrong);
    }

    /** That it is found by one check alone, which says all of {@code words}. */
    private static void alone(Planted.Found found, String... words) {
        assertThat(found.told()).contains(words);
        assertThat(found.told().lines().filter(line -> line.matches("(problem|note) .*")))
                .as(found.told())
                .hasSize(1);
    }

    /** That it is told first, with all of {@code words}; what comes out otherwise each time may trip any check behind. */
    private static void first(Planted.Found found, String... words) {
        assertThat(found.told()).contains(words).startsWith("problem the ruleset is pure and sees only the API");
    }

    @Test
    void noMistakeIsFoundWhereNoneIs() {
        Planted.Found found = new Planted(folder).found("Aim");
        assertThat(found.told()).isEmpty();
        assertThat(found.notRun()).isZero();
    }

    // variants

    private static final String INFO = "    public RulesetInfo info()";

    @Test
    void aVariantWhoseFileIsMissing() {
        alone(
                with(
                                INFO,
                                "    public List<Variant> variants() { return List.of(Variant.of(\"calm\", \"Nobody fights.\")); }\n"
                                        + INFO)
                        .found("Aim"),
                "problem variants are played as they say",
                "variant calm: no game of it can be opened",
                "there is no variants/calm.yaml");
    }

    // what others may not know

    @Test
    void aSecretDieThatTheViewShows() {
        Planted.Found found = with("return new Captain(0, \"\", gold)", "return new Captain(crew, \"\", gold)")
                .with("new Captain(1 + random.nextInt(6),", "new Captain(seen.captains().the(player).crew(),")
                .found();
        alone(
                found,
                "problem secret dice stay secret",
                "defaults, seed 1, at the start: the position of player2 tells what was rolled for \"Crew\", which only [player1] may see: ",
                "take it out in view(), or tell it to them only");
    }

    /** Such as the order of a deck. */
    @Test
    void whatNobodyMayKnowThatTheViewShows() {
        alone(
                with("seenBy(Audience.only(player))", "seenBy(Audience.NOBODY)")
                        .with("return new Captain(0, \"\", gold)", "return new Captain(crew, \"\", gold)")
                        .with("new Captain(1 + random.nextInt(6),", "new Captain(seen.captains().the(player).crew(),")
                        .found(),
                "problem secret dice stay secret",
                "tells what was rolled for \"Crew\", which nobody may see: ");
    }

    @Test
    void aSecretDieThatIsTold() {
        alone(
                with(
                                MUSTERED,
                                "Event.told(\"The first crew is {n}.\", next.captains().the(next.players().get(0)).crew())")
                        .found(),
                "problem secret dice stay secret",
                "the log of player2 tells what was rolled for \"Crew\"");
    }

    @Test
    void aSecretAnswerThatIsShownWhenTheDecisionHasClosed() {
        Planted shown = with("return new Captain(0, \"\", gold)", "return new Captain(0, aim, gold)")
                .with("random.nextInt(6), \"gate\",", "random.nextInt(6), seen.captains().the(player).aim(),");
        alone(
                shown.found("Aim"),
                "problem secrets stay secret",
                "the position of player2 tells the secret answer of player1 when the decision has closed: ");
    }

    /** What the author has not said to stay secret may be meant to be seen. */
    @Test
    void aSecretAnswerThatIsShownAndNeverTold() {
        Planted shown = with("return new Captain(0, \"\", gold)", "return new Captain(0, aim, gold)")
                .with("random.nextInt(6), \"gate\",", "random.nextInt(6), seen.captains().the(player).aim(),");
        alone(
                shown.found(),
                "note what was answered in secret is told before it is shown",
                "once Aim has closed, others see what was answered in secret, and no line has told it: ",
                "--stay-secret Aim");
    }

    @Test
    void aSecretAnswerThatIsTold() {
        alone(
                with(
                                AT_SEA,
                                "Event.told(\"Some sail to {tower}.\", raids.shore().the(choices.of(raids.players().get(0))).name())")
                        .found("Aim"),
                "problem secrets stay secret",
                "the log, feed, news of player2 tells the secret answer of player1 when the decision has closed: ");
    }

    @Test
    void somethingHiddenFromWhoKeepsTheJournal() {
        alone(
                with("if (viewer.seesAll()) {", "if (raids.round() > 99) {").found(),
                "problem every viewer has a view",
                "something is hidden from the owner of the journal: captains.player1.crew: 2 -> 0");
    }

    @Test
    void aGuessThatLooksOtherwise() {
        alone(
                with("new Captain(1 + random.nextInt(6), \"gate\",", "new Captain(1 + random.nextInt(6), \"gate\", 1 +")
                        .found(),
                "problem bots see no more than their seat",
                "what it imagines does not look to player1 as the game does");
    }

    @Test
    void anEvaluationOutOfItsRange() {
        alone(
                with(
                                "public Raids imagine",
                                "public java.util.OptionalDouble evaluation(Raids raids, Player seat) { return java.util.OptionalDouble.of(raids.captains().the(seat).gold()); }\n    public Raids imagine")
                        .found(),
                "problem bots see no more than their seat",
                "it is told from 0 to 1");
    }

    // what is saved

    @Test
    void aStateThatIsNoRecord() {
        Planted.Found found = with(
                        CAPTAINS,
                        "final class Raids { final Shore shore; final int round; final OrderedMap<Player, Captain> captains; Raids(Shore s, int r, OrderedMap<Player, Captain> c) { shore = s; round = r; captains = c; } Shore shore() { return shore; } int round() { return round; } OrderedMap<Player, Captain> captains() { return captains; }")
                .found();
        alone(
                found,
                "problem state and steps can be saved",
                "the state raid.Raids is no record, so nothing of it would be written; make it one: record Raids(...)");
        assertThat(found.results().size() - found.notRun())
                .as("checks that need no game")
                .isEqualTo(6);
    }

    @Test
    void aPartOfTheStateThatIsNoRecord() {
        alone(
                with(
                                "record Captain(int crew, String aim, int gold) {",
                                "final class Captain { private final int crew; private final String aim; private final int gold; Captain(int c, String a, int g) { crew = c; aim = a; gold = g; } int crew() { return crew; } String aim() { return aim; } int gold() { return gold; }")
                        .found(),
                "raid.Captain (at raid.Raids.captains) is no record",
                "make it one: record Captain(...)");
    }

    @Test
    void aStepThatIsNoRecord() {
        alone(
                with("record Evening() implements", "final class Evening implements")
                        .found(),
                "the step raid.Evening is no record",
                "make it one: record Evening(...)");
    }

    @Test
    void aStepThatIsNotListed() {
        Planted.Found found =
                with("Landings.class, Land.class", "Landings.class").found();
        alone(
                found,
                "raid.Land: the step Land is not in steps() of the ruleset",
                "name it there, or a class that it stands in: List.of(Land.class, ...)");
        assertThat(found.notRun()).isGreaterThan(20);
    }

    // what is not the same the second time

    @Test
    void aStaticThatChanges() {
        Planted.Found found = with(
                        "record Evening() implements Act<Raids> {",
                        "record Evening() implements Act<Raids> {\n    static int evenings;")
                .with(
                        NEXT_ROUND,
                        "evenings++; Raids next = new Raids(raids.shore(), raids.round() + 1 + (evenings % 7 == 0 ? 1 : 0),")
                .found();
        alone(found, "a ruleset has no static that changes", "Field <raid.Evening.evenings>");
        assertThat(found.notRun()).as("what replays games").isPositive();
    }

    @Test
    void aRandomGeneratorOfItsOwn() {
        first(
                with(
                                "record Land(Player who) implements Ask<Raids, Deed> {",
                                "record Land(Player who) implements Ask<Raids, Deed> {\n    static final java.util.Random LUCK = new java.util.Random();")
                        .with(
                                "dice.roll(Roll.of(\"Fight\", Pool.D6).by(who).citing(\"RAI-LAND-01\")).total()",
                                "1 + LUCK.nextInt(6)")
                        .found(),
                "a ruleset does not use a random generator of its own",
                "(Raid.java:77)");
    }

    @Test
    void theOrderOfAHashMap() {
        alone(
                with(
                                "Raids next = raids;\n        for (Player player : raids.players()) {\n            next = next",
                                "Raids next = raids;\n        java.util.Map<Player, String> aims = new java.util.HashMap<>(); raids.players().forEach(one -> aims.put(one, choices.of(one)));\n        for (Player player : aims.keySet()) {\n            next = next")
                        .found(),
                "take List, OrderedMap, LinkedHashMap",
                "(Raid.java:62)");
    }

    @Test
    void aClock() {
        first(
                with(
                                NEXT_ROUND,
                                "Raids next = new Raids(raids.shore(), raids.round() + 1 + (int) (System.nanoTime() % 2),")
                        .found(),
                "a ruleset does not read a clock",
                "raid.Evening.act");
    }

    @Test
    void theDefaultLocale() {
        alone(
                with(AT_SEA, "Event.told(\"{n} ships are at sea.\", String.format(\"%,d\", 1234))")
                        .found(),
                "a ruleset does not depend on the default locale or charset",
                "raid.Aim.decide");
    }

    @Test
    void aStateThatIsChangedInPlace() {
        Planted.Found found = with(CAPTAINS, CAPTAINS.replace("captains) {", "captains, List<Integer> hauls) {"))
                .with(
                        "new Raids(shore, round, captains.with(player, captain))",
                        "new Raids(shore, round, captains.with(player, captain), hauls)")
                .with("raids.round() + 1, raids.captains())", "raids.round() + 1, raids.captains(), raids.hauls())")
                .with("new Captain(0, \"\", 0)));", "new Captain(0, \"\", 0)), new java.util.ArrayList<>());")
                .with(
                        "return Outcome.of(raids.with(who, captain.richer(gold)))",
                        "raids.hauls().add(gold);\n        return Outcome.of(raids.with(who, captain.richer(gold)))")
                .found();
        alone(
                found,
                "problem a replay is the game again, also with real dice",
                "the same answers and dice do not lead to where they led");
    }

    // what is asked

    @Test
    void aDefaultThatIsNotLegal() {
        alone(
                with("otherwise(new Deed.Fight())", "otherwise(new Deed.Trade(9))")
                        .found(),
                "problem what is sampled, and every default, is legal",
                "Day 1 > Landing > Land, asked of player1: the default Trade[gold=9] is not legal",
                "9 is no whole number from 1 to 3.");
    }

    @Test
    void aDecisionWithoutADefault() {
        alone(
                with(".otherwise(new Deed.Fight())", "").found(),
                "note who is late has a default",
                "Land has no default, so a deadline waits for whoever does not answer; say .otherwise(choice), .otherwiseFirst() or .orNothing()");
    }

    @Test
    void aSamplerThatProposesWhatIsRefused() {
        alone(
                with(
                                ".as(Deed.Trade::new, Deed.Trade::gold))",
                                ".as(Deed.Trade::new, Deed.Trade::gold).sampledBy(random -> new Deed.Trade(1 + random.nextInt(4))))")
                        .found(),
                "bots can't play Land: its options sample trade: 4, and refuse it: [trade: 4 is no whole number from 1 to 3.]");
    }

    @Test
    void optionsThatAcceptWhatTheyDoNotOffer() {
        alone(
                with(
                                ".as(Shore.Tower::id, raids.shore()::the)",
                                ".as(Shore.Tower::id, raids.shore()::the).as(id -> id, id -> \"gate\")")
                        .found(),
                "problem what is sampled, and every default, is legal and can be written down",
                "the sampled choice ",
                ", written as gate, is read as gate");
    }

    @Test
    void anIdThatNobodyCanType() {
        alone(
                with("Option.called(tower.id(), tower.name())", "Option.called(tower.id() + \" \", tower.name())")
                        .with(".otherwise(\"gate\")", ".otherwiseFirst()")
                        .found(),
                "\"gate \" is no id that people can type; right would be \"gate\"");
    }

    @Test
    void anAnswerThatIsToldWithItsQuestion() {
        Planted asked = with(
                "Options.number(1, 3).asking(\"For how much?\").as(Deed.Trade::new, Deed.Trade::gold)",
                "Options.form(Options.field(\"gold\", Options.number(1, 3), Deed.Trade::gold).asking(\"For how much?\"), Deed.Trade::new)");
        alone(
                asked.found(),
                "problem questions, options, events and rolls have words",
                "Land: For how much?: the answer \"trade: For how much? ",
                "is told with the question in it; say it as a statement, see Options.toldBy and Form.Field.telling");
        assertThat(asked.with(
                                ".asking(\"For how much?\")",
                                ".asking(\"For how much?\").telling(gold -> Sentence.of(\"for {gold}\", gold))")
                        .found("Aim")
                        .told())
                .isEmpty();
    }

    @Test
    void nobodyWhoIsAsked() {
        alone(
                with("Decision.of(who, Options", "raids.round() > 1 ? Decision.none() : Decision.of(who, Options")
                        .found(),
                "problem every game ends",
                "0 answers, not one, at raid.Land.decide(Raid.java:87)");
    }

    // how it goes on

    @Test
    void aStepThatFails() {
        Planted.Found found = with(
                        "raids.shore().the(captain.aim()).gold()", "raids.shore().the(captain.aim() + \"s\").gold()")
                .found();
        alone(
                found,
                "problem every game ends",
                "NoSuchElementException: No value present, at raid.Shore.the(Raid.java:23) < raid.Land.decide(Raid.java:92)",
                "the last Day 1 > Landing > Land: player2: fight");
        assertThat(found.notRun()).isGreaterThan(20);
        assertThat(found.told().lines().filter(line -> line.contains("NoSuchElement")))
                .hasSize(1);
    }

    @Test
    void aStepThatGivesNothing() {
        alone(
                with("return Outcome.of(next).tell(" + AT_SEA + ");", "return null;")
                        .found(),
                "problem every game ends",
                "Aim.decide: it gave nothing (null)");
    }

    @Test
    void aGameWithoutEnd() {
        alone(
                with("return next.round() <= raids", "return next.round() >= 0 || next.round() <= raids")
                        .found(),
                "problem every game ends",
                "no end after 100 answers");
    }

    // what people read

    @Test
    void aRuleThatIsNotInTheBook() {
        alone(
                with("Pool.D6).by(who).citing(\"RAI-LAND-01\")", "Pool.D6).by(who).citing(\"RAI-LAND-02\")")
                        .found(),
                "problem cited rules are in the rule book",
                "RAI-LAND-02 is cited and is not there");
    }

    @Test
    void aTemplateWithMoreHolesThanValues() {
        alone(
                with(
                                "{player} takes {n piece|pieces} of gold.",
                                "{player} takes {n piece|pieces} of gold from {tower}.")
                        .found(),
                "has holes for [player, n, tower], and 2 values are given, at raid.Land.decide(Raid.java:94)");
    }

    @Test
    void aNumberThatDoesNotAgree() {
        alone(
                with("trades for {n piece|pieces} of gold", "trades for {n} pieces of gold")
                        .found(),
                "one of many (\"1 pieces\") in \"Player 1 trades for 1 pieces of gold.\"",
                "which is {player} trades for {n} pieces of gold.");
    }

    @Test
    void aTableThatShowsIds() {
        alone(
                with(
                                "Cell.of(\"{player}\", player)",
                                "Cell.of(\"{player} near {tower}\", player, raids.shore().towers().get(0).id())")
                        .found(),
                "problem people read names, and no ids",
                "\"gate\" is called \"Gate of Carn\", and stands in \"Player 1 near gate\", which is {player} near {tower}");
    }

    @Test
    void aPictureThatFails() {
        Planted.Found found = with(
                        "List<Shore.Tower> towers = raids.shore().towers();\n        return Scene",
                        "List<Shore.Tower> towers = raids.shore().towers();\n        viewer.seat().orElseThrow();\n        return Scene")
                .found();
        alone(
                found,
                "problem every viewer has a view and a picture",
                "view or picture fails for spectator: NoSuchElementException: No value present, at raid.Raid.scene(Raid.java:149)");
    }

    @Test
    void aPictureWithoutAName() {
        alone(
                with("Sentence.of(\"The shore\")", "Sentence.NOTHING").found(),
                "the picture for player1 has no title or no words for the blind");
    }

    @Test
    void anOptionThatIsNowhereInThePicture() {
        alone(
                with(".at(tower.id())", ".at(\"harbour\")").found(),
                "an option is anchored to \"harbour\", which is not in the picture of player1");
    }

    @Test
    void wordsThatNobodyHears() {
        alone(
                with(
                                "int fought = dice",
                                "if (raids.round() > 50) { return Outcome.of(raids).tell(Event.told(\"{player} sinks with all hands.\", who)); }\n        int fought = dice")
                        .found(),
                "note everything there is occurs in some game",
                "sentence {player} sinks with all hands.");
    }

    // what it says of itself, and data

    @Test
    void aVersionThatCantBeCompared() {
        alone(
                with("\"raid\", \"Raid\", \"1.0.0\"", "\"raid\", \"Raid\", \"1.0\"")
                        .found(),
                "version: \"1.0\" is not major.minor.patch");
    }

    @Test
    void aNumberThatIsTooLittle() {
        alone(
                with("gold: 1}", "gold: 0}").found(),
                "shore (data/shore.yaml): line 6, column 30: towers.2.gold: 0 is too little; 1 is the least");
    }

    @Test
    void aFieldThatIsMisspelledAndOneThatIsMissing() {
        Planted misspelled = with("name: Mole,", "nam: Mole,");
        assertThatThrownBy(misspelled::found)
                .isInstanceOf(Uncompiled.class)
                .hasMessageContaining(
                        "Raid.yaml: line 6, column 18: there is no field \"nam\" here, and name is missing; there are: gold, id, name");
        assertThatThrownBy(with("rounds: 3", "")::found)
                .isInstanceOf(Uncompiled.class)
                .hasMessageContaining("Raid.yaml: line ")
                .hasMessageContaining("rounds: it is missing");
    }
}
