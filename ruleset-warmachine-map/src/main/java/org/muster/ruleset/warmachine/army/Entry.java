package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;

/**
 * A line of a list: a model of its own, or a unit with its attachments.
 *
 * @param id in all forces of its player: {@code cyg-lancer#1}
 * @param troop what it is, an id of the catalogue
 * @param models of a unit, attachments apart; 1 for anything else
 * @param attachments ids of what is attached to the unit
 * @param veteran null: it is none
 * @param late whether it enters its next battle in its second turn (WMC-BUY-09, WMC-CST-05, WMC-BAT-05)
 * @param leader id of the entry in whose battlegroup it is; empty: in none
 */
public record Entry(
        @RefersTo(value = "troops", upTo = "#", numbered = true)
        String id,

        @RefersTo("troops") String troop,
        @Between(min = 0) int models,
        @Distinct List<@RefersTo(value = "troops", upTo = "#", numbered = true) String> attachments,
        @Nullable Veteran veteran,
        boolean late,

        @RefersTo(value = "troops", upTo = "#", numbered = true, orEmpty = true)
        String leader) {

    public Entry {
        attachments = List.copyOf(attachments);
    }

    /** As it is bought. */
    public static Entry fresh(String id, String troop, int models) {
        return new Entry(id, troop, models, List.of(), null, false, "");
    }

    /** The catalogue's id behind that of an entry or attachment. */
    public static String troopOf(String id) {
        return id.substring(0, id.indexOf('#'));
    }

    /** Which of all of its kind that its player ever had it is; it keeps that when others are gone. */
    public int number() {
        return Integer.parseInt(id.substring(id.indexOf('#') + 1));
    }

    /** The entry of that id in {@code list}; null: there is none. */
    public static @Nullable Entry find(List<Entry> list, String id) {
        for (Entry entry : list) {
            if (entry.id().equals(id)) {
                return entry;
            }
        }
        return null;
    }

    /** Whether it is a veteran. */
    public boolean isVeteran() {
        return veteran != null;
    }

    /** Whether it has more men, or more attached, than the same unit had once. */
    public boolean isMoreThan(Entry once) {
        return models > once.models || !once.attachments.containsAll(attachments);
    }

    /** The same unit with something attached. */
    public Entry attaching(String attachment) {
        List<String> more = new ArrayList<>(attachments);
        more.add(attachment);
        return new Entry(id, troop, models, more, veteran, late, leader);
    }

    /** The same unit without an attachment. */
    public Entry detaching(String attachment) {
        List<String> fewer = new ArrayList<>(attachments);
        fewer.remove(attachment);
        return new Entry(id, troop, models, fewer, veteran, late, leader);
    }

    /** The same unit without any attachment. */
    public Entry bare() {
        return new Entry(id, troop, models, List.of(), veteran, late, leader);
    }

    /** The same unit of another size. */
    public Entry of(int size) {
        return new Entry(id, troop, size, attachments, veteran, late, leader);
    }

    /** The same as a veteran, or as none. */
    public Entry as(@Nullable Veteran other) {
        return new Entry(id, troop, models, attachments, other, late, leader);
    }

    /** The same, late or in time. */
    public Entry late(boolean so) {
        return so == late ? this : new Entry(id, troop, models, attachments, veteran, so, leader);
    }

    /** The same in another battlegroup. */
    public Entry ledBy(String other) {
        return other.equals(leader) ? this : new Entry(id, troop, models, attachments, veteran, late, other);
    }
}
