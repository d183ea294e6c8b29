package org.muster.cli.parameters;

import java.time.Duration;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** For how much longer what stays open, and why; {@code extend}, near and far. */
public final class Extension {

    @Parameters(index = "1", paramLabel = "TIME", description = "For how much longer: 2d, 12h, 1d12h, 90m.")
    private String time = "";

    @Option(names = "--decision", paramLabel = "ID", description = "This one only.")
    private int decision;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    /** For how much longer. */
    public Duration time() {
        return Times.length(time);
    }

    /** Which decision; 0: all whose time runs. */
    public int decision() {
        return decision;
    }

    /** Why, for the journal. */
    public String reason() {
        return reason;
    }
}
