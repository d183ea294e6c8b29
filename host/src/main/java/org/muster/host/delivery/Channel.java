package org.muster.host.delivery;

import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody hears of their games.
 *
 * @param address what {@link Medium#fields} name
 * @param shared whether others read there too, so that nothing goes there but what everybody may know
 * @param proven whether it is known to be theirs
 * @param fault why nothing is sent there any more; null: nothing is wrong
 */
public record Channel(
        String id,
        String person,
        Medium medium,
        Map<String, String> address,
        boolean shared,
        boolean proven,
        @Nullable Fault fault) {

    private static final int SHOWN = 4;

    /** Hash of the session in which a browser asked for it, and with which it ends; empty: it is of no browser. */
    public String session() {
        return field("session");
    }

    String field(String name) {
        return address.getOrDefault(name, "");
    }

    /** As much of the address as tells it from others, and opens nothing. */
    public String label() {
        return switch (medium) {
            case MAIL -> field("address");
            case MATRIX -> field("room");
            case DISCORD, WEBHOOK, PUSH -> URI.create(field("url")).getAuthority() + " …" + end(field("url"));
        };
    }

    private static String end(String url) {
        return url.substring(url.length() - Math.min(SHOWN, url.length()));
    }

    /** Told to nobody by mistake. */
    @Override
    public String toString() {
        return "Channel " + id;
    }
}
