package org.muster.testkit.check.record;

import org.muster.api.text.Sentence;
import org.muster.core.engine.Position;
import org.muster.core.json.Flaw;
import org.muster.testkit.check.GameCheck;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Findings;

/** Every position that a game comes to may be started from: it keeps what its own records say of it. */
public final class PositionCheck implements GameCheck {

    private static final int MOMENTS = 12;

    @Override
    public Sentence name() {
        return Sentence.of("positions keep what their records say");
    }

    @Override
    public <S> void look(Played<S> game, Findings findings) {
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
