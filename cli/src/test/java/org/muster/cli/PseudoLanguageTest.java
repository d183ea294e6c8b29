package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.text.Language;
import org.muster.testkit.words.PseudoLanguage;

/** A second language is a file: whatever a command prints has passed through the language, but for words of data. */
class PseudoLanguageTest {

    /** A line of a map drawn with letters. */
    private static final Pattern MAP = Pattern.compile("[┌┐└┘├┤│]");

    @TempDir
    Path folder;

    /** English words, each with where it was found first. */
    private Map<String, String> english(Tour tour) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Tour.Said said : tour.said()) {
            for (String line :
                    said.text().lines().filter(one -> !MAP.matcher(one).find()).toList()) {
                tour.data()
                        .english(line)
                        .forEach(word -> found.putIfAbsent(word, said.command() + ": " + line.strip()));
            }
        }
        if (Boolean.getBoolean("muster.words")) {
            found.forEach((word, where) -> System.out.println("words  " + word + "  " + where));
        }
        return found;
    }

    private Tour walked(String ruleset) {
        Tour tour = Language.speaking(PseudoLanguage.PSEUDO, () -> new Tour(ruleset, folder).walk());
        assertThat(tour.walked()).containsAll(Commands.names());
        return tour;
    }

    @Test
    void everyWordOfTheEngineAndTheCommandLineCanBeTranslated() {
        assertThat(english(walked("feud"))).isEmpty();
    }

    @Test
    void whatDidNotPassThroughIsFound() {
        Tour tour = new Tour("feud", folder);
        tour.look();
        assertThat(english(tour)).containsKeys("Usage", "Unknown", "twice");
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void everyWordOfTheSystemsCanBeTranslated(String ruleset) {
        assertThat(english(walked(ruleset))).isEmpty();
    }
}
