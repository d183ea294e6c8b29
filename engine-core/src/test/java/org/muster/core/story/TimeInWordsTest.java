package org.muster.core.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

final class TimeInWordsTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final Instant TIME = Instant.parse("2026-11-23T19:03:00Z");

    private static Instant morning(String day) {
        return LocalDate.parse(day).atStartOfDay(BERLIN).toInstant();
    }

    @Test
    void aTimeIsToldByTheClockOfTheClub() {
        assertThat(TimeInWords.of(TIME, BERLIN)).hasToString("23 Nov 2026 20:03");
        assertThat(TimeInWords.alone(TIME, BERLIN)).hasToString("23 Nov 2026 20:03 (Europe/Berlin)");
        assertThat(TimeInWords.alone(TIME, ZoneId.of("Etc/UTC"))).hasToString("23 Nov 2026 19:03 UTC");
        assertThat(TimeInWords.of(TIME)).hasToString("23 Nov 2026 19:03 UTC");
    }

    /** What ends with the night after 6 December ends for people on its evening, also where a day has 23 hours. */
    @Test
    void wholeDaysAreDays() {
        Instant from = morning("2026-12-01");
        Instant until = morning("2026-12-07");
        assertThat(TimeInWords.pausedAlone(from, until, "snow", BERLIN))
                .hasToString("No time runs from the morning of 1 Dec 2026 to the evening of 6 Dec 2026: snow");
        assertThat(TimeInWords.paused(from, morning("2026-12-02"), "", BERLIN))
                .hasToString("No time runs on 1 Dec 2026.");
        assertThat(TimeInWords.paused(morning("2026-03-29"), morning("2026-03-30"), "", BERLIN))
                .hasToString("No time runs on 29 Mar 2026.");
        assertThat(TimeInWords.end(until, BERLIN)).hasToString("on the evening of 6 Dec 2026");
        assertThat(TimeInWords.beginning(from, BERLIN)).hasToString("on the morning of 1 Dec 2026");
    }

    @Test
    void whoseClockItIsIsSaidOnce() {
        Instant until = morning("2026-12-07");
        assertThat(TimeInWords.pausedAlone(TIME, until, "snow", BERLIN))
                .hasToString("No time runs from 23 Nov 2026 20:03 to the evening of 6 Dec 2026 (Europe/Berlin): snow");
        assertThat(TimeInWords.paused(TIME, until, "snow", BERLIN))
                .hasToString("No time runs from 23 Nov 2026 20:03 to the evening of 6 Dec 2026: snow");
        assertThat(TimeInWords.pausedAlone(TIME, until, "", ZoneOffset.UTC))
                .hasToString("No time runs from 23 Nov 2026 19:03 to 6 Dec 2026 23:00 UTC.");
        assertThat(TimeInWords.end(TIME, BERLIN)).hasToString("at 23 Nov 2026 20:03 (Europe/Berlin)");
    }
}
