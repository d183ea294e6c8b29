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
        return Stream.iterate(line.length(), end -> end > 0, end -> line.lastIndexOf(' ', end - 1))
                .flatMap(end -> named
                        .apply(line.substring(0, end))
                        .map(one -> new Start<>(
                                one, line.substring(0, end), line.substring(end).strip()))
                        .stream());
    }

    /** Whether it is all of the line. */
    public boolean isAll() {
        return behind.isEmpty();
    }
}
