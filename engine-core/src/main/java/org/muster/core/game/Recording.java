package org.muster.core.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.core.dice.SeedChain;
import org.muster.core.engine.Open;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Deadlines;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalWriter;
import org.muster.core.story.Line;
import org.muster.core.story.Story;
import org.muster.core.story.Trace;

/**
 * A game and its journal, which are never apart: whatever is done is written, with the rolls it led to and the phases
 * it ended, and whatever is written is done. A {@code Match} keeps it in step with its store.
 *
 * @param <S> the ruleset's state
 */
public final class Recording<S> {

    private final Play<S> play;
    private final Chance chance;
    private final JournalWriter writer;
    private final StandingOrders<S> standing;
    private Timeline<S> timeline;
    private @Nullable Consumer<Line> listener;
    /** What was done to the past, by the hash of the entry that did it. */
    private final Map<String, PastChange> changes = new HashMap<>();
    /** What the whole journal says of time; null: it is to be read for that. */
    private @Nullable Deadlines deadlines;

    private Recording(Play<S> play, Chance chance, JournalWriter writer, Timeline<S> timeline) {
        this.play = play;
        this.chance = chance;
        this.writer = writer;
        this.timeline = timeline;
        this.standing = new StandingOrders<>(play.json().steps());
    }

    /** Of a game that is opened now. */
    static <S> Recording<S> begin(Play<S> play, @Nullable SeedChain key, Clock clock) {
        Play<S> told = play.by(clock.getZone());
        Chance chance = new Chance(told, key);
        return new Recording<>(
                told, chance, new JournalWriter(new Journal(), clock), Timeline.start(told, chance, null));
    }

    /** Of a game that was played before; without a story. */
    static <S> Recording<S> load(Play<S> play, Journal journal, @Nullable SeedChain key, Clock clock) {
        Recording<S> recording = begin(play, key, clock);
        recording.catchUp(journal);
        return recording;
    }

    /**
     * The same, with its story.
     *
     * @param from saves replaying what was before it; null, or if it does not fit: everything is replayed
     */
    static <S> Recording<S> load(
            Play<S> play, Journal journal, @Nullable SeedChain key, Clock clock, @Nullable Snapshot<S> from) {
        Play<S> told = play.by(clock.getZone());
        Chance chance = new Chance(told, key);
        List<Entry> history = journal.history();
        int done = from == null ? 0 : from.standsFor(journal, history);
        Timeline<S> timeline = from == null || done == 0
                ? Timeline.start(told, chance, Story.whole())
                : Timeline.from(told, chance, from, history.subList(0, done));
        Recording<S> recording = new Recording<>(told, chance, new JournalWriter(journal, clock), timeline);
        recording.catchUp(journal);
        return recording;
    }

    // ---- looking

    Play<S> play() {
        return play;
    }

    Chance chance() {
        return chance;
    }

    JournalWriter writer() {
        return writer;
    }

    /** What counts of the journal, and where it leads. */
    Timeline<S> timeline() {
        return timeline;
    }

    /** Answers that go on being given. */
    StandingOrders<S> standing() {
        return standing;
    }

    /** The record; whoever wants to write to it takes a copy. */
    public Journal journal() {
        return writer.journal();
    }

    /** What happened, for each viewer to hear from where they stopped; empty: the game was loaded or opened without. */
    public Optional<Story> story() {
        return Optional.ofNullable(timeline.story());
    }

    /** The game as it is now, to go on from here another time. */
    public Snapshot<S> snapshot() {
        Story story = timeline.story();
        return timeline.snapshot(journal().head(), story == null ? Trace.of(List.of(), log()) : story.told());
    }

    /** How many entries a snapshot of now would save replaying when the game is loaded again. */
    public int replayed() {
        return timeline.replayed();
    }

    /** Whether a snapshot can be made now: none is kept of the moment in which a phase has ended and nobody has noted it. */
    public boolean isSettled() {
        return !timeline.replay().phaseHasEnded();
    }

    /** From now on all of the past is at hand, also what a snapshot stands for. */
    void remember() {
        if (!timeline.isWhole()) {
            goOnFrom(timeline.whole());
        }
    }

    /** Where it stood when so many of the entries that count had led there: to be looked at, never to be written to. */
    Recording<S> at(int place) {
        remember();
        return new Recording<>(play, chance, writer, timeline.upTo(place));
    }

    /** What an entry did to the past; it is found once, for the same line of a journal always says the same. */
    PastChange changeOf(Entry entry) {
        PastChange known = changes.get(entry.hash());
        if (known == null) {
            remember();
            known = PastChange.of(this, entry);
            changes.put(entry.hash(), known);
        }
        return known;
    }

    /** When the time of an open decision is up; empty: never. */
    Optional<Instant> until(Open<S, ?> open) {
        return open.decision().within().map(time -> deadlines().of(sharingTime(open), since(open), time));
    }

    /** How much longer an open decision stays so than the rules leave it. */
    Duration longer(Open<S, ?> open) {
        return deadlines().longer(sharingTime(open));
    }

    private Set<Integer> sharingTime(Open<S, ?> open) {
        return timeline.replay().sharingTime(open);
    }

    /** Since when it is asked. */
    Instant since(Open<S, ?> open) {
        return entries().get(timeline.replay().openedBy(open.id())).at();
    }

    /** What the journal says of time. */
    Deadlines deadlines() {
        Deadlines known = deadlines;
        if (known == null) {
            known = Deadlines.of(entries(), timeline.entries());
            deadlines = known;
        }
        return known;
    }

