package org.muster.core.match;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Viewer;
import org.muster.core.dice.SeedChain;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.game.Recording;
import org.muster.core.game.Snapshot;
import org.muster.core.game.Verification;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalStore;
import org.muster.core.json.BadJson;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.story.Line;
import org.muster.core.story.Revision;
import org.muster.core.story.Story;
import org.muster.core.view.Log;
import org.muster.core.view.Retold;
import org.muster.core.view.View;

/** A game in memory, as it stands in its store, but for the moment in which something is tried. */
final class Running<S> {

    private static final Logger LOG = System.getLogger(Running.class.getName());

    private final Play<S> play;
    private final Clock clock;
    /** What was sent before, by who sent it and its id. */
    private final Map<Sender, Entry> sent = new HashMap<>();

    private final Game<S> game;
    private Head head;
    private int noted;
    /** Where the game stands in the store. */
    private Recording.Mark<S> stored;

    /** Whether the ruleset failed on the way: it may have failed on the way back too. */
    private boolean astray;

    private record Sender(String by, String id) {}

    private Running(Play<S> play, Clock clock, Game<S> game) {
        this.play = play;
        this.clock = clock;
        this.game = game;
        this.head = game.recording().journal().head();
        this.stored = game.recording().mark();
        note();
    }

    /** A game that stands in a store. */
    static Running<?> load(Library library, Journal journal, Clock clock, @Nullable String snapshot)
            throws IOException {
        var header = journal.header();
        return load(library.play(header), library.key(header), journal, clock, snapshot);
    }

    private static <S> Running<S> load(
            Play<S> play, @Nullable SeedChain key, Journal journal, Clock clock, @Nullable String text) {
        Snapshot<S> from = text == null ? null : snapshot(play, text);
        return play.watched(() -> new Running<>(play, clock, Game.load(play, journal, key, clock, from)));
    }

    private static <S> @Nullable Snapshot<S> snapshot(Play<S> play, String text) {
        try {
            return Snapshot.read(play, text);
        } catch (BadJson e) {
            LOG.log(Level.DEBUG, "A snapshot can't be read, so all is replayed.", e); // a cache: nothing is wrong
            return null;
        }
    }

    <T, E extends Exception> T watched(LoadedRuleset.Deed<T, E> deed) throws E {
        return play.watched(deed);
    }

    // ---- looking

    Game<S> game() {
        return game;
    }

    Head head() {
        return head;
    }

    <T> T look(Viewer viewer, Match.Look<T> look) {
        return look.at(new View<>(game, viewer));
    }

    private Story story() {
        return game.recording().story().orElseThrow();
    }

    Revision revision(Viewer viewer) {
        return story().revision(viewer);
    }

    News since(Viewer viewer, Revision heard) {
        Optional<List<Line>> lines = story().since(viewer, heard);
        List<News.Heard> told = new ArrayList<>();
        for (Line line : lines.orElse(List.of())) {
            told.add(News.Heard.of(line, game.entries().get(line.entry())));
        }
        return new News(heard, story().revision(viewer), lines.isEmpty(), told);
    }

    List<Moment> moments(Viewer viewer) {
        game.remember();
        Log log = new View<>(game, viewer).log();
        Deque<Line> mends = new ArrayDeque<>();
        for (Log.Told told : log.lines()) {
            if (told.line().kind() == Line.Kind.MENDED) {
                mends.add(told.line());
            }
        }
        List<Story.Told> all = story().moments(viewer);
        List<Moment> moments = new ArrayList<>();
        Retold retold = new Retold();
        for (Story.Told told : all) {
            List<Moment.Told> lines = new ArrayList<>();
            told.lines().stream().filter(retold.negate()).forEach(line -> lines.add(told(line, log)));
            boolean isLast = moments.size() + 1 == all.size();
            int next = isLast ? Integer.MAX_VALUE : entryAt(all.get(moments.size() + 1));
            while (!mends.isEmpty() && mends.element().entry() < next) {
                lines.add(told(mends.remove().in(told.phase()), log));
            }
            moments.add(new Moment(
                    moments.size() + 1, game.history().get(told.place() - 1).at(), told.phase(), lines));
        }
        return moments;
    }

    private int entryAt(Story.Told moment) {
        return game.history().get(moment.place() - 1).n();
    }

    private Moment.Told told(Line line, Log log) {
        return new Moment.Told(
                log.number(line.entry()), News.Heard.of(line, game.entries().get(line.entry())));
    }

    <T> T look(Viewer viewer, int moment, Match.Look<T> look) {
        game.remember();
        int place = story().place(viewer, moment)
                .orElseThrow(() -> new BadGame(
                        "NO_SUCH_MOMENT",
                        "There is no moment {n}; the last is {last}.",
                        moment,
                        story().revision(viewer).news()));
        return look.at(new View<>(game.at(place), viewer));
    }

    Optional<Instant> nextDeadline() {
        return dueFirst().flatMap(this::until);
    }

    /** The decision whose time was up first: who looks late closes in the same order as who looked in time. */
    Optional<Integer> due(Instant now) {
        return dueFirst()
                .filter(open -> until(open).filter(until -> !until.isAfter(now)).isPresent())
                .map(Open::id);
    }

