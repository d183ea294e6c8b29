package org.muster.api.map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.Preview;
import org.muster.api.check.Between;
import org.muster.api.check.Checked;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Raster;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;

/**
 * A map of outlines, as a file of data: what a map of another program becomes. A ruleset may take it as its map as it is,
 * {@code DataFile.of("map", Chart.class, "The map.")}, or make a file of its own out of it: {@link
 * org.muster.api.spi.MapImport}.
 *
 * @param width from the left border to the right, in the chart's own unit
 * @param height from the upper border to the lower; y runs down
 * @param borders what one can go between, both ways
 * @param picture that lies under all of it, from border to border; in a file on a disk it may be the name of a picture
 *     beside it. May be null
 */
@Preview
public record Chart(
        String name,
        @Between(min = 1) int width,
        @Between(min = 1) int height,
        List<Place> places,
        List<Border> borders,
        @Nullable Raster picture) {

    /** Ten times as many as any map has that people play on; files of more are refused. */
    public static final int MOST_PLACES = 5_000;

    /** Of the width of a chart, the height of a letter: forty fit side by side. */
    private static final double LETTER = 1.0 / 80;

    private static final String NUMBERS = "-?\\d{1,7}(\\.\\d+)?,-?\\d{1,7}(\\.\\d+)?";

    public Chart {
        places = List.copyOf(places);
        borders = List.copyOf(borders);
    }

    /** Without a picture. */
    public Chart(String name, int width, int height, List<Place> places, List<Border> borders) {
        this(name, width, height, places, borders, null);
    }

    /** The same over a picture, or over none. */
    public Chart over(@Nullable Raster one) {
        return new Chart(name, width, height, places, borders, one);
    }

    /**
     * A place of it.
     *
     * @param at its middle, where pieces stand
     * @param outlines its ground, piece by piece; none where only the middle is known
     * @param notes what else its file says of it: {@code water}, {@code owner}, {@code production} ...
     */
    public record Place(
            @Id("places") String id, String name, Point at, List<Outline> outlines, OrderedMap<String, String> notes)
            implements Region {

        public Place {
            outlines = List.copyOf(outlines);
        }

        /** What its file says of it under this name; empty if it says nothing. */
        public String note(String key) {
            String said = notes.get(key);
            return said == null ? "" : said;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * A piece of ground by its corners, three or more. In a file it is a text: {@code 20,20 500,20 500,480.5}.
     */
    public record Outline(List<Point> corners) {

        private static final Pattern CORNER = Pattern.compile(NUMBERS);
        private static final int FEWEST = 3;

        public Outline {
            corners = List.copyOf(corners);
        }

        /**
         * As it is written.
         *
         * @throws IllegalArgumentException if it is not
         */
        @JsonCreator
        public static Outline parse(String text) {
            String[] corners = text.strip().split("\\s+"); // each by itself: a coast may have tens of thousands
            if (corners.length < FEWEST
                    || !Arrays.stream(corners)
                            .allMatch(corner -> CORNER.matcher(corner).matches())) {
                throw new IllegalArgumentException("an outline is three corners or more, such as \"0,0 20,0 20,10.5\"");
            }
            return new Outline(Arrays.stream(corners)
                    .map(corner -> corner.split(","))
                    .map(numbers -> new Point(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1])))
                    .toList());
        }

        /** How much ground it is, in squares of the chart's unit. */
        public double area() {
            return Math.abs(signed());
        }

        /** Negative where the corners go round the other way. */
        private double signed() {
            double twice = 0;
            for (int i = 0; i < corners.size(); i++) {
                Point one = corners.get(i);
                Point next = corners.get((i + 1) % corners.size());
                twice += one.x() * next.y() - next.x() * one.y();
            }
            return twice / 2;
        }

        /** Its centroid; of what has no area a corner. */
        public Point middle() {
            double area = signed();
            if (area == 0) {
                return corners.get(0);
            }
            double x = 0;
            double y = 0;
            for (int i = 0; i < corners.size(); i++) {
                Point one = corners.get(i);
                Point next = corners.get((i + 1) % corners.size());
                double cross = one.x() * next.y() - next.x() * one.y();
                x += (one.x() + next.x()) * cross;
                y += (one.y() + next.y()) * cross;
            }
            return new Point(x / (6 * area), y / (6 * area));
        }

        /** Whether a point lies in it. */
        public boolean holds(Point point) {
            boolean is = false;
            for (int i = 0; i < corners.size(); i++) {
                Point one = corners.get(i);
                Point next = corners.get((i + 1) % corners.size());
                if (one.y() > point.y() != next.y() > point.y()
                        && point.x() < (next.x() - one.x()) * (point.y() - one.y()) / (next.y() - one.y()) + one.x()) {
                    is = !is;
                }
            }
            return is;
        }

        @Override
        @JsonValue
        public String toString() {
            return corners.stream()
                    .map(corner -> written(corner.x()) + ',' + written(corner.y()))
                    .collect(Collectors.joining(" "));
        }

        private static String written(double number) {
            return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
        }
    }

    /** Two places that touch. */
    public record Border(
            @RefersTo("places") String from,
            @RefersTo("places") String to) {}

    /** Everything that is wrong with it, each with the id of the place that it is about; empty of the whole. */
    public List<Violation> check() {
        return ChartCheck.of(this);
    }

    /** As a map of places and routes, or everything that is wrong with those. */
    public Checked<CampaignMap<Place>> map() {
        return CampaignMap.of(
                name,
                places,
                borders.stream().map(one -> Route.between(one.from(), one.to())).toList());
    }

    /**
     * The ground of a scene of it: its picture, patches of the places, lines to those whose ground is not known, and names.
     *
     * @param classes of a place, such as {@code owner-1} or {@code terrain-water}
     */
    public List<Mark> ground(Function<Place, List<String>> classes) {
        List<Mark> marks = new ArrayList<>();
        if (picture != null) {
            marks.add(Mark.backdrop(picture, new Point(0, 0), new Point(width, height)));
        }
        record Piece(Place place, Outline outline) {}
        places.stream()
                .flatMap(place -> place.outlines().stream().map(outline -> new Piece(place, outline)))
                .sorted(Comparator.comparingDouble(
                        (Piece piece) -> -piece.outline().area())) // isles over their seas
                .forEach(piece ->
                        marks.add(Mark.patch(piece.place().id(), piece.outline().corners())
                                .being(classes.apply(piece.place()))));
        Map<String, Place> byId = new LinkedHashMap<>();
        places.forEach(place -> byId.put(place.id(), place));
        for (Border border : borders) {
            Place from = byId.get(border.from());
            Place to = byId.get(border.to());
            if (from != null
                    && to != null
                    && (from.outlines().isEmpty() || to.outlines().isEmpty())) {
                marks.add(Mark.line("", List.of(from.at(), to.at())).being("link"));
            }
        }
        for (Place place : places) {
            if (place.outlines().isEmpty()) {
                marks.add(Mark.token(place.id(), place.at(), width * LETTER).being(classes.apply(place)));
            }
            marks.add(Mark.label(place.id(), place.at(), width * LETTER, place.name()));
        }
        return marks;
    }
}
