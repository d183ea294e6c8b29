package org.muster.host.games;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jdbi.v3.core.JdbiException;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.match.Match;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.host.storage.Journals;

/**
 * Games that nobody can play for now: their rules fail or come to no end, or their journal does not hold. Nothing of them
 * is lost, and no other game waits for them.
 */
final class Aside {

    private static final Logger LOG = System.getLogger(Aside.class.getName());

    /** A bot may think for so many times as long as a ruleset may take to answer a request. */
    static final int BOTS_PATIENCE = 6;
    /** What a loop between engine and ruleset takes before it is found by its length alone. */
    private static final int SURELY = 3;
    /** Who only waits, and does not work, has so many times as long; but on a busy machine everybody waits. */
    private static final int IDLY = 10;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Shelf shelf;
    private final GameRows rows;
    private final Loaded loaded;
    private final Upkeep upkeep;
    private final Duration patience;
    /** Turns that last too long, and how much of the processor each had when that was seen first, in nanoseconds. */
    private final Map<Match.Turn, Long> lasting = new ConcurrentHashMap<>();

    private final List<Consumer<Thread>> losers = new CopyOnWriteArrayList<>();

    /**
     * None was found yet.
     *
     * @param patience how long a ruleset may take for one request
     */
    Aside(Shelf shelf, GameRows rows, Loaded loaded, Upkeep upkeep, Duration patience) {
        this.shelf = shelf;
        this.rows = rows;
        this.loaded = loaded;
        this.upkeep = upkeep;
        this.patience = patience;
    }

    /** Why a game that is aside can't be played. */
    static BadGame refusal(String why) {
        return new BadGame(
                "SET_ASIDE",
                "This game was set aside, and nothing of it is lost: {why} Who runs the host can give it back.",
                why);
    }

    /** Looks for games that somebody is at for too long. */
    void look() {
        long most = patience.toNanos();
        Map<String, Match.Turn> people = loaded.longerThan(most);
        Map<String, Match.Turn> bots = upkeep.longerThan(BOTS_PATIENCE * most);
        lasting.keySet().removeIf(turn -> !people.containsValue(turn) && !bots.containsValue(turn));
        people.forEach((id, turn) -> late(id, turn, most));
        bots.forEach((id, turn) -> late(id, turn, BOTS_PATIENCE * most));
    }

    /** Whether it has had {@code most} nanoseconds of the processor since it was found to last, or has waited far longer. */
    private boolean hasHadTime(Match.Turn turn, long most) {
        long worked = THREADS.getThreadCpuTime(turn.thread().getId());
        Long before = lasting.putIfAbsent(turn, worked);
        return before != null && worked - before > most || System.nanoTime() - turn.since() > IDLY * most;
    }

    /** Their thread can't be stopped; the others can be told. */
    @SuppressWarnings("ThreadPriorityCheck") // it only spares the others some of the processor
    private void late(String id, Match.Turn turn, long most) {
        if (!hasHadTime(turn, most)) {
            return;
        }
        StackTraceElement[] where = turn.thread().getStackTrace();
        Exception late = new TimeoutException("it comes to no end");
        late.setStackTrace(where);
        BrokenRuleset broken = shelf.rulesets().broken(late).orElse(null);
        boolean waits = Stream.of(where).anyMatch(frame -> frame.getClassName().startsWith(Journals.class.getName()));
        long nanos = System.nanoTime() - turn.since();
        if (broken != null) {
            put(id, broken);
        } else if (!waits && nanos > SURELY * BOTS_PATIENCE * patience.toNanos()) {
            put(id, Sentence.of("Its rules come to no end."), late);
        } else {
            return;
        }
        turn.thread().setPriority(Thread.MIN_PRIORITY);
        upkeep.lose(id);
        losers.forEach(listener -> listener.accept(turn.thread()));
    }

    void lose(Consumer<Thread> listener) {
        losers.add(listener);
    }

    /** Its ruleset has failed at a request. What eats all memory is not asked again; all else may not meet that line. */
    void failed(String id, BrokenRuleset why) {
        for (Throwable one = why; one != null; one = one.getCause()) {
            if (one instanceof OutOfMemoryError) {
                put(id, why);
                return;
            }
        }
    }

    /** Nobody can play a game any more, until it is given back. */
    void put(String id, BrokenRuleset why) {
        put(id, why.sentence(), why);
    }

    /** The same, for any reason. */
    void put(String id, Sentence why, Throwable cause) {
        LOG.log(Level.ERROR, "Game " + id + " was set aside.", cause);
        try {
            boolean unused = rows.setAside(id, why.toString()); // first: nobody may load it anew
        } catch (JdbiException e) {
            LOG.log(Level.ERROR, "It could not be noted that game " + id + " was set aside.", e);
        }
        giveUp(id, why.toString());
    }

    /** Whoever is at it here writes nothing any more. */
    void giveUp(String id, String why) {
        loaded.peek(id).ifPresent(game -> game.match().giveUp(refusal(why)));
        loaded.forget(id);
    }

    /** Lets people play a game again; whether there is such a game. */
    boolean giveBack(String id) {
        boolean there = rows.setAside(id, null);
        loaded.forget(id);
        upkeep.wake(id);
        return there;
    }
}
