package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import org.muster.core.hash.Sha256;

/** The chain of hashes that binds each line of a journal to all lines before it. */
final class Chain {

    static final int HASH_BYTES = 32;

    /** Letters of {@code ,"hash":"…"}}. */
    private static final int TAIL = ",\"hash\":\"\"}".length() + 2 * HASH_BYTES;

    private final MessageDigest sha = Sha256.digest();
    private byte[] last = new byte[HASH_BYTES];

    /** Adds a line (without its own hash) and returns its hash. */
    byte[] add(byte[] buffer, int length) {
        sha.update(last);
        sha.update(buffer, 0, length);
        last = sha.digest();
        return last;
    }

    /** Adds a line as it was written, without its newline: whether it ends in the hash that it must have. */
    boolean fits(byte[] line) {
        String hash = HexFormat.of().formatHex(add(line, Math.max(0, line.length - TAIL)));
        byte[] tail = (",\"hash\":\"" + hash + "\"}").getBytes(US_ASCII);
        int from = line.length - tail.length;
        return from >= 0 && Arrays.equals(line, from, line.length, tail, 0, tail.length);
    }

    /** Goes on after a hash that is known already. */
    void resume(String hash) {
        last = HexFormat.of().parseHex(hash);
    }
}
