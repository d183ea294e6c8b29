package org.muster.core.story;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
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
        return alone(instant, ZoneOffset.UTC);
    }

    /** {@code 23 Nov 2026 20:03}, for where it is said beside it, once, whose clock that is. */
    public static Sentence of(Instant instant, ZoneId zone) {
        ZonedDateTime time = instant.atZone(zone);
        return Sentence.of("{day} {month} {year} {time}", time.getDayOfMonth(), month(time), year(time), hour(time));
    }

    /** {@code 23 Nov 2026 20:03 (Europe/Berlin)}, for where it stands alone. */
    public static Sentence alone(Instant instant, ZoneId zone) {
        return by(zone, of(instant, zone));
    }

    private static boolean isUtc(ZoneId zone) {
        return zone.normalized().equals(ZoneOffset.UTC);
    }

    private static Sentence by(ZoneId zone, Sentence time) {
        return isUtc(zone) ? Sentence.of("{time} UTC", time) : Sentence.of("{time} ({zone})", time, zone.getId());
    }

    /** {@code 23 Nov 2026}. */
    public static Sentence day(LocalDate day) {
        return Sentence.of("{day} {month} {year}", day.getDayOfMonth(), month(day), String.valueOf(day.getYear()));
    }

    private static Sentence month(TemporalAccessor time) {
        return MONTHS.get(time.get(ChronoField.MONTH_OF_YEAR) - 1);
    }

    private static String year(ZonedDateTime time) {
        return String.valueOf(time.getYear());
    }

    private static String hour(ZonedDateTime time) {
        return String.format("%02d:%02d", time.getHour(), time.getMinute());
    }

    /**
     * That no time runs between two moments, and why, if anybody has said so; for where it is said beside it, once, whose
     * clock that is. Whole days are days: nobody is told that a holiday ends with the night after its last evening.
     */
    public static Sentence paused(Instant from, Instant until, String reason, ZoneId zone) {
        return paused(between(from, until, zone), reason);
    }

    /** The same for where it stands alone: where there is an hour in it, also by whose clock. */
    public static Sentence pausedAlone(Instant from, Instant until, String reason, ZoneId zone) {
        return paused(betweenAlone(from, until, zone), reason);
    }

    /** {@code from 20 Dec 2026 18:00 to the evening of 6 Jan 2027 (Europe/Berlin)}; of whole days without a clock. */
    public static Sentence betweenAlone(Instant from, Instant until, ZoneId zone) {
        Sentence between = between(from, until, zone);
        return isMidnight(from, zone) && isMidnight(until, zone) ? between : by(zone, between);
    }

    private static Sentence paused(Sentence between, String reason) {
        return reason.isBlank()
                ? Sentence.of("No time runs {pause}.", between)
                : Sentence.of("No time runs {pause}: {reason}", between, reason);
    }

    private static Sentence between(Instant from, Instant until, ZoneId zone) {
        LocalDate first = from.atZone(zone).toLocalDate();
        LocalDate last = until.atZone(zone).toLocalDate().minusDays(1);
        boolean begins = isMidnight(from, zone);
        boolean ends = isMidnight(until, zone);
        if (begins && ends && first.equals(last)) {
            return Sentence.of("on {day}", day(first));
        }
        return Sentence.of(
                "from {from} to {until}",
                begins ? Sentence.of("the morning of {day}", day(first)) : of(from, zone),
                ends ? Sentence.of("the evening of {day}", day(last)) : of(until, zone));
    }

    /** {@code on the morning of 20 Dec 2026}, or an hour and by whose clock, at which a pause begins. */
    public static Sentence beginning(Instant from, ZoneId zone) {
        return isMidnight(from, zone)
                ? Sentence.of("on the morning of {day}", day(from.atZone(zone).toLocalDate()))
                : Sentence.of("at {time}", alone(from, zone));
    }

    /** {@code on the evening of 6 Jan 2027}, or an hour and by whose clock, at which a pause ends. */
    public static Sentence end(Instant until, ZoneId zone) {
        return isMidnight(until, zone)
                ? Sentence.of(
                        "on the evening of {day}",
                        day(until.atZone(zone).toLocalDate().minusDays(1)))
                : Sentence.of("at {time}", alone(until, zone));
    }

    private static boolean isMidnight(Instant moment, ZoneId zone) {
        ZonedDateTime there = moment.atZone(zone);
        return there.equals(there.toLocalDate().atStartOfDay(zone));
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
