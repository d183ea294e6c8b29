package org.muster.cli.remote;

import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Shell;
import org.muster.core.game.BadGame;
import org.muster.core.story.TimeInWords;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** The game of a host that a command is about, and where one sits in it. */
final class FarGame {

    @Parameters(index = "0", paramLabel = "GAME", description = "Its id on the host, or its name if you sit in it.")
    private String game = "";

    @Option(
            names = "--as",
            paramLabel = "SEAT",
            description = "Your place, where you have several; spectator sees what is public.")
    private @Nullable String as;

    String as() {
        return as == null ? "" : as;
    }

    /** Where the API tells of it. */
    String path(FarHost host) throws IOException {
        return "/api/games/" + id(host);
    }

    private String id(FarHost host) throws IOException {
        if (game.matches("[a-z0-9]{12}")) {
            return game;
        }
        List<String> names = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (JsonNode one : host.get("/api/games")) {
            names.add(one.path("name").asString());
            if (one.path("name").asString().equals(game)) {
                ids.add(one.path("id").asString());
            }
        }
        if (ids.size() > 1) {
            throw new BadGame("SEVERAL_GAMES", "Several games are called {name}: {ids}.", game, ids);
        }
        if (ids.isEmpty()) {
            throw names.isEmpty()
                    ? new BadGame("NO_SUCH_GAME", "You sit in no game of this host.")
                    : new BadGame("NO_SUCH_GAME", "You sit in no game called {name}; there are: {names}.", game, names);
        }
        return ids.get(0);
    }

    /** How a command about it begins. */
    String command(FarHost host, String what, Object seat) {
        URI url = host.url();
        return "muster --host " + url + " " + what + " " + Shell.quoted(game) + " --as " + seat;
    }

    /** When no time runs, now and to come, by the clock of the club. */
    void pauses(Console console, JsonNode state) {
        pauses(console, state, Set.of());
    }

    /** The same without what is {@code told} already. */
    void pauses(Console console, JsonNode state, Set<String> told) {
        state.path("pauses").forEach(pause -> {
            Sentence sentence = told(pause, zone(state));
            if (!told.contains(sentence.toString())) {
                console.line(sentence);
            }
        });
    }

    /** That no time runs, where nothing beside it says by whose clock. */
    static Sentence told(JsonNode pause, ZoneId zone) {
        return TimeInWords.pausedAlone(
                Instant.parse(pause.path("from").asString()),
                Instant.parse(pause.path("until").asString()),
                pause.path("reason").asString(),
                zone);
    }

    /** By whose clock the club lives, as its host says; UTC of one that does not. */
    static ZoneId zone(JsonNode state) {
        return ZoneId.of(state.path("zone").asString("UTC"));
    }
}
