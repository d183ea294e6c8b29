package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.parameters.Extension;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.JsonNode;

/** {@code muster --host URL extend}. */
@Command(name = "extend", description = "Leave what is open in a game of a host open for longer. The organizer's.")
public final class FarExtend implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Mixin
    private Extension extension = new Extension();

    public FarExtend(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = FarDeed.ofOrganizer(console, options, game);
        JsonNode unused = deed.organize(FarMend.wanted("extend")
                .put("decision", extension.decision())
                .put("time", extension.time().toString())
                .put("reason", extension.reason()));
        deed.print();
        return Exit.DONE;
    }
}
