package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Where nobody answers in time a game goes on by its defaults. It need not end so, but is never stuck. */
public final class LapseCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("time up for everybody never sticks a game");
    }

    @Override
    public Needs needs() {
        return Needs.OPENING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        for (Played<?> game : trial.games()) {
            Played.Failure failure = game.failure();
            if (game.habit() == Habit.SILENT && failure != null && failure.kind() != Played.Failure.Kind.TOO_LONG) {
                EndCheck.failure(game, findings);
            }
        }
        return findings.list();
    }
}
