package org.muster.cli.mend;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.api.seat.Player;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.game.Amendment;
import org.muster.core.match.Command.Amend;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster amend}. */
@Command(
        name = "amend",
        description = {
            "Mend one past answer or roll and play on as before from there. Tells which later entries no longer hold."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster amend club.muster 17 '{\"winner\": \"anna\"}' --reason \"typed in the wrong way round\"",
            "  muster amend club.muster 18 '[3, 5]' --reason \"misread dice\""
        })
public final class AmendCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(index = "1", paramLabel = "ENTRY", description = "The entry that was wrong; see muster log.")
    private int entry;

    @Parameters(
            index = "2",
            paramLabel = "CHOICE",
            description = "What should stand there: as for muster choose; for a roll a list of faces.")
    private String choice = "";

    @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    public AmendCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.open(console, game.path);
        Aftermath aftermath = new Aftermath(console, file, null, entry);
        List<Amendment.Dropped> dropped = new ArrayList<>();
        file.submit(Player.ORGANIZER, new Amend(entry, ChooseCommand.answer(console, choice), reason, dropped::addAll));
        if (console.json()) {
            ObjectNode json = Documents.object().put("amended", entry);
            ArrayNode array = json.putArray("dropped");
            dropped.forEach(one -> array.addObject()
                    .put("entry", one.entry())
                    .put("reason", one.reason().toString()));
            aftermath.print(json);
            return Exit.DONE;
        }
        console.line("Entry {n} is mended.", entry);
        if (dropped.isEmpty()) {
            console.line("Everything after it still holds.");
        }
        dropped.forEach(one -> console.line("Entry {n} no longer holds: {why}.", one.entry(), one.reason()));
        aftermath.print();
        return Exit.DONE;
    }
}
