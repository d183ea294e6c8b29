package org.muster.host.games;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import org.muster.core.match.Match;

/**
 * The games in memory, each once: those used last, until they are too many or too old, and as long as somebody holds
 * one (who listens to it, a bot that thinks), that one.
 */
final class Loaded {

    private static final int WEIGHT_BEFORE_IT_IS_KNOWN = 100;

    /** So many entries of journals are kept, of games nobody holds. */
    private final long mostEntries;

    private final long idleNanos;
    private final long patienceMillis;
    private final Map<String, Spot> spots = new ConcurrentHashMap<>();
    private final LinkedHashMap<String, Used> recent = new LinkedHashMap<>(16, 0.75f, true);
    private long entries;

    Loaded(long mostEntries, long idleNanos, long patienceMillis) {
        this.mostEntries = mostEntries;
        this.idleNanos = idleNanos;
        this.patienceMillis = patienceMillis;
    }

    /** Where a game is, or is being loaded. */
    private static final class Spot {
        private final ReentrantLock loading = new ReentrantLock();
        private volatile WeakReference<HostedGame> game = new WeakReference<>(null);
        private volatile Match.@Nullable Turn turn;
        private int users;

        boolean isIdle() {
            return users == 0 && game.get() == null;
        }
    }

    private record Used(HostedGame game, long at, int entries) {}

    /** Brings a game to memory. */
    @FunctionalInterface
    interface Loader {
        /** The game, or nothing if there is none. */
        @Nullable
        HostedGame load(String id) throws IOException;
    }

    /** The game with this id, loaded if it is not there. */
    Optional<HostedGame> find(String id, Loader loader) throws IOException {
        Spot spot = spots.compute(id, (same, there) -> {
            Spot one = there == null ? new Spot() : there;
            one.users++;
            return one;
        });
        try {
            HostedGame game = spot.game.get();
            if (game == null) {
                game = load(id, spot, loader);
            }
            if (game != null) {
                use(game);
            }
            return Optional.ofNullable(game);
        } finally {
            spots.computeIfPresent(id, (same, there) -> {
                there.users--;
                return there.isIdle() ? null : there;
            });
        }
    }

    private @Nullable HostedGame load(String id, Spot spot, Loader loader) throws IOException {
        wait(spot);
        try {
            HostedGame game = spot.game.get();
            if (game == null) {
                spot.turn = new Match.Turn(Thread.currentThread(), System.nanoTime());
                game = loader.load(id);
                spot.game = new WeakReference<>(game);
            }
            return game;
        } finally {
            spot.turn = null;
            spot.loading.unlock();
        }
    }

    /** Somebody else loads it; but its ruleset may never come to an end. */
    private void wait(Spot spot) {
        boolean mine = false;
        try {
            mine = spot.loading.tryLock(patienceMillis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!mine) {
            throw new BadGame("BUSY", "This game is still being opened; ask again.");
        }
    }

    /** It is there, if it is in memory. */
    Optional<HostedGame> peek(String id) {
        Spot spot = spots.get(id);
        return spot == null ? Optional.empty() : Optional.ofNullable(spot.game.get());
    }

    /** Ids of all that are in memory. */
    List<String> all() {
        return List.copyOf(spots.keySet());
    }

    /** The next who asks has it loaded anew. */
    void forget(String id) {
        Spot spot = spots.remove(id);
        if (spot != null) {
            spot.game.clear();
        }
        synchronized (recent) {
            Used gone = recent.remove(id);
            entries -= gone == null ? 0 : gone.entries();
        }
    }

    private void use(HostedGame game) {
        synchronized (recent) {
            Used before = recent.get(game.id());
            int weight = before == null ? WEIGHT_BEFORE_IT_IS_KNOWN : before.entries();
            entries += before == null ? weight : 0;
            recent.put(game.id(), new Used(game, System.nanoTime(), weight));
        }
    }

    /** So much there is of it. */
    void weigh(String id, int much) {
        synchronized (recent) {
            Used used = recent.get(id);
            if (used != null) {
                entries += much - used.entries();
                recent.replace(id, new Used(used.game(), used.at(), much));
            }
        }
    }

    /** Lets go of what is too old or too much, and gives it, so that it can be put down. */
    List<HostedGame> sweep() {
        spots.keySet().forEach(id -> spots.computeIfPresent(id, (same, there) -> there.isIdle() ? null : there));
        List<HostedGame> gone = new ArrayList<>();
        long now = System.nanoTime();
        synchronized (recent) {
            Iterator<Used> oldestFirst = recent.values().iterator();
            while (oldestFirst.hasNext()) {
                Used used = oldestFirst.next();
                if (now - used.at() < idleNanos && entries <= mostEntries) {
                    break;
                }
                oldestFirst.remove();
                entries -= used.entries();
                gone.add(used.game());
            }
        }
        return gone;
    }

    /** Who is at a game, or loads it, for longer than that. */
    Map<String, Match.Turn> longerThan(long nanos) {
        long now = System.nanoTime();
        Map<String, Match.Turn> all = new LinkedHashMap<>();
        spots.forEach((id, spot) -> {
            HostedGame game = spot.game.get();
            Match.Turn turn = game == null ? spot.turn : game.match().turn().orElse(null);
            if (turn != null && now - turn.since() > nanos) {
                all.put(id, turn);
            }
        });
        return all;
    }

    /** How many are in memory. */
    int size() {
        return (int)
                spots.values().stream().filter(spot -> spot.game.get() != null).count();
    }
}
