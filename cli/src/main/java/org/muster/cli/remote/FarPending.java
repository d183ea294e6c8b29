package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** {@code muster --host URL pending}. */
@Command(name = "pending", description = "Show what a game of a host asks of you, with all that may be answered.")
public final class FarPending implements Callable<Integer> {

    private static final int MOST = 20;

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Option(names = "--all", description = "Show all options, however many.")
    private boolean all;

    public FarPending(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarHost host = options.host();
        JsonNode state = host.get(game.path(host), "as", game.as());
        if (console.json()) {
            console.document(state.path("asked"));
        } else {
            new AskedFromAfar(console, host, game, state).print(all ? Integer.MAX_VALUE - 1 : MOST);
        }
        return Exit.DONE;
    }
}
