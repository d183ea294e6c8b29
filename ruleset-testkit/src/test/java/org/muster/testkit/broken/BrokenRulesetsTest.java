package org.muster.testkit.broken;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.RosterImport;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.text.Sentence;
import org.muster.testkit.broken.unlisted.Unlisted;
import org.muster.testkit.check.Check;
import org.muster.testkit.check.ChoiceCheck;
import org.muster.testkit.check.CitationCheck;
import org.muster.testkit.check.CoverageCheck;
import org.muster.testkit.check.DataCheck;
import org.muster.testkit.check.EndCheck;
import org.muster.testkit.check.EnumerationCheck;
import org.muster.testkit.check.FuzzCheck;
import org.muster.testkit.check.GrammarCheck;
import org.muster.testkit.check.InfoCheck;
import org.muster.testkit.check.JvmCheck;
import org.muster.testkit.check.LapseCheck;
import org.muster.testkit.check.NameCheck;
import org.muster.testkit.check.RecordsCheck;
import org.muster.testkit.check.RosterCheck;
import org.muster.testkit.check.SceneCheck;
import org.muster.testkit.check.StepCheck;
import org.muster.testkit.check.WordingCheck;
import org.muster.testkit.check.record.CopyCheck;
import org.muster.testkit.check.record.ReplayCheck;
import org.muster.testkit.check.secret.SecretCheck;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/** Each check finds what it is there for, and says it so that one knows what to mend. */
class BrokenRulesetsTest {

    private static String found(Check check, Countdown ruleset) {
        return found(check, Trial.of(ruleset));
    }

    private static String found(Check check, Trial trial) {
        List<Finding> findings = check.findings(trial.seeds(List.of(1L)).mostAnswers(200));
        return String.join("\n", findings.stream().map(Finding::toString).toList());
    }

    @Test
    void nothingIsFoundWhereNothingIsBroken() {
        for (Check check : List.of(
                new EndCheck(),
                new LapseCheck(),
                new ReplayCheck(),
                new CopyCheck(),
                new ChoiceCheck(),
                new EnumerationCheck(),
                new FuzzCheck(),
                new WordingCheck(),
                new GrammarCheck(),
                new SceneCheck(),
                new CitationCheck())) {
            assertThat(found(check, new Countdown()))
                    .as(check.name().toString())
                    .isEmpty();
        }
    }

    static final class BadlyNamed extends Countdown {
        @Override
        public RulesetInfo info() {
            return new RulesetInfo("Count Down", "Countdown", "one", RulesetInfo.API, "", 3, 2);
        }
    }

    @Test
    void anIdAndAVersionThatNobodyCanType() {
        assertThat(found(new InfoCheck(), new BadlyNamed()))
                .contains("\"Count Down\" is not 2 to 40", "\"one\" is not major.minor.patch")
                .contains("does not say which document", "can't be for 3 to 2 players");
        assertThat(found(new InfoCheck(), new Countdown())).isEmpty();
    }

    static final class BadArmies extends Countdown {
        @Override
        public List<ArmyFile<Countdown, ?>> armies() {
            return List.of(new ArmyFile<>(
                    "options",
                    Object.class,
                    " ",
                    (book, file) -> new ArmyFile.Judged(Sentence.NOTHING, 0, List.of(), List.of())));
        }
    }

    @Test
    void anArmyListThatIsCalledLikeADataFile() {
        assertThat(found(new DataCheck(), new BadArmies()))
                .contains("army list options: it does not say what is in it", "a file of data is called so too");
    }

    /** A list of one number. */
    record Tally(int units) {}

    static final class BadImports extends Countdown {
        @Override
        public List<ArmyFile<Countdown, ?>> armies() {
            ArmyFile<Countdown, Tally> tally = new ArmyFile<>(
                    "tally",
                    Tally.class,
                    "How many.",
                    (book, list) -> new ArmyFile.Judged(
                            list.units() == 0 ? Sentence.NOTHING : Sentence.of("tally"), 0, List.of(), List.of()));
            return List.of(tally.importing((book, roster, faction) -> faction.isEmpty()
                    ? Checked.ok(new RosterImport.Draft<>(
                            new Tally(
                                    roster.forces().isEmpty()
                                            ? 0
                                            : roster.units().get(0).number()),
                            List.of()))
                    : Checked.bad(Violation.of("NO_FACTION", " "))));
        }
    }

