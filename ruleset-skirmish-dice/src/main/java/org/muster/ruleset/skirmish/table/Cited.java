package org.muster.ruleset.skirmish.table;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Area;
import org.muster.api.decision.Reach;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;

/** What the table refuses, with the rules of the book behind it. */
public final class Cited {

    private Cited() {}

    /** The same violations, with names; those that cite nothing cite the rule that is meant. */
    static List<Violation> all(Skirmish now, List<Violation> violations) {
        return violations.stream().map(one -> cited(named(now, one))).toList();
    }

    /** The table knows bases and pieces by their ids only. */
    private static Violation named(Skirmish now, Violation violation) {
        return violation.saying(violation
                .sentence()
                .with(value -> value instanceof String id && Called.isKnown(now, id) ? Called.of(now, id) : value));
    }

    private static Violation cited(Violation violation) {
        return violation.rules().isEmpty() ? violation.citing(rules(violation.code())) : violation;
    }

    private static String[] rules(String code) {
        return switch (code) {
            case "MOVE_FAR" -> new String[] {"SKD-MOVE-01", "SKD-GEO-15"};
            case "MOVE_BLOCKED" -> new String[] {"SKD-MOVE-06", "SKD-MOVE-09"};
            case "MOVE_DROP" -> new String[] {"SKD-JUMP-01", "SKD-JUMP-04"};
            case "MOVE_GAP" -> new String[] {"SKD-JUMP-02", "SKD-JUMP-04"};
            case "MOVE_CLIMB" -> new String[] {"SKD-CLMB-02", "SKD-CLMB-03", "SKD-CLMB-04", "SKD-CLMB-05"};
            case "MOVE_END" -> new String[] {"SKD-MOVE-05", "SKD-GEO-07", "SKD-GEO-11"};
            case "MOVE_COHESION" -> new String[] {"SKD-MOVE-03"};
            case "MOVE_CONTACT" -> new String[] {"SKD-MOVE-07"};
            default -> new String[0];
        };
    }

    /** The same ways. */
    public static Reach reach(Skirmish now, Reach reach) {
        return new Reach() {
            @Override
            public List<Violation> check(List<Point> path) {
                return all(now, reach.check(path));
            }

            @Override
            public Checked<List<Point>> to(Point end) {
                Checked<List<Point>> way = reach.to(end);
                return way.isOk() ? way : Checked.bad(all(now, way.violations()));
            }

            @Override
            public List<Point> sample(RandomGenerator random) {
                return reach.sample(random);
            }

            @Override
            public List<List<Point>> outline() {
                return reach.outline();
            }

            @Override
            public List<List<Point>> outline(List<Point> way) {
                return reach.outline(way);
            }
        };
    }

    /** The same places, for a base that is named where they are asked for. */
    static Area area(Skirmish now, Area area) {
        return new Area() {
            @Override
            public List<Violation> check(Point point) {
                return all(now, area.check(point)).stream()
                        .map(one -> Violation.of(one.code(), "")
                                .saying(one.sentence())
                                .citing(one.rules().toArray(String[]::new)))
                        .toList();
            }

            @Override
            public Point sample(RandomGenerator random) {
                return area.sample(random);
            }

            @Override
            public List<List<Point>> outline() {
                return area.outline();
            }
        };
    }
}
