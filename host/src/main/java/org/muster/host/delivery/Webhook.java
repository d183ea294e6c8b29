package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Clock;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.muster.core.json.Json;

/**
 * Tells a program, signed: {@code Muster-Signature: t=SECONDS,v1=HEX}, the HMAC-SHA-256 of {@code SECONDS.BODY} by the
 * channel's key.
 */
public final class Webhook implements Carrier {

    private final Wire wire;
    private final Secret secret;
    private final Clock clock;

    public Webhook(Wire wire, Secret secret, Clock clock) {
        this.wire = wire;
        this.secret = secret;
        this.clock = clock;
    }

    @Override
    public Delivery carry(Message message, Channel to) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("id", message.id());
        body.put("about", message.occasion().name().toLowerCase(Locale.ROOT));
        body.put("game", message.game());
        body.put("title", message.title());
        body.put("lines", message.lines());
        body.put("link", message.link().toString());
        String json = Json.write(body);
        String now = String.valueOf(clock.instant().getEpochSecond());
        String signature =
                HexFormat.of().formatHex(Secret.hmac(secret.keyOf(to.id()).getBytes(UTF_8), now + "." + json));
        return wire.send(HttpRequest.newBuilder(URI.create(to.field("url")))
                .header("Content-Type", "application/json")
                .header("Muster-Delivery", message.id())
                .header("Muster-Signature", "t=" + now + ",v1=" + signature)
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }
}
