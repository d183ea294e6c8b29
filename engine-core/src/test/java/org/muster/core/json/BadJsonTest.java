package org.muster.core.json;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.core.data.Yaml;

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
            waving  | perhaps     | waving: "perhaps" is neither true nor false
            words   | a           | words: text can't stand here
            words   | 7           | words: a number can't stand here
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
