package org.muster.core.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.dice.SeedChain;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.LegalAnswer;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.engine.Situation;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Deadlines;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.story.Line;

/**
 * A running game: its journal, and the position the journal leads to. Every command either does all it says and adds
 * entries, or throws {@link BadGame} with every reason and changes nothing. Whoever keeps the journal takes the new
 * lines with {@link #takeUnsaved}.
 *
 * @param <S> the ruleset's state
 */
public final class Game<S> implements InPlay<S> {

    private final Recording<S> recording;
    private final Playing<S> playing;
    private final Mending<S> mending;

    private Game(Recording<S> recording) {
        this.recording = recording;
        this.playing = new Playing<>(recording);
        this.mending = new Mending<>(recording);
    }

    // ---- opening and loading

    /**
     * Opens a new game and runs it to its first question.
     *
     * @throws BadGame if it starts from a position that can't be, with every reason
     */
    public static <S> Game<S> open(Play<S> play, @Nullable SeedChain key, Clock clock, String by) {
        List<Violation> violations = play.flaws().stream()
                .map(flaw -> flaw.violation("BAD_POSITION").inside("position"))
                .toList();
        BadGame.ifAny(violations);
        Recording<S> recording = Recording.begin(play, key, clock);
        recording.perform(by, new Entry.Opened(play.header()), null);
        return new Game<>(recording);
    }

    /** Opens a new game whose dice need no key. */
    public static <S> Game<S> open(Play<S> play, Clock clock, String by) {
        return open(play, null, clock, by);
    }

    /** Loads a game to look at it, or whose dice need no key. */
    public static <S> Game<S> load(Play<S> play, Journal journal, Clock clock) {
        return load(play, journal, null, clock);
    }

    /**
     * Loads a game.
     *
     * @param key of fair dice; null: nothing new can be rolled with them
     * @throws BadJournal if some entry does not follow from those before it, or names a step that nobody knows
     */
    public static <S> Game<S> load(Play<S> play, Journal journal, @Nullable SeedChain key, Clock clock) {
        return new Game<>(Recording.load(play, journal, key, clock));
    }

    /**
     * Loads a game and keeps its story, so that its log needs no second replay.
     *
     * @param key of fair dice; null: nothing new can be rolled with them
     * @param from saves replaying what was before it; null, or if it does not fit: everything is replayed
     * @throws BadJournal if some entry does not follow from those before it, or names a step that nobody knows
     */
    public static <S> Game<S> load(
            Play<S> play, Journal journal, @Nullable SeedChain key, Clock clock, @Nullable Snapshot<S> from) {
        return new Game<>(Recording.load(play, journal, key, clock, from));
    }

    // ---- looking

    private Session<S> session() {
        return recording.timeline().session();
    }

    /** Where the game stands. */
    public Situation<S> situation() {
        return session().situation();
    }

    @Override
    public Position<S> position() {
        return session().position();
    }

    @Override
    public int round() {
        return session().round();
    }

    @Override
    public S state() {
        return session().state();
    }

    /** How it ended; empty while it goes on. */
    public Optional<Result> result() {
        return Optional.ofNullable(session().result());
    }

    /** Why the organizer closed it, empty if nothing was said; nothing at all while nobody did. */
    public Optional<String> closed() {
        return recording.closed().map(Entry.Closed::reason);
    }

    /** Whether it has ended or was closed: nothing is asked any more. */
    public boolean isOver() {
        return session().result() != null || recording.isClosed();
    }

    /** The decisions that wait. */
    public List<Open<S, ?>> open() {
        return isOver() ? List.of() : session().open();
    }

    /**
     * The decisions whose answers nobody may turn over yet: those that wait, also behind dice or while the organizer has
     * closed the game, which may be opened again.
     */
    public List<Open<S, ?>> undecided() {
        return session().undecided();
    }

    /** What people call the round and the phase in which it stands. */
    public List<Sentence> standsIn() {
        return session().standsIn();
    }

    /** The roll of real dice that waits, in words as people of this game read it. */
    public Optional<Roll> pendingRoll() {
        return isOver()
                ? Optional.empty()
                : Optional.ofNullable(session().pending()).map(play()::named);
    }

    /** Whether real dice are to be typed in for {@code roll}; otherwise it waits for the key of fair dice. */
    public boolean isByHand(Roll roll) {
        return play().isByHand(roll);
    }

    /** Whether time may close an open decision: everybody who has not answered it has a default. */
    public boolean canLapse(int decision) {
        return open().stream()
                .anyMatch(one ->
                        one.id() == decision && TimeUp.canClose(one, session().answersTo(decision)));
    }

