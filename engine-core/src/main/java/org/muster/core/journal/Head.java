package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;

/**
 * Where a journal ends.
 *
 * @param entries how many entries there are
 * @param hash of the last one, in hex; zeros where there is none
 */
public record Head(int entries, String hash) {

    /** Of a journal without any entry. */
    public static final Head EMPTY = new Head(0, "0".repeat(2 * Chain.HASH_BYTES));

    private static final int BRIEF = 16;
    private static final String HASH = ",\"hash\":\"";

    /**
     * The first 16 digits: enough to find it again, and too few for a player to try out what others' secret answers
     * might have been, since every later hash starts from all 64.
     */
    public String brief() {
        return hash.substring(0, BRIEF);
    }

    /** With these lines behind, as {@link Journal#append} wrote them. */
    public Head after(List<byte[]> lines) {
        if (lines.isEmpty()) {
            return this;
        }
        return new Head(entries + lines.size(), hashOf(new String(lines.get(lines.size() - 1), UTF_8)));
    }

    /** With these lines behind, as {@link JournalStore#read} gives them. */
    public Head afterText(List<String> lines) {
        return lines.isEmpty() ? this : new Head(entries + lines.size(), hashOf(lines.get(lines.size() - 1)));
    }

    /** Whether {@code line}, without its newline, is the whole entry that comes next. */
    boolean isFollowedBy(byte[] line) {
        Chain chain = new Chain();
        chain.resume(hash);
        return chain.fits(line);
    }

    /** The hash that a line ends in; empty if it ends in none, which no journal agrees with. */
    private static String hashOf(String line) {
        int at = line.lastIndexOf(HASH);
        int end = line.indexOf('"', at + HASH.length());
        return at < 0 || end < 0 ? "" : line.substring(at + HASH.length(), end);
    }
}
