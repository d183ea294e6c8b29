package org.muster.core.dice;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.muster.core.hash.Sha256;

/**
 * The seed of one phase's fair dice: 32 bytes, secret until the phase has ended.
 *
 * @param hex 64 hexadecimal digits in lower case
 */
public record Seed(@JsonValue String hex) {

    private static final int BYTES = 32;

    @JsonCreator
    public Seed {
        if (hex.length() != 2 * BYTES || !hex.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f')) {
            throw new IllegalArgumentException("a seed is 64 hexadecimal digits in lower case");
        }
    }

    /** A new one; for fair dice from a {@link java.security.SecureRandom}. */
    public static Seed random(RandomGenerator random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /** The seed of the phase before, which follows from this one, while nothing about this one follows from that. */
    public Seed before() {
        return new Seed(hash("muster-chain/1"));
    }

    /** The seed {@code phases} before this one. */
    public Seed before(int phases) {
        Seed seed = this;
        for (int i = 0; i < phases; i++) {
            seed = seed.before();
        }
        return seed;
    }

    /** What the host publishes before the first phase, of the first phase's seed. Neither a seed nor a roll's hash. */
    public String commitment() {
        return hash("muster-commit/1");
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    private String hash(String domain) {
        MessageDigest digest = Sha256.digest();
        digest.update(domain.getBytes(StandardCharsets.US_ASCII));
        return HexFormat.of().formatHex(digest.digest(bytes()));
    }

    /** Not the seed itself, which must not slip into a log. */
    @Override
    public String toString() {
        return "Seed[...]";
    }
}
