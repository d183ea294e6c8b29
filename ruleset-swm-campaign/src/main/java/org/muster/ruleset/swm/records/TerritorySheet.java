package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Ground;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Territory;

/** A territory: what it is worth and to whom, what stands there, where it leads; the battle that is fought there. */
final class TerritorySheet {

    private TerritorySheet() {}

    static List<Table> of(War war, Territory territory) {
        List<Squad> squads = war.squadsIn(territory.id());
        List<Table> sheet = new ArrayList<>(List.of(
                facts(war, territory, squads.size()),
                Squads.of(Sentence.of("Squads there"), war, squads),
                neighbours(war, territory)));
        Battle battle = war.battle();
        if (battle != null && battle.territory().equals(territory.id())) {
            sheet.addAll(BattleSheet.of(war, battle));
        }
        return sheet;
    }

    private static Table facts(War war, Territory territory, int squads) {
        Ground ground = war.ground(territory.id());
        Table facts = Table.of(Sentence.verbatim(territory.name()))
                .with(
                        Sentence.of("Controller"),
                        ground.active() ? NotedTerritories.controller(ground.controller()) : Cell.of("inactive"))
                .with(
                        Sentence.of("Home region of"),
                        Squads.place(war, war.book().region(territory.region()).capital()))
                .with(Sentence.of("Capital"), Cell.mark(NotedTerritories.isCapital(war, territory)))
                .with(Sentence.of("Economy"), Cell.number(territory.economy()))
                .with(Sentence.of("Squads"), Cell.share(squads, territory.stacking()))
                .with(Sentence.of("Fortified"), Cell.mark(ground.fortified()))
                .with(Sentence.of("Mined"), Cell.mark(ground.mined()))
                .with(Sentence.of("Disrupted this turn"), Cell.mark(ground.disrupted()));
        if (territory.grants() != null) {
            facts = facts.with(Sentence.of("Acts as"), NotedTerritories.grants(war, territory));
        }
        return facts.with(Sentence.of("Mapboards"), boards(territory));
    }

    private static Cell boards(Territory territory) {
        return territory.mapboards().isEmpty()
                ? Cell.of("any")
                : Cell.of(Sentence.joined(
                        ", ",
                        territory.mapboards().stream()
                                .map(board -> board.replace('-', ' '))
                                .toList()));
    }

    private static Table neighbours(War war, Territory territory) {
        List<Row> rows = new ArrayList<>();
        for (String id : war.book().map().neighbours(territory.id())) {
            Ground ground = war.ground(id);
            Player controller = ground.controller();
            Row row = Row.of(
                            Squads.place(war, id),
                            ground.active() ? NotedTerritories.controller(controller) : Cell.of("inactive"),
                            Cell.share(war.squadsIn(id).size(), war.place(id).stacking()))
                    .about(id);
            rows.add(controller == null ? row : row.of(controller));
        }
        return Table.of(
                        Sentence.of("Neighbours"),
                        Sentence.of("Territory"),
                        Sentence.of("Controller"),
                        Sentence.of("Squads"))
                .rows(rows);
    }
}
