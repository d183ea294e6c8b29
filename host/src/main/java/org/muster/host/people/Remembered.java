package org.muster.host.people;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Whose a session is and where they sit, as the database said it last: every request wants to know, and it hardly ever
 * changes. It is remembered only by a process that alone has its database, and so knows of each change; where several
 * write, who gets up at one node must be gone from all in that moment, and each request asks.
 */
final class Remembered {

    /** So many are remembered; when there are more, it begins anew. */
    private static final int MOST = 10_000;

    /** A session ends by its age, of which nobody tells. */
    private static final Duration ASKED_AGAIN = Duration.ofMinutes(1);

    private final boolean alone;
    private final Clock clock;
    private final Map<Session, Answer> answers = new ConcurrentHashMap<>();
    private volatile long changes;

    /**
     * Nothing yet.
     *
     * @param alone whether nobody else writes to the database
     */
    Remembered(boolean alone, Clock clock) {
        this.alone = alone;
        this.clock = clock;
    }

    /**
     * A session at a game.
     *
     * @param hash of its token
     */
    record Session(String hash, String game) {}

    private record Answer(Known known, Instant at) {

        boolean isFresh(Instant now) {
            return !now.isBefore(at) && now.isBefore(at.plus(ASKED_AGAIN));
        }
    }

    /** What is remembered of it, or else what {@code ask} says. */
    Optional<Known> known(Session session, Supplier<Optional<Known>> ask) {
        if (!alone) {
            return ask.get();
        }
        Instant now = clock.instant();
        Answer answer = answers.get(session);
        if (answer != null && answer.isFresh(now)) {
            return Optional.of(answer.known());
        }
        long before = changes;
        Optional<Known> known = ask.get();
        known.ifPresent(one -> note(session, new Answer(one, now), before));
        return known;
    }

    /** Unless something has changed since it was asked, which it may say or not. */
    private synchronized void note(Session session, Answer answer, long before) {
        if (changes == before) {
            if (answers.size() >= MOST) {
                answers.clear();
            }
            answers.put(session, answer);
        }
    }

    /** Something has changed: nothing that was asked before counts. */
    synchronized void change() {
        changes++;
        answers.clear();
    }
}
