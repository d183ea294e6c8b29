package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.muster.core.game.BadGame;

/**
 * What this host knows and its database does not: it seals addresses, so that a copy of the database opens nobody's
 * door, and makes links in mails that need no login.
 */
public final class Secret {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 32;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final int LINK_BYTES = 24;

    private final byte[] key;

    public Secret(byte[] key) {
        this.key = key.clone();
    }

    /** One that somebody gives: 32 bytes or more in base64. */
    public static Secret given(String text) {
        byte[] key;
        try {
            key = Base64.getDecoder().decode(text.strip());
        } catch (IllegalArgumentException e) {
            key = new byte[0];
        }
        if (key.length < BYTES) {
            throw new BadGame(
                    "BAD_SECRET",
                    "MUSTER_SECRET is {n byte|bytes} or more in base64, as `openssl rand -base64 32` makes them.",
                    BYTES);
        }
        return new Secret(key);
    }

    /** The one in a file, which is made if it is not there, for its owner alone; who comes second finds it whole. */
    public static Secret in(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
            if (!Files.exists(file)) {
                byte[] fresh = new byte[BYTES];
                RANDOM.nextBytes(fresh);
                Path beside = Files.createTempFile(folder, ".secret", ""); // the owner's alone
                try {
                    Files.write(beside, Base64.getEncoder().encode(fresh));
                    Files.createLink(file, beside);
                } catch (FileAlreadyExistsException e) {
                    return given(Files.readString(file)); // another node was quicker
                } finally {
                    Files.delete(beside);
                }
            }
            return given(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] hmac(String purpose, String text) {
        return hmac(key, purpose + '\n' + text);
    }

    static byte[] hmac(byte[] key, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac.doFinal(text.getBytes(UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private SecretKeySpec sealing() {
        return new SecretKeySpec(hmac("seal", ""), "AES");
    }

    /** Shut, so that nobody reads or changes it who has not this secret; {@code owner} belongs to it. */
    public String seal(String text, String owner) {
        byte[] nonce = new byte[NONCE];
        RANDOM.nextBytes(nonce);
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, sealing(), new GCMParameterSpec(TAG_BITS, nonce));
            cipher.updateAAD(owner.getBytes(UTF_8));
            byte[] shut = cipher.doFinal(text.getBytes(UTF_8));
            byte[] all = Arrays.copyOf(nonce, NONCE + shut.length);
            System.arraycopy(shut, 0, all, NONCE, shut.length);
            return Base64.getEncoder().encodeToString(all);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What was sealed; empty: by another secret, or for somebody else. */
    public Optional<String> open(String sealed, String owner) {
        try {
            byte[] all = Base64.getDecoder().decode(sealed);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.DECRYPT_MODE, sealing(), new GCMParameterSpec(TAG_BITS, all, 0, NONCE));
            cipher.updateAAD(owner.getBytes(UTF_8));
            return Optional.of(new String(cipher.doFinal(all, NONCE, all.length - NONCE), UTF_8));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** The same for the same text, and nothing to who has not this secret. */
    public String mark(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(hmac("mark", text));
    }

    /** A key of a channel's own, by which it knows that something came from here. */
    public String keyOf(String channel) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(hmac("sign", channel));
    }

    /** Part of a link that nobody can guess: what it is for, and for which channel. */
    public String link(String purpose, String channel) {
        byte[] proof = Arrays.copyOf(hmac("link " + purpose, channel), LINK_BYTES);
        return channel + Base64.getUrlEncoder().withoutPadding().encodeToString(proof);
    }

    /** The channel that such a link is for; empty: nobody here made it. */
    public Optional<String> channel(String purpose, String link, int idLength) {
        if (link.length() <= idLength) {
            return Optional.empty();
        }
        String channel = link.substring(0, idLength);
        boolean ours = MessageDigest.isEqual(link(purpose, channel).getBytes(UTF_8), link.getBytes(UTF_8));
        return ours ? Optional.of(channel) : Optional.empty();
    }
}
