package org.muster.api.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.seat.Player;

/** Sentences as people read them. */
class SentenceTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    @Test
    void valuesGoByTheOrderOfTheHolesANameThatAppearsTwiceHasOne() {
        Sentence told = Sentence.of("{who} moves {n}; {n} is the most for {who} and {other}.", "Ash", 3, "Birk");
        assertThat(told).hasToString("Ash moves 3; 3 is the most for Ash and Birk.");
        assertThat(told.values())
                .containsExactly(Map.entry("who", "Ash"), Map.entry("n", 3), Map.entry("other", "Birk"));
    }

    @Test
    void listsAreWrittenInWords() {
        assertThat(Sentence.list(List.of())).isEqualTo("none");
        assertThat(Sentence.list(List.of(7))).isEqualTo("7");
        assertThat(Sentence.list(List.of("birk", "dell"))).isEqualTo("birk and dell");
        assertThat(Sentence.list(List.of("Boba Fett, Young Mercenary", "Lobot", "Nexu")))
                .isEqualTo("Boba Fett, Young Mercenary; Lobot; and Nexu");
        assertThat(Sentence.of("There are {some}.", List.of("ash", "birk", "carn")))
                .hasToString("There are ash, birk and carn.");
    }

    @Test
    void anyOneOfSeveral() {
        assertThat(Sentence.either(List.of())).isEqualTo(Sentence.NOTHING);
        assertThat(Sentence.either(List.of("Ash"))).hasToString("Ash");
        assertThat(Sentence.either(List.of("Ash", "Birk", 7))).hasToString("Ash or Birk or 7");
    }

    @Test
    void neighboursThatPartOnlyByANumberShareTheirName() {
        assertThat(Sentence.list(
                        List.of("Trooper #1", "Trooper #2", "Trooper #3", "Trooper #7", "Trooper #8", "Exar Kun")))
                .isEqualTo("Trooper #1-#3, #7, #8 and Exar Kun");
        assertThat(Sentence.list(List.of("Trooper #1", "Droid #2", "Trooper #2", "Trooper #2", "b1#3", "b1#4")))
                .isEqualTo("Trooper #1, Droid #2, Trooper #2, #2, b1#3 and b1#4");
        assertThat(Sentence.list(List.of("Trooper #2", "Trooper #4", "R2-D2", "Yoda, Jedi")))
                .isEqualTo("Trooper #2 and #4; R2-D2; and Yoda, Jedi");
        assertThat(Sentence.list(
                        List.of("Yoda, Jedi", "Droid #1", "Trooper #1", "Trooper #2", "Trooper #3", "Trooper #7")))
                .isEqualTo("Yoda, Jedi; Droid #1; and Trooper #1-#3 and #7");
        assertThat(Sentence.list(List.of("Sith, Old #2", "Sith, Old #4", "Droid #1", "Droid #3")))
                .isEqualTo("Sith, Old #2; Sith, Old #4; and Droid #1 and #3");
        assertThat(Sentence.of("{who} {who:is|are} here.", List.of("Trooper #1", "Trooper #2", "Trooper #3")))
                .hasToString("Trooper #1-#3 are here.");
    }

    @ParameterizedTest
    @CsvSource({
        "0,0 squads attack",
        "1,1 squad attacks",
        "-1,-1 squad attacks",
        "2,2 squads attack",
        "11,11 squads attack"
    })
    void theFormFitsTheNumber(int n, String said) {
        assertThat(Sentence.of("{n squad|squads} {n:attacks|attack}", n)).hasToString(said);
    }

    @Test
    void aCollectionCountsAsItsSizeAnythingElseAsOne() {
        String template = "{winners} {winners:controls|control} it";
        assertThat(Sentence.of(template, List.of("Rebel", "Sith"))).hasToString("Rebel and Sith control it");
        assertThat(Sentence.of(template, List.of("Sith"))).hasToString("Sith controls it");
        assertThat(Sentence.of(template, "Sith")).hasToString("Sith controls it");
        assertThat(Sentence.of("{lost squad|squads}", List.of("a", "b"))).hasToString("2 squads");
        assertThat(Sentence.of("{n point|points}", Sentence.lazily(() -> 1))).hasToString("1 point");
        assertThat(Sentence.of("{n inch|inches}", 1.5)).hasToString("1.5 inches");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "an Imperial",
                "a Sith",
                "an X-wing",
                "a Y-wing",
                "an AT-ST",
                "a TIE fighter",
                "an E-Web",
                "a U-wing",
                "an 8",
                "an 11",
                "a 1100",
                "an 18",
                "a 7",
                "a unit",
                "an unpinned unit",
                "a one",
                "an only child",
                "a Uniform",
                "an hour",
                "a European",
                "a user",
                "an Aeldari"
            })
    void theArticleGoesByTheSound(String said) {
        String noun = said.substring(said.indexOf(' ') + 1);

        assertThat(Sentence.of("{side:a}", noun)).hasToString(said);
        assertThat(Sentence.of("{side:A} moves.", noun)).hasToString("A" + said.substring(1) + " moves.");
    }

    @Test
    void valuesAreReplacedAlsoInListsAndInSentencesInside() {
        Sentence told = Sentence.of(
                "{who} beats {others} by {n}: {why}, {late}.",
                ANNA,
                List.of(BERT, new Player("carl")),
                3,
                Sentence.of("{who} fled", BERT),
                Sentence.lazily(() -> BERT));
        UnaryOperator<Object> shout =
                value -> value instanceof Player seat ? seat.id().toUpperCase(Locale.ROOT) : value;
        assertThat(told.with(shout)).hasToString("ANNA beats BERT and CARL by 3: BERT fled, BERT.");
        assertThat(told.with(shout).template()).isEqualTo(told.template());
        assertThat(told).hasToString("anna beats bert and carl by 3: bert fled, bert.");
    }

    @Test
    void holesAndValuesAreAsMany() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sentence.of("{a} and {b}", 1))
                .withMessageContaining("\"{a} and {b}\"")
                .withMessageContaining("[a, b]");
        assertThatIllegalArgumentException().isThrownBy(() -> Sentence.of("{a}"));
        assertThatIllegalArgumentException().isThrownBy(() -> Sentence.of("no hole", 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Sentence.of("{a} and {a}", 1, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{}", "{how many}", "{n:}", "{n:b}", "{n one two}", "{a{b}}"})
    void aHoleThatCantBeReadIsRefused(String template) {
        assertThatIllegalArgumentException().isThrownBy(() -> Sentence.of(template, 1));
    }

    @Test
    void whatPeopleWroteIsNoTemplate() {
        assertThat(Sentence.verbatim("{n} or }{")).hasToString("{n} or }{");
        assertThat(Sentence.of("Said: {text}", "{n}")).hasToString("Said: {n}");
    }

    /** Polish: three forms, another order, no articles; and names stay what they are. */
    private static final class Polish implements Language {
        private static final Map<String, String> TEMPLATES = Map.of(
                "{who} loses {n squad|squads}: {why}.", "{n oddział|oddziały|oddziałów} traci {who}: {why}.",
                "no {what}", "brak {what}",
                "Pass", "Pas");

        @Override
        public String template(String english) {
            return TEMPLATES.getOrDefault(english, english);
        }

        @Override
        public int form(String number, int forms) {
            int n = Integer.parseInt(number);
            int few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
            return n == 1 ? 0 : few;
        }

        @Override
        public String indefinite(String noun) {
            return noun;
        }

        @Override
        public String list(List<String> words) {
            return String.join(" i ", words);
        }

        @Override
        public String word(Object value) {
            return String.valueOf(value);
        }
    }

    @Test
    void anotherLanguageHasItsOwnOrderAndForms() {
        Language polish = new Polish();
        Sentence why = Sentence.of("no {what}", List.of("food", "fuel"));
        for (Map.Entry<Integer, String> forms : Map.of(
                        1, "1 oddział", 3, "3 oddziały", 5, "5 oddziałów", 22, "22 oddziały")
                .entrySet()) {
            assertThat(Sentence.of("{who} loses {n squad|squads}: {why}.", "Ash", forms.getKey(), why)
                            .in(polish))
                    .isEqualTo(forms.getValue() + " traci Ash: brak food i fuel.");
        }
        assertThat(Sentence.of("Pass").in(polish)).isEqualTo("Pas");
        assertThat(Sentence.of("Hold").in(polish)).isEqualTo("Hold");
        assertThat(Sentence.verbatim("Pass").in(polish)).isEqualTo("Pass");
    }

    @Test
    void whatEndsInDotsIsCompleted() {
        assertThat(Sentence.of("{fate:...} {who}", Sentence.of("was killed by ..."), "Vader"))
                .hasToString("was killed by Vader");
        assertThat(Sentence.of("{fate:...} {who}", "fled from", "Vader")).hasToString("fled from Vader");
    }

    @Test
    void namesWithCommasAreToldApartByMoreThanCommas() {
        String bold = "Bert, the Bold";
        assertThat(Sentence.joined(", ", List.of("Anna", bold, "Cy"))).hasToString("Anna; Bert, the Bold; Cy");
        assertThat(Sentence.joined(", ", List.of("Anna", Sentence.verbatim(bold))))
                .hasToString("Anna; Bert, the Bold");
        assertThat(Sentence.joined(", ", List.of(Sentence.either(List.of(bold)), "Anna")))
                .hasToString("Bert, the Bold; Anna");
        assertThat(Sentence.joined(", ", List.of("Anna", "Cy"))).hasToString("Anna, Cy");
        assertThat(Sentence.joined(", ", List.of(Sentence.of("{n hits|hits}, {m wounds|wounds}", 2, 1), "Cy")))
                .as("a clause with commas is no name")
                .hasToString("2 hits, 1 wounds, Cy");
        assertThat(Sentence.joined(" > ", List.of(bold, "Cy"))).hasToString("Bert, the Bold > Cy");
    }
}
