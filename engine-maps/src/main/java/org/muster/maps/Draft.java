package org.muster.maps;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Template;

/** A chart that is being put together from what a file says, in whatever numbers it uses; odd things are noted. */
final class Draft {

    /** A chart is as wide as this, whatever numbers its file has. */
    private static final int WIDTH = 1_000;

    private static final int MOST_WARNINGS = 20;
    private static final int LONGEST_NAME = 60;

    private final String name;
    private final Map<String, Place> byName = new LinkedHashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Set<Chart.Border> borders = new LinkedHashSet<>();
    private final List<Violation> warnings = new ArrayList<>();
    private int more;

    /** A place of it. */
    private static final class Place {
        final String id;
        final String name;
        List<Chart.Outline> outlines = List.of();
        final Map<String, String> notes = new LinkedHashMap<>();

        @Nullable
        Point at;

        Place(String id, String name) {
            this.id = id;
            this.name = name;
        }
    }

    Draft(String name) {
        this.name = plain(name);
    }

    /** As {@link Violation#of}. */
    void warn(String code, @Template String template, Object... values) {
        if (warnings.size() < MOST_WARNINGS) {
            warnings.add(Violation.of(code, template, values));
        } else {
            more++;
        }
    }

    List<Violation> warnings() {
        return warnings;
    }

    /** How many more there are. */
    int untold() {
        return more;
    }

    /** Letters, digits and dashes of a name; of two alike the second gets a number. */
    private String idOf(String called) {
        String plain = Normalizer.normalize(called, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}+", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        String base = plain.isEmpty() ? "place" : plain;
        String id = base;
        for (int n = 2; names.putIfAbsent(id, called) != null; n++) {
            id = base + '-' + n;
        }
        return id;
    }

    /** What goes into a terminal, in one line. */
    private static String plain(String text) {
        String line = text.replaceAll("[\\p{C}\\p{Z}]+", " ").strip();
        return line.length() <= LONGEST_NAME
                ? line
                : line.substring(0, LONGEST_NAME).strip();
    }

    /** Whether there is a place that the file calls so. */
    boolean has(String called) {
        return byName.containsKey(called);
    }

    /**
     * A new place; one that is there already is told.
     *
     * @throws Refused if there are too many
     */
    void place(String called) {
        if (byName.containsKey(called)) {
            warn("MAP_PLACE_TWICE", "{place} is there twice; it is taken once.", plain(called));
            return;
        }
        if (byName.size() == Chart.MOST_PLACES) {
            throw new Refused(
                    "MAP_TOO_MUCH", "There are more than {most} places, which nobody plays on.", Chart.MOST_PLACES);
        }
        String shown = plain(called);
        byName.put(called, new Place(idOf(shown), shown));
    }

    private Place the(String called) {
        Place place = byName.get(called);
        if (place == null) {
            throw new IllegalArgumentException(called);
        }
        return place;
    }

    void outline(String called, List<List<Point>> outlines) {
        the(called).outlines = outlines.stream()
                .filter(one -> one.size() >= 3)
                .map(Chart.Outline::new)
                .toList();
    }

    void middle(String called, Point at) {
        the(called).at = at;
    }

    void note(String called, String key, String value) {
        if (!value.isBlank()) {
            the(called).notes.put(key, plain(value));
        }
    }

    /** Two places touch; said twice it counts once. */
    void border(String from, String to) {
        Place one = byName.get(from);
        Place other = byName.get(to);
        if (one == null || other == null) {
            warn(
                    "MAP_NO_SUCH_PLACE",
                    "{a} is said to touch {b}, and there is no place {missing}; that is left out.",
                    plain(from),
                    plain(to),
                    plain(one == null ? from : to));
        } else if (one == other) {
            warn("MAP_BORDER_TO_ITSELF", "{place} is said to touch itself; that is left out.", one.name);
        } else if (!borders.contains(new Chart.Border(other.id, one.id))) {
            borders.add(new Chart.Border(one.id, other.id));
        }
    }

    int borders() {
        return borders.size();
    }

