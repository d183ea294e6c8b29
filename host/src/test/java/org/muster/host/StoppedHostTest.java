package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.people.Token;

/** A host that is told to stop does so within seconds, whatever runs in it, and loses nothing acknowledged. */
class StoppedHostTest {

    private static final int LOOPS = 12;
    private static final long MOST_SECONDS = 20;

    @TempDir
    private Path folder;

    private Host host() throws Exception {
        return Host.start(Settings.local(folder), Node.withTraps(Path.of("no-plugins")), Clock.systemUTC());
    }

    private static Map<String, Object> take(int decision, int matches) {
        return Map.of(
                "do", "choose", "decision", decision, "answer", matches, "confirmed", true, "id", "take" + decision);
    }

    @Test
    void requestsThatLoopDoNotKeepIt() throws Exception {
        List<String> games = new ArrayList<>();
        Token token;
        try (Host host = host()) {
            Person person = host.people().newcomer("Anna", false);
            token = host.people().session(person);
            for (int i = 0; i < LOOPS; i++) {
                HostedGame game = host.games().open(Club.feud("trapped", "seeded", true, "anna", "bert"));
                games.add(game.id());
                host.people().take(new Invitation(game.id(), "anna"), person);
                host.people().take(new Invitation(game.id(), "bert"), person);
            }
        }
        List<CompletableFuture<?>> loops = new ArrayList<>();
        try (Node node = Node.start(folder.toString(), Path.of("no-plugins"), "-Dnode.patience=600000")) {
            Club.Guest anna = new Club.Guest(java.net.URI.create(node.url()), token);
            for (String id : games) {
                String commands = "/api/games/" + id + "/commands?as=";
                assertThat(anna.post(commands + "anna", take(1, 1)).statusCode())
                        .isEqualTo(200);
                loops.add(anna.sends(commands + "bert", take(2, 2)));
                loops.add(anna.sends("/api/games/" + id + "/judge?as=bert", Map.of("decision", 2, "answer", 2)));
            }
            Thread.sleep(1_000);
            long before = System.nanoTime();
            assertThat(node.stop()).isEqualTo(143);
            assertThat((System.nanoTime() - before) / 1_000_000_000L).isLessThan(MOST_SECONDS);
        }
        try (Host host = host()) {
            for (String id : games) {
                HostedGame game = host.games().find(id).orElseThrow();
                assertThat(game.match().game().entries().stream()
                                .anyMatch(entry -> entry.submission() != null
                                        && entry.submission().id().equals("take1")))
                        .as("what was acknowledged is there")
                        .isTrue();
                assertThat(game.match().verify(List.of()).violations()).isEmpty();
            }
        }
    }
}
