package org.muster.core.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.game.Upgrade;
import org.muster.core.game.Verification;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalStore;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.story.Revision;
import org.muster.core.view.View;

/**
 * One game and its store, for many threads, and for many processes that share the store. Commands go through one queue:
 * each is done in memory, appended to the store, and only then heard of. If the append fails, nothing was done; if
 * somebody else was quicker, their entries are read and the command is tried on top of them.
 *
 * <p>It belongs to who keeps the journal. Everybody else gets a {@link SeatView}.
 */
public final class Match {

    private static final int MOST_TRIES = 1_000;

    /** A record with more takes nothing from players: it is twenty times as long as that of a long season. */
    static final int MOST_ENTRIES = 100_000;

    private final JournalStore store;
    private final Library library;
    private final Clock clock;
    private final Turns turns = new Turns();
    private final List<Feed> feeds = new CopyOnWriteArrayList<>();
    private Running<?> running;

    private Match(JournalStore store, Library library, Clock clock, Running<?> running) {
        this.store = turns.whileKept(store);
        this.library = library;
        this.clock = clock;
        this.running = running;
    }

    /**
     * Opens a new game in an empty store and runs it to its first question.
     *
     * @param header as {@link org.muster.core.config.Opening} makes it
     * @throws JournalStore.Overtaken if the store is not empty
     */
    public static Match open(JournalStore store, Library library, Header header, Clock clock) throws IOException {
        store.append(Head.EMPTY, opened(library.play(header), library.key(header), clock));
        return load(store, library, clock);
    }

    private static <S> List<byte[]> opened(Play<S> play, @Nullable SeedChain key, Clock clock) {
        return play.watched(
                () -> Game.open(play, key, clock, Player.ORGANIZER.id()).takeUnsaved());
    }

    /** Loads a game and replays it. */
    public static Match load(JournalStore store, Library library, Clock clock) throws IOException {
        return load(store, library, clock, null);
    }

    /**
     * Loads a game.
     *
     * @param snapshot as {@link #snapshot} gave it; what is before it is not replayed. One that does not fit, and null,
     *     cost nothing but the time
     * @throws org.muster.core.journal.BadJournal if some entry does not follow from those before it
     * @throws BadGame if what it is played by is not at hand
     */
    public static Match load(JournalStore store, Library library, Clock clock, @Nullable String snapshot)
            throws IOException {
        Journal journal = Journal.read(store.read(0));
        return new Match(store, library, clock, Running.load(library, journal, clock, snapshot));
    }

    // ---- looking

    /** The match through the eyes of {@code viewer}. */
    public SeatView as(Viewer viewer) {
        return new SeatView(this, viewer);
    }

    /** Something that is seen of a game. */
    interface Look<T> {
        <S> T at(View<S> view);
    }

    /** Nobody else does anything meanwhile; what the ruleset throws is told as its failure. */
    private <T, E extends Exception> T inQueue(LoadedRuleset.Deed<T, E> deed) throws E {
        return turns.take(() -> {
            if (running.isAstray()) {
                again();
            }
            return running.watched(deed);
        });
    }

    /** Several looks at the game as it stands: nobody does anything meanwhile, so nothing slow is to be done in it. */
    public <T, E extends Exception> T still(LoadedRuleset.Deed<T, E> looks) throws E {
        return inQueue(looks);
    }

    /**
     * Somebody who is at the game, while all others wait.
     *
     * @param since as {@link System#nanoTime} tells it
     */
    public record Turn(Thread thread, long since) {}

    /** Who is at the game just now: a host looks whether their ruleset ever comes to an end. */
    public Optional<Turn> turn() {
        return turns.now();
    }

    /** From now on everybody is refused for this reason, those who wait at once. Who is at it can't be stopped. */
    public void giveUp(BadGame why) {
        turns.giveUp(why);
    }

    <T> T look(Viewer viewer, Look<T> look) {
        return inQueue(() -> running.look(viewer, look));
    }

    <T> T look(Viewer viewer, int moment, Look<T> look) {
        return inQueue(() -> running.look(viewer, moment, look));
    }

    List<Moment> moments(Viewer viewer) {
        return inQueue(() -> running.moments(viewer));
    }

