package org.muster.core.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.core.json.BadJson;

/** When an entry was made, as a line tells it. */
class EntryJsonTest {

    private static Entry entryAt(String time) {
        return EntryJson.read("{\"n\":1,\"at\":\"" + time
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
            assertThat(EntryJson.read(line.strip()).at()).isEqualTo(at);
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
}
