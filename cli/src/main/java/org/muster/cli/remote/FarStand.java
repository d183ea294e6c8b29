package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster --host URL stand}. */
@Command(
        name = "stand",
        description =
                "Answer a decision of a game of a host, and every later one of the same step in this phase alike.")
public final class FarStand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Parameters(index = "1", paramLabel = "CHOICE", description = "JSON, or just an option's id.")
    private String choice = "";

    @Option(names = "--for", paramLabel = "SEAT", description = "The seat the organizer answers for.")
    private @Nullable String seat;

    @Option(
            names = "--decision",
            paramLabel = "ID",
            description = "The decision's number; may be left out where only one asks you.")
    private int decision;

    public FarStand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = new FarDeed(console, options, game);
        Answer answer = ChooseCommand.answer(console, choice);
        deed.command(FarChoose.answering(deed.state(), "stand", decision, answer, seat));
        deed.print();
        return Exit.DONE;
    }
}
