package org.muster.geometry.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.muster.api.Preview;
import org.muster.api.check.Violation;
import org.muster.api.decision.Area;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.geometry.move.Footwork;
import org.muster.geometry.move.MoveViolations;
import org.muster.geometry.move.Standing;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Shapes;
import org.muster.geometry.table.Tabletop;

/**
 * Where bases may be put down near another, or near a point: immutable.
 *
 * <p>Violations, each inside the id of its base: {@code MOVE_COHESION} (mini, distance, what, limit), {@code MOVE_END}
 * (unsafe, or overlapping another), {@code MOVE_CONTACT} (mini, enemy).
 */
@Preview
public final class Placing {

    /**
     * A base must be near this.
     *
     * @param radius from edge to edge through the air
     * @param what it is, for people: an id or a sentence
     */
    record Near(Disc disc, double radius, Object what) {}

    private final Tabletop table;
    private final List<Near> nears;
    private final List<Base> occupied;
    private final List<Base> untouchable;
    private final OptionalDouble level;
    private final double ceiling;

    private Placing(
            Tabletop table,
            List<Near> nears,
            List<Base> occupied,
            List<Base> untouchable,
            OptionalDouble level,
            double ceiling) {
        this.table = table;
        this.nears = List.copyOf(nears);
        this.occupied = List.copyOf(occupied);
        this.untouchable = List.copyOf(untouchable);
        this.level = level;
        this.ceiling = ceiling;
    }

    /**
     * Near a base or a point.
     *
     * @param radius from edge to edge through the air
     * @param what is there, for people who are too far from it: an id or a sentence
     */
    public static Placing around(Tabletop table, Disc centre, double radius, Object what) {
        return new Placing(
                table,
                List.of(new Near(centre, radius, what)),
                List.of(),
                List.of(),
                OptionalDouble.empty(),
                Double.POSITIVE_INFINITY);
    }

    /** Near a base or a point that has no name. */
    public static Placing around(Tabletop table, Disc centre, double radius) {
        return around(table, centre, radius, place(centre));
    }

    private static Sentence place(Disc disc) {
        return Sentence.of(
                "({x}, {y})",
                MoveViolations.n(disc.at().x()),
                MoveViolations.n(disc.at().y()));
    }

    /** The same, and near this as well. */
    public Placing andAround(Disc centre, double radius) {
        return andAround(centre, radius, place(centre));
    }

    /** The same, and near this as well, as {@link #around(Tabletop, Disc, double, Object)}. */
    public Placing andAround(Disc centre, double radius, Object what) {
        List<Near> more = new ArrayList<>(nears);
        more.add(new Near(centre, radius, what));
        return new Placing(table, more, occupied, untouchable, level, ceiling);
    }

    /** The same with bases that must not be overlapped. */
    public Placing amid(List<Base> bases) {
        return new Placing(table, nears, bases, untouchable, level, ceiling);
    }

    /** The same with bases that must be neither overlapped nor touched. */
    public Placing notTouching(List<Base> bases) {
        return new Placing(table, nears, occupied, bases, level, ceiling);
    }

    /** The same on one level alone. */
    public Placing onLevel(double z) {
        return new Placing(table, nears, occupied, untouchable, OptionalDouble.of(z), ceiling);
    }

    /** The same lower than that alone. */
    public Placing below(double z) {
        return new Placing(table, nears, occupied, untouchable, level, z);
    }

    /**
     * A placement of all of them, always the same for the same question: each stays where it is if it may, else it goes
     * where it keeps its old place beside the first centre, or as near to that as there is room.
     *
     * @param before where the base they are placed around stood when they stood where they are
     * @return the bases in the order given; empty if there is no room
     */
    public Optional<List<Base>> place(Disc before, List<Base> bases) {
        return Optional.ofNullable(new Formation(amongNear(widest(bases)), before).of(bases));
    }

    /** Everywhere one base of this size may be put, looked for as closely as where it is crowded. */
    public List<Disc> places(double diameter) {
        return new Formation(amongNear(diameter), centre().disc()).room(diameter);
    }

    /** Whether one base of this size may be put anywhere: one that just fits may lie between those that are looked for. */
    public boolean hasPlace(double diameter) {
        return !places(diameter).isEmpty() || !outline(diameter).isEmpty();
    }

    private static double widest(List<Base> bases) {
        double widest = 0;
        for (Base base : bases) {
            widest = Math.max(widest, base.disc().diameter());
        }
        return widest;
    }

    /** The same without the bases that nobody of this size can meet: most stand elsewhere. */
    Placing amongNear(double diameter) {
        return new Placing(table, nears, near(occupied, diameter), near(untouchable, diameter), level, ceiling);
    }

    private List<Base> near(List<Base> bases, double diameter) {
        double far = centre().radius() + diameter + 2 * table.measures().slack();
        List<Base> near = new ArrayList<>(bases.size());
        for (Base base : bases) {
            if (base.disc().gap(centre().disc()) <= far) {
                near.add(base);
            }
        }
        return near;
    }

