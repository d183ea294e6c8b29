package org.muster.cli.play;

import java.util.List;
import java.util.stream.Stream;
import org.muster.core.match.Command;

/** What real dice show, as people type it: {@code 3,5} or {@code 3 5}; of several rolls {@code 3,5 1,2}. */
final class TypedRoll {

    private TypedRoll() {}

    /**
     * The faces of the roll that waits and of those behind it.
     *
     * @param dice how many the roll that waits takes
     * @throws NumberFormatException if these are no numbers
     */
    static Command.Roll read(String line, int dice) {
        List<String> groups =
                List.of(line.strip().replaceAll("\\s*,[\\s,]*", ",").split("\\s+"));
        List<List<Integer>> rolls = groups.stream().map(TypedRoll::faces).toList();
        List<Integer> together = rolls.stream().flatMap(List::stream).toList();
        boolean isOne = together.size() == dice || rolls.stream().allMatch(one -> one.size() == 1) && dice > 1;
        return new Command.Roll(isOne ? List.of(together) : rolls);
    }

    private static List<Integer> faces(String group) {
        return Stream.of(group.split(","))
                .filter(face -> !face.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }
}
