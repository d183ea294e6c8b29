package org.muster.ruleset.warmachine;

import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;

/**
 * A banner as everybody sees it: its icon. What is in it, only its owner knows (WMC-INF-01, -02).
 *
 * @param id its owner's seat and its number: {@code anna-1}
 * @param number among its owner's, from 1, never given twice
 * @param at the space where it is; empty before it is placed
 * @param forcedThrough whether it forced its way through an enemy this round (WMC-RTR-05)
 */
public record Banner(
        @Id("banners") String id,
        Player owner,
        @Between(min = 1) int number,
        @RefersTo(value = "spaces", orEmpty = true) String at,
        boolean forcedThrough) {

    static Banner of(Player owner, int number, String at) {
        return new Banner(owner.id() + '-' + number, owner, number, at, false);
    }

    /** Whether it stands in {@code space}. */
    public boolean isIn(String space) {
        return at.equals(space);
    }

    /** Whether it is on the map. */
    public boolean isPlaced() {
        return !at.isEmpty();
    }

    public Banner at(String space) {
        return space.equals(at) ? this : new Banner(id, owner, number, space, forcedThrough);
    }

    public Banner forcedThrough(boolean so) {
        return so == forcedThrough ? this : new Banner(id, owner, number, at, so);
    }
}
