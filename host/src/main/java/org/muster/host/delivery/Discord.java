package org.muster.host.delivery;

import java.net.URI;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.muster.core.json.Json;

/** Posts into a channel of Discord, pinging nobody. */
public final class Discord implements Carrier {

    private static final int MOST = 2_000;
    private static final int NO_EMBEDS = 4;
    private static final Pattern MARKS = Pattern.compile("[\\\\`*_~|>#+\\-.!()\\[\\]{}:@/]");
    /** What a webhook of Discord looks like. */
    public static final Pattern URL = Pattern.compile(
            "https://(?:(?:ptb|canary)\\.)?discord(?:app)?\\.com/api/(?:v\\d+/)?webhooks/\\d{5,25}/[\\w-]{20,100}");

    private final Wire wire;

    public Discord(Wire wire) {
        this.wire = wire;
    }

    @Override
    public Delivery carry(Message message, Channel to) {
        Map<String, Object> body =
                Map.of("content", content(message), "allowed_mentions", Map.of("parse", List.of()), "flags", NO_EMBEDS);
        return wire.send(HttpRequest.newBuilder(URI.create(to.field("url")))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(body))));
    }

    /** Whole lines, as many as there is room for. */
    private static String content(Message message) {
        String link = "\n<" + message.link() + ">";
        StringBuilder all =
                new StringBuilder("**").append(escaped(message.title())).append("**");
        for (String line : message.lines()) {
            String one = "\n" + escaped(line);
            if (all.length() + one.length() + link.length() > MOST) {
                break;
            }
            all.append(one);
        }
        return all.append(link).toString();
    }

    static String escaped(String text) {
        return MARKS.matcher(text).replaceAll("\\\\$0");
    }
}
