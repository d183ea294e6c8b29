package org.muster.cli.remote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.JsonNode;

/** {@code muster --host URL games}. */
@Command(name = "games", description = "List the games of a host in which you sit.")
public final class FarGames implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    public FarGames(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        JsonNode games = options.host().get("/api/games");
        if (console.json()) {
            console.document(games);
            return Exit.DONE;
        }
        for (JsonNode game : games) {
            List<String> places = new ArrayList<>();
            game.path("places").forEach(place -> places.add(place.asString()));
            if (game.path("over").asBoolean()) {
                console.line(
                        "{id}  {name} ({ruleset}), over", text(game, "id"), text(game, "name"), text(game, "ruleset"));
            } else {
                console.line(
                        "{id}  {name} ({ruleset}): you are {places}",
                        text(game, "id"),
                        text(game, "name"),
                        text(game, "ruleset"),
                        places);
            }
            game.path("pauses").forEach(pause -> console.line("  {what}", FarGame.told(pause, FarGame.zone(game))));
        }
        if (games.isEmpty()) {
            console.line("You sit in no game of this host.");
        }
        return Exit.DONE;
    }

    private static String text(JsonNode json, String field) {
        return json.path(field).asString();
    }
}
