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
import java.util.List;
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

    /** Another game's record took the answer; of a spoilt one the evening ended. */
    @Test
    void aFileThatIsNotThisGamesRecordAnyMoreIsLeftAsItIs() throws IOException {
        for (String other : List.of("", "garbage\n", "another", "older")) {
            Path dir = Files.createDirectory(folder.resolve("of-" + other.strip()));
            Cli cli = new Cli(dir).opened();
            String before = cli.text("club.muster");
            cli.run("new feud @other.muster --seats anna=Anna,bert=Bert --seed 9")
                    .isDone();
            cli.run("choose @club.muster --as anna {\"raid\":\"birk\"}").isDone();
            String instead =
                    other.equals("another") ? cli.text("other.muster") : other.equals("older") ? before : other;
            Cli.Ran ran = cli.run(
                    typed(
                            "\nauto\n",
                            () -> Files.writeString(cli.file("club.muster"), instead),
                            "\nauto\n\nauto\n\nsave " + cli.file("again") + "\nquit\n"),
                    "play",
                    "@club.muster");
            assertThat(ran.isDone().out())
                    .as(other)
                    .containsOnlyOnce("club.muster is not the record of this game any more");
            assertThat(cli.text("club.muster")).isEqualTo(instead);
            cli.run("verify @again.muster").isDone();
            assertThat(cli.text("again.muster")).startsWith(before);
        }
    }

    /** Its number had become another question's, which the answer was given to. */
    @Test
    void aQuestionThatChangedMeanwhileTakesNoAnswer() {
        Cli cli = new Cli(folder);
        cli.run("new skirmish-dice @g.muster --seats anna=Anna,bert=Bert --seed 3")
                .isDone();
        cli.run("choose @g.muster --as anna printed").isDone();
        cli.run("choose @g.muster --as bert printed").isDone();
        cli.run("choose @g.muster --as anna pass").isDone();
        cli.run("choose @g.muster --as bert night-troopers-A").isDone();
        Cli.Ran ran = cli.run(
                typed(
                        "",
                        () -> {
                            cli.run("undo @g.muster").isDone();
                            cli.run("choose @g.muster --as bert night-troopers-B")
                                    .isDone();
                        },
                        "2\n\nquit\n"),
                "play",
                "@g.muster");
        assertThat(ran.isDone().out())
                .contains(
                        "The question has changed since you saw it; nothing was answered.",
                        "Somebody else has played on");
        assertThat(cli.text("g.muster")).doesNotContain("\"end\"");
    }

    @Test
    void theKeyOfFairDiceGoesAlong() throws IOException {
        Cli cli = new Cli(folder);
        cli.run("new feud @club.muster --seats anna=Anna,bert=Bert --dice fair").isDone();
        String key = cli.text("club.muster.key");
        cli.run(
                        typed(
                                "\nauto\n",
                                () -> {
                                    Files.delete(cli.file("club.muster"));
                                    Files.writeString(cli.file("club.muster.key"), "x");
                                },
                                "\nauto\n\nsave " + cli.file("again") + "\nquit\n"),
                        "play",
                        "@club.muster")
                .isDone();
        assertThat(cli.text("again.muster.key")).isEqualTo(key);
        cli.run("auto\n\nauto\n\nauto\nquit\n", "play", "@again.muster").isDone();
        cli.run("verify @again.muster").isDone();
    }
}
