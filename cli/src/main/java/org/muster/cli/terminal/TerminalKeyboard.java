package org.muster.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Line editing, history, and completion with the tabulator key. */
final class TerminalKeyboard implements Keyboard {

    private final Console console;
    private final Terminal terminal;
    private final LineReader reader;
    private List<String> offered = List.of();

    TerminalKeyboard(Console console) {
        this.console = console;
        try {
            terminal = TerminalBuilder.builder().system(true).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((at, line, candidates) -> offered.forEach(word -> candidates.add(new Candidate(word))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true) // a ! in an answer is a !
                .build();
    }

    @Override
    public @Nullable String line(String prompt, List<String> words) {
        offered = words;
        console.out().flush(); // the line reader writes past it
        try {
            return reader.readLine(console.fitting(prompt));
        } catch (EndOfFileException | UserInterruptException e) {
            return null;
        }
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
