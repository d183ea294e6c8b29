package org.muster.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;

/** Pictures as four kinds of games would draw them. */
final class SampleScenes {

    private static final List<String> REGIONS = List.of(
            "Aldera", "Bespar", "Corvallis", "Dantor", "Endar", "Felucia", "Garos", "Hothar", "Iridon", "Jakkan");
    private static final List<String> FACTIONS = List.of(
            "Old Guard",
            "Red Sun",
            "Verdant Pact",
            "Amber Fleet",
            "Sky Clans",
            "Rose Court",
            "Gilded Hand",
            "Wine Lords",
            "Violet Order",
            "Rust Legion");
    private static final List<List<String>> PLACES = List.of(
            List.of("Highgate", "Westmoor", "Eastfall", "Lowport"),
            List.of("Northkeep", "Saltmere", "Ironvale", "Southend"),
            List.of("Crown Hill", "Greywater", "Redcliff", "Millbrook"));

    private SampleScenes() {}

    static Stream<Scene> all() {
        return Stream.of(small(), campaign(), squares(), hexes(), table(), crowded());
    }

    /** Two territories, one of each kind of mark. */
    static Scene small() {
        return new Scene(
                "Two Valleys",
                "Turn 1 · orders",
                8,
                3,
                List.of(
                        new Mark.Patch("west", List.of(at(0, 0), at(4, 0), at(4, 3), at(0, 3)), List.of("owner-0"), ""),
                        new Mark.Patch(
                                "east",
                                List.of(at(4, 0), at(8, 0), at(8, 3), at(4, 3)),
                                List.of("owner-1", "capital", "fortified"),
                                "the old capital"),
                        new Mark.Line("raid", List.of(at(2, 2), at(5, 2)), true, List.of("move"), ""),
                        new Mark.Token("squad", at(1.5, 2), 0.4, -1, "squad", "7", List.of("owner-0"), "the Seventh"),
                        new Mark.Label("west", at(2, 0.8), 0.3, "Äbtal", List.of()),
                        new Mark.Label("east", at(6, 0.9), 0.3, "Mühltal", List.of())),
                List.of(new Scene.Entry(List.of("owner-0"), "Blue"), new Scene.Entry(List.of("owner-1"), "Red")),
                "Two valleys, one at war.");
    }

