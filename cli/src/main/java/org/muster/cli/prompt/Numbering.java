package org.muster.cli.prompt;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.decision.Option;
import org.muster.cli.prompt.line.Listed;

/**
 * The numbers before the options of lists. Where a question is asked again, such as what else is bought, each keeps the
 * number it had, though others went; what is new comes last.
 */
public class Numbering {

    private final Map<List<Object>, Map<String, Integer>> lists = new HashMap<>();
    private Object asked = "";

    /** Of lists that nobody sees: nothing in them has a number that could be typed. */
    static Numbering none() {
        return new Numbering() {
            @Override
            Listed of(Place place, List<Option> options) {
                return Listed.unnumbered(options);
            }
        };
    }

    /** From now on {@code question} is asked, perhaps again. */
    public void isAsked(Object question) {
        asked = question;
    }

    Listed of(Place place, List<Option> options) {
        Map<String, Integer> rows = place.rows();
        if (options.stream().anyMatch(one -> rows.containsKey(one.id()))) {
            return inRows(rows, options);
        }
        List<Object> where = List.of(asked, place.titles());
        Map<String, Integer> known = lists.getOrDefault(where, Map.of());
        long kept = options.stream().filter(one -> known.containsKey(one.id())).count();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        if (kept * 2 >= options.size()) { // otherwise it is another list
            numbers.putAll(known);
        }
        options.forEach(one -> numbers.putIfAbsent(one.id(), numbers.size() + 1));
        lists.put(where, numbers);
        return rising(numbers, options);
    }

    /** What stands in the lines above by its number there, and what does not behind them: who fell, and by whom. */
    private static Listed inRows(Map<String, Integer> rows, List<Option> options) {
        Map<String, Integer> numbers = new LinkedHashMap<>(rows);
        options.forEach(one -> numbers.putIfAbsent(one.id(), numbers.size() + 1));
        return rising(numbers, options);
    }

    private static Listed rising(Map<String, Integer> numbers, List<Option> options) {
        Comparator<Option> byNumber = Comparator.comparing(one -> numbers.getOrDefault(one.id(), 0));
        List<Option> sorted = options.stream().sorted(byNumber).toList();
        return new Listed(
                sorted,
                sorted.stream().map(one -> numbers.getOrDefault(one.id(), 0)).toList(),
                typed -> Optional.empty());
    }
}
