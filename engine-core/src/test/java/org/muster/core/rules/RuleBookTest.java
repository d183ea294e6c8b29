package org.muster.core.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RuleBookTest {

    private static final String BOOK = """
            # Nim
            | Word | Meaning |
            |---|---|
            | heap | what is on the table |

            ### Taking
            | ID | Rule | Where in the source | Ruling |
            |---|---|---|---|
            | NIM-TAKE-01 | One to three are taken. | L4 | `option most = 3 \\| 4` |
            | **NIM-TAKE-02** | Who takes the last wins. | L5 | - |
            """;

    @Test
    void aRuleHasItsSectionTextSourceAndRuling() {
        RuleBook book = RuleBook.parse(BOOK);
        assertThat(book.all()).hasSize(2);
        RuleBook.Entry first = book.find("NIM-TAKE-01").orElseThrow();
        assertThat(first)
                .isEqualTo(new RuleBook.Entry(
                        "NIM-TAKE-01", "Taking", "One to three are taken.", "L4", "`option most = 3 | 4`", 9));
        assertThat(book.find("NIM-TAKE-02").orElseThrow().ruling()).isEmpty();
        assertThat(book.find("NIM-TAKE-03")).isEmpty();
    }

    @Test
    void anIdMayStandOnlyOnce() {
        assertThatThrownBy(() -> RuleBook.parse(BOOK + "| NIM-TAKE-01 | Again. | L6 | - |\n"))
                .hasMessage("line 11: NIM-TAKE-01 is there already, in line 9");
    }
}
