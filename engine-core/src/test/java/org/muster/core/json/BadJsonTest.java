package org.muster.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.core.data.Yaml;
import tools.jackson.core.JacksonException;

/** What is wrong with a file is told in words of files, not of Java. */
class BadJsonTest {

    enum Colour {
        RED,
        BLUE
    }

    record Flag(
            Colour colour, int stripes, double wide, boolean waving, List<String> words, Map<Colour, Integer> shares) {}

    private static final Map<String, String> GOOD = Map.of(
            "colour", "RED", "stripes", "3", "wide", "1.5", "waving", "true", "words", "[a]", "shares", "{RED: 1}");

    @Test
    void whatIsNoValueIsToldInWords() {
        assertThatThrownBy(() -> Json.read("{\"wide\": NaN}"))
                .isInstanceOf(BadJson.class)
                .hasMessageEndingWith("NaN is no value; a text stands in quotes");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            colour  | PINK        | colour: "PINK" is none of: BLUE, RED
            colour  | [RED]       | colour: a list can't stand here
            stripes | many        | stripes: "many" is no whole number
            stripes | {a: 1}      | stripes: names with values can't stand here
            stripes | 1.5         | stripes: 1.5 is no whole number
            wide    | broad       | wide: "broad" is no number
            waving  | 7           | waving: 7 is neither true nor false
            waving  | perhaps     | waving: "perhaps" is neither true nor false
            words   | a           | words: text can't stand here; a list is wanted
            words   | 7           | words: a number can't stand here; a list is wanted
            shares  | 7           | shares: a number can't stand here; names with values are wanted
            shares  | {PINK: 1}   | "PINK" is none of: BLUE, RED
            shares  | {RED: 1.5}  | shares.RED: 1.5 is no whole number
            """)
    void aWrongValueIsToldInWords(String field, String value, String told) {
        StringBuilder yaml = new StringBuilder();
        GOOD.forEach((name, good) -> yaml.append(name)
                .append(": ")
                .append(name.equals(field) ? value : good)
                .append('\n'));
        assertThatThrownBy(() -> Yaml.read(yaml.toString(), Flag.class))
                .isInstanceOf(BadJson.class)
                .hasMessageStartingWith("line ")
                .hasMessageEndingWith(told);
    }

    record Place(int x, int y) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Place of(List<Integer> xy) {
            return new Place(xy.get(0), xy.get(1));
        }
    }

    record Field(List<Place> at, Map<String, List<List<Double>>> zones) {}

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [[null, 1]] | {}             | at.0.0: nothing is written here
            [[1, null]] | {}             | at.0.1: nothing is written here
            [null]      | {}             | at.0: nothing is written here
            [["", 1]]   | {}             | at.0.0: an empty text can't stand here
            []          | {a: null}      | zones.a: nothing is written here
            []          | {a: [null]}    | zones.a.0: nothing is written here
            []          | {a: [[null]]}  | zones.a.0.0: nothing is written here
            []          | {a: [["", 1]]} | zones.a.0.0: an empty text can't stand here
            """)
    void nothingInAListIsToldAtItsPlace(String at, String zones, String told) {
        assertThatThrownBy(() -> Yaml.read("at: " + at + "\nzones: " + zones + "\n", Field.class))
                .isInstanceOf(BadJson.class)
                .hasMessageStartingWith("line ")
                .hasMessageEndingWith(told);
        if (told.endsWith("written here")) {
            String json = "{\"at\": %s, \"zones\": %s}".formatted(at, zones.replace("a:", "\"a\":"));
            assertThatThrownBy(() -> Json.MAPPER.readValue(json, Field.class))
                    .isInstanceOfSatisfying(
                            JacksonException.class,
                            e -> assertThat(BadJson.of(e).getMessage()).endsWith(told));
        }
    }

    @Test
    void whatIsMissingStrangeOrEmptyIsTold() {
        String whole = "colour: RED\nstripes: 3\nwide: 1.5\nwaving: true\nwords: [a]\nshares: {RED: 1}\n";
        assertThatThrownBy(() -> Yaml.read(whole + "color: RED\n", Flag.class))
                .hasMessageEndingWith("color: there is no field \"color\" here; "
                        + "there are: colour, shares, stripes, waving, wide, words");
        assertThatThrownBy(() -> Yaml.read("", Flag.class)).hasMessageEndingWith("nothing is written here");
        assertThatThrownBy(() -> Yaml.read("colour:\nstripes: 1\n", Flag.class))
                .hasMessageEndingWith("colour: nothing is written here");
    }
}
