package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import tools.jackson.dataformat.yaml.YAMLMapper;

class YamlTest {

    /** What takes time that grows faster than the text takes hours. */
    private static final Duration LONG = Duration.ofMinutes(2);

    record Room(int door, List<Chair> chairs) {}

    record Chair(int legs) {}

    @Test
    void anUnknownFieldIsRefusedWithItsLineWhereverItStands() {
        assertThatThrownBy(() -> Yaml.read("door: 1\nchairs: []\nwindow: 2\n", Room.class))
                .hasMessageStartingWith("line 3, column 1: window: ");
        assertThatThrownBy(() -> Yaml.read("door: 1\nchairs:\n- legs: 4\n- legs: 3\n  arms: 2\n", Room.class))
                .hasMessageStartingWith("line 5, column 3: chairs.1.arms: ");
    }

    @Test
    void aControlCharacterIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> Yaml.read("a: \"\u0000\"\n"))
                .isInstanceOf(BadJson.class)
                .hasMessageContainingAll("U+0000", "can't stand in YAML");
    }

    /** What may be written as an escape is no better for it. */
    @Test
    void aTextThatTurnsALineAroundIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> Yaml.read("a: 1\nb: \"x\\u202Ey\"\n"))
                .hasMessage("line 2, column 4: U+202E can't stand in a text; write it without");
        assertThatThrownBy(() -> Yaml.read("\"a\\e[8m\": 1\n")).hasMessageContaining("line 1, column 1: U+001B");
        assertThat(Yaml.read("a: |\n  two\n  lines\n").path("a").asString()).isEqualTo("two\nlines\n");
    }

    /** Its events are read once, judged, and understood: by the values they have in the text, wherever they stand. */
    @Test
    void whatWasJudgedIsUnderstoodAsItIsWritten() {
        String text = """
                door: 0x1F
                open: true
                wide: 1.50
                many: 1_000
                none:
                quoted: "5"
                also: '2'
                said: |
                  two
                  lines
                folded: >-
                  one
                  line
                list: [1, {a: b}, [], {}]
                "a b": ~
                """;
        assertThat(Yaml.read(text)).isEqualTo(new YAMLMapper().readTree(text));
        assertThatThrownBy(() -> Yaml.read("door: 1\nchairs:\n- legs: many\n", Room.class))
                .hasMessageStartingWith("line 3, column 9: ");
        assertThatThrownBy(() -> Yaml.read("door: 1\ndoor: 2\n", Room.class))
                .hasMessageStartingWith("line 2, column 5: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a: ", "- ", "? ", "[\n"})
    void whatIsNestedTooDeepIsRefusedAtOnce(String opening) {
        String text = opening.repeat(98_000);
        assertTimeoutPreemptively(
                LONG,
                () -> assertThatThrownBy(() -> Yaml.read(text, Room.class))
                        .hasMessageStartingWith("line ")
                        .hasMessageContaining("more than 100 deep"));
        Sentence what = Sentence.of("it is wrong");
        assertThat(YamlPlaces.in(text).told(List.of("door", 1), what))
                .as("nothing stands in it, and nobody goes to its ground")
                .isEqualTo(what);
    }

    @Test
    void aHundredLevelsAreRead() {
        assertThat(Yaml.read("[".repeat(100) + "]".repeat(100)).isArray()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "a.", "a b ", "1", "'", "-", "a: ", "\\", "#"})
    void aLineOfFourMillionCharactersIsReadOrRefusedInTime(String piece) {
        String text = piece.repeat(4_000_000 / piece.length());
        assertTimeoutPreemptively(LONG, () -> {
            assertThatThrownBy(() -> Yaml.read(text, Room.class)).isInstanceOf(BadJson.class);
            assertThatThrownBy(() -> Yaml.read("door: " + text, Room.class)).isInstanceOf(BadJson.class);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "", "---\n...\n", "# nothing"})
    void aFileThatHoldsNothingIsRefused(String text) {
        assertThatThrownBy(() -> Yaml.read(text, Room.class))
                .isInstanceOf(BadJson.class)
                .hasMessageContaining("nothing is written here");
        assertThatThrownBy(() -> Yaml.read(text)).isInstanceOf(BadJson.class);
    }

    @Test
    void anotherYamlAndASecondDocumentAreRefusedInWords() {
        assertThatThrownBy(() -> Yaml.read("%YAML 9.9\n---\ndoor: 1\n", Room.class))
                .hasMessage("a file of YAML 9.9; YAML 1.2 is read");
        assertThatThrownBy(() -> Yaml.read("door: 1\n---\ndoor: 2\n", Room.class))
                .hasMessage("line 2, column 1: a second document begins here (---); one is read");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1, 2]",
                "door: [1]",
                "door: x",
                "door: 1.5",
                "door: 99999999999999999999",
                "door: null",
                "door: 1\ndoor: 2",
                "chairs: 7",
                "word",
                "7",
                "true",
                "door: 1\nchairs: [x]",
                "door: 1\nchairs: [null]"
            })
    void aRefusalNamesNoPartOfTheProgram(String text) {
        assertThatThrownBy(() -> Yaml.read(text, Room.class))
                .isInstanceOf(BadJson.class)
                .message()
                .doesNotContain("YamlTest", "Room", "Chair", "Feature", "java", "Jackson", "instance", "`");
    }

    /** A thousand army lists are read in a club's evening, and by a page that judges them at each key. */
    @Test
    void aShortTextIsReadInLittleMemory() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Yaml.read("door: 1\nchairs: []\n", Room.class);
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 100; i++) {
            Yaml.read("door: 1\nchairs: []\n", Room.class);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(100 * 250_000L);
    }
}
