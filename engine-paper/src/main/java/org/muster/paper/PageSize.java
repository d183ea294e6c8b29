package org.muster.paper;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What printers are loaded with. */
public enum PageSize {
    A4(180, 267),
    LETTER(186, 249);

    private final int width;
    private final int height;

    /** Millimetres between the margins. */
    PageSize(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** One of {@code a4} and {@code letter}. */
    public static Optional<PageSize> named(String name) {
        return Stream.of(values())
                .filter(size -> size.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** Millimetres between the margins. */
    int width() {
        return width;
    }

    /** Millimetres between head and foot. */
    int height() {
        return height;
    }

    /** As CSS calls it. */
    String css() {
        return name().toLowerCase(Locale.ROOT);
    }
}
