package org.muster.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedAnswerTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{attack: {S01: S02}} | {\"attack\":{\"S01\":\"S02\"}}",
                "{train: [boyz 1, 'nobz 2'], n: 3} | {\"train\":[\"boyz 1\",\"nobz 2\"],\"n\":3}",
                "{will: no} | {\"will\":\"no\"}",
                "{\"a\": 1} | {\"a\":1}",
                "[3, 5] | [3,5]"
            })
    void quotesMayBeLeftOut(String typed, String json) {
        assertThat(Json.readAnswer(typed)).isEqualTo(Json.readAnswer(json));
        assertThat(Json.write(Json.readAnswer(typed))).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{a", "{a: 1", "[1, 2", "{a: 1, a: 2}", "{a}", "{\"a\": }", "{a: 1} {b: 2}", "\"open"})
    void whatIsNeitherIsRefusedAsJsonIs(String typed) {
        assertThatThrownBy(() -> Json.readAnswer(typed)).isInstanceOf(BadJson.class);
    }

    @Test
    void severalLinesAreYaml() {
        assertThat(Json.write(Json.readAnswer("units:\n- name: Gork\n  power: 6\n- name: Mork\n")))
                .isEqualTo("{\"units\":[{\"name\":\"Gork\",\"power\":6},{\"name\":\"Mork\"}]}");
        assertThatThrownBy(() -> Json.readAnswer("units: [\n- name")).isInstanceOf(BadJson.class);
    }

    /** As it is piped: <code>echo 'attack: {S01: S05}' | muster choose GAME -</code>. */
    @Test
    void aFieldInOneLineIsYamlAndASentenceIsNot() {
        assertThat(Json.write(Json.readAnswer("attack: {S01: S05}\n"))).isEqualTo("{\"attack\":{\"S01\":\"S05\"}}");
        assertThat(Json.write(Json.readAnswer("units: [a, b 2]"))).isEqualTo("{\"units\":[\"a\",\"b 2\"]}");
        assertThat(Json.write(Json.readAnswer("Note: we played {late}, in fog")))
                .contains("in fog");
        assertThatThrownBy(() -> Json.readAnswer("attack: {S01: }}")).isInstanceOf(BadJson.class);
    }

    @Test
    void aWordIsAWord() {
        assertThat(Json.write(Json.readAnswer("no"))).isEqualTo("\"no\"");
        assertThat(Json.write(Json.readAnswer("2-fled"))).isEqualTo("\"2-fled\"");
    }
}
