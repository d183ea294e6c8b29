package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.state.OrderedMap;
import org.muster.core.game.GameConfig;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.people.Token;

/** What happens to machines: the database goes away and comes back, the clock is set. */
class HostFaultsTest {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    private static HostedGame opened(Host host) throws IOException {
        GameConfig config = new GameConfig(
                "The feud",
                OrderedMap.of("anna", "Anna").with("bert", "Bert"),
                true,
                null,
                null,
                null,
                "seeded",
                null,
                null,
                null);
        return host.games().open(new NewGame("40k-crusade", config, Map.of(), false));
    }

    private static Token anna(Host host, HostedGame game) {
        Person person = host.people().newcomer("Anna", false);
        host.people().take(new Invitation(game.id(), "anna"), person);
        return host.people().session(person);
    }

    private static HttpResponse<String> choose(Host host, HostedGame game, Token token, String id) throws Exception {
        return CLIENT.send(
                HttpRequest.newBuilder(URI.create(host.url() + "/api/games/" + game.id() + "/commands"))
                        .header("Authorization", "Bearer " + token.text())
                        .POST(HttpRequest.BodyPublishers.ofString(Json.write(
                                Map.of("do", "choose", "id", id, "decision", 1, "confirmed", false, "answer", "orks"))))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static int health(Host host) throws Exception {
        return CLIENT.send(
                        HttpRequest.newBuilder(URI.create(host.url() + "/health"))
                                .build(),
                        HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    @Test
    void whileTheDatabaseIsGoneNothingIsAcknowledgedAndAfterwardsAllGoesOn() throws Exception {
        EmbeddedPostgres postgres = postgres(0);
        int port = postgres.getPort();
        Settings settings = new Settings("127.0.0.1", 0, folder, postgres.getJdbcUrl("postgres", "postgres"), null);
        try (Host host = Host.start(settings, RULESETS, Clock.systemUTC())) {
            HostedGame game = opened(host);
            Token anna = anna(host, game);
            assertThat(choose(host, game, anna, "one").statusCode()).isEqualTo(200);
            assertThat(health(host)).isEqualTo(200);
            postgres.close();
            HttpResponse<String> gone = choose(host, game, anna, "two");
            assertThat(gone.statusCode()).isEqualTo(503);
            assertThat(gone.body()).contains("TRY_AGAIN");
            assertThat(health(host)).isEqualTo(503);
            postgres = postgres(port);
            Instant late = Instant.now().plusSeconds(60);
            while (choose(host, game, anna, "two").statusCode() != 200) {
                assertThat(Instant.now()).isBefore(late);
                Thread.sleep(100);
            }
            assertThat(health(host)).isEqualTo(200);
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
            assertThat(game.match().game().entries().stream()
                            .map(Entry::submission)
                            .filter(one -> one != null)
                            .map(Entry.Submission::id))
                    .containsExactly("one", "two");
        } finally {
            postgres.close();
        }
    }

    private EmbeddedPostgres postgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    /** A clock that somebody sets. */
    private static final class SetClock extends Clock {
        private volatile Duration wrong = Duration.ZERO;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return Instant.now().plus(wrong);
        }
    }

    @Test
    void aClockThatIsSetLosesNoAnswerAndBreaksNoJournal() throws Exception {
        SetClock clock = new SetClock();
        Path data = folder.resolve("clock");
        String id;
        try (Host host = Host.start(Settings.local(data), RULESETS, clock)) {
            HostedGame game = opened(host);
            id = game.id();
            Token anna = anna(host, game);
            int number = 0;
            for (int hours : List.of(0, -30, 2, -1, 0)) {
                clock.wrong = Duration.ofHours(hours);
                assertThat(choose(host, game, anna, "n" + number++).statusCode())
                        .as(hours + " hours")
                        .isEqualTo(200);
            }
        }
        try (Host host = Host.start(Settings.local(data), RULESETS, clock)) {
            HostedGame game = host.games().find(id).orElseThrow();
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
            assertThat(game.match().game().entries().stream()
                            .map(Entry::submission)
                            .filter(one -> one != null))
                    .hasSize(5);
        }
    }
}
