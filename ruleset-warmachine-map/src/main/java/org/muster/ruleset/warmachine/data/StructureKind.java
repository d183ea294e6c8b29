package org.muster.ruleset.warmachine.data;

/** What can be built in a space; a headquarters fills the place of one too, but is none. */
public enum StructureKind {
    SUPPLY_DEPOT("supply-depot", "supply depot"),
    MEDICAL_CENTER("medical-center", "medical center"),
    FORTRESS("fortress", "fortress"),
    RESEARCH_CENTER("research-center", "research center"),
    OUTPOST("outpost", "outpost");

    private final String id;
    private final String words;

    StructureKind(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** As answers write it. */
    public String id() {
        return id;
    }

    /** As people read it. */
    public String words() {
        return words;
    }

    /** Whether a player owns at most one (WMC-STC-08). */
    public boolean isLimited() {
        return this == MEDICAL_CENTER || this == FORTRESS || this == RESEARCH_CENTER;
    }

    @Override
    public String toString() {
        return words;
    }
}
