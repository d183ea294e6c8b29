package org.muster.cli.serve;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which host a command is about. */
final class HostData {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder of the embedded database; muster-data in the current folder if left out.")
    private Path data = Path.of("muster-data");

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Another database, as in jdbc:postgresql://localhost/muster.")
    private @Nullable String database;

    Path data() {
        return data;
    }

    @Nullable
    String database() {
        return database;
    }
}
