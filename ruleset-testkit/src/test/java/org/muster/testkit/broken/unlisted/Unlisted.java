package org.muster.testkit.broken.unlisted;

import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.testkit.broken.Countdown;

/** A step is forgotten. */
public final class Unlisted extends Countdown {

    record Forgotten() implements Act<Left> {
        @Override
        public Outcome<Left> act(Left left, Dice dice) {
            return Outcome.of(left);
        }
    }
}
