package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** What can be built in a space; a headquarters fills the place of one too, but is none. */
public enum StructureKind {
    SUPPLY_DEPOT("supply-depot", "supply depot"),
    MEDICAL_CENTER("medical-center", "medical center"),
    FORTRESS("fortress", "fortress"),
    RESEARCH_CENTER("research-center", "research center"),
    OUTPOST("outpost", "outpost");

    private final String id;
    private final Sentence words;

    StructureKind(String id, @Template String words) {
        this.id = id;
        this.words = Sentence.of(words);
    }

    /** As answers write it. */
    public String id() {
        return id;
    }

    /** As people read it. */
    public Sentence words() {
        return words;
    }

    /** Whether a player owns at most one (WMC-STC-08). */
    public boolean isLimited() {
        return this == MEDICAL_CENTER || this == FORTRESS || this == RESEARCH_CENTER;
    }

    @Override
    public String toString() {
        return words.toString();
    }
}
