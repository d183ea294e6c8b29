package org.muster.ruleset.crusade;

/** How far a turn has come. */
public enum Stage {
    SETUP("Setup"),
    STRATEGY("Strategy"),
    SCENARIO("Scenario"),
    BATTLE("Battle"),
    RESOLUTION("Resolution"),
    RIFT_BATTLES("Rift battles"),
    RIFT_RESOLUTION("Rift resolution");

    private final String words;

    Stage(String words) {
        this.words = words;
    }

    /** As the book calls it. */
    public String words() {
        return words;
    }
}