    @Test
    void anImportThatFailsForSomeRosters() {
        assertThat(found(new RosterCheck(), new BadImports()))
                .contains("army list tally out of a roster without units: it fails: ")
                .contains("army list tally out of a roster without forces: nobody can say what the list is")
                .contains("NO_FACTION is not told in words");
        assertThat(found(new RosterCheck(), new Countdown())).isEmpty();
    }

    static final class BadLabels extends Countdown {
        @Override
        public Sentence seatLabel(Left left, Player player) {
            throw new IllegalStateException("who is that?");
        }
    }

    @Test
    void aSeatThatCannotSayWhatItPlays() {
        assertThat(found(new SceneCheck(), new BadLabels())).contains("what player1 plays can't be told to player1: ");
    }

    static final class Endless extends Countdown {
        @Override
        Outcome<Left> after(Left left, int taking) {
            return Outcome.of(left);
        }
    }

    @Test
    void aGameThatNeverEnds() {
        assertThat(found(new EndCheck(), new Endless()))
                .startsWith("defaults, seed 1: no end after 200 answers")
                .contains("Turn 200 > Take > Take");
    }

    static final class Throwing extends Countdown {
        @Override
        Outcome<Left> after(Left left, int taking) {
            throw new IllegalStateException("what now?");
        }
    }

    @Test
    void aStepThatThrows() {
        assertThat(found(new EndCheck(), new Throwing()))
                .contains("IllegalStateException: what now?, at ")
                .contains("BrokenRulesetsTest$Throwing.after")
                .contains("after 1 answer, the last Turn 1 > Take > Take: player1: ");
    }

    static final class Stuck extends Countdown {
        @Override
        public Pipeline<Left> pipeline() {
            return new Pipeline<>(
                    List.of(),
                    List.of(new Pipeline.Round<>(
                            "turn",
                            "Turn",
                            any -> true,
                            List.of(new Pipeline.Phase<>(
                                    "take", "Take", List.of(org.muster.api.flow.Agenda.meanwhile(new Take())))))));
        }
    }

    @Test
    void aGameThatAsksNobody() {
        assertThat(found(new EndCheck(), new Stuck())).contains("nobody is asked anything and nobody has won");
    }

    static final class BadDefault extends Countdown {
        @Override
        Decision<Integer> asked(Left left) {
            return Decision.of(left.mover(), options(left)).otherwise(4);
        }
    }

    @Test
    void aDefaultThatIsNotAlwaysLegal() {
        assertThat(found(new LapseCheck(), new BadDefault()))
                .contains("the default of player1 is refused by its own options");
        assertThat(found(new ChoiceCheck(), new BadDefault())).contains("the default 4 is not legal");
    }

    static final class Impure extends Countdown {
        private static final AtomicInteger CALLS = new AtomicInteger();

        @Override
        Outcome<Left> after(Left left, int taking) {
            return super.after(left, taking).tell(Event.told("Call {n}.", CALLS.incrementAndGet()));
        }
    }

    @Test
    void aStepThatRemembersSomethingOutsideTheState() {
        assertThat(found(new ReplayCheck(), new Impure()))
                .containsPattern("tells \"Call \\d+.*where it told \"Call 1\\.");
    }

    /** Written as something else than it is. */
    record Taken(int pieces) {
        @JsonValue
        int written() {
            return 0;
        }

        @JsonCreator
        static Taken read(int written) {
            return new Taken(written);
        }
    }

    /** Its steps hold what does not come back as it was. */
    static final class NotWritten extends Countdown {
        record Odd(Taken taken) implements Ask<Left, Integer> {
            @Override
            public Decision<Integer> decision(Left left) {
                return left.rules().asked(left);
            }

            @Override
            public Outcome<Left> decide(Left left, Choices<Integer> choices, Dice dice) {
                int taking = taken.pieces() == 1 ? choices.only() : 1;
                return left.rules().after(left, taking);
            }
        }

        @Override
        public List<Class<? extends Step<Left>>> steps() {
            return List.of(Odd.class);
        }

        @Override
        public Pipeline<Left> pipeline() {
            return Pipeline.<Left>setup().rounds("turn", "Turn", Pipeline.phase("take", "Take", new Odd(new Taken(1))));
        }
    }

    @Test
    void aStepWhoseCopyDoesSomethingElse() {
        assertThat(found(new CopyCheck(), new NotWritten()))
                .contains("played on with the same answers and dice, ends elsewhere")
                .contains("taken");
    }

