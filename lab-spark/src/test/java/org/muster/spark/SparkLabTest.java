package org.muster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Header;
import org.muster.core.lab.Job;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** What Spark plays is what this machine plays, to the byte. */
class SparkLabTest {

    @TempDir
    Path folder;

    /** What one command did. */
    private record Ran(int code, String out, String err) {}

    /** Runs words split at blanks, by a lab or, where there is none, here. */
    private static Ran run(SparkLab lab, String words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = console(out, err);
        if (lab != null) {
            console.lab(lab);
        }
        int code = org.muster.cli.Main.run(words.split(" "), console);
        return new Ran(
                code,
                out.toString(StandardCharsets.UTF_8),
                err.toString(StandardCharsets.UTF_8).replaceAll("Took .*\n", ""));
    }

    private static Console console(ByteArrayOutputStream out, ByteArrayOutputStream err) {
        return new Console(
                InputStream.nullInputStream(),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Screen.NONE);
    }

    private static JavaSparkContext spark(String master) {
        return new JavaSparkContext(new SparkConf()
                .setMaster(master)
                .setAppName("test")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1")
                // in place of --jars
                .set("spark.executor.extraClassPath", System.getProperty("java.class.path")));
    }

    private static void isTheSame(SparkLab lab, String words) {
        Ran here = run(null, words);
        assertThat(here.code()).as(here.err()).isZero();
        assertThat(run(lab, words)).as(words).isEqualTo(here);
    }

    @Test
    void threeThreadsOfSparkComeToWhatThisMachineComesTo() throws IOException {
        try (JavaSparkContext spark = spark("local[3]")) {
            SparkLab lab = new SparkLab(spark);
            assertThat(lab.atOnce()).isEqualTo(3);
            isTheSame(lab, "simulate space-battles -n 20 --seed 7 --json");
            isTheSame(lab, "sweep swm-campaign -n 2 --seed 2 --seats a,b --vary capitalsToWin=2,3 --json");
            isTheSame(lab, "simulate space-battles -n 1 --seed 3 --skill 2");
            whatWasLookedAtCloselyIsTheSame(lab);
            gamesThatFailAreToldAndTheOthersPlayed(lab);
            whatCantBePlayedIsRefusedInASentence(lab);
        }
    }

    private void whatWasLookedAtCloselyIsTheSame(SparkLab lab) throws IOException {
        String words = "simulate 40k-crusade -n 2 --watch 1 --seed 3 --report " + folder + "/";
        assertThat(run(null, words + "here.html").code()).isZero();
        assertThat(run(lab, words + "there.html").code()).isZero();
        for (String ending : List.of(".html", ".json", ".csv")) {
            assertThat(folder.resolve("there" + ending)).hasSameTextualContentAs(folder.resolve("here" + ending));
        }
    }

    private void gamesThatFailAreToldAndTheOthersPlayed(SparkLab lab) throws IOException {
        Files.writeString(folder.resolve("club.yaml"), "name: The club\n");
        String words = " coin -n 200 --seed 1 ";
        Ran swept = run(lab, "sweep" + words + folder.resolve("club.yaml"));
        assertThat(swept).isEqualTo(run(null, "sweep" + words + folder.resolve("club.yaml")));
        assertThat(swept.code()).isEqualTo(4);
        assertThat(swept.out()).contains("club    Player 1");
        assertThat(swept.err())
                .containsPattern(
                        "muster: club: the game of seed \\d+ failed: coin 1.0.0 failed in .*: the coin fell behind")
                .containsPattern("muster: \\d+ more games? failed")
                .doesNotContain("\tat ", "park");
        Ran simulated = run(lab, "simulate" + words + "--until 1%");
        assertThat(simulated.code()).isEqualTo(4);
        assertThat(simulated.out()).contains("All ", " games are played; the widest interval reaches");
        assertThat(simulated.err()).containsPattern("muster: The game of seed \\d+ failed: coin 1.0.0 failed in ");
    }

    private void whatCantBePlayedIsRefusedInASentence(SparkLab lab) {
        assertThat(run(lab, "simulate coin --keep " + folder.resolve("kept")).err())
                .contains("for games that one machine plays");
        LoadedRuleset coin = Rulesets.find(folder).find("coin").orElseThrow();
        Header header = Opening.of(coin).header(GameConfig.EMPTY, "there");
        Header other = header.playedBy("1.0.0", "another hash", header.hashes());
        assertThatThrownBy(() -> lab.each(List.of(new Job(other, 0, 1, 1, 0))))
                .isInstanceOf(BadGame.class)
                .hasMessageStartingWith("coin 1.0.0 is not the same where the games are played");
    }

    /** Two executors, which are processes of their own. */
    @Tag("long")
    @Test
    void twoProcessesComeToWhatThisMachineComesTo() throws IOException {
        Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars")); // looked for, and empty
        try (JavaSparkContext spark = spark("local-cluster[2,1,1024]")) {
            SparkLab lab = new SparkLab(spark);
            isTheSame(lab, "simulate space-battles -n 12 --seed 7 --json");
            isTheSame(lab, "sweep swm-campaign -n 2 --seed 2 --seats a,b --vary capitalsToWin=2,3 --json");
        }
    }

    @Test
    void whatNeedsNoClusterIsNotForIt() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(new String[] {"play"}, new SparkConf(), console(new ByteArrayOutputStream(), err));
        assertThat(code).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("Spark plays simulate and sweep");
    }
}
