package org.muster.testkit.trial;

import java.util.List;
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

    /** Does something with a question. */
    public interface Look {
        <S, C> void at(AskedQuestion<S, C> asked);
    }

    /**
     * Looks at what is asked at {@code most} moments of each game of {@code trial}, at most. Of many who are asked the same
     * at once it looks at one, each time at the next.
     */
    public static void all(Trial trial, int most, Look look) {
        trial.soundGames().forEach(game -> all(game, most, look));
    }

    /** The same for one game. */
    public static <S> void all(Played<S> game, int most, Look look) {
        int turn = 0;
        for (Moment<S> moment : game.moments(most)) {
            for (Open<S, ?> open : moment.situation().open()) {
                one(game, moment, open, turn, look);
            }
            turn++;
        }
    }

    private static <S, C> void one(Played<S> game, Moment<S> moment, Open<S, C> open, int turn, Look look) {
        List<Question<C>> all = open.all();
        if (!all.isEmpty()) {
            look.at(new AskedQuestion<>(game, moment, open, all.get(turn % all.size())));
        }
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
