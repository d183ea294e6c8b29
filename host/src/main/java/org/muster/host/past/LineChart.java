package org.muster.host.past;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A course as lines, in places of a drawing: one for each seat, in its colour, with a pattern and a letter of its own.
 *
 * @param ticks up the side
 * @param stages along the foot, as many as there is room for
 * @param table the same for who reads it: of each stage its phase and the values, in the order of the lines
 */
public record LineChart(
        String title, String what, List<Line> lines, List<Tick> ticks, List<Tick> stages, List<List<String>> table) {

    /** Width of the drawing. */
    public static final int WIDTH = 360;
    /** Its height. */
    public static final int HEIGHT = 200;

    private static final int LEFT = 36;
    private static final int RIGHT = 24;
    private static final int TOP = 10;
    private static final int FOOT = 24;
    private static final int MOST_TICKS = 4;
    private static final int MOST_STAGES = 4;
    private static final int LETTERS = 26;

    /**
     * The line of a seat.
     *
     * @param owner place of the seat among the seats, which gives its colour
     * @param letter A for the first seat
     * @param paths its stretches, as an SVG path: it is broken where there was no number
     * @param x of its last point
     * @param y of its last point
     * @param now its last value
     */
    public record Line(int owner, String letter, String name, String paths, String x, String y, String now) {}

    /** A mark at an axis. */
    public record Tick(String at, String text) {}

    /**
     * Draws it.
     *
     * @param names of the seats by their ids, all of them in order
     */
    public static LineChart of(Course course, List<Course.Stage> stages, Map<String, String> names) {
        long least = 0;
        long most = 1;
        for (List<@Nullable Long> values : course.values().values()) {
            for (Long value : values) {
                least = value == null ? least : Math.min(least, value);
                most = value == null ? most : Math.max(most, value);
            }
        }
        long step = step(most - least);
        Scale scale = new Scale(Math.floorDiv(least, step) * step, -Math.floorDiv(-most, step) * step, stages.size());
        List<Line> lines = new ArrayList<>();
        List<String> seats = List.copyOf(names.keySet());
        for (Map.Entry<String, List<@Nullable Long>> one : course.values().entrySet()) {
            int owner = seats.indexOf(one.getKey());
            lines.add(line(owner, names.getOrDefault(one.getKey(), one.getKey()), one.getValue(), scale));
        }
        List<Tick> ticks = new ArrayList<>();
        for (long value = scale.least(); value <= scale.most(); value += step) {
            ticks.add(new Tick(scale.y(value), Long.toString(value)));
        }
        return new LineChart(course.title(), course.what(), lines, ticks, along(stages, scale), table(course, stages));
    }

    /** What lies between the lowest and the highest, in steps that people count in. */
    private static long step(long span) {
        long unit = 1;
        while (true) {
            for (long step : new long[] {unit, 2 * unit, 5 * unit}) {
                if (span <= step * MOST_TICKS) {
                    return step;
                }
            }
            unit *= 10;
        }
    }

    private record Scale(long least, long most, int stages) {
        String x(int stage) {
            double part = stages < 2 ? 0 : (double) stage / (stages - 1);
            return number(LEFT + part * (WIDTH - LEFT - RIGHT));
        }

        String y(long value) {
            double part = (double) (value - least) / Math.max(1, most - least);
            return number(HEIGHT - FOOT - part * (HEIGHT - FOOT - TOP));
        }
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static Line line(int owner, String name, List<@Nullable Long> values, Scale scale) {
        StringBuilder paths = new StringBuilder();
        boolean goesOn = false;
        String x = scale.x(0);
        String y = scale.y(scale.least());
        String now = "";
        for (int i = 0; i < values.size(); i++) {
            Long value = values.get(i);
            if (value != null) {
                x = scale.x(i);
                y = scale.y(value);
                now = value.toString();
                paths.append(goesOn ? "L" : "M").append(x).append(' ').append(y);
            }
            goesOn = value != null;
        }
        String letter = owner < 0 ? "?" : String.valueOf((char) ('A' + owner % LETTERS));
        return new Line(Math.max(0, owner), letter, name, paths.toString(), x, y, now);
    }

    private static List<Tick> along(List<Course.Stage> stages, Scale scale) {
        List<Tick> ticks = new ArrayList<>();
        int every = Math.max(1, (stages.size() + MOST_STAGES - 1) / MOST_STAGES);
        for (int i = 0; i < stages.size(); i += every) {
            String phase = stages.get(i).phase();
            int round = phase.indexOf(ToldLine.STEP);
            ticks.add(new Tick(scale.x(i), round < 0 ? phase : phase.substring(0, round)));
        }
        return ticks;
    }

    private static List<List<String>> table(Course course, List<Course.Stage> stages) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < stages.size(); i++) {
            List<String> row = new ArrayList<>();
            row.add(stages.get(i).phase());
            for (List<@Nullable Long> values : course.values().values()) {
                Long value = values.get(i);
                row.add(value == null ? "" : value.toString());
            }
            rows.add(row);
        }
        return rows;
    }
}
