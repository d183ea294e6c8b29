package org.muster.drawing.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.drawing.words.PlainWords;

/**
 * How numbers went, as lines: each in the colour of its owner, with a pattern and a letter of its own.
 *
 * @param words what it shows, for who can't see it
 * @param ticks up the side
 * @param stages along the foot, as many as there is room for
 */
public record LineChart(String words, List<Line> lines, List<Tick> ticks, List<Tick> stages) {

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
    private static final double FINEST = 0.001;

    /**
     * Numbers of one owner.
     *
     * @param owner its place, which gives its colour, pattern and letter; -1: nobody's
     * @param values one for each stage; null: it had none then
     */
    public record Course(int owner, String name, List<@Nullable Double> values) {}

    /**
     * The line of a course.
     *
     * @param letter A for the first owner
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
     * @param stages what they are called
     * @param whole whether all numbers are whole
     */
    public static LineChart of(String words, List<Course> courses, List<String> stages, boolean whole) {
        double least = 0;
        double most = whole ? 1 : FINEST;
        for (Course course : courses) {
            for (Double value : course.values()) {
                least = value == null ? least : Math.min(least, value);
                most = value == null ? most : Math.max(most, value);
            }
        }
        double step = step(most - least, whole ? 1 : FINEST);
        Scale scale = new Scale(Math.floor(least / step) * step, Math.ceil(most / step) * step, stages.size());
        int decimals = whole ? 0 : (int) Math.max(0, Math.ceil(-Math.log10(step)));
        List<Tick> ticks = new ArrayList<>();
        for (int i = 0; scale.least() + i * step <= scale.most() + step / 2; i++) {
            double value = scale.least() + i * step;
            ticks.add(new Tick(scale.y(value), rounded(value, decimals)));
        }
        return new LineChart(
                words,
                courses.stream()
                        .map(course -> line(course, scale, whole ? 0 : decimals + 1))
                        .toList(),
                ticks,
                along(stages, scale));
    }

    /** What lies between two ticks, in steps that people count in. */
    private static double step(double span, double finest) {
        double unit = finest;
        while (true) {
            for (double step : new double[] {unit, 2 * unit, 5 * unit}) {
                if (span <= step * MOST_TICKS) {
                    return step;
                }
            }
            unit *= 10;
        }
    }

    private record Scale(double least, double most, int stages) {
        String x(int stage) {
            double part = stages < 2 ? 0 : (double) stage / (stages - 1);
            return rounded(LEFT + part * (WIDTH - LEFT - RIGHT), 1);
        }

        String y(double value) {
            double part = (value - least) / (most - least);
            return rounded(HEIGHT - FOOT - part * (HEIGHT - FOOT - TOP), 1);
        }
    }

    private static String rounded(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value + 0.0);
    }

    private static Line line(Course course, Scale scale, int decimals) {
        StringBuilder paths = new StringBuilder();
        boolean goesOn = false;
        String x = scale.x(0);
        String y = scale.y(scale.least());
        String now = "";
        for (int i = 0; i < course.values().size(); i++) {
            Double value = course.values().get(i);
            if (value != null) {
                x = scale.x(i);
                y = scale.y(value);
                now = rounded(value, decimals);
                paths.append(goesOn ? "L" : "M").append(x).append(' ').append(y);
            }
            goesOn = value != null;
        }
        int owner = course.owner();
        String letter = owner < 0 ? "?" : String.valueOf((char) ('A' + owner % LETTERS));
        return new Line(Math.max(0, owner), letter, course.name(), paths.toString(), x, y, now);
    }

    private static List<Tick> along(List<String> stages, Scale scale) {
        List<Tick> ticks = new ArrayList<>();
        int every = Math.max(1, (stages.size() + MOST_STAGES - 1) / MOST_STAGES);
        int last = -every;
        @Nullable String told = null; // a round of many stages is named once
        for (int i = 0; i < stages.size(); i++) {
            if (i - last >= every && !stages.get(i).equals(told)) {
                told = stages.get(i);
                last = i;
                ticks.add(new Tick(scale.x(i), told));
            }
        }
        return ticks;
    }

    /** As SVG for a page, whose style gives lines ({@code course}), ticks, the grid and owners their looks. */
    public String svg() {
        StringBuilder svg = new StringBuilder("<svg class=\"scene chart\" viewBox=\"0 0 " + WIDTH + ' ' + HEIGHT
                + "\" role=\"img\" aria-label=\"" + escaped(words) + "\">\n");
        for (Tick tick : ticks) {
            svg.append("<path class=\"grid\" d=\"M" + LEFT + ' ' + tick.at() + 'H' + (WIDTH - RIGHT) + "\"/>")
                    .append("<text class=\"tick\" x=\"30\" y=\"" + tick.at() + "\" dy=\"4\" text-anchor=\"end\">")
                    .append(escaped(tick.text()) + "</text>\n");
        }
        for (Tick tick : stages) {
            svg.append("<text class=\"tick\" x=\"" + tick.at() + "\" y=\"" + (HEIGHT - 6) + "\">")
                    .append(escaped(tick.text()) + "</text>\n");
        }
        for (Line line : lines) {
            svg.append("<path class=\"course s-owner-" + line.owner() + " dash-" + line.owner() % 4 + "\" d=\"")
                    .append(line.paths() + "\"/>\n");
        }
        for (Line line : lines) {
            svg.append("<circle class=\"end s-owner-" + line.owner() + "\" cx=\"" + line.x() + "\" cy=\"" + line.y())
                    .append("\" r=\"9\"/><text class=\"letter\" x=\"" + line.x() + "\" y=\"" + line.y())
                    .append("\" dy=\"4\" text-anchor=\"middle\">" + line.letter() + "</text>\n");
        }
        return svg.append("</svg>\n").toString();
    }

    private static String escaped(String text) {
        return PlainWords.escaped(PlainWords.of(text));
    }
}
