package org.muster.ruleset.skirmish.activation;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.ActionKind;
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
    static OneOf<String> options(Skirmish now, UnitState unit) {
        List<String> candidates = new ArrayList<>(List.of(STRAINED, WOUND));
        candidates.addAll(now.cards().keySet());
        return Options.oneOf(candidates, what -> option(now, what), what -> violations(now, unit, candidates, what))
                .unknown(what -> what.equals(ActionKind.RECOVER.id()) // nothing is said yet
                        ? List.of()
                        : Violations.of(() -> nothing(now, unit, candidates)));
    }

    private static Sentence word(Skirmish now, String what) {
        return switch (what) {
            case WOUND -> Sentence.of("wound");
            case STRAINED -> Sentence.of("strained");
            default -> Sentence.verbatim(Called.of(now, what));
        };
    }

    private static boolean helps(Skirmish now, UnitState unit, String what) {
        return switch (what) {
            case STRAINED -> unit.strained();
            case WOUND -> unit.wounds() > 0 && !unit.strained();
            default -> isReadied(now, unit, now.cards().the(what));
        };
    }

    /** Whether a unit readies a card by recovering (SKD-RECV-03). */
    private static boolean isReadied(Skirmish now, UnitState unit, CardState card) {
        DeploymentCard printed = now.book().cards().the(card.id());
        boolean mine = card.unit() == null
                ? card.owner().equals(unit.owner()) && now.card(unit).meets(printed.requires())
                : card.unit().equals(unit.id());
        return mine && !card.isReady() && printed.readiedBy() == DeploymentCard.ReadiedBy.RECOVER_ACTION;
    }

    /** As people see it. */
    static Option option(Skirmish now, String what) {
        return switch (what) {
            case WOUND -> Option.of(WOUND, "remove a wound token");
            case STRAINED -> Option.of(STRAINED, "remove the strained token");
            default ->
                Option.of(what, "ready {what}", now.book().cards().the(what).name());
        };
    }

    private static List<Violation> violations(Skirmish now, UnitState unit, List<String> candidates, String what) {
        if (helps(now, unit, what)) {
            return List.of();
        }
        return what.equals(WOUND) && unit.strained()
                ? List.of(Violation.of(
                                "RECOVER_NOTHING",
                                "{unit} is strained: it can remove the strained token, not a wound.",
                                Called.of(now, unit))
                        .citing("SKD-RECV-02"))
                : Violations.of(() -> nothing(now, unit, candidates));
    }

    private static Violation nothing(Skirmish now, UnitState unit, List<String> candidates) {
        List<Sentence> helpful = candidates.stream()
                .filter(what -> helps(now, unit, what))
                .map(what -> word(now, what))
                .toList();
        return (helpful.isEmpty()
                        ? Violation.of("RECOVER_NOTHING", "{unit} has nothing to recover from.", Called.of(now, unit))
                        : Violation.of(
                                "RECOVER_NOTHING",
                                "{unit} has nothing like that to recover from; it has: {what}.",
                                Called.of(now, unit),
                                helpful))
                .citing("SKD-RECV-01", "SKD-ACTN-08");
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
