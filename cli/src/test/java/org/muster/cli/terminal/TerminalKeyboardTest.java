package org.muster.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a person types at a terminal, and when. */
@Timeout(60)
class TerminalKeyboardTest {

    /** Control P: the line before. */
    private static final String BEFORE = "\u0010";

    private final PipedOutputStream keys = new PipedOutputStream();
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private Terminal terminal;
    private TerminalKeyboard keyboard;

    @BeforeEach
    void sitDown() throws IOException {
        terminal = new ExternalTerminal("test", "ansi", new PipedInputStream(keys), shown, StandardCharsets.UTF_8);
        Console console = new Console(
                InputStream.nullInputStream(),
                new PrintStream(said, true, StandardCharsets.UTF_8),
                new PrintStream(said, true, StandardCharsets.UTF_8),
                new Screen(true, false, true, 80, 24));
        keyboard = new TerminalKeyboard(console, terminal);
    }

    @AfterEach
    void leave() throws IOException {
        keys.close();
        keyboard.close();
    }

    private void type(String typed) throws IOException {
        keys.write(typed.getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }

    /** Types it while nothing is asked, until the terminal holds it. */
    private void typeEarly(String typed) throws Exception {
        type(typed);
        while (terminal.reader().peek(5) < 0) {
            Thread.onSpinWait();
        }
    }

    /** Types it as soon as the prompt stands there. */
    private String lineAt(String prompt, String typed) throws Exception {
        CompletableFuture<String> line = CompletableFuture.supplyAsync(() -> keyboard.line(prompt, List.of()));
        while (!shown.toString(StandardCharsets.UTF_8).contains(prompt)) {
            Thread.sleep(5);
        }
        type(typed);
        return line.get();
    }

    @Test
    void whatIsTypedBeforeAPromptAnswersItNot() throws Exception {
        typeEarly("hold\nhold\nra");
        assertThat(lineAt("first > ", "birk\n")).isEqualTo("birk");
        assertThat(said.toString(StandardCharsets.UTF_8))
                .isEqualTo("What was typed before this is asked answers nothing.\n");
        typeEarly("\n");
        assertThat(lineAt("second > ", "carn\n")).isEqualTo("carn");
        assertThat(said.toString(StandardCharsets.UTF_8).lines())
                .as("of a key that says nothing nothing is said")
                .hasSize(1);
    }

    /** A secret order would be one key away. */
    @Test
    void whoSitsDownCallsUpNothingThatAnotherTyped() throws Exception {
        assertThat(lineAt("order > ", "raid birk\n")).isEqualTo("raid birk");
        assertThat(lineAt("again > ", BEFORE + "\n")).isEqualTo("raid birk");
        keyboard.handOver();
        assertThat(lineAt("other > ", BEFORE + "\n")).isEmpty();
    }
}