    /** Every reason why these bases can't all be there; their heights follow from their places. */
    public List<Violation> check(List<Base> bases) {
        List<Violation> violations = new ArrayList<>();
        for (int i = 0; i < bases.size(); i++) {
            violations.addAll(check(bases.get(i)));
            for (Base other : bases.subList(0, i)) {
                if (table.overlaps(bases.get(i).disc(), other.disc())) {
                    violations.add(MoveViolations.overlap(
                                    other.id(), -bases.get(i).disc().gap(other.disc()))
                            .inside(bases.get(i).id()));
                }
            }
        }
        return violations;
    }

    /** Every reason why this base can't be there, the others it is placed with left aside. */
    public List<Violation> check(Base base) {
        List<Violation> violations = new ArrayList<>();
        Disc disc = table.stand(base.disc().at(), base.disc().diameter());
        for (Near near : nears) {
            double distance = disc.distance(near.disc());
            if (distance > near.radius() + table.measures().slack()) {
                violations.add(MoveViolations.cohesion(
                        base.id(), distance, disc.z() - near.disc().z(), near.what(), near.radius()));
            }
        }
        table.safe(disc).ifPresent(unsafe -> violations.add(MoveViolations.unsafe(unsafe)));
        if (level.isPresent() && disc.z() != level.getAsDouble()) {
            violations.add(MoveViolations.level(base.id(), disc.z(), level.getAsDouble()));
        }
        if (disc.z() >= ceiling) {
            violations.add(MoveViolations.tooHigh(base.id(), disc.z(), ceiling));
        }
        for (Base other : occupied) {
            if (table.overlaps(disc, other.disc())) {
                violations.add(MoveViolations.overlap(other.id(), -disc.gap(other.disc())));
            }
        }
        for (Base other : untouchable) {
            if (table.overlaps(disc, other.disc())) {
                violations.add(MoveViolations.overlap(other.id(), -disc.gap(other.disc())));
            } else if (table.touches(disc, other.disc())) {
                violations.add(MoveViolations.contact(base.id(), other.id()));
            }
        }
        return Violation.inside(base.id(), violations);
    }

    /**
     * A base put down there beside those that were placed with it; null if {@link #check} had something to say. What is
     * seen from above is looked at first: on what it would stand takes ten times as long.
     */
    @Nullable
    Disc open(double x, double y, double diameter, List<Base> placed) {
        Disc flat = new Disc(table.measures().round(new Point(x, y)), diameter, 0);
        double slack = table.measures().slack();
        for (Near near : nears) {
            if (flat.gap(near.disc()) > near.radius() + slack) {
                return null;
            }
        }
        if (!isFree(flat, occupied) || !isFree(flat, placed) || !isFree(flat, untouchable)) {
            return null;
        }
        Disc disc = table.stand(flat.at(), diameter);
        for (Near near : nears) {
            if (disc.distance(near.disc()) > near.radius() + slack) {
                return null;
            }
        }
        if (level.isPresent() && disc.z() != level.getAsDouble() || disc.z() >= ceiling) {
            return null;
        }
        for (Base other : untouchable) {
            if (table.touches(disc, other.disc())) {
                return null;
            }
        }
        return table.safe(disc).isEmpty() ? disc : null;
    }

    /** Whether it overlaps none of these. */
    boolean isFree(Disc disc, List<Base> bases) {
        for (Base base : bases) {
            if (table.overlaps(disc, base.disc())) {
                return false;
            }
        }
        return true;
    }

    /** Where one base of this size may be put, the others left aside. */
    public Area area(String id, double diameter) {
        return new Room(this, id, diameter);
    }

    /** The border of what {@link #area} allows. */
    List<List<Point>> outline(double diameter) {
        Footwork footwork = Footwork.of(table, diameter);
        List<Base> taken = new ArrayList<>(occupied);
        taken.addAll(untouchable);
        List<Geometry> parts = new ArrayList<>();
        Standing.levels(footwork).forEach((z, shape) -> {
            if ((level.isEmpty() || level.getAsDouble() == z) && z < ceiling) {
                Geometry part = Shapes.areas(shape);
                for (Near near : nears) {
                    double rise = z - near.disc().z();
                    double square = near.radius() * near.radius() - rise * rise;
                    double far = square < 0 ? -1 : near.disc().radius() + footwork.radius + Math.sqrt(square);
                    part = Shapes.areas(part.intersection(Standing.around(near.disc(), far)));
                }
                parts.add(Standing.without(part, footwork.radius, taken, part.getEnvelopeInternal()));
            }
        });
        return Shapes.rings(OverlayNGRobust.union(parts), table.measures());
    }

    /** Bases one may stand right beside. */
    List<Base> inTheWay() {
        return occupied;
    }

    Tabletop table() {
        return table;
    }

    /** What they are placed around first of all. */
    Near centre() {
        return nears.get(0);
    }
}
