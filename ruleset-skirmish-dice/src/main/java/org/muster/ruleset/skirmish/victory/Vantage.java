package org.muster.ruleset.skirmish.victory;

import java.util.ArrayList;
import java.util.List;
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

    /** What is to be come to, and what the others bring by that, where one of them is enough. */
    private record Errand(Aim aim, double others) {}

    private final Skirmish now;
    private final Stake own;
    private final Strikes strikes;
    private final List<Stake> enemies;
    private final List<Foe> foes = new ArrayList<>();
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
        for (Aim aim : Aim.of(now, unit.owner())) {
            double most = 0;
            for (Stake other : aim.shared() ? others : List.<Stake>of()) {
                most = Math.max(most, aim.of(now, other.unit()));
            }
            errands.add(new Errand(aim, most));
        }
    }

    /** How well it stands there, beside all that is the same wherever it stands: in victory points. */
    public double at(UnitState there) {
        double at = Strikes.worth(strikes.most(there, enemies)) + ground(there);
        for (Foe foe : foes) {
            double apart = Measure.distance(now, foe.unit, there);
            at -= Strikes.worth(foe.strikes.most(apart, own, foe.toOthers));
        }
        return at;
    }

    private double ground(UnitState there) {
        double ground = 0;
        for (Errand errand : errands) {
            ground += Math.max(errand.others, errand.aim.of(now, there));
        }
        return ground;
    }
}
