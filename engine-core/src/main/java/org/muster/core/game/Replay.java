package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Event;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.engine.StepNames;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;

/**
 * Where the entries of a journal lead, one after the other. A game that is being played is a replay to which entries are
 * added.
 */
final class Replay<S> {

    /** Nothing is decided any more when the organizer has closed a game. */
    private static final Set<Class<?>> CLOSED_TO = Set.of(Entry.Chose.class, Entry.Rolled.class, Entry.Lapsed.class);

    private final Play<S> play;
    private final Engine<S> engine;
    private final GameSurroundings table;
    private final Telling<S> telling;

    /** The entry that opened each decision, from the first on; those of the last entry are not in it yet. */
    private final List<Integer> openedBy = new ArrayList<>();

    private Session<S> session;
    private Checkpoints checkpoints = Checkpoints.NONE;
    /** The entry that what happens now is owed to. */
    private int entry;

    private Entry.@Nullable Closed closed;
    /** The entry that new rolls will be written to. */
    private int rollsTo;

    Replay(Play<S> play, Chance chance, @Nullable Consumer<Line> listener) {
        this.play = play;
        this.engine = play.engine();
        this.telling = new Telling<>(play, listener);
        this.table = new GameSurroundings(play.header().dice(), chance, this::rolled, this::happened);
        this.session = new Session<>(engine, play.start(), table);
    }

    /**
     * Goes on from a snapshot.
     *
     * @param done the entries that led there
     */
    Replay(Play<S> play, Chance chance, Snapshot<S> from, List<Entry> done) {
        this(play, chance, null);
        session = new Session<>(engine, from.position(), table).run();
        entry = done.get(done.size() - 1).n();
        for (int decision = 1; decision <= session.decisions(); decision++) {
            openedBy.add(from.opened().getOrDefault(decision, 0));
        }
        for (Entry one : done) {
            if (one.body() instanceof Entry.Closed last) {
                closed = last;
            }
        }
    }

    /** A choice that was found legal, with what it answers. */
    record Legal<S, C>(Open<S, C> open, Question<C> question, C choice) {

        /** The choice as it is written down. */
        Answer plain() {
            return question.options().write(choice);
        }
    }

