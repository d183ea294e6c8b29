package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.match.Pins;
import org.muster.core.plugin.LoadedRuleset;

/** What would become of a running game under other rules. */
class UpgradeTest {

    /** Anna and Bert take two and three of a heap of matches; the heap is rolled in entry 1. */
    private static final Games<Nim.Heap> GAME = Games.open(new Nim(), "seats: {anna: Anna, bert: Bert}\nseed: 1")
            .choose("anna", "2")
            .choose("bert", "3");

    private static final Journal JOURNAL = Journal.read(GAME.lines);

    private static Play<?> play(Nim ruleset) {
        return Play.of(ruleset.loaded(), JOURNAL.header());
    }

    /** Each round somebody sweeps a match away before the other takes. */
    static final class Windy extends Nim {
        record Sweep() implements Act<Heap> {
            @Override
            public Outcome<Heap> act(Heap heap, Dice dice) {
                return Outcome.of(new Heap(heap.players(), heap.matches() - (heap.turn() == 1 ? 1 : 0), heap.turn()));
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Deal.class, Take.class, Sweep.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal(Pool.parse("2d6+5"))))
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Sweep(), new Take()));
        }
    }

    /** Nobody takes more than two. */
    private static final class Careful extends Nim {
        record Take() implements Ask<Heap, Integer> {
            @Override
            public Decision<Integer> decision(Heap heap) {
                return Decision.of(heap.mover(), Options.number(1, 2));
            }

            @Override
            public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                return new Nim.Take().decide(heap, choices, dice);
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Deal.class, Take.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal()))
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
        }
    }

    /** Titles people read, and a book, which is a fact whatever its step calls it. */
    private static final class Read extends Nim {
        private final Sentence titles;
        private final String book;

        Read(String titles, String book) {
            this.titles = Sentence.verbatim(titles);
            this.book = book;
        }

        record Lend(String title) implements Ask<Heap, Integer> {
            @Override
            public Decision<Integer> decision(Heap heap) {
                return Decision.of(heap.mover(), Options.number(1, 3));
            }

            @Override
            public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                return Outcome.of(heap);
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Lend.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            Agenda<Heap> shelf = Agenda.titled(titles, new Lend(book), new Lend(book));
            Agenda<Heap> shelves = Agenda.inAnyOrder(titles, List.of(shelf, Agenda.of(new Lend(book))));
            return Pipeline.<Heap>setup()
                    .rounds(
                            "day",
                            "Day",
                            Pipeline.phase("read", "Read", shelves).titled(heap -> titles));
        }
    }

    /** Its heaps are in a file. */
    private static final class Shipped extends Nim {
        record Heaps(List<Integer> heaps) {}

        @Override
        public List<DataFile> data() {
            return List.of(DataFile.of("heaps", Heaps.class, "The heaps."));
        }
    }

    /** Since 1.0.0 a heap that was opened has a match more. */
    static final class Mended extends Nim {
        @Override
        public Heap start(Setup setup, Setup book) {
            return new Heap(setup.players(), setup.isSince("1.0.0") ? 1 : 0, 0);
        }
    }

    @Test
    void aRulesetAsksByWhichOfItsVersionsAGameIsPlayed() {
        LoadedRuleset mended = new Mended().loaded();
        Play<?> old = Play.of(mended, pinned(3, "0.9.9", ""));
        assertThat(((Nim.Heap) old.start().state()).matches()).isZero();
        assertThat(old.setup().version()).isEqualTo("0.9.9");
        assertThat(((Nim.Heap) Play.of(mended, pinned(3, "1.0.0", "")).start().state()).matches())
                .isEqualTo(1);
        Header takenOver = pinned(3, "0.9.9", "").playedBy("1.0.0", "cd", Map.of());
        assertThat(((Nim.Heap) Play.of(mended, takenOver).start().state()).matches())
                .as("an upgrade dares the new rule")
                .isEqualTo(1);
    }

    @Test
    void underTheSameRulesNothingWouldDiffer() {
        Upgrade same = Upgrade.dryRun(play(new Nim()), play(new Nim()), JOURNAL);
        assertThat(same.isSafe()).isTrue();
        assertThat(same.entry()).isNull();
        assertThat(same.fact().isEmpty()).isTrue();
        assertThat(Upgrade.dryRun(play(new Nim()), JOURNAL)).isEqualTo(new Upgrade(null, Sentence.NOTHING));
    }

    @Test
    void theFirstEntryAfterWhichTheGameStandsElsewhereIsNamedWithTheFact() {
        int firstAnswer = entryOf("anna");
        Upgrade windy = Upgrade.dryRun(play(new Nim()), play(new Windy()), JOURNAL);
        int left = GAME.state().matches() + 3;
        assertThat(windy.isSafe()).isFalse();
        assertThat(windy.entry()).isEqualTo(firstAnswer);
        assertThat(windy.fact()).hasToString("state.matches was " + left + " and would be " + (left - 1));
    }

    @Test
    void anEntryThatTheNewRulesRefuseIsNamedWithTheReason() {
        Nim other = new Nim(Pool.parse("1d6+5"));
        Upgrade refused = Upgrade.dryRun(play(new Nim()), play(other), JOURNAL);
        assertThat(refused.entry()).as("the heap is to be rolled").isZero();
        assertThat(refused.fact().toString()).contains("was \"2d6+5\" and would be \"d6+5\"");
        Upgrade alone = Upgrade.dryRun(play(other), JOURNAL);
        assertThat(alone.entry()).isEqualTo(1);
        assertThat(alone.fact().toString()).contains("the journal has \"Heap\" 2d6+5, the rules ask for \"Heap\" d6+5");
    }

    @Test
    void anAnswerThatTheNewRulesForbidIsNamedWithTheReason() {
        Upgrade forbidden = Upgrade.dryRun(play(new Nim()), play(new Careful()), JOURNAL);
        assertThat(forbidden.entry()).isEqualTo(entryOf("bert"));
        assertThat(forbidden.fact().toString()).contains("the answer 3 is not legal");
    }

    @Test
    void otherWordsForWhatIsToComeMakeNoDifference() {
        Play<?> old = play(new Read("Shelf", "Chess"));
        Journal journal = Journal.read(Games.open(new Read("Shelf", "Chess"), "seats: {anna: Anna, bert: Bert}").lines);
        assertThat(Upgrade.dryRun(old, play(new Read("Row", "Chess")), journal).isSafe())
                .isTrue();
        assertThat(Upgrade.dryRun(old, play(new Read("Shelf", "Go")), journal)
                        .fact()
                        .toString())
                .endsWith(".title was \"Chess\" and would be \"Go\"");
    }

    @Test
    void fromWhereItIsTakenOverItsJournalNamesTheOtherRules() {
        Game<Nim.Heap> game = Games.open(new Nim(), "seats: {anna: Anna, bert: Bert}\nseed: 1").game;
        game.upgraded("organizer", new Header.Version("tiny", "1.2.0", "cd"), OrderedMap.of("heaps", "ef"));
        Header header = game.recording().journal().header();
        assertThat(header.ruleset()).isEqualTo(new Header.Version("tiny", "1.2.0", "cd"));
        assertThat(header.hashes()).isEqualTo(OrderedMap.of("heaps", "ef"));
        assertThat(game.history())
                .last()
                .satisfies(entry -> assertThat(entry.by()).isEqualTo("organizer"));
    }

    @Test
    void whereTheOldRulesAreGoneAStepNobodyKnowsIsNamed() {
        Player anna = new Player("anna");
        Answer two = new Answer.Whole(2);
        Entry.Chose take = new Entry.Chose(1, "Take", anna, two, true, null);
        Entry.Chose grab = new Entry.Chose(1, "Grab", anna, two, true, null);
        for (Entry.Body body : List.of(
                grab,
                new Entry.Lapsed(1, "Grab"),
                new Entry.StandingOrder(anna, "Grab", two, List.of("turn-1")),
                new Entry.Corrected(1, List.of(new Entry.Past(1, null), new Entry.Past(1, grab)), ""))) {
            Journal journal = new Journal();
            journal.append(Instant.EPOCH, "organizer", new Entry.Opened(JOURNAL.header()));
            journal.append(Instant.EPOCH, "anna", take);
            journal.append(Instant.EPOCH, "anna", body);
            Upgrade unknown = Upgrade.dryRun(play(new Nim()), journal);
            assertThat(unknown.entry()).isEqualTo(2);
            assertThat(unknown.fact().toString())
                    .contains("the ruleset tiny 1.0.0 has no step Grab; its steps are Deal, Take");
        }
    }

    private static int entryOf(String by) {
        return JOURNAL.entries().stream()
                .filter(entry -> entry.by().equals(by))
                .findFirst()
                .orElseThrow()
                .n();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'a':1} | {'a':1} | ",
                "{'a':1} | {'a':2} | a was 1 and would be 2",
                "{'a':{'b':[1,2]}} | {'a':{'b':[1,3]}} | a.b[1] was 2 and would be 3",
                "{'a':[1]} | {'a':[1,2]} | a was [1] and would be [1,2]",
                "{'a':[1]} | {'a':{'b':1}} | a was [1] and would be {'b':1}",
                "{'a':1} | {'b':1} | a was 1 and would be nothing",
                "{'a':1} | {'a':1,'b':2} | b was nothing and would be 2",
                "{'a':1,'b':2} | {'a':1} | b was 2 and would be nothing",
            })
    void theFirstFactThatDiffersIsTold(String was, String is, @Nullable String told) {
        Sentence difference =
                Upgrade.firstDifference("", Json.read(was.replace('\'', '"')), Json.read(is.replace('\'', '"')));
        assertThat(difference == null ? null : difference.toString())
                .isEqualTo(told == null ? null : told.replace('\'', '"'));
    }

    /** A fact of 80 letters is told whole; of a longer one the first 77. */
    @Test
    void aLongFactIsCutShort() {
        String whole = "\"" + "x".repeat(78) + "\"";
        String longer = "\"" + "x".repeat(79) + "\"";
        assertThat(Upgrade.firstDifference("a", Json.read(whole), Json.read(longer)))
                .hasToString("a was " + whole + " and would be \"" + "x".repeat(76) + "...");
    }

    // ---- pins

    private static Header pinned(int format, String version, String expansion) {
        Header header = JOURNAL.header();
        return new Header(
                format,
                header.game(),
                header.name(),
                new Header.Version("tiny", version, "ab"),
                expansion.isEmpty() ? List.of() : List.of(new Header.Version(expansion, "1", "ab")),
                header.seats(),
                header.organizer(),
                header.auto(),
                header.options(),
                header.data(),
                header.hashes(),
                header.dice(),
                null);
    }

    @ParameterizedTest
    @CsvSource({"1, 1.0.0", "3, 1.0.0", "3, 1.0.7", "2, 1.0"})
    void aPatchOfTheRulesetGoesOnWithTheGame(int format, String version) {
        LoadedRuleset nim = new Nim().loaded();
        assertThat(Pins.ruleset(pinned(format, version, ""), id -> nim)).isSameAs(nim);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 1.0.0 | '' | The game is written in format 0; this version of Muster reads formats 1 to 3.",
                "4 | 1.0.0 | '' | The game is written in format 4; this version of Muster reads formats 1 to 3.",
                "3 | 0.9.0 | '' | The game is played by tiny 0.9.0; at hand is 1.0.0. 'muster upgrade' takes the game over.",
                "3 | 1.1.0 | '' | The game is played by tiny 1.1.0; what is at hand, 1.0.0, is older: the newer one is needed.",
                "3 | 2.0.0 | '' | The game is played by tiny 2.0.0; what is at hand, 1.0.0, is older: the newer one is needed.",
                "3 | 1.0.0 | winds | The game is played with the expansions winds; at hand are none.",
            })
    void otherRulesDoNotGoOnWithIt(int format, String version, String expansion, String told) {
        LoadedRuleset nim = new Nim().loaded();
        assertThatThrownBy(() -> Pins.ruleset(pinned(format, version, expansion), id -> nim))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining(told);
    }

    @Test
    void dataThatWasChangedSinceIsNamed() {
        Games<Nim.Heap> opened = Games.open(new Shipped(), "seats: {anna: Anna, bert: Bert}\nseed: 1");
        assertThat(Pins.changedData(opened.game.play())).isEmpty();
        Header before = opened.game.header().playedBy("1.0.0", "ab", Map.of("heaps", "what it was"));
        assertThat(Pins.changedData(Play.of(new Shipped().loaded(), before)))
                .singleElement()
                .hasToString("the ruleset's heaps was changed after this game was opened; 'muster verify' tells"
                        + " whether the game still holds");
    }

    @Test
    void allThatDiffersIsToldAtOnce() {
        LoadedRuleset nim = new Nim().loaded();
        assertThatThrownBy(() -> Pins.ruleset(pinned(3, "2.0.0", "winds"), id -> nim))
                .hasMessageContaining("2.0.0")
                .hasMessageContaining("winds");
    }
}
