package org.muster.ruleset.crusade.victory;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Condition;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.ConditionLine;

/**
 * The end of a season.
 *
 * <pre>
 * checked as the last step of every turn     CRU-VIC-01
 * exactly one Major Victory                  CRU-VIC-02, CRU-VIC-07
 * several: play goes on                      CRU-VIC-03
 * after the last turn: extra turns, ranking  CRU-VIC-05, CRU-VIC-06
 * </pre>
 */
public final class Victory {

    private Victory() {}

    /** Whether {@code player} fulfils all lines of his Major Victory (CRU-VIC-04). */
    static boolean hasMajor(Season season, Player player) {
        return hasAll(season, player, season.faction(player).majorVictory());
    }

    private static boolean hasAll(Season season, Player player, List<ConditionLine> lines) {
        return fulfilled(season, player, lines) == lines.size();
    }

    /** How many of {@code lines} a player fulfils now. */
    static int fulfilled(Season season, Player player, List<ConditionLine> lines) {
        int fulfilled = 0;
        for (ConditionLine line : lines) {
            fulfilled += progress(season, player, line).fulfilled() ? 1 : 0;
        }
        return fulfilled;
    }

    private static Condition.Progress progress(Season season, Player player, ConditionLine line) {
        return Condition.of(season.book(), line).progress(season, player, line);
    }

    /** How far a player has come, line by line: {@code 5 of 7 systems}. */
    static Sentence words(Season season, Player player) {
        return Sentence.joined(
                "; ",
                season.faction(player).majorVictory().stream()
                        .map(line -> Condition.of(season.book(), line)
                                .soFar(season.book(), line, progress(season, player, line)))
                        .toList());
    }

    /** Has the season ended? Only the present state counts: nothing of earlier checks is remembered. */
    public record CheckVictory() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            List<Event> told = new ArrayList<>();
            List<Player> majors = new ArrayList<>();
            for (Player player : season.players()) {
                if (hasMajor(season, player)) {
                    majors.add(player);
                }
                told.add(Event.told(
                                "{player} controls {n system|systems}; Major Victory: {progress}.",
                                player,
                                season.systemsOf(player).size(),
                                Sentence.lazily(() -> words(season, player)))
                        .citing("CRU-VIC-01"));
            }
            Outcome<Season> checked = Outcome.of(season).tell(told);
            if (majors.size() == 1) {
                return checked.end(won(season, majors.get(0)));
            }
            if (isOver(season, majors.size())) {
                return ranked(checked, majors);
            }
            return majors.isEmpty()
                    ? checked
                    : checked.tell(Event.told("{players} all fulfil their Major Victory: nobody wins yet.", majors)
                            .citing("CRU-VIC-03"));
        }

        /** After the last turn, unless several fulfil a Major Victory: then turns are added (CRU-VIC-05). */
        private static boolean isOver(Season season, int majors) {
            int turns = season.book().season().turns();
            if (season.turn() < turns) {
                return false;
            }
            boolean extra = season.houseRules().majorTieAtSeasonEnd() == HouseRules.MajorTie.EXTRA_TURNS;
            boolean goesOn = season.turn() > turns || majors > 1;
            return !extra
                    || !goesOn
                    || season.turn() >= turns + season.book().season().extraTurnsMax();
        }

        /** The winner, then who has a Minor Victory, then the rest (CRU-VIC-07). */
        private static Result won(Season season, Player winner) {
            List<Player> minors = new ArrayList<>();
            List<Player> rest = new ArrayList<>();
            for (Player player : season.players()) {
                if (!player.equals(winner)) {
                    (hasAll(season, player, season.faction(player).minorVictory()) ? minors : rest).add(player);
                }
            }
            List<List<Player>> places = new ArrayList<>(List.of(List.of(winner)));
            for (List<Player> place : List.of(minors, rest)) {
                if (!place.isEmpty()) {
                    places.add(place);
                }
            }
            Sentence reason = minors.isEmpty()
                    ? Sentence.of(
                            "{winner} alone fulfils the Major Victory of {faction} in turn {turn}.",
                            winner,
                            season.faction(winner).name(),
                            season.turn())
                    : Sentence.of(
                            "{winner} alone fulfils the Major Victory of {faction} in turn {turn}; a Minor Victory:"
                                    + " {minors}.",
                            winner,
                            season.faction(winner).name(),
                            season.turn(),
                            minors);
            return new Result(places, reason, List.of("CRU-VIC-02", "CRU-VIC-07"));
        }

        private static Outcome<Season> ranked(Outcome<Season> checked, List<Player> majors) {
            Season season = checked.state();
            List<Ranking.Place> ranking = Ranking.of(season);
            List<Sentence> places = new ArrayList<>();
            int place = 1;
            for (Ranking.Place shared : ranking) {
                places.add(
                        shared.behind().isEmpty()
                                ? Sentence.of("{place}. {players}", place, shared.players())
                                : Sentence.of(
                                        "{place}. {players} (behind by {behind})",
                                        place,
                                        shared.players(),
                                        shared.behind()));
                place += shared.players().size();
            }
            Sentence reason = majors.isEmpty()
                    ? Sentence.of("The season ends after turn {turn} without a Major Victory.", season.turn())
                    : Sentence.of(
                            "The season ends after turn {turn}, and {players} all have a Major Victory.",
                            season.turn(),
                            majors);
            return checked.tell(Event.told("The ranking decides: {places}.", Sentence.joined("; ", places))
                            .citing("CRU-VIC-06"))
                    .end(new Result(
                            ranking.stream().map(Ranking.Place::players).toList(),
                            reason,
                            List.of("CRU-VIC-05", "CRU-VIC-06")));
        }
    }
}
