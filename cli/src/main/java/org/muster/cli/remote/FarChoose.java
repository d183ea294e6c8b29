package org.muster.cli.remote;

import java.io.IOException;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.dice.FairDice;
import org.muster.core.json.Json;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL choose}. */
@Command(
        name = "choose",
        description = "Answer a decision of a game of a host. What is not legal is refused with all reasons.")
public final class FarChoose implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Parameters(
            index = "1",
            paramLabel = "CHOICE",
            description = "JSON, or just an option's id; - reads it from standard input.")
    private String choice = "";

    @Option(names = "--for", paramLabel = "SEAT", description = "The seat the organizer answers for.")
    private @Nullable String seat;

    @Option(
            names = "--decision",
            paramLabel = "ID",
            description = "The decision's number; may be left out where only one asks you.")
    private int decision;

    @Option(
            names = "--draft",
            description = "Submit without confirming: it may be changed, and counts when time is up.")
    private boolean draft;

    public FarChoose(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarHost host = options.host();
        String path = game.path(host);
        ObjectNode command = Documents.object()
                .put("do", "choose")
                .put("id", UUID.randomUUID().toString())
                .put("decision", decision)
                .put("confirmed", !draft);
        command.set("answer", Json.MAPPER.valueToTree(ChooseCommand.answer(console, choice)));
        if (seat != null) {
            command.put("seat", seat);
        }
        if (host.get(path, "as", game.as()).path("fair").asBoolean()) {
            command.put("contribution", FairDice.contribution());
        }
        int heard = last(FarLog.lines(host, game, -1));
        host.post(path + "/commands", command, "as", game.as());
        JsonNode happened = FarLog.lines(host, game, heard);
        JsonNode state = host.get(path, "as", game.as());
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.set("happened", happened);
            json.setAll((ObjectNode) state.path("asked"));
            console.document(json);
        } else {
            happened.forEach(line -> FarLog.print(console, line));
            new AskedFromAfar(console, host, game, state).printBriefly();
        }
        return Exit.DONE;
    }

    private static int last(JsonNode lines) {
        return lines.isEmpty() ? -1 : lines.path(lines.size() - 1).path("entry").asInt();
    }
}
