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
import org.muster.core.game.BadGame;
import org.muster.core.journal.NotStored;

/** Files of text: read with a limit, written whole or not at all. */
public final class TextFile {

    /** Larger than any map or catalogue. */
    private static final int LARGEST = 16 << 20;

    private TextFile() {}

    /** The text of a file. */
    public static String read(Path path) {
        if (Files.isDirectory(path)) {
            throw new BadGame("NO_FILE", "{path} is a folder, not a file.", path);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return read(in, path);
        } catch (IOException e) {
            throw new BadGame(List.of(new Violation("NO_FILE", FailuresInWords.told(e), List.of(), "")));
        }
    }

    /** All text that {@code in} has. */
    public static String read(InputStream in, Object what) throws IOException {
        byte[] bytes = in.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw new BadGame("TOO_LARGE", "{what} has more than {most} bytes.", what, LARGEST);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadGame("NO_TEXT", "{what} is no text in UTF-8.", what);
        }
    }

    /** Writes a file; what was there before stays as it was if that fails. */
    public static void write(Path path, byte[] bytes) throws IOException {
        Path absolute = path.toAbsolutePath();
        if (Files.exists(absolute) && !Files.isRegularFile(absolute)) { // a device or a pipe: nothing to keep
            Files.write(absolute, bytes);
            return;
        }
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new NotStored(
                    "There is no folder {folder} to put {file} into.", String.valueOf(folder), path.getFileName());
        }
        Path fresh = folder.resolve(
                "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".new");
        try {
            Files.write(fresh, bytes);
            Files.move(fresh, absolute, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
