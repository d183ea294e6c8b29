package org.muster.ruleset.swm.data;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.muster.api.text.Sentence;

/** What a figure is, as far as a rule asks for it. */
public enum Trait {
    DROID,
    CYBORG,
    SAVAGE,
    WOOKIEE,
    ORDER66,
    LIGHTSABER,
    TRANSPORT,
    BLACK_SUN,
    MERCENARY;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** As files write it: {@code black-sun}. */
    @JsonValue
    public String id() {
        return id;
    }

    /** As people read it. */
    public Sentence words() {
        return switch (this) {
            case DROID -> Sentence.of("Droid");
            case CYBORG -> Sentence.of("Cyborg");
            case SAVAGE -> Sentence.of("Savage");
            case WOOKIEE -> Sentence.of("Wookiee");
            case ORDER66 -> Sentence.of("Order 66");
            case LIGHTSABER -> Sentence.of("Lightsaber");
            case TRANSPORT -> Sentence.of("Transport");
            case BLACK_SUN -> Sentence.of("Black Sun");
            case MERCENARY -> Sentence.of("Mercenary");
        };
    }
}
