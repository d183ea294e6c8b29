package org.muster.ruleset.space.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Table;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.movement.AttackRun;

/**
 * What can be read of a battle; all of it is public.
 *
 * <pre>
 * of the whole   {@link Course}      turn, phase, initiative, move, cannon    SPB-TURN-01, SPB-INIT-04, SPB-ION-01
 *                {@link Goal}        how to win, and how far it is to it      SPB-HOTH-06..10, SPB-DS-12..16, SPB-OPEN-02
 *                {@link Sides}       ships left and lost                      SPB-OPEN-02
 *                {@link Ships}       on the table                             SPB-HIT-13, SPB-MOVE-05, SPB-RESP-04, SPB-ION-06
 *                {@link Hits}        of the Capital Weapons Phase            SPB-CAP-03, SPB-ION-06
 *                {@link Coming}      carried and in reserve, and when         SPB-CAR-02, SPB-DS-08, -09
 *                {@link Lost}        destroyed, or gone by an edge            SPB-HIT-14, SPB-GRID-07
 * of one thing   {@link ShipSheet}, {@link AwaySheet}, {@link SpaceSheet}, {@link CannonSheet}, {@link PortSheet}
 * </pre>
 */
public final class BattleRecords {

    /** The id of the planet in pictures. */
    private static final String PLANET = "planet";

    private BattleRecords() {}

    /** Of the whole battle. */
    public static List<Table> of(Battle battle) {
        return List.of(
                Course.of(battle),
                Goal.of(battle),
                Sides.of(battle),
                Ships.of(battle),
                Hits.of(battle),
                Coming.of(battle),
                Lost.of(battle));
    }

    /** Of the ship, space, cannon or port of that id; of a ship that is called like one of the others, both. */
    public static List<Table> sheet(Battle battle, String id) {
        List<Table> tables = new ArrayList<>();
        Ship ship = battle.find(id);
        Away away = battle.findAway(id);
        if (ship != null) {
            tables.addAll(ShipSheet.of(battle, ship));
        } else if (away != null) {
            tables.add(AwaySheet.of(battle, away));
        }
        tables.addAll(place(battle, id));
        return List.copyOf(tables);
    }

    private static List<Table> place(Battle battle, String id) {
        Battery battery = battle.book().battery();
        if (battery != null && (id.equals(PLANET) || id.equals(battery.id()))) {
            return List.of(CannonSheet.facts(battle, battery), CannonSheet.targets(battle, battery));
        }
        Scenario.Trench trench = battle.book().scenario().trench();
        if (trench != null && id.equals(AttackRun.PORT)) {
            return List.of(PortSheet.facts(battle, trench), PortSheet.torpedoes(battle));
        }
        Square square = Square.find(id);
        return square == null || !battle.book().scenario().board().has(square)
                ? List.of()
                : SpaceSheet.of(battle, square);
    }
}
