package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.HostedGame;

/** What keeps a host from starting is said, and nothing of it stays behind. */
class StartTest {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));

    @TempDir
    private Path folder;

    private static Host start(Settings settings) throws Exception {
        return Host.start(settings, RULESETS, Clock.systemUTC());
    }

    @Test
    void twoDoNotListenAtOnePort() throws Exception {
        try (Host first = start(Settings.local(folder.resolve("one")))) {
            Settings same = new Settings("127.0.0.1", first.port(), folder.resolve("two"), null, null);
            assertThatThrownBy(() -> start(same))
                    .isInstanceOf(BadGame.class)
                    .hasMessageContaining("127.0.0.1:" + first.port());
        }
        assertThat(Files.exists(folder.resolve("two"))).isTrue();
        start(Settings.local(folder.resolve("two"))).close();
    }

    @Test
    void aDatabaseThatIsNotThereIsNamed() {
        String url = "jdbc:postgresql://127.0.0.1:1/muster";
        assertThatThrownBy(() -> start(new Settings("127.0.0.1", 0, folder, url + "?password=geheim", null)))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining(url)
                .hasMessageNotContaining("geheim");
        assertThatThrownBy(() -> start(new Settings("127.0.0.1", 0, folder, "postgres", null)))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("postgres");
    }

    /** On a machine with other users nobody else reads what is secret in a game. */
    @Test
    void theDatabaseIsForItsOwnersEyesAlone() throws Exception {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path data = folder.resolve("data");
        try (Host host = start(Settings.local(data))) {
            HostedGame unused = host.games().open(Club.feud("40k-crusade", "seeded", false, "anna", "bert"));
            try (Stream<Path> files = Files.list(data)) {
                for (Path file :
                        files.filter(one -> !one.toString().endsWith(".lock")).toList()) {
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .as(file.getFileName().toString())
                            .isEqualTo("rw-------");
                }
            }
        }
    }
}
