package org.muster.ruleset.crusade.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Condition;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.ConditionLine;

/** Victory conditions, and how far everybody has come (CRU-VIC-04). */
final class Conditions {

    private Conditions() {}

    /** Some are measured by what others hold, so that all have to have picked a faction. */
    static boolean canBeMeasured(Season season) {
        return season.forces().size() == season.players().size();
    }

    /** What ends the season, line by line. */
    static Table major(Season season) {
        Table conditions = Table.of(
                Sentence.of("Major Victories"),
                Sentence.of("Player"),
                Sentence.of("So far"),
                Sentence.of("Condition"),
                Sentence.of("Fulfilled"));
        if (canBeMeasured(season)) {
            for (Player player : season.players()) {
                for (ConditionLine line : season.faction(player).majorVictory()) {
                    conditions = conditions.with(row(season, player, Cell.of("{player}", player), line)
                            .of(player));
                }
            }
        }
        return conditions;
    }

    /** Both prizes of one player. */
    static Table of(Season season, Player player) {
        Table conditions = Table.of(
                Sentence.of("Victory conditions"),
                Sentence.of("Prize"),
                Sentence.of("So far"),
                Sentence.of("Condition"),
                Sentence.of("Fulfilled"));
        if (canBeMeasured(season)) {
            for (ConditionLine line : season.faction(player).majorVictory()) {
                conditions = conditions.with(row(season, player, Cell.of("Major Victory"), line));
            }
            for (ConditionLine line : season.faction(player).minorVictory()) {
                conditions = conditions.with(row(season, player, Cell.of("Minor Victory"), line));
            }
        }
        return conditions;
    }

    /** How many of these lines are fulfilled; all of them are needed. */
    static Cell fulfilled(Season season, Player player, List<ConditionLine> lines) {
        return Cell.share(
                lines.stream()
                        .filter(line -> progress(season, player, line).fulfilled())
                        .count(),
                lines.size());
    }

    private static Row row(Season season, Player player, Cell first, ConditionLine line) {
        Condition condition = Condition.of(season.book(), line);
        Condition.Progress progress = progress(season, player, line);
        return Row.of(
                first,
                Cell.share(progress.have(), progress.need()),
                Cell.of(condition.counted(season.book(), line).orElseGet(() -> condition.words(season.book(), line))),
                Cell.mark(progress.fulfilled()));
    }

    private static Condition.Progress progress(Season season, Player player, ConditionLine line) {
        return Condition.of(season.book(), line).progress(season, player, line);
    }
}
