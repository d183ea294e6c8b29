package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.decision.Answer;
import org.muster.api.space.Point;

/** Places on a continuous table, as people type them. */
public final class Points {

    private static final String NUMBER = "[-+]?\\d+(?:\\.\\d*)?";

    /** A point with a comma, as in the book, or as JSON has it: {@code 45, 27}, {@code [45, 27]}, {@code {"x": 45, "y": 27}}. */
    private static final Pattern WITH_COMMA = Pattern.compile("[\\[{]?(?:\\s*\"?x\"?\\s*:)?\\s*(" + NUMBER
            + ")\\s*,(?:\\s*\"?y\"?\\s*:)?\\s*(" + NUMBER + ")\\s*[\\]}]?");

    /** What a place is called by, before it: {@code from 45 8}, {@code to 45 8}. */
    private static final Pattern NAMED = Pattern.compile("\\p{L}+:?\\s+(?=[-+\\d\\[{])");

    private Points() {}

    /** Whether it is one point as JSON has it, or one with a comma. */
    public static boolean isOne(String line) {
        return WITH_COMMA.matcher(plain(line)).matches();
    }

    private static String plain(String line) {
        Matcher named = NAMED.matcher(line.strip());
        return named.lookingAt() ? line.strip().substring(named.end()) : line.strip();
    }

    public static Answer point(String line) {
        Matcher commas = WITH_COMMA.matcher(plain(line));
        String[] numbers = (commas.matches() ? commas.group(1) + ' ' + commas.group(2) : plain(line)).split("[\\s;]+");
        try {
            return numbers.length == 2
                    ? new Answer.Fields(new TreeMap<>(Map.of(
                            "x", new Answer.Real(Double.parseDouble(numbers[0])),
                            "y", new Answer.Real(Double.parseDouble(numbers[1])))))
                    : Answer.word(line);
        } catch (NumberFormatException e) {
            return Answer.word(line);
        }
    }

    /** One place is where the path ends. */
    public static Answer corners(Point from, String line) {
        String[] parts = line.split(",");
        if (parts.length == 1 || isOne(line)) {
            return point(line);
        }
        List<Answer> places = new ArrayList<>();
        places.add(point(from.x() + " " + from.y()));
        for (String part : parts) {
            places.add(point(part));
        }
        return new Answer.Items(places);
    }
}
