package org.muster.core.lab;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.muster.api.text.Sentence;
import org.muster.core.view.Holding;

/** {@link Sums} as they go from one machine to another: whole numbers, and sentences as they are saved. */
record WrittenSums(
        long games,
        long givenUp,
        long decisions,
        long rolls,
        List<Count<String, Tally>> seats,
        List<Count<Sentence, Tally>> labels,
        List<Count<Sentence, Long>> reasons,
        List<Count<Integer, Long>> rounds,
        Seen sightings) {

    /** One entry of a map, whose key may be more than a word. */
    record Count<K, V>(K of, V is) {

        static <K, V, W> List<Count<W, V>> all(Map<K, V> map, Function<K, W> key) {
            return map.entrySet().stream()
                    .map(one -> new Count<>(key.apply(one.getKey()), one.getValue()))
                    .toList();
        }
    }

    /** {@link Sightings}. */
    record Seen(
            long games,
            List<Count<Sightings.Word, Sightings.Choice>> choices,
            List<Count<String, Long>> rules,
            List<Course> courses) {}

    /** What a side had of something at the end of a round. */
    record Course(Holding.Subject subject, Sentence side, int round, Sightings.Sum is) {}
}
