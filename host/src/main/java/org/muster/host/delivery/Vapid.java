package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.core.json.Json;

/**
 * By what push services know this host again (RFC 8292): each request is signed by a key that subscriptions were made for.
 *
 * @param keys on P-256
 * @param contact whom a push service can write to, {@code mailto:} or {@code https:}
 */
public record Vapid(KeyPair keys, String contact) {

    /** A day is the longest that push services take. */
    private static final Duration VALID = Duration.ofHours(12);

    private static final int DEFAULT_PORT = -1;

    /** The public key, as browsers want it when they subscribe. */
    public String publicKey() {
        return text(Curve.raw(keys.getPublic()));
    }

    /** What stands in {@code Authorization}, for the push service of that address. */
    String authorization(URI endpoint, Instant now) {
        Map<String, Object> claims = new LinkedHashMap<>();
        claims.put("aud", origin(endpoint));
        claims.put("exp", now.plus(VALID).getEpochSecond());
        claims.put("sub", contact);
        String signed = text("{\"typ\":\"JWT\",\"alg\":\"ES256\"}".getBytes(UTF_8)) + "."
                + text(Json.write(claims).getBytes(UTF_8));
        return "vapid t=" + signed + "." + text(signature(signed)) + ", k=" + publicKey();
    }

    private static String origin(URI endpoint) {
        return endpoint.getScheme() + "://" + endpoint.getHost()
                + (endpoint.getPort() == DEFAULT_PORT ? "" : ":" + endpoint.getPort());
    }

    private byte[] signature(String text) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format"); // as JWT has it, not in DER
            signature.initSign(keys.getPrivate());
            signature.update(text.getBytes(UTF_8));
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Told to nobody by mistake. */
    @Override
    public String toString() {
        return "Vapid " + publicKey();
    }
}
