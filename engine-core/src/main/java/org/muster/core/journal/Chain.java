package org.muster.core.journal;

import java.security.MessageDigest;
import java.util.HexFormat;
import org.muster.core.hash.Sha256;

/** The chain of hashes that binds each line of a journal to all lines before it. */
final class Chain {

    static final int HASH_BYTES = 32;

    private final MessageDigest sha = Sha256.digest();
    private byte[] last = new byte[HASH_BYTES];

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