    static final class BadInverse extends Countdown {
        @Override
        Options<Integer> options(Left left) {
            return super.options(left).as(n -> n, n -> n == 2 ? 1 : n);
        }
    }

    @Test
    void optionsThatWriteSomethingElseThanWasChosen() {
        assertThat(found(new ChoiceCheck(), new BadInverse()))
                .contains("the sampled choice 2, written as 1, is read as 1");
    }

    static final class Twice extends Countdown {
        @Override
        Options<Integer> options(Left left) {
            return Options.oneOf(List.of(1, 1), n -> Option.of("" + n, "take {n}", n));
        }
    }

    @Test
    void optionsThatAreListedTwice() {
        assertThat(found(new EnumerationCheck(), new Twice())).contains("1 is listed twice");
        assertThat(found(new WordingCheck(), new Twice())).contains("two options have the id \"1\"");
    }

    static final class Lax extends Countdown {
        @Override
        Options<Integer> options(Left left) {
            return Options.text(1, 20)
                    .where(text -> {
                        if (text.contains("{")) {
                            throw new ArithmeticException("a hole");
                        }
                        return text.contains("-") ? List.of(Violation.of("no dash", " ")) : List.of();
                    })
                    .as(text -> 1, n -> "one");
        }
    }

    @Test
    void checksThatThrowOrSayNothing() {
        String found = found(new FuzzCheck(), new Lax());
        assertThat(found).contains("\"no dash\" is no code");
        assertThat(found).containsPattern("no dash for the answer .* says nothing");
        assertThat(found).contains("is not refused but breaks the ruleset: ArithmeticException: a hole");
    }

    static final class NoWords extends Countdown {
        @Override
        Decision<Integer> asked(Left left) {
            Options<Integer> options = Options.oneOf(List.of(1), n -> Option.of("" + n, ""));
            return Decision.of(
                            left.mover(),
                            Options.<Integer>either(
                                    n -> "" + n,
                                    List.of(
                                            Options.when(Option.of("1", " "), () -> options),
                                            Options.just(Option.of("2", "two"), 2))))
                    .asking("");
        }
    }

    @Test
    void questionsWithoutWords() {
        String found = found(new WordingCheck(), new NoWords());
        assertThat(found).contains("an option has no id or no label");
    }

    /** Tells one sentence more. */
    static final class Telling extends Countdown {
        private final Sentence sentence;

        Telling(Sentence sentence) {
            this.sentence = sentence;
        }

        @Override
        Outcome<Left> after(Left left, int taking) {
            return super.after(left, taking).tell(new Event.Told(sentence, Audience.EVERYBODY, List.of(), List.of()));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, textBlock = """
                    one of many|Carn has 1 squads.
                    one of many|1 squads are lost.
                    one of many|Carn has 1 Action Dice left.
                    one is not several|There 1 are left.
                    one of one|None of the 1 was hit.
                    the wrong article|A Imperial squad moves.
                    the wrong article|Carn becomes an desert.
                    the wrong article|Carn takes a ore.
                    a word twice|Turn Turn 1 begins.
                    two blanks|Carn  moves.
                    a blank before a stop|Carn moves .
                    a blank before a stop|Carn , Dell and Birk move.
                    an empty pair|Carn moves ().
                    a hole|{squad} moves.
                    two stops|Carn moves..
                    two stops|Carn moves,.
                    null|Carn moves to null.
                    a Java object|Carn moves to Region[id=dell].
                    a Java object|Carn moves to org.muster.Region@1b6d3586.
                    a Java name|Carn moves to farAway.
                    a Java name|Carn is IN_RESERVE.
                    two in the singular|Imperial and Rebel controls Carn.
                    two in the singular|Anna, Bert and Cleo has moved.
                    several of one|2 squad is damaged.
                    several of one|3 squad move.
                    several of one|Carn has 2 squad.
                    one with a verb of several|Sith 1 attack the city.
                    one with a verb of several|Squad 1 attack.
                    one with a verb of several|Carn is free; Anna's Sith squad 2 move.
                    a small letter at the beginning|moves to Carn.
                    no full stop at the end|Carn moves
                    """)
    void sentencesThatAreNoEnglish(String fault, String text) {
        // What stands in values begins as it likes, so that a small letter counts in the template only.
        Sentence sentence = text.startsWith("moves") ? Sentence.of("moves to {to}.", "Carn") : Sentence.verbatim(text);
        assertThat(found(new GrammarCheck(), new Telling(sentence)))
                .contains(": " + fault + " (\"")
                .contains(" in \"" + sentence + "\", which is " + sentence.template());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Turn 1 begins; Scout #1 moves.",
                "Carn has 1 loss, 1 bonus and 1 squad.",
                "Carn has 1 Action Die, dice 1 to 6 and 1 of 6 dice.",
                "The 1 is less than 0.1 cm.",
                "Scout no. 1 moves; what Lancer no. 2 squad leaders lose is gone.",
                "A and B won.",
                "Sith 1 and Sith 2 attack; in Carn squad 1 attacks; 2 squads are there.",
                "Shall Sith squad 1 attack? Of Carn, Dell and Birk each has 2 squad points. Turn 2 score.",
                "A one, an hour, an X-wing, a unit, an SSD, an 8.",
                "Carn is on 2, 3, ... and 12.",
                "Does Imperial and Rebel count?",
                "Each of Carn, Dell and Birk is free, and what lies between Carn and Dell is free.",
                "An object is wanted, such as {\"x\": 1} or {}.",
                "What that that is nobody had had a look at; the 2 2 stay.",
                "McCoy says: \"Go!\""
            })
    void englishIsNotFound(String text) {
        assertThat(found(new GrammarCheck(), new Telling(Sentence.verbatim(text))))
                .isEmpty();
    }

