package org.muster.ruleset.swm.records;

import java.util.List;
import org.muster.api.records.Table;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;

/**
 * What can be read of a war; all of it is public (SWM-INFO-01).
 *
 * <pre>
 * of the whole   {@link Course}          turn, phase, turn limit, capitals to win    SWM-TURN-01, SWM-WIN-01, -07
 *                {@link Standings}       in the order of the ranking, treasuries     SWM-WIN-07, SWM-ECON-01..03
 *                {@link TurnOrder}       sides, what they have entered               SWM-TURN-02, SWM-MOVE-08
 *                {@link StrategicAssets} officers, operatives, shuttles              SWM-ADV-*
 *                {@link BattleSheet}     the battle that is being fought             SWM-BATTLE-*
 *                {@link Squads}          points, states, places                      SWM-SQUAD-*
 *                {@link Veterans}        experience and upgrades                     SWM-XP-*, SWM-UPG-*
 *                {@link NotedTerritories} capitals, special and built-up ones        SWM-ADV-17, -18
 * of one thing   {@link SquadSheet}, {@link FigureSheet}, {@link TerritorySheet}, {@link BattleSheet}
 * </pre>
 */
public final class WarRecords {

    private WarRecords() {}

    /** Of the whole war. */
    public static List<Table> of(War war) {
        Battle battle = war.battle();
        return List.of(
                Course.of(war),
                Standings.of(war),
                TurnOrder.of(war),
                StrategicAssets.of(war),
                battle == null ? BattleSheet.NO_BATTLE : BattleSheet.facts(war, battle),
                Squads.of(war),
                Veterans.of(war),
                NotedTerritories.of(war));
    }

    /** Of the squad, figure, territory or battle of that id; of any other, nothing. */
    public static List<Table> sheet(War war, String id) {
        Squad squad = war.squads().get(id);
        if (squad != null) {
            return SquadSheet.of(war, squad);
        }
        if (war.grounds().containsKey(id)) {
            return TerritorySheet.of(war, war.place(id));
        }
        Battle battle = war.battle();
        if (battle != null && battle.id().equals(id)) {
            return BattleSheet.of(war, battle);
        }
        for (Squad holder : war.squads().list()) {
            Figure figure = holder.find(id);
            if (figure != null) {
                return FigureSheet.of(war, holder, figure);
            }
        }
        return List.of();
    }
}
