package org.muster.testkit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A text that is checked in. With {@code -Dgolden.update=true} it is written anew. */
public final class GoldenFile {

    /** Set to {@code true}, files are written anew. */
    public static final String UPDATE = "golden.update";

    private static final int AROUND = 4;
    private static final int SHOWN = 12;

    private GoldenFile() {}

    /**
     * Compares, or writes anew.
     *
     * @throws AssertionError showing where {@code text} differs from the file
     */
    public static void check(Path file, String text) {
        try {
            if (Boolean.getBoolean(UPDATE)) {
                Path folder = file.toAbsolutePath().getParent();
                if (folder != null) {
                    Files.createDirectories(folder);
                }
                Files.writeString(file, text);
            } else {
                compare(file, text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void compare(Path file, String text) {
        try {
            if (!Files.exists(file)) {
                throw new AssertionError(file + " is not there; make it with -D" + UPDATE + "=true and read it");
            }
            String golden = Files.readString(file);
            if (!golden.equals(text)) {
                throw new AssertionError(file + " says otherwise; if the change is meant, make it anew with -D" + UPDATE
                        + "=true and read its difference\n"
                        + difference(golden.lines().toList(), text.lines().toList()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first place where they part, with what is around it. */
    static String difference(List<String> golden, List<String> now) {
        int at = 0;
        while (at < Math.min(golden.size(), now.size()) && golden.get(at).equals(now.get(at))) {
            at++;
        }
        int same = 0;
        while (same < Math.min(golden.size(), now.size()) - at
                && golden.get(golden.size() - 1 - same).equals(now.get(now.size() - 1 - same))) {
            same++;
        }
        StringBuilder text = new StringBuilder();
        for (String line : golden.subList(Math.max(0, at - AROUND), at)) {
            text.append("  ").append(line).append('\n');
        }
        lines("- ", golden.subList(at, golden.size() - same), text);
        lines("+ ", now.subList(at, now.size() - same), text);
        return "line " + (at + 1) + ":\n" + text;
    }

    private static void lines(String mark, List<String> lines, StringBuilder text) {
        for (String line : lines.subList(0, Math.min(SHOWN, lines.size()))) {
            text.append(mark).append(line).append('\n');
        }
        if (lines.size() > SHOWN) {
            text.append(mark).append("... and ").append(lines.size() - SHOWN).append(" more lines\n");
        }
    }
}
