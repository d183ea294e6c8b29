package org.muster.host.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * What is kept of a password: salt and PBKDF2, from which nobody gets it back.
 *
 * @param kept {@code rounds:salt:hash}, the latter two in base 64
 */
record Password(String kept) {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int SALT_BYTES = 16;
    private static final int HASH_BITS = 256;
    /** Of new passwords, as OWASP recommends; each password remembers its own. */
    private static final int ROUNDS = Integer.getInteger("muster.password.rounds", 210_000);
    /** It takes a processor some tenths of a second, so that guessing is slow; games must not wait for it. */
    private static final Semaphore AT_ONCE = new Semaphore(2);

    /** Opened by nothing: who is not known is let wait as long as who is. */
    static final Password NONE = of(Token.fresh().text());

    /** Of a new password. */
    static Password of(String password) {
        byte[] salt = new byte[SALT_BYTES];
        RANDOM.nextBytes(salt);
        return new Password(ROUNDS + ":" + base64(salt) + ":" + base64(hash(password, salt, ROUNDS)));
    }

    /** Whether that is it; it takes as long if it is not. */
    boolean isOf(String password) {
        String[] parts = kept.split(":", -1);
        byte[] salt = Base64.getDecoder().decode(parts[1]);
        byte[] hash = hash(password, salt, Integer.parseInt(parts[0]));
        return MessageDigest.isEqual(base64(hash).getBytes(UTF_8), parts[2].getBytes(UTF_8));
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static byte[] hash(String password, byte[] salt, int rounds) {
        AT_ONCE.acquireUninterruptibly();
        try {
            PBEKeySpec spec = new PBEKeySpec(password.toCharArray(), salt, rounds, HASH_BITS);
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512")
                    .generateSecret(spec)
                    .getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has PBKDF2", e);
        } finally {
            AT_ONCE.release();
        }
    }

    /** Told to nobody by mistake. */
    @Override
    public String toString() {
        return "Password";
    }
}
