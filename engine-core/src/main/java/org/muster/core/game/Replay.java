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
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;

/**
 * Where the entries of a journal lead, one after the other, and what happens on the way. A game that is
 * being played is a replay to which entries are added.
 */
final class Replay<S> {

    /** Nothing is decided any more when the organizer has closed a game. */
    private static final Set<Class<?>> CLOSED_TO = Set.of(Entry.Chose.class, Entry.Rolled.class, Entry.Lapsed.class);

    private final Play<S> play;
    private final Engine<S> engine;
    private final GameTable table;
    /** Hears what happens; null: nobody does, and no text is made. */
    private @Nullable Consumer<Line> ear;

    private final List<Line> lines = new ArrayList<>();

    /** The entry that opened each decision, from the first on; those of the last entry are not in it yet. */
    private final List<Integer> openedBy = new ArrayList<>();

    private Session<S> session;
    /** The entry that what happens now is owed to. */
    private int entry;

    private Entry.@Nullable Closed closed;
    /** The entry that new rolls will be written to. */
    private int rollsTo;

    Replay(Play<S> play, Chance chance, @Nullable Consumer<Line> ear) {
        this.ear = ear;
        this.play = play;
        this.engine = play.engine();
        this.table = new GameTable(play.header().dice(), chance, this::rolled, this::told);
        this.session = new Session<>(engine, play.start(), table);
    }

    /**
     * Goes on from a snapshot.
     *
     * @param done the entries that led there
     */
    Replay(Play<S> play, Chance chance, Snapshot<S> from, List<Entry> done) {
        this(play, chance, (Consumer<Line>) null);
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
    static <S> Replay<S> of(Play<S> play, Chance chance, List<Entry> history, @Nullable Consumer<Line> ear) {
        Replay<S> replay = new Replay<>(play, chance, ear);
        for (Entry entry : history) {
            replay.apply(entry);
        }
        return replay;
    }

    /** The game as it is now. */
    Session<S> session() {
        return session;
    }

    /** The entry that opened a decision. */
    int openedBy(int decision) {
        return decision <= openedBy.size() ? openedBy.get(decision - 1) : entry;
    }

    /** From now on {@code listener} hears what happens. */
    void listen(@Nullable Consumer<Line> listener) {
        ear = listener;
    }

    /** Lets new rolls be made, to be written as entry {@code n}; see {@link #takeMade}. */
    void live(int n) {
        table.live(true);
        rollsTo = n;
    }

    /** No more new rolls. */
    void still() {
        table.live(false);
    }

    /** The rolls made since this was asked last. */
    List<Entry.Throw> takeMade() {
        return table.takeMade();
    }

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
        allOrNothing(() -> {
            if (body instanceof Entry.Opened) {
                run();
            } else if (body instanceof Entry.Chose chose) {
                Legal<S, ?> choice = legal == null ? legal(chose) : legal;
                chose(chose, next.by(), choice);
            } else if (body instanceof Entry.Rolled rolled) {
                rolled(rolled);
            } else if (body instanceof Entry.Lapsed lapsed) {
                lapsed(lapsed);
            } else if (body instanceof Entry.Closed closed) {
                close(closed);
            }
        });
    }

    /** Does it and tells of it, or leaves everything as it was. */
    private void allOrNothing(Runnable deed) {
        Position<S> before = session.position();
        boolean done = false;
        try {
            deed.run();
            done = true;
        } catch (GameTable.WrongRoll e) {
            throw new BadJournal(entry, String.valueOf(e.getMessage()));
        } finally {
            if (done) {
                flush();
            } else {
                back(before);
            }
        }
    }

    /** Nothing of an entry that fails remains. */
    private void back(Position<S> before) {
        table.live(false);
        table.dropGiven();
        session = new Session<>(engine, before, table);
        session.run();
        table.takeMade();
        lines.clear();
    }

    /** Goes on where dice are waited for that now may be made. */
    void goOn() {
        if (session.pending() != null) {
            allOrNothing(this::run);
        }
    }

    private void close(Entry.Closed entry) {
        closed = entry;
        boolean why = !entry.reason().isBlank();
        note(
                why
                        ? Sentence.of("The organizer closed the game: {reason}", entry.reason())
                        : Sentence.of("The organizer closed the game."),
                List.of());
    }

    /** How the organizer closed the game; null: nobody did. */
    Entry.@Nullable Closed closed() {
        return closed;
    }

    private boolean isHeard() {
        return ear != null;
    }

    private void hear(Line line) {
        lines.add(line);
    }

    /** What an entry brought about is told when all of it is done. */
    private void flush() {
        if (ear != null) {
            lines.forEach(ear);
        }
        lines.clear();
    }

