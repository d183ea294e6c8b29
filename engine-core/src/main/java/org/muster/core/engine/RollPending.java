package org.muster.core.engine;

import org.muster.api.dice.Roll;

/** Stops a step whose roll waits for real dice. The step is pure: it is simply run again when the faces are there. */
public final class RollPending extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Roll roll;

    /** For the roll that waits. */
    public RollPending(Roll roll) {
        super(roll.purpose().toString(), null, false, false);
        this.roll = roll;
    }

    /** What is to be rolled. */
    public Roll roll() {
        return roll;
    }
}
