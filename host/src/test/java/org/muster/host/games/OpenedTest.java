package org.muster.host.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.host.Club;

/** A game is there as a whole, or it is not there. */
class OpenedTest {

    private static final int GAMES = 40;

    @TempDir
    private Path folder;

    @Test
    void whoLooksAfterAllGamesNeverMeetsOneThatIsBeingOpened() throws Exception {
        Map<Player, Integer> bots = Map.of(new Player("anna"), 0, new Player("bert"), 0);
        try (Club club = new Club(folder)) {
            Games games = club.host().games();
            AtomicBoolean isDone = new AtomicBoolean();
            CompletableFuture<Void> looking = CompletableFuture.runAsync(() -> {
                while (!isDone.get()) {
                    games.tick();
                }
            });
            try {
                for (int i = 0; i < GAMES; i++) {
                    HostedGame game = club.bots("space-battles", true, "anna", "bert");
                    assertThat(games.bots(game.id())).isEqualTo(bots);
                }
            } finally {
                isDone.set(true);
                looking.join();
            }
            assertThat(games.aside()).isEmpty();
        }
    }
}
