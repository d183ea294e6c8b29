package org.muster.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Event;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Checkpoints;
import org.muster.core.journal.Clocks;
import org.muster.core.journal.Entry;
import org.muster.core.story.Line;

/** A game that does what entries say, one after the other: each wholly, or not at all. */
final class Replay<S> {

    /** Nothing is decided any more when the organizer has closed a game. */
    private static final Set<Class<?>> CLOSED_TO =
            Set.of(Entry.Chose.class, Entry.Rolled.class, Entry.Lapsed.class, Entry.Extended.class, Entry.Paused.class);

    private static final Set<Class<?>> COMES_AFTER_A_NOTE = Set.of(
            Entry.Chose.class,
            Entry.Lapsed.class,
            Entry.Closed.class,
            Entry.Rewound.class,
            Entry.Corrected.class,
            Entry.Unmended.class);

    private final Play<S> play;
    private final Chance chance;
    private final GameSurroundings table;
    private final Telling<S> telling;

    /** The entry that opened each decision, from the first on. */
    private final List<Integer> openedBy = new ArrayList<>();

    private Clocks clocks = new Clocks();

    private Session<S> session;
    private Checkpoints checkpoints = Checkpoints.NONE;
    /** The entry that what happens now is owed to. */
    private int entry;

    private Entry.@Nullable Closed closed;
    private final Phases phases = new Phases();
    /** The entry that new rolls will be written to. */
    private int rollsTo;

    /** Before the first entry. */
    Replay(Play<S> play, Chance chance) {
        this(play, chance, new GameSurroundings.Asked());
    }

    private Replay(Play<S> play, Chance chance, GameSurroundings.Asked asked) {
        this.play = play;
        this.chance = chance;
        this.telling = new Telling<>(play, () -> happensIn());
        this.table = new GameSurroundings(play, chance, asked, this::rolled, this::happened);
        this.session = new Session<>(play.engine(), play.start(), table);
    }

    /** Where {@code history} leads, told to {@code listener}. */
    static <S> Replay<S> of(Play<S> play, Chance chance, List<Entry> history, @Nullable Consumer<Line> listener) {
        Replay<S> replay = new Replay<>(play, chance);
        replay.listen(listener);
        for (Entry entry : history) {
            replay.apply(entry, null);
        }
        return replay;
    }

    // ---- where it stood

    /**
     * Where it stood once.
     *
     * @param entry the last one that was done
     * @param phase in which phase
     */
    record Stand<S>(
            Position<S> position, int entry, Entry.@Nullable Closed closed, Checkpoints checkpoints, Phases.At phase) {}

    /** Where it stands now. */
    Stand<S> stand() {
        return new Stand<>(session.position(), entry, closed, checkpoints, phases.at());
    }

    /** Another one that stands where this one stood. */
    Replay<S> back(Stand<S> stand) {
        Replay<S> other = new Replay<>(play, chance, table.asked().copy());
        int decisions = stand.position().decisions();
        other.openedBy.addAll(openedBy.subList(0, decisions));
        other.clocks.takeOver(clocks, decisions);
        other.standAt(stand);
        return other;
    }

    /**
     * One that goes on from a snapshot.
     *
     * @param done the entries that led there
     */
    static <S> Replay<S> from(Play<S> play, Chance chance, Snapshot<S> snapshot, List<Entry> done) {
        Replay<S> replay = new Replay<>(play, chance);
        replay.openedBy.addAll(snapshot.openedBy());
        replay.clocks = Clocks.of(snapshot.clocks());
        replay.standAt(snapshot.stand(done));
        return replay;
    }

    /** Nothing of what came after remains. */
    private void standAt(Stand<S> stand) {
        table.allowRolls(false);
        table.dropGiven();
        session = new Session<>(play.engine(), stand.position(), table).run();
        table.takeMade();
        telling.forget();
        entry = stand.entry();
        closed = stand.closed();
        checkpoints = stand.checkpoints();
        phases.back(stand.phase());
    }

    // ---- looking

    /** The game as it is now. */
    Session<S> session() {
        return session;
    }

