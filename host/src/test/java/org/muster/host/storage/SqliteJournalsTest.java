package org.muster.host.storage;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The embedded database. */
class SqliteJournalsTest extends JournalsTest {

    @TempDir
    private Path folder;

    @Override
    Database database() throws IOException {
        return Database.in(folder);
    }
}
