package org.muster.core.story;

import java.time.Duration;
import java.time.Instant;
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
                "{day} {month} {year} {time} UTC",
                time.getDayOfMonth(),
                MONTHS.get(time.getMonthValue() - 1),
                String.valueOf(time.getYear()),
                String.format("%02d:%02d", time.getHour(), time.getMinute()));
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
