package org.muster.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

class SentenceJsonTest {

    private static Sentence again(Sentence sentence) {
        return SentenceJson.read(Json.read(written(sentence)));
    }

    private static String written(Sentence sentence) {
        JsonBytes json = new JsonBytes();
        SentenceJson.write(json, sentence);
        return new String(json.copy(), StandardCharsets.UTF_8);
    }

    @Test
    void itsValuesAreReadAsTheyWere() {
        Sentence sentence = Sentence.of(
                "{who} and {others} fight {n battle|battles}: {how}, {where}, {share}",
                new Player("anna"),
                List.of("bert", Sentence.of("{n ally|allies}", 2)),
                3,
                Sentence.of("hard"),
                Sentence.lazily(() -> "here"),
                0.5);
        Sentence read = again(sentence);
        assertThat(read).hasToString(sentence.toString());
        assertThat(read.values().get("who")).isEqualTo(new Player("anna"));
        assertThat(read.values().get("how")).isEqualTo(Sentence.of("hard"));
        assertThat(written(read)).isEqualTo(written(sentence));
    }

    @Test
    void withoutValuesItIsItsText() {
        assertThat(written(Sentence.of("Movement"))).isEqualTo("\"Movement\"");
        assertThat(again(Sentence.of("Movement")).template()).isEqualTo("Movement");
        assertThat(again(Sentence.verbatim("a {b} c"))).hasToString("a {b} c");
    }

    @Test
    void whatOlderGamesSaidIsNoTemplate() {
        assertThat(SentenceJson.read(Json.read("\"Anna {won}\""))).hasToString("Anna {won}");
        assertThatThrownBy(() -> SentenceJson.read(Json.read("{\"say\": \"{a b\"}")))
                .isInstanceOf(BadJson.class)
                .hasMessageContaining("no hole");
    }
}
