package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever is killed while a game is opened has opened it wholly or not at all, and may try again. */
class KilledNewTest {

    private static final String NEW = "new feud @club.muster --seats anna,bert --dice fair";

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void folder() {
        cli = new Cli(folder);
    }

    private void playsOn() {
        cli.run("join @club.muster --as anna").isDone();
        cli.run("join @club.muster --as bert").isDone();
        cli.run("choose @club.muster --as anna hold").isDone();
        cli.run("choose @club.muster --as bert hold").isDone();
        cli.run("verify @club.muster").isDone();
    }

    private String hidden() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith(".club.muster."))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** The key lies under the name it has until the game is there. */
    private void unsettleKey() throws IOException {
        String id =
                cli.text("club.muster").lines().findFirst().orElseThrow().replaceAll(".*\"game\":\"([^\"]+)\".*", "$1");
        Files.move(folder.resolve("club.muster.key"), folder.resolve(".club.muster." + id + ".key"));
    }

    @Test
    void afterTheKeyAndBeforeTheGame() throws IOException {
        cli.run(NEW).isDone();
        unsettleKey();
        Files.delete(folder.resolve("club.muster"));
        String key = hidden();
        cli.run(NEW).isDone();
        playsOn();
        assertThat(folder.resolve(key)).exists();
    }

    @Test
    void afterTheGameAndBeforeItsKeyHasItsName() throws IOException {
        cli.run(NEW).isDone();
        unsettleKey();
        cli.run(NEW).isRefused("club.muster is there already");
        playsOn();
        assertThat(folder.resolve("club.muster.key")).exists();
    }

    /** Also the key of a game that somebody has moved away: it can't be made again. */
    @Test
    void aKeyWithoutItsGameIsNoHindranceAndIsKept() throws IOException {
        cli.run(NEW).isDone();
        String before = cli.text("club.muster.key");
        Files.delete(folder.resolve("club.muster"));
        cli.run(NEW).isDone();
        playsOn();
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> kept = files.filter(file -> file.toString().contains(".key.before-"))
                    .toList();
            assertThat(kept).hasSize(1);
            assertThat(Files.readString(kept.get(0))).isEqualTo(before);
        }
    }

    @Test
    void aGameThatIsThereKeepsItsKey() {
        cli.run(NEW).isDone();
        String key = cli.text("club.muster.key");
        cli.run(NEW).isRefused("club.muster is there already");
        assertThat(cli.text("club.muster.key")).isEqualTo(key);
        playsOn();
    }

    @Tag("long")
    @Test
    void atAnyMoment() throws Exception {
        for (int i = 0; i < 14; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-Dguice_custom_class_loading=CHILD",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "org.muster.cli.Main",
                            "new",
                            "feud",
                            cli.file("club.muster").toString(),
                            "--seats",
                            "anna,bert",
                            "--dice",
                            "fair")
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("out").toFile())
                    .start();
            killWhenSomethingIsWritten(process, i);
            if (!Files.exists(folder.resolve("club.muster"))) {
                cli.run(NEW).isDone();
            }
            playsOn();
            Files.delete(folder.resolve("club.muster"));
        }
    }

    /** At a moment of its own for each: some just as the first file appears, some a little later. */
    private void killWhenSomethingIsWritten(Process process, int delay) throws Exception {
        long files = count();
        while (process.isAlive() && count() == files) {
            Thread.onSpinWait();
        }
        process.waitFor(delay / 2, TimeUnit.MILLISECONDS);
        process.destroyForcibly().waitFor();
    }

    private long count() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }
}
