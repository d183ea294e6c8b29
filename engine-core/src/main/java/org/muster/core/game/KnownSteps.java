package org.muster.core.game;

import java.util.List;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;

/** Whether all steps that a journal names exist, also where a replay would never look at the name. */
final class KnownSteps {

    private final String ruleset;
    private final StepNames<?> steps;

    KnownSteps(Play<?> play) {
        this.ruleset = play.info().id() + ' ' + play.info().version();
        this.steps = play.json().steps();
    }

    /** @throws BadJournal at the first entry, taken back or not, that names a step nobody knows */
    void check(List<Entry> entries) {
        for (Entry entry : entries) {
            check(entry.n(), entry.body());
        }
    }

    private void check(int entry, Entry.Body body) {
        if (body instanceof Entry.Chose chose) {
            known(entry, chose.step());
        } else if (body instanceof Entry.StandingOrder stands) {
            known(entry, stands.step());
        } else if (body instanceof Entry.Lapsed lapsed) {
            known(entry, lapsed.step());
        } else if (body instanceof Entry.Corrected corrected) {
            for (Entry.Past past : corrected.history()) {
                if (past.instead() != null) {
                    check(entry, past.instead());
                }
            }
        }
    }

    private void known(int entry, String name) {
        if (steps.find(name).isEmpty()) {
            throw new BadJournal(
                    entry,
                    "the ruleset {ruleset} has no step {step}; its steps are {known}",
                    ruleset,
                    name,
                    String.join(", ", steps.written()));
        }
    }
}
