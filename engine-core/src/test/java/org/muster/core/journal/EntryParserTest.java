package org.muster.core.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.core.json.BadJson;

/** When an entry was made, as a line tells it. */
class EntryParserTest {

    private static Entry entryAt(String time) {
        return EntryParser.read("{\"n\":1,\"at\":\"" + time
                + "\",\"by\":\"anna\",\"kind\":\"closed\",\"reason\":\"rain\",\"hash\":\"" + "0".repeat(64) + "\"}");
    }

    @Test
    void everyTimeIsReadAsItWasWritten() {
        SplittableRandom random = new SplittableRandom(1);
        long end = Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();
        for (int i = 0; i < 10_000; i++) {
            Instant at = Instant.ofEpochMilli(
                    random.nextLong(Instant.parse("0001-01-01T00:00:00Z").toEpochMilli(), end));
            Journal journal = new Journal();
            String line = new String(
                    journal.append(at, "anna", new Entry.Closed("rain")), java.nio.charset.StandardCharsets.UTF_8);
            assertThat(EntryParser.read(line.strip()).at()).isEqualTo(at);
        }
    }

    /** Others write lines too: what the standard allows is read, the last day of February and a leap second among it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-26T12:27:56Z",
                "2026-11-26T12:27:56.1Z",
                "2024-02-29T23:59:59.999Z",
                "2016-12-31T23:59:60.000Z",
                "2026-11-26T24:00:00.000Z",
                "2026-11-26T12:27:56.000000001Z",
                "-0001-01-01T00:00:00.000Z",
                "2026-11-26t12:27:56.000z"
            })
    void whatTheStandardAllowsIsReadAsTheStandardSays(String time) {
        assertThat(entryAt(time).at()).isEqualTo(Instant.parse(time));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-02-29T00:00:00.000Z",
                "2026-13-01T00:00:00.000Z",
                "2026-01-01T25:00:00.000Z",
                "2026-01-01 00:00:00.000Z",
                "2026-01-01T00:00:00.00xZ",
                "٢٠٢٦-01-01T00:00:00.000Z",
                ""
            })
    void whatIsNoTimeIsRefused(String time) {
        assertThatThrownBy(() -> entryAt(time)).isInstanceOf(BadJson.class);
    }

    @Test
    void timeIsAddedAndAGamePausedForAYearAndADayAtMost() {
        Instant now = Instant.parse("2026-11-26T12:00:00Z");
        Duration longest = Entry.LONGEST;
        assertThat(new Entry.Extended(1, "Sell", longest, "").time()).isEqualTo(longest);
        assertThat(new Entry.Paused(now, now.plus(longest), "").until()).isEqualTo(now.plus(longest));
        assertThat(new Entry.Paused(now, now, "").until()).isEqualTo(now);
        Instant late = Instant.parse("+10000-01-01T00:00:00Z");
        Instant early = Instant.parse("-9999-01-01T00:00:00Z");
        for (ThrowingCallable bad : List.<ThrowingCallable>of(
                () -> new Entry.Extended(1, "Sell", longest.plusNanos(1), ""),
                () -> new Entry.Extended(1, "Sell", Duration.ZERO, ""),
                () -> new Entry.Extended(1, "Sell", Duration.ofDays(-1), ""),
                () -> new Entry.Paused(now, now.plus(longest).plusNanos(1), ""),
                () -> new Entry.Paused(now, now.minusNanos(1), ""),
                () -> new Entry.Paused(late.minusSeconds(1), late, ""),
                () -> new Entry.Paused(early.minusNanos(1), early, ""))) {
            assertThatThrownBy(bad).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void versionsWithOneMinorNumberHaveTheSameRules() {
        for (String same : List.of("1.2", "1.2.0", "1.2.9", "1.2.0-SNAPSHOT")) {
            assertThat(new Header.Version("x", "1.2.3", "").hasRulesOf(same))
                    .as(same)
                    .isTrue();
        }
        for (String other : List.of("1.3.3", "2.2.3", "1", "1.20.3")) {
            assertThat(new Header.Version("x", "1.2.3", "").hasRulesOf(other))
                    .as(other)
                    .isFalse();
        }
        assertThat(new Header.Version("x", "1", "").hasRulesOf("1")).isTrue();
        assertThat(new Header.Version("x", ".1.2", "").hasRulesOf(".1.3")).isTrue();
    }
}
