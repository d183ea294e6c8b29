package org.muster.host.delivery;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A way by which news reach people. */
public enum Medium {
    /** An e-mail address. */
    MAIL,
    /** A webhook of a channel of Discord. */
    DISCORD,
    /** A room of Matrix. */
    MATRIX,
    /** A program that listens at an address. */
    WEBHOOK,
    /** A browser that shows it by itself, also while no page of ours is open. */
    PUSH;

    /** What any server delivers to: no quotes, no comments, no line ends, nothing that begins another header. */
    private static final Pattern MAIL_ADDRESS = Pattern.compile(
            "[A-Za-z0-9][\\w.+%-]{0,62}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)*[A-Za-z0-9-]{2,63}");

    /** What an address of it is made of. */
    public List<String> fields() {
        return switch (this) {
            case MAIL -> List.of("address");
            case DISCORD, WEBHOOK -> List.of("url");
            case MATRIX -> List.of("url", "room", "token");
            case PUSH -> List.of("url", "p256dh", "auth", "session");
        };
    }

    /** What it is called in forms and in the database. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one of that id. */
    public static Optional<Medium> of(String id) {
        return List.of(values()).stream().filter(one -> one.id().equals(id)).findFirst();
    }

    public static boolean isMailAddress(String text) {
        return MAIL_ADDRESS.matcher(text).matches() && !text.contains("..") && !text.contains(".@");
    }
}
