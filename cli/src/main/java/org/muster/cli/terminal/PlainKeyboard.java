package org.muster.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines from a file or a pipe; each is shown again, so that what is printed reads like a console. */
final class PlainKeyboard implements Keyboard {

    private final Console console;
    private final BufferedReader in;

    PlainKeyboard(Console console) {
        this.console = console;
        this.in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    }

    @Override
    public @Nullable String line(String prompt, List<String> words) {
        try {
            console.out().print(console.prompt(prompt));
            console.out().flush();
            String line = in.readLine();
            console.verbatim(line == null ? "" : line);
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
