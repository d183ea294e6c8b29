package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;

/** What can be built in a space; a headquarters fills the place of one too, but is none. */
public enum StructureKind {
    SUPPLY_DEPOT("supply-depot"),
    MEDICAL_CENTER("medical-center"),
    FORTRESS("fortress"),
    RESEARCH_CENTER("research-center"),
    OUTPOST("outpost");

    private final String id;

    StructureKind(String id) {
        this.id = id;
    }

    /** As answers write it. */
    public String id() {
        return id;
    }

    /** As people read it. */
    public Sentence words() {
        return switch (this) {
            case SUPPLY_DEPOT -> Sentence.of("supply depot");
            case MEDICAL_CENTER -> Sentence.of("medical center");
            case FORTRESS -> Sentence.of("fortress");
            case RESEARCH_CENTER -> Sentence.of("research center");
            case OUTPOST -> Sentence.of("outpost");
        };
    }

    /** Whether a player owns at most one (WMC-STC-08). */
    public boolean isLimited() {
        return this == MEDICAL_CENTER || this == FORTRESS || this == RESEARCH_CENTER;
    }

    @Override
    public String toString() {
        return words().toString();
    }
}
