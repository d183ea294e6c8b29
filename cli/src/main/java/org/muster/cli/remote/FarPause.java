package org.muster.cli.remote;

import java.io.IOException;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.parameters.Times;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL pause}. */
@Command(
        name = "pause",
        description = "No time runs for a while in a game of a host, as in one of a file. The organizer's.")
public final class FarPause implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description = "From then on, a day or a minute of UTC; now, if left out.")
    private @Nullable String from;

    @Option(names = "--until", paramLabel = "TIME", description = "Until then.")
    private @Nullable String until;

    @Option(names = "--end", description = "The pause that is now ends; with --from that one is left out.")
    private boolean end;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    public FarPause(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (end == (until != null)) {
            throw new BadGame("UNTIL_WHEN", "A pause has an end: give --until TIME, or --end for the one that is now.");
        }
        FarDeed deed = FarDeed.ofOrganizer(console, options, game);
        JsonNode unused = deed.organize(wanted(deed).put("reason", reason));
        deed.print();
        return Exit.DONE;
    }

    private ObjectNode wanted(FarDeed deed) throws IOException {
        Instant now = Instant.ofEpochMilli(console.clock().millis());
        if (until != null) {
            Instant begins = from == null ? now : Times.moment(from);
            return FarMend.wanted("pause")
                    .put("from", begins.toString())
                    .put("until", Times.moment(until).toString());
        }
        return from == null
                ? FarMend.wanted("resume").put("from", running(deed, now))
                : FarMend.wanted("cancel").put("from", Times.moment(from).toString());
    }

    private static String running(FarDeed deed, Instant now) throws IOException {
        for (JsonNode pause : deed.state().path("asked").path("pauses")) {
            Instant begins = Instant.parse(pause.path("from").asString());
            if (!begins.isAfter(now)
                    && Instant.parse(pause.path("until").asString()).isAfter(now)) {
                return begins.toString();
            }
        }
        throw new BadGame("NO_PAUSE", "No pause is now that could end.");
    }
}
