package org.muster.core.story;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.text.Sentence;

/** Times as people say them. */
public final class TimeInWords {

    private static final List<Sentence> MONTHS = List.of(
            Sentence.of("Jan"),
            Sentence.of("Feb"),
            Sentence.of("Mar"),
            Sentence.of("Apr"),
            Sentence.of("May"),
            Sentence.of("Jun"),
            Sentence.of("Jul"),
            Sentence.of("Aug"),
            Sentence.of("Sep"),
            Sentence.of("Oct"),
            Sentence.of("Nov"),
            Sentence.of("Dec"));

    private TimeInWords() {}

    /** {@code 23 Nov 2026 19:03 UTC}. */
    public static Sentence of(Instant instant) {
        ZonedDateTime time = instant.atZone(ZoneOffset.UTC);
        return Sentence.of(
                "{day} {month} {year} {time} UTC", time.getDayOfMonth(), month(time), year(time), hour(time));
    }

    /** {@code 23 Nov 2026 20:03 (Europe/Berlin)}. */
    public static Sentence of(Instant instant, ZoneId zone) {
        if (zone.normalized().equals(ZoneOffset.UTC)) {
            return of(instant);
        }
        ZonedDateTime time = instant.atZone(zone);
        return Sentence.of(
                "{day} {month} {year} {time} ({zone})",
                time.getDayOfMonth(),
                month(time),
                year(time),
                hour(time),
                zone.getId());
    }

    private static Sentence month(ZonedDateTime time) {
        return MONTHS.get(time.getMonthValue() - 1);
    }

    private static String year(ZonedDateTime time) {
        return String.valueOf(time.getYear());
    }

    private static String hour(ZonedDateTime time) {
        return String.format("%02d:%02d", time.getHour(), time.getMinute());
    }

    /** That no time runs between two moments, and why, if anybody has said so. */
    public static Sentence paused(Instant from, Instant until, String reason, ZoneId zone) {
        return reason.isBlank()
                ? Sentence.of("No time runs from {from} to {until}.", of(from, zone), of(until, zone))
                : Sentence.of("No time runs from {from} to {until}: {reason}", of(from, zone), of(until, zone), reason);
    }

    /** {@code 2 days 12 hours}; at least a minute. */
    public static Sentence of(Duration time) {
        List<Sentence> parts = new ArrayList<>();
        if (time.toDays() > 0) {
            parts.add(Sentence.of("{n day|days}", time.toDays()));
        }
        if (time.toHoursPart() > 0) {
            parts.add(Sentence.of("{n hour|hours}", time.toHoursPart()));
        }
        if (time.toMinutesPart() > 0 || parts.isEmpty()) {
            parts.add(Sentence.of("{n minute|minutes}", Math.max(1, time.toMinutesPart())));
        }
        return Sentence.joined(" ", parts);
    }
}
