package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.json.Writable;

/** What could not be saved and read again is refused when a game is opened, in words. */
class WritableTest {

    /** No record: its fields were never written. */
    static final class Purse {
        final int coins = 1;
    }

    static final class Hidden extends TinyRuleset<Purse> {
        record Pay() implements Act<Purse> {
            @Override
            public Outcome<Purse> act(Purse purse, Dice dice) {
                return Outcome.of(purse);
            }
        }

        @Override
        public Class<Purse> state() {
            return Purse.class;
        }

        @Override
        public List<Class<? extends Step<Purse>>> steps() {
            return List.of(Pay.class);
        }

        @Override
        public Pipeline<Purse> pipeline() {
            return Pipeline.<Purse>setup().rounds("turn", "Turn", Pipeline.phase("pay", "Pay", new Pay()));
        }

        @Override
        public Purse start(Setup setup, Setup book) {
            return new Purse();
        }
    }

    @Test
    void aStateThatIsNoRecordIsRefusedWhenAGameIsOpened() {
        assertThatThrownBy(() -> Games.open(new Hidden(), "seats: {anna: Anna}\n"))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("The ruleset tiny can't be used: the state " + Purse.class.getName())
                .hasMessageContaining("is no record");
    }

    @Test
    void aStepThatIsNotListedIsRefusedWhenAGameIsOpened() {
        Nim forgetful = new Nim() {
            @Override
            public List<Class<? extends Step<Heap>>> steps() {
                return List.of(Take.class);
            }
        };
        assertThatThrownBy(() -> Games.open(forgetful, "seats: {anna: Anna, bert: Bert}\n"))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("the step Deal is in the pipeline and not in steps()");
    }

    record Holder(int[] faces, Map<String, Integer> map, List<HashMap<String, Integer>> deep, Counter counter) {}

    /** Its number changes. */
    static final class Counter {
        int n;
    }

    record Sound(List<String> words, OrderedMap<String, Integer> counts, Kind kind) {
        sealed interface Kind {}

        record One(int n) implements Kind {}

        record Bad(ArrayList<String> list) implements Kind {}
    }

    /** A component that may be anything, and a step that another one gives. */
    record Loose(Object anything, List<Object> list, Comparable<String> open, Nim.Take step) {}

    @Test
    void whatMayBeAnythingIsNamedAndSoIsAStepThatIsNotListed() {
        assertThat(Writable.flaws(List.of(Loose.class), Setup.class))
                .anyMatch(flaw -> flaw.contains("Loose.anything is or holds an Object, and nobody knows how to read"))
                .anyMatch(flaw -> flaw.contains("Loose.list is or holds an Object"))
                .anyMatch(flaw -> flaw.contains("Loose.open is or holds any java.lang.Comparable"))
                .anyMatch(flaw -> flaw.contains("the step Take") && flaw.contains("Loose.step"))
                .allMatch(flaw -> flaw.contains("; name a record, an enum or") || flaw.endsWith("; list it"))
                .hasSize(4);
    }

    /** Another step comes of it, and only its method's type tells. */
    record Reckon() implements Act<Nim.Heap> {
        @Override
        public Outcome<Nim.Heap> act(Nim.Heap heap, Dice dice) {
            return Outcome.of(heap).then(next().get(0));
        }

        List<Nim.Take> next() {
            return List.of(new Nim.Take());
        }
    }

    @Test
    void aStepThatOnlyAnotherStepGivesIsMissedByItsType() {
        Nim forgetful = new Nim() {
            @Override
            public List<Class<? extends Step<Heap>>> steps() {
                return List.of(Reckon.class);
            }

            @Override
            public Pipeline<Heap> pipeline() {
                return Pipeline.<Heap>setup().rounds("turn", "Turn", Pipeline.phase("take", "Take", new Reckon()));
            }
        };
        assertThat(Writable.flaws(forgetful))
                .singleElement()
                .asString()
                .contains("the step Take (", "Reckon.next() gives, is not in steps()");
    }

    @Test
    void holdersOfWhatIsNotPlainAreNamedWithTheirField() {
        assertThat(Writable.flaws(List.of(Holder.class), Setup.class))
                .anyMatch(flaw -> flaw.contains("Holder.faces is an array"))
                .anyMatch(flaw -> flaw.contains("Holder.map is or holds a Map"))
                .anyMatch(flaw -> flaw.contains("Holder.deep is or holds a HashMap"))
                .anyMatch(flaw -> flaw.contains("Counter.n can be changed"))
                .anyMatch(flaw -> flaw.contains("Counter (at ") && flaw.contains("is no record"))
                .hasSize(5);
        assertThat(Writable.flaws(List.of(Sound.class), Setup.class))
                .singleElement()
                .asString()
                .contains("Bad.list is or holds a ArrayList");
        assertThat(Writable.flaws(new Nim())).isEmpty();
    }
}
