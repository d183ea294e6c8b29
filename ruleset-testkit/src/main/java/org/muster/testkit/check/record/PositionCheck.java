package org.muster.testkit.check.record;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Position;
import org.muster.core.game.Play;
import org.muster.core.json.Flaw;
import org.muster.testkit.check.GameCheck;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * Every position that a game comes to may be started from: it keeps what its own records and the ruleset say of it. What
 * is too strict shows in few moments of few games, so more are played for it; the system property {@value #GAMES} asks
 * for another number of each config.
 */
public final class PositionCheck implements GameCheck {

    /** Names the system property that tells how many games more are played of each config. */
    public static final String GAMES = "positions.games";

    private static final int USUAL = 3;
    private static final long FIRST_SEED = 7_000;
    private static final int MOMENTS = 128;

    @Override
    public Sentence name() {
        return Sentence.of("positions keep what their records say");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        trial.soundGames().forEach(game -> look(game, findings));
        int games = Effort.of(Integer.getInteger(GAMES, USUAL));
        for (String config : trial.configs().keySet()) {
            for (int i = 0; i < games; i++) {
                watch(trial, config, FIRST_SEED + i, i % 3 == 1 ? Habit.FICKLE : Habit.PROMPT, findings);
            }
        }
        return findings.list();
    }

    /** By real dice: then a game stands still before they are thrown too. */
    private static void watch(Trial trial, String config, long seed, Habit habit, Findings findings) {
        watch(
                Trial.named(config, seed, habit),
                trial.play(config, seed, "physical"),
                seed,
                habit,
                trial.mostAnswers(),
                findings);
    }

    private static <S> void watch(String name, Play<S> play, long seed, Habit habit, int most, Findings findings) {
        RandomPlayers.watch(play, seed, habit, most, position -> judge(play, name, position, findings));
    }

    @Override
    public <S> void look(Played<S> game, Findings findings) {
        for (Moment<S> moment : game.moments(Effort.of(MOMENTS))) {
            judge(game.play(), game.at(moment), moment.situation().position(), findings);
        }
        judge(game.play(), game.name(), game.game().position(), findings);
    }

    private static <S> void judge(Play<S> play, String where, Position<S> position, Findings findings) {
        for (Flaw flaw : play.flaws(position)) {
            findings.add(where, flaw.violation("NOT_OPENED").toString());
        }
    }
}
