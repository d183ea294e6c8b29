package org.muster.ruleset.skirmish.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.muster.api.space.Point;
import org.muster.geometry.move.Signposts;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.Mission;

/**
 * What a unit has yet to come to, by the way that leads there: a zone that counts at the end of each round, or a token
 * that its side has something to do with. For bots; no rule of the book.
 *
 * @param place whether a base is there
 * @param worth to be expected, in victory points; of a zone for each round
 * @param lasting whether it counts in each round in which somebody is there
 * @param shared whether one unit there is enough for its side
 */
public record Aim(Predicate<Disc> place, double worth, boolean lasting, boolean shared) {

    /** To win by holding a zone, as victory points. */
    private static final double OF_WIN = 6;
    /** What is farther off than so many moves is no errand yet. */
    private static final int NEAR = 3;

    private record In(Zone zone, double tolerance) implements Predicate<Disc> {
        @Override
        public boolean test(Disc base) {
            return zone.holds(base, tolerance);
        }
    }

    private record At(Disc token) implements Predicate<Disc> {
        @Override
        public boolean test(Disc base) {
            return base.gap(token) <= 0;
        }
    }

    /**
     * What units of a side have to come to.
     *
     * <pre>
     * a zone that scores for them                                       SKD-MISS-02
     * one in which somebody keeps the enemy from scoring                SKD-MISS-03
     * one that wins the game when all are there                         SKD-MISS-06
     * tokens                                                            SKD-MISS-05
     * </pre>
     */
    public static List<Aim> of(Skirmish now, String side) {
        List<Aim> aims = new ArrayList<>();
        for (Mission.Scoring line : now.book().mission().scoring()) {
            String zone = line.condition().zone();
            String whose = line.condition().side();
            double worth = Prospects.LIKELY * line.vp();
            if (zone != null && side.equals(line.who()) && whose == null) {
                aims.add(new Aim(in(now, zone), worth, true, false));
            } else if (zone != null && side.equals(whose) && !side.equals(line.who())) {
                aims.add(new Aim(in(now, zone), worth, true, true));
            }
        }
        for (Mission.End line : now.book().mission().end()) {
            String zone = line.condition().zone();
            if (zone != null && side.equals(line.winner())) {
                aims.add(new Aim(in(now, zone), Prospects.LIKELY * OF_WIN / (1 + now.roundsLeft()), true, false));
            }
        }
        for (Mission.Interaction interaction : now.book().mission().interactions()) {
            if (interaction.isFor(side) && !now.used().contains(interaction.token())) {
                double worth = Prospects.HOPED * interaction.effects().size();
                aims.add(new Aim(new At(now.book().token(interaction.token())), worth, false, true));
            }
        }
        return aims;
    }

    private static Predicate<Disc> in(Skirmish now, String zone) {
        return new In(now.book().zone(zone), now.table().measures().slack());
    }

    /** What a unit may still bring by coming there, as far as there is time. */
    double of(Skirmish now, UnitState unit) {
        double moves = signposts(now, unit).far(unit.leader().disc())
                / now.book().numbers().move();
        double part = lasting ? rounds(now, unit, moves) : 1 - moves / NEAR;
        return worth * Math.max(0, part);
    }

    /**
     * Rounds at whose end it may be there: all that are left, less those that the way takes. Who comes a little late has
     * missed the whole round, yet he is nearer to it than who is far off: so half of it is counted in full.
     */
    private static double rounds(Skirmish now, UnitState unit, double moves) {
        double way = moves / now.book().numbers().actions();
        double late = Math.max(0, way - (Turns.left(now, unit) - now.roundsLeft()));
        return 1 + now.roundsLeft() - (late + Math.ceil(late)) / 2;
    }

    /** Half of what it brings if all units that the side has had are there from now on: what is neither good nor bad. */
    double half(Skirmish now, String side) {
        long units = shared
                ? 1
                : now.of(side).size()
                        + now.fallen().stream()
                                .filter(one -> one.owner().equals(side))
                                .count();
        return lasting ? worth * units * (1 + now.roundsLeft()) / 2 : 0;
    }

    /** Places to go straight to, one after another, on the way there. */
    public List<Point> way(Skirmish now, UnitState unit, int most) {
        return signposts(now, unit).corners(unit.leader().disc(), most);
    }

    private Signposts signposts(Skirmish now, UnitState unit) {
        return Signposts.to(now.table(), unit.leader().diameter(), place);
    }
}
