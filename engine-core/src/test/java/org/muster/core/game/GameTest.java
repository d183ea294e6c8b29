package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;

/** One thread through everything, drawn with a ten-line ruleset. */
class GameTest {

    private static final String TWO = "seats: {anna: Anna, bert: Bert}\nseed: 7\n";
    private static final String REAL_DICE = TWO + "dice: physical\n";

    @Test
    void aGameIsPlayedToItsEndAndReplaysToTheSameStateAndLog() {
        Games<Nim.Heap> table = Games.open(new Nim(), TWO);
        while (!table.game.position().isOver()) {
            table.choose(table.state().mover().id(), "1");
        }
        assertThat(table.state().matches()).isZero();
        Game<Nim.Heap> again = table.reloaded();
        assertThat(again.position().state()).isEqualTo(table.state());
        assertThat(table.log(again)).isEqualTo(table.log(table.game));
        assertThat(table.log(again)).last().asString().contains("took the last match");
    }

    @Test
    void physicalDiceStopTheGameUntilTheyAreTypedIn() {
        Games<Nim.Heap> table = Games.open(new Nim(), REAL_DICE);
        assertThat(table.game.pendingRoll().orElseThrow().purpose()).hasToString("Heap");
        assertThatThrownBy(() -> table.choose("anna", "1")).hasMessageContaining("rolled first");
        assertThatThrownBy(() -> table.roll(3)).hasMessageContaining("takes 2 dice");
        assertThatThrownBy(() -> table.roll(3, 7)).hasMessageEndingWith(": a d6 can't show 7; it shows 1 to 6.");
        table.roll(3, 4);
        assertThat(table.state().matches()).isEqualTo(12);
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
    }

    /** Hardly anybody has a die of seven sides, or draws a card of five from it. */
    @Test
    void diceThatNobodyHasAreRolledUnlessTheyAreAskedFor() {
        Nim odd = new Nim(new Pool(List.of(new Pool.Group(1, 7, ""), new Pool.Group(1, 6, "")), 0));
        Games<Nim.Heap> rolled = Games.open(odd, REAL_DICE);
        assertThat(rolled.game.pendingRoll()).isEmpty();
        assertThat(rolled.lines.get(0)).contains("\"owned\":[\"d2\",\"d3\",\"d4\",\"d6\",");
        assertThat(rolled.reloaded().position().state()).isEqualTo(rolled.state());
        Games<Nim.Heap> asked = Games.open(odd, REAL_DICE + "physicalDice: [d7]\n");
        assertThat(asked.game.pendingRoll().orElseThrow().purpose()).hasToString("Heap");
        asked.roll(7, 4);
        assertThat(asked.reloaded().position().state()).isEqualTo(asked.state());
        assertThatThrownBy(() -> Games.open(odd, REAL_DICE + "physicalDice: [carl, d7]\n"))
                .hasMessageContaining(
                        "physicalDice names carl, which is neither a seat nor a die such as d7; there are")
                .hasMessageContaining("anna and bert");
    }

    /** Nobody throws for a bot; what is no seat's own somebody throws all the same. */
    @Test
    void onlyPeopleThrowWhatIsTheirs() {
        Pool pool = Pool.d(6);
        Player anna = new Player("anna");
        Header.DiceOrigin all =
                Games.open(new Nim(), REAL_DICE).game.play().header().dice();
        Header.DiceOrigin hers = all.thrownBy(List.of(anna));
        assertThat(hers.isByHand(anna, pool)).isTrue();
        assertThat(hers.isByHand(new Player("bert"), pool)).isFalse();
        assertThat(hers.isByHand(null, pool)).isTrue();
        assertThat(hers.isByHand(anna, Pool.d(7))).isFalse();
        assertThat(all.thrownBy(List.of(anna, Player.ORGANIZER))).isEqualTo(hers);
        assertThat(all.thrownBy(List.of()).isByHand(null, pool)).as("only bots").isFalse();
        Games<Nim.Heap> table =
                Games.open(new Nim(), "seats: {anna: Anna, bert: Bert}\nphysicalDice: [anna, organizer]\n");
        assertThat(table.game.pendingRoll().orElseThrow().by()).isNull();
        table.roll(3, 4);
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
    }

