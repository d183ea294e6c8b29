package org.muster.ruleset.crusade.victory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;

/** The ranking at the end of a season; who is still tied shares a place (CRU-VIC-06). */
public final class Ranking {

    private final Season season;

    private Ranking(Season season) {
        this.season = season;
    }

    /**
     * A place.
     *
     * @param players who share it
     * @param behind by what others are before them; nothing for the first
     */
    public record Place(List<Player> players, Sentence behind) {
        public Place {
            players = List.copyOf(players);
        }
    }

    /** The places of all players, best first. */
    public static List<Place> of(Season season) {
        Ranking by = new Ranking(season);
        List<Place> places = List.of(new Place(season.players(), Sentence.NOTHING));
        places = split(
                places,
                Sentence.of("systems"),
                (tied, player) -> season.systemsOf(player).size());
        places = split(places, Sentence.of("conditions"), (tied, player) -> by.lines(player));
        places = split(places, Sentence.of("wins"), (tied, player) -> by.wins(player));
        places = split(places, Sentence.of("head to head"), by::headToHead);
        places = split(places, Sentence.of("wins against common opponents"), by::againstCommonOpponents);
        return split(places, Sentence.of("opponents' wins"), (tied, player) -> by.strengthOfOpponents(player));
    }

    /** A number that ranks a player among those he is tied with; more is better. */
    private interface Measure {
        double of(List<Player> tied, Player player);
    }

    private static List<Place> split(List<Place> places, Sentence behind, Measure measure) {
        List<Place> finer = new ArrayList<>();
        for (Place shared : places) {
            ToDoubleFunction<Player> value = player -> measure.of(shared.players(), player);
            List<Player> sorted = shared.players().stream()
                    .sorted(Comparator.comparingDouble(value).reversed())
                    .toList();
            int from = 0;
            for (int to = 1; to <= sorted.size(); to++) {
                if (to == sorted.size()
                        || value.applyAsDouble(sorted.get(from)) != value.applyAsDouble(sorted.get(to))) {
                    finer.add(new Place(sorted.subList(from, to), from == 0 ? shared.behind() : behind));
                    from = to;
                }
            }
        }
        return finer;
    }

    private int lines(Player player) {
        return Victory.fulfilled(season, player, season.faction(player).majorVictory())
                + Victory.fulfilled(season, player, season.faction(player).minorVictory());
    }

    private int wins(Player player) {
        return (int) season.games().stream().filter(game -> game.wonBy(player)).count();
    }

    /** Wins in games against somebody of those tied. */
    private double headToHead(List<Player> tied, Player player) {
        return season.games().stream()
                .filter(game -> game.wonBy(player) && tied.stream().anyMatch(other -> game.opposed(player, other)))
                .count();
    }

    /** Share of wins in games against opponents that all of those tied have met; 0 without such games. */
    private double againstCommonOpponents(List<Player> tied, Player player) {
        List<Player> common = season.players().stream()
                .filter(other -> !tied.contains(other) && tied.stream().allMatch(each -> met(each, other)))
                .toList();
        List<GameRecord> games = season.games().stream()
                .filter(game -> common.stream().anyMatch(other -> game.opposed(player, other)))
                .toList();
        long won = games.stream().filter(game -> game.wonBy(player)).count();
        return games.isEmpty() ? 0 : (double) won / games.size();
    }

    private boolean met(Player one, Player other) {
        return season.games().stream().anyMatch(game -> game.opposed(one, other));
    }

    private double strengthOfOpponents(Player player) {
        return season.players().stream()
                .filter(other -> met(player, other))
                .mapToInt(this::wins)
                .sum();
    }
}
