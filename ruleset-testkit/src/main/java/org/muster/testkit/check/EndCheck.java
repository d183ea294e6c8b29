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
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        for (Played<?> game : trial.games()) {
            Played.Failure failure = game.failure();
            if (game.habit() != Habit.SILENT && failure != null) {
                findings.add(game.name(), failure.message());
            }
        }
        return findings.list();
    }
}
