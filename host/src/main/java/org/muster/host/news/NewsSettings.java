package org.muster.host.news;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import org.muster.host.delivery.Medium;
import org.muster.host.delivery.Secret;

/**
 * How this host sends: from {@code news.properties} in its folder, each line of which the environment overrides. Nothing
 * of it is in the database.
 *
 * @param smtp the server that takes mails, {@code smtps://} or {@code smtp://} with {@code name:password@host:port}; null:
 *     no mail
 * @param from what stands in mails as their sender
 * @param zone of the club
 * @param privately whether webhooks may go to addresses that are not public
 * @param secret in base64; null: in a file of the folder
 * @param folder the host's
 */
public record NewsSettings(
        @Nullable URI smtp,
        String from,
        ZoneId zone,
        boolean privately,
        @Nullable String secret,
        Path folder) {

    private static final Set<String> KNOWN = Set.of("smtp", "from", "zone", "webhooks", "secret");

    /**
     * Reads them.
     *
     * @throws BadGame naming the line that is wrong
     */
    public static NewsSettings in(Path folder, Map<String, String> environment) throws IOException {
        Path file = folder.resolve("news.properties");
        Properties lines = new Properties();
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                lines.load(reader);
            } catch (IllegalArgumentException e) {
                throw wrong(file.toString(), "", e);
            }
        }
        for (String name : lines.stringPropertyNames()) {
            if (!KNOWN.contains(name)) {
                throw new BadGame(
                        "BAD_NEWS_SETTING",
                        "{file} has a line {name}; known are {names}.",
                        file.toString(),
                        name,
                        KNOWN.stream().sorted().toList());
            }
        }
        for (String name : KNOWN) {
            String given = environment.get("MUSTER_" + name.toUpperCase(Locale.ROOT));
            if (given != null) {
                lines.setProperty(name, given);
            }
        }
        URI smtp = smtp(lines.getProperty("smtp", ""));
        String webhooks = lines.getProperty("webhooks", "public");
        if (!List.of("public", "anywhere").contains(webhooks)) {
            throw wrong("webhooks", "public, anywhere", null);
        }
        String from = lines.getProperty("from", "");
        if (smtp != null && !Medium.isMailAddress(from)) {
            throw wrong("from", "muster@club.example", null);
        }
        return new NewsSettings(
                smtp,
                from,
                zone(lines.getProperty("zone", "UTC")),
                webhooks.equals("anywhere"),
                lines.getProperty("secret"),
                folder);
    }

    /** The host's secret. */
    Secret key() {
        return secret == null ? Secret.in(folder.resolve("news.secret")) : Secret.given(secret);
    }

    private static @Nullable URI smtp(String text) {
        if (text.isEmpty()) {
            return null;
        }
        try {
            URI uri = URI.create(text);
            if (uri.getHost() != null && List.of("smtp", "smtps").contains(String.valueOf(uri.getScheme()))) {
                return uri;
            }
        } catch (IllegalArgumentException e) {
            throw wrong("smtp", "smtps://name:password@mail.example:465", null); // its text may hold the password
        }
        throw wrong("smtp", "smtps://name:password@mail.example:465", null);
    }

    private static ZoneId zone(String text) {
        if (!ZoneId.getAvailableZoneIds().contains(text)) { // browsers know no others
            throw wrong("zone", "Europe/Berlin", null);
        }
        return ZoneId.of(text);
    }

    private static BadGame wrong(String name, String right, @Nullable Exception cause) {
        BadGame bad = new BadGame(
                "BAD_NEWS_SETTING",
                "The setting {name} of this host's news (news.properties, or MUSTER_... in the environment) can't be read. It"
                        + " looks like: {right}",
                name,
                right);
        if (cause != null) {
            bad.initCause(cause);
        }
        return bad;
    }
}
