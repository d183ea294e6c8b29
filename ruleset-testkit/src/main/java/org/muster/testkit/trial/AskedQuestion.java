package org.muster.testkit.trial;

import org.muster.api.decision.Question;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;

/**
 * One question as it was asked in one moment of one game.
 *
 * @param <S> the ruleset's state
 * @param <C> what is chosen
 */
public record AskedQuestion<S, C>(Played<S> game, Moment<S> moment, Open<S, C> open, Question<C> question) {

    /** Does something with every question. */
    public interface Look {
        <S, C> void at(AskedQuestion<S, C> asked);
    }

    /** Looks at every question of at most {@code most} moments of each game of {@code trial}. */
    public static void all(Trial trial, int most, Look look) {
        trial.soundGames().forEach(game -> all(game, most, look));
    }

    public static <S> void all(Played<S> game, int most, Look look) {
        for (Moment<S> moment : game.moments(most)) {
            for (Open<S, ?> open : moment.situation().open()) {
                all(game, moment, open, look);
            }
        }
    }

    private static <S, C> void all(Played<S> game, Moment<S> moment, Open<S, C> open, Look look) {
        open.all().forEach(question -> look.at(new AskedQuestion<>(game, moment, open, question)));
    }

    public String where() {
        return game.at(moment) + ": " + path() + ", asked of " + question.id();
    }

    String path() {
        return String.join(" > ", open.path());
    }

    /** The step that asks: the same finding again and again is told once a step. */
    public String step() {
        return StepNames.of(open.step());
    }
}