    /** More names than a narrow terminal has room for. */
    static Scene crowded() {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            double x = i % 12;
            double y = i / 12;
            marks.add(new Mark.Patch(
                    "p" + i,
                    List.of(at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)),
                    List.of("owner-" + i % 12),
                    ""));
            marks.add(new Mark.Label("p" + i, at(x + 0.5, y + 0.5), 0.2, "Longwood" + i, List.of()));
        }
        return new Scene("Crowded", "", 12, 5, marks, List.of(), "");
    }

    private static Point at(double x, double y) {
        return new Point(x, y);
    }

    /** Forty territories in ten regions, two rows of five; each region four units wide and two and a half high. */
    static Scene campaign() {
        List<Mark> patches = new ArrayList<>();
        List<Mark> lines = new ArrayList<>();
        List<Mark> tokens = new ArrayList<>();
        List<Mark> labels = new ArrayList<>();
        for (int region = 0; region < 10; region++) {
            double x = region % 5 * 4;
            double y = 0.8 + region / 5 * 3.15;
            Point[] middles = {at(x + 2, y), at(x + 1, y + 1), at(x + 3, y + 1), at(x + 2, y + 2)};
            for (int i = 0; i < 4; i++) {
                String id = "t" + (region * 4 + i + 1);
                String name = PLACES.get(region % 3).get(i);
                int owner = i == 3 ? (region + 1) % 10 : region;
                List<String> classes = new ArrayList<>();
                classes.add(region == 7 && i == 2 ? "unowned" : region == 9 && i == 3 ? "inactive" : "owner-" + owner);
                if (i == 0) {
                    classes.add("capital");
                }
                if ((region + i) % 4 == 1) {
                    classes.add("fortified");
                }
                if ((region * 3 + i) % 7 == 2) {
                    classes.add("mined");
                }
                if (region == 4 && i == 1) {
                    classes.add("damaged");
                }
                if (region == 2 && i == 2) {
                    classes.add("chosen");
                }
                Point m = middles[i];
                patches.add(new Mark.Patch(
                        id,
                        List.of(
                                at(m.x(), m.y() - 0.667),
                                at(m.x() + 1, m.y() - 0.333),
                                at(m.x() + 1, m.y() + 0.333),
                                at(m.x(), m.y() + 0.667),
                                at(m.x() - 1, m.y() + 0.333),
                                at(m.x() - 1, m.y() - 0.333)),
                        classes,
                        name + " in " + REGIONS.get(region)));
                labels.add(new Mark.Label(id, at(m.x(), m.y() - 0.2), 0.13, name, List.of()));
                if ((region + i) % 2 == 0 && !classes.contains("inactive")) {
                    boolean hurt = (region + i) % 6 == 0;
                    List<String> squad = new ArrayList<>(List.of("owner-" + owner));
                    if (hurt) {
                        squad.add("damaged");
                    }
                    tokens.add(new Mark.Token(
                            "s" + id,
                            at(m.x() - 0.45, m.y() + 0.1),
                            0.21,
                            -1,
                            hurt ? "squad-damaged" : "squad",
                            "" + (3 + (region * 5 + i * 3) % 12),
                            squad,
                            FACTIONS.get(owner) + " squad"));
                }
            }
            labels.add(new Mark.Label(
                    "r" + region, at(x + 0.62, y - 0.35), 0.17, REGIONS.get(region), List.of("heading")));
            if (region % 5 < 4) {
                lines.add(new Mark.Line(
                        "", List.of(at(x + 3.7, y + 1.2), at(x + 4.3, y + 1.2)), false, List.of("link"), ""));
            }
            if (region < 5) {
                lines.add(new Mark.Line(
                        "", List.of(at(x + 2.4, y + 2.3), at(x + 2.4, y + 2.8)), false, List.of("link"), ""));
            }
        }
        lines.add(new Mark.Line(
                "m1", List.of(at(8.9, 2.05), at(7.2, 2.05)), true, List.of("move", "owner-2"), "an attack"));
        List<Scene.Entry> legend = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            legend.add(new Scene.Entry(List.of("owner-" + i), FACTIONS.get(i)));
        }
        legend.add(new Scene.Entry(List.of("unowned"), "nobody's"));
        legend.add(new Scene.Entry(List.of("inactive"), "out of play"));
        legend.add(new Scene.Entry(List.of("capital"), "capital"));
        legend.add(new Scene.Entry(List.of("fortified"), "fortified"));
        legend.add(new Scene.Entry(List.of("mined"), "mined"));
        legend.add(new Scene.Entry(List.of("damaged"), "damaged"));
        legend.add(new Scene.Entry(List.of("chosen"), "chosen"));
        legend.add(new Scene.Entry(List.of("link"), "border crossing"));
        legend.add(new Scene.Entry(List.of("squad"), "squad and its points"));
        List<Mark> marks = new ArrayList<>(patches);
        marks.addAll(lines);
        marks.addAll(tokens);
        marks.addAll(labels);
        return new Scene(
                "War for the Ten Regions",
                "Turn 7 · movement · Verdant Pact to move",
                20,
                6.8,
                marks,
                legend,
                "Ten factions hold forty territories; the Verdant Pact attacks Bespar from Corvallis.");
    }

    /** Ships on a board of 20 by 16 squares. */
    static Scene squares() {
        List<Mark> marks = new ArrayList<>();
        for (int row = 0; row < 16; row++) {
            for (int column = 0; column < 20; column++) {
                List<String> classes = new ArrayList<>(List.of("grid"));
                if (column > 11 && column < 16 && row > 3 && row < 8 && (column + row) % 4 != 3) {
                    classes = new ArrayList<>(List.of("terrain-obstacle"));
                }
                if (Math.abs(column - 4) + Math.abs(row - 11) <= 3) {
                    classes.add("reachable");
                }
                marks.add(new Mark.Patch(
                        "q" + column + "-" + row,
                        List.of(at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)),
                        classes,
                        ""));
            }
        }
        String[] ships = {
            "fighter",
            "fighter",
            "bomber",
            "transport",
            "cruiser",
            "destroyer",
            "capital-ship",
            "freighter",
            "fighter",
            "bomber",
            "vehicle"
        };
        double[][] places = {
            {4, 11}, {6, 13}, {2, 13}, {3, 5}, {8, 9}, {16, 10}, {17, 3}, {9, 3}, {13, 13}, {11, 6}, {18, 14}
        };
        for (int i = 0; i < ships.length; i++) {
            boolean large = i == 5 || i == 6;
            List<String> classes = new ArrayList<>(List.of("owner-" + (i < 5 || i == 7 ? 0 : 1)));
            if (i == 4) {
                classes.add("damaged");
            }
            if (i == 0) {
                classes.add("chosen");
            }
            double off = large ? 1 : 0.5;
            marks.add(new Mark.Token(
                    "ship" + i,
                    at(places[i][0] + off, places[i][1] + off),
                    large ? 0.95 : 0.45,
                    i * 45 % 360,
                    ships[i],
                    "" + (char) ('A' + i),
                    classes,
                    ships[i] + ", hull " + (i + 2)));
        }
        marks.add(new Mark.Line("mv", List.of(at(4.5, 11), at(4.5, 9.5), at(6.5, 9.5)), true, List.of("move"), ""));
        marks.add(new Mark.Line("sh", List.of(at(9, 9.3), at(11.2, 6.9)), true, List.of("shot"), ""));
        return new Scene(
                "Battle at Hothar",
                "Round 3 · firing",
                20,
                16,
                marks,
                List.of(
                        new Scene.Entry(List.of("owner-0", "fighter"), "Old Guard"),
                        new Scene.Entry(List.of("owner-1", "destroyer"), "Red Sun"),
                        new Scene.Entry(List.of("reachable"), "within reach"),
                        new Scene.Entry(List.of("terrain-obstacle"), "asteroids"),
                        new Scene.Entry(List.of("move"), "move"),
                        new Scene.Entry(List.of("shot"), "shot")),
                "Eleven ships on a board of squares.");
    }

    /** Thirty hexes of all terrains, flat sides left and right. */
    static Scene hexes() {
        List<String> terrains = List.of(
                "plains",
                "forest",
                "hills",
                "mountain",
                "water",
                "city",
                "ruins",
                "swamp",
                "desert",
                "road",
                "space",
                "planet",
                "trench",
                "rift",
                "obstacle");
        List<Mark> marks = new ArrayList<>();
        List<Mark> above = new ArrayList<>();
        double h = 0.866;
        for (int i = 0; i < 30; i++) {
            int row = i / 6;
            double x = 1 + h * (1 + row % 2) + i % 6 * 2 * h;
            double y = 1.3 + row * 1.5;
            List<String> classes = new ArrayList<>(List.of("terrain-" + terrains.get(i * 7 % 15)));
            if (i % 3 == 0) {
                classes.add("owner-" + i / 3);
            }
            if (i == 14) {
                classes.add("threat");
            }
            marks.add(new Mark.Patch(
                    "h" + i,
                    List.of(
                            at(x, y - 1),
                            at(x + h, y - 0.5),
                            at(x + h, y + 0.5),
                            at(x, y + 1),
                            at(x - h, y + 0.5),
                            at(x - h, y - 0.5)),
                    classes,
                    ""));
            above.add(new Mark.Label(
                    "h" + i, at(x, y + 0.62), 0.13, (char) ('A' + row) + "" + (i % 6 + 1), List.of("quiet")));
            String[] sites = {"city", "fort", "mine", "banner", "hq", "depot", "tower", "star"};
            String[] pieces = {"infantry", "hero", "droid", "squad", "vehicle", "walker"};
            if (i % 4 == 1) {
                above.add(new Mark.Token(
                        "p" + i, at(x, y), 0.38, -1, sites[i / 4], i == 5 ? "3" : "", List.of("owner-" + i % 12), ""));
            } else if (i % 5 == 0) {
                above.add(new Mark.Token(
                        "p" + i,
                        at(x, y),
                        0.4,
                        i == 10 ? 60 : -1,
                        pieces[i / 5],
                        i == 15 ? "12" : "",
                        List.of("owner-" + (i + 1) % 12),
                        ""));
            }
        }
        List<Scene.Entry> legend = new ArrayList<>();
        terrains.forEach(t -> legend.add(new Scene.Entry(List.of("terrain-" + t), t)));
        marks.addAll(above);
        return new Scene("The Long March", "Week 2", 13.2, 8.6, marks, legend, "Thirty hexes of fifteen terrains.");
    }

    /** A table of 90 by 90 cm with round bases. */
    static Scene table() {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Patch(
                "zone-a",
                List.of(at(0, 0), at(90, 0), at(90, 12), at(0, 12)),
                List.of("zone", "owner-1"),
                "deployment"));
        marks.add(new Mark.Patch(
                "zone-b",
                List.of(at(0, 78), at(90, 78), at(90, 90), at(0, 90)),
                List.of("zone", "owner-0"),
                "deployment"));
        marks.add(new Mark.Patch("wood", round(22, 40, 11, 0.18), List.of("terrain-forest", "cover"), "soft cover"));
        marks.add(new Mark.Patch(
                "wall",
                List.of(at(48, 34), at(66, 38), at(65.5, 40), at(47.5, 36)),
                List.of("terrain-obstacle"),
                "wall"));
        marks.add(new Mark.Patch(
                "bunker",
                List.of(at(60, 56), at(74, 56), at(74, 68), at(60, 68)),
                List.of("terrain-ruins"),
                "ruined bunker"));
        marks.add(new Mark.Patch("pond", round(72, 24, 8, 0.12), List.of("terrain-water"), "pond"));
        marks.add(new Mark.Patch("reach", round(38, 60, 15, 0), List.of("reachable"), "move 15 cm"));
        marks.add(new Mark.Patch(
                "arc",
                List.of(at(45, 20), at(28, 52), at(36, 55.5), at(45, 57), at(54, 55.5), at(62, 52)),
                List.of("threat"),
                ""));
        double[][] bases = {
            {38, 60, 0},
            {33, 66, 20},
            {44, 66, 340},
            {20, 70, 10},
            {70, 74, 300},
            {45, 20, 180},
            {39, 14, 170},
            {52, 15, 190},
            {80, 30, 220}
        };
        String[] symbols = {"hero", "infantry", "infantry", "droid", "vehicle", "hero", "infantry", "infantry", ""};
        for (int i = 0; i < bases.length; i++) {
            List<String> classes = new ArrayList<>(List.of(i < 5 ? "owner-0" : "owner-1"));
            if (i == 2) {
                classes.add("damaged");
            }
            marks.add(new Mark.Token(
                    "b" + i,
                    at(bases[i][0], bases[i][1]),
                    i == 4 ? 4 : 2.2,
                    bases[i][2],
                    symbols[i],
                    i == 8 ? "S4" : i == 2 ? "1" : "",
                    classes,
                    (i < 5 ? "Old Guard" : "Red Sun") + " model " + (i + 1)));
        }
        marks.add(new Mark.Line("los", List.of(at(38, 57.6), at(44.5, 22.6)), false, List.of("sight"), "clear sight"));
        marks.add(new Mark.Line("go", List.of(at(38, 60), at(46, 50)), true, List.of("path"), ""));
        return new Scene(
                "Skirmish at Redcliff",
                "Round 2 · Old Guard activates",
                90,
                90,
                marks,
                List.of(
                        new Scene.Entry(List.of("owner-0", "infantry"), "Old Guard"),
                        new Scene.Entry(List.of("owner-1", "infantry"), "Red Sun"),
                        new Scene.Entry(List.of("reachable"), "within 15 cm"),
                        new Scene.Entry(List.of("threat"), "under fire"),
                        new Scene.Entry(List.of("terrain-forest", "cover"), "wood, soft cover"),
                        new Scene.Entry(List.of("terrain-obstacle"), "wall"),
                        new Scene.Entry(List.of("sight"), "line of sight"),
                        new Scene.Entry(List.of("path"), "move")),
                "Nine models on a table of 90 by 90 cm.");
    }

    private static List<Point> round(double x, double y, double r, double wobble) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            double a = 2 * Math.PI * i / 64;
            double d = r * (1 + wobble * Math.sin(3 * a) * Math.cos(2 * a));
            corners.add(at(x + d * Math.cos(a), y + d * Math.sin(a)));
        }
        return corners;
    }
}
