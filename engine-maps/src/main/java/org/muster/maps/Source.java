package org.muster.maps;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A file with a map in it, and what lies beside it. Nothing else is ever read, whatever the file says.
 *
 * @param file what people call it
 * @param text its whole text
 * @param place where it lies; null: it was sent
 */
record Source(String file, String text, @Nullable Path place) {

    /** Bytes of a file. The largest map people play on has a tenth of it. */
    static final int LARGEST = 32 << 20;

    static Source of(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new Refused("MAP_NO_FILE", "{file} is a folder, not a file.", path);
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new Refused("MAP_NO_FILE", "{file} is a pipe or a device; a file is wanted.", path);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return of(path.toString(), in, path);
        } catch (NoSuchFileException e) {
            throw new Refused("MAP_NO_FILE", "There is no file {file}.", path);
        }
    }

    static Source of(String file, InputStream in, @Nullable Path place) throws IOException {
        byte[] bytes = in.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw new Refused(
                    "MAP_TOO_LARGE", "{file} has more than {most} MB; a map has less than three.", file, LARGEST >> 20);
        }
        String text = new String(bytes, UTF_8);
        return new Source(file, text.startsWith("\uFEFF") ? text.substring(1) : text, place);
    }

    /** A file of that name in the same folder, or in the one above it, where some programs keep it. */
    Optional<Source> beside(String name) throws IOException {
        Path folder = place == null ? null : place.toAbsolutePath().getParent();
        for (int up = 0; up < 2 && folder != null; up++) {
            Path file = folder.resolve(name);
            if (Files.isRegularFile(file)) {
                return Optional.of(of(file));
            }
            folder = folder.getParent();
        }
        return Optional.empty();
    }
}