    /**
     * The game itself, with all its secrets: for whoever keeps the journal and uses the match in one thread. What is done
     * to it by hand is not written.
     */
    public Game<?> game() {
        return running.game();
    }

    /** Where the journal ends that this match knows of. */
    public Head head() {
        return inQueue(() -> running.head());
    }

    Revision revision(Viewer viewer) {
        return inQueue(() -> running.revision(viewer));
    }

    News since(Viewer viewer, Revision heard) {
        return inQueue(() -> running.since(viewer, heard));
    }

    /** The same; empty if there is nothing new. */
    Optional<News> known(Viewer viewer, Revision heard) {
        return inQueue(() ->
                running.revision(viewer).equals(heard) ? Optional.empty() : Optional.of(running.since(viewer, heard)));
    }

    Feed feed(Viewer viewer, Consumer<News> listener) {
        return inQueue(() -> {
            Feed feed = new Feed(this, viewer, running.revision(viewer), listener);
            feeds.add(feed);
            return feed;
        });
    }

    void forget(Feed feed) {
        feeds.remove(feed);
    }

    /** The first question that is put to one of {@code bots} and holds the game up; empty if there is none. */
    public Optional<BotsTurn> turnOf(Set<Player> bots) {
        return inQueue(() -> BotsTurn.in(running.game(), bots));
    }

    /** What the game was opened with. */
    public Header header() {
        return inQueue(() -> running.game().header());
    }

    /** Whether nobody is asked any more: it came to its end, or was closed. */
    public boolean isOver() {
        return inQueue(() -> running.game().isOver());
    }

    /** Whether the rules have ended it; one that was closed may be opened again, and keeps its secrets. */
    public boolean hasEnded() {
        return inQueue(() -> running.game().position().result() != null);
    }

    /** Seats that have put nothing into the fair dice yet; nothing is rolled before all have. */
    public List<Player> awaited() {
        return inQueue(() -> running.game().awaited());
    }

    /** The first moment at which time closes a decision that is open now; empty if none has a limit and a default. */
    public Optional<Instant> nextDeadline() {
        return inQueue(() -> running.nextDeadline());
    }

    /** The game as it is now, as text: {@link #load(JournalStore, Library, Clock, String)} goes on from it. */
    public String snapshot() {
        return inQueue(() -> running.snapshot());
    }

    /**
     * The same, for who keeps it as a cache.
     *
     * @param entries how many it must save replaying
     * @return empty if it saves less, or nothing that is read again as it was written can be made now
     */
    public Optional<String> snapshot(int entries) {
        return inQueue(() -> running.snapshot(entries));
    }

    /**
     * Reads the journal anew, replays all of it and recomputes its dice; a snapshot that the journal does not lead to is a
     * violation too.
     *
     * @param snapshots that were kept of this game
     */
    public Verification verify(List<String> snapshots) throws IOException {
        Journal journal = Journal.read(store.read(0));
        return Running.load(library, journal, clock, null).verify(snapshots);
    }

    // ---- playing

    /**
     * Does something.
     *
     * @param by a seat of the game, or the organizer
     * @param id the same for the same submission, however often it is sent; 1 to 64 letters, digits, {@code -} or
     *     {@code _}; null: each time counts
     * @throws BadGame with every reason why not; nothing was written
     * @throws JournalStore.Overtaken if somebody else has done something that takes away its meaning
     * @throws org.muster.core.plugin.BrokenRuleset if the ruleset failed; nothing was written, and the match goes on
     * @throws IOException if it could not be written; to be sent again with the same id
     */
    public Receipt submit(String by, @Nullable String id, Command command) throws IOException {
        if (command.isOrganizers() && !by.equals(Player.ORGANIZER.id())) {
            throw new BadGame("NOT_YOURS", "Only the organizer may do that.");
        }
        Entry.Submission submission = id == null ? null : numbered(id, command);
        try {
            return inQueue(() -> inTurn(by, submission, command));
        } finally {
            tell();
        }
    }

    private static Entry.Submission numbered(String id, Command command) {
        try {
            return new Entry.Submission(id, Sha256.hex(command.content()));
        } catch (IllegalArgumentException e) {
            throw new BadGame("BAD_SUBMISSION", "{why}.", String.valueOf(e.getMessage()));
        }
    }

