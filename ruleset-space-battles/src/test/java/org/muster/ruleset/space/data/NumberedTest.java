package org.muster.ruleset.space.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order in which ships are counted. */
class NumberedTest {

    @Test
    void nineComesBeforeTenAndWhatIsNoNumberByItsLetters() {
        List<String> inOrder = List.of(
                "SD", "TIE", "TIE01", "TIE1", "TIE9", "TIE10", "TIE11", "TIE100", "TIE1a", "X1", "X3", "X2-3", "X2-12");
        List<String> ids = new ArrayList<>(inOrder);
        ids.sort(String::compareTo);
        assertThat(ids).isNotEqualTo(inOrder);
        ids.sort(new Numbered());
        assertThat(ids).isEqualTo(inOrder);
    }
}
