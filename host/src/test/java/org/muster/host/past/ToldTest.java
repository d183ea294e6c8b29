package org.muster.host.past;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happened, in the order in which it is read. */
class ToldTest {

    private static ToldLine line(int entry, int moment, String kind, String text) {
        return line(entry, moment, kind, text, "Turn 1");
    }

    private static ToldLine line(int entry, int moment, String kind, String text, String phase) {
        return new ToldLine(entry, moment, Instant.EPOCH, "anna", kind, text, text, List.of(), List.of(), phase);
    }

    /** Two battles that are fought side by side, and what the page before told: nothing looks as if it had begun twice. */
    @Test
    void aPhaseThatWasPartedGoesOn() {
        List<ToldLine> lines = List.of(
                line(1, 1, "chose", "one", "Carn"),
                line(2, 2, "chose", "two", "Birk"),
                line(3, 3, "chose", "three", "Birk"),
                line(4, 4, "noted", "four", ""),
                line(5, 5, "chose", "five", "Carn"),
                line(6, 6, "noted", "six", ""));
        assertThat(Told.chapters(List.of(), lines).stream().map(Chapter::title))
                .containsExactly("", "Carn, continued", "", "Birk", "Carn");
        assertThat(Told.chapters(lines.subList(0, 2), lines.subList(2, 3)).stream()
                        .map(Chapter::title))
                .containsExactly("Birk, continued");
    }

    /** A step that was taken back is told beside what it went back to; it was done later, and stands above it. */
    @Test
    void whatWasDoneToThePastStandsAboveWhatItWentBackTo() {
        List<Chapter> chapters = Told.chapters(
                List.of(),
                List.of(
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
