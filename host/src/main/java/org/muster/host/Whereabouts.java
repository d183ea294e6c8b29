package org.muster.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Where a host is reached, left in the folder of its data for commands beside it. What a host that was killed has left is
 * where it was.
 */
final class Whereabouts {

    private Whereabouts() {}

    private static Path file(Path data) {
        return data.resolve("muster.url");
    }

    /** Leaves word; one whose data lies in a database of its own may have no folder. */
    static void leave(Path data, URI url) throws IOException {
        if (Files.isDirectory(data)) {
            Path draft = Files.createTempFile(data, "muster", ".url"); // its owner's alone, and never read half written
            Files.writeString(draft, url + "\n", UTF_8);
            Files.move(draft, file(data), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Where it is; empty: no host runs there, or it has left no word. */
    static Optional<URI> in(Path data) throws IOException {
        return Files.isRegularFile(file(data))
                ? Optional.of(URI.create(Files.readString(file(data), UTF_8).strip()))
                : Optional.empty();
    }

    /** Takes the word back. */
    static void leaves(Path data) throws IOException {
        Files.deleteIfExists(file(data));
    }
}
