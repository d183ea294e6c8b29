package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.http.HttpRequest;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.muster.core.json.Json;

/** Tells a browser, through the push service of whoever made it, which can't read what is told. */
public final class Push implements Carrier {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int AUTH = 16;
    /** All are as long. What services take is 4,096 bytes with what encrypting adds. */
    private static final int LENGTH = 3_000;
    /** So many seconds a push service keeps it for a phone that is switched off; a reminder is no use so late. */
    private static final int A_DAY = 86_400;

    private static final int AN_HOUR = 3_600;

    private final Wire wire;
    private final Supplier<Vapid> vapid;
    private final Clock clock;

    public Push(Wire wire, Supplier<Vapid> vapid, Clock clock) {
        this.wire = wire;
        this.vapid = vapid;
        this.clock = clock;
    }

    /** Whether a subscription has what is needed to seal something for it. */
    public static boolean isWhole(Map<String, String> address) {
        return key(address).isPresent() && bytes(address, "auth").length == AUTH;
    }

    private static Optional<PublicKey> key(Map<String, String> address) {
        return Curve.key(bytes(address, "p256dh"));
    }

    private static byte[] bytes(Map<String, String> address, String field) {
        try {
            return Base64.getUrlDecoder().decode(address.getOrDefault(field, ""));
        } catch (IllegalArgumentException e) {
            return new byte[0];
        }
    }

    @Override
    public Delivery carry(Message message, Channel to) {
        Optional<PublicKey> key = key(to.address());
        if (key.isEmpty()) {
            return new Delivery.Never(Fault.of(Fault.Kind.UNREADABLE));
        }
        byte[] salt = new byte[PushBody.SALT];
        RANDOM.nextBytes(salt);
        byte[] body =
                PushBody.sealed(text(message), LENGTH, key.get(), bytes(to.address(), "auth"), Curve.fresh(), salt);
        URI endpoint = URI.create(to.field("url"));
        boolean soon = message.occasion() == Occasion.DEADLINE;
        return wire.send(HttpRequest.newBuilder(endpoint)
                .header("Content-Encoding", "aes128gcm")
                .header("Content-Type", "application/octet-stream")
                .header("TTL", String.valueOf(soon ? AN_HOUR : A_DAY))
                .header("Urgency", soon ? "high" : "normal")
                .header("Authorization", vapid.get().authorization(endpoint, clock.instant()))
                .POST(HttpRequest.BodyPublishers.ofByteArray(body)));
    }

    /** Whole lines, as many as there is room for. */
    private static byte[] text(Message message) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("id", message.id());
        body.put("game", message.game());
        body.put("title", message.title());
        body.put("link", message.link().toString());
        body.put("lines", List.of());
        byte[] written = Json.write(body).getBytes(UTF_8);
        List<String> lines = new ArrayList<>();
        for (String line : message.lines()) {
            lines.add(line);
            body.put("lines", lines);
            byte[] more = Json.write(body).getBytes(UTF_8);
            if (more.length > LENGTH) {
                break;
            }
            written = more;
        }
        return written;
    }
}
