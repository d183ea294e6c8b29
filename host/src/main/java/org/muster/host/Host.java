package org.muster.host;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.Games;
import org.muster.host.games.Memory;
import org.muster.host.news.NewsSettings;
import org.muster.host.news.Newsroom;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.rolls.TypedRolls;
import org.muster.host.storage.Database;
import org.muster.host.storage.Storage;
import org.muster.host.talk.Talk;
import org.muster.host.web.Server;

/** A running host: its tables, its games, its pages. */
public final class Host implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Host.class.getName());
    private static final long TICK_MILLIS = 500;

    /** Requests have five seconds, and then their threads one to be put away. */
    private static final long REQUESTS_SECONDS = 6;

    private static final long OTHERS_SECONDS = 3;
    private static final long DISK_SECONDS = 5;

    private final Storage storage;
    private final Games games;
    private final People people;
    private final Newsroom news;
    private final Server server;
    private final Path data;
    private final ScheduledExecutorService clockwork = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "muster-clock");
        thread.setDaemon(true);
        return thread;
    });

    private Host(Settings settings, Rulesets rulesets, Clock clock) throws IOException {
        NewsSettings newsSettings = NewsSettings.in(settings.data(), System.getenv());
        String url = settings.database();
        this.storage = Storage.of(url == null ? Database.in(settings.data()) : Database.at(url));
        this.games =
                new Games(rulesets, storage, clock.withZone(newsSettings.zone()), Memory.usual(), settings.patience());
        this.people = new People(storage.database(), storage.notices(), clock);
        Talk talk = new Talk(storage.database(), storage.notices(), clock);
        this.news = new Newsroom(storage.database(), games, people, talk, newsSettings, clock);
        this.server = server(settings, talk);
        this.data = settings.data();
        Whereabouts.leave(data, server.url());
        news.open();
        ScheduledFuture<?> unused =
                clockwork.scheduleWithFixedDelay(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private Server server(Settings settings, Talk talk) {
        try {
            TypedRolls rolls = new TypedRolls(storage, games, people);
            return new Server(games, people, news, talk, rolls, settings.address(), settings.port(), settings.url());
        } catch (RuntimeException e) {
            news.close();
            games.close();
            storage.close();
            throw e;
        }
    }

    /** A clock that has failed once goes on ticking. */
    private void tick() {
        try {
            storage.database().tidy();
            games.tick();
        } catch (RuntimeException | Error e) {
            LOG.log(Level.WARNING, "Nobody can tell what is to be done.", e);
        }
    }

    /** Starts one; when it returns it answers. */
    public static Host start(Settings settings, Rulesets rulesets, Clock clock) throws IOException {
        return new Host(settings, rulesets, clock);
    }

    /** Where people reach it, without a slash at the end. */
    public URI url() {
        return server.url();
    }

    /** Whether only this machine reaches it. */
    public boolean isAlone() {
        return Server.isAlone(url());
    }

    /** Where it listens. */
    public int port() {
        return server.port();
    }

    /** Its games. */
    public Games games() {
        return games;
    }

    /** Its people. */
    public People people() {
        return people;
    }

    /** What its people hear where they are. */
    public Newsroom news() {
        return news;
    }

    /** A link that lets whoever opens it first in as {@code person}. */
    public URI doorOf(Person person) {
        return URI.create(url() + "/enter/" + people.door(person).text());
    }

    /**
     * Ends it: what runs comes to its end, what waits for the disk is written. Nothing of that is waited for without end: what
     * a ruleset does in a request nobody can stop, and what was acknowledged is on the disk.
     */
    @Override
    public void close() {
        clockwork.shutdownNow();
        within(this::leaves, DISK_SECONDS);
        within(server::close, REQUESTS_SECONDS);
        within(news::close, OTHERS_SECONDS);
        within(games::close, OTHERS_SECONDS);
        within(storage::close, DISK_SECONDS);
    }

    private void leaves() {
        try {
            Whereabouts.leaves(data);
        } catch (IOException e) {
            LOG.log(Level.WARNING, "Where it was reached stands there still.", e);
        }
    }

    private static void within(Runnable deed, long seconds) {
        Thread thread = new Thread(deed, "muster-end");
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(TimeUnit.SECONDS.toMillis(seconds));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (thread.isAlive()) {
            LOG.log(Level.WARNING, "Something still runs, and is not waited for: what it does ends with the process.");
        }
    }
}
