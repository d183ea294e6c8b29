package org.muster.host.delivery;

import java.time.Duration;

/** What became of sending something. */
public sealed interface Delivery {

    /** It has arrived, as far as anybody can tell. */
    record Arrived() implements Delivery {}

    /**
     * It was not taken just now.
     *
     * @param pause at least so long, as the receiver wants it
     * @param maybeArrived whether nobody can tell
     */
    record Later(Fault fault, Duration pause, boolean maybeArrived) implements Delivery {}

    /**
     * It can't arrive there, now or later.
     *
     * @param gone whether the receiver says that there is nobody any more
     */
    record Never(Fault fault, boolean gone) implements Delivery {

        /** Somebody may be there, and this is not for them. */
        public Never(Fault fault) {
            this(fault, false);
        }
    }
}
