package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.journal.Entry;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.HostedGame;

/**
 * What happens to machines: the database goes away and comes back ({@code -Dmuster.gone.seconds=60} keeps it away for
 * longer), the disk is full, the clock is set.
 */
class HostFaultsTest {

    private static final int MANY = 2000;
    private static final int GONE_SECONDS = Integer.getInteger("muster.gone.seconds", 0);

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));

    @TempDir
    private Path folder;

    private static HostedGame opened(Host host) throws IOException {
        return host.games().open(Club.feud("40k-crusade", "seeded", false, "anna", "bert"));
    }

    private static HttpResponse<String> choose(Club.Guest guest, HostedGame game, String id) throws Exception {
        return guest.post(
                "/api/games/" + game.id() + "/commands",
                Map.of("do", "choose", "id", id, "decision", 1, "confirmed", false, "answer", "orks"));
    }

    @Test
    void whileTheDatabaseIsGoneNothingIsAcknowledgedAndAfterwardsAllGoesOn() throws Exception {
        EmbeddedPostgres postgres = postgres(0);
        int port = postgres.getPort();
        Settings settings = new Settings("127.0.0.1", 0, folder, postgres.getJdbcUrl("postgres", "postgres"), null);
        try (Host host = Host.start(settings, RULESETS, Clock.systemUTC())) {
            HostedGame game = opened(host);
            Club.Guest anna = Club.guest(host, game, "anna");
            assertThat(choose(anna, game, "one").statusCode()).isEqualTo(200);
            assertThat(anna.get("/health").statusCode()).isEqualTo(200);
            postgres.close();
            Instant back = Instant.now().plusSeconds(GONE_SECONDS);
            do {
                HttpResponse<String> gone = choose(anna, game, "two");
                assertThat(gone.statusCode()).isEqualTo(503);
                assertThat(gone.body()).contains("TRY_AGAIN");
                assertThat(anna.get("/health").statusCode()).isEqualTo(503);
            } while (Instant.now().isBefore(back));
            postgres = postgres(port);
            Patience.until(
                    "the host answers again", () -> choose(anna, game, "two").statusCode() == 200);
            assertThat(anna.get("/health").statusCode()).isEqualTo(200);
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
            assertThat(submissions(game)).containsExactly("one", "two");
        } finally {
            postgres.close();
        }
    }

    @Test
    void aFullDiskRefusesAndWhenThereIsRoomAgainTheSameAnswerCountsOnce() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(
                mounted("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk.toString()),
                "SKIPPED: no small disk can be mounted here (not root?), so a full one is not tried");
        try {
            List<String> taken = new ArrayList<>();
            String id;
            try (Host host = Host.start(Settings.local(disk), RULESETS, Clock.systemUTC())) {
                HostedGame game = opened(host);
                id = game.id();
                Club.Guest anna = Club.guest(host, game, "anna");
                Path filler = disk.resolve("filler");
                fill(filler);
                String last = "";
                int code = 200;
                for (int i = 0; code == 200 && i < MANY; i++) {
                    last = "n" + i;
                    code = choose(anna, game, last).statusCode();
                    if (code == 200) {
                        taken.add(last);
                        fill(filler);
                    }
                }
                assertThat(code).as("the log of writes has had its room").isEqualTo(503);
                assertThat(anna.get("/g/" + game.id()).statusCode())
                        .as("what is there is read")
                        .isEqualTo(200);
                Files.delete(filler);
                String again = last;
                Patience.until(
                        "the host answers again",
                        () -> choose(anna, game, again).statusCode() == 200);
                taken.add(again);
                assertThat(choose(anna, game, again).statusCode()).isEqualTo(200);
            }
            try (Host host = Host.start(Settings.local(disk), RULESETS, Clock.systemUTC())) {
                HostedGame game = host.games().find(id).orElseThrow();
                assertThat(game.match().verify(List.of()).violations()).isEmpty();
                assertThat(submissions(game)).isEqualTo(taken);
            }
        } finally {
            mounted("umount", disk.toString());
        }
    }

    private static boolean mounted(String... command) throws Exception {
        return new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    /** Takes what room there is left. */
    private static void fill(Path filler) throws IOException {
        byte[] some = new byte[512];
        try (OutputStream out = Files.newOutputStream(filler, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (int i = 0; i < MANY * MANY; i++) {
                out.write(some);
            }
        } catch (IOException full) {
            return;
        }
        throw new AssertionError("the disk is larger than it should be");
    }

    private static List<String> submissions(HostedGame game) throws IOException {
        return game.match().game().entries().stream()
                .map(Entry::submission)
                .filter(one -> one != null)
                .map(Entry.Submission::id)
                .toList();
    }

    private EmbeddedPostgres postgres(int port) throws IOException {
        return Postgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    @Test
    void aClockThatIsSetLosesNoAnswerAndBreaksNoJournal() throws Exception {
        Instant now = Instant.now();
        StepClock clock = new StepClock(now);
        Path data = folder.resolve("clock");
        String id;
        try (Host host = Host.start(Settings.local(data), RULESETS, clock)) {
            HostedGame game = opened(host);
            id = game.id();
            Club.Guest anna = Club.guest(host, game, "anna");
            int number = 0;
            for (int hours : List.of(0, -30, 2, -1, 0)) {
                clock.set(now.plus(Duration.ofHours(hours)));
                assertThat(choose(anna, game, "n" + number++).statusCode())
                        .as(hours + " hours")
                        .isEqualTo(200);
            }
        }
        try (Host host = Host.start(Settings.local(data), RULESETS, clock)) {
            HostedGame game = host.games().find(id).orElseThrow();
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
            assertThat(submissions(game)).hasSize(5);
        }
    }
}
