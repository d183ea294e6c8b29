package org.muster.host.news;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** From when until when somebody wants to hear nothing, also over midnight; where both are the same, never. */
public record QuietHours(LocalTime from, LocalTime to) {

    /** Never. */
    public static final QuietHours NONE = new QuietHours(LocalTime.MIDNIGHT, LocalTime.MIDNIGHT);

    private boolean has(LocalTime time) {
        return from.isBefore(to)
                ? !time.isBefore(from) && time.isBefore(to)
                : !from.equals(to) && (!time.isBefore(from) || time.isBefore(to));
    }

    /** Whether nothing is to be heard then. */
    boolean has(Instant moment, ZoneId zone) {
        return has(moment.atZone(zone).toLocalTime());
    }

    /** That moment, or the end of the quiet it falls into. */
    Instant after(Instant moment, ZoneId zone) {
        ZonedDateTime there = moment.atZone(zone);
        if (!has(there.toLocalTime())) {
            return moment;
        }
        boolean tomorrow = !there.toLocalTime().isBefore(to);
        return there.toLocalDate()
                .plusDays(tomorrow ? 1 : 0)
                .atTime(to)
                .atZone(zone)
                .toInstant();
    }

    /** That moment, or the beginning of the quiet it falls into. */
    Instant before(Instant moment, ZoneId zone) {
        ZonedDateTime there = moment.atZone(zone);
        if (!has(there.toLocalTime())) {
            return moment;
        }
        boolean yesterday = there.toLocalTime().isBefore(from);
        return there.toLocalDate()
                .minusDays(yesterday ? 1 : 0)
                .atTime(from)
                .atZone(zone)
                .toInstant();
    }

    /** As it is written down. */
    @Override
    public String toString() {
        return from + "-" + to;
    }

    /** What was written down. */
    static QuietHours parse(String text) {
        int dash = text.indexOf('-');
        return new QuietHours(LocalTime.parse(text.substring(0, dash)), LocalTime.parse(text.substring(dash + 1)));
    }
}
