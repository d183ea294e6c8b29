package org.muster.ruleset.warmachine;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/**
 * What happened on the table (WMC-BAT-11).
 *
 * @param ending how it ended
 * @param winner null: nobody has won, or dice are to tell
 * @param retreats declared, by who declared one
 * @param sides what became of each participant's force; empty for a battle that is rolled off
 */
public record BattleReport(
        Ending ending, @Nullable Player winner, OrderedMap<String, Turn> retreats, OrderedMap<String, Side> sides) {

    /** How a battle ended (WMC-BAT-04). */
    public enum Ending {
        SCENARIO("scenario"),
        DESTRUCTION("destruction"),
        RETREAT("retreat"),
        LAST_STANDING("last-standing"),
        TIE("tie"),
        ROLL_OFF("roll-off");

        private final String id;

        Ending(String id) {
            this.id = id;
        }

        /** As answers write it. */
        public String id() {
            return id;
        }

        /** As people read it. */
        public Sentence words() {
            return switch (this) {
                case SCENARIO -> Sentence.of("by scenario");
                case DESTRUCTION -> Sentence.of("by destruction");
                case RETREAT -> Sentence.of("as the enemy retreated");
                case LAST_STANDING -> Sentence.of("as the last one standing");
                case TIE -> Sentence.of("a tie");
                case ROLL_OFF -> Sentence.of("rolled off");
            };
        }
    }

    /**
     * When something was declared: players in order of play.
     *
     * @param turn of that player, from 1
     * @param player place of the player whose turn it was, from 1
     */
    public record Turn(
            @Between(min = 0) int turn, @Between(min = 0) int player) implements Comparable<Turn> {
        @Override
        public int compareTo(Turn other) {
            return turn != other.turn ? Integer.compare(turn, other.turn) : Integer.compare(player, other.player);
        }

        @Override
        public String toString() {
            return turn + ":" + player;
        }
    }

    /** What became of a force: its entries, by id, and models that the battle created, by troop. */
    public record Side(
            OrderedMap<@RefersTo(value = "troops", upTo = "#", numbered = true) String, Fate> entries,
            OrderedMap<@RefersTo("troops") String, Fate> extras) {}

    /** Models that live and models that were destroyed or removed from play. */
    public record Fate(
            @Between(min = 0) int living, @Between(min = 0) int dead) {}

    public static final BattleReport ROLL_OFF =
            new BattleReport(Ending.ROLL_OFF, null, OrderedMap.empty(), OrderedMap.empty());
}
