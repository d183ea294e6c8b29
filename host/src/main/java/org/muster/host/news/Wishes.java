package org.muster.host.news;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.muster.api.text.Sentence;
import org.muster.core.story.TimeInWords;
import org.muster.host.delivery.Occasion;

/**
 * What somebody wants to hear, and when.
 *
 * @param moves whether to hear that they are waited for
 * @param leads how many hours before a deadline
 * @param phases whether to hear that a phase is over
 * @param digest how often to hear of all games together
 * @param talk whether to hear then also what was said to them alone
 * @param changed when they said so
 */
public record Wishes(
        ZoneId zone,
        QuietHours quiet,
        boolean moves,
        SortedSet<Integer> leads,
        boolean phases,
        Digest digest,
        boolean talk,
        Instant changed) {

    /** Hours before a deadline among which one chooses. */
    public static final List<Integer> LEADS = List.of(24, 3, 1);

    /** Digests are read at breakfast. */
    static final LocalTime DIGEST_TIME = LocalTime.of(8, 0);

    /** How often all games are told of together. */
    public enum Digest {
        NEVER,
        DAILY,
        /** On Mondays. */
        WEEKLY;

        /** What it is called in forms and by programs. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Wishes {
        leads = new TreeSet<>(leads);
    }

    /** Of who has said nothing: their moves, the last day, and silence at night. */
    static Wishes usual(ZoneId zone) {
        return new Wishes(
                zone,
                new QuietHours(LocalTime.of(22, 0), LocalTime.of(8, 0)),
                true,
                new TreeSet<>(List.of(LEADS.get(0))),
                false,
                Digest.NEVER,
                true,
                Instant.EPOCH);
    }

    /** Whether anything of that kind is to be told. */
    boolean want(Occasion occasion) {
        return switch (occasion) {
            case MOVE -> moves;
            case DEADLINE -> !leads.isEmpty();
            case PHASE -> phases;
            case DIGEST -> digest != Digest.NEVER;
            case TEST, CONFIRM -> true;
        };
    }

    /** A moment as it is where they are. */
    Sentence told(Instant moment) {
        return TimeInWords.alone(moment, zone);
    }

    /** From when to when the last digest tells. */
    Optional<Span> lastDigested(Instant now) {
        return lastDigest(now).flatMap(end -> lastDigest(end.minusMillis(1)).map(begin -> new Span(begin, end)));
    }

    /** A time that ends before {@code end}. */
    record Span(Instant begin, Instant end) {}

    /** When a digest was due last. */
    Optional<Instant> lastDigest(Instant now) {
        ZonedDateTime there = now.atZone(zone);
        ZonedDateTime today = there.toLocalDate().atTime(DIGEST_TIME).atZone(zone);
        ZonedDateTime last = today.isAfter(there)
                ? there.toLocalDate().minusDays(1).atTime(DIGEST_TIME).atZone(zone)
                : today;
        return switch (digest) {
            case NEVER -> Optional.empty();
            case DAILY -> Optional.of(last.toInstant());
            case WEEKLY ->
                Optional.of(last.toLocalDate()
                        .with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY))
                        .atTime(DIGEST_TIME)
                        .atZone(zone)
                        .toInstant());
        };
    }

    /**
     * When to be reminded, so many hours before {@code until}. A quiet time is not broken: then before it begins, or, if
     * nobody was waited for yet, when it ends.
     *
     * @param since when they began to be waited for
     * @return empty if there never was so much time
     */
    Optional<Instant> reminder(int hours, Instant since, Instant until) {
        Instant moment = until.minus(Duration.ofHours(hours));
        if (!moment.isAfter(since)) {
            return Optional.empty();
        }
        Instant before = quiet.before(moment, zone);
        Instant told = before.isAfter(since) ? before : quiet.after(moment, zone);
        return told.isBefore(until) ? Optional.of(told) : Optional.empty();
    }
}
