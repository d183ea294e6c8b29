package org.muster.core.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** When time is up, with more time and with pauses. */
class DeadlinesTest {

    private static final Instant START = Instant.parse("2026-12-01T00:00:00Z");
    private static final Duration A_WEEK = Duration.ofDays(7);

    private static Instant day(int day) {
        return START.plus(Duration.ofDays(day));
    }

    private static Entry entry(int day, Entry.Body body) {
        return new Entry(0, day(day), "organizer", null, body, "");
    }

    private static Entry paused(int from, int until) {
        return entry(0, new Entry.Paused(day(from), day(until), ""));
    }

    private static Entry extended(int decision, int days) {
        return entry(0, new Entry.Extended(decision, "Step", Duration.ofDays(days), ""));
    }

    private static Instant end(Entry... entries) {
        return end(List.of(entries), List.of(entries));
    }

    private static Instant end(List<Entry> written, List<Entry> history) {
        return Deadlines.of(written, history).of(Set.of(1), day(10), A_WEEK);
    }

    @Test
    void theRulesTimeRunsFromTheOpening() {
        assertThat(end()).isEqualTo(day(17));
    }

    @Test
    void moreTimeAddsUpAndIsOfOneDecision() {
        assertThat(end(extended(1, 2), extended(2, 50), extended(1, 3))).isEqualTo(day(22));
    }

    @Test
    void aPauseCountsWhereTimeRan() {
        assertThat(end(paused(0, 10))).as("over before it").isEqualTo(day(17));
        assertThat(end(paused(17, 30))).as("after it").isEqualTo(day(17));
        assertThat(end(paused(12, 15))).as("within it").isEqualTo(day(20));
        assertThat(end(paused(0, 12))).as("opened in the middle of it").isEqualTo(day(19));
        assertThat(end(paused(16, 40))).as("at its end").isEqualTo(day(41));
        assertThat(end(paused(17, 18), extended(1, 1)))
                .as("reached by more time")
                .isEqualTo(day(19));
        assertThat(end(paused(12, 15), paused(18, 20)))
                .as("two, the later reached by the first")
                .isEqualTo(day(22));
    }

    @Test
    void pausesThatOverlapCountOnce() {
        assertThat(end(paused(12, 15), paused(13, 16))).isEqualTo(day(21));
        assertThat(end(paused(12, 16), paused(13, 14))).isEqualTo(day(21));
    }

    @Test
    void aLaterPauseFromTheSameMomentStandsInPlace() {
        assertThat(end(paused(12, 40), paused(12, 13))).as("ended early").isEqualTo(day(18));
    }

    @Test
    void oneThatEndsWhereItBeginsIsLeftOut() {
        assertThat(end(paused(12, 15), paused(12, 12))).isEqualTo(day(17));
    }

    @Test
    void whoGoesBackGivesTheWholeTimeAnewAndPausesStand() {
        Entry back = entry(14, new Entry.Rewound(0, ""));
        assertThat(end(extended(1, 5), back)).as("what was added stands").isEqualTo(day(26));
        assertThat(end(List.of(extended(1, 5), back), List.of()))
                .as("unless it is taken back itself")
                .isEqualTo(day(21));
        assertThat(end(paused(15, 18), back)).isEqualTo(day(24));
        assertThat(end(back, extended(1, 5))).isEqualTo(day(26));
    }

    @Test
    void whichPauseItIsIsKnown() {
        Deadlines deadlines = Deadlines.of(List.of(paused(12, 15), paused(20, 22)), List.of());
        assertThat(deadlines.pausesAt(day(11))).isEmpty();
        assertThat(deadlines.pausesAt(day(12))).extracting(Entry.Paused::until).containsExactly(day(15));
        assertThat(deadlines.pausesAt(day(15))).isEmpty();
        assertThat(deadlines.pauses()).hasSize(2);
    }

    /** Counted hour by hour: of the hours after the opening those count in which no pause is. */
    @Test
    void asManyHoursRunAsThereAreToRun() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 300; i++) {
            List<Entry> entries = new ArrayList<>();
            for (int n = random.nextInt(5); n > 0; n--) {
                int from = random.nextInt(60);
                entries.add(paused(from, from + 1 + random.nextInt(20)));
            }
            int more = random.nextInt(4);
            if (more > 0) {
                entries.add(extended(1, more));
            }
            Deadlines deadlines = Deadlines.of(entries, entries);
            Instant end = deadlines.of(Set.of(1), day(10), A_WEEK);
            Duration ran = Duration.ZERO;
            for (Instant hour = day(10); hour.isBefore(end); hour = hour.plus(Duration.ofHours(1))) {
                ran = deadlines.pausesAt(hour).isEmpty() ? ran.plusHours(1) : ran;
            }
            assertThat(ran).as("%s", entries).isEqualTo(A_WEEK.plusDays(more));
            assertThat(deadlines.pausesAt(end.minusSeconds(1)))
                    .as("%s", entries)
                    .isEmpty();
        }
    }
}
