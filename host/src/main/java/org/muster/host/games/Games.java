package org.muster.host.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Head;
import org.muster.core.journal.Header;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;
import org.muster.core.match.Feed;
import org.muster.core.match.Match;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.host.people.Token;
import org.muster.host.storage.Journals;
import org.muster.host.storage.Storage;

/** All games of a host: opened, found, kept in motion. */
public final class Games implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Games.class.getName());
    private static final SecureRandom RANDOM = new SecureRandom();

    /** What nobody can do now is tried again after so long. */
    private static final long LATER_NANOS = TimeUnit.SECONDS.toNanos(60);

    private static final int WORTH_A_SNAPSHOT = 64;
    /** A bot may think for so many times as long as a ruleset may take to answer a request. */
    private static final int BOTS_PATIENCE = 6;
    /** What a loop between engine and ruleset takes before it is found by its length alone. */
    private static final int SURELY = 3;

    private final Rulesets rulesets;
    private final GameRows rows;
    private final Journals journals;
    private final Clock clock;
    private final Duration patience;
    private final Upkeep upkeep = new Upkeep(this::tend);
    private final Shelf shelf;
    private final Tending tending;
    private final Loaded loaded;
    /** Games that could not be looked after, and when. */
    private final Map<String, Long> postponed = new ConcurrentHashMap<>();

    private final List<Consumer<HostedGame>> listeners = new CopyOnWriteArrayList<>();

    private final Set<String> unheard = ConcurrentHashMap.newKeySet();
    private final ExecutorService hearing = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "muster-hearing");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * The games in {@code storage}.
     *
     * @param memory how much of them is kept in memory
     * @param patience how long a ruleset may take for one request
     */
    public Games(Rulesets rulesets, Storage storage, Clock clock, Memory memory, Duration patience) {
        this.rulesets = rulesets;
        this.rows = new GameRows(storage.database(), storage.writer(), storage.notices());
        this.journals = storage.journals();
        this.shelf = new Shelf(rulesets, rows);
        this.tending = new Tending(storage, rows, clock);
        this.clock = clock;
        this.patience = patience;
        this.loaded = new Loaded(memory.entries(), memory.idle().toNanos(), patience.toMillis());
        storage.notices().listen(this::heard, () -> loaded.all().forEach(this::heard));
    }

    /** What time it is, as journals note it. */
    public Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** The rulesets that can be played here. */
    public List<LoadedRuleset> rulesets() {
        return List.copyOf(rulesets.all());
    }

    /**
     * Opens a game.
     *
     * @throws BadGame with every reason why it can't be
     */
    public HostedGame open(NewGame wanted) throws IOException {
        LoadedRuleset ruleset = shelf.ruleset(wanted.ruleset());
        String id = Token.id();
        SeedChain chain = "fair".equals(wanted.config().dice()) ? SeedChain.make() : null;
        Header header = header(ruleset, wanted, id, chain == null ? "" : chain.commitment());
        for (Player bot : wanted.bots().keySet()) {
            if (!header.seats().containsKey(bot.id())) {
                throw new BadGame("NO_SUCH_SEAT", "{seat} is no seat of this game.", bot.id());
            }
        }
        Play.of(ruleset, header); // refused before anything is written
        GameRow row = new GameRow(
                id,
                header.name(),
                wanted.ruleset(),
                clock.instant(),
                wanted.isPublic(),
                chain == null ? null : KeyFile.of(id, chain).toJson(),
                Standing.UNKNOWN,
                null);
        JournalStore journal = journals.begun(id, handle -> GameRows.add(handle, row, wanted.bots()));
        HostedGame game =
                new HostedGame(id, header, wanted.isPublic(), Match.open(journal, shelf.with(chain), header, clock));
        rows.note(id, Standing.UNKNOWN.entries(), Standing.of(game).unfinished());
        watch(game);
        return loaded.find(id, same -> game).orElseThrow();
    }

    private static Header header(LoadedRuleset ruleset, NewGame wanted, String id, String commitment) {
        return wanted.config().header(ruleset, path -> file(wanted, path), id, RANDOM.nextLong(), commitment, null);
    }

    private static String file(NewGame wanted, String path) {
        String text = wanted.files().get(path);
        if (text == null) {
            throw new BadGame("NO_FILES", "A game on a host brings no file {path}.", path);
        }
        return text;
    }

    /**
     * How a game would look when it opens. Nothing is kept.
     *
     * @throws BadGame with every reason why it can't be opened
     */
    public Scene look(NewGame wanted) throws IOException {
        NewGame seeded =
                new NewGame(wanted.ruleset(), wanted.config().withDice("seeded", 1L), wanted.files(), Map.of(), false);
        Header header = header(shelf.ruleset(wanted.ruleset()), seeded, "preview", "");
        return Match.open(new MemoryStore(), shelf, header, clock)
                .as(Viewer.SPECTATOR)
                .scene();
    }

    /**
     * A copy to try something with. Nothing of it is kept, and fair dice are not thrown in it: what they would show nobody
     * may know before they are.
     */
    public HostedGame copy(HostedGame game) throws IOException {
        List<byte[]> lines = journals.of(game.id()).read(0).stream()
                .map(line -> (line + '\n').getBytes(UTF_8))
                .toList();
        MemoryStore store = new MemoryStore();
        store.append(Head.EMPTY, lines);
        return new HostedGame(game.id(), game.header(), false, Match.load(store, shelf.with(null), clock));
    }

    /**
     * The game with this id.
     *
     * @throws BadGame if it was set aside, and why
     */
    public Optional<HostedGame> find(String id) throws IOException {
        return loaded.find(id, this::load);
    }

    private @Nullable HostedGame load(String id) throws IOException {
        GameRow row = rows.find(id).orElse(null);
        if (row == null) {
            return null;
        }
        if (row.setAside() != null) {
            throw setAside(row.setAside());
        }
        HostedGame game = replayed(row);
        putDown(game); // what took long to replay is not replayed again
        watch(game);
        return game;
    }

    /** A journal that does not hold, and rules that fail on the way, are not tried by everybody who asks. */
    private HostedGame replayed(GameRow row) throws IOException {
        String id = row.id();
        try {
            Match match = Match.load(journals.of(id), shelf, clock, rows.snapshot(id));
            match.goOn();
            return new HostedGame(id, match.header(), row.isPublic(), match);
        } catch (BrokenRuleset e) {
            throw setAside(id, e.sentence(), e);
        } catch (BadJournal e) {
            throw setAside(id, e.sentence(), e);
        }
    }

    /** From now on it is looked after whenever something happens; and it is held by its match, as long as that is. */
    private void watch(HostedGame game) throws IOException {
        Feed unused = game.as(Viewer.EVERYTHING).listen(news -> changed(game));
        changed(game);
    }

    private void changed(HostedGame game) {
        upkeep.wake(game.id());
        listeners.forEach(listener -> listener.accept(game));
    }

    /** From now on {@code listener} is told of every game in which something has changed; it must not keep it waiting. */
    public void listen(Consumer<HostedGame> listener) {
        listeners.add(listener);
    }

    private void putDown(HostedGame game) {
        try {
            Optional<String> snapshot = game.match().snapshot(WORTH_A_SNAPSHOT);
            if (snapshot.isPresent()) {
                rows.snapshot(game.id(), game.match().head().entries(), snapshot.get());
            }
        } catch (IOException | RuntimeException e) {
            LOG.log(Level.DEBUG, "Game " + game.id() + " is replayed next time.", e); // a cache
        }
    }

    // ---- what others have done

    /** Another node has changed something of a game. */
    private void heard(String id) {
        if (loaded.peek(id).isPresent() && unheard.add(id)) {
            try {
                hearing.execute(() -> {
                    unheard.remove(id);
                    hear(id);
                });
            } catch (RejectedExecutionException e) {
                LOG.log(Level.DEBUG, "The host is being stopped.", e);
            }
        }
    }

    private void hear(String id) {
        Optional<HostedGame> game = loaded.peek(id);
        if (game.isEmpty()) {
            return;
        }
        try {
            String aside = rows.find(id).map(GameRow::setAside).orElse(null);
            if (aside == null) {
                game.get().match().refresh();
            } else {
                game.get().match().giveUp(setAside(aside));
                loaded.forget(id);
            }
        } catch (IOException | RuntimeException e) {
            LOG.log(Level.WARNING, "What another node did in game " + id + " can't be read.", e);
        }
    }

    // ---- what is to be done without anybody's hand

    /** Looks who is late: decisions that time closes, games nobody has looked after, rulesets that come to no end. */
    public void tick() {
        long now = System.nanoTime();
        loaded.longerThan(patience.toNanos()).forEach(this::late);
        upkeep.longerThan(BOTS_PATIENCE * patience.toNanos()).forEach(this::late);
        for (HostedGame game : loaded.sweep()) {
            upkeep.aside(() -> putDown(game));
        }
        for (String id : rows.due(clock.instant())) {
            Long failed = postponed.get(id);
            if (failed == null || now - failed > LATER_NANOS) {
                upkeep.wake(id);
            }
        }
    }

    /** Does some of what is due in a game; whether there is more. */
    private boolean tend(String id) {
        try {
            boolean more = tending.some(id, this::find, loaded);
            postponed.remove(id);
            return more;
        } catch (BrokenRuleset e) {
            BadGame unused = setAside(id, e);
        } catch (IOException | RuntimeException e) {
            postponed.put(id, System.nanoTime());
            LOG.log(Level.WARNING, "Nobody can look after game " + id + " just now.", e);
        }
        return false;
    }

    // ---- rulesets that fail

    /** Somebody is at a game for too long. Their thread can't be stopped; the others can be told. */
    @SuppressWarnings("ThreadPriorityCheck") // it only spares the others some of the processor
    private void late(String id, Match.Turn turn) {
        StackTraceElement[] where = turn.thread().getStackTrace();
        Exception late = new TimeoutException("it comes to no end");
        late.setStackTrace(where);
        Optional<BrokenRuleset> broken =
                rows.find(id).flatMap(row -> rulesets.find(row.ruleset())).flatMap(ruleset -> ruleset.broken(late));
        boolean waits = Stream.of(where).anyMatch(frame -> frame.getClassName().startsWith(Journals.class.getName()));
        long nanos = System.nanoTime() - turn.since();
        if (broken.isPresent()) {
            BadGame unused = setAside(id, broken.get());
        } else if (!waits && nanos > SURELY * BOTS_PATIENCE * patience.toNanos()) {
            BadGame unused = setAside(id, Sentence.of("Its rules come to no end."), late);
        } else {
            return;
        }
        turn.thread().setPriority(Thread.MIN_PRIORITY);
        upkeep.lose(id);
    }

    /** Its ruleset has failed at a request. What eats all memory is not asked again; all else may not meet that line. */
    public void failed(String id, BrokenRuleset why) {
        for (Throwable one = why; one != null; one = one.getCause()) {
            if (one instanceof OutOfMemoryError) {
                BadGame unused = setAside(id, why);
                return;
            }
        }
    }

    private BadGame setAside(String id, BrokenRuleset why) {
        return setAside(id, why.sentence(), why);
    }

    /** Nobody can play a game any more, until it is given back. */
    private BadGame setAside(String id, Sentence why, Throwable cause) {
        LOG.log(Level.ERROR, "Game " + id + " was set aside.", cause);
        BadGame refused = setAside(why.toString());
        try {
            boolean unused = rows.setAside(id, why.toString()); // first: nobody may load it anew
        } catch (JdbiException e) {
            LOG.log(Level.ERROR, "It could not be noted that game " + id + " was set aside.", e);
        }
        loaded.peek(id).ifPresent(game -> game.match().giveUp(refused));
        loaded.forget(id);
        return refused;
    }

    private static BadGame setAside(String why) {
        return new BadGame(
                "SET_ASIDE",
                "This game was set aside, and nothing of it is lost: {why} Who runs the host can give it back.",
                why);
    }

    /** Games that were set aside. */
    public List<Listed> aside() {
        return rows.setAside().stream().map(Games::listed).toList();
    }

    /** Lets people play a game again; whether there is such a game. */
    public boolean giveBack(String id) {
        boolean there = rows.setAside(id, null);
        loaded.forget(id);
        postponed.remove(id);
        upkeep.wake(id);
        return there;
    }

    /** What can be said of a game without opening it. */
    public Optional<Listed> listed(String id) {
        return rows.find(id).map(Games::listed);
    }

    /** Games that anybody may look at, the newest first. */
    public List<Listed> open(int most) {
        return rows.open(most).stream().map(Games::listed).toList();
    }

    /**
     * A game in a list.
     *
     * @param isPublic whether anybody may look
     * @param ended whether it is over
     * @param standing how it stood when somebody looked last, a moment ago
     * @param setAside why nobody can play it; null: people can
     */
    public record Listed(
            String id,
            String name,
            String ruleset,
            boolean isPublic,
            boolean ended,
            Standing standing,
            @Nullable String setAside) {}

    private static Listed listed(GameRow row) {
        return new Listed(
                row.id(),
                row.name(),
                row.ruleset(),
                row.isPublic(),
                row.standing().ended(),
                row.standing(),
                row.setAside());
    }

    /** Seats of a game that bots play. */
    public Map<Player, Integer> bots(String game) {
        return rows.bots(game);
    }

    /** A bot plays the seat from now on, also what is asked of it already. */
    public void seatBot(HostedGame game, Player seat, int skill) {
        rows.seatBot(game.id(), seat, skill);
        upkeep.wake(game.id());
    }

    /** No bot plays the seat any more; what it has answered stands. */
    public void unseatBot(HostedGame game, Player seat) {
        rows.unseatBot(game.id(), seat);
    }

    /** The lines of a game's journal. It holds all secrets. */
    public List<String> journal(String id) throws IOException {
        return journals.of(id).read(0);
    }

    /** Whether what is written now would be kept. */
    public boolean isStored() {
        try {
            return rows.count() >= 0;
        } catch (JdbiException e) {
            return false;
        }
    }

    /** How much there is to do just now, by what it is called in the metrics. */
    public Map<String, Long> figures() {
        Map<String, Long> figures = new LinkedHashMap<>();
        figures.put("games", rows.count());
        figures.put("games_in_memory", (long) loaded.size());
        figures.put("games_set_aside", (long) rows.setAside().size());
        figures.put("games_looked_after", (long) upkeep.busy());
        figures.put("answers_written", journals.appended());
        return figures;
    }

    @Override
    public void close() {
        upkeep.close();
        hearing.shutdownNow();
    }
}
