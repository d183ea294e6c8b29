package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.parameters.Times;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** {@code muster --host URL extend}. */
@Command(name = "extend", description = "Leave what is open in a game of a host open for longer. The organizer's.")
public final class FarExtend implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Parameters(index = "1", paramLabel = "TIME", description = "For how much longer: 2d, 12h, 1d12h, 90m.")
    private String time = "";

    @Option(names = "--decision", paramLabel = "ID", description = "This one only.")
    private int decision;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    public FarExtend(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = FarDeed.ofOrganizer(console, options, game);
        JsonNode unused = deed.organize(FarMend.wanted("extend")
                .put("decision", decision)
                .put("time", Times.length(time).toString())
                .put("reason", reason));
        deed.print();
        return Exit.DONE;
    }
}
