package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.ruleset.warmachine.army.Entry;

/**
 * Troops on their way to a banner, in no list meanwhile (WMC-BUY-08, WMC-CST-04).
 *
 * @param id among its owner's: {@code parcel-1}
 * @param to the banner it is meant for
 * @param caster whether it is a caster who was reassigned: arrives in the Resource Phase; else in the Purchase Phase
 * @param attachments ids of what is to be attached to units there
 * @param growing ids of units that are to reach their full size
 */
public record Parcel(
        String id,
        String to,
        boolean caster,
        @Distinct List<Entry> entries,
        @Distinct List<@RefersTo(value = "troops", upTo = "#", numbered = true) String> attachments,
        @Distinct List<@RefersTo(value = "troops", upTo = "#", numbered = true) String> growing) {

    public Parcel {
        entries = List.copyOf(entries);
        attachments = List.copyOf(attachments);
        growing = List.copyOf(growing);
    }

    /** A caster who was reassigned. */
    public static Parcel of(String to, Entry caster) {
        return new Parcel("", to, true, List.of(caster), List.of(), List.of());
    }

    /** What was bought for a banner. */
    public static Parcel bought(
            String to,
            @Distinct List<Entry> entries,
            @Distinct List<@RefersTo(value = "troops", upTo = "#", numbered = true) String> attachments,
            @Distinct List<@RefersTo(value = "troops", upTo = "#", numbered = true) String> growing) {
        return new Parcel("", to, false, entries, attachments, growing);
    }

    Parcel numbered(int number) {
        return new Parcel("parcel-" + number, to, caster, entries, attachments, growing);
    }

    /** What is left of it when a part has arrived. */
    public Parcel without(Parcel part) {
        List<Entry> some = new ArrayList<>(entries);
        some.removeAll(part.entries);
        List<String> attached = new ArrayList<>(attachments);
        attached.removeAll(part.attachments);
        List<String> men = new ArrayList<>(growing);
        men.removeAll(part.growing);
        return part(some, attached, men);
    }

    /** A part of it. */
    public Parcel part(List<Entry> some, List<String> attached, List<String> men) {
        return new Parcel(id, to, caster, some, attached, men);
    }

    /** Whether there is nothing in it. */
    public boolean isEmpty() {
        return entries.isEmpty() && attachments.isEmpty() && growing.isEmpty();
    }

    /** The same for another banner. */
    Parcel to(String other) {
        return new Parcel(id, other, caster, entries, attachments, growing);
    }
}
