package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/** What was said to somebody alone is told to them with all their games together: once, and where they read alone. */
class TalkNewsTest {

    @TempDir
    private Path folder;

    private static String bodies(Desk desk, String path) {
        return desk.receiver.at(path).stream().map(Receiver.Got::body).collect(Collectors.joining("\n"));
    }

    @Test
    void aDigestTellsWhatWasSaidToMeAlone() throws Exception {
        try (Desk desk = new Desk(folder)) {
            HostedGame game = desk.game("swm-campaign", "The feud");
            Person anna = desk.sits(game, "anna");
            Person bert = desk.sits(game, "bert");
            desk.hook(anna, "/hook", false);
            desk.hook(bert, "/bert", false);
            desk.discord(anna, "/shared", true);
            desk.wishes(anna, false, List.of(), false, Wishes.Digest.DAILY);
            desk.wishes(bert, false, List.of(), false, Wishes.Digest.DAILY);
            String talk = "/api/games/" + game.id() + "/talk";
            String text = "Peace, <@everyone>? https://evil.example";
            assertThat(desk.guest(bert)
                            .post(talk, Map.of("text", text, "to", List.of("anna")))
                            .statusCode())
                    .isEqualTo(200);
            desk.guest(bert).post(talk, Map.of("text", "Hello, all"));
            desk.guest(anna).post(talk, Map.of("text", "My own", "to", List.of("bert")));
            desk.clock.set(Instant.parse("2026-03-03T08:00:00Z"));
            desk.settle();
            desk.clock.set(Instant.parse("2026-03-04T08:00:00Z"));
            desk.settle();
            String told = bodies(desk, "/hook");
            assertThat(told.split("said to you", -1)).as("once: " + told).hasSize(2);
            assertThat(told)
                    .contains("Bert said to you: “Peace")
                    .doesNotContain("Hello, all", "My own", "https://evil", "<@");
            assertThat(bodies(desk, "/shared")).doesNotContain("said to you", "Peace");
            assertThat(bodies(desk, "/bert"))
                    .contains("Anna said to you: “My own”")
                    .doesNotContain("Peace");
        }
    }
}