    /**
     * At the same moment what nobody is waited for goes first: a phase that ends asks no more of anybody. Then what somebody
     * has said: a default of another must not make it void.
     */
    private Optional<Open<S, ?>> dueFirst() {
        Open<S, ?> due = null;
        Instant first = Instant.MAX;
        for (Open<S, ?> open : game.open()) {
            Instant until = until(open).orElse(Instant.MAX);
            if (until.isBefore(first) || due != null && until.equals(first) && rank(open) < rank(due)) {
                due = open;
                first = until;
            }
        }
        return Optional.ofNullable(due);
    }

    private int rank(Open<S, ?> open) {
        if (open.isMeanwhile()) {
            return 0;
        }
        return open.isAnswered(game.position().answersTo(open.id())) ? 1 : 2;
    }

    private Optional<Instant> until(Open<S, ?> open) {
        return game.canLapse(open.id()) ? game.until(open) : Optional.empty();
    }

    String snapshot() {
        return game.recording().snapshot().write(play);
    }

    /** A snapshot, if it saves replaying so many entries and leads to where the game stands in its store. */
    Optional<String> snapshot(int entries) {
        Recording<S> recording = game.recording();
        if (recording.replayed() < entries
                || !recording.isSettled()
                || !recording.journal().head().equals(head)) {
            return Optional.empty();
        }
        String text = snapshot();
        Position<S> again = Snapshot.read(play, text).position();
        return Arrays.equals(play.json().bytes(again), play.json().bytes(game.position()))
                ? Optional.of(text)
                : Optional.empty();
    }

    Verification verify(List<String> snapshots) {
        List<Violation> violations = new ArrayList<>();
        for (String text : snapshots) {
            try {
                Snapshot<S> snapshot = Snapshot.read(play, text);
                if (!snapshot.isTrue(play, game.recording().journal(), clock)) {
                    violations.add(Violation.of(
                            "WRONG_SNAPSHOT",
                            "The snapshot at entry {n} is not what the journal leads to.",
                            snapshot.head().entries() - 1));
                }
            } catch (BadJson e) {
                violations.add(Violation.of("BAD_SNAPSHOT", "A snapshot can't be read: {why}", e.getMessage()));
            }
        }
        return Verification.of(game).with(violations);
    }

    /** What came of it when it was sent before. */
    Optional<Receipt> earlier(String by, Entry.@Nullable Submission submission) {
        if (submission == null) {
            return Optional.empty();
        }
        Entry entry = sent.get(new Sender(by, submission.id()));
        if (entry == null) {
            return Optional.empty();
        }
        if (!submission.equals(entry.submission())) {
            throw new BadGame("OTHER_SUBMISSION", "{id} was sent before, and said something else.", submission.id());
        }
        return Optional.of(new Receipt(submission.id(), entry.at()));
    }

    // ---- playing

    /** Does it in memory and in the store, or in neither. */
    Receipt play(String by, Entry.@Nullable Submission submission, Command command, JournalStore store)
            throws IOException {
        int first = game.entries().size();
        tried(store, () -> {
            game.recording().sentAs(submission);
            command.in(game, by);
        });
        for (Entry entry : game.entries().subList(first, game.entries().size())) {
            if (entry.by().equals(by)) {
                return new Receipt(submission == null ? null : submission.id(), entry.at());
            }
        }
        throw new IllegalStateException("a command that writes nothing: " + command);
    }

    void goOn(JournalStore store) throws IOException {
        tried(store, game::goOn);
    }

    private void tried(JournalStore store, Runnable deed) throws IOException {
        boolean done = false;
        try {
            List<byte[]> lines = play.watched(() -> {
                deed.run();
                return game.takeUnsaved();
            });
            if (!lines.isEmpty()) {
                head = store.append(head, lines);
            }
            done = true;
        } catch (BrokenRuleset e) {
            astray = true;
            throw e;
        } finally {
            if (!done) {
                game.recording().back(stored);
            }
        }
        note();
        stored = game.recording().mark();
    }

    /** Whether only its journal tells where the game stands. */
    boolean isAstray() {
        return astray;
    }

    /** Notes what was sent since this was called last. */
    private void note() {
        for (Entry entry : game.entries().subList(noted, game.entries().size())) {
            if (entry.submission() != null) {
                sent.put(new Sender(entry.by(), entry.submission().id()), entry);
            }
        }
        noted = game.entries().size();
    }

    /** The same game with what others have appended. */
    Running<?> after(JournalStore store, Library library, Clock now) throws IOException {
        game.recording().back(stored);
        Journal known = game.recording().journal();
        Journal longer;
        try {
            longer = known.with(store.read(head.entries()));
        } catch (BadJournal e) { // another journal stands there now
            longer = Journal.read(store.read(0));
        }
        if (!longer.head().equals(store.head())) {
            longer = Journal.read(store.read(0));
        }
        if (!longer.header().equals(known.header())) {
            return load(library, longer, now, null);
        }
        game.recording().catchUp(longer);
        return new Running<>(play, clock, game);
    }
}