    @Test
    void listsAndVerbsThatDoNotAgree() {
        assertThat(found(
                        new GrammarCheck(),
                        new Telling(Sentence.of("{factions} controls {region}.", List.of("red", "blue"), "Carn"))))
                .contains("several with a verb of one, controls");
        assertThat(found(
                        new GrammarCheck(),
                        new Telling(Sentence.of("{factions} are there, in {region}.", List.of("Red"), "Carn"))))
                .contains("one with a verb of several, are");
        assertThat(found(
                        new GrammarCheck(),
                        new Telling(Sentence.of(
                                "{factions} {factions:controls|control} {region}.", List.of("Red", "Blue"), "C"))))
                .isEmpty();
    }

    /** Has things with names, and tells one sentence more. */
    static final class Naming extends Countdown {
        private final Sentence sentence;

        Naming(Sentence sentence) {
            this.sentence = sentence;
        }

        @Override
        Outcome<Left> after(Left left, int taking) {
            return super.after(left, taking).tell(new Event.Told(sentence, Audience.EVERYBODY, List.of(), List.of()));
        }

        @Override
        public List<Table> records(Left left, Viewer viewer) {
            return List.of(Table.of(Sentence.of("Heaps"), Sentence.of("Heap"))
                    .with(Row.of(Cell.name("The great heap", "heap-1")))
                    .with(Row.of(Cell.name("Gate of Carn", "gate")))
                    .with(Row.of(Cell.name("X1", "X1"))));
        }
    }

    @Test
    void idsOfThingsThatHaveNames() {
        for (Sentence sentence : List.of(
                Sentence.of("{heap} shrinks.", "heap-1"),
                Sentence.of("{heaps} shrink.", List.of("X1", "heap-1")),
                Sentence.verbatim("It is heap-1 that shrinks."))) {
            assertThat(found(new NameCheck(), new Naming(sentence)))
                    .contains("\"heap-1\" is called \"The great heap\", and stands in \"" + sentence + '"');
        }
        assertThat(found(new NameCheck(), new Naming(Sentence.of("{who} opens.", "gate"))))
                .contains("\"gate\" is called \"Gate of Carn\"");
        assertThat(found(new NameCheck(), new Naming(Sentence.of("{who} moves.", "player1"))))
                .contains("\"player1\" is called \"Player 1\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The great heap shrinks, and so does heap-10.",
                "The great heap (heap-1) shrinks.",
                "An answer is \"heap-1\" or {\"heap-1\": 2}.",
                "A gate opens.",
                "X1 moves."
            })
    void namesAndWordsAreNotFound(String text) {
        assertThat(found(new NameCheck(), new Naming(Sentence.verbatim(text)))).isEmpty();
    }

    @Test
    void whatLooksWrongMayBeRight() {
        Trial named = Trial.of(new Telling(Sentence.verbatim("Carn serves with the 1 lancers.")));
        assertThat(found(new GrammarCheck(), named)).contains("one of many (\"1 lancers\")");
        Trial lawful = named.lawfulWords(List.of(Pattern.compile("the 1 lancers")));
        assertThat(found(new GrammarCheck(), lawful)).isEmpty();
        Trial elsewhere = named.lawfulWords(List.of(Pattern.compile("serves with|2 lancers")));
        assertThat(found(new GrammarCheck(), elsewhere)).contains("one of many (\"1 lancers\")");
    }

