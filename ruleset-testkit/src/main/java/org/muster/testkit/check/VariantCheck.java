package org.muster.testkit.check;

import java.util.List;
import org.muster.api.spi.Variant;
import org.muster.api.text.Sentence;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Each variant that is shipped opens a game that is otherwise than the book's, and that comes to its end. */
public final class VariantCheck implements Check {

    private static final long SEED = 1;

    @Override
    public Sentence name() {
        return Sentence.of("variants are played as they say");
    }

    @Override
    public Needs needs() {
        return Needs.OPENING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        List<Variant> all = trial.loaded().ruleset().variants();
        for (Variant one : all) {
            String where = "variant " + one.id();
            if (one.about().isBlank()) {
                findings.add(where, where + " about", "it does not say what is otherwise");
            }
            if (all.stream().filter(other -> other.id().equals(one.id())).count() > 1) {
                findings.add(where, where + " twice", "another is called so too");
            }
            try {
                played(trial, one, where, findings);
            } catch (RuntimeException | Error e) {
                findings.thrown(where, where + " unopened", "no game of it can be opened", e);
            }
        }
        return findings.list();
    }

    private static void played(Trial trial, Variant one, String where, Findings findings) {
        var play = trial.variant(one);
        if (play.houseRules().isEmpty()) {
            findings.add(where, where + " same", "nothing is otherwise in it than in the book");
        }
        Played<?> game = RandomPlayers.play(where, play, SEED, Habit.PROMPT, trial.mostAnswers());
        EndCheck.failure(game, findings);
    }
}
