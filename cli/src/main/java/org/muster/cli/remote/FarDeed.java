package org.muster.cli.remote;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.muster.cli.terminal.Console;
import org.muster.core.json.Json;
import org.muster.core.view.Documents;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Something that is done in a game of a host, and what it brought about. To be made before it is done. */
final class FarDeed {

    private final Console console;
    private final FarHost host;
    private final FarGame game;
    private final String as;
    private final String path;
    private final JsonNode before;

    /** From the place that was named, or the first one has. */
    FarDeed(Console console, HostOptions options, FarGame game) throws IOException {
        this(console, options, game, game.as());
    }

    private FarDeed(Console console, HostOptions options, FarGame game, String as) throws IOException {
        this.console = console;
        this.host = options.host();
        this.game = game;
        this.as = as;
        this.path = game.path(host);
        this.before = log();
    }

    /** As who runs the game: entries have their numbers. */
    static FarDeed ofOrganizer(Console console, HostOptions options, FarGame game) throws IOException {
        return new FarDeed(console, options, game, game.as().isEmpty() ? "organizer" : game.as());
    }

    private JsonNode log() throws IOException {
        return host.get(path + "/log", "as", as);
    }

    /** Where the game stands. */
    JsonNode state() throws IOException {
        return host.get(path, "as", as);
    }

    /** Does it, once, however often it is sent. */
    void command(ObjectNode command) throws IOException {
        command.put("id", UUID.randomUUID().toString());
        JsonNode unused = host.post(path + "/commands", command, "as", as);
    }

    /** Does what is the organizer's, or asks what it would come to. */
    JsonNode organize(ObjectNode wanted) throws IOException {
        return host.post(path + "/organize", wanted, "as", as);
    }

    /** Tells what has happened, and what is asked now. */
    void print() throws IOException {
        print(Documents.object());
    }

    /** The same; as JSON together with what {@code more} holds. */
    void print(ObjectNode more) throws IOException {
        ArrayNode happened = Json.MAPPER.createArrayNode();
        JsonNode after = log();
        for (int i = alike(before, after); i < after.size(); i++) {
            if (!after.get(i).path("kind").asString().equals("mended")) { // it says so itself
                happened.add(after.get(i));
            }
        }
        JsonNode state = state();
        if (console.json()) {
            more.set("happened", happened);
            more.setAll((ObjectNode) state.path("asked"));
            console.document(more);
        } else {
            happened.forEach(line -> FarLog.print(console, line));
            Set<String> told = new TreeSet<>();
            happened.forEach(line -> told.add(line.path("text").asString()));
            new AskedFromAfar(console, host, game, state).printBriefly(told);
        }
    }

    /** The number of the last entry that counts as it did before; 0: none does. */
    int backTo() throws IOException {
        JsonNode after = log();
        int same = alike(before, after);
        return same == 0 ? 0 : after.get(same - 1).path("entry").asInt();
    }

    private static int alike(JsonNode before, JsonNode after) {
        int same = 0;
        while (same < Math.min(before.size(), after.size()) && before.get(same).equals(after.get(same))) {
            same++;
        }
        return same;
    }
}
