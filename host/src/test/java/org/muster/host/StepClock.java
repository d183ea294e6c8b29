package org.muster.host;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that goes only when it is told to. */
public final class StepClock extends Clock {

    private volatile Instant now;

    public StepClock(Instant now) {
        this.now = now;
    }

    /** Time passes. */
    public void step(Duration time) {
        now = now.plus(time);
    }

    /** It is then. */
    public void set(Instant moment) {
        now = moment;
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
