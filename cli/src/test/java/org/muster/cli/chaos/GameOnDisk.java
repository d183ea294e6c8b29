package org.muster.cli.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A game's file and the key beside it, as bytes that may be cut, changed and put elsewhere. */
record GameOnDisk(Path path) {

    private static final String HASH = ",\"hash\":\"";
    private static final int RECORD = 16;

    byte[] bytes() {
        try {
            return Files.exists(path) ? Files.readAllBytes(path) : new byte[0];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its whole lines: what was cut off behind them was never written. */
    List<String> lines() {
        return lines(bytes());
    }

    static List<String> lines(byte[] bytes) {
        return new String(wholeLines(bytes), StandardCharsets.UTF_8).lines().toList();
    }

    static byte[] wholeLines(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return Arrays.copyOf(bytes, end);
    }

    /** Whether it still begins with all whole lines of {@code before}. */
    boolean continues(byte[] before) {
        byte[] known = wholeLines(before);
        byte[] now = bytes();
        return now.length >= known.length && Arrays.equals(known, 0, known.length, now, 0, known.length);
    }

    /** The digits that players note, of the last entry. */
    String record() {
        List<String> lines = lines();
        return lines.isEmpty() ? "" : record(lines.get(lines.size() - 1));
    }

    /** Whether some entry ends in these digits. */
    boolean has(String record) {
        return lines().stream().anyMatch(line -> record(line).equals(record));
    }

    private static String record(String line) {
        int at = line.lastIndexOf(HASH) + HASH.length();
        return line.substring(at, Math.min(line.length(), at + RECORD));
    }

    long count(String kind) {
        return lines().stream()
                .filter(line -> line.contains("\"kind\":\"" + kind + "\""))
                .count();
    }

    Path key() {
        return path.resolveSibling(path.getFileName() + ".key");
    }

    GameOnDisk write(byte[] bytes) {
        try {
            Files.createDirectories(path.getParent());
            Files.write(path, bytes);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A copy with its key. */
    GameOnDisk copiedTo(Path other) {
        GameOnDisk copy = new GameOnDisk(other).write(bytes());
        try {
            if (Files.exists(key())) {
                Files.copy(key(), copy.key(), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return copy;
    }

    /** The names of all that lies beside it. */
    TreeSet<String> neighbours() {
        try (Stream<Path> files = Files.list(path.toAbsolutePath().getParent())) {
            TreeSet<String> names = new TreeSet<>();
            files.forEach(file -> names.add(file.getFileName().toString()));
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
