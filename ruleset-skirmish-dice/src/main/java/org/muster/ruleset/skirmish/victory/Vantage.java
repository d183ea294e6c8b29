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
    private record Foe(UnitState unit, Strikes strikes, double toOthers) {}

    /** A token to come to, and how near the nearest of the others is. */
    private record Errand(Point token, double others) {}

    private final Skirmish now;
    private final Stake own;
    private final Strikes strikes;
    private final List<Stake> enemies;
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
        this.enemies = Stake.of(now, now.book().other(unit.owner()));
        for (Stake enemy : enemies) {
            Strikes theirs = new Strikes(now, enemy.unit());
            foes.add(new Foe(enemy.unit(), theirs, theirs.most(enemy.unit(), others)));
        }
        this.aims = Prospects.aims(now, unit.owner());
        for (Point token : Prospects.tokens(now, unit.owner())) {
            errands.add(new Errand(token, Prospects.nearness(now, others, token)));
        }
    }

    /** How well it stands there, beside all that is the same wherever it stands: in victory points. */
    public double at(UnitState there) {
        double at = Strikes.worth(strikes.most(there, enemies)) + Prospects.ground(now, there, aims) + ofTokens(there);
        for (Foe foe : foes) {
            double apart = Measure.distance(now, foe.unit, there);
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
