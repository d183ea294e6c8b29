package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What was drawn once and looked at. To take what is drawn now: {@code mvn test -Dgolden.write=true}. */
final class Golden {

    private static final Path FOLDER = Path.of("src/test/resources/org/muster/drawing");

    private Golden() {}

    static void matches(String file, String drawn) throws IOException {
        Path golden = FOLDER.resolve(file);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(golden, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(golden).replace("\r\n", "\n"));
    }
}
