package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.util.Map;
import org.muster.core.json.Json;

/** Posts a notice into a room of Matrix, as plain text; the server knows by its id what it has already. */
public final class Matrix implements Carrier {

    private final Wire wire;

    public Matrix(Wire wire) {
        this.wire = wire;
    }

    @Override
    public Delivery carry(Message message, Channel to) {
        Map<String, Object> body = Map.of("msgtype", "m.notice", "body", message.text(), "m.mentions", Map.of());
        URI uri = URI.create(to.field("url") + "/_matrix/client/v3/rooms/" + encoded(to.field("room"))
                + "/send/m.room.message/" + encoded(message.id()));
        return wire.send(HttpRequest.newBuilder(uri)
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + to.field("token"))
                .PUT(HttpRequest.BodyPublishers.ofString(Json.write(body))));
    }

    private static String encoded(String part) {
        return URLEncoder.encode(part, UTF_8).replace("+", "%20");
    }
}
