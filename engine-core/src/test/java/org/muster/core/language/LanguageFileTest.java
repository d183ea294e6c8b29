package org.muster.core.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;

class LanguageFileTest {

    private static final String GERMAN = """
            language: Deutsch
            none: nichts
            and: "{list} und {last}"
            article: "ein {noun}"
            articles: {Macht: eine Macht}
            sentences:
              "{squad} moves {n territory|territories}.": "{n Gebiet|Gebiete} weit zieht {squad}."
              "{all} are lost.": "Verloren: {all}."
              "{side:A} attacks.": "Es greift {side:a} an."
            """;

    private static final Sentence MOVE = Sentence.of("{squad} moves {n territory|territories}.", "Vader", 2);

    @Test
    void whatItKnowsIsSaidInItAndAllElseInEnglish() {
        Language german = LanguageFile.read(GERMAN);
        assertThat(MOVE.in(german)).isEqualTo("2 Gebiete weit zieht Vader.");
        assertThat(Sentence.of("{all} are lost.", List.of("a", "b", "c")).in(german))
                .isEqualTo("Verloren: a, b und c.");
        assertThat(Sentence.of("{all} are lost.", List.of()).in(german)).isEqualTo("Verloren: nichts.");
        assertThat(Sentence.of("{side:A} attacks.", "Macht").in(german)).isEqualTo("Es greift eine Macht an.");
        assertThat(Sentence.of("{side:A} attacks.", "Reich").in(german)).isEqualTo("Es greift ein Reich an.");
        assertThat(Sentence.of("{n turn|turns} left.", 1).in(german)).isEqualTo("1 turn left.");
    }

    @Test
    void itIsSpokenWhereSomebodyReads() {
        String read = Language.speaking(LanguageFile.read(GERMAN), MOVE::toString);
        assertThat(read).isEqualTo("2 Gebiete weit zieht Vader.");
        assertThat(MOVE).hasToString("Vader moves 2 territories.");
        assertThat(Language.speaking(LanguageFile.read(GERMAN), MOVE::hashCode)).isEqualTo(MOVE.hashCode());
    }

    @Test
    void aLanguageMayHaveMoreForms() {
        Language polish = LanguageFile.read("""
                language: polski
                forms: ["1", "(.*[^1])?[2-4]"]
                sentences: {"{n turn|turns}": "{n tura|tury|tur}"}
                """);
        assertThat(List.of(1, 3, 5, 12, 22).stream()
                        .map(n -> Sentence.of("{n turn|turns}", n).in(polish)))
                .containsExactly("1 tura", "3 tury", "5 tur", "12 tur", "22 tury");
    }

    @Test
    void whatCantBeSaidIsRefusedWithEveryReason() {
        assertThatThrownBy(() -> LanguageFile.read("""
                        language: x
                        forms: ["1", "(", ")"]
                        and: "{list} und {c}"
                        article: "ein {name}"
                        sentences: {"{a} hits {b}": "{a} trifft {c}", "{a}": "{a:q}"}
                        """))
                .isInstanceOf(BadGame.class)
                .hasMessageContainingAll(
                        "line 2, column 14: forms: \"(\" is no regular expression",
                        "line 2, column 19: forms: \")\" is no regular expression",
                        "line 3, column 1: What is said for \"{list} {last}\" has a hole c; its holes are last and list.",
                        "line 4, column 1: What is said for \"{noun}\" has a hole name; its holes are noun.",
                        "line 5, column 13: What is said for \"{a} hits {b}\" has a hole c; its holes are a and b.",
                        "line 5, column 47: ",
                        "{a:q}");
        assertThatThrownBy(() -> LanguageFile.read("""
                        language: x
                        sentences:
                          "right": "richtig"
                          "{a} hits": "{c} trifft"
                        """))
                .isInstanceOf(BadGame.class)
                .hasMessage("line 4, column 3: What is said for \"{a} hits\" has a hole c; its holes are a.");
        assertThatThrownBy(() -> LanguageFile.read("language: x\nsentences:\n  \"red\": \"\\e[31mrot\"\n"))
                .isInstanceOf(BadJson.class)
                .hasMessage("line 3, column 10: U+001B can't stand in a text; write it without");
        assertThatThrownBy(() -> LanguageFile.read("language: x\nsentence: {}\n"))
                .isInstanceOf(BadJson.class)
                .hasMessageContainingAll("line 2", "no field \"sentence\"", "sentences");
        assertThatThrownBy(() -> LanguageFile.read("language: x\nsentences: {}\nword: 3\n"))
                .isInstanceOf(BadJson.class)
                .hasMessageContaining("line 3");
    }
}
