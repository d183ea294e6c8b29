package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.Colour;

/** Boosts that promise something: what bots look at first. No rule of the book. */
final class Hopes {

    /** The Action Dice of an activation still to come. */
    private static final int TO_ACT = 2;
    /** What an Action Die is as a rule: the colour that succeeds most often. */
    private static final Colour BEST = Colour.BLACK;

    private Hopes() {}

    /** All dice but one for another action, then all, then none; with the Force if it may be. */
    static List<Boost> attack(Skirmish now, UnitState unit) {
        int all = Boosts.dice(unit, PoolKind.ATTACK);
        boolean acts = now.isActing(unit.id())
                && now.acting().actions().size() < now.book().numbers().actions();
        boolean force = Boosts.force(now, unit, PoolKind.ATTACK).isEmpty();
        return boosts(force, acts ? Math.max(0, all - 1) : all, all, 0);
    }

    /** As many dice as there are hits, but for those it needs to act; then all, then none. */
    static List<Boost> defense(Skirmish now, UnitState unit) {
        Attack attack = now.theAttack();
        int all = Boosts.dice(unit, PoolKind.DEFENSE);
        int spare = unit.isReady() ? Math.max(0, all - TO_ACT) : all;
        int needed = Math.min(all, attack.hits());
        boolean force = Boosts.force(now, unit, PoolKind.DEFENSE).isEmpty();
        return boosts(force, Math.min(spare, needed), needed, 0);
    }

    private static List<Boost> boosts(boolean force, int... dice) {
        List<Boost> boosts = new ArrayList<>();
        for (int some : dice) {
            Boost boost = new Boost(
                    some == 0 ? OrderedMap.empty() : OrderedMap.of(BEST.id(), some),
                    force && some == dice[0],
                    List.of());
            if (!boosts.contains(boost)) {
                boosts.add(boost);
            }
        }
        return boosts;
    }
}
