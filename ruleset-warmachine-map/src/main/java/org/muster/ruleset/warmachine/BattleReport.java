package org.muster.ruleset.warmachine;

import java.util.List;
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

    /** Whether {@code player} declared a retreat. */
    public boolean retreated(Player player) {
        return retreats.containsKey(player.id());
    }

    /** Whether nothing that {@code player} brought to the table is left of his force. */
    public boolean isWipedOut(Player player) {
        return sides.the(player.id()).entries().list().stream().allMatch(fate -> fate.living() == 0);
    }

    /** Whether he has models left, be they created by the battle. */
    public boolean hasModels(Player player) {
        return !isWipedOut(player)
                || sides.the(player.id()).extras().list().stream().anyMatch(fate -> fate.living() > 0);
    }

    /** Whether anything that he brought was destroyed or removed from play. */
    public boolean hasLosses(Player player) {
        return sides.the(player.id()).entries().list().stream().anyMatch(fate -> fate.dead() > 0);
    }

    /**
     * Among whom the table has decided nothing: those who stand and declared no retreat; else, as all who stand have
     * declared one, the last to do so; else all who were destroyed without one (WMC-BAT-09, WMC-BAT-10, WMC-BAT-12).
     */
    public List<Player> contenders(List<Player> players) {
        List<Player> standing = players.stream().filter(this::hasModels).toList();
        List<Player> left = standing.isEmpty() ? players : standing;
        List<Player> steadfast = left.stream().filter(one -> !retreated(one)).toList();
        if (!steadfast.isEmpty()) {
            return steadfast;
        }
        Player last = left.get(0);
        for (Player one : left) {
            last = retreats.the(one.id()).compareTo(retreats.the(last.id())) > 0 ? one : last;
        }
        return List.of(last);
    }

    public static final BattleReport ROLL_OFF =
            new BattleReport(Ending.ROLL_OFF, null, OrderedMap.empty(), OrderedMap.empty());
}
