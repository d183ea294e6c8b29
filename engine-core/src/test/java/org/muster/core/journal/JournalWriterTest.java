package org.muster.core.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who writes in a journal, when, and as what it was sent. */
class JournalWriterTest {

    private static final Instant TEN = Instant.parse("2026-11-21T10:00:00Z");
    private static final Entry.Submission SENT = new Entry.Submission("phone-17", "ab".repeat(32));
    private static final Entry.Body CLOSED = new Entry.Closed("");

    private final List<Instant> times = new ArrayList<>();
    private final JournalWriter writer = new JournalWriter(new Journal(), new Clock() {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return times.isEmpty() ? TEN : times.remove(0);
        }
    });

    private Entry write(String by) {
        return writer.write(writer.draft(by, CLOSED));
    }

    @Test
    void aClockThatWasSetBackDoesNotMakeARecordThatRunsBack() {
        times.addAll(List.of(TEN, TEN.minusSeconds(60), TEN, TEN.plusSeconds(1)));
        for (int i = 0; i < 4; i++) {
            write("anna");
        }
        assertThat(writer.journal().entries()).extracting(Entry::at).containsExactly(TEN, TEN, TEN, TEN.plusSeconds(1));
    }

    /** What the engine writes in between, such as a roll, was sent by nobody. */
    @Test
    void theNextEntryOfAPersonIsWhatWasSent() {
        writer.sentAs(SENT);
        assertThat(write("engine").submission()).isNull();
        assertThat(write("anna").submission()).isEqualTo(SENT);
        assertThat(write("anna").submission()).isNull();
    }

    @Test
    void whatIsTakenToBeKeptIsTakenOnce() {
        write("anna");
        write("bert");
        assertThat(writer.takeUnsaved()).hasSize(2);
        assertThat(writer.takeUnsaved()).isEmpty();
    }

    @Test
    void inAnotherJournalNothingIsLeftOfWhatWasSent() {
        writer.sentAs(SENT);
        write("engine");
        Journal other = new Journal();
        other.append(TEN, "bert", CLOSED);
        writer.goOnIn(other);
        assertThat(writer.takeUnsaved()).isEmpty();
        assertThat(writer.journal()).isSameAs(other);
        Entry second = write("anna");
        assertThat(second.n()).isEqualTo(1);
        assertThat(second.submission()).isNull();
        assertThat(other.entries()).containsExactly(other.entries().get(0), second);
    }
}
