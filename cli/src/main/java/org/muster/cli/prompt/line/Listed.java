package org.muster.cli.prompt.line;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.muster.api.decision.Option;

/**
 * Options of a list and the numbers before them, rising.
 *
 * @param numbers one for each option
 * @param closed what is called just so and can't be chosen now: whoever names it hears why, and gets no other that only
 *     begins so
 */
public record Listed(List<Option> options, List<Integer> numbers, Function<String, Optional<Option>> closed) {

    /** Nobody can type it: numbers are digits alone. */
    private static final int UNNUMBERED = -1;

    /** From 1 on; none is closed. */
    public static Listed of(List<Option> options) {
        return new Listed(
                options, IntStream.rangeClosed(1, options.size()).boxed().toList(), typed -> Optional.empty());
    }

    /** Where nobody sees a list: none has a number that could be typed, and none is closed. */
    public static Listed unnumbered(List<Option> options) {
        return new Listed(options, Collections.nCopies(options.size(), UNNUMBERED), typed -> Optional.empty());
    }

    /** The same beside what is closed. */
    public Listed beside(Function<String, Optional<Option>> shut) {
        return new Listed(options, numbers, shut);
    }

    public boolean isClosed(Option option) {
        return !options.contains(option);
    }

    public Optional<Option> at(int number) {
        int place = numbers.indexOf(number);
        return place < 0 ? Optional.empty() : Optional.of(options.get(place));
    }

    /** Those with these numbers; none if the first or the last is no number of the list. */
    public List<Option> between(int from, int to) {
        return at(from).isEmpty() || at(to).isEmpty()
                ? List.of()
                : IntStream.range(0, options.size())
                        .filter(place -> numbers.get(place) >= from && numbers.get(place) <= to)
                        .mapToObj(options::get)
                        .toList();
    }
}