    /** Says something wrong wherever people can read. */
    static final class Babbling extends Countdown {
        @Override
        Decision<Integer> asked(Left left) {
            Options<Integer> options = Options.oneOf(
                    List.of(1, 2, 3),
                    n -> Option.of("" + n, "1 labels, not {n}", n).noting("1 notes"),
                    n -> n == 3 ? List.of(Violation.of("CLOSED", "That makes 1 reasons.")) : List.of());
            return Decision.of(left.mover(), options).asking("1 prompts?");
        }

        @Override
        Outcome<Left> after(Left left, int taking) {
            Outcome<Left> outcome = super.after(left, taking);
            return left.less(taking).left() > 0
                    ? outcome
                    : outcome.end(org.muster.api.flow.Result.won(
                            List.of(left.mover()), left.players(), Sentence.of("made 1 ends")));
        }

        @Override
        public Scene scene(Left left, Viewer viewer) {
            return Scene.of(Sentence.of("1 titles"), 1, 1)
                    .captioned(Sentence.of("1 captions"))
                    .showing(
                            List.of(Mark.token("a", new Point(0, 0), 1).noting("1 notes of a mark")),
                            List.of(Scene.Entry.of(List.of(), "1 legends")))
                    .described(Sentence.of("1 alts"));
        }

        @Override
        public Sentence seatLabel(Left left, Player player) {
            return Sentence.of("1 seats");
        }
    }

    @Test
    void everythingThatPeopleReadIsRead() {
        assertThat(found(new GrammarCheck(), new Babbling()))
                .contains("1 labels", "1 notes\"", "1 reasons", "1 prompts", "1 ends")
                .contains("1 titles", "1 captions", "1 legends", "1 alts", "1 notes of a mark", "1 seats");
    }

    /** Refuses in words that are wrong, quoting what was answered. */
    static final class Gruff extends Countdown {
        @Override
        Options<Integer> options(Left left) {
            return Options.text(0, 20)
                    .where(text -> text.equals("1")
                            ? List.of()
                            : List.of(Violation.of("NO", "\"{text}\" is 1 mistakes.", text)))
                    .as(text -> 1, n -> "1");
        }

        @Override
        Decision<Integer> asked(Left left) {
            Options<Integer> always = options(left);
            return Decision.of(left.mover(), always.sampledBy(random -> 1)).otherwise(1);
        }
    }

    @Test
    void refusalsAreReadWithoutWhatTheyQuote() {
        assertThat(found(new GrammarCheck(), new Gruff()))
                .contains("one of many (\"1 mistakes\") in \"\"that\" is 1 mistakes.\"")
                .doesNotContain("a hole");
    }

    static final class Nowhere extends Countdown {
        @Override
        Options<Integer> options(Left left) {
            return Options.oneOf(
                    List.of(1, 2), n -> Option.of("" + n, "take {n}", n).at("heap-" + n));
        }

        @Override
        public Scene scene(Left left, Viewer viewer) {
            if (viewer.equals(Viewer.SPECTATOR)) {
                throw new IllegalStateException("whose hand is it?");
            }
            return Scene.of(Sentence.of("Heap"), 1, 1)
                    .showing(List.of(Mark.token("heap-1", new Point(0, 1), Double.NaN)), List.of());
        }
    }

    @Test
    void picturesThatFail() {
        String found = found(new SceneCheck(), new Nowhere());
        assertThat(found).contains("view or picture fails for spectator: IllegalStateException: whose hand is it?");
        assertThat(found).contains("this can't be drawn: Token[id=heap-1");
        assertThat(found).contains("no words for the blind");
        assertThat(found).contains("an option is anchored to \"heap-2\", which is not in the picture of player1");
    }

    static final class Unreadable extends Countdown {
        @Override
        public List<Table> records(Left left, Viewer viewer) {
            if (viewer.equals(Viewer.SPECTATOR)) {
                throw new IllegalStateException("whose purse is it?");
            }
            return List.of(Table.of(Sentence.NOTHING).with(Row.of(Cell.name("Heap", "heap-9"))));
        }
    }