    private Receipt inTurn(String by, Entry.@Nullable Submission submission, Command command) throws IOException {
        if (!command.isOrganizers() && running.head().entries() >= MOST_ENTRIES) {
            throw new BadGame(
                    "TOO_LONG",
                    "The record of this game has {n} entries or more, and players add no more to it: reading it takes too long. The"
                            + " organizer can take back to an earlier one, or close the game.",
                    MOST_ENTRIES);
        }
        Command meant = command;
        for (int tries = 1; ; tries++) {
            Optional<Receipt> earlier = running.earlier(by, submission);
            if (earlier.isPresent()) {
                return earlier.get();
            }
            try {
                meant = meant == command ? command.meant(running.game()) : meant;
                return running.play(by, submission, meant, store);
            } catch (JournalStore.Overtaken e) {
                catchUp();
                boolean hopeless = !command.outlivesOthers() || tries >= MOST_TRIES;
                if (hopeless && running.earlier(by, submission).isEmpty()) {
                    throw e;
                }
            }
        }
    }

    /**
     * Rolls what waits for no hand: the last writer may have been stopped before it could. To be called once after a game
     * was loaded to be played on.
     */
    public void goOn() throws IOException {
        try {
            inQueue(() -> {
                goOnInTurn();
                return running;
            });
        } finally {
            tell();
        }
    }

    private void goOnInTurn() throws IOException {
        for (int tries = 1; ; tries++) {
            try {
                running.goOn(store);
                return;
            } catch (JournalStore.Overtaken e) {
                catchUp();
                if (tries >= MOST_TRIES) {
                    throw e;
                }
            }
        }
    }

    /**
     * Closes what time has closed by now.
     *
     * @return how many decisions
     */
    public int lapse() throws IOException {
        try {
            return inQueue(this::lapseInTurn);
        } finally {
            tell();
        }
    }

    private int lapseInTurn() throws IOException {
        int closed = 0;
        Instant now = clock.instant();
        for (Optional<Integer> due = running.due(now); due.isPresent(); due = running.due(now)) {
            closed += lapse(due.get(), now) ? 1 : 0;
        }
        return closed;
    }

    private boolean lapse(int decision, Instant now) throws IOException {
        try {
            inTurn(Player.ORGANIZER.id(), null, new Command.Lapse(decision));
            return true;
        } catch (BadGame e) {
            if (running.due(now).filter(due -> due == decision).isPresent()) {
                throw e;
            }
            return false; // answered elsewhere at the last moment
        }
    }

    /**
     * Goes on by another version of the ruleset, which the library finds from now on. Where something in the game would come
     * out otherwise, the game is taken back to before that first: for who writes rules and tries them. Seasons of people are
     * compared beforehand, and stay as they are.
     *
     * @return what would have been different
     * @throws BadGame if the game can't be opened by it; it goes on as it was
     * @throws org.muster.core.plugin.BrokenRuleset if the new version fails on the way; the same
     */
    public Upgrade takeOver(LoadedRuleset fresh) throws IOException {
        try {
            return inQueue(() -> takenOver(fresh));
        } finally {
            tell();
        }
    }

    private Upgrade takenOver(LoadedRuleset fresh) throws IOException {
        Journal journal = Journal.read(store.read(0));
        Takeover<?> takeover = Takeover.to(fresh, journal.header());
        Upgrade found = takeover.comparedWith(running.game().play(), journal);
        Integer differs = found.entry();
        if (differs != null) {
            int last = Takeover.lastBefore(journal, differs);
            Receipt unused = inTurn(
                    Player.ORGANIZER.id(),
                    null,
                    new Command.Rewind(last, found.fact().toString()));
            journal = Journal.read(store.read(0));
        }
        Head unusedHead = store.append(journal.head(), takeover.lines(journal, library.key(journal.header()), clock));
        again();
        goOnInTurn();
        return found;
    }

    /** Reads what other processes have appended; to be called when one of them says so. */
    public void refresh() throws IOException {
        try {
            inQueue(() -> {
                if (!store.head().equals(running.head())) {
                    catchUp();
                }
                return running;
            });
        } finally {
            tell();
        }
    }

    private void again() {
        try {
            running = Running.load(library, Journal.read(store.read(0)), clock, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void catchUp() throws IOException {
        running = running.after(store, library, clock);
    }

    private void tell() {
        feeds.forEach(Feed::tell);
    }
}
