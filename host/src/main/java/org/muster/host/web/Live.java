package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.muster.core.match.SeatView;
import org.muster.core.story.Revision;
import org.muster.host.live.Gallery;
import org.muster.host.people.Invitation;
import org.muster.host.refusal.Refusal;
import org.muster.host.talk.Heard;
import org.muster.host.talk.Reader;

/**
 * Tells pages what is new, as server-sent events, each with the revision it leads to: a browser that was away sends the
 * last one it heard, and hears what it missed, once. Who plays never waits for who listens, and who listens never for
 * another who does not read: nothing is written to a line before what was written last has gone through, and what came
 * meanwhile is told at once then. A line through which nothing goes is closed.
 */
final class Live implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Live.class.getName());
    private static final long HEARTBEAT_SECONDS = 15;
    private static final int TELLERS = 4;
    private static final int MOST_LISTENERS = 10_000;
    /** Of one person, or of one address where nobody is known: a hall that looks on, and room for others. */
    private static final int MOST_OF_ONE = 2_000;

    private static final byte[] BEAT = ": beat\n\n".getBytes(UTF_8);
    /** Without an id: what was heard of the game stays what it was. */
    private static final byte[] DICE = "event: dice\ndata: {}\n\n".getBytes(UTF_8);

    private static final byte[] SEAT = "event: seat\ndata: {}\n\n".getBytes(UTF_8);

    private static final byte[] TAKEN = "event: taken\ndata: {}\n\n".getBytes(UTF_8);

    private static final byte[] TALK = "event: talk\ndata: {}\n\n".getBytes(UTF_8);

    /** Who has got up hears no more after it. */
    private static final long ASKED_AGAIN = TimeUnit.SECONDS.toNanos(1);

    private final Gate gate;
    private final long patience;
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
    /** How many of them each asker has. */
    private final Map<String, Integer> ofEach = new ConcurrentHashMap<>();

    private final Map<Gallery.Place, Gallery> galleries = new ConcurrentHashMap<>();
    private final ExecutorService tellers = Executors.newFixedThreadPool(TELLERS, Live::thread);
    private final ScheduledExecutorService pulse = Executors.newSingleThreadScheduledExecutor(Live::thread);

    /**
     * Nobody listens yet.
     *
     * @param gate asked again and again who may listen
     * @param patience so long somebody may read nothing of what was sent
     */
    Live(Gate gate, Duration patience) {
        this.gate = gate;
        this.patience = patience.toNanos();
        long pause = Math.min(Duration.ofSeconds(HEARTBEAT_SECONDS).toNanos(), this.patience);
        ScheduledFuture<?> unused = pulse.scheduleWithFixedDelay(
                () -> listeners.forEach(Listener::beat), pause, pause, TimeUnit.NANOSECONDS);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "muster-live");
        thread.setDaemon(true);
        return thread;
    }

    /** Somebody listens. */
    void join(Visit visit) throws IOException {
        String asker = visit.asker();
        if (listeners.size() >= MOST_LISTENERS || ofEach.getOrDefault(asker, 0) >= MOST_OF_ONE) {
            throw new Refusal(503, "TOO_MANY_LISTENERS", "Too many listen already; look again in a while.");
        }
        Context http = visit.http();
        String last = http.header("Last-Event-ID");
        String from = last == null || last.isEmpty() ? http.queryParam("since") : last;
        SeatView view = visit.view();
        Revision heard = from == null || from.isEmpty() ? view.revision() : Revision.parse(from);
        http.contentType("text/event-stream; charset=utf-8").header("X-Accel-Buffering", "no");
        BooleanSupplier stays = gate.stays(visit);
        Table table = new Table(asker, visit.game().id(), visit.place(), visit.reader(), view, gallery(visit));
        http.future(() -> listen(http, table, heard, stays));
    }

    /** Who listens, where, and as whom. */
    private record Table(String asker, String game, String place, Reader reader, SeatView view, Gallery gallery) {}

    private Gallery gallery(Visit visit) {
        return galleries.computeIfAbsent(
                new Gallery.Place(visit.game().match(), visit.viewer()),
                place -> new Gallery(place, galleries::remove));
    }

    /** Those who may read what was said hear that there is something, and nothing of it. */
    void talk(Heard heard) {
        for (Listener listener : listeners) {
            if (heard.isFor(listener.table.game(), listener.table.reader())) {
                listener.talk();
            }
        }
    }

    /** Everybody hears that something beside the game is another than it was: its journal was taken. */
    void taken(String game) {
        for (Listener listener : listeners) {
            if (listener.table.game().equals(game)) {
                listener.taken();
            }
        }
    }

    /** Those who look from a seat hear that somebody else has sat down on it. */
    void seated(Invitation seat) {
        for (Listener listener : listeners) {
            if (listener.table.game().equals(seat.game())
                    && listener.table.place().equals(seat.seat())) {
                listener.seated();
            }
        }
    }

    /** Those who play there hear that somebody has typed dice, if they may know of the roll. */
    void dice(String game) {
        for (Listener listener : listeners) {
            if (listener.table.game().equals(game) && listener.table.reader().sits()) {
                listener.dice();
            }
        }
    }

    /** Done when nothing more will be told. */
    private CompletableFuture<?> listen(Context http, Table table, Revision heard, BooleanSupplier stays) {
        try {
            http.req().getAsyncContext().setTimeout(0);
            Listener listener = new Listener(http.res().getOutputStream(), table, heard, stays);
            listeners.add(listener);
            ofEach.merge(table.asker(), 1, Integer::sum);
            listener.begin();
            return listener.done;
        } catch (IOException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** How many there are. */
    int listening() {
        return listeners.size();
    }

    private final class Listener implements WriteListener {

        final CompletableFuture<@Nullable Void> done = new CompletableFuture<>();

        private final ServletOutputStream out;
        private final Table table;
        private final BooleanSupplier stays;
        private final Runnable waker = this::wake;
        /** Somebody is telling, or will. */
        private final AtomicBoolean waking = new AtomicBoolean();

        private volatile boolean begun;
        private volatile boolean talked;
        private volatile boolean typed;
        private volatile boolean taken;
        private volatile boolean seated;
        private volatile boolean beating = true; // the first tells the browser that it is heard
        /** When the line was open to more the last time. */
        private volatile long open = System.nanoTime();

        private boolean unsent;
        private Revision heard;
        private long asked = System.nanoTime();

        Listener(ServletOutputStream out, Table table, Revision heard, BooleanSupplier stays) throws IOException {
            this.out = out;
            this.table = table;
            this.stays = stays;
            this.heard = heard;
            table.gallery().enter(waker);
        }

        void begin() {
            out.setWriteListener(this);
        }

        @Override
        public void onWritePossible() {
            begun = true;
            wake();
        }

        @Override
        public void onError(Throwable e) {
            close(); // gone; it asks again with what it heard last
        }

        void wake() {
            if (begun && !waking.getAndSet(true)) {
                try {
                    tellers.execute(this::tell);
                } catch (RejectedExecutionException e) {
                    LOG.log(Level.DEBUG, "The host is being stopped.", e);
                }
            }
        }

        private synchronized void tell() {
            waking.set(false);
            try {
                if (!mayHear()) {
                    close();
                    return;
                }
                while (!done.isDone() && out.isReady()) { // else we are called when it is
                    open = System.nanoTime();
                    byte[] next = unsent ? null : next();
                    if (next != null) {
                        out.write(next);
                    } else if (unsent) {
                        out.flush();
                    } else {
                        return;
                    }
                    unsent = next != null;
                }
            } catch (IOException | RuntimeException e) {
                close();
            }
        }

        private boolean mayHear() {
            long now = System.nanoTime();
            if (now - asked < ASKED_AGAIN) {
                return true;
            }
            asked = now;
            return stays.getAsBoolean();
        }

        private byte @Nullable [] next() throws IOException {
            Optional<Gallery.Event> news = table.gallery().since(heard);
            if (news.isPresent()) {
                heard = news.get().revision();
                beating = false;
                return news.get().bytes();
            }
            if (talked) {
                talked = false;
                beating = false;
                return TALK;
            }
            if (taken) {
                taken = false;
                beating = false;
                return TAKEN;
            }
            if (seated) {
                seated = false;
                beating = false;
                return SEAT;
            }
            if (typed) {
                typed = false;
                if (table.view().realRoll().isPresent()) {
                    beating = false;
                    return DICE;
                }
            }
            byte[] beat = beating ? BEAT : null;
            beating = false;
            return beat;
        }

        void talk() {
            talked = true;
            wake();
        }

        void taken() {
            taken = true;
            wake();
        }

        void seated() {
            seated = true;
            wake();
        }

        void dice() {
            typed = true;
            wake();
        }

        void beat() {
            if (System.nanoTime() - open > 2 * patience) {
                close();
            } else {
                beating = true;
                wake();
            }
        }

        void close() {
            if (listeners.remove(this)) {
                ofEach.computeIfPresent(table.asker(), (asker, many) -> many == 1 ? null : many - 1);
            }
            table.gallery().leave(waker);
            done.complete(null);
        }
    }

    @Override
    public void close() {
        listeners.forEach(Listener::close);
        pulse.shutdownNow();
        tellers.shutdownNow();
    }
}
