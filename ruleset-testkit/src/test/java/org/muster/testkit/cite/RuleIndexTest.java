package org.muster.testkit.cite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleIndexTest {

    @TempDir
    Path root;

    private void file(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void aRuleset() throws IOException {
        file("docs/rules/nim.md", """
                # Nim
                ## Taking
                | ID | Rule | Where in the source | Ruling |
                |---|---|---|---|
                | NIM-TAKE-01 | One to three are taken. | L4 | - |
                | NIM-TAKE-02 | Who takes the last wins. | L5 | - |
                | NIM-TAKE-03 | A pass is no move. | L6 | - |
                """);
        file("ruleset-nim/src/main/java/org/nim/Taking.java", """
                package org.nim;

                /** Opens with NIM-TAKE-01. */
                final class Taking {
                    /** NIM-TAKE-02. */
                    @Deprecated
                    record Take(int n) {
                        String why() {
                            return "NIM-TAKE-01";
                        }
                    }
                }
                """);
        file("ruleset-nim/src/main/resources/org/nim/limits.yaml", "most: 3 # NIM-TAKE-01\n");
        file("ruleset-nim/src/test/java/org/nim/TakingTest.java", """
                package org.nim;

                class TakingTest {
                    @Test
                    @Rule({"NIM-TAKE-01",
                        "NIM-TAKE-09"})
                    void oneToThree() {}
                }
                """);
        file("ruleset-nim/src/test/resources/situations/end.yaml", """
                - situation: The last one wins
                  rules: [NIM-TAKE-02]
                """);
    }

    @Test
    void anIndexTellsWhereARuleIsAndWhichTestsWouldMissIt() throws IOException {
        aRuleset();
        assertThat(RuleIndex.run(root, false)).isEmpty();
        assertThat(Files.readString(root.resolve("docs/rule-index/nim.md")))
                .contains("2 of 3 rules are cited by code or data, 2 by tests.")
                .contains("Cited, and in no book: NIM-TAKE-09.")
                .contains("## Taking\n")
                .contains("| NIM-TAKE-01 | One to three are taken. | Taking, Taking.Take, data limits.yaml |"
                        + " TakingTest.oneToThree |")
                .contains("| NIM-TAKE-02 | Who takes the last wins. | Taking.Take | end.yaml: The last one wins |")
                .contains("| NIM-TAKE-03 | A pass is no move. |  |  |");
    }

    @Test
    void anIndexThatIsOutOfDateIsFound() throws IOException {
        aRuleset();
        assertThat(RuleIndex.run(root, true)).singleElement().asString().endsWith("nim.md");
        RuleIndex.run(root, false);
        assertThat(RuleIndex.run(root, true)).isEmpty();
        file("docs/rules/nim.md", "# Nim\n");
        assertThat(RuleIndex.run(root, true)).hasSize(1);
    }
}
