package org.muster.ruleset.skirmish.victory;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.table.Measure;

/**
 * How well a unit would stand elsewhere, asked about many places: what is the same at all of them is worked out once. No
 * rule of the book.
 */
public final class Vantage {

    /** An enemy, and the most that it may do to others than the unit. */
    private record Foe(Stake stake, Strikes strikes, double toOthers) {}

    /** A token to come to, and how near the nearest of the others is. */
    private record Errand(Point token, double others) {}

    private final Skirmish now;
    private final Stake own;
    private final Strikes strikes;
    private final List<Foe> foes = new ArrayList<>();
    private final List<Prospects.Aim> aims;
    private final List<Errand> errands = new ArrayList<>();

    public Vantage(Skirmish now, UnitState unit) {
        this.now = now;
        this.own = Stake.of(now, unit);
        this.strikes = new Strikes(now, unit);
        List<Stake> others = new ArrayList<>();
        for (UnitState friend : now.of(unit.owner())) {
            if (!friend.id().equals(unit.id())) {
                others.add(Stake.of(now, friend));
            }
        }
        for (Stake enemy : Stake.of(now, now.book().other(unit.owner()))) {
            Strikes theirs = new Strikes(now, enemy.unit());
            double most = 0;
            for (Stake friend : others) {
                most = theirs.most(Measure.distance(now, enemy.unit(), friend.unit()), friend, most);
            }
            foes.add(new Foe(enemy, theirs, most));
        }
        this.aims = Prospects.aims(now, unit.owner());
        for (Point token : Prospects.tokens(now, unit.owner())) {
            double nearest = 0;
            for (Stake friend : others) {
                nearest = Math.max(nearest, Prospects.nearness(now, friend.unit(), token));
            }
            errands.add(new Errand(token, nearest));
        }
    }

    /** How well it stands there, beside all that is the same wherever it stands: in victory points. */
    public double at(UnitState there) {
        double most = 0;
        for (Foe foe : foes) {
            most = strikes.most(Measure.distance(now, there, foe.stake.unit()), foe.stake, most);
        }
        double at = Strikes.worth(most) + Prospects.ground(now, there, aims) + ofTokens(there);
        for (Foe foe : foes) {
            double apart = Measure.distance(now, foe.stake.unit(), there);
            at -= Strikes.worth(foe.strikes.most(apart, own, foe.toOthers));
        }
        return at;
    }

    private double ofTokens(UnitState there) {
        double tokens = 0;
        for (Errand errand : errands) {
            tokens += Prospects.ofToken(Math.max(errand.others, Prospects.nearness(now, there, errand.token)));
        }
        return tokens;
    }
}
