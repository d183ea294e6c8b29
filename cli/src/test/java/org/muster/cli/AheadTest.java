package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;
import org.muster.core.plugin.LoadedRuleset;

/** What the second processor makes ready while the first understands what was typed. */
class AheadTest {

    @TempDir
    Path folder;

    private Path plugins;
    private Path game;
    private Console console;

    @BeforeEach
    void aGameOfARulesetInAJar() throws Exception {
        plugins = Files.createDirectories(folder.resolve("plugins"));
        FailingPluginTest.nim().write(plugins.resolve("nim.jar"));
        game = folder.resolve("heap.muster");
        new Cli(folder)
                .run("new nim @heap.muster --seats a,b --plugins @plugins")
                .isDone();
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        console = new Console(InputStream.nullInputStream(), nowhere, nowhere, Screen.NONE);
        console.plugins(plugins);
    }

    @Test
    void theRulesetThatTheCommandWillAskForIsReady() {
        Ahead.read(folder.resolve("heap").toString(), console);
        LoadedRuleset nim = console.ruleset("nim");
        assertThat(nim.runs()).as("its code is loaded and wired").isTrue();
        assertThat(console.find("nim")).as("the same for all that follows").containsSame(nim);
    }

    @Test
    void nothingIsLoadedForWordsThatNameNoGame() throws Exception {
        Files.writeString(folder.resolve("other.muster"), "{\"no\":\"game\"}\n");
        Ahead.read("pending", console);
        Ahead.read(folder.resolve("other").toString(), console);
        assertThat(console.ruleset("nim").runs()).isFalse();
    }

    @Test
    void whatWasMadeReadyOfAnotherFolderIsNotUsed() throws Exception {
        Ahead.read(game.toString(), console);
        console.plugins(Files.createDirectories(folder.resolve("empty")));
        assertThat(console.find("nim")).isEmpty();
    }
}
