package org.muster.host.delivery;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;

/** Keys on the curve P-256, as Web Push writes them: 65 bytes that begin with a 4, and a number of 32 bytes. */
public final class Curve {

    private static final int COORDINATE = 32;
    private static final int RAW = 1 + 2 * COORDINATE;
    private static final byte UNCOMPRESSED = 4;
    private static final ECParameterSpec P256 = p256();

    private Curve() {}

    private static ECParameterSpec p256() {
        try {
            AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A pair that nobody has. */
    public static KeyPair fresh() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(P256);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Both keys in a line. */
    public static String written(KeyPair pair) {
        byte[] secret = coordinate(((ECPrivateKey) pair.getPrivate()).getS());
        Base64.Encoder base64 = Base64.getUrlEncoder().withoutPadding();
        return base64.encodeToString(secret) + " " + base64.encodeToString(raw(pair.getPublic()));
    }

    /** What {@link #written} wrote. */
    public static KeyPair read(String text) {
        try {
            String[] parts = text.split(" ");
            BigInteger secret = new BigInteger(1, Base64.getUrlDecoder().decode(parts[0]));
            PublicKey open = key(Base64.getUrlDecoder().decode(parts[1]))
                    .orElseThrow(() -> new IllegalStateException("this is no key"));
            return new KeyPair(open, KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(secret, P256)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    static byte[] raw(PublicKey key) {
        ECPoint point = ((ECPublicKey) key).getW();
        byte[] raw = new byte[RAW];
        raw[0] = UNCOMPRESSED;
        System.arraycopy(coordinate(point.getAffineX()), 0, raw, 1, COORDINATE);
        System.arraycopy(coordinate(point.getAffineY()), 0, raw, 1 + COORDINATE, COORDINATE);
        return raw;
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] all = new byte[COORDINATE];
        int length = Math.min(bytes.length, COORDINATE); // there may be a nought for the sign
        System.arraycopy(bytes, bytes.length - length, all, COORDINATE - length, length);
        return all;
    }

    /** The key that somebody sends; empty: it is none. A point beside the curve would tell something of our own key. */
    public static Optional<PublicKey> key(byte[] raw) {
        if (raw.length != RAW || raw[0] != UNCOMPRESSED) {
            return Optional.empty();
        }
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(raw, 1, 1 + COORDINATE));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(raw, 1 + COORDINATE, RAW));
        BigInteger p = ((ECFieldFp) P256.getCurve().getField()).getP();
        BigInteger right = x.pow(3)
                .add(P256.getCurve().getA().multiply(x))
                .add(P256.getCurve().getB());
        if (x.compareTo(p) >= 0
                || y.compareTo(p) >= 0
                || y.pow(2).subtract(right).mod(p).signum() != 0) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), P256)));
        } catch (GeneralSecurityException e) {
            return Optional.empty();
        }
    }
}
