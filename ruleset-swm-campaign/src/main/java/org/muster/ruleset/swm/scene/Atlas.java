package org.muster.ruleset.swm.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.map.CampaignMap;
import org.muster.api.map.Route;
import org.muster.api.space.Point;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.data.Territory;

/**
 * The planet as it is drawn: each territory the land that is nearest to it and to its half of the ways to its
 * neighbours, so that neighbours share a border and the whole board is covered. The upper left corner is 0,0.
 */
final class Atlas {

    /** Land around the outermost territories, in the map's unit. */
    private static final double MARGIN = 1;
    /** How closely the ways to neighbours are followed, and how far off the way their places may lie. */
    private static final double STEP = 0.35;

    private static final double WAVER = 0.13;
    /** Whose surroundings nobody can enter. */
    private static final String RIDGE = "";
    /** Half the breadth of a ridge. */
    private static final double HALF_RIDGE = 0.05;
    /** So often what is new may have made neighbours of others. */
    private static final int ROUNDS = 20;
    /** Nearer corners are one. */
    private static final double SAME = 1e-6;
    /** Corners are looked for in squares of this size. */
    private static final double NEAR = 1e-3;

    private final double width;
    private final double height;
    private final Map<String, Point> middles = new LinkedHashMap<>();
    private final Map<String, List<List<Point>>> lands = new LinkedHashMap<>();
    private final List<List<Point>> regionBorders;
    private final List<List<Point>> ridges;
    private final List<List<Point>> stubs = new ArrayList<>();

    private final List<Site> sites = new ArrayList<>();
    private final List<double[]> corners = new ArrayList<>();
    private final Map<Long, List<Integer>> cornersNear = new LinkedHashMap<>();

    /** A place whose surroundings belong to a territory. */
    private record Site(String territory, double x, double y) {}

    /** A side of a cell, its land to the right. */
    private record Side(int from, int to) {
        Side back() {
            return new Side(to, from);
        }
    }

    private Atlas(CampaignMap<Territory> map) {
        double left = map.all().stream().mapToDouble(t -> t.at().x()).min().orElse(0) - MARGIN;
        double top = map.all().stream().mapToDouble(t -> t.at().y()).min().orElse(0) - MARGIN;
        this.width = map.all().stream().mapToDouble(t -> t.at().x()).max().orElse(0) + MARGIN - left;
        this.height = map.all().stream().mapToDouble(t -> t.at().y()).max().orElse(0) + MARGIN - top;
        for (Territory territory : map.all()) {
            Point middle = new Point(territory.at().x() - left, territory.at().y() - top);
            middles.put(territory.id(), middle);
            add(territory.id(), middle.x(), middle.y());
        }
        map.routes().forEach(this::layOut);
        Map<Side, String> sides = withRidges(map);
        this.regionBorders = regionBorders(map, sides);
        this.ridges = outlines(RIDGE, sides);
        for (Territory territory : map.all()) {
            List<List<Point>> land = outlines(territory.id(), sides);
            lands.put(territory.id(), land);
            middles.computeIfPresent(territory.id(), (id, middle) -> heart(land, middle));
        }
    }

    /** The planet of a campaign. */
    static Atlas of(Book book) {
        return book.kept(Atlas.class, made -> of(made.map()));
    }

