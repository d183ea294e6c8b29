package org.muster.ruleset.space.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Scenario;

/**
 * Fighters on board other ships.
 *
 * <pre>
 * carried ones are off the table                                  SPB-CAR-01
 * so many are launched a turn, one kind one option                SPB-CAR-02, -03
 * from the carrier's space with its facing, moving at once        SPB-CAR-03, SPB-CAR-04, SPB-CAR-05
 * only with a legal move; nobody lands                            SPB-CAR-06
 * a disabled carrier may launch                                   SPB-CAR-08
 * </pre>
 */
public final class Carriers {

    private Carriers() {}

    /** Every rule that a launch of {@code fighter} would break, wherever it flies. */
    static List<Violation> violations(Battle battle, Away fighter, Ship carrier) {
        Violations violations = violations(battle, carrier);
        Away first = first(battle, fighter, carrier);
        if (!first.equals(fighter)) {
            violations.found(() -> Violation.of(
                            "LAUNCH_IDENTICAL",
                            "{fighter} is like {first}, which goes first.",
                            fighter.id(),
                            first.id())
                    .citing("SPB-CAR-03"));
        }
        if (violations.isEmpty() && legal(battle, out(battle, fighter, carrier)) == 0) {
            violations.found(() -> Violation.of(
                            "LAUNCH_NO_MOVE", "{fighter} has no legal move from {square}.", fighter.id(), carrier.at())
                    .citing("SPB-CAR-06"));
        }
        return violations;
    }

    /** Why a ship off the table makes no move of its own (SPB-CAR-01), or is not launched. */
    static Violation unavailable(Battle battle, Away ship) {
        String carrier = ship.with();
        return ship.why() == Away.Why.CARRIED && carrier != null
                ? Violation.of(
                                "MOVE_UNAVAILABLE",
                                "{ship} is on board {carrier}; it moves when it is launched: \"launch {ship}\".",
                                ship.id(),
                                carrier)
                        .citing("SPB-CAR-01", "SPB-CAR-03")
                : Violation.of(
                                "MOVE_UNAVAILABLE",
                                "{ship} is {why}.",
                                ship.id(),
                                ship.why().words())
                        .citing(
                                switch (ship.why()) {
                                    case DESTROYED -> "SPB-HIT-14";
                                    case GONE -> "SPB-GRID-07";
                                    case UNPLACED, CARRIED, RESERVE ->
                                        rule(battle.book().reserve(ship.with()));
                                });
    }

    private static String rule(Scenario.@Nullable Reserve group) {
        return group == null ? "SPB-DS-08" : group.rule();
    }

    /** Every rule that a launch from {@code carrier} would break, whoever is launched. */
    static Violations violations(Battle battle, Ship carrier) {
        Violations violations = new Violations();
        if (battle.sheet(carrier).design().capacity() == 0) {
            violations.found(() -> Violation.of(
                            "MOVE_UNAVAILABLE",
                            "{ship} is on the table; only who is on board is launched.",
                            carrier.id())
                    .citing("SPB-CAR-01", "SPB-CAR-03"));
            return violations;
        }
        if (battle.carriedBy(carrier.id()).isEmpty()) {
            violations.found(() -> Violation.of("LAUNCH_EMPTY", "{carrier} carries no fighter.", carrier.id())
                    .citing("SPB-CAR-01"));
        }
        int limit = battle.sheet(carrier).design().launchesPerTurn();
        int launches = battle.progress().launchesOf(carrier.id());
        if (launches >= limit) {
            violations.found(() -> Violation.of(
                            "LAUNCH_USED",
                            "{carrier} has launched {n} this turn; limit {m}.",
                            carrier.id(),
                            launches,
                            limit)
                    .citing("SPB-CAR-02"));
        }
        if (battle.book().houseRules().ionStopsLaunch() && battle.isDisabled(carrier)) {
            violations.found(() -> Violation.of(
                            "LAUNCH_DISABLED", "{carrier} is disabled (option ionStopsLaunch).", carrier.id())
                    .citing("SPB-CAR-08"));
        }
        return violations;
    }

    /** Of the fighters of that design on board the one with the lowest id. */
    private static Away first(Battle battle, Away fighter, Ship carrier) {
        Away first = fighter;
        for (Away other : battle.carriedBy(carrier.id())) {
            if (other.design().equals(fighter.design()) && battle.book().order().compare(other.id(), first.id()) < 0) {
                first = other;
            }
        }
        return first;
    }

    /** A fighter as it leaves its carrier. */
    static Ship out(Battle battle, Away fighter, Ship carrier) {
        return Ship.fresh(fighter.id(), fighter.design(), fighter.side(), carrier.at(), carrier.facing())
                .moved(battle.turn());
    }

    /** The legal moves of a fighter as it leaves its carrier, which is a friend in its way. */
    static long legal(Battle battle, Ship out) {
        return Traffic.around(battle, out).legal(battle.sheet(out).helm(), out);
    }

    /** A fighter leaves its carrier and moves. */
    static Outcome<Battle> launch(Battle battle, String id, Sequence sequence) {
        Away fighter = carried(battle, id);
        Ship carrier = battle.the(String.valueOf(fighter.with()));
        Ship out = out(battle, fighter, carrier);
        Battle launched = battle.adding(out).with(battle.progress().launching(carrier.id()));
        return Flight.begin(launched, out, sequence, false, carrier.id())
                .tell(Event.told("{carrier} launches {ship}.", carrier.id(), out.id())
                        .citing("SPB-CAR-03")
                        .at(carrier.id()));
    }

    private static Away carried(Battle battle, String id) {
        Away fighter = battle.findAway(id);
        if (fighter == null || fighter.why() != Away.Why.CARRIED) {
            throw new IllegalStateException(id + " is not on board");
        }
        return fighter;
    }
}
