package org.muster.host;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.game.GameConfig;
import org.muster.core.json.Json;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import tools.jackson.databind.JsonNode;

/** A host that really listens, and people who really ask it. */
public final class Club implements AutoCloseable {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));

    private final Host host;

    /** One whose database is in {@code folder}. */
    public Club(Path folder) throws IOException {
        this.host = Host.start(Settings.local(folder), RULESETS, Clock.systemUTC());
    }

    /** The host itself. */
    public Host host() {
        return host;
    }

    /** A game among people, with an organizer's seat. */
    public HostedGame game(String ruleset, boolean isPublic, String... seats) throws IOException {
        return game(ruleset, isPublic, Map.of(), seats);
    }

    /** The same with bots. */
    public HostedGame game(String ruleset, boolean isPublic, Map<Player, Integer> bots, String... seats)
            throws IOException {
        OrderedMap<String, String> names = OrderedMap.empty();
        for (String seat : seats) {
            names = names.with(seat, seat.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + seat.substring(1));
        }
        GameConfig config = new GameConfig("The feud", names, true, null, null, null, "fair", null, null, null);
        return host.games().open(new NewGame(ruleset, config, new LinkedHashMap<>(bots), isPublic));
    }

    /** Somebody who sits in a game. */
    public Guest guest(HostedGame game, String... places) {
        Person person = host.people().newcomer(String.join("-", places), false);
        for (String place : places) {
            host.people().take(new Invitation(game.id(), place), person);
        }
        return new Guest(host, host.people().session(person));
    }

    /** Somebody who sits nowhere. */
    public Guest stranger() {
        return new Guest(host, host.people().session(host.people().newcomer("stranger", false)));
    }

    /** Somebody whom nobody knows. */
    public Guest nobody() {
        return new Guest(host, null);
    }

    /** Who runs it. */
    public Guest keeper() {
        return new Guest(host, host.people().session(host.people().host("keeper")));
    }

    @Override
    public void close() {
        host.close();
    }

    /** A browser, or a program, of one person. */
    public record Guest(Host host, @Nullable Token token) {

        private static final HttpClient CLIENT = HttpClient.newHttpClient();

        /** The request for a path, with who asks in it. */
        public HttpRequest.Builder request(String path) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(host.url() + path));
            return token == null ? request : request.header("Cookie", "muster=" + token.text());
        }

        /** What comes back. */
        public HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        }

        /** Looks. */
        public HttpResponse<String> get(String path) throws IOException, InterruptedException {
            return send(request(path).build());
        }

        /** Does something, as a page of the host does. */
        public HttpResponse<String> post(String path, Object body) throws IOException, InterruptedException {
            return send(request(path)
                    .header("Origin", host.url().toString())
                    .POST(HttpRequest.BodyPublishers.ofString(body instanceof String text ? text : Json.write(body)))
                    .build());
        }

        /** Looks at JSON. */
        public JsonNode json(String path) throws IOException, InterruptedException {
            return Json.read(get(path).body());
        }

        /** Does something in a game that is not refused. */
        public void does(HostedGame game, Map<String, Object> command) throws IOException, InterruptedException {
            HttpResponse<String> answer = post("/api/games/" + game.id() + "/commands", command);
            if (answer.statusCode() != 200) {
                throw new AssertionError(answer.statusCode() + " " + answer.body());
            }
        }

        /** Questions asked of who looks, each with its decision's number. */
        public List<JsonNode> asked(HostedGame game) throws IOException, InterruptedException {
            List<JsonNode> asked = new java.util.ArrayList<>();
            json("/api/games/" + game.id()).path("asked").path("decisions").forEach(asked::add);
            return asked;
        }
    }
}
