package org.muster.ruleset.crusade.data;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Id;
import org.muster.api.state.OrderedMap;

/**
 * An ability's name and how far it goes.
 *
 * @param numbers limits and gains, such as {@code usesPerSeason}
 * @param words what it looks at, such as a type of system
 */
public record AbilityLine(
        @Id("abilities") String id,
        String name,
        @Nullable OrderedMap<String, Integer> numbers,
        @Nullable OrderedMap<String, String> words) {

    /** An ability without limits. */
    public AbilityLine(String id, String name) {
        this(id, name, null, null);
    }

    /** A number of its line; {@code otherwise} where it names none. */
    public int number(String of, int otherwise) {
        return numbers == null ? otherwise : numbers.getOrDefault(of, otherwise);
    }

    /** A word of its line; empty where it names none. */
    public String word(String of) {
        return words == null ? "" : words.getOrDefault(of, "");
    }
}
