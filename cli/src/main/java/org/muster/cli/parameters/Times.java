package org.muster.cli.parameters;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.core.game.BadGame;

/** Times as people type them. */
public final class Times {

    private static final Pattern LONG = Pattern.compile("(?:(\\d{1,4})d)?(?:(\\d{1,5})h)?(?:(\\d{1,6})m)?");
    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
    private static final Pattern MINUTE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d");

    private Times() {}

    /** {@code 2d}, {@code 12h}, {@code 1d12h}, {@code 90m}. */
    public static Duration length(String typed) {
        Matcher parts = LONG.matcher(typed.strip().toLowerCase(Locale.ROOT));
        if (typed.isBlank() || !parts.matches()) {
            throw new BadGame("BAD_TIME", "{text} is no length of time; write 2d, 12h, 1d12h or 90m.", typed);
        }
        return Duration.ofDays(number(parts.group(1)))
                .plusHours(number(parts.group(2)))
                .plusMinutes(number(parts.group(3)));
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** {@code 2027-01-06}, {@code 2027-01-06T18:00}, both UTC, or an ISO instant. */
    public static Instant moment(String typed) {
        return moment(typed, 0);
    }

    /** The same as an end: a day is meant to its own. */
    public static Instant end(String typed) {
        return moment(typed, 1);
    }

    private static Instant moment(String typed, int daysAfter) {
        String text = typed.strip();
        try {
            if (DAY.matcher(text).matches()) {
                return LocalDate.parse(text).plusDays(daysAfter).atStartOfDay().toInstant(ZoneOffset.UTC);
            }
            return MINUTE.matcher(text).matches()
                    ? LocalDateTime.parse(text.replace(' ', 'T')).toInstant(ZoneOffset.UTC)
                    : Instant.parse(text);
        } catch (DateTimeException e) {
            throw new BadGame(
                    "BAD_TIME", "{text} is no moment; write 2027-01-06 or 2027-01-06T18:00, which is UTC.", typed);
        }
    }
}
