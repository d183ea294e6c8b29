package org.muster.core.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Head;
import org.muster.core.journal.JournalStore;

/** One at a time, in the order in which they came; until the game is given up, and then nobody. */
final class Turns {

    private static final long LOOK_UP_MILLIS = 250;

    private final ReentrantLock queue = new ReentrantLock(true);
    /** Who is at it; null: nobody. */
    private volatile Match.@Nullable Turn turn;
    /** Why nobody may any more; null: people may. */
    private volatile @Nullable BadGame givenUp;

    /** Something that is done in one's turn. */
    interface Deed<T, E extends Exception> {
        T run() throws E;
    }

    /** Nobody else does anything meanwhile; who has the turn already keeps it. */
    <T, E extends Exception> T take(Deed<T, E> deed) throws E {
        enter();
        Match.Turn before = turn;
        try {
            turn = before == null ? new Match.Turn(Thread.currentThread(), System.nanoTime()) : before;
            return deed.run();
        } finally {
            turn = before;
            queue.unlock();
        }
    }

    /** Waits for those before, but not for somebody who never comes back. */
    private void enter() {
        boolean interrupted = false;
        boolean entered = false;
        while (!entered) {
            mustBeKept();
            try {
                entered = queue.tryLock(LOOK_UP_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void mustBeKept() {
        BadGame why = givenUp;
        if (why != null) {
            throw new BadGame(why.violations());
        }
    }

    Optional<Match.Turn> now() {
        return Optional.ofNullable(turn);
    }

    /** From now on everybody is refused for this reason, those who wait at once. */
    void giveUp(BadGame why) {
        givenUp = why;
    }

    /** What a match that was given up comes to at last is written nowhere: the game may be played elsewhere by then. */
    JournalStore whileKept(JournalStore store) {
        return new JournalStore() {

            @Override
            public Head head() throws IOException {
                return store.head();
            }

            @Override
            public List<String> read(int from) throws IOException {
                return store.read(from);
            }

            @Override
            public Head append(Head expected, List<byte[]> lines) throws IOException {
                mustBeKept();
                return store.append(expected, lines);
            }
        };
    }
}
