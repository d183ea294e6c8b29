package org.muster.testkit.check.record;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.testkit.play.Habit;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** The same in bulk, for every ruleset on the class path: {@code FairGames 1000}. It takes many minutes. */
public final class FairGames {

    private FairGames() {}

    /** Exit code 1 if a game of some seed does not hold; it is named. */
    public static void main(String[] args) {
        int games = args.length == 0 ? 1_000 : Integer.parseInt(args[0]);
        boolean good = true;
        for (LoadedRuleset loaded : Rulesets.find(Path.of("plugins")).all()) {
            List<String> found = found(Trial.of(loaded), games);
            System.out.printf(
                    "%s  %d games of fair dice, %d wrong%n", loaded.info().id(), games, found.size());
            found.forEach(one -> System.out.println("  " + one));
            good &= found.isEmpty();
        }
        System.exit(good ? 0 : 1);
    }

    private static List<String> found(Trial trial, int games) {
        List<Habit> habits = List.of(Habit.PROMPT, Habit.FICKLE);
        return LongStream.rangeClosed(1, games)
                .parallel()
                .boxed()
                .flatMap(seed -> {
                    Findings findings = new Findings();
                    FairCheck.fair(trial, "defaults", seed, habits.get((int) (seed % 2)), findings);
                    return findings.list().stream().map(Object::toString);
                })
                .toList();
    }
}
