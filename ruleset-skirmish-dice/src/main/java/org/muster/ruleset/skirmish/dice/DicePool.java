package org.muster.ruleset.skirmish.dice;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.muster.api.dice.Pool;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/**
 * How many dice of which colour, in the order of {@link Colour} (SKD-DICE-04). Written as {@code {RED: 2, BLACK: 1}}.
 *
 * @param counts each at least 1
 */
public record DicePool(@JsonValue OrderedMap<Colour, Integer> counts) {

    /** No die at all; a pool may become that (SKD-DICE-01). */
    public static final DicePool NONE = new DicePool(OrderedMap.empty());

    private static final Sentence NO_DICE = Sentence.of("no dice");

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public DicePool {
        Map<Colour, Integer> sorted = new EnumMap<>(Colour.class);
        counts.forEach((colour, count) -> {
            if (count < 0) {
                throw new IllegalArgumentException(count + " " + colour + " dice");
            }
            if (count > 0) {
                sorted.put(colour, count);
            }
        });
        counts = OrderedMap.copyOf(sorted);
    }

    /** Dice of one colour. */
    public static DicePool of(Colour colour, int count) {
        return count == 0 ? NONE : new DicePool(OrderedMap.of(colour, count));
    }

    /** How many of one colour. */
    public int count(Colour colour) {
        return counts.getOrDefault(colour, 0);
    }

    /** How many in all. */
    public int size() {
        int size = 0;
        for (int count : counts.values()) {
            size += count;
        }
        return size;
    }

    /** Whether nothing is rolled. */
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** With more of one colour. */
    public DicePool plus(Colour colour, int more) {
        return more == 0 ? this : new DicePool(counts.with(colour, count(colour) + more));
    }

    /** Both together. */
    public DicePool plus(DicePool other) {
        DicePool all = this;
        for (Map.Entry<Colour, Integer> more : other.counts.entrySet()) {
            all = all.plus(more.getKey(), more.getValue());
        }
        return all;
    }

    /** So many times as many, as when every mini of a unit adds the same dice. */
    public DicePool times(int minis) {
        return minis == 0 ? NONE : new DicePool(counts.map(count -> count * minis));
    }

    /** The colour of each die, in the order in which they are rolled. */
    public List<Colour> dice() {
        List<Colour> dice = new ArrayList<>(size());
        counts.forEach((colour, count) -> {
            for (int i = 0; i < count; i++) {
                dice.add(colour);
            }
        });
        return dice;
    }

    /** What is rolled. */
    public Pool pool() {
        List<Pool.Group> groups = new ArrayList<>(counts.size());
        counts.forEach((colour, count) -> groups.add(new Pool.Group(count, Colour.SIDES, colour.id())));
        return new Pool(groups, 0);
    }

    /** {@code 2 red + 1 black}; nothing at all is {@code no dice}. */
    @Override
    public String toString() {
        List<Sentence> groups = new ArrayList<>(counts.size());
        counts.forEach((colour, count) -> groups.add(Sentence.of("{n} {colour}", count, colour.word())));
        return (isEmpty() ? NO_DICE : Sentence.joined(" + ", groups)).toString();
    }
}
