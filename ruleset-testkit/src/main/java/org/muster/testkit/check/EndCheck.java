package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Random players come to the end of every game, through the journal, without a fault and without being stuck. */
public final class EndCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("every game ends");
    }

    @Override
    public Needs needs() {
        return Needs.OPENING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        List<Played<?>> games;
        try {
            games = trial.games();
        } catch (RuntimeException | Error e) {
            findings.thrown("the first game", "it can't be opened", e);
            return findings.list();
        }
        for (Played<?> game : games) {
            if (game.habit() != Habit.SILENT) {
                failure(game, findings);
            }
        }
        return findings.list();
    }

    static void failure(Played<?> game, Findings findings) {
        Played.Failure failure = game.failure();
        if (failure != null) {
            findings.add(failure.cause(), new Finding(game.name(), failure.message(), failure.cause()));
        }
    }
}
