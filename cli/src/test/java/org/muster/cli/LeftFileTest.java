package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of a game that is being played is moved away, deleted, or may not be written any more: no choice is lost. */
class LeftFileTest {

    @TempDir
    Path folder;

    /** Something that happens to files. */
    private interface Deed {
        void happens() throws IOException;
    }

    private static InputStream typed(String lines) {
        return new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    }

    /** What is typed, with a deed in its midst: the second half is not asked for before the first was read. */
    private static InputStream typed(String before, Deed deed, String after) {
        return new SequenceInputStream(new Enumeration<>() {
            private int asked;

            @Override
            public boolean hasMoreElements() {
                return asked < 2;
            }

            @Override
            public InputStream nextElement() {
                asked++;
                if (asked > 2) {
                    throw new NoSuchElementException();
                }
                if (asked == 1) {
                    return typed(before);
                }
                try {
                    deed.happens();
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
                return typed(after);
            }
        });
    }

    @Test
    void whatIsPlayedBehindAMoveIsKeptAndSavedUnderAnotherName() throws IOException {
        Cli cli = new Cli(folder).opened();
        Path moved = cli.file("moved");
        Cli.Ran ran = cli.run(
                typed(
                        "auto\nauto\n\nauto\n",
                        () -> Files.move(cli.file("club.muster"), moved),
                        "\nauto\n\nauto\n\nauto\nundo\n\nsave " + cli.file("again") + "\nauto\n\nauto\nquit\n"),
                "play",
                "@club.muster");
        ran.isDone();
        assertThat(ran.out())
                .containsOnlyOnce("Not written: There is no file " + cli.file("club.muster"))
                .contains("The game goes on in memory: save NAME keeps it.", "Saved in " + cli.file("again.muster"))
                .doesNotContain("The game is kept nowhere");
        assertThat(cli.text("again.muster"))
                .startsWith(Files.readString(moved))
                .hasSizeGreaterThan((int) Files.size(moved) + 500);
        cli.run("verify @again.muster").isDone();
    }

    @Test
    void whoEndsIsAskedUnderWhichNameItIsKept() throws IOException {
        Cli cli = new Cli(folder).opened();
        Cli.Ran ran = cli.run(
                typed(
                        "auto\n",
                        () -> Files.delete(cli.file("club.muster")),
                        "\nauto\nquit\n" + cli.file("late") + "\n"),
                "play",
                "@club.muster");
        assertThat(ran.isDone().out()).contains("The game is kept nowhere. A name saves it");
        cli.run("verify @late.muster").isDone();
    }

    @Test
    void theKeyOfFairDiceGoesAlong() throws IOException {
        Cli cli = new Cli(folder);
        cli.run("new feud @club.muster --seats anna=Anna,bert=Bert --dice fair").isDone();
        cli.run(
                        typed(
                                "\nauto\n",
                                () -> Files.delete(cli.file("club.muster")),
                                "\nauto\n\nsave " + cli.file("again") + "\nquit\n"),
                        "play",
                        "@club.muster")
                .isDone();
        assertThat(cli.text("again.muster.key")).isEqualTo(cli.text("club.muster.key"));
        cli.run("auto\n\nauto\n\nauto\nquit\n", "play", "@again.muster").isDone();
        cli.run("verify @again.muster").isDone();
    }
}
