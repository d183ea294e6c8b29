package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.ruleset.trapped.Trapped;

/** Rules that throw, come to no end or eat all memory: their game is set aside, the others are played. */
class FaultyRulesTest {

    private static final Duration SOON = Duration.ofMillis(1500);

    @TempDir
    private Path folder;

    @BeforeEach
    void set() {
        Trapped.released = false;
        Trapped.loops = false;
        Trapped.catchesGuesses = false;
        Trapped.guessesMany = false;
        Trapped.harmless = false;
    }

    @AfterEach
    void release() {
        Trapped.released = true;
    }

    private Host host(Duration patience) throws IOException {
        Settings settings = new Settings("127.0.0.1", 0, folder, null, null, patience);
        return Host.start(settings, Node.withTraps(Path.of("no-plugins")), Clock.systemUTC());
    }

    private static HostedGame game(Host host) throws IOException {
        return host.games().open(Club.feud("trapped", "seeded", true, "anna", "bert"));
    }

    /** Somebody on both seats of some games, wherever they are played. */
    private static Club.Guest player(Host host, HostedGame... games) {
        Person person = host.people().newcomer("Anna", false);
        for (HostedGame game : games) {
            host.people().take(new Invitation(game.id(), "anna"), person);
            host.people().take(new Invitation(game.id(), "bert"), person);
        }
        return new Club.Guest(host, host.people().session(person));
    }

    private static CompletableFuture<HttpResponse<String>> takes(
            Club.Guest guest, HostedGame game, String seat, int decision, int many) {
        return guest.sends(
                "/api/games/" + game.id() + "/commands?as=" + seat,
                Map.of("do", "choose", "decision", decision, "answer", String.valueOf(many)));
    }

    private static HttpResponse<String> take(Club.Guest guest, HostedGame game, String seat, int decision, int many)
            throws Exception {
        return takes(guest, game, seat, decision, many).get();
    }

    private static void becomes(Club.Guest guest, HostedGame game, int status) {
        String path = "/api/games/" + game.id();
        Patience.until(path + " answers " + status, () -> guest.get(path).statusCode() == status);
    }

