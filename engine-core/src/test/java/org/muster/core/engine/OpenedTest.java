package org.muster.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

class OpenedTest {

    /** A page that shows what happened at one place shows also the orders that led there. */
    @Test
    void anAnswerThatIsTurnedOverIsAboutWhatItNames() {
        Options<String> places = Options.oneOf(
                List.of("hill", "ford"), id -> Option.of(id, "to it").at("place-" + id));
        Question<String> question =
                Decision.of(new Player("anna"), places).questions().get(0);
        Opened<String> opened = new Opened<>(Sentence.of("Orders"), question, "ford", List.of("TINY-01"));
        assertThat(opened.anchors()).containsExactly("place-ford");
        assertThat(opened.sentence()).hasToString("anna: Orders: to it");
        assertThat(opened.rules()).containsExactly("TINY-01");
    }
}
