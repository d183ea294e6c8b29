package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Options;
import org.muster.api.space.Point;

/** Places on a continuous table, as people type them. */
public final class Points {

    private static final String NUMBER = "[-+]?\\d+(?:\\.\\d*)?";

    /** A point with a comma, as in the book, or as JSON has it: {@code 45, 27}, {@code [45, 27]}, {@code {"x": 45, "y": 27}}. */
    private static final Pattern WITH_COMMA = Pattern.compile("[\\[{]?(?:\\s*\"?x\"?\\s*:)?\\s*(" + NUMBER
            + ")\\s*,(?:\\s*\"?y\"?\\s*:)?\\s*(" + NUMBER + ")\\s*[\\]}]?");

    /** What a place is called by, before it: {@code from 45 8}, {@code to 45 8}. */
    private static final Pattern NAMED = Pattern.compile("\\p{L}+:?\\s+(?=[-+\\d\\[{])");

    private static final int MOST_TRIES = 20;
    private static final int MOST_CANDIDATES = 5;

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

    /**
     * A place that answers, as it is typed: who reads of a zone and of coordinates alone tries in vain.
     *
     * @param wrong how much is wrong with an answer beside all that is said elsewhere; the least is taken
     */
    public static Optional<String> example(Options<?> options, ToIntFunction<Answer> wrong) {
        return Stream.concat(middles(options), samples(options))
                .map(Points::typed)
                .distinct()
                .filter(words -> options.read(point(words)).isOk())
                .limit(MOST_CANDIDATES)
                .min(Comparator.comparingInt(words -> wrong.applyAsInt(point(words))));
    }

    private static Stream<Point> middles(Options<?> options) {
        return options.ground().stream()
                .map(ring -> new Point(
                        middle(ring.stream().mapToDouble(Point::x).summaryStatistics()),
                        middle(ring.stream().mapToDouble(Point::y).summaryStatistics())));
    }

    private static double middle(DoubleSummaryStatistics reach) {
        return (reach.getMin() + reach.getMax()) / 2;
    }

    /** The same each time, so that who asks twice reads the same. */
    private static <C> Stream<Point> samples(Options<C> options) {
        RandomGenerator random = new SplittableRandom(0);
        return Stream.generate(() -> {
                    try {
                        return options.write(options.sample(random));
                    } catch (NothingToChoose e) {
                        return Answer.word("");
                    }
                })
                .limit(MOST_TRIES)
                .map(answer -> answer instanceof Answer.Items corners
                        ? corners.list().get(corners.list().size() - 1)
                        : answer)
                .flatMap(answer -> at(answer).stream());
    }

    private static Optional<Point> at(Answer answer) {
        return answer instanceof Answer.Fields at
                        && at.map().get("x") instanceof Answer.Real x
                        && at.map().get("y") instanceof Answer.Real y
                ? Optional.of(new Point(x.number(), y.number()))
                : Optional.empty();
    }

    /** In whole units, as people measure. */
    private static String typed(Point at) {
        return Math.round(at.x()) + " " + Math.round(at.y());
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
