package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.parameters.Contribution;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private Contribution contribution = new Contribution();

    public FarJoin(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = new FarDeed(console, options, game);
        ObjectNode command = FarMend.wanted("join").put("contribution", contribution.text());
        String seat = contribution.seat();
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