    private void run() {
        goes(session::run);
    }

    private void goes(Runnable on) {
        boolean wasOver = session.result() != null;
        on.run();
        Result result = session.result();
        if (result != null && !wasOver) {
            note(play.ending(result), result.rules());
        }
    }

    private Legal<S, ?> legal(Entry.Chose chose) {
        return legal(open(chose.decision()), chose);
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
        if (isHeard()) {
            hear(line(chose, by, legal.open(), legal.question()));
        }
        Answered answered = new Answered(chose.answer(), answerer(chose, by), chose.confirmed(), false);
        goes(() -> session.answer(legal.open(), legal.question(), answered, legal.choice()));
    }

    private Line line(Entry.Chose chose, String by, Open<S, ?> open, Question<?> question) {
        return new Line(
                entry,
                Line.Kind.CHOSE,
                Sentence.of(
                        "{who}{for}: {path}: {answer}{draft}",
                        play.name(chose.seat()),
                        by.equals(chose.seat().id()) ? "" : " (by " + play.name(new Player(by)) + ")",
                        String.join(" > ", open.path()),
                        chose.answer(),
                        chose.confirmed() ? "" : " (not confirmed yet)"),
                open.decision().isSecret() ? Audience.only(question.who()) : Audience.EVERYBODY,
                open.decision().rules(),
                List.of());
    }

    private static Player answerer(Entry.Chose chose, String by) {
        return by.equals(Player.ORGANIZER.id()) ? chose.seat() : new Player(by);
    }

    private void rolled(Entry.Rolled rolled) {
        if (session.pending() == null) {
            throw new BadJournal(entry, "dice are rolled where no rule asks for any");
        }
        table.give(rolled.rolls());
        run();
        if (table.dropGiven()) {
            throw new BadJournal(entry, "more dice are rolled than the rules ask for");
        }
    }

    private void lapsed(Entry.Lapsed lapsed) {
        Open<S, ?> open = open(lapsed.decision());
        if (!canLapse(open)) {
            throw new BadJournal(entry, "decision " + lapsed.decision() + " has no default");
        }
        OrderedMap<Player, Answered> defaults = withDefaults(open);
        goes(() -> session.lapse(open, defaults));
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
                noteLapse(open, question, answer);
            }
        }
        return answers;
    }

    /** Whether somebody was silent where others were not even asked may be a secret as much as the answer. */
    private void noteLapse(Open<S, ?> open, Question<?> question, @Nullable Answer answer) {
        if (!isHeard()) {
            return;
        }
        hear(new Line(
                entry,
                Line.Kind.NOTED,
                answer == null
                        ? Sentence.of(
                                "{who} did not answer in time: {path}",
                                play.name(question.id()),
                                String.join(" > ", open.path()))
                        : Sentence.of(
                                "{who} did not answer in time: {path}: {answer}",
                                play.name(question.id()),
                                String.join(" > ", open.path()),
                                answer),
                open.decision().isSecret() ? Audience.only(question.who()) : Audience.EVERYBODY,
                open.decision().rules(),
                List.of()));
    }

    private static <C> Answer legal(Question<C> question, C otherwise) {
        List<Violation> violations = question.options().check(otherwise);
        if (!violations.isEmpty()) {
            throw new IllegalStateException("the default of " + question.id() + " is not legal: " + violations);
        }
        return question.options().write(otherwise);
    }

    private Open<S, ?> open(int decision) {
        for (Open<S, ?> one : session.open()) {
            if (one.id() == decision) {
                return one;
            }
        }
        throw new BadJournal(
                entry,
                "decision " + decision + " is not open; open are "
                        + Sentence.list(session.open().stream().map(Open::id).toList()));
    }

    private void rolled(Roll roll, int[] faces, boolean made) {
        if (made) {
            entry = rollsTo;
        }
        if (!isHeard()) {
            return;
        }
        hear(new Line(
                entry,
                Line.Kind.ROLLED,
                Sentence.of(
                        "{who}{roll}",
                        roll.by() == null ? "" : play.name(roll.by()) + ": ",
                        new org.muster.api.dice.Rolled(roll, faces)),
                roll.audience(),
                roll.rules(),
                List.of()));
    }

    private void told(Event event) {
        if (isHeard()) {
            hear(new Line(
                    entry,
                    Line.Kind.TOLD,
                    play.named(event.sentence()),
                    event.audience(),
                    event.rules(),
                    event.anchors()));
        }
    }

    private void note(Sentence sentence, List<String> rules) {
        if (isHeard()) {
            hear(new Line(entry, Line.Kind.NOTED, sentence, Audience.EVERYBODY, rules, List.of()));
        }
    }
}
