package org.muster.cli.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.text.Sentence;
import org.muster.core.match.News;
import org.muster.core.story.Line;

class TogetherTest {

    @Test
    void neighboursThatSayTheSameOfSeveralAreOneLine() {
        assertThat(told(lives(1), lives(2), lives(3), lives(7), isOut("Exar Kun"), isOut("Lobot"), lives(9)))
                .containsExactly("Droid #1-#3 and #7 live on.", "Exar Kun and Lobot are out.", "Droid #9 lives on.");
    }

    @Test
    void rollsInARowAreToldByHowTheyEnded() {
        assertThat(told(roll(1, 3), roll(2, 14), roll(3, 3), roll(4, 20), lives(2)))
                .containsExactly(
                        "Birk: Rolls of Droid #1 and #3 d20: 3 and 3, fail, needs 11+",
                        "Birk: Rolls of Droid #2 and #4 d20: 14 and 20, successes on 11+",
                        "Droid #2 lives on.");
    }

    @Test
    void whatHasNoFormForSeveralOrDiffersTwiceOrInANumberStaysAsItIs() {
        News.Heard birk = line(Line.Kind.TOLD, Sentence.of("{who} passed.", "Birk"));
        News.Heard carn = line(Line.Kind.TOLD, Sentence.of("{who} passed.", "Carn"));
        assertThat(told(birk, carn)).containsExactly("Birk passed.", "Carn passed.");
        assertThat(told(goes("Birk", "Herf"), goes("Carn", "Dell"), goes("Dent", "Dell")))
                .containsExactly("Birk goes to Herf.", "Carn and Dent go to Dell.");
        assertThat(told(loses(1), loses(2))).containsExactly("Birk loses 1 more point.", "Birk loses 2 more points.");
        assertThat(told(lives(1), lives(1))).containsExactly("Droid #1 lives on.", "Droid #1 lives on.");
    }

    @Test
    void theRulesOfAllAreNamed() {
        assertThat(Together.told(List.of(lives(1), lives(2))).get(0).rules()).containsExactly("R-1", "R-2");
    }

    private static List<String> told(News.Heard... lines) {
        return Together.told(List.of(lines)).stream()
                .map(line -> line.sentence().toString())
                .toList();
    }

    private static News.Heard lives(int n) {
        return new News.Heard(
                Instant.EPOCH,
                "engine",
                Line.Kind.TOLD,
                Sentence.of("{figure} {figure:lives|live} on.", "Droid #" + n),
                List.of("R-" + n),
                List.of(),
                List.of());
    }

    private static News.Heard isOut(String name) {
        return line(Line.Kind.TOLD, Sentence.of("{figure} {figure:is|are} out.", name));
    }

    private static News.Heard goes(String name, String where) {
        return line(Line.Kind.TOLD, Sentence.of("{who} {who:goes|go} to {where}.", name, where));
    }

    private static News.Heard loses(int n) {
        return line(Line.Kind.TOLD, Sentence.of("{who} loses {n} more {n:point|points}.", "Birk", n));
    }

    private static News.Heard roll(int n, int face) {
        Roll roll = Roll.of(Sentence.of("{figure:Roll|Rolls} of {figure}", "Droid #" + n), Pool.D20)
                .reaching(11);
        return line(Line.Kind.ROLLED, Sentence.of("{who}: {roll}", "Birk", new Rolled(roll, face).told()));
    }

    private static News.Heard line(Line.Kind kind, Sentence sentence) {
        return new News.Heard(Instant.EPOCH, "engine", kind, sentence, List.of(), List.of(), List.of());
    }
}
