package org.muster.ruleset.swm.data;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** One of the ten factions: printed on every figure, and chosen by each player (SWM-SETUP-02). */
public enum Faction {
    OLD_REPUBLIC,
    REPUBLIC,
    SITH,
    MANDALORIAN,
    SEPARATIST,
    IMPERIAL,
    REBEL,
    NEW_REPUBLIC,
    YUUZHAN_VONG,
    FRINGE;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** As files and answers write it: {@code old-republic}. */
    @JsonValue
    public String id() {
        return id;
    }
}
