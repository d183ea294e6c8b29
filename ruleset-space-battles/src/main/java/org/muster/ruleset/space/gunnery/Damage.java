package org.muster.ruleset.space.gunnery;

import java.util.List;
import java.util.stream.Stream;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.Shot;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Square;

/**
 * What a shot does.
 *
 * <pre>
 * an attack that hits does one hit                                SPB-HIT-12
 * so many destroy a ship, and what it carries                     SPB-HIT-13, SPB-CAR-07
 * at once, in the Movement Phase                                  SPB-HIT-14, SPB-ATT-05
 * damage weakens nobody and stays                                 SPB-HIT-15
 * </pre>
 */
public final class Damage {

    private Damage() {}

    /** Rolls for a shot and tells whether it hits; nothing is damaged yet. */
    public static boolean shoot(Battle battle, Side side, Aim aim, Dice dice, List<Event> events) {
        Rolled rolled = dice.roll(aim.roll(battle.player(side)));
        boolean hit = rolled.succeeds();
        events.add(Event.told(hit ? "{firer} hits {target}." : "{firer} misses {target}.", aim.firer(), aim.aimedAt())
                .citing(aim.rules(rolled.natural()))
                .at(onTable(battle, aim.firer(), aim.target())));
        return hit;
    }

    /** Those that can be seen: neither the Ion Cannon nor the port is a ship. */
    private static String[] onTable(Battle battle, String... ids) {
        return Stream.of(ids).filter(id -> battle.find(id) != null).toArray(String[]::new);
    }

    /** One hit on a ship. */
    public static Battle hit(Battle battle, Ship ship, List<Event> events) {
        Ship hit = ship.hit();
        int hits = battle.sheet(ship).design().hits();
        if (hit.hits() < hits) {
            events.add(Event.told("{ship} has taken {n} of {hits hit|hits}.", ship.id(), hit.hits(), hits)
                    .citing("SPB-HIT-12", "SPB-HIT-13")
                    .at(ship.id()));
            return battle.with(hit);
        }
        List<Away> lost = battle.carriedBy(ship.id());
        events.add(Event.told("{ship} is destroyed.", ship.id())
                .citing("SPB-HIT-13", "SPB-HIT-14")
                .at(ship.id()));
        if (!lost.isEmpty()) {
            events.add(Event.told(
                            "{fighters} on board {ship} {fighters:is|are} lost with it.",
                            lost.stream().map(Away::id).toList(),
                            ship.id())
                    .citing("SPB-CAR-07"));
        }
        return battle.losing(hit, Away.Why.DESTROYED);
    }

    /** With a shot to be seen in pictures. */
    public static Battle showing(Battle battle, Ship firer, Square at, boolean hit) {
        return battle.with(battle.fire().showing(new Shot(firer.at(), at, hit)));
    }
}
