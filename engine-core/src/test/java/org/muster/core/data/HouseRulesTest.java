package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.spi.NotBuilt;
import org.muster.core.json.Json;

/** What a game sets differently from its ruleset's defaults. */
class HouseRulesTest {

    enum Edge {
        OPEN,
        CLOSED
    }

    record Screens(int none, int least) {}

    @NotBuilt(option = "edge", value = "TORUS", rules = "TST-02")
    @NotBuilt(option = "edge", value = "WALL", rules = "TST-02")
    @NotBuilt(option = "fog", value = "THICK", rules = "TST-03")
    record Rules(Screens screens, Edge edge, int most) {}

    private static final Rules DEFAULTS = new Rules(new Screens(4, 1), Edge.OPEN, 3);

    @Test
    void whatIsSetIsSetAndTheRestStays() {
        assertThat(HouseRules.read(DEFAULTS, Json.read("{\"screens\": {\"none\": 5, \"least\": 2}}"))
                        .value())
                .isEqualTo(new Rules(new Screens(5, 2), Edge.OPEN, 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"screens\": {\"none\": 1}} | screens can't be {\"none\":1}; it has all of these fields: none, least.",
                "{\"edge\": \"SHUT\"} | edge can't be \"SHUT\"; it is one of OPEN, CLOSED.",
                "{\"edge\": \"WALL\"} | edge can't be \"WALL\"; the rule book names that, but it is not built; it is one of OPEN, CLOSED.",
                "{\"fog\": \"THICK\"} | The rule book names fog = THICK, but that is not built: the game plays by the book's default, and fog can't be set.",
                "{\"most\": \"many\"} | most can't be \"many\"; it is a whole number.",
                "{\"lest\": 1} | There is no rule option lest; there are: screens, edge, most."
            })
    void aWrongValueHearsWhatWouldBeRight(String given, String said) {
        assertThat(HouseRules.read(DEFAULTS, Json.read(given)).violations())
                .singleElement()
                .satisfies(one -> assertThat(one.sentence().toString()).isEqualTo(said));
    }

    record Words(boolean fog, boolean rain) {}

    @Test
    void theYesAndNoOfRuleBooksAreTrueAndFalse() {
        assertThat(HouseRules.read(new Words(false, true), Json.read("{\"fog\": \"YES\", \"rain\": \"NO\"}"))
                        .value())
                .isEqualTo(new Words(true, false));
        assertThat(HouseRules.read(new Words(false, true), Json.read("{\"fog\": \"PERHAPS\"}"))
                        .violations())
                .singleElement()
                .hasToString("fog can't be \"PERHAPS\"; it is true or false.");
    }

    @Test
    void whatIsWrongIsLeftAsItIsByDefault() {
        assertThat(HouseRules.read(DEFAULTS, Json.read("{\"edge\": \"SHUT\", \"lest\": 1, \"most\": 5}"))
                        .rest())
                .contains(new Rules(new Screens(4, 1), Edge.OPEN, 5));
    }
}
