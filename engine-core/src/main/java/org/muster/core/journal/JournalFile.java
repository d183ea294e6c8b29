package org.muster.core.journal;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A journal as a file of JSON Lines. An entry is written when its newline is: a line that was cut off, by a power cut or
 * on the way through the mail, does not count. Nothing is appended behind it before {@link #recover} was called, since
 * what it was part of may be whole elsewhere.
 */
public final class JournalFile implements JournalStore {

    /** Bytes of a file: a hundred times the longest campaign. */
    private static final long LARGEST = 256 << 20;

    private static final int MOST_TRIES = 2_000;
    private static final int MILLIS_BETWEEN = 5;

    private final Path path;
    /** Bytes of the whole lines that are known, and where the last of them begins. */
    private long length;

    private long last;
    private Head head = Head.EMPTY;
    private int cutOff;

    private JournalFile(Path path) {
        this.path = path;
    }

    /**
     * What a file holds.
     *
     * @param file to append to
     * @param lines whole lines, without newlines
     * @param cutOff bytes behind the last whole line
     */
    public record Content(JournalFile file, List<String> lines, int cutOff) {}

    /** The file ends in the midst of a line. Nothing was written. */
    public static final class CutShort extends NotStored {
        private static final long serialVersionUID = 1L;

        CutShort(Path path, int entries) {
            super(
                    "{file} ends in the midst of entry {n}: it was cut short when it was written or sent. Nothing was"
                            + " written, since that would overwrite it. Ask for the whole file, or play on from what is"
                            + " there after: {command}",
                    path,
                    entries,
                    "muster recover " + path);
        }
    }

    /**
     * What became of an end that was cut off.
     *
     * @param completed whether only its newline was missing: the entry counts again
     * @param kept where the bytes of a cut entry are now; null where it was completed
     */
    public record Recovered(boolean completed, @Nullable Path kept) {}

    /**
     * Makes a file that was cut short one that can be appended to. What was cut off is kept in a file beside it.
     *
     * @return empty if it was not cut short
     * @throws NotStored if not one entry is whole
     */
    public synchronized Optional<Recovered> recover() throws IOException {
        try (FileChannel channel = open(StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = lock(channel, false)) {
            catchUp(channel);
            if (cutOff == 0) {
                return Optional.empty();
            }
            if (head.entries() == 0) {
                throw new NotStored("not one entry of {file} is whole: ask for the file again", path);
            }
            byte[] rest = bytes(channel, length, channel.size());
            if (head.isFollowedBy(rest)) {
                complete(channel);
                catchUp(channel);
                return Optional.of(new Recovered(true, null));
            }
            Path kept = kept(rest);
            channel.truncate(length);
            channel.force(true);
            cutOff = 0;
            return Optional.of(new Recovered(false, kept));
        }
    }

    private void complete(FileChannel channel) throws IOException {
        long size = channel.size();
        try {
            channel.write(ByteBuffer.wrap(new byte[] {'\n'}), size);
            channel.force(true);
        } catch (IOException e) {
            channel.truncate(size);
            throw unwritten(path, e);
        }
    }

    /** Where the bytes are that were cut off; where there is no room for all of them, none are. */
    private Path kept(byte[] bytes) throws IOException {
        Path file = free();
        boolean whole = false;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            try {
                // written through once: a file that is written through piece by piece takes a minute for what takes a
                // second
                for (ByteBuffer rest = ByteBuffer.wrap(bytes); rest.hasRemaining(); ) {
                    channel.write(rest);
                }
                channel.force(true);
                whole = true;
            } finally {
                if (!whole) {
                    Files.delete(file);
                }
            }
        } catch (IOException e) {
            throw unwritten(file, e);
        }
        return file;
    }

    private NotStored unwritten(Path file, IOException why) {
        NotStored told = new NotStored(
                "{why}; {game} is as it was", NotStored.of(file, why).sentence(), path);
        told.initCause(why);
        return told;
    }

    private Path free() {
        for (int n = 1; ; n++) {
            Path name = path.resolveSibling(path.getFileName() + ".cut-" + n);
            if (!Files.exists(name)) {
                return name;
            }
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
            throw new NotStored(
                    "there is no folder {folder} to put {file} into", String.valueOf(parent), path.getFileName());
        }
        // readable at once or not at all: a name appears only when its content is there
        Path fresh;
        try {
            fresh = Files.createTempFile(parent, ".muster", ".new");
        } catch (FileSystemException e) { // which names the draft
            throw NotStored.of(path, e);
        }
        try {
            new JournalFile(fresh).append(Head.EMPTY, lines);
            Files.createLink(absolute, fresh);
            forceNames(parent);
            return open(absolute);
        } catch (FileAlreadyExistsException e) { // which names the draft too
            throw (FileAlreadyExistsException) new FileAlreadyExistsException(path.toString()).initCause(e);
        } catch (FileSystemException e) {
            throw NotStored.of(path, e);
        } catch (NotStored e) {
            throw e.getCause() instanceof IOException why ? NotStored.of(path, why) : e;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** The names of a folder are on the disk too, the key's of fair dice among them, where the system knows how. */
    private static void forceNames(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException noFolderIsOpenedHere) {
            // Windows writes names by itself
        }
    }

    /** A file that is there already; it is read when it is asked. */
    public static JournalFile open(Path path) {
        return new JournalFile(path);
    }

    /** Reads a file. */
    public static Content read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new NotStored("{path} is a folder, not a game", path);
        }
        JournalFile file = open(path);
        mustBeOfSize(path, Files.size(path));
        byte[] bytes = Files.readAllBytes(path);
        List<String> lines = file.take(bytes);
        return new Content(file, lines, file.cutOff);
    }

    @Override
    public synchronized Head head() throws IOException {
        look();
        return head;
    }

    @Override
    public synchronized List<String> read(int from) throws IOException {
        List<String> fresh = look();
        int first = head.entries() - fresh.size();
        if (from < first) {
            length = 0;
            fresh = look();
            first = 0;
        }
        return fresh.subList(Math.min(from - first, fresh.size()), fresh.size());
    }

    /**
     * Appends to what is known.
     *
     * @throws Overtaken if the file is not as it was read
     * @throws CutShort if it ends in the midst of a line
     */
    public void append(List<byte[]> lines) throws IOException {
        append(head, lines);
    }

    @Override
    public synchronized Head append(Head expected, List<byte[]> lines) throws IOException {
        ByteBuffer all =
                ByteBuffer.allocate(lines.stream().mapToInt(line -> line.length).sum());
        lines.forEach(all::put);
        all.flip();
        try (FileChannel channel = open(StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = lock(channel, false)) {
            catchUp(channel);
            if (!head.equals(expected)) {
                throw new Overtaken(path.toString());
            }
            if (cutOff > 0) {
                throw cutShort();
            }
            long at = length;
            try {
                while (all.hasRemaining()) {
                    at += channel.write(all, at);
                }
                channel.force(true);
            } catch (IOException e) {
                channel.truncate(length);
                NotStored told = new NotStored(
                        "{path} could not be written and is as it was: {why}", path, String.valueOf(e.getMessage()));
                told.initCause(e);
                throw told;
            }
            last = lines.isEmpty() ? last : at - lines.get(lines.size() - 1).length;
            length = at;
            head = head.after(lines);
            return head;
        }
    }

    private FileChannel open(OpenOption... options) throws IOException {
        return FileChannel.open(path, options);
    }

    /** Nobody writes while it is held: half of what somebody appends is never read. */
    private static FileLock lock(FileChannel channel, boolean shared) throws IOException {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            try {
                return channel.lock(0, Long.MAX_VALUE, shared);
            } catch (OverlappingFileLockException held) { // by another thread of this process: it can't be waited for
                try {
                    Thread.sleep(MILLIS_BETWEEN);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw (IOException) new InterruptedIOException().initCause(e);
                }
            }
        }
        throw new NotStored("the file is locked and stays so");
    }

    /** Reads what was appended since, and returns it. */
    private List<String> look() throws IOException {
        try (FileChannel channel = open(StandardOpenOption.READ);
                FileLock lock = lock(channel, true)) {
            return catchUp(channel);
        }
    }

    private List<String> catchUp(FileChannel channel) throws IOException {
        if (length > 0 && (channel.size() < length || !head.equals(headAt(channel)))) {
            length = 0; // another file stands there now
        }
        if (length == 0) {
            head = Head.EMPTY;
            last = 0;
        }
        mustBeOfSize(path, channel.size());
        return take(bytes(channel, length, channel.size()));
    }

    private static void mustBeOfSize(Path path, long size) throws IOException {
        if (size > LARGEST) {
            throw new NotStored("{path} has more than {most} MB; no game is so long", path, LARGEST >> 20);
        }
    }

    /** Where the chain ends if the last line that is known still stands in its place. */
    private Head headAt(FileChannel channel) throws IOException {
        return new Head(head.entries() - 1, "").after(List.of(bytes(channel, last, length)));
    }

    private static byte[] bytes(FileChannel channel, long from, long to) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) (to - from));
        while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {
            // until all is there
        }
        return bytes.array();
    }

    /** Takes the whole lines behind what is known. */
    private List<String> take(byte[] bytes) {
        List<String> lines = new ArrayList<>();
        CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
        int from = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                if (i == from) { // at once: a file may be nothing but such lines
                    throw new BadJournal(head.entries() + lines.size(), "the line is empty");
                }
                lines.add(decode(utf8, ByteBuffer.wrap(bytes, from, i - from), head.entries() + lines.size()));
                last = length + from;
                from = i + 1;
            }
        }
        length += from;
        cutOff = bytes.length - from;
        head = head.afterText(lines);
        return lines;
    }

    private static String decode(CharsetDecoder utf8, ByteBuffer bytes, int line) {
        try {
            return utf8.decode(bytes).toString();
        } catch (CharacterCodingException e) {
            throw new BadJournal(line, "it is no text in UTF-8");
        }
    }

    /** Why nothing is appended while there are such bytes. */
    public synchronized CutShort cutShort() {
        return new CutShort(path, head.entries());
    }

    /** Bytes behind the last whole line when it was read last: a write that was cut short. */
    public synchronized int cutOff() {
        return cutOff;
    }

    /** Where it is. */
    public Path path() {
        return path;
    }
}
