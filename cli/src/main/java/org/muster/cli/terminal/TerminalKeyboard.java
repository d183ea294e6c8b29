package org.muster.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Line editing, history, and completion with the tabulator key. What is typed while nothing is asked, as long as bots think
 * or lines are printed, answers nothing.
 */
final class TerminalKeyboard implements Keyboard {

    private static final Logger JLINE = Logger.getLogger("org.jline");

    /** Milliseconds until it is sure that no key waits. */
    private static final long NO_KEY = 50;

    private static final int ESCAPE = 27;

    /** So many keys wait at most; somebody may lie on one. */
    private static final int MOST_KEYS = 10_000;

    private final Console console;
    private final Terminal terminal;
    private LineReader reader;
    private List<String> offered = List.of();

    TerminalKeyboard(Console console) {
        this(console, ofProcess());
    }

    TerminalKeyboard(Console console, Terminal terminal) {
        this.console = console;
        this.terminal = terminal;
        this.reader = reader();
    }

    private LineReader reader() {
        return LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((at, line, candidates) -> offered.forEach(word -> candidates.add(new Candidate(word))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true) // a ! in an answer is a !
                .build();
    }

    /** Of a terminal that it does not know the library would tell in a stack trace; it serves all the same. */
    private static Terminal ofProcess() {
        JLINE.setLevel(Level.OFF);
        try {
            return TerminalBuilder.builder().system(true).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public @Nullable String line(String prompt, List<String> words) {
        offered = words;
        if (forgetsKeys()) {
            console.line("What was typed before this is asked answers nothing.");
        }
        console.out().flush(); // the line reader writes past it
        try {
            return reader.readLine(console.prompt(prompt));
        } catch (EndOfFileException | UserInterruptException e) {
            return null;
        }
    }

    /** History and what was cut out of a line go with who typed it. */
    @Override
    public void handOver() {
        reader = reader();
    }

    /** Leaves no key that was typed until now; whether somebody typed words, where terminals answer questions of their own too. */
    private boolean forgetsKeys() {
        boolean says = false;
        boolean escapes = false;
        Attributes usual = terminal.enterRawMode(); // else a line that was begun stays until it is ended
        try {
            int key = terminal.reader().read(NO_KEY);
            for (int n = 0; key >= 0 && n < MOST_KEYS; n++) {
                says |= !Character.isWhitespace(key);
                escapes |= key == ESCAPE;
                key = terminal.reader().read(NO_KEY);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            terminal.setAttributes(usual);
        }
        return says && !escapes;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