    /** Those that share a piece of border touch: a corner is none. */
    void bordersByGround() {
        Map<String, Set<String>> sides = new LinkedHashMap<>();
        byName.forEach((called, place) -> {
            for (Chart.Outline outline : place.outlines) {
                List<Point> corners = outline.corners();
                for (int i = 0; i < corners.size(); i++) {
                    Point from = corners.get(i);
                    Point to = corners.get((i + 1) % corners.size());
                    String side = from.toString().compareTo(to.toString()) < 0 ? from + " " + to : to + " " + from;
                    sides.computeIfAbsent(side, any -> new LinkedHashSet<>()).add(called);
                }
            }
        });
        sides.values().forEach(all -> {
            List<String> along = List.copyOf(all);
            for (int i = 0; i < along.size(); i++) {
                for (int j = i + 1; j < along.size(); j++) {
                    border(along.get(i), along.get(j));
                }
            }
        });
    }

    /** The chart, in its own numbers; what is not connected, or nowhere, is told. */
    Chart chart() {
        Frame frame = frame();
        List<Chart.Place> places = new ArrayList<>();
        int nowhere = 0;
        for (Place place : byName.values()) {
            Point middle = place.at == null ? middle(place.outlines) : place.at;
            if (middle == null) { // in a row below all else, to be put where it belongs
                middle = frame.below(nowhere++);
                warn("MAP_NOWHERE", "The file does not say where {place} lies; it stands below the map.", place.name);
            }
            places.add(new Chart.Place(
                    place.id,
                    place.name,
                    frame.of(middle),
                    place.outlines.stream()
                            .map(outline -> new Chart.Outline(
                                    outline.corners().stream().map(frame::of).toList()))
                            .toList(),
                    OrderedMap.copyOf(place.notes)));
        }
        Chart chart = new Chart(name, WIDTH, frame.height(nowhere > 0), places, List.copyOf(borders));
        chart.map().violations().stream()
                .filter(one -> one.code().equals("UNREACHABLE"))
                .forEach(one -> warn("MAP_IN_PIECES", "{what}", one.sentence()));
        return chart;
    }

    /** Of the largest piece; null where there is none. */
    private static @Nullable Point middle(List<Chart.Outline> outlines) {
        return outlines.stream()
                .max(Comparator.comparingDouble(Chart.Outline::area))
                .map(Chart.Outline::middle)
                .orElse(null);
    }

    private Frame frame() {
        Frame frame = new Frame();
        for (Place place : byName.values()) {
            place.outlines.forEach(outline -> outline.corners().forEach(frame::take));
            if (place.at != null) {
                frame.take(place.at);
            }
        }
        return frame;
    }

    /** What all of the file's numbers lie in, and those of the chart. */
    private static final class Frame {
        private static final double MARGIN = 0.02 * WIDTH;
        private static final double ROW = 0.06 * WIDTH;
        private static final int IN_A_ROW = 12;

        private double left = Double.MAX_VALUE;
        private double top = Double.MAX_VALUE;
        private double right = -Double.MAX_VALUE;
        private double bottom = -Double.MAX_VALUE;
        private int rows;

        void take(Point point) {
            left = Math.min(left, point.x());
            right = Math.max(right, point.x());
            top = Math.min(top, point.y());
            bottom = Math.max(bottom, point.y());
        }

        private double scale() {
            double wide = right - left;
            return wide > 0 ? (WIDTH - 2 * MARGIN) / wide : 1;
        }

        private boolean isEmpty() {
            return left > right;
        }

        Point of(Point point) {
            return new Point(
                    MARGIN + (point.x() - (isEmpty() ? 0 : left)) * scale(),
                    MARGIN + (point.y() - (isEmpty() ? 0 : top)) * scale());
        }

        /** In the file's numbers. */
        Point below(int n) {
            rows = Math.max(rows, n / IN_A_ROW + 1);
            double x = (n % IN_A_ROW + 0.5) * (WIDTH - 2 * MARGIN) / IN_A_ROW;
            double y = (n / IN_A_ROW + 1) * ROW;
            return new Point((isEmpty() ? 0 : left) + x / scale(), (isEmpty() ? 0 : bottom) + y / scale());
        }

        int height(boolean withRows) {
            double tall = isEmpty() ? 0 : (bottom - top) * scale();
            return (int) Math.max(1, Math.ceil(tall + 2 * MARGIN + (withRows ? rows * ROW : 0)));
        }
    }
}
