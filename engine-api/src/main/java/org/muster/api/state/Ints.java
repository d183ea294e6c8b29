package org.muster.api.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Preview;

/**
 * An immutable list of whole numbers, for states that hold many and are played by the million: owners and units of
 * areas, a deck, a hand. Written as a JSON array.
 */
@Preview
public final class Ints {

    /** None. */
    public static final Ints NONE = new Ints(new int[0]);

    private final int[] values;

    private Ints(int[] values) {
        this.values = values;
    }

    /** These. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Ints of(int... values) {
        return values.length == 0 ? NONE : new Ints(values.clone());
    }

    /** These, in their order. */
    public static Ints of(Collection<Integer> values) {
        return new Ints(values.stream().mapToInt(Integer::intValue).toArray());
    }

    /** {@code count} times {@code value}. */
    public static Ints repeated(int value, int count) {
        int[] all = new int[count];
        Arrays.fill(all, value);
        return new Ints(all);
    }

    /**
     * The number at this place, the first being 0.
     *
     * @throws ArrayIndexOutOfBoundsException if there is no such place
     */
    public int get(int place) {
        return values[place];
    }

    /** How many there are. */
    public int size() {
        return values.length;
    }

    /** All of them, in order. */
    public IntStream stream() {
        return Arrays.stream(values);
    }

    /** The same with another number at this place. */
    public Ints with(int place, int value) {
        int[] all = values.clone();
        all[place] = value;
        return new Ints(all);
    }

    /** The same with {@code more} added to the number at this place. */
    public Ints plus(int place, int more) {
        return with(place, values[place] + more);
    }

    /** The same with {@code value} behind the last. */
    public Ints and(int value) {
        int[] all = Arrays.copyOf(values, values.length + 1);
        all[values.length] = value;
        return new Ints(all);
    }

    /** The same without the number at this place. */
    public Ints without(int place) {
        int[] rest = new int[values.length - 1];
        System.arraycopy(values, 0, rest, 0, place);
        System.arraycopy(values, place + 1, rest, place, rest.length - place);
        return new Ints(rest);
    }

    /** Those from place {@code from} to before place {@code to}. */
    public Ints range(int from, int to) {
        return new Ints(Arrays.copyOfRange(values, from, to));
    }

    /** A copy to reckon with. */
    @JsonValue
    public int[] toArray() {
        return values.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Ints ints && Arrays.equals(values, ints.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
