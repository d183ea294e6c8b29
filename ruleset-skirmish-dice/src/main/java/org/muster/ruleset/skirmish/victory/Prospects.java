package org.muster.ruleset.skirmish.victory;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCard;

/** How well a game that is not over stands for a side: a rough guess, for bots that look ahead. No rule of the book. */
public final class Prospects {

    private static final double OF_VP = 0.35;
    private static final double OF_STRENGTH = 0.6;
    private static final double OF_GROUND = 1.2;
    private static final double OF_STRAIN = 0.15;

    private Prospects() {}

    /** From 0, as good as lost, to 1, as good as won. */
    public static double of(Skirmish now, String side) {
        String other = now.book().other(side);
        double ahead = OF_VP * (now.vp(side) - now.vp(other))
                + OF_STRENGTH * (strength(now, side) - strength(now, other))
                + OF_GROUND * (ground(now, side) - ground(now, other));
        return 1 / (1 + StrictMath.exp(-ahead));
    }

    /** A unit at full strength is 1. */
    private static double strength(Skirmish now, String side) {
        double strength = 0;
        for (UnitState unit : now.of(side)) {
            UnitCard card = now.card(unit);
            double all = card.minis() * card.resilience();
            double left = unit.minis().size() * card.resilience() - unit.wounds();
            strength += left / all - (unit.strained() ? OF_STRAIN : 0);
        }
        return strength;
    }

    /** How near its units have come to where they score, or else to the enemy: 1 is there, 0 a table away. */
    private static double ground(Skirmish now, String side) {
        List<UnitState> own = now.of(side);
        double near = 0;
        for (UnitState unit : own) {
            near += nearness(now, side, unit.leader().at());
        }
        return own.isEmpty() ? 0 : near / own.size();
    }

    /** How near a place is to where {@code side} scores, or else to the enemy: 1 is there, 0 a table away. */
    public static double nearness(Skirmish now, String side, Point at) {
        Point goal = goal(now, side);
        double across =
                now.book().numbers().table().x() + now.book().numbers().table().y();
        double far = goal == null ? across : at.to(goal);
        for (UnitState enemy : goal == null ? now.enemiesOf(side) : List.<UnitState>of()) {
            far = Math.min(far, at.to(enemy.leader().at()));
        }
        return 1 - far / across;
    }

    private static @Nullable Point goal(Skirmish now, String side) {
        for (Mission.Scoring line : now.book().mission().scoring()) {
            String zone = line.condition().zone();
            if (zone != null && side.equals(line.who()) && line.condition().side() == null) {
                Zone there = now.book().zone(zone);
                return new Point((there.from(true) + there.to(true)) / 2, (there.from(false) + there.to(false)) / 2);
            }
        }
        return null;
    }
}
