package org.muster.core.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that tests set by hand. */
public final class HandSetClock extends Clock {
    private Instant now;

    /** It stands at that moment. */
    public HandSetClock(Instant now) {
        this.now = now;
    }

    public synchronized void pass(Duration time) {
        now = now.plus(time);
    }

    @Override
    public synchronized Instant instant() {
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
