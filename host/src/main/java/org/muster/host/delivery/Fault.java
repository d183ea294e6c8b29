package org.muster.host.delivery;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;

/**
 * Why nothing arrives at a channel.
 *
 * @param detail what the other side said, or nothing
 */
public record Fault(Kind kind, String detail) {

    private static final int LONGEST = 200;

    /** What is wrong. */
    public enum Kind {
        REFUSED,
        UNREACHABLE,
        NOT_PUBLIC,
        NO_MAIL,
        UNREADABLE,
        UNSUBSCRIBED
    }

    public Fault {
        detail = Plain.cut(Plain.line(detail), LONGEST);
    }

    public static Fault of(Kind kind) {
        return new Fault(kind, "");
    }

    /** As it is written down. */
    public String written() {
        return kind.name().toLowerCase(Locale.ROOT) + ' ' + detail;
    }

    /** What was written down. */
    public static Optional<Fault> read(@Nullable String text) {
        if (text == null) {
            return Optional.empty();
        }
        int space = text.indexOf(' ');
        return Optional.of(
                new Fault(Kind.valueOf(text.substring(0, space).toUpperCase(Locale.ROOT)), text.substring(space + 1)));
    }

    /** What is wrong, and what would be right. */
    public Sentence told() {
        return switch (kind) {
            case REFUSED ->
                Sentence.of(
                        "It was refused there ({why}). Look whether the address still holds, then test it.", detail);
            case UNREACHABLE ->
                Sentence.of(
                        "Nobody answered there, however often it was tried ({why}). Test it when it is back.", detail);
            case NOT_PUBLIC ->
                Sentence.of(
                        "{host} is no public address, or not reached by https; this host sends nothing there.", detail);
            case NO_MAIL -> Sentence.of("This host can't send mail; who runs it can change that.");
            case UNREADABLE ->
                Sentence.of(
                        "This host's secret has changed since the address was entered. Remove it and enter it again.");
            case UNSUBSCRIBED ->
                Sentence.of("Who gets it there asked for no more. Remove it and enter it again; they are asked anew.");
        };
    }
}
