package org.muster.ruleset.crusade;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;

/**
 * A battle of this turn as it was matched, and all that was said about it since. Who really plays whom when somebody
 * can't come is worked out from it: {@link org.muster.ruleset.crusade.scenario.Lineup}. Its parts are written as one
 * with it.
 *
 * @param matchup as computed; it stays as it is
 * @param terms table, size and scenario
 * @param absences who does not play it
 * @param natives the stand-in for the natives of a colonization
 * @param challenge what a Great Rift battle is about; null in a standard turn
 * @param result how far it has come
 */
public record Battle(
        @JsonUnwrapped Matchup matchup,
        Terms terms,
        Absences absences,
        Natives natives,
        @Nullable Challenge challenge,
        @JsonUnwrapped Result result) {

    /**
     * Who was matched for what.
     *
     * @param number in the order of the book (CRU-MATCH-15)
     * @param system where it is fought, of an exchange the first in map order; empty where players wager
     * @param sides as ordered, without a stand-in
     */
    public record Matchup(
            @Between(min = 1) int number,
            Kind kind,
            @RefersTo(value = "systems", orEmpty = true) String system,
            @Distinct List<Side> sides) {
        public Matchup {
            sides = List.copyOf(sides);
        }
    }

    /**
     * What came of it.
     *
     * @param submitted place among this turn's reports, from 1; 0: none (CRU-BAT-04)
     * @param ending how it ended, once that stands; null: open, or not played
     * @param over whether nothing more can be said about it
     */
    public record Result(
            @Between(min = 0) int submitted, @Nullable Ending ending, boolean over) {
        static final Result OPEN = new Result(0, null, false);
    }

    /** What is at stake. */
    public enum Kind {
        /** A player's system. */
        CONQUEST,
        /** Two systems that attack each other. */
        EXCHANGE,
        /** An unclaimed system. */
        COLONIZATION,
        /** Nothing: a support without its attack. */
        HANGING,
        /** What the players of a Great Rift turn agreed on. */
        RIFT
    }

    /**
     * How a battle ended.
     *
     * @param winner a principal of the side that won; null: a draw
     * @param played whether it was fought; a concession is not (CRU-BAT-05)
     */
    public record Ending(@Nullable Player winner, boolean played) {}

    /** A battle that follows from orders. */
    public static Battle matched(int number, Kind kind, String system, List<Side> sides, Situation table, Size size) {
        return opened(new Matchup(number, kind, system, sides), Terms.of(table, size), null);
    }

    /** A challenge that stands in a Great Rift turn, or may come to stand. */
    public static Battle challenged(int number, Challenge challenge) {
        String prize = challenge.unclaimed();
        List<Side> sides = challenge.players().stream()
                .map(player -> Side.of(player, Side.Role.CHALLENGER, prize))
                .toList();
        return opened(new Matchup(number, Kind.RIFT, prize, sides), Terms.of(null, challenge.size()), challenge);
    }

    private static Battle opened(Matchup matchup, Terms terms, @Nullable Challenge challenge) {
        return new Battle(matchup, terms, Absences.NOBODY, Natives.NOBODY, challenge, Result.OPEN);
    }

    // ---- its parts

    /** Its number in the order of the book (CRU-MATCH-15). */
    public int number() {
        return matchup.number;
    }

    /** What is at stake. */
    public Kind kind() {
        return matchup.kind;
    }

    /** Where it is fought, of an exchange the first in map order; empty where players wager. */
    public String system() {
        return matchup.system;
    }

    /** The sides as ordered, without a stand-in. */
    public List<Side> sides() {
        return matchup.sides;
    }

    /** Its place among this turn's reports, from 1; 0: none (CRU-BAT-04). */
    public int submitted() {
        return result.submitted;
    }

    /** How it ended, once that stands; null: open, or not played. */
    public @Nullable Ending ending() {
        return result.ending;
    }

    /** Whether nothing more can be said about it. */
    public boolean over() {
        return result.over;
    }

    // ---- questions

    /** Whether {@code player} can't or won't come. */
    public boolean isAbsent(Player player) {
        return absences.has(player);
    }

    /** Everybody ordered to it, and the stand-in, who may be a supporter left without his principal. */
    public List<Player> players() {
        Set<Player> all = new LinkedHashSet<>();
        sides().forEach(side -> all.addAll(side.players()));
        if (natives.opponent() != null) {
            all.add(natives.opponent());
        }
        return List.copyOf(all);
    }

    /** Who attacks, in seat order. */
    public List<Side> attackers() {
        return sides().stream()
                .filter(side -> side.role() == Side.Role.ATTACKER)
                .toList();
    }

    /** Who controls the system that is fought for; null: nobody, or two systems are. */
    @Nullable
    public Player controller() {
        return sides().stream()
                .filter(side -> side.role() == Side.Role.CONTROLLER)
                .findFirst()
                .map(Side::principal)
                .orElse(null);
    }

    /** Id that answers and pictures name it by. */
    public String id() {
        return "battle-" + number();
    }

    // ---- changes

    /** Fought by other terms. */
    public Battle with(Terms other) {
        return new Battle(matchup, other, absences, natives, challenge, result);
    }

    /** With others missing. */
    public Battle with(Absences other) {
        return new Battle(matchup, terms, other, natives, challenge, result);
    }

    /** With another stand-in, or others who would be. */
    public Battle with(Natives other) {
        return new Battle(matchup, terms, absences, other, challenge, result);
    }

    /** With its challenge accepted by more. */
    public Battle with(Challenge other) {
        return new Battle(matchup, terms, absences, natives, other, result);
    }

    private Battle with(Result other) {
        return new Battle(matchup, terms, absences, natives, challenge, other);
    }

    /** With its report in that place; 0: taken back. */
    public Battle submitted(int place) {
        return with(new Result(place, ending(), over()));
    }

    /** Nothing more to be said; {@code how} null: it was not played. */
    public Battle ended(@Nullable Ending how) {
        return with(absences.settled()).with(new Result(submitted(), how, true));
    }
}
