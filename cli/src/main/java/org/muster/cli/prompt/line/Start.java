package org.muster.cli.prompt.line;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How a line may begin: names have several words, and something may stand behind them.
 *
 * @param named what its first words name
 * @param name these words
 * @param behind the others
 */
public record Start<T>(T named, String name, String behind) {

    /** All starts of {@code line} in which {@code named} finds something, the longest first. */
    public static <T> Stream<Start<T>> of(String line, Function<String, Optional<T>> named) {
        return of(line, Integer.MAX_VALUE, named);
    }

    /** Those of so many words at most. */
    static <T> Stream<Start<T>> of(String line, int most, Function<String, Optional<T>> named) {
        int end = -1;
        for (int n = 0; n < most && end < line.length(); n++) {
            int next = line.indexOf(' ', end + 1);
            end = next < 0 ? line.length() : next;
        }
        return Stream.iterate(end, at -> at > 0, at -> line.lastIndexOf(' ', at - 1))
                .flatMap(at -> named
                        .apply(line.substring(0, at))
                        .map(one -> new Start<>(
                                one, line.substring(0, at), line.substring(at).strip()))
                        .stream());
    }

    /** Whether it is all of the line. */
    public boolean isAll() {
        return behind.isEmpty();
    }
}
