package org.muster.host.past;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Viewer;
import org.muster.core.lab.Outlook;
import org.muster.core.lab.Sums;
import org.muster.core.match.SeatView;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.Say;

/**
 * The chances of everybody over the season, as they were at the end of each phase for all that one seat could know then.
 * Nothing is played out before somebody asks, a few phases at a time, by one thread of the whole host; what was played out
 * is kept as long as nothing is taken back.
 */
public final class Forecasts {

    private static final int MOST_KEPT = 200;
    private static final int PLAYOUTS = 40;

    /** More than any season with an end has; a playout that goes on longer is given up. */
    public static final int MOST_DECISIONS = 20_000;

    private record Key(String game, Viewer viewer) {}

    /** Of those phases that were played out, by the moment that shows their end. */
    private record Kept(int takenBack, Map<Integer, Chances> chances) {}

    /**
     * Of everybody, at the end of a phase.
     *
     * @param inHundred by seat
     * @param unended playouts that came to no end, which nobody won
     */
    private record Chances(Map<String, Long> inHundred, int unended) {}

    private final Map<Key, Kept> kept = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Kept> eldest) {
            return size() > MOST_KEPT;
        }
    });

    private final Semaphore free = new Semaphore(1);
    private final Set<String> endless = ConcurrentHashMap.newKeySet();
    private volatile ForkJoinPool pool = new ForkJoinPool(1);

    /** What came of it that somebody asked for more. */
    public enum Came {
        PLAYED_OUT,
        /** The host plays out somebody else's just now. */
        BUSY,
        /** The game comes to no end when it is played on: not one playout did, or they took too long. */
        ENDLESS
    }

    /**
     * What is known of the chances.
     *
     * @param course the chances, with gaps where nothing was played out
     * @param left phases that were not
     * @param unended of all playouts, those that were given up, for they came to no end within so many decisions as a
     *     forecast has patience for: nobody wins them
     */
    public record Told(Course course, int left, int unended) {}

    /** Of a game, as the seat of {@code viewer} may know it, so far. */
    public Told of(HostedGame game, Viewer viewer, List<Course.Stage> stages) throws IOException {
        Kept known = known(game, viewer);
        Map<String, List<@Nullable Long>> values = new LinkedHashMap<>();
        int left = 0;
        int unended = 0;
        for (String seat : game.seats().keySet()) {
            values.put(seat, new ArrayList<>());
        }
        for (Course.Stage stage : stages) {
            Chances chances = known.chances().get(stage.moment());
            left += chances == null ? 1 : 0;
            unended += chances == null ? 0 : chances.unended();
            values.forEach((seat, course) ->
                    course.add(chances == null ? null : chances.inHundred().get(seat)));
        }
        return new Told(new Course(Say.say("Forecast"), Say.say("Chances in 100"), values), left, unended);
    }

    /**
     * Plays out some phases more, the latest first.
     *
     * @param patience how long one phase may be played out; a game that takes longer is not played out again
     */
    public Came playOut(HostedGame game, Viewer viewer, List<Course.Stage> stages, int more, Duration patience)
            throws IOException {
        if (endless.contains(game.id())) {
            return Came.ENDLESS;
        }
        if (!free.tryAcquire()) {
            return Came.BUSY;
        }
        try {
            Kept known = known(game, viewer);
            int made = 0;
            for (int i = stages.size() - 1; i >= 0 && made < more; i--) {
                int moment = stages.get(i).moment();
                if (!known.chances().containsKey(moment)) {
                    Chances chances = chances(game.as(viewer), moment, patience);
                    if (chances.unended() == PLAYOUTS) {
                        endless.add(game.id());
                        return Came.ENDLESS;
                    }
                    known.chances().put(moment, chances);
                    made++;
                }
            }
            return Came.PLAYED_OUT;
        } catch (TimeoutException e) {
            endless.add(game.id());
            pool.shutdownNow(); // its thread may be lost; the next forecast has another
            pool = new ForkJoinPool(1);
            return Came.ENDLESS;
        } finally {
            free.release();
        }
    }

    private Kept known(HostedGame game, Viewer viewer) throws IOException {
        int takenBack = game.as(viewer).revision().takenBack();
        return kept.compute(
                new Key(game.id(), viewer),
                (key, before) -> before != null && before.takenBack() == takenBack
                        ? before
                        : new Kept(takenBack, new ConcurrentHashMap<>()));
    }

    private Chances chances(SeatView view, int moment, Duration patience) throws IOException, TimeoutException {
        Map<String, Long> chances = new LinkedHashMap<>();
        Optional<Function<Outlook.Extent, Outlook>> ahead = view.then(moment).outlook();
        if (ahead.isEmpty()) {
            return new Chances(chances, 0);
        }
        Sums sums = in(patience, () -> ahead.get().apply(new Outlook.Extent(PLAYOUTS, MOST_DECISIONS)))
                .sums();
        sums.seats().forEach((seat, tally) -> chances.put(seat.id(), Math.round(100 * tally.share())));
        return new Chances(chances, (int) sums.givenUp());
    }

    /** Done by the one thread that does this. */
    private <T> T in(Duration patience, Callable<T> deed) throws TimeoutException {
        try {
            return pool.submit(deed).get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException why ? why : new IllegalStateException(e.getCause());
        }
    }
}
