package org.muster.drawing.shape;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;

/** Ways that several go at once, as on a road: each keeps to the right of the middle, the second of a direction outside. */
public final class Lanes {

    private final double same;
    private final double breadth;
    private final List<Way> ways = new ArrayList<>();

    /** One straight piece of somebody's way. */
    private record Way(int walker, Point from, Point to) {}

    /**
     * @param same points that are nearer to each other are one
     * @param breadth of a lane
     */
    public Lanes(double same, double breadth) {
        this.same = same;
        this.breadth = breadth;
    }

    /** Keeps to their lanes all who go the same piece of a way, in either direction. */
    public List<List<Point>> apart(List<List<Point>> lines) {
        for (int i = 0; i < lines.size(); i++) {
            for (int k = 1; k < lines.get(i).size(); k++) {
                ways.add(new Way(i, lines.get(i).get(k - 1), lines.get(i).get(k)));
            }
        }
        List<List<Point>> apart = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            apart.add(lane(i, lines.get(i)));
        }
        return apart;
    }

    private List<Point> lane(int walker, List<Point> line) {
        List<Point> lane = new ArrayList<>();
        for (int k = 1; k < line.size(); k++) {
            Point from = line.get(k - 1);
            Point to = line.get(k);
            double aside = aside(walker, from, to);
            double length = Math.max(from.to(to), 1e-9);
            double x = -(to.y() - from.y()) / length * aside;
            double y = (to.x() - from.x()) / length * aside;
            add(lane, new Point(from.x() + x, from.y() + y));
            add(lane, new Point(to.x() + x, to.y() + y));
        }
        return lane;
    }

    private void add(List<Point> lane, Point point) {
        if (lane.isEmpty() || lane.get(lane.size() - 1).to(point) > same) {
            lane.add(point);
        }
    }

    /** How far to the right; 0 for who is alone. */
    private double aside(int walker, Point from, Point to) {
        int before = 0;
        int along = 0;
        boolean against = false;
        for (Way way : ways) {
            if (near(way.from, from) && near(way.to, to)) {
                before += way.walker < walker ? 1 : 0;
                along++;
            }
            against |= near(way.from, to) && near(way.to, from);
        }
        if (against) {
            return breadth * (before + 0.5);
        }
        return breadth * (before - (along - 1) / 2.0);
    }

    private boolean near(Point a, Point b) {
        return Math.abs(a.x() - b.x()) < same && Math.abs(a.y() - b.y()) < same;
    }
}