    /** How the organizer closed the game; null: nobody did. */
    Entry.@Nullable Closed closed() {
        return closed;
    }

    /** The names of its steps. */
    StepNames<S> steps() {
        return play.json().steps();
    }

    /** The entry that opened a decision, or the first on its clock. */
    int openedBy(int decision) {
        return openedBy.get(decision - 1);
    }

    /** The decisions whose time is that of this one, itself among them. */
    Set<Integer> sharingTime(Open<S, ?> open) {
        Set<Integer> sharing =
                new LinkedHashSet<>(clocks.decisions(open.decision().clock()));
        sharing.add(open.id());
        return sharing;
    }

    /** The clocks that run, or have run. */
    Clocks clocks() {
        return clocks;
    }

    /** Of the decisions that were opened just now. */
    private void noteOpened() {
        int known = openedBy.size();
        if (known == session.decisions()) {
            return;
        }
        openedBy.addAll(Collections.nCopies(session.decisions() - known, entry));
        for (Open<S, ?> open : session.undecided()) {
            String clock = open.decision().clock();
            if (open.id() > known && !clock.isEmpty()) {
                openedBy.set(open.id() - 1, clocks.opened(clock, open.id(), entry));
            }
        }
    }

    /** What came of the states that the journal notes. */
    Checkpoints checkpoints() {
        return checkpoints;
    }

    /** Whether a phase has ended since that was noted last. */
    boolean phaseHasEnded() {
        return phases.hasEnded();
    }

    /** Where it stands is written down. */
    void noted() {
        phases.note();
    }

    /** Where it stands now, as the journal notes it. */
    Entry.Reached reached() {
        return new Entry.Reached(play.json().hash(session.position()), play.rules());
    }

    /** The rolls that the rules asked for, by the number each has in the journal. */
    GameSurroundings.Asked asked() {
        return table.asked();
    }

    /** From now on {@code one} hears what happens; null: nobody. */
    void listen(@Nullable Consumer<Line> one) {
        telling.listen(one);
    }

    // ---- new dice

    /** Lets new rolls be made, to be written as entry {@code n}; see {@link #takeMade}. */
    void allowRolls(int n) {
        table.allowRolls(true);
        rollsTo = n;
    }

    /** The rolls made since this was asked last. */
    List<Entry.Throw> takeMade() {
        return table.takeMade();
    }

    /** Goes on where dice are waited for that now may be made. */
    void goOn() {
        if (session.pending() != null) {
            allOrNothing(stand(), () -> play(session::run));
            noteOpened();
            phases.goOn(session, closed != null);
        }
    }

    /** The roll that waits, made by the game's own dice as an entry would say it; null: it waits for a hand or a key. */
    Entry.@Nullable Throw madeNow() {
        Roll roll = session.pending();
        return roll != null && table.isOwn(roll) ? table.make(roll) : null;
    }

    // ---- entries

    /**
     * Does what an entry says.
     *
     * @param legal a choice that was found legal just now; null: it is read from the entry
     * @return where it stood before
     * @throws BadJournal if it does not follow from the entries before
     */
    Stand<S> apply(Entry next, @Nullable LegalChoice<S, ?> legal) {
        Stand<S> before = stand();
        entry = next.n();
        Entry.Body body = next.body();
        if (closed != null && CLOSED_TO.contains(body.getClass())) {
            throw new BadJournal(entry, "the game was closed before");
        }
        mustBeNoted(next);
        allOrNothing(before, () -> carryOut(body, next.by(), legal));
        noteOpened();
        phases.goOn(session, closed != null);
        return before;
    }

    /** What people do comes after the note of where the phase before it ended. */
    void mustBeNoted(Entry next) {
        if (phases.hasEnded()
                && play.header().isGuarded()
                && COMES_AFTER_A_NOTE.contains(next.body().getClass())) {
            throw new BadJournal(
                    next.n(), "a phase ended before it, and the journal does not note where the game stood");
        }
    }

