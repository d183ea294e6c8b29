package org.muster.core.game;

import java.util.List;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;

/**
 * Finds what an entry speaks of among the decisions that are open.
 *
 * @param steps the names that entries have for steps
 * @param entry number of the entry
 * @param open the decisions
 */
record EntryReader<S>(StepNames<S> steps, int entry, List<Open<S, ?>> open) {

    private static final int MOST_LETTERS = 400;

    /**
     * A decision by its number.
     *
     * @throws BadJournal if it is not open, or another step asks it
     */
    Open<S, ?> decision(int decision, String step) {
        for (Open<S, ?> one : open) {
            if (one.id() == decision) {
                if (!steps.means(step, one.step())) {
                    throw new BadJournal(
                            entry,
                            "decision {id} is asked by the step {step}, not by {other}",
                            decision,
                            StepNames.of(one.step()),
                            step);
                }
                return one;
            }
        }
        throw new BadJournal(
                entry,
                "decision {id} is not open; open are {open}",
                decision,
                open.stream().map(Open::id).toList());
    }

    /**
     * What was chosen.
     *
     * @param by who chose
     * @throws BadJournal if nobody asked for it, or it is not legal, or not his to choose
     */
    LegalChoice<S, ?> choice(Entry.Chose chose, String by) {
        return choice(decision(chose.decision(), chose.step()), chose, by);
    }

    private <C> LegalChoice<S, C> choice(Open<S, C> asked, Entry.Chose chose, String by) {
        Question<C> question = asked.questionFor(chose.seat())
                .orElseThrow(() ->
                        new BadJournal(entry, "decision {id} does not ask {seat}", chose.decision(), chose.seat()));
        if (!OpenDecisions.mayAnswer(by, question)) {
            throw new BadJournal(entry, "{by} can't answer for {seat}", by, chose.seat());
        }
        Checked<LegalChoice<S, C>> choice = LegalChoice.read(asked, question, chose.answer());
        if (!choice.isOk()) {
            throw new BadJournal(
                    entry, "the answer {answer} is not legal: {why}", shortened(chose.answer()), choice.violations());
        }
        return choice.value();
    }

    /** A journal that is made to be odd may hold one of many megabytes. */
    private static Object shortened(Answer answer) {
        String text = answer.toString();
        return text.length() <= MOST_LETTERS ? answer : text.substring(0, MOST_LETTERS) + "...";
    }
}
