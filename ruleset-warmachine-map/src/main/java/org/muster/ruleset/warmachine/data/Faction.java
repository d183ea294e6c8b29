package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;

/** What models belong to; those without lists of their own hire mercenaries in files to come. */
public enum Faction {
    CYGNAR,
    KHADOR,
    CRYX,
    PROTECTORATE,
    RETRIBUTION,
    CONVERGENCE,
    TROLLBLOODS,
    CIRCLE,
    LEGION,
    SKORNE,
    MERCENARIES,
    MINIONS;

    /** As people read it. */
    public Sentence words() {
        return switch (this) {
            case CYGNAR -> Sentence.of("Cygnar");
            case KHADOR -> Sentence.of("Khador");
            case CRYX -> Sentence.of("Cryx");
            case PROTECTORATE -> Sentence.of("Protectorate of Menoth");
            case RETRIBUTION -> Sentence.of("Retribution of Scyrah");
            case CONVERGENCE -> Sentence.of("Convergence of Cyriss");
            case TROLLBLOODS -> Sentence.of("Trollbloods");
            case CIRCLE -> Sentence.of("Circle Orboros");
            case LEGION -> Sentence.of("Legion of Everblight");
            case SKORNE -> Sentence.of("Skorne");
            case MERCENARIES -> Sentence.of("Mercenaries");
            case MINIONS -> Sentence.of("Minions");
        };
    }

    /** Whether its players choose a contract or pact instead of the faction (WMC-SETUP-01). */
    public boolean isHired() {
        return this == MERCENARIES || this == MINIONS;
    }
}
