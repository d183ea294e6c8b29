package org.muster.cli.parameters;

import org.jspecify.annotations.Nullable;
import org.muster.core.dice.FairDice;
import picocli.CommandLine.Option;

/** What is put into fair dice, and for which seat; {@code join}, near and far. */
public final class Contribution {

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description = "As the organizer: for a seat that can't; verify will say so.")
    private @Nullable String seat;

    @Option(
            names = "--contribution",
            paramLabel = "TEXT",
            description = "1 to 64 printable ASCII characters that nobody could foresee; made at random if left out.")
    private @Nullable String text;

    /** The seat it is for, as it was typed; null: for whoever puts it in. */
    public @Nullable String seat() {
        return seat;
    }

    /** What is put in: made now where nothing was given. */
    public String text() {
        return text == null ? FairDice.contribution() : text;
    }
}
