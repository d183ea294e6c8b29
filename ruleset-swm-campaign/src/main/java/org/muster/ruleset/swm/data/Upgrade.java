package org.muster.ruleset.swm.data;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;

/**
 * Something a figure buys with experience (SWM-UPG-01).
 *
 * @param name as in the book: {@code Bounty Hunter +2}
 * @param cost in experience points
 * @param yuuzhanVongCost for figures printed Yuuzhan Vong; the same as {@code cost} for most
 * @param needs what the figure must be or have
 * @param adds what it adds to the values of the card
 * @param grants the trait it gives; null: none
 * @param replaces name of the ability it takes away; empty: none
 * @param note a restriction of its effect at the table; may be empty
 * @param ability what the figure then has: name and value, or what is added to the value; the name is empty for a
 *     mere change of values
 */
public record Upgrade(
        String id,
        String name,
        Group group,
        int cost,
        int yuuzhanVongCost,
        Repeat repeat,
        Needs needs,
        Upgrades.Values adds,
        @Nullable Trait grants,
        String replaces,
        String note,
        Ability ability) {

    /** The three tables of the book. */
    public enum Group {
        STAT,
        FORCE,
        ABILITY
    }

    /** How often a figure may buy it (SWM-UPG-02). */
    public enum Repeat {
        ONCE,
        ADDS_UP,
        PER_NAME
    }

    /** Whether it gives an ability or power, not just other values. */
    public boolean isAbility() {
        return !ability.name().isEmpty();
    }

    /** Whether a unique must be named with it (SWM-UPG-19). */
    public boolean namesUnique() {
        return repeat == Repeat.PER_NAME;
    }

    /** Its price for a figure of that printed faction (SWM-UPG-13). */
    public int cost(Faction printed) {
        return printed == Faction.YUUZHAN_VONG ? yuuzhanVongCost : cost;
    }

    /** What it does beside what its name says; an ability is printed on the cards of those who have it. */
    public List<Sentence> about() {
        List<Sentence> about = new ArrayList<>();
        if (adds.rate() != null) {
            about.add(Sentence.of("+{n} to the movement rate", adds.rate()));
        }
        if (group != Group.STAT && adds.dmg() != null) {
            about.add(Sentence.of("+{n} damage", adds.dmg()));
        }
        if (adds.meleeDmg() != null) {
            about.add(Sentence.of("+{n} melee damage", adds.meleeDmg()));
        }
        if (adds.force() != null && Boolean.FALSE.equals(needs.forceUser())) {
            about.add(Sentence.of("a force user from then on"));
        }
        if (grants != null) {
            about.add(Sentence.of("counts as {trait} from then on", grants.words()));
        }
        if (!replaces.isEmpty()) {
            about.add(Sentence.of("replaces {ability}", replaces));
        }
        if (namesUnique()) {
            about.add(Sentence.of("names a unique"));
        }
        if (!note.isEmpty()) {
            about.add(Sentence.verbatim(note));
        }
        if (repeat == Repeat.ADDS_UP) {
            about.add(Sentence.of("may be bought again, and adds up"));
        }
        return about;
    }

    @Override
    public String toString() {
        return name;
    }
}
