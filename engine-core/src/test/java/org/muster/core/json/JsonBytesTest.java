package org.muster.core.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Answer;

/** A journal's bytes are hashed, so they may never differ from what Jackson wrote in journals of today. */
class JsonBytesTest {

    private final JsonBytes json = new JsonBytes();

    private String written() {
        return new String(json.bytes(), 0, json.size(), UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "a \"quoted\" \\ one",
                "tab\tline\nend\r\b\f\u0000\u001f\u007f",
                "1/2",
                "ẞ é 漢 😀",
                "\u2028"
            })
    void aStringIsWrittenAsJacksonWritesIt(String text) {
        json.string(text);
        assertThat(written()).isEqualTo(Json.write(text));
    }

    @Test
    void whatNeedsNoEscapeIsWrittenAsJacksonWritesItToo() {
        StringBuilder plain = new StringBuilder();
        for (char c = ' '; c <= '~'; c++) {
            plain.append(c == '"' || c == '\\' ? "" : c);
        }
        json.startArray().plain("").plain(plain.toString()).endArray();
        assertThat(written()).isEqualTo(Json.write(List.of("", plain.toString())));
    }

    @Test
    void everyCharacterIsWrittenAsJacksonWritesIt() {
        for (char c = 0; c < Character.MIN_SURROGATE; c++) {
            json.clear();
            json.string("a" + c + "b");
            assertThat(written()).isEqualTo(Json.write("a" + c + "b"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                7,
                9,
                10,
                99,
                100,
                1234567890,
                -1,
                -9,
                -10,
                -90,
                Integer.MAX_VALUE,
                Integer.MIN_VALUE,
                -2147483647L,
                2147483648L,
                -2147483649L,
                Long.MAX_VALUE,
                Long.MIN_VALUE
            })
    void aNumberIsWrittenAsJacksonWritesIt(long number) {
        json.number(number);
        assertThat(written()).isEqualTo(Json.write(number));
    }

    @Test
    void everyKindOfAnswerIsWrittenAsJacksonWritesIt() {
        Map<String, Answer> fields = new LinkedHashMap<>();
        fields.put("ways/and \"means\"", new Answer.Real(0.1));
        fields.put("none", new Answer.Items(List.of()));
        Answer answer = new Answer.Items(List.of(
                Answer.word("ß"),
                new Answer.Whole(-3),
                new Answer.Fields(fields),
                new Answer.Items(List.of(Answer.word("x"), new Answer.Real(1e300)))));
        json.answer(answer);
        assertThat(written()).isEqualTo(Json.write(answer));
    }

    @Test
    void objectsAndArraysHaveCommasBetweenTheirPartsOnly() {
        json.startObject().name("a").number(1);
        json.name("b")
                .startArray()
                .bool(true)
                .bool(false)
                .startArray()
                .endArray()
                .string("/")
                .startObject()
                .endObject();
        json.endArray()
                .name("c")
                .value(Map.of("d", 1))
                .name("e")
                .hex(new byte[] {0, 127, -1})
                .endObject()
                .newline();
        assertThat(written()).isEqualTo("{\"a\":1,\"b\":[true,false,[],\"/\",{}],\"c\":{\"d\":1},\"e\":\"007fff\"}\n");
    }

    @Test
    void aBufferGrowsAndIsUsedAgain() {
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            String text = random.ints(random.nextInt(5000), 32, 300)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            json.clear();
            json.startArray().string(text).number(round).endArray();
            assertThat(json.copy()).isEqualTo(Json.write(List.of(text, round)).getBytes(UTF_8));
        }
    }
}
