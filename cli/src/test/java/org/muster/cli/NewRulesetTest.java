package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code muster ruleset new} writes; that it builds and plays is tried with the distribution. */
class NewRulesetTest {

    private static final Path PROJECT = Path.of("..", "ruleset-archetype", "project");

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void inAFolder() {
        cli = new Cli(folder);
    }

    /** One game only, compiled and tested as it stands: with its own names put in, the archetype is that game again. */
    @Test
    void withItsOwnNamesItIsTheGameThatOurBuildTests() throws IOException {
        cli.run("ruleset new bands-and-hills @made").isDone();
        Map<String, String> ours = texts(PROJECT);
        Map<String, String> made = texts(folder.resolve("made"));
        assertThat(made.keySet()).isEqualTo(ours.keySet());
        ours.forEach((path, text) -> {
            if (path.equals("pom.xml")) {
                assertThat(made.get(path).replaceAll("<(version|url)>.*</", "<$1></"))
                        .isEqualTo(text.replaceAll("<(version|url)>.*</", "<$1></"));
            } else {
                assertThat(made.get(path)).as(path).isEqualTo(text);
            }
        });
        assertThat(made.get("pom.xml")).doesNotContain("@", "${").contains("<artifactId>muster-bom</artifactId>");
    }

    private static Map<String, String> texts(Path root) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = root.relativize(file).toString();
                if (!path.startsWith("target/")) {
                    texts.put(path, Files.readString(file));
                }
            }
        }
        return texts;
    }

    @Test
    void allIsCalledByItsName() throws IOException {
        Cli.Ran ran = cli.run("", "ruleset", "new", "hidden-hunt", "@hunt", "--title", "The \"Hidden\" Hunt & Co")
                .isDone();
        assertThat(ran.out()).contains("mvn verify", "muster play hidden-hunt --plugins target");
        Map<String, String> made = texts(folder.resolve("hunt"));
        assertThat(made)
                .containsKeys(
                        "src/main/java/hiddenhunt/HiddenHuntRuleset.java",
                        "src/main/resources/hiddenhunt/data/ground.yaml",
                        "src/main/rulebook/hidden-hunt.md",
                        "src/test/java/hiddenhunt/ContractTest.java");
        assertThat(made.get("src/main/java/hiddenhunt/HiddenHuntRuleset.java"))
                .contains("package hiddenhunt;", "\"hidden-hunt\", \"The \\\"Hidden\\\" Hunt & Co\"");
        assertThat(made.get("pom.xml")).contains("<groupId>hiddenhunt<", "<name>The \"Hidden\" Hunt &amp; Co<");
        assertThat(made.values()).allSatisfy(text -> assertThat(text).doesNotContain("${", "__", "ands-and-hills"));
    }

    /** A name that Java keeps for itself, or that begins with a digit, makes names that Java takes. */
    @Test
    void namesThatJavaDoesNotTakeAreMended() {
        cli.run("ruleset new int @int").isDone();
        assertThat(cli.text("int/src/main/java/int_/IntRuleset.java")).contains("package int_;");
        cli.run("ruleset new 4x-war @war").isDone();
        assertThat(cli.text("war/src/main/java/_4xwar/_4xWarRuleset.java")).contains("class _4xWarRuleset ");
    }

    @Test
    void whatCanBeNoIdIsToldWithWhatCan() {
        cli.run("", "ruleset", "new", "Hidden Hunt!", "@x")
                .isRefused("\"Hidden Hunt!\" can't be", "such as hidden-hunt.");
        cli.run("ruleset new hunt- @x").isRefused("such as hunt.");
        cli.run("ruleset new h @x").isRefused("2 to 40 small letters", "such as hidden-hunt.");
        cli.run("ruleset new hunt_2 @x").isRefused("such as hunt-2.");
        cli.run("ruleset new feud @x").isRefused("There is a ruleset feud already");
        cli.run("", "ruleset", "new", "hunt", "@x", "--title", "a\nb").isRefused("can't be the name");
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void whatIsThereIsNeverWrittenOver() throws IOException {
        Files.createDirectories(folder.resolve("full"));
        cli.write("full/notes.txt", "mine").write("file", "mine");
        cli.run("ruleset new hunt @full").isRefused("is there already, and not empty; nothing was written");
        cli.run("ruleset new hunt @file").isRefused("is no folder");
        assertThat(texts(folder)).containsOnlyKeys("full/notes.txt", "file").containsValue("mine");
        Files.createDirectories(folder.resolve("empty"));
        cli.run("ruleset new hunt @empty").isDone();
        cli.run("ruleset new hunt @some/where/deep --json").isDone();
        assertThat(cli.run("ruleset new hunt @once --json")
                        .isDone()
                        .json()
                        .path("files")
                        .size())
                .isEqualTo(texts(folder.resolve("once")).size());
    }
}
