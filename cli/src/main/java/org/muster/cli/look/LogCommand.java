package org.muster.cli.look;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.cli.words.LogLines;
import org.muster.core.game.Game;
import org.muster.core.view.Documents;
import org.muster.core.view.Log;
import org.muster.core.view.Retold;
import org.muster.core.view.Seats;
import org.muster.core.view.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster log}. */
@Command(
        name = "log",
        description = "Tell what happened, with the number of the entry and the rules it follows from.",
        footerHeading = "%nExamples:%n",
        footer = {"  muster log club.muster", "  muster log club.muster --as anna --since 40"})
public final class LogCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--as", paramLabel = "SEAT", description = "Only what this seat may know.")
    private @Nullable String as;

    @Option(names = "--since", paramLabel = "N", description = "Only what came after entry N.")
    private int since = -1;

    public LogCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.withStory(console, game.path);
        print(file.game(), file.record());
        return Exit.DONE;
    }

    private <S> void print(Game<S> opened, String record) {
        View<S> view = new View<>(opened, Seats.viewer(opened.setup(), as));
        Log log = view.log();
        List<Log.Told> lines =
                log.lines().stream().filter(line -> line.n() > since).toList();
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.put("game", opened.header().game());
            json.set("lines", Documents.lines(opened, lines));
            json.put("record", record);
            console.document(json);
        } else {
            Retold.once(lines).forEach(line -> LogLines.print(console, view, line));
            Aftermath.record(console, record);
        }
    }
}
