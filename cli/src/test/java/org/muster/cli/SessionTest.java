package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One short evening from opening the game to verifying it, word by word. After a wanted change:
 * {@code mvn test -pl cli -am -Dtest=SessionTest -Dgolden.write=true -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class SessionTest {

    private static final Path GOLDEN = Path.of("src/test/resources/org/muster/cli/session.txt");

    @Test
    void aWholeEveningReadsAsItDid(@TempDir Path folder) throws IOException {
        Cli cli = new Cli(folder);
        StringBuilder text = new StringBuilder();
        for (String line : Files.readString(GOLDEN)
                .lines()
                .filter(one -> one.startsWith("$ "))
                .toList()) {
            Cli.Ran ran = cli.run("", Words.split(line.substring("$ muster ".length()), folder));
            text.append(line).append('\n').append(ran.out()).append(ran.err());
            if (ran.code() != 0) {
                text.append("(exit ").append(ran.code()).append(")\n");
            }
            text.append('\n');
        }
        String plain = Words.masked(text.toString(), folder);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(GOLDEN, plain, StandardCharsets.UTF_8);
        }
        assertThat(plain).isEqualTo(Files.readString(GOLDEN));
    }
}
