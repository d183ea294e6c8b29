package org.muster.core.journal;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;

/**
 * One line of a journal.
 *
 * @param n its place; the first entry is 0
 * @param at when it was written
 * @param by who did it: a seat, {@code organizer} or {@code engine}
 * @param submission as what it was sent; null: nobody numbered it
 * @param body what was done
 * @param hash SHA-256 over the hash of the entry before and this line, in hex
 */
public record Entry(int n, Instant at, String by, @Nullable Submission submission, Body body, String hash) {

    /** What games and submissions are called. */
    static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    /** In hex. */
    static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    private static final Instant EARLIEST = Instant.parse("-9999-01-01T00:00:00Z");
    private static final Instant TOO_LATE = Instant.parse("+10000-01-01T00:00:00Z");

    public Entry {
        mustBeInTime(at);
    }

    /** Whether a game can be played then, in a year of four digits: what is reckoned with such a moment is one again. */
    public static boolean isInTime(Instant moment) {
        return !moment.isBefore(EARLIEST) && moment.isBefore(TOO_LATE);
    }

    private static void mustBeInTime(Instant moment) {
        if (!isInTime(moment)) {
            throw new IllegalArgumentException(moment + " is no moment in which anybody plays: a year has four digits");
        }
    }

    /** The same entry, saying something else. */
    public Entry with(Body other) {
        return new Entry(n, at, by, submission, other, hash);
    }

    /**
     * Whether it is a step of the game that can be taken back by itself, beside a mend. All else follows from steps, as
     * dice do, or changes nothing in the game: whether somebody has drafted an answer is theirs alone to know.
     */
    public boolean isStep() {
        return body instanceof Chose chose && chose.confirmed() || body instanceof Lapsed || body instanceof Closed;
    }

    /**
     * What makes something that is sent twice one entry: who sends it gives it an id, and sends it with the same id until
     * there is an answer.
     *
     * @param id 1 to 64 letters, digits, {@code -} or {@code _}; nobody uses one of theirs twice
     * @param content SHA-256 of what was sent, in hex
     */
    public record Submission(String id, String content) {

        public Submission {
            if (!ID.matcher(id).matches()) {
                throw new IllegalArgumentException("the id of a submission is 1 to 64 letters, digits, - or _");
            }
            if (!SHA_256.matcher(content).matches()) {
                throw new IllegalArgumentException("a submission's content is given by its SHA-256");
            }
        }
    }

    /** What was done. */
    public sealed interface Body {

        /** Why, in the words of who wrote it; mostly nothing. */
        default String reason() {
            return "";
        }
    }

    /** The game was opened. Always the first entry, and only that. */
    public record Opened(Header header) implements Body {}

    /**
     * A seat answered a question.
     *
     * @param decision number of the decision
     * @param step name of the step that asked
     * @param seat the seat that is asked, one of those that decide together; who answered is {@link Entry#by}
     * @param answer as it was given
     * @param confirmed whether the decision need not wait for this seat any longer
     * @param contribution what the seat adds to the chance of fair dice
     */
    public record Chose(
            int decision,
            String step,
            Player seat,
            Answer answer,
            boolean confirmed,
            @Nullable String contribution) implements Body {}

    /**
     * A seat answers all questions of a step alike for the rest of a phase: "pass". Each answer it leads to is an entry
     * of its own.
     *
     * @param step name of the step that asks
     * @param phase ids of the round and phase it holds for; in old journals the first two titles of its path
     */
    public record StandingOrder(Player seat, String step, Answer answer, List<String> phase) implements Body {
        public StandingOrder {
            phase = List.copyOf(phase);
        }
    }

    /**
     * A seat has put something into the fair dice before it is asked anything: nothing is rolled until all have.
     *
     * @param contribution 1 to 64 printable ASCII characters
     */
    public record Joined(Player seat, String contribution) implements Body {}

    /** Dice were rolled, one after the other. */
    public record Rolled(List<Throw> rolls) implements Body {
        public Rolled {
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * One roll as it was asked for and what came up.
     *
     * @param number of the roll; none is used twice, not even after a rewind
     * @param purpose why
     * @param pool what, in dice notation
     * @param player who rolls, if anybody in particular
     * @param faces what came up
     * @param source {@code seeded}, {@code fair} or {@code typed}
     */
    public record Throw(
            long number,
            String purpose,
            String pool,
            @Nullable Player player,
            List<Integer> faces,
            String source) {
        public Throw {
            faces = List.copyOf(faces);
        }
    }

    /** Time was up for a decision: who had not answered got the default. */
    public record Lapsed(int decision, String step) implements Body {}

    /**
     * The organizer leaves a decision open for longer.
     *
     * @param step name of the step that asks
     * @param time for how much longer: up to {@link #LONGEST}
     */
    public record Extended(int decision, String step, Duration time, String reason) implements Body {
        public Extended {
            mustBeShort(time);
            if (time.isZero()) {
                throw new IllegalArgumentException("no more time is no more time");
            }
        }
    }

    /**
     * No time runs between two moments. One from the same moment on that was written later stands in its place; where it
     * ends in that moment too, there is none.
     *
     * @param until up to {@link #LONGEST} after {@code from}
     */
    public record Paused(Instant from, Instant until, String reason) implements Body {
        public Paused {
            mustBeInTime(from);
            mustBeInTime(until);
            mustBeShort(Duration.between(from, until));
        }
    }

    /** The longest that an organizer can add to a decision's time at once, or pause a game. */
    public static final Duration LONGEST = Duration.ofDays(366);

    private static void mustBeShort(Duration time) {
        if (time.isNegative() || time.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException("a time of " + time + " is not one of up to 366 days");
        }
    }

    /** The seed of a phase of fair dice is made known after the phase. */
    public record Revealed(int phase, String seed) implements Body {}

    /**
     * Where the game stood when a phase had ended.
     *
     * @param state SHA-256 of the position, in hex
     * @param rules SHA-256 of the ruleset's code, its expansions' and all data: by other rules it need not stand there
     */
    public record Reached(String state, String rules) implements Body {}

    /** Everything after entry {@code to} is taken back. */
    public record Rewound(int to, String reason) implements Body {}

    /**
     * A past answer or roll was mended.
     *
     * @param of the entry that was wrong
     * @param history what happened from there on, in order: an entry that stands by its number, or what takes the
     *     place of one
     * @param reason why
     */
    public record Corrected(int of, List<Past> history, String reason) implements Body {
        public Corrected {
            history = List.copyOf(history);
        }
    }

    /**
     * One entry of a mended history.
     *
     * @param entry the entry that stands, or in whose place something else stands
     * @param instead what stands there; null: the entry itself
     */
    public record Past(int entry, @Nullable Body instead) {}

    /**
     * A mend is taken back: what counts is what counted before it.
     *
     * @param mend the entry that mended
     */
    public record Unmended(int mend, String reason) implements Body {}

    /** Somebody changed the ruleset's version under a running game. */
    public record Upgraded(String version, String hash, Map<String, String> data) implements Body {}

    /** The organizer closed the game; it takes no more commands. */
    public record Closed(String reason) implements Body {}
}
