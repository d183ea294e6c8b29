package org.muster.host.people;

import java.security.SecureRandom;
import java.util.Base64;
import org.muster.core.hash.Sha256;

/**
 * What opens a door: 192 bits that nobody guesses. It is shown once, to whom it belongs; the host keeps its hash.
 *
 * @param text of 32 letters, digits, {@code -} and {@code _}
 */
public record Token(String text) {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 24;
    private static final String ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;
    private static final int MARK_DIGITS = 16;

    /** One that was never there before. None begins with {@code -}: a command line would take it for an option. */
    public static Token fresh() {
        byte[] bytes = new byte[BYTES];
        String text;
        do {
            RANDOM.nextBytes(bytes);
            text = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        } while (text.startsWith("-"));
        return new Token(text);
    }

    /** An id that no other thing has; it may be known to anybody, and is easy to read out. */
    public static String id() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(ID_LETTERS.charAt(RANDOM.nextInt(ID_LETTERS.length())));
        }
        return id.toString();
    }

    /** What is kept of it. */
    public String hash() {
        return Sha256.hex(text);
    }

    /** By what a browser tells what it keeps for one session from what it keeps for another; it opens nothing. */
    public String mark() {
        return Sha256.hex("reader " + text).substring(0, MARK_DIGITS);
    }

    /** Told to nobody by mistake. */
    @Override
    public String toString() {
        return "Token";
    }
}