    /**
     * A phase that ends before its time gives whoever knows the seeds of fair dice two throws to choose from, this phase's
     * and the next one's. By other rules it may have ended there.
     */
    private void mustHaveEnded(Entry.Reached reached) {
        if (play.header().isGuarded() && !phases.hasEnded() && reached.rules().equals(play.rules())) {
            throw new BadJournal(entry, "it notes where a phase ended, and no phase has ended there");
        }
    }

    private void carryOut(Entry.Body body, String by, @Nullable LegalChoice<S, ?> legal) {
        if (body instanceof Entry.Reached reached) {
            mustHaveEnded(reached);
            checkpoints = checkpoints.compared(entry, reached, reached());
            phases.note();
            return;
        }
        if (body instanceof Entry.Opened) {
            play(session::run);
        } else if (body instanceof Entry.Chose chose) {
            LegalChoice<S, ?> choice = legal == null ? reader().choice(chose, by) : legal;
            chose(chose, by, choice);
        } else if (body instanceof Entry.Rolled rolled) {
            rolled(rolled);
        } else if (body instanceof Entry.Lapsed lapsed) {
            lapsed(lapsed, reader().decision(lapsed.decision(), lapsed.step()));
        } else if (body instanceof Entry.Closed closing) {
            closed = closing;
            telling.closed(entry, closing);
        } else if (body instanceof Entry.Extended extended) {
            telling.extended(entry, extended, reader().decision(extended.decision(), extended.step()));
            return;
        } else if (body instanceof Entry.Paused paused) {
            telling.paused(entry, paused);
            return;
        } else {
            return; // it changes nothing in the game
        }
        checkpoints = checkpoints.goneOn();
    }

    /** Does it and tells of it, or leaves everything as it was. */
    private void allOrNothing(Stand<S> before, Runnable deed) {
        boolean done = false;
        try {
            deed.run();
            done = true;
        } catch (GameSurroundings.WrongRoll e) {
            throw new BadJournal(entry, e.sentence());
        } finally {
            if (done) {
                telling.tell();
            } else {
                standAt(before);
            }
        }
    }

    /** Plays on, and tells if that ends the game. */
    private void play(Runnable on) {
        boolean wasOver = session.result() != null;
        on.run();
        Result result = session.result();
        if (result != null && !wasOver) {
            telling.ended(entry, result);
        }
    }

    private List<Sentence> happensIn() {
        return session.happensIn();
    }

    private EntryReader<S> reader() {
        return new EntryReader<>(steps(), entry, session.open());
    }

    private <C> void chose(Entry.Chose chose, String by, LegalChoice<S, C> legal) {
        telling.chose(entry, chose, by, legal.open(), legal.question());
        Player answerer = by.equals(Player.ORGANIZER.id()) ? chose.seat() : new Player(by);
        Answered answered = new Answered(chose.answer(), answerer, chose.confirmed(), false);
        play(() -> session.answer(legal.open(), legal.question(), answered, legal.choice()));
    }

    private <C> void lapsed(Entry.Lapsed lapsed, Open<S, C> open) {
        var given = session.answersTo(open.id());
        if (!TimeUp.canClose(open, given)) {
            throw new BadJournal(entry, "decision {id} has no default", lapsed.decision());
        }
        for (Question<C> question : open.all()) {
            Answered draft = given.get(question.id());
            if (draft != null && !draft.confirmed() && draft.answer() != null) {
                telling.counted(entry, open, question, draft.answer());
            }
        }
        var answers = TimeUp.answers(open, given, (question, answer) -> telling.lapsed(entry, open, question, answer));
        play(() -> session.lapse(open, answers));
    }

    // ---- dice and events

    private void rolled(Entry.Rolled rolled) {
        if (session.pending() == null) {
            throw new BadJournal(entry, "dice are rolled where no rule asks for any");
        }
        table.give(rolled.rolls());
        play(session::run);
        if (table.dropGiven()) {
            throw new BadJournal(entry, "more dice are rolled than the rules ask for");
        }
    }

    private void rolled(Roll roll, int[] faces, boolean made) {
        if (made) {
            entry = rollsTo;
        }
        telling.rolled(entry, roll, faces);
    }

    private void happened(Event event) {
        telling.happened(entry, event);
    }
}
