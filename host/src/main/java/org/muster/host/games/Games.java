package org.muster.host.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.data.KindOfArmy;
import org.muster.core.game.BadGame;
import org.muster.core.game.Upgrade;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Head;
import org.muster.core.journal.MemoryStore;
import org.muster.core.match.Feed;
import org.muster.core.match.Match;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.host.people.Person;
import org.muster.host.storage.Journals;
import org.muster.host.storage.Storage;
import org.muster.host.storage.Taken;

/** All games of a host: opened, found, kept in motion. */
public final class Games implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Games.class.getName());

    /** What nobody can do now is tried again after so long. */
    private static final long LATER_NANOS = TimeUnit.SECONDS.toNanos(60);

    private static final int WORTH_A_SNAPSHOT = 64;
    private static final int MOST_TRIES = 5;

    /** The folder of plugins is looked at every so often. */
    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final GameRows rows;
    private final Journals journals;
    private final Clock clock;
    private final boolean embedded;
    private final Upkeep upkeep = new Upkeep(this::tend);
    private final Shelf shelf;
    private final Duration patience;
    private final Tending tending;
    private final Loaded loaded;
    private final Aside aside;
    private final OtherNodes others;
    private final Openings openings;
    private long looked = System.nanoTime();
    /** Games that could not be looked after, and when. */
    private final Map<String, Long> postponed = new ConcurrentHashMap<>();

    private final List<Consumer<HostedGame>> listeners = new CopyOnWriteArrayList<>();
    private final List<Consumer<String>> takers = new CopyOnWriteArrayList<>();
    private final List<Attention> attentions = new CopyOnWriteArrayList<>();

    /** What is done in a game when it has changed, besides what bots and time do there. */
    @FunctionalInterface
    public interface Attention {
        /** Looks what there is to do. Its rules may fail, or come to no end: nobody waits for it. */
        void look(HostedGame game) throws IOException;
    }

    /**
     * The games in {@code storage}.
     *
     * @param clock in the club's time zone
     * @param memory how much of them is kept in memory
     * @param patience how long a ruleset may take for one request
     */
    public Games(Rulesets rulesets, Storage storage, Clock clock, Memory memory, Duration patience) {
        this.rows = new GameRows(storage.database(), storage.writer(), storage.notices());
        this.journals = storage.journals();
        this.shelf = new Shelf(rulesets, rows);
        this.tending = new Tending(storage, rows, clock);
        this.patience = patience;
        this.clock = clock;
        this.embedded = !storage.database().isShared();
        this.loaded = new Loaded(memory.entries(), memory.idle().toNanos(), patience.toMillis());
        this.aside = new Aside(shelf, rows, loaded, upkeep, patience);
        this.others = new OtherNodes(rows, loaded, aside, this::tellIfTaken);
        this.openings = new Openings(journals, shelf, clock);
        storage.notices().listen(others::heard, others::heardAll);
    }

    /** What time it is, as journals note it. */
    public Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** How long bots may think before the rules count as endless. */
    public Duration patienceWithBots() {
        return patience.multipliedBy(Aside.BOTS_PATIENCE);
    }

    /** By whose clock people here live. */
    public ZoneId zone() {
        return clock.getZone();
    }

    /** Whether they lie in a file of this host's own. */
    public boolean isEmbedded() {
        return embedded;
    }

    /** The rulesets that can be played here. */
    public List<LoadedRuleset> rulesets() {
        return List.copyOf(shelf.rulesets().all());
    }

    /** A ruleset that can be played here. */
    public Optional<LoadedRuleset> ruleset(String id) {
        return shelf.rulesets().find(id);
    }

    /**
     * The ruleset to open a game of.
     *
     * @throws BadGame if there is none, and which there are
     */
    public LoadedRuleset chosen(String id) {
        return shelf.ruleset(id);
    }

    /**
     * Opens a game.
     *
     * @throws BadGame with every reason why it can't be
     */
    public HostedGame open(NewGame wanted) throws IOException {
        HostedGame game = openings.open(wanted);
        String id = game.id();
        rows.note(
                id,
                Standing.UNKNOWN.entries(),
                Standing.of(game, bots(id).keySet()).unfinished());
        watch(game);
        return loaded.find(id, same -> game).orElseThrow();
    }

    /**
     * How a game would look when it opens. Nothing is kept.
     *
     * @throws BadGame with every reason why it can't be opened
     */
    public Scene look(NewGame wanted) throws IOException {
        return openings.look(wanted);
    }

    /**
     * What is otherwise in such a game than in the book.
     *
     * @throws BadGame with every reason why it can't be opened
     */
    public List<Sentence> houseRules(NewGame wanted) {
        return openings.tried(wanted).houseRules();
    }

    /**
     * The kinds of army list there are, judged by the house rules and data of such a game.
     *
     * @throws BadGame with every reason why it can't be opened
     */
    public List<KindOfArmy<?, ?>> armies(NewGame wanted) {
        return openings.armies(wanted);
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
            throw Aside.refusal(row.setAside());
        }
        HostedGame game = replayed(row);
        String meanwhile = rows.find(id).map(GameRow::setAside).orElse(null);
        if (meanwhile != null) {
            throw Aside.refusal(meanwhile); // it took too long, or another node has met its fault
        }
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
            aside.put(id, e);
            throw Aside.refusal(e.sentence().toString());
        } catch (BadJournal e) {
            aside.put(id, e.sentence(), e);
            throw Aside.refusal(e.sentence().toString());
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

    /** From now on {@code attention} is paid to every game in which something has changed, when bots there have done all they can. */
    public void attend(Attention attention) {
        attentions.add(attention);
    }

    /** From now on {@code listener} is told of every thread that came to a game whose rules come to no end: it will not come back. */
    public void lose(Consumer<Thread> listener) {
        aside.lose(listener);
    }

    /** There may be something to do in a game. */
    public void wake(String id) {
        upkeep.wake(id);
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

    /** What was left out of the folder of plugins, and why. */
    public List<Sentence> leftOut() {
        return shelf.rulesets().problems();
    }

    /**
     * A game goes on by what there is of its ruleset now; taken back to before the first thing that would come out otherwise.
     *
     * @return what that is
     * @throws BadGame if it can't be opened by it
     */
    public Upgrade takeOver(HostedGame game) throws IOException {
        return game.match().takeOver(shelf.ruleset(game.header().ruleset().id()));
    }

    // ---- what is to be done without anybody's hand

    /** Looks who is late: decisions that time closes, games nobody has looked after, rulesets that come to no end. */
    public void tick() {
        long now = System.nanoTime();
        if (now - looked > LOOK_NANOS) {
            looked = now;
            shelf.renew();
        }
        aside.look();
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
            if (!more && !attentions.isEmpty()) {
                attend(id);
            }
            return more;
        } catch (BrokenRuleset e) {
            aside.put(id, e);
        } catch (IOException | RuntimeException e) {
            postponed.put(id, System.nanoTime());
            LOG.log(Level.WARNING, "Nobody can look after game " + id + " just now.", e);
        }
        return false;
    }

    private void attend(String id) throws IOException {
        if (rows.find(id).filter(row -> row.setAside() == null).isEmpty()) {
            return;
        }
        Optional<HostedGame> game = find(id);
        for (Attention attention : attentions) {
            if (game.isPresent()) {
                attention.look(game.get());
            }
        }
    }

    // ---- games that fail

    /** The ruleset of a game has failed at a request. */
    public void failed(String id, BrokenRuleset why) {
        aside.failed(id, why);
    }

    /** Games that were set aside. */
    public List<Listed> aside() {
        return rows.setAside().stream().map(Listed::of).toList();
    }

    /** Lets people play a game again; whether there is such a game. */
    public boolean giveBack(String id) {
        postponed.remove(id);
        return aside.giveBack(id);
    }

    // ---- lists of games

    /** What can be said of a game without opening it. */
    public Optional<Listed> listed(String id) {
        return rows.find(id).map(Listed::of);
    }

    /** Whether anybody may look at the game with this id; empty: there is none. */
    public Optional<Boolean> isPublic(String id) {
        Optional<HostedGame> game = loaded.peek(id);
        return game.isPresent() ? game.map(HostedGame::isPublic) : rows.isPublic(id);
    }

    /** Games that anybody may look at, the newest first. */
    public List<Listed> open(int most) {
        return rows.open(most).stream().map(Listed::of).toList();
    }

    /** Whether two must say the same of what real dice show. */
    public boolean isTypedByBoth(HostedGame game) {
        return rows.isTypedByBoth(game.id());
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
        upkeep.wake(game.id());
    }

    /**
     * The lines of a game's journal for {@code person}, who reads all secrets by it: from now on the game's end is final.
     * Empty if the rules have not ended it.
     */
    public Optional<List<String>> takeJournal(HostedGame game, Person person) throws IOException {
        boolean before = journals.taken(game.id()).isPresent();
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            game.match().refresh();
            Head head = game.match().head();
            if (!game.match().hasEnded()) {
                return Optional.empty();
            }
            if (journals.take(game.id(), head, person.id(), now())) {
                if (!before) {
                    tellTaken(game.id());
                }
                return Optional.of(journals.of(game.id()).read(0));
            }
        }
        throw new IOException("The game goes on meanwhile.");
    }

    /** Whether, when and by whom a game's journal was taken; of one that goes on nobody asks the database. */
    public Optional<Taken> taken(HostedGame game) {
        return game.match().hasEnded() ? journals.taken(game.id()) : Optional.empty();
    }

    /**
     * Nothing is to be done to a game of which somebody has read everything.
     *
     * @throws BadGame if somebody has
     */
    public void mustNotBeTaken(HostedGame game) {
        journals.taken(game.id())
                .ifPresent(
                        taken -> { // here it may go on still, where another node has taken it
                            throw taken.refusal();
                        });
    }

    private void tellIfTaken(HostedGame game) {
        if (taken(game).isPresent()) {
            tellTaken(game.id());
        }
    }

    private void tellTaken(String id) {
        takers.forEach(listener -> listener.accept(id));
    }

    /** From now on {@code listener} is told of every game whose journal was taken, here or by way of another node. */
    public void listenToTakers(Consumer<String> listener) {
        takers.add(listener);
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
        others.close();
    }
}
