package org.muster.testkit.check.record;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Position;
import org.muster.core.json.Flaw;
import org.muster.testkit.check.Check;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Every position that a game comes to may be started from: it keeps what its own records say of it. */
public final class PositionCheck implements Check {

    private static final int MOMENTS = 12;

    @Override
    public Sentence name() {
        return Sentence.of("positions keep what their records say");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        trial.soundGames().forEach(game -> positions(game, findings));
        return findings.list();
    }

    private static <S> void positions(Played<S> game, Findings findings) {
        for (Moment<S> moment : game.moments(MOMENTS)) {
            judge(game, game.at(moment), moment.situation().position(), findings);
        }
        judge(game, game.name(), game.game().position(), findings);
    }

    private static <S> void judge(Played<S> game, String where, Position<S> position, Findings findings) {
        for (Flaw flaw : game.play().flaws(position)) {
            findings.add(where, flaw.place() + ": " + flaw.why());
        }
    }
}
