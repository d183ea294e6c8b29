package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.game.GameConfig;
import org.muster.core.json.Json;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import org.muster.ruleset.trapped.Trapped;

/** Rules that throw, come to no end or eat all memory: their game is set aside, the others are played. */
class FaultyRulesTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    @TempDir
    private Path folder;

    private Settings settings;

    @BeforeEach
    void set() {
        Trapped.released = false;
        settings = new Settings("127.0.0.1", 0, folder, null, null, Duration.ofMillis(1500));
    }

    @AfterEach
    void release() {
        Trapped.released = true;
    }

    private Host host() throws Exception {
        return Host.start(settings, Node.withTraps(Path.of("no-plugins")), Clock.systemUTC());
    }

    private static HostedGame game(Host host, String ruleset, Map<Player, Integer> bots) throws Exception {
        GameConfig config = new GameConfig(
                "The game",
                OrderedMap.of("anna", "Anna").with("bert", "Bert"),
                true,
                null,
                null,
                null,
                "seeded",
                null,
                null,
                null);
        return host.games().open(new NewGame(ruleset, config, bots, true));
    }

    /** Somebody on both seats of a game. */
    private static Token player(Host host, HostedGame... games) {
        Person person = host.people().newcomer("Anna", false);
        for (HostedGame game : games) {
            host.people().take(new Invitation(game.id(), "anna"), person);
            host.people().take(new Invitation(game.id(), "bert"), person);
        }
        return host.people().session(person);
    }

    private static CompletableFuture<HttpResponse<String>> take(
            String url, Token token, String game, String seat, int decision, int many) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/api/games/" + game + "/commands?as=" + seat))
                .header("Authorization", "Bearer " + token.text())
                .timeout(Duration.ofSeconds(30))
                .POST(HttpRequest.BodyPublishers.ofString(
                        Json.write(Map.of("do", "choose", "decision", decision, "answer", String.valueOf(many)))))
                .build();
        return CLIENT.sendAsync(request, HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> get(String url, Token token, String path) throws Exception {
        return CLIENT.send(
                HttpRequest.newBuilder(URI.create(url + path))
                        .header("Authorization", "Bearer " + token.text())
                        .timeout(Duration.ofSeconds(30))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static void becomes(String url, Token token, String path, int status) throws Exception {
        Instant late = Instant.now().plusSeconds(60);
        int now = get(url, token, path).statusCode();
        while (now != status) {
            assertThat(Instant.now()).as(path + " says " + now).isBefore(late);
            Thread.sleep(50);
            now = get(url, token, path).statusCode();
        }
    }

    @Test
    void whatComesToNoEndIsSetAsideAndGivenBack() throws Exception {
        try (Host host = host()) {
            HostedGame looping = game(host, "trapped", Map.of());
            HostedGame other = game(host, "trapped", Map.of());
            Token anna = player(host, looping, other);
            String url = host.url().toString();
            assertThat(take(url, anna, looping.id(), "anna", 1, 1).get().statusCode())
                    .isEqualTo(200);
            CompletableFuture<HttpResponse<String>> stuck = take(url, anna, looping.id(), "bert", 2, 2);
            Thread.sleep(300);
            CompletableFuture<HttpResponse<String>> behind = take(url, anna, looping.id(), "bert", 2, 1);
            long begun = System.nanoTime();
            assertThat(take(url, anna, other.id(), "anna", 1, 1).get().statusCode())
                    .isEqualTo(200);
            assertThat(System.nanoTime() - begun).as("nobody else waits").isLessThan(TimeUnit.SECONDS.toNanos(1));
            becomes(url, anna, "/api/games/" + looping.id(), 423);
            assertThat(behind.get().body()).contains("SET_ASIDE", "Trapped.spring", "comes to no end");
            assertThat(stuck.isDone()).isFalse();
            assertThat(get(url, anna, "/").body()).contains("Set aside");
            Token keeper = host.people().session(host.people().host("keeper"));
            assertThat(get(url, keeper, "/api/host").body()).contains(looping.id(), "Trapped.spring");
            assertThat(get(url, anna, "/api/host").statusCode()).isEqualTo(403);

            Trapped.released = true;
            HttpRequest back = HttpRequest.newBuilder(URI.create(url + "/api/host/aside/" + looping.id() + "/back"))
                    .header("Authorization", "Bearer " + keeper.text())
                    .POST(HttpRequest.BodyPublishers.noBody())
                    .build();
            assertThat(CLIENT.send(back, HttpResponse.BodyHandlers.ofString()).statusCode())
                    .isEqualTo(200);
            becomes(url, anna, "/api/games/" + looping.id(), 200);
            int decision = Json.read(get(url, anna, "/api/games/" + looping.id() + "?as=bert")
                            .body())
                    .path("asked")
                    .path("decisions")
                    .path(0)
                    .path("id")
                    .asInt();
            assertThat(take(url, anna, looping.id(), decision % 2 == 0 ? "bert" : "anna", decision, 1)
                            .get()
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void anAnswerThatTheRulesFailAtIsRefusedAndTheGameGoesOn() throws Exception {
        try (Host host = host()) {
            HostedGame game = game(host, "trapped", Map.of());
            Token anna = player(host, game);
            String url = host.url().toString();
            assertThat(take(url, anna, game.id(), "anna", 1, 3).get().body()).contains("BROKEN_RULESET");
            assertThat(take(url, anna, game.id(), "anna", 1, 1).get().statusCode())
                    .isEqualTo(200);
        }
    }

    /** Bots answer by chance, so they soon step into every trap; nobody could go on in their games. */
    @Test
    void botsWhoseRulesFailStopNobodyElsesBots() throws Exception {
        try (Host host = host()) {
            Map<Player, Integer> bots = Map.of(ANNA, 0, BERT, 0);
            HostedGame trapped = game(host, "trapped", bots);
            HostedGame sound = game(host, "space-battles", bots);
            String url = host.url().toString();
            Token anybody = player(host, trapped);
            becomes(url, anybody, "/api/games/" + trapped.id(), 423);
            Instant late = Instant.now().plusSeconds(90);
            while (!host.games().listed(sound.id()).orElseThrow().ended()) {
                assertThat(Instant.now()).isBefore(late);
                Thread.sleep(50);
            }
        }
    }

    @Test
    void whatEatsAllMemoryTakesNoOtherGameWithIt() throws Exception {
        String eating;
        String other;
        Token anna;
        try (Host host = host()) {
            HostedGame first = game(host, "trapped", Map.of());
            HostedGame second = game(host, "trapped", Map.of());
            eating = first.id();
            other = second.id();
            anna = player(host, first, second);
        }
        try (Node node = Node.start(folder.toString(), Path.of("no-plugins"), "-Xmx160m")) {
            String url = node.url();
            assertThat(take(url, anna, eating, "anna", 1, 4).get().statusCode()).isEqualTo(500);
            becomes(url, anna, "/api/games/" + eating, 423);
            assertThat(get(url, anna, "/api/games/" + eating).body()).contains("OutOfMemoryError");
            assertThat(take(url, anna, other, "anna", 1, 1).get().statusCode()).isEqualTo(200);
            assertThat(get(url, anna, "/health").body()).contains("ok");
        }
    }
}
