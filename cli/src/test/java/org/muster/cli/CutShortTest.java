package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game whose end was lost in the mail: whoever looks is told, and nobody writes over it unasked. */
class CutShortTest {

    private static final String TOLD = "ends in the midst of entry ";

    @TempDir
    Path folder;

    private Cli cli;
    private byte[] whole = {};

    @BeforeEach
    void cutShort() throws IOException {
        cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        cli.run("choose @club.muster --as bert hold").isDone();
        Path file = cli.file("club.muster");
        whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 40));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pending @club.muster",
                "show @club.muster",
                "log @club.muster",
                "explain @club.muster 1",
                "verify @club.muster",
                "export @club.muster --format jsonl",
                "amend @club.muster 3 hold --dry-run",
                "upgrade @club.muster --dry-run"
            })
    void everyCommandThatLooksSaysSo(String command) {
        Cli.Ran ran = cli.run(command);
        assertThat(ran.err()).contains(TOLD);
        assertThat(ran.code()).isIn(0, 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "choose @club.muster --as anna hold",
                "roll @club.muster 3",
                "join @club.muster --as anna",
                "deadline @club.muster --all",
                "undo @club.muster",
                "rewind @club.muster 1",
                "amend @club.muster 3 hold --reason x --yes",
                "close @club.muster",
                "play @club.muster --bots all"
            })
    void nothingIsWrittenOverWhatWasCut(String command) {
        String before = cli.text("club.muster");
        cli.run(command).isRefused(TOLD, "muster recover ");
        assertThat(cli.text("club.muster")).isEqualTo(before);
    }

    @Test
    void whoeverWantsToPlaysOnAndWhatWasCutIsKept() throws IOException {
        String before = cli.text("club.muster");
        Cli.Ran ran = cli.run("recover @club.muster").isDone();
        assertThat(ran.out()).contains("The game goes on from entry ");
        assertThat(ran.err()).contains("club.muster.cut-1");
        assertThat(cli.text("club.muster") + cli.text("club.muster.cut-1")).isEqualTo(before);
        assertThat(cli.run("verify @club.muster").isDone().err()).isEmpty();
        cli.run("undo @club.muster").isDone();
        assertThat(cli.run("recover @club.muster").isDone().out()).contains("is whole");
    }

    @Test
    void aFileThatLostItsLastNewlineLosesNothing() throws IOException {
        Files.writeString(cli.file("club.muster"), new String(whole, StandardCharsets.UTF_8).stripTrailing());
        cli.run("undo @club.muster").isRefused(TOLD);
        assertThat(cli.run("recover @club.muster --json")
                        .isDone()
                        .json()
                        .get("completed")
                        .asBoolean())
                .isTrue();
        assertThat(Files.readAllBytes(cli.file("club.muster"))).isEqualTo(whole);
    }

    @Test
    void aFileOfWhichNothingIsWholeIsNoGame() throws IOException {
        cli.write("club.muster", "{\"n\":0,");
        cli.run("recover @club.muster")
                .isRefused("no whole entry is there: the file is empty, or ends before its first line does.");
    }
}
