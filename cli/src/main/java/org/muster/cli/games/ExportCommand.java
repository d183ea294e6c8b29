package org.muster.cli.games;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.audit.RollRecord;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.json.Json;
import org.muster.core.view.Documents;
import org.muster.core.view.Log;
import org.muster.core.view.Seats;
import org.muster.core.view.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code muster export}. */
@Command(
        name = "export",
        description = {
            "Write a game for other programs: its position, or its log as JSON Lines.",
            "Both hold what --as may know; to hand on the whole game, copy its file."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster export club.muster > position.json",
            "  muster export club.muster --format jsonl --as spectator > log.jsonl"
        })
public final class ExportCommand implements Callable<Integer> {

    /** What can be written. */
    enum Format {
        POSITION,
        JSONL,
        ROLLS;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(
            names = "--as",
            paramLabel = "SEAT",
            description = "Only what this seat may know; spectator: what is public.")
    private @Nullable String as;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = {
                "position (what muster new --position reads), jsonl (the log, a line each) or",
                "rolls (what docs/fair-dice/verify.py judges; the organizer's)."
            })
    private Format format = Format.POSITION;

    public ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file =
                format == Format.JSONL ? GameFile.withStory(console, game.path) : GameFile.open(console, game.path);
        export(file.game());
        return Exit.DONE;
    }

    private <S> void export(Game<S> opened) {
        if (format == Format.ROLLS) {
            rolls(opened);
            return;
        }
        View<S> view = new View<>(opened, Seats.viewer(opened.setup(), as));
        if (format == Format.POSITION) {
            console.document(view.position());
            return;
        }
        for (Log.Told line : view.log().lines()) {
            console.verbatim(Json.write(Documents.line(opened, line)));
        }
    }

    private void rolls(Game<?> opened) {
        if (as != null) {
            throw new BadGame("ALL_OR_NOTHING", "The rolls of a game are proved by all of them: leave --as out.");
        }
        if (!opened.header().isFair()) {
            throw new BadGame(
                    "NOT_FAIR",
                    "The dice of this game are {source}: only fair ones can be proved.",
                    opened.header().dice().source());
        }
        RollRecord.of(opened.header(), opened.entries(), opened.play().start().rolls())
                .forEach(console::verbatim);
    }
}
