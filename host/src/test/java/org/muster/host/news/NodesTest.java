package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Host;
import org.muster.host.Postgres;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/** Three nodes over one PostgreSQL tell everything once. */
class NodesTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final int GAMES = 12;

    @TempDir
    private Path folder;

    private static void all(List<Host> nodes) {
        for (int i = 0; i < 2; i++) {
            nodes.stream()
                    .map(node -> CompletableFuture.runAsync(() -> node.news().round()))
                    .toList()
                    .forEach(CompletableFuture::join);
        }
    }

    @Test
    void nobodyHearsTwiceFromManyNodes() throws Exception {
        try (EmbeddedPostgres postgres = Postgres.start();
                Desk desk = new Desk(folder.resolve("one"), postgres.getJdbcUrl("postgres", "postgres"));
                Host second = desk.node(folder.resolve("two"));
                Host third = desk.node(folder.resolve("three"))) {
            List<Host> nodes = List.of(desk.host(), second, third);
            List<HostedGame> games = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                HostedGame game = desk.game("swm-campaign", "Game " + i);
                games.add(game);
                Person person = desk.sits(game, desk.turn(game));
                desk.hook(person, "/move-" + i + "-", false);
                desk.wishes(person, true, List.of(24, 3, 1), false, Wishes.Digest.DAILY);
            }
            all(nodes);
            desk.clock.step(MINUTE);
            all(nodes);
            for (Duration until : List.of(Duration.ofHours(48), Duration.ofHours(69), Duration.ofHours(71))) {
                desk.clock.set(Desk.BEGIN.plus(until));
                all(nodes);
            }
            for (int i = 0; i < GAMES; i++) {
                List<String> about = desk.receiver.at("/move-" + i + "-").stream()
                        .map(got -> got.body().replaceAll(".*\"about\":\"(\\w+)\".*", "$1"))
                        .sorted()
                        .toList();
                assertThat(about)
                        .as("game " + i)
                        .containsExactly("deadline", "deadline", "deadline", "digest", "digest", "move");
            }
        }
    }
}
