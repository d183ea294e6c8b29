package org.muster.ruleset.crusade.records;

import java.util.function.Predicate;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.victory.Ranking;

/** Who would be ranked where if the season ended now (CRU-VIC-06). */
final class Standings {

    private Standings() {}

    /** Nobody has a place before all have picked a faction. */
    static Table of(Season season) {
        Table standings = Table.of(
                Sentence.of("Standings"),
                Sentence.of("Place"),
                Sentence.of("Player"),
                Sentence.of("Faction"),
                Sentence.of("Systems"),
                Sentence.of("Won"),
                Sentence.of("Drawn"),
                Sentence.of("Lost"),
                Sentence.of("Major"),
                Sentence.of("Minor"),
                Sentence.of("Behind by"));
        if (!Conditions.canBeMeasured(season)) {
            return standings;
        }
        int place = 1;
        for (Ranking.Place shared : Ranking.of(season)) {
            for (Player player : shared.players()) {
                standings = standings.with(row(season, place, player, shared.behind()));
            }
            place += shared.players().size();
        }
        return standings;
    }

    private static Row row(Season season, int place, Player player, Sentence behind) {
        FactionSheet faction = season.faction(player);
        return Row.of(
                        Cell.number(place),
                        Cell.of("{player}", player),
                        Cell.name(faction.name()),
                        Cell.number(season.systemsOf(player).size()),
                        Cell.number(games(season, player, game -> game.wonBy(player))),
                        Cell.number(games(season, player, game -> game.winner() < 0)),
                        Cell.number(games(season, player, game -> game.winner() >= 0 && !game.wonBy(player))),
                        Conditions.fulfilled(season, player, faction.majorVictory()),
                        Conditions.fulfilled(season, player, faction.minorVictory()),
                        Cell.of(behind))
                .of(player)
                .about(player.id());
    }

    private static long games(Season season, Player player, Predicate<GameRecord> which) {
        return season.games().stream()
                .filter(game -> game.has(player) && which.test(game))
                .count();
    }
}
