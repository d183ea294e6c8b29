package org.muster.ruleset.warmachine.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Objective;

/** Public objectives, and how far everybody is (WMC-OBJ-02, WMC-OBJ-03). */
final class PublicObjectives {

    private PublicObjectives() {}

    static Table of(Reader reader) {
        Campaign campaign = reader.campaign();
        List<Sentence> heads = new ArrayList<>(List.of(
                Sentence.of("Objective"), Sentence.of("Condition"), Sentence.of("VP"), Sentence.of("Supply points")));
        campaign.players().forEach(player -> heads.add(Sentence.of("{player}", player)));
        List<Row> rows = new ArrayList<>();
        for (String id : campaign.board().open()) {
            Objective objective = campaign.book().objective(id);
            List<Cell> cells = new ArrayList<>(List.of(
                    Cell.name(objective.name()),
                    Cell.of(Conditions.words(campaign.book(), objective)),
                    Cell.number(objective.reward().vp()),
                    Cell.number(objective.reward().supply())));
            for (Player player : campaign.players()) {
                cells.add(Conditions.soFar(reader, player, objective));
            }
            rows.add(Row.of(cells));
        }
        return new Table(Sentence.of("Public objectives"), heads, rows);
    }
}
