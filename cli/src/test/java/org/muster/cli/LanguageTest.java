package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.data.Yaml;
import org.muster.core.language.LanguageFile;

/** Languages that come with Muster: files that can be read, and what a reader gets. */
class LanguageTest {

    private static final Path LANGUAGES = Path.of("..", "docs", "languages");

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void opened() throws IOException {
        cli = new Cli(folder).write("deutsch.yaml", Files.readString(LANGUAGES.resolve("deutsch.yaml")));
    }

    private String german(String command) {
        Cli.Ran ran = cli.run("--language @deutsch.yaml " + command);
        return ran.out() + ran.err();
    }

    @Test
    void aGameInGerman() {
        assertThat(german("new feud @club --seats anna=Anna,bert=Bert --seed 5 --organizer"))
                .contains(
                        "Border Feud 1.2.0 liegt in ",
                        "Plätze: anna (Anna), bert (Bert), Spielleitung\n",
                        "Würfel: seeded\n",
                        "Gefragt: Anna, Bert: ",
                        "Weiter mit: muster pending ");
        assertThat(german("pending @club --as anna"))
                .contains(
                        "Entscheidung 1  ",
                        "  Die Antworten bleiben geheim, bis alle da sind.",
                        "Bis ",
                        "  Anna (blue) entscheidet:",
                        "  z. B.  muster choose ",
                        "  Ohne Antwort zur rechten Zeit: hold");
        assertThat(german("choose @club --as anna fly"))
                .contains("\"fly\" steht nicht zur Wahl; zur Wahl stehen hold, raid.");
        assertThat(german("choose @club --as anna hold --draft")).contains("Gefragt: Anna, Bert");
        assertThat(german("log @club --as anna")).contains("hold (noch nicht bestätigt)");
        assertThat(german("log @club")).contains("(nur Anna sieht das)");
        assertThat(german("deadline @club --all")).contains("Die Zeit ist um für 1 Entscheidung.");
        assertThat(german("log @club")).contains("Bert hat nicht rechtzeitig geantwortet: ");
        assertThat(german("show @club")).contains("Figuren", "Stadt: frei; Birkwood");
    }

    @Test
    void theProcessOfACheckSpeaksIt() {
        assertThat(german("ruleset check @none.jar"))
                .contains("Es gibt keine Datei ", ", und kein Regelwerk mit dieser Kennung.");
    }

    /** What is kept is the same in every language: readers of several share a game. */
    @Test
    void aGameHasNoLanguage() {
        german("new feud @club --seats anna=Anna,bert=Bert --seed 5");
        german("choose @club --as anna hold");
        german("choose @club --as bert {\"raid\":\"esk\"}");
        assertThat(cli.text("club.muster")).contains("Raid on ").doesNotContain("misslungen", "Überfall");
        assertThat(cli.run("log @club").isDone().out()).contains("Anna: Turn 1 > Orders > Give orders: hold");
        cli.run("verify @club").isDone();
    }

    @Test
    void everyTemplateOfTheGermanFileIsSaidSomewhere() throws IOException {
        Set<String> known = new TreeSet<>(sentences("english.yaml"));
        assertThat(known).hasSizeGreaterThan(1000).containsAll(sentences("deutsch.yaml"));
    }

    @Test
    void theEnglishFileIsALanguageThatSaysTheSame() throws IOException {
        LanguageFile english = LanguageFile.read(Files.readString(LANGUAGES.resolve("english.yaml")));
        sentences("english.yaml")
                .forEach(template -> assertThat(english.template(template)).isEqualTo(template));
    }

    private static Set<String> sentences(String file) throws IOException {
        Set<String> templates = new TreeSet<>();
        Yaml.read(Files.readString(LANGUAGES.resolve(file)))
                .path("sentences")
                .properties()
                .forEach(one -> templates.add(one.getKey()));
        return templates;
    }
}
