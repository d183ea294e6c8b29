package org.muster.host.news;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/**
 * A push service and the browser behind it, in one: it refuses what is not signed by the key that was subscribed for, and
 * opens the rest with the browser's own key. It shares no code with what it judges.
 */
final class PushService implements AutoCloseable {

    private final HttpServer server;
    private final KeyPair browser = pair();
    private final byte[] auth = "sixteen letters!".getBytes(ISO_8859_1);
    private final String hostKey;
    private final List<Told> told = new CopyOnWriteArrayList<>();
    private final List<String> wrong = new CopyOnWriteArrayList<>();
    private final ConcurrentLinkedDeque<Integer> answers = new ConcurrentLinkedDeque<>();

    /** What the browser was told. */
    record Told(Map<String, List<String>> headers, JsonNode claims, JsonNode news, int length) {}

    /** For subscriptions of that host. */
    PushService(String hostKey) throws IOException {
        this.hostKey = hostKey;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::take);
        server.start();
    }

    private static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    String subscribedFor() {
        return hostKey;
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/push/one";
    }

    /** What the page of the browser posts. */
    Map<String, String> subscription() {
        ECPoint point = ((ECPublicKey) browser.getPublic()).getW();
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        raw.write(4);
        raw.writeBytes(coordinate(point.getAffineX()));
        raw.writeBytes(coordinate(point.getAffineY()));
        return Map.of("medium", "push", "url", url(), "p256dh", text(raw.toByteArray()), "auth", text(auth));
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] all = new byte[32];
        for (int i = 1; i <= Math.min(32, bytes.length); i++) {
            all[32 - i] = bytes[bytes.length - i];
        }
        return all;
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    private void take(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        int status;
        try {
            JsonNode claims = claims(exchange.getRequestHeaders().getFirst("Authorization"));
            Integer wanted = answers.poll();
            status = wanted == null ? 201 : wanted;
            if (status == 201) {
                told.add(new Told(
                        Map.copyOf(exchange.getRequestHeaders()), claims, Json.read(opened(body)), body.length));
            }
        } catch (Exception e) {
            wrong.add(String.valueOf(e));
            status = 403;
        }
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }

    private JsonNode claims(String authorization) throws Exception {
        String[] parts = authorization.substring("vapid t=".length()).split(", k=");
        String[] token = parts[0].split("\\.");
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(key(bytes(parts[1])));
        signature.update((token[0] + "." + token[1]).getBytes(ISO_8859_1));
        if (!parts[1].equals(hostKey) || !signature.verify(bytes(token[2]))) {
            throw new IllegalArgumentException("not signed by whom the browser subscribed for");
        }
        return Json.read(new String(bytes(token[1]), UTF_8));
    }

    private PublicKey key(byte[] raw) throws Exception {
        ECPoint point = new ECPoint(
                new BigInteger(1, Arrays.copyOfRange(raw, 1, 33)), new BigInteger(1, Arrays.copyOfRange(raw, 33, 65)));
        return KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(point, ((ECPublicKey) browser.getPublic()).getParams()));
    }

    private static byte[] mac(byte[] key, byte[]... parts) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) {
            mac.update(part);
        }
        return mac.doFinal();
    }

    private String opened(byte[] body) throws Exception {
        byte[] salt = Arrays.copyOf(body, 16);
        byte[] sender = Arrays.copyOfRange(body, 21, 86);
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(browser.getPrivate());
        agreement.doPhase(key(sender), true);
        byte[] one = {1};
        byte[] material = mac(
                mac(auth, agreement.generateSecret()),
                "WebPush: info\0".getBytes(ISO_8859_1),
                bytes(subscription().get("p256dh")),
                sender,
                one);
        byte[] pseudo = mac(salt, material);
        byte[] key = Arrays.copyOf(mac(pseudo, "Content-Encoding: aes128gcm\0".getBytes(ISO_8859_1), one), 16);
        byte[] nonce = Arrays.copyOf(mac(pseudo, "Content-Encoding: nonce\0".getBytes(ISO_8859_1), one), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        byte[] plain = cipher.doFinal(body, 86, body.length - 86);
        int end = plain.length - 1;
        while (plain[end] == 0) {
            end--;
        }
        if (plain[end] != 2) {
            throw new IllegalArgumentException("no end of a last record");
        }
        return new String(plain, 0, end, UTF_8);
    }

    /** So it answers next, once. */
    void answers(int status) {
        answers.add(status);
    }

    List<Told> told() {
        return told;
    }

    /** What it could not believe or read. */
    List<String> wrong() {
        return wrong;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