    /** A journal of before dice were told apart has all of them typed. */
    @Test
    void anOldGameHasAllItsDiceTyped() {
        Header.DiceOrigin old = Json.MAPPER.readValue(
                "{\"source\":\"physical\",\"seed\":7,\"commitment\":\"\",\"physical\":[]}", Header.DiceOrigin.class);
        assertThat(old.isByHand(null, Pool.d(7))).isTrue();
        assertThat(Json.MAPPER.valueToTree(old).has("owned")).isFalse();
    }

    @Test
    void anIllegalStaleOrForeignAnswerIsRefusedAndNothingIsWritten() {
        Games<Nim.Heap> table = Games.open(new Nim(), REAL_DICE).roll(3, 4);
        List<String> before = List.copyOf(table.lines);
        assertThatThrownBy(() -> table.choose("anna", "4")).hasMessageContaining("from 1 to 3");
        assertThatThrownBy(() -> table.choose("bert", "1")).hasMessageContaining("Nothing is asked of Bert");
        assertThatThrownBy(() -> table.game.choose("bert", new Player("anna"), 0, Json.readAnswer("1"), true))
                .hasMessageContaining("bert can't answer for Anna");
        table.choose("anna", "1");
        assertThatThrownBy(() -> table.game.choose("anna", new Player("anna"), 1, Json.readAnswer("1"), true))
                .hasMessageContaining("Decision 1 is not open any more");
        assertThat(table.lines).hasSize(before.size() + 2); // the choice, and where the game stood after the turn
    }

    @Test
    void aStepThatFailsLeavesTheGameAsItWas() {
        Nim unlucky = new Nim() {
            @Override
            public List<Reaction<Heap>> reactions() {
                return List.of((event, heap) -> {
                    if (heap.matches() == 6) {
                        throw new IllegalStateException("six is unlucky");
                    }
                    return List.of();
                });
            }
        };
        Games<Nim.Heap> table = Games.open(unlucky, REAL_DICE).roll(3, 4).choose("anna", "3");
        List<String> log = table.log(table.game);
        List<String> heard = new ArrayList<>();
        table.game.listen(line -> heard.add(line.sentence().toString()));
        assertThatThrownBy(() -> table.choose("bert", "3")).hasMessage("six is unlucky");
        assertThat(table.game.takeUnsaved()).isEmpty();
        assertThat(table.log(table.game)).isEqualTo(log);
        assertThat(heard).isEmpty();
        table.choose("bert", "2");
        assertThat(heard).containsExactly("Bert: Turn 2 > Take > Take: 2", "7 are left.");
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
    }

    /** Who takes rolls for luck, and a step that takes three fails behind that. */
    private static final class Lucky extends Nim {
        record Grab() implements Ask<Heap, Integer> {
            @Override
            public Decision<Integer> decision(Heap heap) {
                return new Take().decision(heap);
            }

