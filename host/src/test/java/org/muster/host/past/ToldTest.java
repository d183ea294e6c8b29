package org.muster.host.past;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happened, in the order in which it is read. */
class ToldTest {

    private static ToldLine line(int entry, int moment, String kind, String text) {
        return new ToldLine(entry, moment, Instant.EPOCH, "anna", kind, text, text, List.of(), List.of(), "Turn 1");
    }

    /** A step that was taken back is told beside what it went back to; it was done later, and stands above it. */
    @Test
    void whatWasDoneToThePastStandsAboveWhatItWentBackTo() {
        List<Chapter> chapters = Told.chapters(List.of(
                line(1, 1, "chose", "Anna picks"),
                line(2, 2, "chose", "Bert disputes"),
                line(2, 2, "told", "it is disputed"),
                line(4, 2, "mended", "the organizer went back"),
                line(5, 2, "mended", "the organizer went back once more")));
        assertThat(chapters).hasSize(1);
        assertThat(chapters.get(0).lines().stream().map(ToldLine::text))
                .containsExactly(
                        "the organizer went back once more",
                        "the organizer went back",
                        "Bert disputes",
                        "it is disputed",
                        "Anna picks");
    }
}
