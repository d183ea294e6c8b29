package org.muster.cli.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.core.hash.Sha256;

/**
 * Where a game stood, in a hidden file beside it, so that the next command need not replay what came before: a cache that
 * may be deleted at any time. It is believed only if this user wrote it with this build of Muster, which a keyed hash
 * proves, and only as far as the journal agrees; whatever is wrong with it, and whatever hinders its writing, nobody hears
 * of it, since nothing is lost.
 */
public final class Bookmark {

    /** Names the file that holds the key: a path, given by who starts Muster; without it there are no bookmarks. */
    public static final String KEY = "muster.bookmarks";

    private static final int KEY_BYTES = 32;
    private static final int HASH_BYTES = 32;
    /** Bytes: a hundred times the largest state. */
    private static final long LARGEST = 64 << 20;
    /** What a writer left that was stopped. */
    private static final Duration FORGOTTEN = Duration.ofMinutes(1);

    private final Path file;
    private final Path key;

    private Bookmark(Path file, Path key) {
        this.file = file;
        this.key = key;
    }

    /** That of a game; empty where nobody said where its key lies. */
    static Optional<Bookmark> of(Path game) {
        String key = System.getProperty(KEY, "");
        return key.isEmpty() ? Optional.empty() : Optional.of(new Bookmark(beside(game), Path.of(key)));
    }

    /** Where the bookmark of {@code game} lies. */
    public static Path beside(Path game) {
        return game.resolveSibling("." + game.getFileName() + ".cache");
    }

    /** Whether there is one, be it believed or not. */
    boolean exists() {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** The snapshot that was written last; null: there is none to be believed. */
    @Nullable
    String read() {
        try {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || Files.size(file) > LARGEST) {
                return null;
            }
            byte[] all = Files.readAllBytes(file);
            if (all.length < HASH_BYTES) {
                return null;
            }
            byte[] snapshot = Arrays.copyOfRange(all, HASH_BYTES, all.length);
            byte[] hash = Sha256.keyed(known(), snapshot);
            if (!MessageDigest.isEqual(hash, Arrays.copyOf(all, HASH_BYTES))) {
                return null;
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(snapshot))
                    .toString();
        } catch (IOException | SecurityException e) {
            return null; // replaying does without
        }
    }

    /** Writes one over what was there before, whole or not at all; readable by its owner alone, as it holds all secrets. */
    void write(String snapshot) {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        byte[] bytes = snapshot.getBytes(StandardCharsets.UTF_8);
        try {
            byte[] hash = Sha256.keyed(key(), bytes);
            try {
                writePrivately(fresh, hash, bytes);
            } catch (FileAlreadyExistsException e) { // somebody else writes one just now, or was stopped then
                if (Files.getLastModifiedTime(fresh)
                        .toInstant()
                        .isBefore(Instant.now().minus(FORGOTTEN))) {
                    Files.delete(fresh);
                }
                return;
            }
            try {
                Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException | UnsupportedOperationException | SecurityException e) {
            // a folder that is read only, a full disk: the next command replays
        }
    }

    /** The secret of this user and build, made when it is needed first. */
    private byte[] key() throws IOException {
        if (!Files.exists(key)) {
            byte[] secret = new byte[KEY_BYTES];
            new SecureRandom().nextBytes(secret);
            Path fresh = key.resolveSibling(
                    key.getFileName() + "." + ProcessHandle.current().pid());
            try {
                writePrivately(fresh, secret);
                Files.createLink(key, fresh);
            } catch (FileAlreadyExistsException e) {
                // another process was quicker
            } finally {
                Files.deleteIfExists(fresh);
            }
        }
        return known();
    }

    private byte[] known() throws IOException {
        byte[] secret = Files.readAllBytes(key);
        if (secret.length != KEY_BYTES) {
            throw new IOException("no key"); // an empty one would be everybody's
        }
        return secret;
    }

    private static void writePrivately(Path fresh, byte[]... parts) throws IOException {
        FileAttribute<?>[] owners =
                fresh.getFileSystem().supportedFileAttributeViews().contains("posix")
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                        }
                        : new FileAttribute<?>[0];
        try (SeekableByteChannel channel =
                Files.newByteChannel(fresh, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), owners)) {
            boolean whole = false;
            try {
                for (byte[] part : parts) {
                    for (ByteBuffer rest = ByteBuffer.wrap(part); rest.hasRemaining(); ) {
                        channel.write(rest);
                    }
                }
                whole = true;
            } finally {
                if (!whole) { // a full disk
                    Files.delete(fresh);
                }
            }
        }
    }
}
