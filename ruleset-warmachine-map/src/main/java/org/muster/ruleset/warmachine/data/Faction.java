package org.muster.ruleset.warmachine.data;

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

    private final String words;

    Faction(String words) {
        this.words = words;
    }

    /** As people read it. */
    public String words() {
        return words;
    }

    /** Whether its players choose a contract or pact instead of the faction (WMC-SETUP-01). */
    public boolean isHired() {
        return this == MERCENARIES || this == MINIONS;
    }
}
