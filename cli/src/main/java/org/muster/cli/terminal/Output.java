package org.muster.cli.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;

/** Standard output that remembers why it failed, which a {@link PrintStream} keeps to itself. */
public final class Output extends FilterOutputStream {

    private final PrintStream stream = new PrintStream(this, false, StandardCharsets.UTF_8);
    private @Nullable IOException failure;

    public Output(OutputStream out) {
        super(out);
    }

    public PrintStream stream() {
        return stream;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    /** The exit code after everything was written; a reader that went away ({@code | head}) is no failure. */
    public int closed(int code, PrintStream err) {
        stream.flush();
        IOException why = failure;
        if (why == null || String.valueOf(why.getMessage()).contains("Broken pipe")) {
            return code;
        }
        err.println(
                "muster: " + Sentence.of("the output could not be written: {why}", String.valueOf(why.getMessage())));
        return code == Exit.DONE ? Exit.UNPRINTED : code;
    }
}