    /** Rules may take so long here that whoever waited for them would be answered after they are given up. */
    @Tag("long")
    @Test
    void whatComesToNoEndIsSetAsideAndGivenBack() throws Exception {
        try (Host host = host(Duration.ofSeconds(10))) {
            HostedGame looping = game(host);
            HostedGame other = game(host);
            Club.Guest anna = player(host, looping, other);
            String path = "/api/games/" + looping.id();
            assertThat(take(anna, looping, "anna", 1, 1).statusCode()).isEqualTo(200);
            CompletableFuture<HttpResponse<String>> stuck = takes(anna, looping, "bert", 2, 2);
            Patience.until("the trap is sprung", () -> Trapped.loops);
            CompletableFuture<HttpResponse<String>> behind = takes(anna, looping, "bert", 2, 1);
            assertThat(take(anna, other, "anna", 1, 1).statusCode()).isEqualTo(200);
            assertThat(host.games().aside()).as("nobody else waits").isEmpty();
            assertThat(behind.isDone()).isFalse();
            becomes(anna, looping, 423);
            assertThat(behind.get().body()).contains("SET_ASIDE", "Trapped.loop", "comes to no end");
            assertThat(stuck.isDone()).isFalse();
            assertThat(anna.get("/").body()).contains("Set aside");
            Club.Guest keeper =
                    new Club.Guest(host, host.people().session(host.people().host("keeper")));
            assertThat(keeper.get("/api/host").body()).contains(looping.id(), "Trapped.loop");
            assertThat(anna.get("/api/host").statusCode()).isEqualTo(403);

            Trapped.released = true;
            assertThat(keeper.get("/host").body()).contains("/host/aside/" + looping.id(), "Trapped.loop");
            assertThat(keeper.form("/host/aside/" + looping.id()).statusCode()).isEqualTo(303);
            assertThat(keeper.get("/host").body()).doesNotContain(looping.id());
            becomes(anna, looping, 200);
            int decision = anna.json(path + "?as=bert")
                    .path("asked")
                    .path("decisions")
                    .path(0)
                    .path("id")
                    .asInt();
            assertThat(take(anna, looping, decision % 2 == 0 ? "bert" : "anna", decision, 1)
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    /** What is played out is no request of the game, which goes on; and the next forecast needs not wait. */
    @Test
    void aGameThatCantBePlayedOutHoldsNoOtherForecast() throws Exception {
        Trapped.catchesGuesses = true;
        Trapped.harmless = true;
        try (Host host = host(Duration.ofMillis(500))) {
            HostedGame endless = game(host);
            HostedGame other = game(host);
            Club.Guest anna = player(host, endless, other);
            for (HostedGame game : List.of(endless, other)) {
                assertThat(take(anna, game, "anna", 1, 1).statusCode()).isEqualTo(200);
                assertThat(take(anna, game, "bert", 2, 1).statusCode()).isEqualTo(200);
            }
            assertThat(forecast(anna, endless)).contains("can't be played out");
            assertThat(Trapped.loops).isTrue();
            Trapped.catchesGuesses = false;
            assertThat(forecast(anna, other)).contains("Chances in 100").doesNotContain("can't be played out");
            assertThat(forecast(anna, endless)).as("nobody tries it again").contains("can't be played out");
            assertThat(take(anna, endless, "anna", 3, 1).statusCode()).isEqualTo(200);
            assertThat(host.games().aside()).isEmpty();
        }
    }

    private static String forecast(Club.Guest guest, HostedGame game) throws Exception {
        String way = "/g/" + game.id() + "/forecast?as=anna";
        assertThat(guest.get(way).statusCode()).as("who looks makes nothing").isEqualTo(405);
        HttpResponse<String> made = guest.form(way);
        assertThat(made.statusCode()).isEqualTo(303);
        return guest.get(made.headers().firstValue("Location").orElseThrow()).body();
    }

    /** Its playouts are given up long before the time is up. */
    @Test
    void aGameWithoutAnEndIsNoForecastAndTheHostGoesOn() throws Exception {
        Trapped.guessesMany = true;
        Trapped.harmless = true;
        try (Host host = host(Duration.ofMinutes(1))) {
            HostedGame everlasting = game(host);
            HostedGame other = game(host);
            Club.Guest anna = player(host, everlasting, other);
            for (HostedGame game : List.of(everlasting, other)) {
                assertThat(take(anna, game, "anna", 1, 1).statusCode()).isEqualTo(200);
                assertThat(take(anna, game, "bert", 2, 1).statusCode()).isEqualTo(200);
            }
            assertThat(forecast(anna, everlasting)).contains("come to no end").doesNotContain("Chances in 100");
            assertThat(anna.post("/api/games/" + everlasting.id() + "/forecast?as=anna", "{}")
                            .body())
                    .contains("ENDLESS");
            Trapped.guessesMany = false;
            assertThat(forecast(anna, other)).contains("Chances in 100").doesNotContain("given up");
        }
    }

    @Test
    void anAnswerThatTheRulesFailAtIsRefusedAndTheGameGoesOn() throws Exception {
        try (Host host = host(SOON)) {
            HostedGame game = game(host);
            Club.Guest anna = player(host, game);
            assertThat(take(anna, game, "anna", 1, 3).body()).contains("BROKEN_RULESET");
            assertThat(take(anna, game, "anna", 1, 1).statusCode()).isEqualTo(200);
        }
    }

    /** Bots answer by chance, so they soon step into every trap; nobody could go on in their games. */
    @Test
    void botsWhoseRulesFailStopNobodyElsesBots() throws Exception {
        try (Host host = host(SOON)) {
            HostedGame trapped = host.games().open(Club.botsIn(Club.feud("trapped", "seeded", true, "anna", "bert")));
            HostedGame sound =
                    host.games().open(Club.botsIn(Club.feud("space-battles", "seeded", true, "anna", "bert")));
            becomes(player(host, trapped), trapped, 423);
            Club.ends(host, sound.id());
        }
    }

    @Test
    void whatEatsAllMemoryTakesNoOtherGameWithIt() throws Exception {
        HostedGame eating;
        HostedGame other;
        Club.Guest before;
        try (Host host = host(SOON)) {
            eating = game(host);
            other = game(host);
            before = player(host, eating, other);
        }
        try (Node node = Node.start(folder.toString(), Path.of("no-plugins"), "-Xmx160m")) {
            Club.Guest anna = new Club.Guest(URI.create(node.url()), before.token());
            assertThat(take(anna, eating, "anna", 1, 4).statusCode()).isEqualTo(500);
            becomes(anna, eating, 423);
            assertThat(anna.get("/api/games/" + eating.id()).body()).contains("OutOfMemoryError");
            assertThat(take(anna, other, "anna", 1, 1).statusCode()).isEqualTo(200);
            assertThat(anna.get("/health").body()).contains("ok");
        }
    }
}
