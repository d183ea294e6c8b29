package org.muster.maps;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file with a map in it, and what lies beside it. Nothing else is ever read, whatever the file says.
 *
 * @param file what people call it
 * @param text its whole text
 * @param encoding in which it is written; what lies beside it may be so too
 * @param place where it lies; null: it was sent
 */
record Source(
        String file,
        String text,
        Charset encoding,
        @Nullable Path place) {

    /** Bytes of a file. The largest map people play on has a tenth of it. */
    static final int LARGEST = 32 << 20;

    /** At the beginning of XML. */
    private static final Pattern DECLARED =
            Pattern.compile("<\\?xml[^>]{0,200}?\\sencoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]*)[\"']");

    static Source of(Path path) throws IOException {
        return of(path, UTF_8);
    }

    private static Source of(Path path, Charset otherwise) throws IOException {
        if (Files.isDirectory(path)) {
            throw new Refused("MAP_NO_FILE", "{file} is a folder, not a file.", path);
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new Refused("MAP_NO_FILE", "{file} is a pipe or a device; a file is wanted.", path);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return of(path.toString(), in, path, otherwise);
        } catch (NoSuchFileException e) {
            throw new Refused("MAP_NO_FILE", "There is no file {file}.", path);
        }
    }

    static Source of(String file, InputStream in, @Nullable Path place) throws IOException {
        return of(file, in, place, UTF_8);
    }

    private static Source of(String file, InputStream in, @Nullable Path place, Charset otherwise) throws IOException {
        byte[] bytes = in.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw new Refused(
                    "MAP_TOO_LARGE", "{file} has more than {most} MB; a map has less than three.", file, LARGEST >> 20);
        }
        Charset encoding = UTF_8;
        String text = text(bytes, encoding);
        if (text == null) {
            encoding = declared(bytes, otherwise);
            text = text(bytes, encoding);
        }
        if (text == null) {
            throw new Refused("MAP_NO_TEXT", "{file} is no text in {encoding}; save it in UTF-8.", file, encoding);
        }
        return new Source(file, text.startsWith("\uFEFF") ? text.substring(1) : text, encoding, place);
    }

    /** Null: they are none. */
    private static @Nullable String text(byte[] bytes, Charset encoding) {
        try {
            return encoding.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /** What XML says that it is written in, if that is known here. */
    private static Charset declared(byte[] bytes, Charset otherwise) {
        Matcher declared = DECLARED.matcher(new String(bytes, 0, Math.min(bytes.length, 512), ISO_8859_1));
        return declared.find() && Charset.isSupported(declared.group(1))
                ? Charset.forName(declared.group(1))
                : otherwise;
    }

    /** A file of that name in the same folder, or in the one above it, where some programs keep it. */
    Optional<Source> beside(String name) throws IOException {
        Path folder = place == null ? null : place.toAbsolutePath().getParent();
        for (int up = 0; up < 2 && folder != null; up++) {
            Path file = folder.resolve(name);
            if (Files.isRegularFile(file)) {
                return Optional.of(of(file, encoding));
            }
            folder = folder.getParent();
        }
        return Optional.empty();
    }
}
