package org.muster.ruleset.swm.data;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.muster.api.text.Sentence;

/** What a figure is, as far as a rule asks for it. */
public enum Trait {
    DROID(Sentence.of("Droid")),
    CYBORG(Sentence.of("Cyborg")),
    SAVAGE(Sentence.of("Savage")),
    WOOKIEE(Sentence.of("Wookiee")),
    ORDER66(Sentence.of("Order 66")),
    LIGHTSABER(Sentence.of("Lightsaber")),
    TRANSPORT(Sentence.of("Transport")),
    BLACK_SUN(Sentence.of("Black Sun")),
    MERCENARY(Sentence.of("Mercenary"));

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final Sentence words;

    Trait(Sentence words) {
        this.words = words;
    }

    /** As files write it: {@code black-sun}. */
    @JsonValue
    public String id() {
        return id;
    }

    /** As people read it. */
    public Sentence words() {
        return words;
    }
}
