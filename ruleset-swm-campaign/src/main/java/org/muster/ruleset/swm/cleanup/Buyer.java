package org.muster.ruleset.swm.cleanup;

import java.util.LinkedHashSet;
import java.util.Set;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.data.Ability;
import org.muster.ruleset.swm.data.Faction;

/**
 * A figure with experience to spend.
 *
 * @param owner the faction in whose army it is
 * @param sheet what it can do just now
 * @param has the names of its abilities and powers and its upgrades; only asked, never walked through
 */
record Buyer(Faction owner, Figure figure, Sheet sheet, Set<String> has) {

    static Buyer of(Faction owner, Figure figure, Sheet sheet) {
        Set<String> has = new LinkedHashSet<>(figure.upgrades());
        for (Ability ability : sheet.abilities()) {
            has.add(ability.name());
        }
        for (Ability power : sheet.powers()) {
            has.add(power.name());
        }
        return new Buyer(owner, figure, sheet, has);
    }

    /** Whether it has an ability or power of that name, or has bought the upgrade of that id. */
    boolean has(String nameOrId) {
        return has.contains(nameOrId);
    }
}
