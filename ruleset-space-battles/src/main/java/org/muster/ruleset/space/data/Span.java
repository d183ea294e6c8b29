package org.muster.ruleset.space.data;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import org.muster.api.text.Sentence;

/** From one number to another, both included; downwards where the first is larger. Written as {@code [1, 16]}. */
public record Span(int from, int to) {

    /**
     * As it is written.
     *
     * @throws IllegalArgumentException if it is not two numbers
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Span of(List<Integer> ends) {
        if (ends.size() != 2) {
            throw new IllegalArgumentException("a span is [from, to], not " + ends);
        }
        return new Span(ends.get(0), ends.get(1));
    }

    /** As it is written. */
    @JsonValue
    public List<Integer> ends() {
        return List.of(from, to);
    }

    /** Whether {@code number} lies in it. */
    public boolean has(int number) {
        return Math.min(from, to) <= number && number <= Math.max(from, to);
    }

    /** {@code 3}, or {@code 1 to 16}. */
    @Override
    public String toString() {
        return from == to
                ? Integer.toString(from)
                : Sentence.of("{from} to {to}", Math.min(from, to), Math.max(from, to))
                        .toString();
    }
}
