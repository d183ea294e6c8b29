package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.dice.FairDice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL join}. */
@Command(name = "join", description = "Put something of yours into the fair dice of a game of a host.")
public final class FarJoin implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description = "As the organizer: for a seat that can't; verify will say so.")
    private @Nullable String seat;

    @Option(
            names = "--contribution",
            paramLabel = "TEXT",
            description = "1 to 64 printable characters that nobody could foresee; made at random if left out.")
    private @Nullable String contribution;

    public FarJoin(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = new FarDeed(console, options, game);
        ObjectNode command = FarMend.wanted("join")
                .put("contribution", contribution == null ? FairDice.contribution() : contribution);
        if (seat != null) {
            command.put("seat", seat);
        }
        deed.command(command);
        if (!console.json()) {
            JsonNode state = deed.state();
            String joined = seat == null ? state.path("as").asString() : seat;
            console.line("{seat} has joined.", AskedFromAfar.name(state, joined));
        }
        deed.print();
        return Exit.DONE;
    }
}
