package org.muster.ruleset.swm.data;

import java.util.Locale;

/** A strategic advantage (SWM-ADV-01). */
public enum Advantage {
    INTELLIGENCE_OFFICER,
    SPECIAL_OPERATIVE,
    FORTIFY_TERRITORY,
    LOGISTICS_OFFICER,
    MINEFIELD,
    TRAINING_OFFICER,
    TRANSPORT_SHUTTLE,
    MEDICAL_OFFICER;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** As answers write it: {@code intelligence-officer}. */
    public String id() {
        return id;
    }

    /** Whether it is a person on the staff of a faction, one of each kind at most. */
    public boolean isOfficer() {
        return switch (this) {
            case INTELLIGENCE_OFFICER, LOGISTICS_OFFICER, TRAINING_OFFICER, MEDICAL_OFFICER -> true;
            case SPECIAL_OPERATIVE, FORTIFY_TERRITORY, MINEFIELD, TRANSPORT_SHUTTLE -> false;
        };
    }

    /** Whether it belongs to a territory and serves whoever controls that (SWM-ADV-18). */
    public boolean isOfTerritory() {
        return this == FORTIFY_TERRITORY || this == MINEFIELD;
    }
}