    /** Everything that was ever written. */
    List<Entry> entries() {
        return writer.journal().entries();
    }

    boolean isClosed() {
        return closed().isPresent();
    }

    /** How the organizer closed the game. */
    Optional<Entry.Closed> closed() {
        return Optional.ofNullable(timeline.replay().closed());
    }

    /** What happened, without what was taken back: as it was heard, or found by replaying the journal. */
    List<Line> log() {
        Story story = timeline.story();
        if (story != null && story.isWhole()) {
            return story.lines();
        }
        List<Line> log = new ArrayList<>();
        Replay.of(play, chance, timeline.entries(), log::add);
        return log;
    }

    /** From now on {@code one} hears what happens, but not again what is retold. */
    void listen(Consumer<Line> one) {
        listener = one;
        timeline.listen(one);
    }

    // ---- writing

    /**
     * Does what an entry says, adds it, and rolls what follows from it; all of it or, if a step fails, nothing.
     *
     * @param legal a choice that was found legal just now; null: it is read from the entry
     */
    void perform(String by, Entry.Body body, @Nullable LegalChoice<S, ?> legal) {
        Entry next = writer.draft(by, body);
        timeline.replay().allowRolls(next.n() + 1);
        chance.doing(body);
        try {
            rolling(() -> timeline.perform(next, legal));
        } finally {
            chance.doing(null);
        }
        timeline.add(write(next));
        noteRolls();
        endPhase();
        timeline.settle();
    }

    /**
     * Notes where the game stands, so that every replay can tell whether it came there too. And nothing is rolled with
     * the phase's seed any more: everybody may check its fair dice now.
     */
    private void endPhase() {
        if (timeline.replay().phaseHasEnded()) {
            append("engine", timeline.replay().reached());
        }
        Entry last = entries().get(entries().size() - 1);
        if (last.body() instanceof Entry.Reached) { // the last writer may have been stopped behind it
            chance.endPhase().ifPresent(revealed -> append("engine", revealed));
        }
    }

    /**
     * Rolls what waits for no hand: the last writer may have been stopped before it could. Every command does this
     * first; who only looks may call it too.
     */
    void goOn() {
        if (!isClosed()) {
            rolling(() -> timeline.roll(entries().size()));
            noteRolls();
        }
        if (play.header().isGuarded()) { // what was played by older rules is left as it is
            endPhase();
        }
        timeline.settle();
    }

    /** Does what may roll; if it fails nothing of it was. */
    private void rolling(Runnable deed) {
        try {
            deed.run();
        } catch (RuntimeException | Error e) {
            chance.begin(entries());
            throw e;
        }
    }

    /** The next entry that a person brings about is written down as sent so; null: as sent without a number. */
    public void sentAs(Entry.@Nullable Submission number) {
        writer.sentAs(number);
    }

    /** Writes what takes back or mends, and goes on where that leads. */
    void changePast(String by, Entry.Body change, Timeline<S> there) {
        write(by, change);
        goOnFrom(there.leadingTo(writer.journal().history()));
        goOn();
    }

    private void noteRolls() {
        List<Entry.Throw> made = timeline.replay().takeMade();
        if (!made.isEmpty()) {
            append("engine", new Entry.Rolled(made));
        }
    }

    /** Writes what changes nothing in the game. */
    void append(String by, Entry.Body body) {
        timeline.add(write(by, body));
    }

    private Entry write(String by, Entry.Body body) {
        return write(writer.draft(by, body));
    }

    private Entry write(Entry draft) {
        chance.heard(draft.body());
        if (Deadlines.areChangedBy(draft.body())) {
            deadlines = null;
        }
        return writer.write(draft);
    }

    // ---- another past

    /**
     * Goes on in another journal of this game, which others may have written; what both begin with is not replayed.
     *
     * @throws BadJournal if some entry does not follow from those before it, or names a step that nobody knows; the game
     *     stays as it was
     */
    public void catchUp(Journal journal) {
        new KnownSteps(play).check(journal.entries());
        Timeline<S> there = timeline.leadingTo(journal.history());
        there.settle();
        writer.goOnIn(journal);
        deadlines = null;
        chance.begin(journal.entries());
        goOnFrom(there);
    }

    private void goOnFrom(Timeline<S> there) {
        timeline = there;
        timeline.listen(listener);
        standing.begin(timeline.entries());
        Story story = timeline.story();
        if (story != null) {
            story.takenBack(takenBack());
        }
    }

    private int takenBack() {
        int times = 0;
        for (Entry entry : entries()) {
            boolean back = entry.body() instanceof Entry.Rewound
                    || entry.body() instanceof Entry.Corrected
                    || entry.body() instanceof Entry.Unmended
                    || entry.body() instanceof Entry.Upgraded;
            times += back ? 1 : 0;
        }
        return times;
    }

    /** Where a game stood, to come {@link #back} to. */
    public static final class Mark<S> {
        private final Timeline<S> timeline;
        private final int entries;

        private Mark(Timeline<S> timeline, int entries) {
            this.timeline = timeline;
            this.entries = entries;
        }
    }

    /** Where it stands. */
    public Mark<S> mark() {
        return new Mark<>(timeline, entries().size());
    }

    /** As if nothing had been done since {@code mark}; nothing is replayed for it. */
    public void back(Mark<S> mark) {
        timeline = mark.timeline;
        catchUp(journal().upTo(mark.entries));
    }
}
