package org.muster.ruleset.swm.data;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a figure is, as far as a rule asks for it. */
public enum Trait {
    DROID("Droid"),
    CYBORG("Cyborg"),
    SAVAGE("Savage"),
    WOOKIEE("Wookiee"),
    ORDER66("Order 66"),
    LIGHTSABER("Lightsaber"),
    TRANSPORT("Transport"),
    BLACK_SUN("Black Sun"),
    MERCENARY("Mercenary");

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String words;

    Trait(String words) {
        this.words = words;
    }

    /** As files write it: {@code black-sun}. */
    @JsonValue
    public String id() {
        return id;
    }

    /** As people read it. */
    @Override
    public String toString() {
        return words;
    }
}
