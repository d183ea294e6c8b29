package org.muster.host.delivery;

/** What news are about. */
public enum Occasion {
    /** Somebody is waited for. */
    MOVE,
    /** Time is running out for somebody who is waited for. */
    DEADLINE,
    /** A phase of a game has ended. */
    PHASE,
    /** How all games of somebody stand. */
    DIGEST,
    /** Somebody wants to see whether a channel works. */
    TEST,
    /** An address is asked whether it wants to hear anything. */
    CONFIRM;

    /** Whether hearing it late or twice is worse than not hearing it: it is never sent again where it may have arrived. */
    public boolean isOnceOnly() {
        return this == DEADLINE || this == DIGEST || this == PHASE;
    }
}