    /** When the time of an open decision is up; after a game was rewound or mended it begins again. Empty: never. */
    public Optional<Instant> until(Open<S, ?> open) {
        return recording.until(open);
    }

    /** How much longer an open decision stays so than the rules leave it. */
    public Duration longer(Open<S, ?> open) {
        return recording.longer(open);
    }

    /** Since when it is asked, or the first that shares its time was. */
    public Instant since(Open<S, ?> open) {
        return recording.since(open);
    }

    /** How much longer than by the rules decisions are open, and when no time runs. */
    public Deadlines deadlines() {
        return recording.deadlines();
    }

    /** What it is played by. */
    public Play<S> play() {
        return recording.play();
    }

    /** What it was opened with. */
    public Header header() {
        return play().header();
    }

    /** Seats, options and data. */
    public Setup setup() {
        return play().setup();
    }

    // ---- looking back

    /** Everything that was ever done, also what was taken back. */
    public List<Entry> entries() {
        return recording.entries();
    }

    /** What counts of it: without what was taken back, and mended as it was mended. */
    public List<Entry> history() {
        return recording.timeline().entries();
    }

    /** How many answers were given, those taken back included. */
    public int answers() {
        int answers = 0;
        for (Entry entry : entries()) {
            answers += entry.body() instanceof Entry.Chose ? 1 : 0;
        }
        return answers;
    }

    /** What happened, without what was taken back: told as it was heard, or found by replaying the journal. */
    public List<Line> log() {
        return recording.log();
    }

    /** From now on {@code one} hears what happens, but not again what a rewound or mended game replays. */
    public void listen(Consumer<Line> one) {
        recording.listen(one);
    }

    /** Has all of the past at hand, also what a snapshot stands for: then it can be told and shown. */
    public void remember() {
        recording.remember();
    }

    /**
     * The game as it was, only to be looked at.
     *
     * @param place how many of the entries that count had led there, at least 1
     */
    public Game<S> at(int place) {
        return new Game<>(recording.at(place));
    }

    /** What an entry that took back or mended did. */
    public PastChange changeOf(Entry entry) {
        return recording.changeOf(entry);
    }

    /** The rolls that count, in order, each as the rules ask for it, with the entry that holds it. */
    public List<Thrown> thrown() {
        recording.remember();
        return Thrown.in(history(), recording.timeline().replay().asked());
    }

    // ---- playing

    /**
     * The number of the decision that an answer means: {@code decision}, if that is not 0; else the only one that asks this
     * seat, or of several the only one that takes the answer; 0: none, or more than one.
     */
    public int meant(Player seat, int decision, Answer answer) {
        return decision == 0 ? playing.meant(seat, answer) : decision;
    }

    /**
     * Answers a question.
     *
     * @param by who answers: a seat that was asked, or the organizer for it
     * @param seat the seat answered for
     * @param decision number of the decision; 0: as {@link #meant} has it
     * @param confirmed whether others need not wait for this seat any longer
     * @param contribution to fair dice, 1 to 64 printable ASCII characters that nobody could foresee, or null
     */
    public void choose(
            String by, Player seat, int decision, Answer answer, boolean confirmed, @Nullable String contribution) {
        playing.choose(by, seat, decision, answer, confirmed, contribution);
    }

    /** The same, adding nothing to the chance of fair dice. */
    public void choose(String by, Player seat, int decision, Answer answer, boolean confirmed) {
        choose(by, seat, decision, answer, confirmed, null);
    }

    /**
     * What an answer would be, were it given now. Nothing is done.
     *
     * @throws BadGame with every reason why not, as {@link #choose} would give them
     */
    public LegalAnswer judge(String by, Player seat, int decision, Answer answer) {
        return playing.judge(by, seat, decision, answer);
    }

    /**
     * What an answer comes to, also one that is refused, without what is wrong in it; nothing where nothing is summed.
     *
     * @throws BadGame if {@code seat} is not asked that
     */
    public Sentence sumOf(Player seat, int decision, Answer answer) {
        return playing.sumOf(seat, decision, answer);
    }

    /**
     * Answers a question, and every later one of the same step in this phase alike, as long as the answer is legal.
     *
     * @param decision number of the decision; 0: as {@link #meant} has it
     */
    public void stand(String by, Player seat, int decision, Answer answer) {
        stand(by, seat, decision, answer, null);
    }

    /** The same, adding to the chance of fair dice. */
    public void stand(String by, Player seat, int decision, Answer answer, @Nullable String contribution) {
        playing.stand(by, seat, decision, answer, contribution);
    }

    /**
     * A seat joins a game of fair dice, which are not thrown before every seat has put something in.
     *
     * @param by the seat, or the organizer for it
     * @param contribution 1 to 64 printable ASCII characters that nobody could foresee
     */
    public void join(String by, Player seat, String contribution) {
        playing.join(by, seat, contribution);
    }

