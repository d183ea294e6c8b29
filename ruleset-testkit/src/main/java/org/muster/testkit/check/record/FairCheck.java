package org.muster.testkit.check.record;

import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.Play;
import org.muster.core.game.Verification;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Journal;
import org.muster.testkit.check.Check;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * Honest games of fair dice, with drafts, lapses, standing answers and a rewind, hold when they are verified from their journal alone, and
 * all their rolls are proven whose phase has ended.
 */
public final class FairCheck implements Check {

    /** What is said of a game that leads elsewhere when it is told again. */
    private static final Set<String> ELSEWHERE = Set.of("BAD_JOURNAL", "NOT_REPEATABLE");

    private static final int PHASES = 4_096;
    private static final int MOST = 1_500;

    @Override
    public Sentence name() {
        return Sentence.of("honest games of fair dice verify");
    }

    @Override
    public Needs needs() {
        return Needs.OPENING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        for (String config : trial.configs().keySet()) {
            for (Habit habit : List.of(Habit.PROMPT, Habit.FICKLE)) {
                fair(trial, config, trial.seeds().get(0), habit, findings);
            }
        }
        return findings.list();
    }

    /** Plays one game and verifies it. */
    static void fair(Trial trial, String config, long seed, Habit habit, Findings findings) {
        SeedChain key = new SeedChain(new Seed(String.format("%064x", seed)), PHASES);
        fair(
                Trial.named(config, seed, habit) + ", with fair dice",
                trial.fair(config, key),
                key,
                seed,
                habit,
                findings);
    }

    private static <S> void fair(String name, Play<S> play, SeedChain key, long seed, Habit habit, Findings findings) {
        try {
            List<String> lines = RandomPlayers.playFair(name, play, key, seed, habit, MOST);
            Verification found = Verification.of(play, Journal.read(lines));
            for (Violation violation : found.violations()) {
                if (ELSEWHERE.contains(violation.code())) {
                    findings.unrepeatable(name, "does not hold: " + violation);
                } else {
                    findings.add(name, "does not hold: " + violation);
                }
            }
            int fair = found.rolls().getOrDefault("fair", 0);
            if (found.fair().proven() + found.fair().waiting() != fair) {
                findings.add(name, found.fair() + " of " + fair + " fair rolls");
            }
        } catch (BadJournal e) {
            findings.unrepeatable(name, Thrown.told(e));
        } catch (RuntimeException | AssertionError e) {
            findings.thrown(name, "", e);
        }
    }
}
