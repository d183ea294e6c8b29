package org.muster.ruleset.skirmish.activation;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.table.Measure;

/**
 * How many actions a unit performs.
 *
 * <pre>
 * two, each once, move twice                                      SKD-ACTN-01, SKD-ACTN-02
 * a die each                                                      SKD-ACTN-03
 * free actions                                                    SKD-ACTN-04
 * a strained unit: one                                            SKD-STAT-03
 *   and no interact                                               SKD-STAT-05
 * in melee neither recover nor interact                           SKD-MEL-06
 * </pre>
 */
final class Limits {

    private Limits() {}

    /** Every reason why a unit may not perform an action of that kind now. */
    static List<Violation> violations(Skirmish now, UnitState unit, ActionKind kind, boolean free) {
        Violations violations = new Violations();
        if (now.isActing(unit.id())) {
            if (!free) {
                paid(now, unit, now.acting(), violations);
            }
            repeated(now, unit, now.acting(), kind, free, violations);
        }
        if (kind == ActionKind.INTERACT && unit.strained()) {
            violations.found(() -> Violation.of(
                            "ACT_STRAINED",
                            "{unit} is strained; it can't perform interact actions.",
                            Called.of(now, unit))
                    .citing("SKD-STAT-05"));
        }
        if ((kind == ActionKind.INTERACT || kind == ActionKind.RECOVER) && Measure.isInMelee(now, unit)) {
            violations.found(() -> Violation.of(
                            "ACT_MELEE",
                            "{unit} is in melee; it can't perform {action} actions.",
                            Called.of(now, unit),
                            kind.word())
                    .citing("SKD-MEL-06"));
        }
        return violations;
    }

    private static void paid(Skirmish now, UnitState unit, Activation activation, Violations violations) {
        Numbers numbers = now.book().numbers();
        int done = activation.actions().size();
        if (done >= numbers.actions()) {
            violations.found(() -> Violation.of(
                            "ACT_LIMIT",
                            "{unit} has performed {done action|actions}; {limit} {limit:is|are} allowed.",
                            Called.of(now, unit),
                            done,
                            numbers.actions())
                    .citing("SKD-ACTN-01"));
        } else if (isStrained(now, unit, activation) && done >= numbers.strainedActions()) {
            violations.found(() -> Violation.of(
                            "ACT_STRAINED",
                            "{unit} is strained and has performed {done action|actions}; {limit} {limit:is|are} allowed.",
                            Called.of(now, unit),
                            done,
                            numbers.strainedActions())
                    .citing("SKD-STAT-03"));
        }
        if (unit.actionDice() == 0) {
            violations.found(() -> Violation.of(
                            "ACT_DICE",
                            "{unit} has {left Action Die|Action Dice} left; an action costs 1.",
                            Called.of(now, unit),
                            0)
                    .citing("SKD-ACTN-03"));
        }
    }

    private static boolean isStrained(Skirmish now, UnitState unit, Activation activation) {
        return unit.strained()
                || now.book().houseRules().strainedLimit() == HouseRules.StrainedLimit.WHOLE_ACTIVATION
                        && activation.wasStrained();
    }

    private static void repeated(
            Skirmish now, UnitState unit, Activation activation, ActionKind kind, boolean free, Violations violations) {
        boolean byName = kind == ActionKind.SPECIAL
                && now.book().houseRules().specialLimit() == HouseRules.SpecialLimit.ONE_PER_NAME;
        boolean freeCounts = kind != ActionKind.MOVE || now.book().houseRules().freeMoveCounts();
        int limit = now.book().numbers().sameAction().getOrDefault(kind, 1);
        boolean counts = freeCounts || !free;
        if (!byName && counts && activation.count(kind, freeCounts) >= limit) {
            violations.found(() -> Violation.of(
                            "ACT_REPEAT",
                            "{unit} has performed {action} {n time|times} in this activation; {limit} is the limit.",
                            Called.of(now, unit),
                            kind.word(),
                            activation.count(kind, freeCounts),
                            limit)
                    .citing("SKD-ACTN-02"));
        }
    }

    /** Why a special action of that id, performed in this activation, can't be again. */
    static List<Violation> repeated(Skirmish now, UnitState unit, String special) {
        return Violation.unless(
                !now.isActing(unit.id()) || !now.acting().specials().contains(special),
                () -> Violation.of(
                                "ACT_REPEAT",
                                "{unit} has performed {action} already in this activation.",
                                Called.of(now, unit),
                                special)
                        .citing("SKD-ACTN-02"));
    }
}
