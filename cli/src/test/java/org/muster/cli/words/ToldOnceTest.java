package org.muster.cli.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.text.Sentence;
import org.muster.core.match.News;
import org.muster.core.story.Line;

class ToldOnceTest {

    @Test
    void aMoveIsToldByWhatComesOfIt() {
        assertThat(told(
                        chose("Bert", "Next ship", "launch TIE1: FLFL: to (9,2), facing west"),
                        told("SD launches TIE1."),
                        told("TIE1 moves FLFL from (8,1) to (9,2), facing west."),
                        chose("Bert", "Take action", "move: (31.04, 70.73) - (33.59, 68.47) - (31.5, 75)"),
                        told("Night Troopers B moves 11.47 cm from (31.04, 70.73) to (31.5, 75)."),
                        chose("Bert", "Next turn", "activate Night Troopers B"),
                        told("Night Troopers B is activated."),
                        chose("Anna", "Pick faction and region", "Sith from Forn City"),
                        told("Anna plays Sith and starts at Forn City.")))
                .containsExactly(
                        "SD launches TIE1.",
                        "TIE1 moves FLFL from (8,1) to (9,2), facing west.",
                        "Night Troopers B moves 11.47 cm from (31.04, 70.73) to (31.5, 75).",
                        "Night Troopers B is activated.",
                        "Anna plays Sith and starts at Forn City.");
    }

    @Test
    void oneOfAListIsTheSameWithoutItsNumber() {
        String built = "Fringe builds a new squad, Fringe squad 2, at Esk City for 80 points: Nexu, 2 x Ugnaught.";
        assertThat(told(chose("Cleo", "Spend", "build a new squad: Esk City: 1 x Nexu, 2 x Ugnaught"), told(built)))
                .containsExactly(built);
        assertThat(told(chose("Cleo", "Spend", "build a new squad: Esk City: 1 x Nexu, 3 x Ugnaught"), told(built)))
                .hasSize(2);
    }

    @Test
    void whatIsSaidNowhereElseStays() {
        List<String> lines = List.of(
                "Bert: Move: (1,1) - (2,5)",
                "X1 moves from (1,1) to (3,3).",
                "Bert: Respond: no response",
                "Bert: Next ship: X2: FF",
                "X2 moves FFR.");
        assertThat(told(
                        chose("Bert", "Move", "(1,1) - (2,5)"),
                        told("X1 moves from (1,1) to (3,3)."),
                        chose("Bert", "Respond", "no response"),
                        chose("Bert", "Next ship", "X2: FF"),
                        told("X2 moves FFR.")))
                .isEqualTo(lines);
    }

    /** One who holds and one who raids are told apart only by what says who. */
    @Test
    void answersSideBySideStayButForWhoseIsToldByName() {
        assertThat(told(
                        chose("Anna", "Order", "hold"),
                        chose("Bert", "Order", "hold"),
                        chose("Cleo", "Order", "raid"),
                        told("A raid fails."),
                        told("Anna holds."),
                        told("Anna, Bert and Cleo wait.")))
                .containsExactly(
                        "Bert: Order: hold",
                        "Cleo: Order: raid",
                        "A raid fails.",
                        "Anna holds.",
                        "Anna, Bert and Cleo wait.");
    }

    private static List<String> told(News.Heard... lines) {
        return ToldOnce.of(List.of(lines)).stream()
                .map(line -> line.sentence().toString())
                .toList();
    }

    private static News.Heard told(String words) {
        return line(Line.Kind.TOLD, Sentence.verbatim(words));
    }

    private static News.Heard chose(String who, String path, String answer) {
        return line(Line.Kind.CHOSE, Sentence.of("{who}: {path}: {answer}", who, path, Sentence.verbatim(answer)));
    }

    private static News.Heard line(Line.Kind kind, Sentence sentence) {
        return new News.Heard(Instant.EPOCH, "bert", kind, sentence, List.of(), List.of(), List.of());
    }
}
