package org.muster.host.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.muster.host.Postgres;

/** A real PostgreSQL. */
class PostgresJournalsTest extends JournalsTest {

    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void start() throws IOException {
        postgres = Postgres.start();
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
    }

    @Override
    Database database() {
        return Database.at(postgres.getJdbcUrl("postgres", "postgres"));
    }
}
