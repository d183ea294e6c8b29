package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;

/**
 * A battle of this round; stays until the round is over.
 *
 * @param space where it is fought, and its id
 * @param fighters one a player (WMC-PUR-07)
 * @param scenario what is played
 * @param terrain pieces on the table
 * @param settled whether it is over
 * @param winner null: nobody, or it is not over
 * @param rolledOff whether dice decided it without a table (WMC-ABS-09)
 */
public record Battle(
        @RefersTo("spaces") String space,
        List<Fighter> fighters,
        String scenario,
        List<String> terrain,
        boolean settled,
        @Nullable Player winner,
        boolean rolledOff) {

    public Battle {
        fighters = List.copyOf(fighters);
        terrain = List.copyOf(terrain);
    }

    public static Battle open(String space, List<Fighter> fighters) {
        return new Battle(space, fighters, "", List.of(), false, null, false);
    }

    /** The players who fight it. */
    public List<Player> players() {
        List<Player> players = new ArrayList<>(fighters.size());
        fighters.forEach(fighter -> players.add(fighter.player()));
        return players;
    }

    /** Those who fight it and the organizer, who may know what each of them knows of it. */
    public Audience participants() {
        List<Player> participants = new ArrayList<>(players());
        participants.add(Player.ORGANIZER);
        return Audience.only(participants);
    }

    /** Whether {@code player} fights in it. */
    public boolean has(Player player) {
        for (Fighter fighter : fighters) {
            if (fighter.player().equals(player)) {
                return true;
            }
        }
        return false;
    }

    /** The side of {@code player}, who fights in it. */
    public Fighter of(Player player) {
        for (Fighter fighter : fighters) {
            if (fighter.player().equals(player)) {
                return fighter;
            }
        }
        throw new IllegalArgumentException(player + " does not fight in " + space);
    }

    /** The force of that id; null: it does not fight here. */
    public @Nullable Fighter find(String force) {
        for (Fighter fighter : fighters) {
            if (fighter.force().equals(force)) {
                return fighter;
            }
        }
        return null;
    }

    /** Whether the force of that id is pursued by one that fights here. */
    public boolean isChosen(String force) {
        for (Fighter fighter : fighters) {
            if (fighter.pursues().equals(force)) {
                return true;
            }
        }
        return false;
    }

    /** Whether that force has won it. */
    public boolean wonBy(Fighter fighter) {
        return fighter.player().equals(winner);
    }

    /** The winner's side; null: nobody has won. */
    public @Nullable Fighter victor() {
        return winner == null ? null : of(winner);
    }

    /** Those who did not win, while somebody did. */
    public List<Fighter> losers() {
        List<Fighter> losers = new ArrayList<>();
        for (Fighter fighter : fighters) {
            if (winner != null && !fighter.player().equals(winner)) {
                losers.add(fighter);
            }
        }
        return losers;
    }

    public Battle on(String what, List<String> pieces) {
        return new Battle(space, fighters, what, pieces, settled, winner, rolledOff);
    }

    public Battle among(List<Fighter> others) {
        return new Battle(space, others, scenario, terrain, settled, winner, rolledOff);
    }

    public Battle decided(@Nullable Player who, boolean byDice) {
        return new Battle(space, fighters, scenario, terrain, true, who, byDice);
    }
}
