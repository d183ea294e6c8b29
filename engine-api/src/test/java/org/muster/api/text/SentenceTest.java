package org.muster.api.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;

/** Sentences as people read them. */
class SentenceTest {

    @Test
    void listsAreWrittenInWords() {
        assertThat(Sentence.list(List.of())).isEqualTo("none");
        assertThat(Sentence.list(List.of(7))).isEqualTo("7");
        assertThat(Sentence.list(List.of("birk", "dell"))).isEqualTo("birk and dell");
        assertThat(Sentence.of("There are {some}.", List.of("ash", "birk", "carn")))
                .hasToString("There are ash, birk and carn.");
    }

    @Test
    void valuesAreReplacedAlsoInLists() {
        Sentence told = Sentence.of(
                "{who} beats {others} by {n}.", new Player("anna"), List.of(new Player("bert"), new Player("carl")), 3);
        Sentence named =
                told.with(value -> value instanceof Player seat ? seat.id().toUpperCase(java.util.Locale.ROOT) : value);
        assertThat(named).hasToString("ANNA beats BERT and CARL by 3.");
        assertThat(named.template()).isEqualTo(told.template());
        assertThat(told).hasToString("anna beats bert and carl by 3.");
    }

    @Test
    void aHoleWithoutAValueStays() {
        assertThat(Sentence.of("{a} and {b}", "a", 1)).hasToString("1 and {b}");
    }
}
