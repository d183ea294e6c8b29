package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Ground;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.battle.Briefing;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Territory;

/** A battle: who, where, on what board, what is at stake, who fights with what (SWM-BATTLE-03, -09..11, SWM-FORT-*). */
final class BattleSheet {

    static final Table NO_BATTLE = Table.of(Sentence.of("Battle"));

    private BattleSheet() {}

    static Sentence title(War war, Battle battle) {
        return Sentence.of("Battle {id} at {territory}", battle.id(), war.place(battle.territory()));
    }

    static List<Table> of(War war, Battle battle) {
        List<Table> sheet = new ArrayList<>(List.of(facts(war, battle)));
        sheet.addAll(ranks(Sentence.of("Attackers"), war, squads(war, battle.attackers())));
        sheet.addAll(ranks(Sentence.of("Defenders"), war, squads(war, battle.defenders())));
        if (war.ground(battle.territory()).fortified()) {
            sheet.add(fortified(war.constants().fortified()));
        }
        return sheet;
    }

    /** A table for each squad, as two may have figures alike. */
    private static List<Table> ranks(Sentence side, War war, List<Squad> squads) {
        return squads.size() < 2
                ? List.of(Ranks.of(side, war, squads))
                : squads.stream()
                        .map(squad ->
                                Ranks.of(Sentence.of("{side}: {squad}", side, war.name(squad)), war, List.of(squad)))
                        .toList();
    }

    /** What the battle is about, without the figures. */
    static Table facts(War war, Battle battle) {
        Territory place = war.place(battle.territory());
        Ground ground = war.ground(place.id());
        return Table.of(title(war, battle))
                .with(
                        Sentence.of("Attacker"),
                        Cell.of("{side}", war.side(battle.attacker(war)).members()))
                .with(
                        Sentence.of("Defender"),
                        Cell.of("{side}", war.side(battle.defender()).members()))
                .with(about(Sentence.of("Attacking squads"), war, battle.attackers()))
                .with(about(Sentence.of("Defending squads"), war, battle.defenders()))
                .with(Row.of(Cell.of("Territory"), Squads.place(war, place.id()))
                        .about(place.id()))
                .with(Sentence.of("At stake"), stake(war, place))
                .with(Sentence.of("Fortified"), Cell.mark(ground.fortified()))
                .with(Sentence.of("Mined"), Cell.mark(ground.mined()))
                .with(Sentence.of("Mapboard"), Cell.of(board(battle)))
                .with(Sentence.of("Scenario"), Cell.of(scenario(battle)));
    }

    private static Row about(Sentence what, War war, List<String> ids) {
        List<Sentence> squads = squads(war, ids).stream()
                .map(squad -> Sentence.of(
                        "{squad} ({points point|points})",
                        war.name(squad),
                        war.book().points(squad)))
                .toList();
        Row row = Row.of(Cell.of(what), ids.isEmpty() ? Cell.of("none") : Cell.of(Sentence.joined(", ", squads)));
        return ids.isEmpty() ? row : row.about(ids.get(0));
    }

    /** A squad that is gone before its battle is over has nothing to show. */
    private static List<Squad> squads(War war, List<String> ids) {
        return ids.stream().filter(war.squads()::containsKey).map(war::squad).toList();
    }

    private static Cell stake(War war, Territory place) {
        List<Object> stakes = new ArrayList<>();
        if (NotedTerritories.isCapital(war, place)) {
            stakes.add(Sentence.of("a capital"));
        }
        stakes.add(Sentence.of("economy {points}", place.economy()));
        if (place.grants() != null) {
            stakes.add(Sentence.of(
                    "acts as {advantage}", war.book().line(place.grants()).name()));
        }
        return Cell.of(Sentence.joined(", ", stakes));
    }

    private static Sentence board(Battle battle) {
        return battle.mapboard().isEmpty() ? Sentence.of("not chosen yet") : Briefing.board(battle);
    }

    private static Sentence scenario(Battle battle) {
        return battle.scenario().isEmpty()
                ? Sentence.of("Standard meeting engagement")
                : Sentence.verbatim(battle.scenario());
    }

    /** What holds at the table for those who control a fortified territory (SWM-FORT-01..06). */
    private static Table fortified(Constants.Fortified rules) {
        return Table.of(Sentence.of("Fortified territory"))
                .with(Row.of(
                        Cell.of("The defender may add up to {tiles tile|tiles} to the board.", rules.extraTiles())))
                .with(Row.of(Cell.of("The defender sets up first, anywhere on the map.")))
                .with(Row.of(
                        Cell.of("The attacker sets up last, on one of the two board edges, having seen the defence.")))
                .with(Row.of(Cell.of(
                        "Then the defender may move up to {troops troop|troops} to a new place.",
                        rules.repositionedTroops())))
                .with(Row.of(Cell.of("The defender has the initiative in the first round without a roll.")))
                .with(Row.of(Cell.of(
                        "Attackers flee over the edge on which they came in, defenders over the one opposite to it.")));
    }
}