    /** The seats that fair dice wait for: they have neither joined nor answered yet. */
    public List<Player> awaited() {
        return recording.chance().awaited();
    }

    /**
     * Types in the faces of real dice, for the roll that waits.
     *
     * @param by the seat that rolls, or the organizer for it; any seat where the roll is nobody's in particular
     */
    public void roll(String by, List<Integer> faces) {
        playing.roll(by, faces);
    }

    /**
     * Whether the dice of the roll that waits can show these faces. Nothing is done.
     *
     * @throws BadGame with every reason why not
     */
    public void judgeRoll(List<Integer> faces) {
        playing.judgeRoll(faces);
    }

    /**
     * The time is up.
     *
     * @param decision number of the decision; 0: all that time can close
     * @return how many decisions were closed
     */
    public int lapse(String by, int decision) {
        return playing.lapse(by, decision);
    }

    /**
     * Leaves decisions open for longer than the rules do.
     *
     * @param decision number of the decision; 0: all whose time runs
     * @param time up to {@link Entry#LONGEST}
     * @return how many decisions
     */
    public int extend(String by, int decision, Duration time, String reason) {
        return playing.extend(by, decision, time, reason);
    }

    /**
     * No time runs between two moments, in decisions that are open and in those to come.
     *
     * @param from may be past, but no day before the game was opened; where a pause begins then already, this one stands in
     *     its place
     * @param until after it, and to come; where a pause begins at {@code from} already it may be past, and the same moment
     *     leaves that pause out
     * @throws BadGame if it would be none
     */
    public void pause(String by, Instant from, Instant until, String reason) {
        playing.pause(by, from, until, reason);
    }

    /**
     * A pause ends before its time.
     *
     * @param from when it began; null: the one that is {@code now}
     * @param reason empty: the pause keeps its own
     * @throws BadGame if there is none
     */
    public void resume(String by, @Nullable Instant from, Instant now, String reason) {
        playing.resume(by, from, now, reason);
    }

    /**
     * Closes a game that nobody plays any more: nothing is asked from now on. Only what takes entries back opens it
     * again.
     */
    public void close(String by, String reason) {
        playing.close(by, reason);
    }

    /** Rolls what waits for no hand, as every command does first: the last writer may have been stopped before. */
    public void goOn() {
        recording.goOn();
    }

    /** Takes back everything after entry {@code to}. */
    public void rewind(String by, int to, String reason) {
        mending.rewind(by, to, reason);
    }

    /** The entry to rewind to so that the last choice, or the closing, is undone; empty if nothing was chosen. */
    public Optional<Integer> beforeLastChoice() {
        return beforeLastChoice(Set.of());
    }

    /** The same of those who are none of {@code bots}, which would answer at once again; theirs where nobody else has. */
    public Optional<Integer> beforeLastChoice(Set<Player> bots) {
        return mending.beforeLastChoice(bots);
    }

    /**
     * Mends a past answer and plays on as before from there.
     *
     * @return what becomes of later entries
     */
    public Amendment.Later amend(String by, int entry, Answer answer, String reason) {
        return amend(by, entry, answer, reason, true);
    }

    /**
     * The same.
     *
     * @param evenIfAnswersFall whether to mend also where later answers hold no longer
     * @throws BadGame if some would, and they should not
     */
    public Amendment.Later amend(String by, int entry, Answer answer, String reason, boolean evenIfAnswersFall) {
        return mending.amend(by, entry, answer, reason, evenIfAnswersFall);
    }

    /** What a mend would bring; nothing is written. */
    public Amendment.Outcome tryAmending(int entry, Answer answer) {
        return mending.tried(entry, answer);
    }

    /** The answers that fell when the past was mended. They are looked for each time this is asked. */
    public KeptAside<S> keptAside() {
        return KeptAside.of(recording);
    }

    /** The entry that mended, if that was the last thing done: it can be taken back. */
    public Optional<Integer> lastMend() {
        return mending.lastMend();
    }

    /** Takes back a mend: what counts is what counted before it. */
    public void unmend(String by, int mend, String reason) {
        mending.unmend(by, mend, reason);
    }

    /** Notes that from here on the game is played by another version of its ruleset, with which it was loaded. */
    public void upgraded(String by, Header.Version to, OrderedMap<String, String> data) {
        recording.append(by, new Entry.Upgraded(to.version(), to.hash(), data));
    }

    /** The lines written since this was asked last. */
    public List<byte[]> takeUnsaved() {
        return recording.writer().takeUnsaved();
    }

    /** The game with its journal, for who keeps them together. */
    public Recording<S> recording() {
        return recording;
    }
}
