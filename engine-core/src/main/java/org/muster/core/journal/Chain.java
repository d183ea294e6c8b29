package org.muster.core.journal;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The chain of hashes that binds each line of a journal to all lines before it. */
final class Chain {

    static final int HASH_BYTES = 32;

    private final MessageDigest sha;
    private byte[] last = new byte[HASH_BYTES];

    Chain() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Adds a line (without its own hash) and returns its hash. */
    byte[] add(byte[] buffer, int length) {
        sha.update(last);
        sha.update(buffer, 0, length);
        last = sha.digest();
        return last;
    }

    /** Goes on after a hash that is known already. */
    void resume(String hash) {
        last = HexFormat.of().parseHex(hash);
    }
}
