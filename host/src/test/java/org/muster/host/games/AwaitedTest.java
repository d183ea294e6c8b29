package org.muster.host.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A list tells beside one's own move until when that is open, and not until when somebody else may answer. */
class AwaitedTest {

    private static final List<Awaited> ALL = List.of(
            new Awaited(7, List.of("Battle 1", "Confirm the report"), List.of("cleo"), "2026-12-06T17:42:00Z", ""),
            new Awaited(8, List.of("Battle 2", "Report"), List.of("bert", "dora"), "2026-12-20T17:42:00Z", ""),
            new Awaited(9, List.of("Battle 3", "Report"), List.of("anna"), "", ""),
            new Awaited(10, List.of("Close phase"), List.of(), "2026-12-21T17:42:00Z", ""));

    @Test
    void ofWhatIsAskedOfOneselfTheFirstToClose() {
        assertThat(Awaited.soonest(ALL, "cleo")).isEqualTo("2026-12-06T17:42:00Z");
        assertThat(Awaited.soonest(ALL, "bert")).isEqualTo("2026-12-20T17:42:00Z");
    }

    @Test
    void whatHasNoTimeOfItsOwnEndsWithItsPhase() {
        assertThat(Awaited.soonest(ALL, "anna")).isEqualTo("2026-12-21T17:42:00Z");
        assertThat(Awaited.soonest(ALL.subList(0, 3), "anna")).isEmpty();
    }
}
