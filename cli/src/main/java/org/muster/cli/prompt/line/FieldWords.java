package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.muster.api.decision.Part;

/** The words of one line shared out among the fields of a form: {@code from 45 8 to 50 9}, or without the names. */
public final class FieldWords {

    /** Between two words, or two numbers said as one: {@code 3:2}. */
    private static final Pattern BETWEEN = Pattern.compile("\\s+|(?<=\\d):(?=\\d)");

    private FieldWords() {}

    /** The words of each field, by its name; none if they are too few or too many, or name a field twice. */
    public static Map<String, String> of(List<Part> fields, String line) {
        List<String> words = Arrays.asList(BETWEEN.split(line.strip()));
        boolean isNamed = fields.stream().anyMatch(field -> isName(field, words.get(0)));
        return isNamed ? byName(fields, words) : inOrder(fields, words);
    }

    /** The words of the first fields, where they are too few for all; none if they are not. */
    public static Map<String, String> begun(List<Part> fields, String line) {
        for (int n = fields.size() - 1; n > 0; n--) {
            Map<String, String> shares = inOrder(fields.subList(0, n), Arrays.asList(BETWEEN.split(line.strip())));
            if (!shares.isEmpty()) {
                return shares;
            }
        }
        return Map.of();
    }

    /** What stands between commas, for one field after the other; none if it is not as many. */
    public static Map<String, String> withCommas(List<Part> fields, String line) {
        String[] pieces = line.strip().split("\\s*,\\s*", -1);
        Map<String, String> shares = new LinkedHashMap<>();
        for (int at = 0; at < fields.size() && pieces.length == fields.size(); at++) {
            shares.put(fields.get(at).option().id(), pieces[at]);
        }
        return shares.containsValue("") ? Map.of() : shares;
    }

    private static boolean isName(Part field, String word) {
        return field.option().id().equalsIgnoreCase(word);
    }

    private static Map<String, String> byName(List<Part> fields, List<String> words) {
        Map<String, List<String>> shares = new LinkedHashMap<>();
        List<String> share = new ArrayList<>();
        for (String word : words) {
            List<String> names = fields.stream()
                    .filter(field -> isName(field, word))
                    .map(field -> field.option().id())
                    .toList();
            if (names.isEmpty()) {
                share.add(word);
            } else {
                share = new ArrayList<>();
                if (shares.put(names.get(0), share) != null) {
                    return Map.of();
                }
            }
        }
        Map<String, String> joined = new LinkedHashMap<>();
        shares.forEach((name, said) -> joined.put(name, String.join(" ", said)));
        return joined.containsValue("") ? Map.of() : joined;
    }

    /** A word for each, of a point two unless it has a comma. */
    private static Map<String, String> inOrder(List<Part> fields, List<String> words) {
        Map<String, String> shares = new LinkedHashMap<>();
        int at = 0;
        for (Part field : fields) {
            boolean isPoint = !field.options().ground().isEmpty();
            int taken = isPoint && at < words.size() && !words.get(at).contains(",") ? 2 : 1;
            if (at + taken > words.size()) {
                return Map.of();
            }
            shares.put(field.option().id(), String.join(" ", words.subList(at, at + taken)));
            at += taken;
        }
        return at == words.size() ? shares : Map.of();
    }
}
