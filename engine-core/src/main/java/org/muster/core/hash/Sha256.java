package org.muster.core.hash;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** SHA-256, as 64 hexadecimal digits. */
public final class Sha256 {

    private static final int BLOCK_BYTES = 64;

    /** Never fed, only copied: looking for who provides one takes as long as the hash of a small game. */
    private static final MessageDigest FRESH = provided();

    private Sha256() {}

    private static MessageDigest provided() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** A digest to be fed piece by piece. */
    public static MessageDigest digest() {
        try {
            return (MessageDigest) FRESH.clone();
        } catch (CloneNotSupportedException e) {
            return provided(); // a provider need not know how
        }
    }

    /** Of bytes. */
    public static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    /** Of the first {@code length} bytes. */
    public static String hex(byte[] bytes, int length) {
        MessageDigest digest = digest();
        digest.update(bytes, 0, length);
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Of a text in UTF-8. */
    public static String hex(String text) {
        return hex(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * HMAC-SHA-256 of bytes, as RFC 2104 has it: who does not know the key can't make it. Written out, since looking for who
     * provides it takes a short process a twentieth of its time.
     *
     * @param key of at most 64 bytes
     */
    public static byte[] keyed(byte[] key, byte[] bytes) {
        MessageDigest inner = digest();
        inner.update(padded(key, 0x36));
        byte[] inside = inner.digest(bytes);
        MessageDigest outer = digest();
        outer.update(padded(key, 0x5c));
        return outer.digest(inside);
    }

    private static byte[] padded(byte[] key, int with) {
        byte[] block = Arrays.copyOf(key, BLOCK_BYTES);
        for (int i = 0; i < block.length; i++) {
            block[i] ^= (byte) with;
        }
        return block;
    }
}