    @Test
    void recordsThatCantBeRead() {
        assertThat(found(new RecordsCheck(), new Countdown())).isEmpty();
        assertThat(found(new RecordsCheck(), new Unreadable()))
                .contains("records fail for spectator: IllegalStateException: whose purse is it?")
                .contains("the records have a table without a title")
                .contains("records point player1 at \"heap-9\", which is not in the picture and has no sheet");
    }

    static final class Leaking extends Countdown {
        @Override
        Decision<Integer> asked(Left left) {
            return super.asked(left).secret();
        }
    }

    @Test
    void aSecretThatShows() {
        assertThat(found(new SecretCheck(), new Leaking())).isEmpty();
        String found = found(new SecretCheck(), Trial.of(new Leaking()).staySecret(List.of("Take")));
        assertThat(found)
                .contains(
                        "the position, picture, log, feed, news of player2 tells the secret answer of player1 when the decision has closed: \"");
        assertThat(found(new SecretCheck(), Trial.of(new Countdown()).staySecret(List.of("Take"))))
                .contains("Take: it should stay secret, but was never asked in secret");
    }

    @Test
    void aStepThatIsNotListed() {
        assertThat(found(new StepCheck(), new Unlisted()))
                .contains("Unlisted$Forgotten: the step Forgotten is not in steps()");
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record Loose(int purse) {}

    record Ranged(Range range) {}

    /** Read from a word, which its schema does not tell. */
    record Range(int min, int max) {
        @JsonCreator
        static Range of(String text) {
            return new Range(text.charAt(0) - '0', text.charAt(2) - '0');
        }
    }

    static final class LooseData extends Countdown {
        @Override
        public List<DataFile> data() {
            return List.of(
                    new DataFile("loose", "/org/muster/testkit/auction/lots.yaml", Loose.class, "Purses."),
                    new DataFile("range", "/org/muster/testkit/broken/range.yaml", Ranged.class, "From, to."),
                    new DataFile("gone", "gone.yaml", Loose.class, ""));
        }
    }

    @Test
    void dataThatIsReadLoosely() {
        String found = found(new DataCheck(), new LooseData());
        assertThat(found).contains("loose (/org/muster/testkit/auction/lots.yaml): an unknown field is not refused");
        assertThat(found).contains("gone (gone.yaml): it can't be read: there is no gone.yaml beside");
        assertThat(found).contains("it does not fit its JSON Schema at /range: ");
        assertThat(found).contains("gone (gone.yaml): it does not say what is in it");
    }

    static final class Citing extends Countdown {
        @Override
        Decision<Integer> asked(Left left) {
            return super.asked(left).citing("CNT-TAKE-01");
        }
    }

    @Test
    void rulesThatAreInNoBook() {
        assertThat(found(new CitationCheck(), new Citing()))
                .contains("/org/muster/rulebook/countdown.md: rules are cited, CNT-TAKE-01 for one, and there is no");
    }

    static final class Idle extends Countdown {
        @Override
        Options<Integer> options(Left left) {
            return super.options(left).where(n -> n < 1 ? List.of(Violation.of("NEVER_REFUSED", "No.")) : List.of());
        }

        record Never() implements Act<Left> {
            @Override
            public Outcome<Left> act(Left left, Dice dice) {
                return Outcome.of(left).tell(Event.told("Nobody hears {this}.", 1));
            }
        }

        @Override
        public List<Class<? extends Step<Left>>> steps() {
            return List.of(Take.class, Never.class);
        }
    }

    @Test
    void contentThatNeverOccurs() {
        String found = found(new CoverageCheck(), new Idle());
        assertThat(found).contains("never seen in 3 games: step Never");
        assertThat(found).contains("never seen in 3 games: sentence Nobody hears {this}.");
        assertThat(found).contains("never seen in 3 games: code NEVER_REFUSED");
        Trial allowed = Trial.of(new Idle()).neverSeen(List.of("step Never", "code *", "sentence *"));
        assertThat(found(new CoverageCheck(), allowed)).isEmpty();
    }

    /** Public, as another Java makes one. */
    public static final class Turkish extends Countdown {
        @Override
        Outcome<Left> after(Left left, int taking) {
            @SuppressWarnings("StringCaseLocaleUsage")
            String told = "TAKING".toLowerCase();
            return super.after(left, taking).tell(Event.told(told));
        }
    }

    @Test
    void aGameThatDependsOnTheLocale() {
        assertThat(found(new JvmCheck(), new Turkish()))
                .contains("java -Duser.language=tr")
                .contains("here \"defaults, seed 1: taking\"")
                .doesNotContain("-Duser.language=ar");
    }
}
