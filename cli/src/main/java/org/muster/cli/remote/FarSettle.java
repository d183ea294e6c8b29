package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.cli.parameters.Unsaid;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL settle}. */
@Command(
        name = "settle",
        description =
                "Answer what a game of a host asks of its organizer, as a disputed report, shown first with --dry-run.")
public final class FarSettle implements Callable<Integer> {

    private final Console console;

    @Mixin
    private FarMend mend = new FarMend();

    @Parameters(
            index = "1",
            paramLabel = "CHOICE",
            description =
                    "An option's id, words as play takes them on one line, or JSON; - reads it from standard input.")
    private String choice = "";

    @Option(names = "--decision", required = true, paramLabel = "ID", description = "The decision's number.")
    private int decision;

    @Mixin
    private Unsaid unsaid = new Unsaid();

    public FarSettle(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = mend.deed(console);
        ObjectNode wanted = FarMend.wanted("settle").put("decision", decision);
        Answer answer = FarChoose.whole(
                console, unsaid, deed.state(), Player.ORGANIZER.id(), decision, ChooseCommand.answer(console, choice));
        wanted.set("answer", Json.MAPPER.valueToTree(answer));
        if (mend.whole(console, deed, wanted, "")) {
            deed.print();
        }
        return Exit.DONE;
    }
}
