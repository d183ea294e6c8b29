package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;

/**
 * One side of a battle: a principal and those who support him.
 *
 * @param principals who leads it and keeps what is won; several only where supporters were left alone together
 * @param supporters in seat order
 * @param gains the system the principal gains by winning; empty: none
 */
public record Side(
        @Distinct List<Player> principals,
        @Distinct List<Player> supporters,
        Role role,
        @RefersTo(value = "systems", orEmpty = true) String gains) {

    public Side {
        principals = List.copyOf(principals);
        supporters = List.copyOf(supporters);
    }

    /** Why a side fights. */
    public enum Role {
        /** It attacks a player's system or an unclaimed one. */
        ATTACKER,
        /** It controls the system that is attacked. */
        CONTROLLER,
        /** It plays the natives of an unclaimed system. */
        NATIVES,
        /** It came to support an attack that did not come. */
        SUPPORTER,
        /** It took up a challenge in a Great Rift turn. */
        CHALLENGER
    }

    /** A side of one player. */
    public static Side of(Player principal, Role role, String gains) {
        return new Side(List.of(principal), List.of(), role, gains);
    }

    /** Who speaks for it first. */
    public Player principal() {
        return principals.get(0);
    }

    /** Whether support was ordered for it, be it there or not. */
    public boolean isSupported() {
        return !supporters.isEmpty();
    }

    /** Everybody of it. */
    public List<Player> players() {
        List<Player> all = new ArrayList<>(principals);
        all.addAll(supporters);
        return all;
    }

    /** Whether {@code player} plays on it. */
    public boolean has(Player player) {
        return principals.contains(player) || supporters.contains(player);
    }

    /** The same with those supporters only who pass. */
    public Side withSupporters(Predicate<Player> who) {
        for (Player supporter : supporters) {
            if (!who.test(supporter)) {
                return new Side(principals, supporters.stream().filter(who).toList(), role, gains);
            }
        }
        return this; // mostly nobody is missing
    }
}
