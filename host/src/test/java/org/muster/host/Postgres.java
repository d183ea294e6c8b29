package org.muster.host;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;

/** A real PostgreSQL, which may take its time to start. */
public final class Postgres {

    private Postgres() {}

    /** An empty one. */
    public static EmbeddedPostgres start() throws IOException {
        return builder().start();
    }

    /** One that is to be told more. */
    public static EmbeddedPostgres.Builder builder() {
        return EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(Patience.MINUTES));
    }
}