            @Override
            public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                dice.roll(Roll.of("Luck", Pool.D6));
                if (choices.only() == 3) {
                    throw new IllegalStateException("three are too many");
                }
                return new Take().decide(heap, choices, dice);
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Deal.class, Grab.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal()))
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Grab()));
        }
    }

    @Test
    void aRollOfAStepThatFailsUsesUpNoNumber() {
        Games<Nim.Heap> table = Games.open(new Lucky(), TWO);
        assertThatThrownBy(() -> table.choose("anna", "3")).hasMessage("three are too many");
        table.choose("anna", "1");
        assertThatThrownBy(() -> table.amend(2, "3")).hasMessage("three are too many");
        table.choose("bert", "1");
        assertThat(table.game.history().stream()
                        .filter(entry -> entry.body() instanceof Entry.Rolled)
                        .flatMap(entry -> ((Entry.Rolled) entry.body()).rolls().stream())
                        .map(Entry.Throw::number))
                .containsExactly(0L, 1L, 2L);
    }

    @Test
    void whatNobodyMaySeeIsRolledByTheEngineWhateverTheDice() {
        Nim shuffling = new Nim() {
            @Override
            public List<Reaction<Heap>> reactions() {
                return List.of((event, heap) -> heap.turn() == 1 ? List.of(new Shuffle()) : List.of());
            }

            @Override
            public List<Class<? extends Step<Heap>>> steps() {
                return List.of(Deal.class, Take.class, Shuffle.class);
            }
        };
        Games<Nim.Heap> table = Games.open(shuffling, REAL_DICE).roll(3, 4).choose("anna", "1");
        assertThat(table.game.pendingRoll()).isEmpty();
        assertThat(table.game.log())
                .filteredOn(line -> line.audience().equals(Audience.only()))
                .hasSize(1);
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
    }

    record Shuffle() implements Act<Nim.Heap> {
        @Override
        public Outcome<Nim.Heap> act(Nim.Heap heap, Dice dice) {
            List<Player> order = dice.shuffled("Seats", heap.players());
            return Outcome.of(new Nim.Heap(order, heap.matches(), heap.turn()));
        }
    }

    @Test
    void whatTimeClosesGetsTheDefault() {
        Games<Nim.Heap> table = Games.open(new Nim(), REAL_DICE).roll(3, 4).lapse();
        assertThat(table.state().matches()).isEqualTo(11);
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
    }

    @Test
    void rewindingAppendsAndTakesBack() {
        Games<Nim.Heap> table = Games.open(new Nim(), REAL_DICE).roll(3, 4).choose("anna", "3");
        int entries = table.lines.size();
        table.rewind(1);
        assertThat(table.state().matches()).isEqualTo(12);
        assertThat(table.lines).hasSize(entries + 1);
        table.choose("anna", "2");
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
    }

    @Test
    void anAmendedAnswerKeepsTheLaterOnesThatStillHold() {
        Games<Nim.Heap> table =
                Games.open(new Nim(), REAL_DICE).roll(1, 1).choose("anna", "3").choose("bert", "2");
        assertThat(table.amend(2, "1")).isEmpty();
        assertThat(table.state().matches()).isEqualTo(7 - 1 - 2);
        table.choose("anna", "2").choose("bert", "1");
        assertThat(table.amend(1, "[1, 2]")).isEmpty();
        assertThat(table.state().matches()).isEqualTo(8 - 1 - 2 - 2 - 1);
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
    }

    @Test
    void everyChangedByteOfAJournalIsFoundAndItsEntryNamed() {
        Games<Nim.Heap> table = Games.open(new Nim(), REAL_DICE).roll(3, 4).choose("anna", "1");
        for (int line = 0; line < table.lines.size(); line++) {
            int entry = line;
            for (int at = 0; at < table.lines.get(line).length(); at++) {
                List<String> edited = new ArrayList<>(table.lines);
                char[] text = edited.get(line).toCharArray();
                text[at] = (char) (text[at] ^ 1);
                edited.set(line, new String(text));
                assertThatThrownBy(() -> Journal.read(edited))
                        .as("byte %d of line %d", at, line)
                        .isInstanceOfSatisfying(
                                BadJournal.class, bad -> assertThat(bad.entry()).isEqualTo(entry));
            }
        }
    }

    @Test
    void aPositionIsWrittenAndReadBackAsItIs() {
        Games<Nim.Heap> table = Games.open(new Nim(), REAL_DICE).roll(3, 4).choose("anna", "1");
        var play = table.game.play();
        var json = play.json().write(table.game.position());
        var again = play.json().position(Json.read(json.toString()), play.book());
        assertThat(play.json().write(again)).isEqualTo(json);
        assertThat(again.state()).isEqualTo(table.state());
    }

    @Test
    void aStandingAnswerIsGivenForTheRestOfThePhaseAndNoLonger() {
        Games<Nim.Heap> table = Games.open(new ThreeATurn(), REAL_DICE).roll(6, 6);
        table.game.stand("anna", new Player("anna"), 0, Json.readAnswer("2"));
        table.choose("bert", "1"); // anna's second of this turn is taken for her
        assertThat(table.state().matches()).isEqualTo(17 - 2 - 1 - 2);
        table.choose("bert", "1");
        assertThat(table.game.open().get(0).questionFor(new Player("anna"))).isPresent(); // another turn: asked again
        assertThat(table.reloaded().position().state()).isEqualTo(table.state());
        table.rewind(1);
        table.choose("anna", "1").choose("bert", "1");
        assertThat(table.state().matches()).isEqualTo(17 - 1 - 1); // what was rewound stands no longer
    }

    /** Matches are put back as long as anybody likes, and taken one by one until few are left, all in one phase. */
    private static final class PutBack extends Nim {
        private final int matches;

        PutBack(int matches) {
            this.matches = matches;
        }

        record Again() implements Ask<Heap, Integer> {
            @Override
            public Decision<Integer> decision(Heap heap) {
                return Decision.of(heap.players().get(0), Options.number(0, 1));
            }

            @Override
            public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                Heap left = new Heap(heap.players(), heap.matches() - choices.only(), heap.turn());
                return left.matches() > 0
                        ? Outcome.of(left).then(new Again())
                        : Outcome.of(left).end(Result.won(List.of(), heap.players(), Sentence.of("none is left")));
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Again.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.<Heap>setup().rounds("turn", "Turn", Pipeline.phase("take", "Take", new Again()));
        }

        @Override
        public Heap start(Setup setup, Setup book) {
            return new Heap(setup.players(), matches, 0);
        }
    }

    @Test
    void aStandingAnswerGoesOnAsLongAsItChangesSomethingAndNotRoundForEver() {
        Games<Nim.Heap> table = Games.open(new PutBack(90), "seats: {anna: Anna, bert: Bert}\n");
        Player anna = new Player("anna");
        table.game.stand("anna", anna, 0, Json.readAnswer("0"));
        assertThat(table.game.answers())
                .as("the one given, and one that leads back")
                .isEqualTo(2);
        table.choose("anna", "0");
        assertThat(table.game.answers()).isEqualTo(4);
        table.game.stand("anna", anna, 0, Json.readAnswer("1"));
        assertThat(table.game.isOver()).isTrue();
        assertThat(table.game.answers()).isEqualTo(4 + 90);
    }

    @Test
    void aStandingAnswerIsGivenAHundredTimesBeforeSomebodyLooks() {
        Games<Nim.Heap> table = Games.open(new PutBack(300), "seats: {anna: Anna, bert: Bert}\n");
        table.game.stand("anna", new Player("anna"), 0, Json.readAnswer("1"));
        assertThat(table.game.answers()).isEqualTo(1 + 100);
        table.choose("anna", "1");
        assertThat(table.game.answers()).isEqualTo(2 * (1 + 100));
    }

    @Test
    void whereAStandingAnswerIsNotLegalItsSeatIsAsked() {
        Games<Nim.Heap> table = Games.open(new ThreeATurn(), REAL_DICE).roll(1, 1);
        table.game.stand("anna", new Player("anna"), 0, Json.readAnswer("3"));
        table.choose("bert", "2");
        assertThat(table.state().matches()).isEqualTo(7 - 3 - 2);
        assertThat(table.game.open().get(0).questionFor(new Player("anna"))).isPresent();
    }

    /** Three matches a turn are taken in one phase. */
    private static final class ThreeATurn extends Nim {
        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal()))
                    .rounds(
                            "turn",
                            "Turn",
                            Pipeline.phase("take", "Take", new Take(), new Take(), new Take(), new Take()));
        }
    }
}
