package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.muster.api.decision.Answer;
import org.muster.api.space.Point;

/** Places on a continuous table, as people type them. */
final class Points {

    private Points() {}

    static Answer point(String line) {
        String[] numbers = line.strip().split("[\\s;]+");
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
    static Answer corners(Point from, String line) {
        String[] parts = line.split(",");
        if (parts.length == 1) {
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
