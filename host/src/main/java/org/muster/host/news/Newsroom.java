package org.muster.host.news;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.muster.host.delivery.Carrier;
import org.muster.host.delivery.Discord;
import org.muster.host.delivery.Mail;
import org.muster.host.delivery.Matrix;
import org.muster.host.delivery.Medium;
import org.muster.host.delivery.Push;
import org.muster.host.delivery.Reach;
import org.muster.host.delivery.Secret;
import org.muster.host.delivery.Vapid;
import org.muster.host.delivery.Webhook;
import org.muster.host.delivery.Wire;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.people.People;
import org.muster.host.storage.Database;
import org.muster.host.talk.Talk;

/** Tells people where they are what happens in their games: looks, writes down what is to be sent, sends it. */
public final class Newsroom implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Newsroom.class.getName());
    private static final long TICK_MILLIS = 1_000;
    private static final int TICKS_A_SWEEP = 10;
    private static final int MOST_AT_ONCE = 64;
    private static final int SENDERS = 4;
    /** So many of them may be lost to rulesets that never come to an end. */
    private static final int MOST_LOST = 16;

    private static final Duration KEPT = Duration.ofDays(60);
    private static final Duration IN_A_WHILE = Duration.ofMinutes(5);

    private final Clock clock;
    private final NewsSettings settings;
    private final PushKey pushKey;
    private final Games games;
    private final Letters letters;
    private final Lookout lookout;
    private final Dispatch dispatch;
    private final Subscriptions subscriptions;

    /** Games that could not be looked at, and until when nobody tries. */
    private final Map<String, Instant> aside = new ConcurrentHashMap<>();
    /** What is on its way, by channel: to each one thing at a time. */
    private final Map<String, CompletableFuture<Void>> busy = new ConcurrentHashMap<>();
    /** Who is at it. */
    private final Map<Thread, String> writing = new ConcurrentHashMap<>();

    private final ScheduledThreadPoolExecutor senders = new ScheduledThreadPoolExecutor(SENDERS, Newsroom::thread);
    private final ScheduledExecutorService clockwork = Executors.newSingleThreadScheduledExecutor(Newsroom::thread);
    private volatile URI url = URI.create("http://localhost");
    private int ticks;

    public Newsroom(Database database, Games games, People people, Talk talk, NewsSettings settings, Clock clock) {
        this.clock = clock;
        this.games = games;
        this.settings = settings;
        Secret secret = settings.key();
        this.pushKey = new PushKey(database.jdbi(), secret);
        ChannelRows channels = new ChannelRows(database.jdbi(), secret, settings.zone());
        this.letters = new Letters(database.jdbi());
        this.lookout = new Lookout(games, database.jdbi(), channels, clock);
        Reach reach = new Reach(settings.privately());
        Writer writer = new Writer(games, people, talk, channels, database.jdbi(), secret, clock, () -> url);
        this.dispatch = new Dispatch(letters, channels, writer, carriers(settings, reach, secret), people, clock);
        this.subscriptions = new Subscriptions(
                channels,
                letters,
                dispatch,
                secret,
                settings,
                reach,
                new Calendar(games, people),
                people,
                this::vapid,
                clock,
                () -> url);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "muster-news");
        thread.setDaemon(true);
        return thread;
    }

    private Map<Medium, Carrier> carriers(NewsSettings settings, Reach reach, Secret secret) {
        Wire wire = new Wire(reach, clock);
        Map<Medium, Carrier> carriers = new EnumMap<>(Medium.class);
        carriers.put(Medium.DISCORD, new Discord(wire));
        carriers.put(Medium.MATRIX, new Matrix(wire));
        carriers.put(Medium.PUSH, new Push(wire, this::vapid, clock));
        carriers.put(Medium.WEBHOOK, new Webhook(wire, secret, clock));
        URI smtp = settings.smtp();
        if (smtp != null) {
            // A host that sends no mail never loads what it takes.
            carriers.put(Medium.MAIL, (message, to) -> new Mail(smtp, settings.from(), clock).carry(message, to));
        }
        return carriers;
    }

    /** The address by which push services reach who runs the host, as well as it is known. */
    private Vapid vapid() {
        String contact = settings.from().isEmpty()
                ? "https".equals(url.getScheme()) ? url.toString() : "mailto:nobody@localhost"
                : "mailto:" + settings.from();
        return new Vapid(pushKey.get(), contact);
    }

    /** What people order and cancel. */
    public Subscriptions subscriptions() {
        return subscriptions;
    }

    /** Links lead to {@code outside}. */
    public void reachedBy(URI outside) {
        url = outside;
    }

    /** From now on people are told. */
    public void open() {
        games.attend(this::look);
        games.lose(this::lose);
        ScheduledFuture<?> unused =
                clockwork.scheduleWithFixedDelay(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** What fails once is tried again: a clockwork that an error leaves stands still for ever. */
    private void tick() {
        try {
            if (ticks++ % TICKS_A_SWEEP == 0) {
                lookout.changed(MOST_AT_ONCE).forEach(games::wake); // by other nodes, or before this one was started
                byTheClock();
            }
            send();
        } catch (RuntimeException | Error e) {
            LOG.log(Level.WARNING, "Nobody can be told anything just now.", e);
        }
    }

    /** Does all that there is to do by now, and returns when it is done, also what was on its way already. */
    public void round() {
        for (String id : lookout.changed(MOST_AT_ONCE)) {
            find(id).ifPresent(this::look);
        }
        byTheClock();
        send();
        while (!busy.isEmpty()) {
            CompletableFuture.allOf(busy.values().toArray(CompletableFuture<?>[]::new))
                    .join();
            send();
        }
    }

    private Optional<HostedGame> find(String id) {
        try {
            return games.find(id);
        } catch (IOException | RuntimeException e) {
            LOG.log(Level.WARNING, "Nobody can see what is new in game " + id + ".", e);
            return Optional.empty();
        }
    }

    private synchronized void byTheClock() {
        lookout.remind();
        lookout.digest();
        letters.clear(clock.instant().minus(KEPT));
    }

    private void look(HostedGame game) {
        Instant until = aside.get(game.id());
        if (until != null && until.isAfter(clock.instant())) {
            return;
        }
        try {
            lookout.look(game);
            aside.remove(game.id());
        } catch (IOException | RuntimeException e) {
            aside.put(game.id(), clock.instant().plus(IN_A_WHILE));
            LOG.log(Level.WARNING, "Nobody can see what is new in game " + game.id() + ".", e);
        }
    }

    /** By one at a time: what is due, and not on its way, nobody has begun to send. */
    private synchronized void send() {
        for (Letter letter : letters.due(clock.instant(), MOST_AT_ONCE)) {
            if (busy.putIfAbsent(letter.channel(), new CompletableFuture<>()) == null) {
                senders.execute(() -> send(letter));
            }
        }
    }

    private void send(Letter letter) {
        writing.put(Thread.currentThread(), letter.channel());
        try {
            dispatch.send(letter);
        } catch (RuntimeException | Error e) {
            LOG.log(Level.WARNING, "News " + letter.id() + " can't be sent.", e);
        } finally {
            done(Thread.currentThread());
        }
    }

    private boolean done(Thread thread) {
        String channel = writing.remove(thread);
        CompletableFuture<Void> sent = channel == null ? null : busy.remove(channel);
        return sent != null && sent.complete(null);
    }

    /** Who wrote of a game met rules that come to no end: another takes that place, and what else is for that channel goes out. */
    private void lose(Thread thread) {
        if (done(thread)) {
            senders.setCorePoolSize(Math.min(senders.getCorePoolSize() + 1, SENDERS + MOST_LOST));
        }
    }

    @Override
    public void close() {
        clockwork.shutdownNow();
        senders.shutdownNow();
    }
}
