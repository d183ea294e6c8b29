package org.muster.cli.parameters;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.cli.files.Configs;
import picocli.CommandLine.Option;

/** Where a config may take the files from that it names: its own folder, and what the organizer allows. */
public final class DataFrom {

    @Option(
            names = "--data-from",
            paramLabel = "DIR",
            description = "A further folder whose files the config may name, beside those in its own.")
    private List<Path> folders = List.of();

    /** The config in {@code path} and the files it may name; null: no config at all. */
    public Configs configs(@Nullable Path path) {
        return new Configs(path, folders);
    }
}