    /** Where {@code history} leads. */
    static <S> Replay<S> of(Play<S> play, Chance chance, List<Entry> history, @Nullable Consumer<Line> listener) {
        Replay<S> replay = new Replay<>(play, chance, listener);
        for (Entry entry : history) {
            replay.apply(entry);
        }
        return replay;
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

    /** The entry that opened a decision. */
    int openedBy(int decision) {
        return decision <= openedBy.size() ? openedBy.get(decision - 1) : entry;
    }

    /** What came of the states that the journal notes. */
    Checkpoints checkpoints() {
        return checkpoints;
    }

    /** Where it stands now, as the journal notes it. */
    Entry.Reached reached() {
        return new Entry.Reached(Sha256.hex(play.json().bytes(session.position())), play.rules());
    }

    /** The rolls that the rules asked for, by the number each has in the journal. */
    GameSurroundings.Asked asked() {
        return table.asked();
    }

    /** From now on {@code one} hears what happens; null: nobody does. */
    void listen(@Nullable Consumer<Line> one) {
        telling.listen(one);
    }

    // ---- new dice

    /** Lets new rolls be made, to be written as entry {@code n}; see {@link #takeMade}. */
    void allowRolls(int n) {
        table.allowRolls(true);
        rollsTo = n;
    }

    /** No more new rolls. */
    void forbidRolls() {
        table.allowRolls(false);
    }

    /** The rolls made since this was asked last. */
    List<Entry.Throw> takeMade() {
        return table.takeMade();
    }

    /** Goes on where dice are waited for that now may be made. */
    void goOn() {
        if (session.pending() != null) {
            allOrNothing(() -> play(session::run));
        }
    }

    // ---- entries

    /**
     * Does what an entry says.
     *
     * @throws BadJournal if it does not follow from the entries before
     */
    void apply(Entry next) {
        apply(next, null);
    }

    /**
     * Does what an entry says.
     *
     * @param legal what a choice says, where that was read already
     */
    void apply(Entry next, @Nullable Legal<S, ?> legal) {
        while (openedBy.size() < session.decisions()) {
            openedBy.add(entry);
        }
        entry = next.n();
        Entry.Body body = next.body();
        if (closed != null && CLOSED_TO.contains(body.getClass())) {
            throw new BadJournal(entry, "the game was closed before");
        }
        allOrNothing(() -> carryOut(body, next.by(), legal));
    }

    private void carryOut(Entry.Body body, String by, @Nullable Legal<S, ?> legal) {
        if (body instanceof Entry.Reached reached) {
            compare(reached);
            return;
        }
        if (body instanceof Entry.Opened) {
            play(session::run);
        } else if (body instanceof Entry.Chose chose) {
            Legal<S, ?> choice = legal == null ? legal(chose) : legal;
            chose(chose, by, choice);
        } else if (body instanceof Entry.Rolled rolled) {
            rolled(rolled);
        } else if (body instanceof Entry.Lapsed lapsed) {
            lapsed(lapsed);
        } else if (body instanceof Entry.Closed closing) {
            closed = closing;
            telling.closed(entry, closing);
        } else {
            return; // it changes nothing in the game
        }
        checkpoints = checkpoints.goneOn();
    }

    /** Does it and tells of it, or leaves everything as it was. */
    private void allOrNothing(Runnable deed) {
        Position<S> before = session.position();
        boolean done = false;
        try {
            deed.run();
            done = true;
        } catch (GameSurroundings.WrongRoll e) {
            throw new BadJournal(entry, String.valueOf(e.getMessage()));
        } finally {
            if (done) {
                telling.tell();
            } else {
                restore(before);
            }
        }
    }

    /** Nothing of an entry that fails remains. */
    private void restore(Position<S> before) {
        table.allowRolls(false);
        table.dropGiven();
        session = new Session<>(engine, before, table);
        session.run();
        table.takeMade();
        telling.forget();
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

    /** Other code or data may lead elsewhere; the same must not. */
    private void compare(Entry.Reached written) {
        Entry.Reached now = reached();
        boolean sameRules = written.rules().equals(now.rules());
        if (written.state().equals(now.state())) {
            checkpoints = checkpoints.met(sameRules);
        } else if (sameRules) {
            throw new BadJournal(
                    entry,
                    "the same answers and dice do not lead to where they led when it was written: the game stands at "
                            + now.state() + ", not at " + written.state());
        } else {
            checkpoints = checkpoints.missed(entry);
        }
    }

    // ---- choices

    private Legal<S, ?> legal(Entry.Chose chose) {
        return legal(open(chose.decision(), chose.step()), chose);
    }

    private <C> Legal<S, C> legal(Open<S, C> open, Entry.Chose chose) {
        Question<C> question = open.questionFor(chose.seat())
                .orElseThrow(
                        () -> new BadJournal(entry, "decision " + chose.decision() + " does not ask " + chose.seat()));
        Checked<C> choice = question.options().read(chose.answer());
        if (!choice.isOk()) {
            throw new BadJournal(
                    entry, "the answer " + chose.answer() + " is not legal: " + Sentence.list(choice.violations()));
        }
        return new Legal<>(open, question, choice.value());
    }

    private <C> void chose(Entry.Chose chose, String by, Legal<S, C> legal) {
        telling.chose(entry, chose, by, legal.open(), legal.question());
        Player answerer = by.equals(Player.ORGANIZER.id()) ? chose.seat() : new Player(by);
        Answered answered = new Answered(chose.answer(), answerer, chose.confirmed(), false);
        play(() -> session.answer(legal.open(), legal.question(), answered, legal.choice()));
    }

    private Open<S, ?> open(int decision, String step) {
        for (Open<S, ?> one : session.open()) {
            if (one.id() == decision) {
                if (!steps().means(step, one.step())) {
                    throw new BadJournal(
                            entry,
                            "decision " + decision + " is asked by the step " + StepNames.of(one.step()) + ", not by "
                                    + step);
                }
                return one;
            }
        }
        throw new BadJournal(
                entry,
                "decision " + decision + " is not open; open are "
                        + Sentence.list(session.open().stream().map(Open::id).toList()));
    }

    // ---- time

    private void lapsed(Entry.Lapsed lapsed) {
        Open<S, ?> open = open(lapsed.decision(), lapsed.step());
        if (!canLapse(open)) {
            throw new BadJournal(entry, "decision " + lapsed.decision() + " has no default");
        }
        OrderedMap<Player, Answered> defaults = withDefaults(open);
        play(() -> session.lapse(open, defaults));
    }

    /** Whether everybody who has not answered has a default. */
    boolean canLapse(Open<S, ?> open) {
        var answers = session.answersTo(open.id());
        return open.decision().hasDefault()
                || open.questions().stream().allMatch(question -> answers.containsKey(question.id()));
    }

    private <C> OrderedMap<Player, Answered> withDefaults(Open<S, C> open) {
        OrderedMap<Player, Answered> answers = session.answersTo(open.id());
        for (Question<C> question : open.questions()) {
            Player asked = question.id();
            Answered given = answers.get(asked);
            if (given != null) {
                // what was submitted counts when time runs out
                answers = answers.with(asked, new Answered(given.answer(), given.by(), true, false));
            } else {
                Optional<C> otherwise = open.decision().otherwise(asked);
                @Nullable
                Answer answer = otherwise.map(choice -> legal(question, choice)).orElse(null);
                answers = answers.with(asked, new Answered(answer, asked, true, true));
                telling.lapsed(entry, open, question, answer);
            }
        }
        return answers;
    }

    private static <C> Answer legal(Question<C> question, C otherwise) {
        List<Violation> violations = question.options().check(otherwise);
        if (!violations.isEmpty()) {
            throw new IllegalStateException("the default of " + question.id() + " is not legal: " + violations);
        }
        return question.options().write(otherwise);
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
