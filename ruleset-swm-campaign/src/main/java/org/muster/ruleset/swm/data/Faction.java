package org.muster.ruleset.swm.data;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** One of the ten factions: printed on every figure, and chosen by each player (SWM-SETUP-02). */
public enum Faction {
    OLD_REPUBLIC("Old Republic"),
    REPUBLIC("Republic"),
    SITH("Sith"),
    MANDALORIAN("Mandalorian"),
    SEPARATIST("Separatist"),
    IMPERIAL("Imperial"),
    REBEL("Rebel"),
    NEW_REPUBLIC("New Republic"),
    YUUZHAN_VONG("Yuuzhan Vong"),
    FRINGE("Fringe");

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String printed;

    Faction(String printed) {
        this.printed = printed;
    }

    /** As files and answers write it: {@code old-republic}. */
    @JsonValue
    public String id() {
        return id;
    }

    /** As figures have it printed: {@code Old Republic}. */
    public String printed() {
        return printed;
    }
}
