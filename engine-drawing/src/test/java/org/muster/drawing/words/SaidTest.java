package org.muster.drawing.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaidTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            wall, 10 cm, heavy cover | can be crossed, not stood on | 10 cm high, heavy cover, no cover, not stood on | no cover
            B1                       | field                        | Tarrow (B1), neutral; field                     | Tarrow, neutral
            Aurelion                 | A Anna (Orks)                | hive, home of Anna (S01)                        | hive, home of Anna (S01)
            home                     | A Anna (Orks)                | hive, home of Anna (S01); capital               | hive (S01); capital
            home                     | A Anna (Orks)                | home of Anna (S01)                              | (S01)
            B3                       | river                        | river in B3                                     | ''
            B3                       | river                        | no river in B3, river in B33                    | no river in B3, river in B33
            squad 14                 | damaged                      | Rebel squad 1, damaged: Nexu                    | Rebel squad 1: Nexu
            1                        | A Heroes                     | 1 victory point                                 | 1 victory point
            """)
    void of_a_note_only_what_is_new_is_said(String name, String detail, String note, String unsaid) {
        Said said = new Said().name(name);
        assertThat(said.isNews(detail)).isTrue();
        assertThat(said.isNews(detail)).as("said again").isFalse();
        assertThat(said.unsaid(note)).isEqualTo(unsaid);
    }
}
