package org.muster.cli.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.journal.NotStored;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** Files of text: read with a limit, written whole or not at all. */
public final class TextFile {

    /** Larger than any map or catalogue. */
    private static final int LARGEST = 16 << 20;

    /** Here Linux shows itself as files: they say to be empty, and some wait when they are read. */
    private static final List<Path> SYSTEM = List.of(Path.of("/proc"), Path.of("/sys"));

    /** Editors of Windows put it before what people write; it says nothing of UTF-8. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    /** The text of a file. */
    public static String read(Path path) {
        mustBeFile(path);
        try (InputStream in = Files.newInputStream(path)) {
            return read(in, path);
        } catch (IOException e) {
            throw new BadGame(List.of(new Violation("NO_FILE", FailuresInWords.told(e), List.of(), "")));
        }
    }

    private static final int BEGINNING = 64;
    private static final String KEY = "\"muster-key/";

    /** Refuses what lies on no disk: a pipe or a device may never end, and may wait for ever. */
    public static void mustBeFile(Path path) {
        if (Files.isDirectory(path)) {
            throw new BadGame("NO_FILE", "{path} is a folder, not a file.", path);
        }
        if (Files.exists(path) && (!Files.isRegularFile(path) || isOfTheSystem(path))) {
            throw new BadGame(
                    "NO_FILE",
                    "{path} is a pipe, a device or a part of the system; a file on a disk is wanted, so copy what it"
                            + " holds into one.",
                    path);
        }
    }

    private static boolean isOfTheSystem(Path path) {
        try {
            Path real = path.toRealPath();
            return SYSTEM.stream().anyMatch(real::startsWith);
        } catch (IOException e) {
            return false; // told when it is read
        }
    }

    /** All text that {@code in} has. */
    public static String read(InputStream in, Object what) throws IOException {
        byte[] bytes = in.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw new BadGame("TOO_LARGE", "{what} has more than {most} bytes.", what, LARGEST);
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new BadGame("NO_TEXT", "{what} is no text in UTF-8.", what);
        }
    }

    /** A picture or a list never takes the place of a game or of its key: neither can be made again. */
    private static void mustNotBeGame(Path path) throws IOException {
        if (Files.exists(path)) {
            try (InputStream in = Files.newInputStream(path)) {
                String begins = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
                if (begins.startsWith("{\"n\":0,") || begins.contains(KEY)) {
                    throw new BadGame(
                            "OVER_A_GAME",
                            "{file} is a game or the key of one; nothing was written over it. Choose another name.",
                            path);
                }
            }
        }
    }

    /** Writes data whole: JSON where the file's name ends so, else YAML. */
    public static void write(Path path, JsonNode data) throws IOException {
        String text = path.toString().endsWith(".json") ? Json.pretty(data) : Yaml.write(data);
        write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file; what was there before stays as it was if that fails. */
    public static void write(Path path, byte[] bytes) throws IOException {
        Path absolute = path.toAbsolutePath();
        mustBeFile(absolute);
        mustNotBeGame(path);
        Path folder = absolute.getParent();
        if (folder == null) {
            throw new NotStored("{file} is a folder; a name of a file is wanted.", path);
        }
        if (!Files.isDirectory(folder)) {
            throw new NotStored("There is no folder {folder} to put {file} into.", folder, path.getFileName());
        }
        Path fresh = folder.resolve(
                ".muster-" + ProcessHandle.current().pid() + "-" + Integer.toHexString(absolute.hashCode()) + ".new");
        try {
            Files.write(fresh, bytes);
            Files.move(fresh, absolute, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) { // which names the draft, or where a disk is full no file at all
            throw NotStored.of(path, e);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
