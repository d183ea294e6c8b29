package org.muster.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.drawing.words.Columns;

/** Lines for a narrow terminal. */
class WordWrapTest {

    private static final String RED = "\u001b[31m";
    private static final String PLAIN = "\u001b[0m";

    private static List<String> wrapped(String line, int columns) {
        return WordWrap.of(line, columns).lines().toList();
    }

    @Test
    void whatFitsStaysAsItIs() {
        assertThat(wrapped("  12  Place 12", 14)).containsExactly("  12  Place 12");
        assertThat(wrapped(RED + "No:" + PLAIN + " one two", 11)).hasSize(1);
    }

    @Test
    void aSentenceGoesOnBelowItself() {
        assertThat(wrapped("Nobody else reads the answer.", 14)).containsExactly("Nobody else", "reads the", "answer.");
        assertThat(wrapped("  Nobody else reads it.", 14)).containsExactly("  Nobody else", "    reads it.");
    }

    @Test
    void wordsOfAColumnStayInIt() {
        assertThat(wrapped("  killed    was killed by one of the enemies", 28))
                .containsExactly("  killed    was killed by", "            one of the", "            enemies");
        assertThat(wrapped("  a name that is rather long    and more behind it", 28))
                .as("there is no room for a column on the right")
                .containsExactly("  a name that is rather long", "    and more behind it");
    }

    @Test
    void inkTakesNoRoomAndAWordThatIsTooLongStaysWhole() {
        assertThat(wrapped(RED + "No:" + PLAIN + " one two three", 11))
                .containsExactly(RED + "No:" + PLAIN + " one two", "three");
        assertThat(wrapped("see https://example.org/a/long/address there", 20))
                .containsExactly("see", "https://example.org/a/long/address", "there");
    }

    /** A squad in one paragraph of figures nobody finds anything in. */
    @Test
    void thePartsOfALongListBeginLinesOfTheirOwn() {
        assertThat(wrapped(
                        "  Squad 1: Han (HP 80; Def 17, Accurate Shot); R2-D2 (HP 30, Repair); Chewbacca.  [A-1]", 24))
                .containsExactly(
                        "  Squad 1:",
                        "    Han (HP 80; Def 17,",
                        "      Accurate Shot);",
                        "    R2-D2 (HP 30,",
                        "      Repair);",
                        "    Chewbacca.  [A-1]");
        assertThat(wrapped("Anna: standing: Han and R2-D2; killed by Vader: Luke; fled: Ben and Lando", 20))
                .as("each has a colon of its own")
                .containsExactly(
                        "Anna: standing: Han",
                        "and R2-D2;",
                        "  killed by Vader:",
                        "    Luke;",
                        "  fled: Ben and",
                        "    Lando");
        assertThat(wrapped("  Han holds; Chewbacca flees; Luke attacks", 20))
                .as("few lines are read as they are")
                .hasSize(3);
    }

    /** Who copies it would copy the break. */
    @Test
    void aCommandStaysInOneLine() {
        String command = "  e.g.  muster choose club --as anna '{attack: {S01: S05}}'";
        assertThat(wrapped(command, 20)).containsExactly(command);
    }

    @Test
    void noWordIsLostAndNoLineIsWider() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder line = new StringBuilder(" ".repeat(random.nextInt(6)));
            for (int word = random.nextInt(1, 20); word > 0; word--) {
                line.append("word".repeat(random.nextInt(1, 3))).append(random.nextInt(6) == 0 ? "   " : " ");
            }
            int columns = random.nextInt(20, 60);
            String broken = WordWrap.of(line.toString(), columns);
            assertThat(broken.replaceAll("\\s+", " ").strip())
                    .isEqualTo(line.toString().replaceAll("\\s+", " ").strip());
            assertThat(broken.lines()).allMatch(one -> Columns.width(one.stripTrailing()) <= columns);
        }
    }

    @Test
    void onlyATerminalIsNarrow() {
        assertThat(printed(new Screen(true, false, false, 14, 50))).isEqualTo("Nobody else\nreads the\nanswer.\n");
        assertThat(printed(Screen.NONE)).isEqualTo("Nobody else reads the answer.\n");
    }

    private static String printed(Screen screen) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        new Console(InputStream.nullInputStream(), out, out, screen).verbatim("Nobody else reads the answer.");
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
