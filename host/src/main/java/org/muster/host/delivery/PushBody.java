package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** What a push service carries and can't read (RFC 8291): for one browser, in one record of aes128gcm (RFC 8188). */
final class PushBody {

    /** Push services take no more. */
    static final int RECORD = 4096;

    static final int SALT = 16;
    private static final int KEY = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final byte LAST_RECORD = 2;

    private PushBody() {}

    /**
     * Sealed for a browser.
     *
     * @param padded so long is what is sealed at least, so that its length tells nothing
     * @param receiver the browser's key
     * @param auth the browser's secret
     * @param ours a pair that is used once
     * @param salt used once
     */
    static byte[] sealed(byte[] text, int padded, PublicKey receiver, byte[] auth, KeyPair ours, byte[] salt) {
        try {
            byte[] mine = Curve.raw(ours.getPublic());
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(ours.getPrivate());
            agreement.doPhase(receiver, true);
            byte[] info = joined("WebPush: info\0".getBytes(ISO_8859_1), Curve.raw(receiver), mine);
            byte[] material = expanded(hmac(auth, agreement.generateSecret()), info);
            byte[] pseudo = hmac(salt, material);
            byte[] key = Arrays.copyOf(expanded(pseudo, "Content-Encoding: aes128gcm\0".getBytes(ISO_8859_1)), KEY);
            byte[] nonce = Arrays.copyOf(expanded(pseudo, "Content-Encoding: nonce\0".getBytes(ISO_8859_1)), NONCE);
            byte[] plain = Arrays.copyOf(text, Math.max(padded, text.length) + 1);
            plain[text.length] = LAST_RECORD;
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            byte[] head = ByteBuffer.allocate(SALT + Integer.BYTES + 1)
                    .put(salt)
                    .putInt(RECORD)
                    .put((byte) mine.length)
                    .array();
            return joined(head, mine, cipher.doFinal(plain));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** HKDF's second half (RFC 5869) for one block. */
    private static byte[] expanded(byte[] key, byte[] info) throws GeneralSecurityException {
        return hmac(key, joined(info, new byte[] {1}));
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] joined(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        for (byte[] part : parts) {
            all.put(part);
        }
        return all.array();
    }
}
