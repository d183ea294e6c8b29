package org.muster.cli.remote;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.muster.cli.parameters.PauseOptions;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private PauseOptions pause = new PauseOptions();

    public FarPause(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Optional<Instant> until = pause.until();
        FarDeed deed = FarDeed.ofOrganizer(console, options, game);
        JsonNode unused = deed.organize(wanted(pause.from(), until).put("reason", pause.reason()));
        deed.print();
        return Exit.DONE;
    }

    private ObjectNode wanted(Optional<Instant> from, Optional<Instant> until) {
        if (until.isPresent()) {
            Instant now = Instant.ofEpochMilli(console.clock().millis());
            return FarMend.wanted("pause")
                    .put("from", from.orElse(now).toString())
                    .put("until", until.get().toString());
        }
        return from.isEmpty()
                ? FarMend.wanted("resume")
                : FarMend.wanted("cancel").put("from", from.get().toString());
    }
}
