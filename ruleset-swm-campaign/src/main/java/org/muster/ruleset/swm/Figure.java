package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;

/**
 * A figure that lives through the campaign.
 *
 * @param id of this very figure as long as the campaign lasts: {@code exar-kun#1}
 * @param card id in the catalogue
 * @param xp experience it may spend
 * @param pending experience it gains in the next Cleanup Phase (SWM-XP-02)
 * @param upgrades what it has bought, in order: ids, with the unique named behind a colon where one is:
 *     {@code synergy:mara-jade}
 */
public record Figure(
        @Id("figures") @RefersTo(value = "cards", upTo = "#", numbered = true)
        String id,

        @RefersTo("cards") String card,
        @Between(min = 0) int xp,
        @Between(min = 0) int pending,
        List<@RefersTo(value = "upgrades", upTo = ":") String> upgrades) {

    public Figure {
        upgrades = List.copyOf(upgrades);
    }

    /** A new one (SWM-ECON-07, SWM-POST-06). */
    public static Figure fresh(String card, int serial) {
        return new Figure(card + '#' + serial, card, 0, 0, List.of());
    }

    /** With so much more to spend. */
    public Figure gaining(int more) {
        return new Figure(id, card, xp + more, pending, upgrades);
    }

    /** With so much more to gain in the Cleanup Phase. */
    public Figure awaiting(int more) {
        return new Figure(id, card, xp, pending + more, upgrades);
    }

    /** With nothing more to gain: what was pending has been awarded or lost. */
    public Figure awarded() {
        return pending == 0 ? this : new Figure(id, card, xp, 0, upgrades);
    }

    /** With an upgrade, paid. */
    public Figure buying(String upgrade, int cost) {
        List<String> more = new ArrayList<>(upgrades);
        more.add(upgrade);
        return new Figure(id, card, xp - cost, pending, more);
    }

    /** The number in its id, which tells it from others of its kind. */
    public String number() {
        return id.substring(id.indexOf('#'));
    }
}
