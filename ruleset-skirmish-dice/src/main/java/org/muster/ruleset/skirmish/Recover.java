package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.ruleset.skirmish.data.DeploymentCard;

/**
 * The recover action: one thing of these.
 *
 * <pre>
 * an eager unit removes a wound token                             SKD-RECV-01
 * a strained one the strained token, and no wound                 SKD-RECV-02
 * or a card is readied                                            SKD-RECV-03, SKD-RECV-04
 * </pre>
 */
final class Recover {

    private Recover() {}

    private static final String WOUND = "wound";
    private static final String STRAINED = "strained";

    /** What a unit may recover from: tokens by their names, cards by their ids. */
    static List<String> possible(Skirmish now, UnitState unit) {
        List<String> what = new ArrayList<>();
        if (unit.strained()) {
            what.add(STRAINED);
        } else if (unit.wounds() > 0) {
            what.add(WOUND);
        }
        for (CardState card : now.cards().list()) {
            DeploymentCard printed = now.book().cards().the(card.id());
            boolean mine = card.unit() == null
                    ? card.owner().equals(unit.owner()) && now.card(unit).meets(printed.requires())
                    : card.unit().equals(unit.id());
            if (mine && !card.isReady() && printed.readiedBy() == DeploymentCard.ReadiedBy.RECOVER_ACTION) {
                what.add(card.id());
            }
        }
        return what;
    }

    /** As people see it. */
    static Option face(Skirmish now, String what) {
        return switch (what) {
            case WOUND -> Option.of(WOUND, "remove a wound token");
            case STRAINED -> Option.of(STRAINED, "remove the strained token");
            default ->
                Option.of(what, "ready {what}", now.book().cards().the(what).name());
        };
    }

    /** Why a unit can't recover from that. */
    static List<Violation> objections(Skirmish now, UnitState unit, String typed) {
        List<String> what = possible(now, unit);
        if (what.contains(typed)) {
            return List.of();
        }
        if (typed.equals(WOUND) && unit.strained()) {
            return List.of(Violation.of(
                            "RECOVER_NOTHING",
                            "{unit} is strained: it can remove the strained token, not a wound.",
                            unit.id())
                    .citing("SKD-RECV-02"));
        }
        return List.of(Violation.of(
                        "RECOVER_NOTHING",
                        "{unit} has nothing like that to recover from; it has: {what}.",
                        unit.id(),
                        what)
                .citing("SKD-RECV-01", "SKD-ACTN-08"));
    }

    /** A unit recovers. */
    static void perform(Story story, String unit, String what) {
        switch (what) {
            case WOUND -> story.heal(unit, 1);
            case STRAINED -> story.unstrain(unit);
            default -> story.readyCard(what);
        }
    }
}
