package org.muster.host.news;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
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

    /** Games of which somebody has said that they have changed. */
    private final Set<String> woken = ConcurrentHashMap.newKeySet();
    /** Games that could not be looked at, and until when nobody tries. */
    private final Map<String, Instant> aside = new ConcurrentHashMap<>();
    /** What is on its way, by channel: to each one thing at a time. */
    private final Map<String, CompletableFuture<Void>> busy = new ConcurrentHashMap<>();

    private final ExecutorService senders = Executors.newFixedThreadPool(SENDERS, Newsroom::thread);
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
        this.lookout = new Lookout(database.jdbi(), channels, clock);
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
        games.listen(game -> woken.add(game.id()));
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
        ScheduledFuture<?> unused =
                clockwork.scheduleWithFixedDelay(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** What fails once is tried again: a clockwork that an error leaves stands still for ever. */
    private void tick() {
        try {
            if (ticks++ % TICKS_A_SWEEP == 0) {
                sweep();
            } else {
                wake();
            }
            send();
        } catch (RuntimeException | Error e) {
            LOG.log(Level.WARNING, "Nobody can be told anything just now.", e);
        }
    }

    /** Does all that there is to do by now, and returns when it is done, also what was on its way already. */
    public void round() {
        sweep();
        send();
        while (!busy.isEmpty()) {
            CompletableFuture.allOf(busy.values().toArray(CompletableFuture<?>[]::new))
                    .join();
            send();
        }
    }

    private synchronized void wake() {
        for (String game : Set.copyOf(woken)) {
            look(game);
        }
    }

    /** Also what was written by other nodes, or before this one was started. */
    private synchronized void sweep() {
        Set<String> all = new HashSet<>(woken);
        all.addAll(lookout.changed(MOST_AT_ONCE));
        all.forEach(this::look);
        lookout.remind();
        lookout.digest();
        letters.clear(clock.instant().minus(KEPT));
    }

    private void look(String id) {
        woken.remove(id);
        Instant until = aside.get(id);
        if (until != null && until.isAfter(clock.instant())) {
            return;
        }
        try {
            Optional<HostedGame> game = games.find(id);
            if (game.isPresent()) {
                lookout.look(game.get());
            }
            aside.remove(id);
        } catch (IOException | RuntimeException e) {
            aside.put(id, clock.instant().plus(IN_A_WHILE));
            LOG.log(Level.WARNING, "Nobody can see what is new in game " + id + ".", e);
        }
    }

    /** By one at a time: what is due, and not on its way, nobody has begun to send. */
    private synchronized void send() {
        for (Letter letter : letters.due(clock.instant(), MOST_AT_ONCE)) {
            CompletableFuture<Void> sent = new CompletableFuture<>();
            if (busy.putIfAbsent(letter.channel(), sent) == null) {
                senders.execute(() -> send(letter, sent));
            }
        }
    }

    private void send(Letter letter, CompletableFuture<Void> sent) {
        try {
            dispatch.send(letter);
        } catch (RuntimeException | Error e) {
            LOG.log(Level.WARNING, "News " + letter.id() + " can't be sent.", e);
        } finally {
            busy.remove(letter.channel());
            sent.complete(null);
        }
    }

    @Override
    public void close() {
        clockwork.shutdownNow();
        senders.shutdownNow();
    }
}
