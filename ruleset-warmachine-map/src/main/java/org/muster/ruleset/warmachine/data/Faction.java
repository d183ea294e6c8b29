package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** What models belong to; those without lists of their own hire mercenaries in files to come. */
public enum Faction {
    CYGNAR("Cygnar"),
    KHADOR("Khador"),
    CRYX("Cryx"),
    PROTECTORATE("Protectorate of Menoth"),
    RETRIBUTION("Retribution of Scyrah"),
    CONVERGENCE("Convergence of Cyriss"),
    TROLLBLOODS("Trollbloods"),
    CIRCLE("Circle Orboros"),
    LEGION("Legion of Everblight"),
    SKORNE("Skorne"),
    MERCENARIES("Mercenaries"),
    MINIONS("Minions");

    private final Sentence words;

    Faction(@Template String words) {
        this.words = Sentence.of(words);
    }

    /** As people read it. */
    public Sentence words() {
        return words;
    }

    /** Whether its players choose a contract or pact instead of the faction (WMC-SETUP-01). */
    public boolean isHired() {
        return this == MERCENARIES || this == MINIONS;
    }
}
