package org.muster.cli.remote;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.cli.play.RollCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL roll}. */
@Command(
        name = "roll",
        description =
                "Type in what real dice show in a game of a host. Several rolls that wait one after the other may be given at once.")
public final class FarRoll implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FACES",
            description = "Face by face: 3,5. Those of the next roll behind a blank: 3,5 1,2")
    private List<String> rolls = List.of();

    public FarRoll(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = new FarDeed(console, options, game);
        ObjectNode command = FarMend.wanted("roll");
        command.set("rolls", Json.MAPPER.valueToTree(RollCommand.rolls(rolls)));
        try {
            deed.command(command);
        } catch (BadGame e) {
            throw RollCommand.howTyped(e);
        }
        deed.print();
        return Exit.DONE;
    }
}
