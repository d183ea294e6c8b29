package org.muster.core.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A journal as a file of JSON Lines. An entry is written when its newline is: a line that was cut off, by a killed
 * process or a full disk, was never written and is overwritten by the next one.
 */
public final class JournalFile {

    private final Path path;
    private long length;

    private JournalFile(Path path, long length) {
        this.path = path;
        this.length = length;
    }

    /**
     * What a file holds.
     *
     * @param file to append to
     * @param lines whole lines, without newlines
     * @param cutOff bytes behind the last whole line
     */
    public record Content(JournalFile file, List<String> lines, int cutOff) {}

    /** Somebody else has written to the file since it was read. Nothing was written. */
    public static final class Overtaken extends IOException {
        private static final long serialVersionUID = 1L;

        Overtaken(Path path) {
            super(path + " was changed by somebody else in the meantime; nothing was written. Try again.");
        }
    }

    /**
     * Makes a new file.
     *
     * @throws java.nio.file.FileAlreadyExistsException if there is one already
     */
    public static JournalFile create(Path path, List<byte[]> lines) throws IOException {
        Path absolute = path.toAbsolutePath();
        Path parent = absolute.getParent();
        if (parent == null || !Files.isDirectory(parent)) {
            throw new IOException("there is no folder " + parent + " to put " + path.getFileName() + " into");
        }
        // readable at once or not at all: a name appears only when its content is there
        Path fresh = Files.createTempFile(parent, "." + path.getFileName(), ".new");
        try {
            JournalFile file = new JournalFile(fresh, 0);
            file.append(lines);
            Files.createLink(absolute, fresh);
            return new JournalFile(absolute, file.length);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Reads a file. */
    public static Content read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException(path + " is a folder, not a game");
        }
        byte[] bytes = Files.readAllBytes(path);
        List<String> lines = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                lines.add(decode(bytes, from, i - from, lines.size()));
                from = i + 1;
            }
        }
        return new Content(new JournalFile(path, from), lines, bytes.length - from);
    }

    private static String decode(byte[] bytes, int from, int length, int line) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, from, length))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadJournal(line, "it is no text in UTF-8");
        }
    }

    /**
     * Appends lines, all or none, and waits until they are on the disk.
     *
     * @throws Overtaken if the file is not as it was read
     */
    public void append(List<byte[]> lines) throws IOException {
        int size = lines.stream().mapToInt(line -> line.length).sum();
        ByteBuffer all = ByteBuffer.allocate(size);
        lines.forEach(all::put);
        all.flip();
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            if (channel.size() < length || hasMore(channel)) {
                throw new Overtaken(path);
            }
            try {
                long at = length;
                while (all.hasRemaining()) {
                    at += channel.write(all, at);
                }
                channel.truncate(at); // what was cut off there before
                channel.force(true);
                length = at;
            } catch (IOException e) {
                channel.truncate(length);
                throw new IOException(path + " could not be written and is as it was: " + e.getMessage(), e);
            }
        } catch (OverlappingFileLockException e) {
            throw new Overtaken(path);
        }
    }

    /** Whether whole lines stand behind what was read. */
    private boolean hasMore(FileChannel channel) throws IOException {
        ByteBuffer rest = ByteBuffer.allocate((int) Math.min(1 << 20, channel.size() - length));
        channel.read(rest, length);
        for (int i = 0; i < rest.position(); i++) {
            if (rest.get(i) == '\n') {
                return true;
            }
        }
        return false;
    }

    /** Where it is. */
    public Path path() {
        return path;
    }
}
