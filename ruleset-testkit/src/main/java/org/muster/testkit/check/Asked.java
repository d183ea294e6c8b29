package org.muster.testkit.check;

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
record Asked<S, C>(Played<S> game, Moment<S> moment, Open<S, C> open, Question<C> question) {

    /** Does something with every question. */
    interface Look {
        <S, C> void at(Asked<S, C> asked);
    }

    /** Looks at every question of at most {@code most} moments of each game of {@code trial}. */
    static void all(Trial trial, int most, Look look) {
        trial.soundGames().forEach(game -> all(game, most, look));
    }

    static <S> void all(Played<S> game, int most, Look look) {
        for (Moment<S> moment : game.moments(most)) {
            for (Open<S, ?> open : moment.situation().open()) {
                all(game, moment, open, look);
            }
        }
    }

    private static <S, C> void all(Played<S> game, Moment<S> moment, Open<S, C> open, Look look) {
        open.all().forEach(question -> look.at(new Asked<>(game, moment, open, question)));
    }

    String where() {
        return game.at(moment) + ": " + path() + ", asked of " + question.id();
    }

    String path() {
        return String.join(" > ", open.path());
    }

    /** The step that asks: the same finding again and again is told once a step. */
    String step() {
        return StepNames.of(open.step());
    }
}
