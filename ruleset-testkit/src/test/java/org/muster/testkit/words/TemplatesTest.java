package org.muster.testkit.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sentences that can't be said are found before anybody plays. */
class TemplatesTest {

    private static final String HEAD = """
            package fixture;
            import java.util.List;
            import org.muster.api.check.Violation;
            import org.muster.api.flow.Event;
            import org.muster.api.text.Sentence;
            import org.muster.api.text.Template;
            final class Told {
                static final String LOST = "{who} loses {n}" + '.';
                static void add(String at, @Template String sentence, Object... values) {
                    Violation.of("CODE", sentence, values);
                }
            """;

    @TempDir
    private Path folder;

    private List<String> wrong(String... lines) throws IOException {
        Files.writeString(folder.resolve("Told.java"), HEAD + String.join("\n", lines) + "\n}\n");
        return Templates.wrongIn(List.of(folder), System.getProperty("java.class.path"));
    }

    private String wrongIn(String expression) throws IOException {
        return String.join(
                "\n",
                wrong(
                        "Object told(String name, int n, List<String> many, boolean yes) {",
                        "return " + expression + "; }"));
    }

    @Test
    void theKitsOwnSentencesCanBeSaid() {
        Path own = Path.of("src", "main", "java");
        assertThat(own).isDirectory();
        assertThat(Templates.wrongIn(List.of(own), System.getProperty("java.class.path")))
                .isEmpty();
    }

    @Test
    void whatAnAnnotationSaysIsATemplateToo() throws IOException {
        Files.writeString(folder.resolve("Rules.java"), """
                package fixture;
                import org.muster.api.spi.Label;
                record Rules(@Label("Who goes first") First first, @Label(value = "Length", unit = "{n turn|turns}") int turns) {
                    enum First { @Label("a roll" + " decides") ROLL }
                }
                """);
        assertThat(Templates.in(List.of(folder), System.getProperty("java.class.path"))
                        .get(folder))
                .containsExactlyInAnyOrder("Who goes first", "Length", "{n turn|turns}", "a roll decides");
    }

    @Test
    void whatIsRightIsLeftAlone() throws IOException {
        assertThat(wrongIn("Event.told(LOST, name, n)")).isEmpty();
        assertThat(wrongIn("Event.told(yes ? \"{a}.\" : (\"{b}\" + \"{b}.\"), name)"))
                .isEmpty();
        assertThat(wrongIn("Event.told(switch (n) { case 1 -> \"{a}.\"; default -> { yield LOST; } }, name)"))
                .contains("[who, n], and 1 values");
        assertThat(wrongIn("Sentence.of(\"{n point|points}, {many:is|are}, {name:a}\", n, many, name)"))
                .isEmpty();
        assertThat(wrong("void all() { add(\"\", \"{a}\", 1); add(\"\", \"none\"); }"))
                .isEmpty();
        assertThat(wrong("Sentence on(@Template String all) { return Sentence.of(all); }"))
                .isEmpty();
    }

    @Test
    void holesAndValuesThatDifferInNumber() throws IOException {
        assertThat(wrongIn("Event.told(\"{who} loses {n}.\", name)"))
                .isEqualTo("Told.java:13: \"{who} loses {n}.\" has holes for [who, n], and 1 values are given: name");
        assertThat(wrongIn("Event.told(LOST, name, n, n)")).contains("3 values");
        assertThat(wrongIn("Violation.of(\"CODE\", \"{a}\", \"a\", name)")).contains("2 values");
        assertThat(wrongIn("Event.told(yes ? \"{a}\" : \"nobody\", name)")).contains("\"nobody\" has holes for []");
        assertThat(wrong("void all() { add(\"\", \"{a}\"); }"))
                .singleElement()
                .asString()
                .contains("0 values");
        assertThat(wrong(
                        "Sentence on(@Template String all) { return Sentence.of(all); }",
                        "Sentence off() { return on(\"{a}\"); }"))
                .singleElement()
                .asString()
                .contains("0 values");
    }

    @Test
    void holesThatCantBeRead() throws IOException {
        assertThat(wrongIn("Event.told(\"Take {how many}.\", n)")).contains("{how many} of \"Take {how many}.\"");
    }

    @Test
    void textsWhereANumberBelongs() throws IOException {
        assertThat(wrongIn("Sentence.of(\"{n squad|squads}\", \"1\")")).contains("counts \"1\", which is a text");
        assertThat(wrongIn("Sentence.of(\"{all:is|are}\", Sentence.list(many))"))
                .contains("which is a text");
    }

    @Test
    void templatesThatArePutTogether() throws IOException {
        assertThat(wrongIn("Event.told(name + \" is lost.\")")).contains("is no constant: what differs is a value");
        assertThat(wrongIn("Event.told(\"{a}\", many.toArray())")).contains("values in an array can't be counted");
        assertThat(wrong("Sentence on(@Template String all) { return Sentence.of(all, 1); }"))
                .singleElement()
                .asString()
                .contains("goes with the values that came with it");
    }

    @Test
    void sourcesThatDontCompileAreNotTakenForRight() throws IOException {
        assertThat(wrongIn("Event.tell()")).contains("Told.java");
    }
}
