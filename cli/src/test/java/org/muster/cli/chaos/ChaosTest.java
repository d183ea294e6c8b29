package org.muster.cli.chaos;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.muster.core.plugin.Rulesets;

/**
 * Storms that follow one another, seed by seed, until the time is over. {@code ./check --long} lets them rage ten minutes
 * from a seed of the day; by hand: {@code -Dtest=ChaosTest -Dmuster.chaos.seed=7 -Dmuster.chaos.seconds=3600}.
 */
class ChaosTest {

    private static final long SEED = Long.getLong("muster.chaos.seed", 1);
    private static final long SECONDS = Long.getLong("muster.chaos.seconds", 15);
    private static final Path FOLDER = Path.of("target", "chaos");

    @Test
    void everyPromiseIsKept() throws IOException {
        long end = System.nanoTime() + SECONDS * 1_000_000_000L;
        Rulesets rulesets = Rulesets.find(Path.of("plugins"));
        Tally tally = Tally.NOTHING;
        System.out.println("Storms from seed " + SEED + " on, for " + SECONDS + " s");
        try {
            for (long seed = SEED; tally.storms() == 0 || System.nanoTime() < end; seed++) {
                Path folder = FOLDER.resolve("storm-" + seed).toAbsolutePath();
                Storm.clear(folder);
                boolean first = seed == SEED; // is played to its end, so that it can be repeated
                tally = tally.and(Storm.rage(seed, folder, rulesets, () -> first || System.nanoTime() < end));
            }
        } finally {
            System.out.println("Nothing was found in " + tally);
        }
    }
}
