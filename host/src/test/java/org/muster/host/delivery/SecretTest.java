package org.muster.host.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes that start at once have one secret. */
class SecretTest {

    private static final int NODES = 8;
    private static final int TIMES = 30;

    @TempDir
    private Path folder;

    @Test
    void nodesThatStartAtOnceHaveTheSame() throws Exception {
        ExecutorService nodes = Executors.newFixedThreadPool(NODES);
        try {
            for (int time = 0; time < TIMES; time++) {
                Path file = folder.resolve("club" + time).resolve("news.secret");
                CyclicBarrier start = new CyclicBarrier(NODES);
                List<Future<Secret>> started = new ArrayList<>();
                for (int i = 0; i < NODES; i++) {
                    started.add(nodes.submit(() -> {
                        start.await();
                        return Secret.in(file);
                    }));
                }
                String sealed = Secret.in(file).seal("anna@example.org", "anna");
                for (Future<Secret> one : started) {
                    assertThat(one.get().open(sealed, "anna")).contains("anna@example.org");
                }
                try (var all = Files.list(file.getParent())) {
                    assertThat(all).containsExactly(file);
                }
                assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
            }
        } finally {
            nodes.shutdownNow();
        }
    }
}
