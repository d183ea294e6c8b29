package org.muster.ruleset.warmachine;

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

    /** The same for another banner. */
    Parcel to(String other) {
        return new Parcel(id, other, caster, entries, attachments, growing);
    }
}
