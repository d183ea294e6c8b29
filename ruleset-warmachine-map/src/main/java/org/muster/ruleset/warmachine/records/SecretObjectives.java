package org.muster.ruleset.warmachine.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.data.Objective;

/** Secret objectives, for who may know them: sought ones and those completed (WMC-OBJ-05, WMC-OBJ-06). */
final class SecretObjectives {

    private SecretObjectives() {}

    static Table of(Reader reader, List<Player> players) {
        Table objectives = Table.of(
                Sentence.of("Secret objectives"),
                Sentence.of("Player"),
                Sentence.of("Objective"),
                Sentence.of("Condition"),
                Sentence.of("So far"),
                Sentence.of("VP"),
                Sentence.of("Supply points"));
        for (Player player : players) {
            Ledger ledger = reader.ledger(player);
            for (String done : ledger.done()) {
                objectives = objectives.with(row(reader, player, done, Cell.of("completed")));
            }
            String sought = ledger.objective();
            if (!sought.isEmpty()) {
                Objective objective = reader.campaign().book().objective(sought);
                objectives = objectives.with(row(reader, player, sought, Conditions.soFar(reader, player, objective)));
            }
        }
        return objectives;
    }

    private static Row row(Reader reader, Player player, String id, Cell soFar) {
        Objective objective = reader.campaign().book().objective(id);
        return Row.of(
                        Cell.of("{player}", player),
                        Cell.name(objective.name()),
                        Cell.of(Conditions.words(reader.campaign().book(), objective)),
                        soFar,
                        Cell.number(objective.reward().vp()),
                        Cell.number(objective.reward().supply()))
                .of(player)
                .about(player.id());
    }
}
