package org.muster.ruleset.space.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Profile;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;

/**
 * A line of the tables of ships: what all ships of one design have in common (SPB-SHIP-*).
 *
 * @param id stable: {@code tie-fighter}
 * @param name as printed
 * @param side who flies it
 * @param type how it moves and is shot at
 * @param speed compared for countermoves and collisions; no length of a move (SPB-MOVE-11)
 * @param defence the three columns: No Screens or front, Minimum or side, Full or rear
 * @param weapons each with a name of its own
 * @param hits that destroy it (SPB-HIT-13)
 * @param traits its notes; left out: none
 * @param zone letter of its threat zone; left out: the typical one of its type
 * @param snubDefence added to its defence against snub weapons (SPB-HIT-11); left out: nothing
 * @param carries fighters it carries; left out: none
 * @param launches fighters it launches a turn; left out: none
 * @param price points in an open battle (SPB-OPEN-01); left out: it can't be bought
 * @param symbol silhouette in pictures
 */
public record Design(
        @Id("ships") String id,
        String name,
        Side side,
        ShipType type,
        @Between(min = 0) int speed,
        List<Integer> defence,
        List<Weapon> weapons,
        @Between(min = 1) int hits,
        @Nullable List<Trait> traits,
        @Nullable @RefersTo("zones") String zone,
        @Nullable @Between(min = 0) Integer snubDefence,
        @Nullable @Between(min = 0) Integer carries,
        @Nullable @Between(min = 0) Integer launches,
        @Nullable @Between(min = 0, max = 10_000) Integer price,
        String symbol)
        implements Profile {

    public Design {
        defence = List.copyOf(defence);
        weapons = List.copyOf(weapons);
        traits = traits == null ? null : List.copyOf(traits);
    }

    /** Whether its notes say so. */
    public boolean has(Trait trait) {
        return traits != null && traits.contains(trait);
    }

    /** Whether it is of that type. */
    public boolean is(ShipType some) {
        return type == some;
    }

    /** Whether it has screens, whose level decides its column (SPB-HIT-04). */
    public boolean hasScreens() {
        return type == ShipType.CAPITAL || type == ShipType.CRUISER;
    }

    /** Whether it has a weapon of that class. */
    public boolean hasWeapon(WeaponClass kind) {
        for (Weapon weapon : weapons) {
            if (weapon.kind() == kind) {
                return true;
            }
        }
        return false;
    }

    /** The weapon of that name or id, or null. */
    public @Nullable Weapon weapon(String called) {
        for (Weapon weapon : weapons) {
            if (weapon.name().equals(called) || weapon.id().equals(called)) {
                return weapon;
            }
        }
        return null;
    }

    /** What is added to its defence against snub weapons. */
    public int defenceAgainstSnub() {
        return snubDefence == null ? 0 : snubDefence;
    }

    /** Fighters it has room for. */
    public int capacity() {
        return carries == null ? 0 : carries;
    }

    /** Fighters it launches a turn (SPB-CAR-02). */
    public int launchesPerTurn() {
        return launches == null ? 0 : launches;
    }

    @Override
    public int points() {
        return price == null ? 0 : price;
    }

    @Override
    public String group() {
        return type.heading().toString();
    }
}
