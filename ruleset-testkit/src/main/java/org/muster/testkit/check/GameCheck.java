package org.muster.testkit.check;

import java.util.List;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** What every game must keep that was played to its end without a fault, each looked at by itself. */
public interface GameCheck extends Check {

    /** Adds everything that is not as it must be in this game. */
    <S> void look(Played<S> game, Findings findings);

    @Override
    default List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        trial.soundGames().forEach(game -> look(game, findings));
        return findings.list();
    }
}
