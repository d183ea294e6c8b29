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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Token;

/**
 * A host is killed at random while many answer, and started again: what was acknowledged is there, once, and every
 * journal holds. {@code -Dmuster.kills=200} kills it as often; {@code -Dmuster.kills.seed} at other moments.
 */
@Tag("long")
class KilledHostTest {

    private static final int KILLS = Integer.getInteger("muster.kills", 5);
    private static final long SEED = Long.getLong("muster.kills.seed", 1);
    private static final int GAMES = 4;
    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));

    @TempDir
    private Path folder;

    private final ConcurrentLinkedQueue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
    private volatile String url = "";
    private volatile boolean over;

    private record Acknowledged(String game, String seat, String id) {}

    @Test
    void nothingAcknowledgedIsLostFromSqlite() throws Exception {
        killed(folder.toString());
    }

    @Test
    void nothingAcknowledgedIsLostFromPostgres() throws Exception {
        try (EmbeddedPostgres postgres = Postgres.start()) {
            killed(postgres.getJdbcUrl("postgres", "postgres"));
        }
    }

    private Host host(String where) throws IOException {
        Settings settings = where.startsWith("jdbc:")
                ? new Settings("127.0.0.1", 0, folder, where, null)
                : Settings.local(Path.of(where));
        return Host.start(settings, RULESETS, Clock.systemUTC());
    }

    private void killed(String where) throws Exception {
        List<Thread> senders = new ArrayList<>();
        List<String> games = new ArrayList<>();
        try (Host host = host(where)) {
            for (int i = 0; i < GAMES; i++) {
                HostedGame game = host.games().open(Club.feud("40k-crusade", "seeded", false, "anna", "bert"));
                games.add(game.id());
                for (String seat : List.of("anna", "bert")) {
                    Token token = Club.guest(host, game, seat).token();
                    senders.add(new Thread(() -> send(game.id(), seat, token)));
                }
            }
        }
        Random random = new Random(SEED);
        for (int i = 0; i < KILLS; i++) {
            try (Node node = Node.start(where, Path.of("no-plugins"))) {
                url = node.url();
                if (i == 0) {
                    senders.forEach(Thread::start);
                }
                int enough = acknowledged.size() + 3 + random.nextInt(40);
                Patience.until("so much is acknowledged", () -> acknowledged.size() >= enough);
                Thread.sleep(random.nextInt(20));
                node.kill();
            }
        }
        over = true;
        for (Thread sender : senders) {
            sender.join();
        }
        try (Host host = host(where)) {
            int entries = 0;
            for (String id : games) {
                entries += holds(host.games().find(id).orElseThrow());
            }
            System.out.println(KILLS + " kills, " + acknowledged.size() + " acknowledged, " + entries + " entries");
            assertThat(acknowledged.size()).as("it was killed at work").isGreaterThan(3 * KILLS);
        }
    }

    private int holds(HostedGame game) throws IOException {
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
        List<String> written = new ArrayList<>();
        for (Entry entry : game.match().game().entries()) {
            if (entry.submission() != null) {
                written.add(entry.by() + ' ' + entry.submission().id());
            }
        }
        assertThat(written).as("nothing twice").doesNotHaveDuplicates();
        assertThat(written)
                .as("nothing lost")
                .containsAll(acknowledged.stream()
                        .filter(one -> one.game().equals(game.id()))
                        .map(one -> one.seat() + ' ' + one.id())
                        .toList());
        return written.size();
    }

    /** Sends each answer until it is acknowledged, as a page does. */
    private void send(String game, String seat, Token token) {
        HttpClient client = HttpClient.newHttpClient();
        for (int i = 0; !over; i++) {
            String id = seat + '-' + i;
            String body = Json.write(Map.of(
                    "do",
                    "choose",
                    "id",
                    id,
                    "decision",
                    1,
                    "confirmed",
                    false,
                    "answer",
                    List.of("orks", "tau", "chaos").get(i % 3)));
            boolean there = false;
            while (!there && !over) {
                there = sent(client, game, token, body);
            }
            if (there) {
                acknowledged.add(new Acknowledged(game, seat, id));
            }
        }
    }

    private boolean sent(HttpClient client, String game, Token token, String body) {
        try {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(URI.create(url + "/api/games/" + game + "/commands"))
                            .header("Authorization", "Bearer " + token.text())
                            .timeout(Duration.ofSeconds(10))
                            .POST(HttpRequest.BodyPublishers.ofString(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() == 200) {
                return true;
            }
            assertThat(answer.statusCode()).as(answer.body()).isIn(409, 503);
        } catch (IOException e) {
            // it is dead, and there soon again
        } catch (InterruptedException e) {
            over = true;
        }
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            over = true;
        }
        return false;
    }
}
