package org.muster.host.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Who looks after games leaves the processors to those who play. */
class UpkeepTest {

    private static long pause(long tookMillis, int busy) {
        return Upkeep.pause(TimeUnit.MILLISECONDS.toNanos(tookMillis), busy);
    }

    @Test
    void theMoreThereIsToDoTheLongerAGameIsLeftAlone() {
        assertThat(pause(1, 1)).as("hardly anything to do").isEqualTo(20);
        assertThat(pause(10, 1)).isEqualTo(50);
        assertThat(pause(2, 8)).isEqualTo(80);
        assertThat(pause(30_000, 100)).as("nobody waits longer for a bot").isEqualTo(200);
    }
}
