package org.muster.cli.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.spi.Ruleset;
import org.muster.cli.Cli;

/** Whatever the guides for authors list is compiled and run as it stands there. */
class GuideListingsTest {

    private static final Pattern ANSWER = Pattern.compile("(?m)^\\| `(\\{\".*})` \\| (.*) \\|$");

    @TempDir
    private Path folder;

    private Cli.Ran cli(String... words) {
        return new Cli(folder).run("", words);
    }

    private static boolean isRuleset(String text) {
        return text.contains("implements Ruleset<");
    }

    private void write(Map<String, String> files) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }

    @Test
    void everyRulesetInTheGuidePlays() throws IOException {
        Listings guide = Listings.of("modders.md");
        assertThat(guide.unnamed()).isEmpty();
        write(guide.files());
        int played = 0;
        for (Map.Entry<String, String> file : guide.files().entrySet()) {
            if (file.getKey().endsWith(".java")) {
                assertThat(isRuleset(file.getValue())).as(file.getKey()).isTrue();
                Cli.Ran ran = cli("simulate", folder.resolve(file.getKey()).toString(), "-n", "20", "--seed", "1");
                assertThat(ran.code()).as(ran.err()).isZero();
                assertThat(ran.out()).contains("20 games of ");
                played++;
            }
        }
        assertThat(played).isEqualTo(6);
    }

    @Test
    void everyMethodOfARulesetIsInTheTable() throws IOException {
        String guide = Files.readString(Path.of("..", "docs", "modders.md"));
        String table = guide.substring(guide.indexOf("## What a ruleset says"), guide.indexOf("## Steps"));
        for (Method method : Ruleset.class.getDeclaredMethods()) {
            if (!method.isSynthetic() && Modifier.isPublic(method.getModifiers())) {
                assertThat(table).contains('`' + method.getName() + '(');
            }
        }
    }

    /** The table under the grammar tells answers and what comes of each. */
    @Test
    void everyAnswerInTheGuideIsTakenOrRefusedAsItSays() throws IOException {
        write(Listings.of("modders.md").files());
        String game = folder.resolve("g.muster").toString();
        cli("new", folder.resolve("Caravans.java").toString(), game, "--seats", "anna=Anna,bert=Bert", "--seed", "1");
        Matcher answer = ANSWER.matcher(Files.readString(Path.of("..", "docs", "modders.md")));
        List<Integer> codes = new ArrayList<>();
        while (answer.find()) {
            Cli.Ran ran =
                    cli("choose", game, "--as", "anna", answer.group(1), "--draft", "--plugins", folder.toString());
            codes.add(ran.code());
            String told = answer.group(2);
            if (told.startsWith("refused: ")) {
                assertThat(ran.err()).as(answer.group(1)).contains(told.substring("refused: ".length()));
            } else {
                assertThat(ran.code()).as(answer.group(1) + ran.err()).isZero();
            }
        }
        assertThat(codes).containsExactly(0, 0, 0, 0, 2, 2, 2, 2);
    }

    @Test
    void theSquadInTheGuideIsJudgedAsItSays() throws IOException {
        write(Listings.of("modders.md").files());
        Cli.Ran ran = cli(
                "army",
                "check",
                folder.resolve("squad.yaml").toString(),
                "--ruleset",
                "squads",
                "--plugins",
                folder.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(Files.readString(Path.of("..", "docs", "modders.md"))).contains("```\n" + ran.out() + "```\n");
    }

    /** The tests in the guide test the ruleset in the other guide, as in a project of its own. */
    @Test
    void everyTestInTheGuideHolds() throws Exception {
        Listings guide = Listings.of("testing-a-ruleset.md");
        assertThat(guide.unnamed()).isEmpty();
        Path project = folder.resolve("project");
        for (String place :
                List.of("main/java", "main/resources", "main/rulebook", "test/java", "test/resources/situations")) {
            Files.createDirectories(project.resolve("src").resolve(place));
        }
        Files.writeString(
                project.resolve("src/main/java/Nim.java"),
                Listings.of("modders.md").files().get("Nim.java"));
        List<String> tests = new ArrayList<>();
        for (Map.Entry<String, String> file : guide.files().entrySet()) {
            String place = file.getKey().endsWith(".java") ? "src/test/java" : "src/test/resources/situations";
            Files.writeString(project.resolve(place).resolve(file.getKey()), file.getValue());
            if (file.getKey().endsWith(".java")) {
                tests.add("nim." + file.getKey().replace(".java", ""));
            }
        }
        assertThat(tests).hasSize(3);
        int held = new AuthorsProject(project).built().tested(tests.toArray(String[]::new));
        assertThat(held).isGreaterThan(30);
    }
}
