package org.muster.host;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a host is run.
 *
 * @param address to listen at, {@code 127.0.0.1} for this machine alone
 * @param port to listen at; 0: any that is free
 * @param data folder of the embedded database
 * @param database as JDBC names it; null: the embedded one
 * @param url that people reach it by, where a proxy stands before it, with the path it adds; null: as it listens
 * @param patience how long a ruleset may take for one request, before its game is set aside
 */
public record Settings(
        String address,
        int port,
        Path data,
        @Nullable String database,
        @Nullable URI url,
        Duration patience) {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** As patient as most are. */
    public Settings(String address, int port, Path data, @Nullable String database, @Nullable URI url) {
        this(address, port, data, database, url, PATIENCE);
    }

    /** For this machine alone, at a port that is free. */
    public static Settings local(Path data) {
        return new Settings("127.0.0.1", 0, data, null, null);
    }
}
