package org.muster.cli.parameters;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import picocli.CommandLine.Option;

/** From when on, until when and why no time runs; {@code pause}, near and far. */
public final class PauseOptions {

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description = "From then on, a day or a minute of UTC; now, if left out.")
    private @Nullable String from;

    @Option(names = "--until", paramLabel = "TIME", description = "Until then; a day to its end.")
    private @Nullable String until;

    @Option(names = "--end", description = "The pause that is now ends; with --from that one is left out.")
    private boolean end;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    /** When it begins; empty: now, or the one that is now is meant. */
    public Optional<Instant> from() {
        return Optional.ofNullable(from).map(Times::moment);
    }

    /**
     * When it ends; empty: what there is of a pause ends.
     *
     * @throws BadGame if neither an end was given nor that it ends, or both
     */
    public Optional<Instant> until() {
        if (end == (until != null)) {
            throw new BadGame("UNTIL_WHEN", "A pause has an end: give --until TIME, or --end for the one that is now.");
        }
        return Optional.ofNullable(until).map(Times::end);
    }

    /** Why, for the journal. */
    public String reason() {
        return reason;
    }
}
