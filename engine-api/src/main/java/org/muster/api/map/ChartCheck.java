package org.muster.api.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;

/** What is wrong with a chart: with its map, with what people call its places, and with their ground. */
final class ChartCheck {

    /** Corners of an outline: one with more is drawn as it is. */
    private static final int MOST_CORNERS = 4_000;

    private ChartCheck() {}

    static List<Violation> of(Chart chart) {
        List<Violation> violations = new ArrayList<>(chart.map().violations());
        if (chart.width() < 1 || chart.height() < 1) {
            violations.add(Violation.of(
                    "MAP_SIZE",
                    "The map is {width} wide and {height} high; each is 1 or more.",
                    chart.width(),
                    chart.height()));
            return List.copyOf(violations); // nothing lies in it
        }
        Map<String, Chart.Place> called = new LinkedHashMap<>();
        for (Chart.Place place : chart.places()) {
            names(place, called, violations);
            if (place.outlines().stream().anyMatch(ChartCheck::crossesItself)) {
                violations.add(Violation.of(
                                "OUTLINE_CROSSED",
                                "The outline of {place} crosses itself; go round its ground in one direction.",
                                place.name())
                        .inside(place.id()));
            }
            Point at = place.at();
            if (!(at.x() >= 0 && at.x() <= chart.width() && at.y() >= 0 && at.y() <= chart.height())) {
                violations.add(Violation.of(
                                "PLACE_OUTSIDE",
                                "{place} lies outside the map, which is {width} wide and {height} high.",
                                place.name(),
                                chart.width(),
                                chart.height())
                        .inside(place.id()));
            }
        }
        return List.copyOf(violations);
    }

    private static void names(Chart.Place place, Map<String, Chart.Place> called, List<Violation> violations) {
        if (place.name().isBlank()) {
            violations.add(Violation.of("PLACE_WITHOUT_NAME", "The place {id} has no name.", place.id())
                    .inside(place.id()));
            return;
        }
        Chart.Place other = called.putIfAbsent(place.name(), place);
        if (other != null && !other.id().equals(place.id())) {
            violations.add(Violation.of(
                            "NAME_TWICE",
                            "{one} and {other} are both called {name}; people could not tell them apart.",
                            other.id(),
                            place.id(),
                            place.name())
                    .inside(place.id()));
        }
    }

    /** A side, from left to right. */
    private record Side(Point from, Point to) {

        static Side of(Point one, Point other) {
            return one.x() <= other.x() ? new Side(one, other) : new Side(other, one);
        }

        /** Whether both go through each other: a corner that lies on a side is none. */
        boolean crosses(Side other) {
            return turn(from, to, other.from) * turn(from, to, other.to) < 0
                    && turn(other.from, other.to, from) * turn(other.from, other.to, to) < 0;
        }

        private static double turn(Point from, Point to, Point third) {
            return Math.signum(
                    (to.x() - from.x()) * (third.y() - from.y()) - (to.y() - from.y()) * (third.x() - from.x()));
        }
    }

    /** Sides are met from left to right, each with those that reach as far. */
    private static boolean crossesItself(Chart.Outline outline) {
        List<Point> corners = outline.corners();
        int n = corners.size();
        if (n < 4 || n > MOST_CORNERS) {
            return false;
        }
        List<Side> sides = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            sides.add(Side.of(corners.get(i), corners.get((i + 1) % n)));
        }
        sides.sort((one, other) -> Double.compare(one.from.x(), other.from.x()));
        for (int i = 0; i < n; i++) {
            Side one = sides.get(i);
            for (int j = i + 1; j < n && sides.get(j).from.x() <= one.to.x(); j++) {
                if (one.crosses(sides.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }
}
