package org.muster.ruleset.warmachine.data;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Template;

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
    public List<Violation> violations() {
        List<Violation> violations = new ArrayList<>();
        Set<String> units = new LinkedHashSet<>();
        Set<String> ids = new LinkedHashSet<>();
        for (Troop troop : troops) {
            if (!ids.add(troop.id())) {
                violations.add(violation("TROOP_TWICE", troop, "{troop} is in the catalogue twice.", troop.id()));
            }
            if (troop.id().indexOf('#') >= 0) {
                violations.add(
                        violation("BAD_ID", troop, "{troop}: no # stands in an id; it numbers several.", troop.id()));
            }
            if (troop.allSizes().size() > 2) {
                violations.add(violation("SIZES", troop, "{troop}: a unit has a minimum and a maximum.", troop.id()));
            }
            if (troop.isUnit()) {
                units.add(troop.id());
            }
        }
        for (Troop troop : troops) {
            if (troop.isUnit() == troop.allSizes().isEmpty()) {
                violations.add(
                        violation("SIZES", troop, "{troop}: a unit has sizes, anything else has none.", troop.id()));
            }
            if (!troop.isUnit() && troop.cost() == null) {
                violations.add(violation("NO_COST", troop, "{troop} has no cost.", troop.id()));
            }
            boolean attached = troop.attachesTo() != null && troop.perUnit() != null && troop.models() != null;
            if (troop.cat().isAttachment() != attached) {
                violations.add(violation(
                        "ATTACHMENT",
                        troop,
                        "{troop}: an attachment has attachesTo, perUnit and models, nothing else has.",
                        troop.id()));
            }
            if (troop.attachesTo() != null && !units.contains(troop.attachesTo())) {
                violations.add(violation(
                        "NO_SUCH_UNIT", troop, "{troop} is attached to something that is no unit.", troop.id()));
            }
            int before = 0;
            for (Troop.Size size : troop.allSizes()) {
                if (size.models() <= before || size.cost() < 1) {
                    violations.add(violation("SIZES", troop, "{troop}: sizes grow, each has a cost.", troop.id()));
                }
                before = size.models();
            }
        }
        return violations;
    }

    private static Violation violation(String code, Troop troop, @Template String sentence, Object... values) {
        return Violation.of(code, sentence, values).inside(troop.id());
    }
}
