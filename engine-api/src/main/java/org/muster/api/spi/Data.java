package org.muster.api.spi;

import org.muster.api.Stable;

/** Tables, maps, catalogues and scenarios of one game: those it brings itself, else those of the plugin. */
@Stable
public interface Data {

    /**
     * The file of that name, read and checked against the schema of {@code type}.
     *
     * @param name as in {@link DataFile}
     * @param type a record
     */
    <T> T read(String name, Class<T> type);
}
