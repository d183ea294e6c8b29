package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;

/** An answer of another kind is refused in the words of a table, with an answer as it should look. */
class WantedTest {

    record Gift(String to, int points) {}

    private static final Options<String> NAMES = Options.oneOf(List.of("cleo", "dora"));

    private static final Options<Gift> GIFT = Options.form(
            Options.field("to", NAMES, Gift::to),
            Options.field("points", Options.number(5, 20), Gift::points),
            Gift::new);

    private static String refused(Options<?> options, Answer answer) {
        return options.read(answer).violations().toString();
    }

    @Test
    void ofAFormEachFieldIsNamed() {
        assertThat(refused(GIFT, Answer.word("cleo")))
                .isEqualTo("[to and points are wanted here, such as {\"to\": \"cleo\", \"points\": 5}, not text.]");
        assertThat(refused(GIFT, new Answer.Fields(Map.of("points", new Answer.Whole(7), "from", Answer.word("x")))))
                .isEqualTo("[\"to\" is missing; for example \"to\": \"cleo\", \"from\" is nothing that is asked here;"
                        + " to and points are.]");
    }

    @Test
    void ofKindsOneIsShownAsItIsWritten() {
        Options<Object> kinds = Options.either(
                any -> "give",
                Options.when(Option.of("give", "give"), () -> GIFT),
                Options.just(Option.of("keep", "keep"), "kept"));
        assertThat(refused(kinds, new Answer.Items(List.of())))
                .isEqualTo("[One of these is wanted here: give and keep; for example"
                        + " {\"give\": {\"to\": \"cleo\", \"points\": 5}}]");
    }

    @Test
    void ofManyOneIsShown() {
        List<Option> banners = List.of(Option.of("birk", "Birk"), Option.of("dell", "Dell"));
        assertThat(refused(Options.each(banners, any -> NAMES), Answer.word("hold")))
                .isEqualTo(
                        "[An answer for each of birk and dell is wanted here, such as {\"birk\": \"cleo\"}, not text.]");
        assertThat(refused(Options.split(9, banners), new Answer.Whole(3)))
                .isEqualTo("[Who gets how many is wanted here, such as {\"birk\": 9}, not a number.]");
        assertThat(refused(Options.several(1, 3, GIFT), Answer.word("x")))
                .isEqualTo(
                        "[A list of answers is wanted here, such as [{\"to\": \"cleo\", \"points\": 5}], not text.]");
    }

    @Test
    void whatIsToBeNamedIsNeitherListedNorFilledIn() {
        assertThat(refused(NAMES, new Answer.Items(List.of(Answer.word("cleo")))))
                .isEqualTo("[One name is wanted here, such as \"cleo\", not a list.]");
        assertThat(refused(NAMES, new Answer.Fields(Map.of("cleo", new Answer.Whole(1)))))
                .isEqualTo("[One name is wanted here, such as \"cleo\", not names with values.]");
        assertThat(refused(Options.text(1, 9), new Answer.Whole(1)))
                .isEqualTo("[Text of 1 to 9 characters on one line is wanted here, not a number.]");
    }

    @Test
    void aKindSaysWhatGoesWithItAndWhatDoesNot() {
        Options<Object> kinds = Options.either(
                any -> "give",
                Options.when(Option.of("give", "give"), () -> GIFT),
                Options.when(Option.of("name", "name"), () -> NAMES),
                Options.when(
                        Option.of("fell", "a name that is closed"),
                        () -> Options.oneOf(
                                List.of("fell"),
                                name -> Option.of(name, "Fell"),
                                name -> List.of(Violation.of("TAKEN", "Fell is taken.")))),
                Options.just(Option.of("keep", "keep"), "kept"));
        assertThat(refused(kinds, Answer.word("fell")))
                .as("nothing more would help")
                .isEqualTo("[fell: Fell is taken.]");
        assertThat(refused(kinds, Answer.word("name")))
                .isEqualTo("[\"name\" alone does not say all; for example {\"name\": \"cleo\"}]");
        assertThat(refused(kinds, Answer.word("give"))).contains("\"give\" alone does not say all; for example {");
        assertThat(refused(kinds, new Answer.Fields(Map.of("keep", new Answer.Whole(1)))))
                .isEqualTo("[\"keep\" alone is the whole answer; nothing goes with it.]");
        assertThat(kinds.read(new Answer.Fields(Map.of("keep", Answer.word("keep"))))
                        .isOk())
                .isTrue();
        assertThat(refused(kinds, new Answer.Items(List.of(Answer.word("keep")))))
                .contains("One of these is wanted here, not a list: give, name and keep; for example");
        Map<String, Answer> two = new LinkedHashMap<>();
        two.put("to", Answer.word("cleo"));
        two.put("points", new Answer.Whole(7));
        assertThat(refused(kinds, new Answer.Fields(two)))
                .contains("One of these is wanted here, not to and points at once: give, name and keep;");
    }
}