    static Atlas of(CampaignMap<Territory> map) {
        return new Atlas(map);
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    Point middle(String territory) {
        return middles.getOrDefault(territory, new Point(0, 0));
    }

    /** The land of a territory; mostly one shape. */
    List<List<Point>> land(String territory) {
        return lands.getOrDefault(territory, List.of());
    }

    /** Lines between home regions. */
    List<List<Point>> regionBorders() {
        return regionBorders;
    }

    /** Land that nobody can enter, between territories that meet but are no neighbours. */
    List<List<Point>> ridges() {
        return ridges;
    }

    /** Short lines over the edge of the picture, where the planet goes on at the other side. */
    List<List<Point>> stubs() {
        return stubs;
    }

    private Point at(int corner) {
        return new Point(corners.get(corner)[0], corners.get(corner)[1]);
    }

    /** Halfway to the centre of gravity of a land, where there is most room for names and squads. */
    private static Point heart(List<List<Point>> land, Point middle) {
        double area = 0;
        double x = 0;
        double y = 0;
        for (List<Point> shape : land) {
            for (int i = 0; i < shape.size(); i++) {
                Point a = shape.get(i);
                Point b = shape.get((i + 1) % shape.size());
                double cross = a.x() * b.y() - b.x() * a.y();
                area += cross;
                x += (a.x() + b.x()) * cross;
                y += (a.y() + b.y()) * cross;
            }
        }
        return area == 0 ? middle : new Point((middle.x() + x / (3 * area)) / 2, (middle.y() + y / (3 * area)) / 2);
    }

    // ---- sites

    private void add(String territory, double x, double y) {
        for (Site site : sites) {
            if (Math.abs(site.x - x) < SAME && Math.abs(site.y - y) < SAME) {
                return;
            }
        }
        sites.add(new Site(territory, x, y));
    }

    private void layOut(Route route) {
        Point from = middle(route.from());
        Point to = middle(route.to());
        if (Math.abs(from.x() - to.x()) > width / 2) { // the short way leads round the planet
            stub(from, to);
            stub(to, from);
            return;
        }
        int half = (int) Math.max(1, Math.round(from.to(to) / 2 / STEP));
        for (int i = 1; i <= 2 * half; i++) {
            double part = i / (2.0 * half + 1);
            add(
                    i <= half ? route.from() : route.to(),
                    from.x() + part * (to.x() - from.x()) + wavering(route.from() + i + route.to()),
                    from.y() + part * (to.y() - from.y()) + wavering(route.to() + i + route.from()));
        }
    }

    /** Borders are no rulers: a little off the straight line, the same on every machine. */
    private static double wavering(String place) {
        int mixed = place.hashCode() * 0x9E3779B1;
        return ((mixed >>> 16) / 65535.0 - 0.5) * 2 * WAVER;
    }

    private void stub(Point end, Point other) {
        boolean west = end.x() < other.x();
        double out = west ? end.x() : width - end.x();
        double back = west ? width - other.x() : other.x();
        double y = end.y() + (other.y() - end.y()) * out / (out + back);
        double x = west ? 0 : width;
        double inward = Math.min(1, 0.3 / out);
        stubs.add(List.of(new Point(x + (end.x() - x) * inward, y + (end.y() - y) * inward), new Point(x, y)));
    }

    // ---- ridges

    /** The sides once ridges keep all apart that cannot be gone between. */
    private Map<Side, String> withRidges(CampaignMap<Territory> map) {
        Map<Side, String> sides = sides();
        for (int round = 0; round < ROUNDS; round++) {
            List<Side> wrong = new ArrayList<>();
            for (Map.Entry<Side, String> entry : sides.entrySet()) {
                Side side = entry.getKey();
                String territory = entry.getValue();
                String beyond = sides.getOrDefault(side.back(), RIDGE);
                if (side.from < side.to
                        && !territory.equals(RIDGE)
                        && !beyond.equals(RIDGE)
                        && !map.adjacent(territory, beyond)
                        && !map.adjacent(beyond, territory)) {
                    wrong.add(side);
                }
            }
            if (wrong.isEmpty()) {
                return sides;
            }
            for (Side side : wrong) {
                ridge(side, sides.getOrDefault(side, RIDGE), sides.getOrDefault(side.back(), RIDGE));
            }
            corners.clear();
            cornersNear.clear();
            sides = sides();
        }
        return sides;
    }

    /** Along a side, with land of both beside it, so that it stays narrow. */
    private void ridge(Side side, String right, String left) {
        Point from = at(side.from);
        Point to = at(side.to);
        double length = from.to(to);
        int many = (int) Math.max(1, Math.ceil(length / (4 * HALF_RIDGE)));
        for (int i = 0; i < many; i++) {
            double part = (i + 0.5) / many;
            double x = from.x() + (to.x() - from.x()) * part;
            double y = from.y() + (to.y() - from.y()) * part;
            double acrossX = -(to.y() - from.y()) / length * 2 * HALF_RIDGE;
            double acrossY = (to.x() - from.x()) / length * 2 * HALF_RIDGE;
            add(RIDGE, x, y);
            add(right, x + acrossX, y + acrossY);
            add(left, x - acrossX, y - acrossY);
        }
    }

    // ---- cells

    /** The sides of all cells that lie between two territories or at the edge, with the territory they enclose. */
    private Map<Side, String> sides() {
        Map<Side, String> sides = new LinkedHashMap<>();
        for (Site site : sites) {
            List<Integer> cell = cell(site).stream().map(this::corner).toList();
            for (int i = 0; i < cell.size(); i++) {
                Side side = new Side(cell.get(i), cell.get((i + 1) % cell.size()));
                if (side.from != side.to) {
                    sides.put(side, site.territory);
                }
            }
        }
        Map<Side, String> outer = new LinkedHashMap<>();
        sides.forEach((side, territory) -> {
            if (!territory.equals(sides.get(side.back()))) {
                outer.put(side, territory);
            }
        });
        return outer;
    }

    /** What is nearer to a site than to any other: the board, cut along the middle between it and each of them. */
    private List<double[]> cell(Site site) {
        List<double[]> cell = List.of(
                new double[] {0, 0}, new double[] {width, 0}, new double[] {width, height}, new double[] {0, height});
        List<Site> others = new ArrayList<>(sites);
        others.remove(site);
        others.sort(Comparator.comparingDouble(other -> squared(site, other.x, other.y)));
        for (Site other : others) {
            double reach = 0;
            for (double[] corner : cell) {
                reach = Math.max(reach, squared(site, corner[0], corner[1]));
            }
            if (squared(site, other.x, other.y) > 4 * reach) {
                break;
            }
            cell = cut(cell, site, other);
        }
        return cell;
    }

    private static double squared(Site site, double x, double y) {
        return (site.x - x) * (site.x - x) + (site.y - y) * (site.y - y);
    }

    private static List<double[]> cut(List<double[]> cell, Site site, Site other) {
        double dx = other.x - site.x;
        double dy = other.y - site.y;
        double limit = ((other.x + site.x) * dx + (other.y + site.y) * dy) / 2;
        List<double[]> left = new ArrayList<>(cell.size() + 1);
        for (int i = 0; i < cell.size(); i++) {
            double[] a = cell.get(i);
            double[] b = cell.get((i + 1) % cell.size());
            double outA = a[0] * dx + a[1] * dy - limit;
            double outB = b[0] * dx + b[1] * dy - limit;
            if (outA <= 0) {
                left.add(a);
            }
            if (outA < 0 && outB > 0 || outA > 0 && outB < 0) {
                double part = outA / (outA - outB);
                left.add(new double[] {a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])});
            }
        }
        return left;
    }

    /** The number of a corner; those that rounding has set apart are one. */
    private int corner(double[] point) {
        long column = Math.round(point[0] / NEAR);
        long row = Math.round(point[1] / NEAR);
        for (long x = column - 1; x <= column + 1; x++) {
            for (long y = row - 1; y <= row + 1; y++) {
                for (int i : cornersNear.getOrDefault(x << 32 | y & 0xFFFFFFFFL, List.of())) {
                    double[] known = corners.get(i);
                    if (Math.abs(known[0] - point[0]) < SAME && Math.abs(known[1] - point[1]) < SAME) {
                        return i;
                    }
                }
            }
        }
        corners.add(point);
        cornersNear
                .computeIfAbsent(column << 32 | row & 0xFFFFFFFFL, any -> new ArrayList<>(1))
                .add(corners.size() - 1);
        return corners.size() - 1;
    }

    // ---- outlines

    private List<List<Point>> outlines(String territory, Map<Side, String> sides) {
        List<Side> own = new ArrayList<>();
        sides.forEach((side, enclosed) -> {
            if (enclosed.equals(territory)) {
                own.add(side);
            }
        });
        return joined(own);
    }

    /** Sides joined to lines as long as possible; a line that comes back to its start is a shape. */
    private List<List<Point>> joined(List<Side> sides) {
        List<Side> open = new ArrayList<>(sides);
        List<List<Point>> lines = new ArrayList<>();
        while (!open.isEmpty()) {
            Side side = open.remove(0);
            int start = side.from;
            List<Point> line = new ArrayList<>(List.of(at(start)));
            int end = side.to;
            while (end != start) {
                line.add(at(end));
                int from = end;
                Side next = open.stream()
                        .filter(one -> one.from == from)
                        .findFirst()
                        .orElse(null);
                if (next == null) {
                    break;
                }
                open.remove(next);
                end = next.to;
            }
            lines.add(line);
        }
        return lines;
    }

    private List<List<Point>> regionBorders(CampaignMap<Territory> map, Map<Side, String> sides) {
        List<Side> borders = new ArrayList<>();
        sides.forEach((side, territory) -> {
            String beyond = sides.get(side.back());
            if (beyond != null
                    && !territory.equals(RIDGE)
                    && !beyond.equals(RIDGE)
                    && side.from < side.to
                    && !map.the(territory).region().equals(map.the(beyond).region())) {
                borders.add(side);
            }
        });
        return chained(borders);
    }

    /** Sides joined to lines in whichever direction they fit. */
    private List<List<Point>> chained(List<Side> sides) {
        List<Side> open = new ArrayList<>(sides);
        List<List<Point>> lines = new ArrayList<>();
        while (!open.isEmpty()) {
            Side first = open.remove(0);
            List<Point> line = new ArrayList<>(List.of(at(first.from), at(first.to)));
            int[] ends = {first.from, first.to};
            for (boolean grown = true; grown; ) {
                grown = false;
                for (int i = 0; i < open.size() && !grown; i++) {
                    Side side = open.get(i);
                    int at = side.from == ends[1] || side.to == ends[1] ? 1 : 0;
                    if (side.from == ends[at] || side.to == ends[at]) {
                        ends[at] = side.from == ends[at] ? side.to : side.from;
                        line.add(at == 1 ? line.size() : 0, at(ends[at]));
                        open.remove(i);
                        grown = true;
                    }
                }
            }
            lines.add(line);
        }
        return lines;
    }
}
