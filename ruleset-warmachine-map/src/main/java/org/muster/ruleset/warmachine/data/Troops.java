package org.muster.ruleset.warmachine.data;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;

/** The file of all models and units. */
public record Troops(List<Troop> troops) {

    public Troops {
        troops = List.copyOf(troops);
    }

    /** By id, in the order of the file. */
    public OrderedMap<String, Troop> byId() {
        return OrderedMap.by(Troop::id, troops);
    }

    /** What of the file contradicts itself. */
    public List<Violation> flaws() {
        List<Violation> flaws = new ArrayList<>();
        Set<String> units = new LinkedHashSet<>();
        Set<String> ids = new LinkedHashSet<>();
        for (Troop troop : troops) {
            if (!ids.add(troop.id())) {
                flaws.add(flaw("TROOP_TWICE", "{troop} is in the catalogue twice.", troop));
            }
            if (troop.isUnit()) {
                units.add(troop.id());
            }
        }
        for (Troop troop : troops) {
            if (troop.isUnit() == troop.allSizes().isEmpty()) {
                flaws.add(flaw("SIZES", "{troop}: a unit has sizes, anything else has none.", troop));
            }
            if (!troop.isUnit() && troop.cost() == null) {
                flaws.add(flaw("NO_COST", "{troop} has no cost.", troop));
            }
            boolean attached = troop.attachesTo() != null && troop.perUnit() != null && troop.models() != null;
            if (troop.cat().isAttachment() != attached) {
                flaws.add(flaw(
                        "ATTACHMENT",
                        "{troop}: an attachment has attachesTo, perUnit and models, nothing else has.",
                        troop));
            }
            if (troop.attachesTo() != null && !units.contains(troop.attachesTo())) {
                flaws.add(flaw("NO_SUCH_UNIT", "{troop} is attached to something that is no unit.", troop));
            }
            int before = 0;
            for (Troop.Size size : troop.allSizes()) {
                if (size.models() <= before || size.cost() < 1) {
                    flaws.add(flaw("SIZES", "{troop}: sizes grow, each has a cost.", troop));
                }
                before = size.models();
            }
        }
        return flaws;
    }

    private static Violation flaw(String code, String sentence, Troop troop) {
        return Violation.of(code, sentence, "troop", troop.id()).inside(troop.id());
    }
}
