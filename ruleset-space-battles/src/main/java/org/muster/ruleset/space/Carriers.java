package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.MoveKind;

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
final class Carriers {

    private Carriers() {}

    private static boolean mayLaunch(Battle battle, Ship carrier) {
        Design design = battle.sheet(carrier).design();
        return battle.progress().launchesOf(carrier.id()) < design.launchesPerTurn() && !isStopped(battle, carrier);
    }

    private static boolean isStopped(Battle battle, Ship carrier) {
        return battle.book().options().ionStopsLaunch() && battle.isDisabled(carrier);
    }

    /** The fighters that may be launched now: of each design the one with the lowest id. */
    static List<Away> launchable(Battle battle, Ship carrier) {
        if (!mayLaunch(battle, carrier)) {
            return List.of();
        }
        Map<String, Away> first = new LinkedHashMap<>();
        for (Away fighter : battle.carriedBy(carrier.id())) {
            first.merge(fighter.design(), fighter, (a, b) -> a.id().compareTo(b.id()) <= 0 ? a : b);
        }
        return new ArrayList<>(first.values());
    }

    /** A fighter as it leaves its carrier. */
    static Ship out(Battle battle, Away fighter, Ship carrier) {
        return Ship.fresh(fighter.id(), fighter.design(), fighter.side(), carrier.at(), carrier.facing())
                .moved(battle.turn());
    }

    /** The moves of a fighter as it leaves its carrier, which is a friend in its way. */
    static List<Sequence> ways(Battle battle, Ship out) {
        return battle.sheet(out).helm().list(legal(battle, out));
    }

    private static long legal(Battle battle, Ship out) {
        return Traffic.around(battle, out).legal(battle.sheet(out).helm(), out);
    }

    /** A fighter leaves its carrier and moves. */
    static Outcome<Battle> launch(Battle battle, MovementPhase.Launch launch) {
        Away fighter = carried(battle, launch.fighter());
        Ship carrier = battle.the(String.valueOf(fighter.with()));
        Ship out = out(battle, fighter, carrier);
        Battle launched = battle.adding(out).with(battle.progress().launching(carrier.id()));
        return Flight.begin(launched, out, launch.sequence(), false, carrier.id())
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

    // ---- why not

    /**
     * Why a launch is not offered.
     *
     * @param id of a fighter, or of a carrier
     * @param typed its sequence
     */
    static List<Violation> objections(Battle battle, String id, String typed) {
        Away named = battle.findAway(id);
        Away fighter = named != null && named.why() == Away.Why.CARRIED ? named : null;
        Ship carrier = battle.find(fighter == null ? id : String.valueOf(fighter.with()));
        if (carrier == null || carrier.side() != battle.acting()) {
            return List.of();
        }
        List<Violation> reasons = new ArrayList<>();
        if (battle.carriedBy(carrier.id()).isEmpty()) {
            reasons.add(Violation.of("LAUNCH_EMPTY", "{carrier} carries no fighter.", carrier.id())
                    .citing("SPB-CAR-01"));
        }
        int limit = battle.sheet(carrier).design().launchesPerTurn();
        int launches = battle.progress().launchesOf(carrier.id());
        if (launches >= limit) {
            reasons.add(Violation.of(
                            "LAUNCH_USED",
                            "{carrier} has launched {n} this turn; limit {m}.",
                            carrier.id(),
                            launches,
                            limit)
                    .citing("SPB-CAR-02"));
        }
        if (isStopped(battle, carrier)) {
            reasons.add(Violation.of("LAUNCH_DISABLED", "{carrier} is disabled (option ionStopsLaunch).", carrier.id())
                    .citing("SPB-CAR-08"));
        }
        if (!reasons.isEmpty() || fighter == null) {
            return reasons;
        }
        Ship out = out(battle, fighter, carrier);
        long legal = legal(battle, out);
        return Plans.objections(battle, out, List.of(MoveKind.values()), legal, typed);
    }
}
