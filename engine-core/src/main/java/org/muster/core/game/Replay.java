package org.muster.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Event;
import org.muster.api.flow.Result;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Situation;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;

/**
 * Where the entries of a journal lead, one after the other, and what happens on the way. A game that is
 * being played is a replay to which entries are added.
 */
final class Replay<S> {

    private final Play<S> play;
    private final Engine<S> engine;
    private final GameTable table;
    /** Hears what happens; null: nobody does, and no text is made. */
    private @Nullable Consumer<Line> ear;

    private Situation<S> situation;
    /** The entry that what happens now is owed to. */
    private int entry;
    /** The entry that new rolls will be written to. */
    private int rollsTo;

    Replay(Play<S> play, Chance chance, @Nullable Consumer<Line> ear) {
        this.ear = ear;
        this.play = play;
        this.engine = play.engine();
        this.table = new GameTable(play.header().dice(), chance, this::rolled, this::told);
        this.situation = new Situation<>(play.start(), List.of(), null);
    }

    /** Where {@code history} leads. */
    static <S> Replay<S> of(Play<S> play, Chance chance, List<Entry> history, @Nullable Consumer<Line> ear) {
        Replay<S> replay = new Replay<>(play, chance, ear);
        for (Entry entry : history) {
            replay.apply(entry);
        }
        return replay;
    }

    Situation<S> situation() {
        return situation;
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
        entry = next.n();
        Entry.Body body = next.body();
        try {
            if (body instanceof Entry.Opened) {
                run(situation.position());
            } else if (body instanceof Entry.Chose chose) {
                chose(chose, next.by());
            } else if (body instanceof Entry.Rolled rolled) {
                rolled(rolled);
            } else if (body instanceof Entry.Lapsed lapsed) {
                lapsed(lapsed);
            } else if (body instanceof Entry.Closed closed) {
                note(Sentence.of("The game was closed: {reason}", "reason", closed.reason()), List.of());
            }
        } catch (GameTable.WrongRoll e) {
            throw new BadJournal(entry, String.valueOf(e.getMessage()));
        }
    }

    /** Goes on where dice are waited for that now may be made. */
    void goOn() {
        if (situation.roll() != null) {
            run(situation.position());
        }
    }

    private void run(Position<S> position) {
        boolean wasOver = position.isOver();
        situation = engine.run(position, table);
        Result result = situation.position().result();
        if (result != null && !wasOver) {
            note(
                    Sentence.of(
                            "{winners}: {reason}",
                            "winners",
                            result.winners().isEmpty()
                                    ? "Nobody won"
                                    : String.join(
                                                    " and ",
                                                    result.winners().stream()
                                                            .map(this::name)
                                                            .toList()) + " won",
                            "reason",
                            result.reason()),
                    result.rules());
        }
    }

    private void chose(Entry.Chose chose, String by) {
        Open<S, ?> open = open(chose.decision());
        Question<?> question = open.questionFor(chose.seat())
                .orElseThrow(
                        () -> new BadJournal(entry, "decision " + chose.decision() + " does not ask " + chose.seat()));
        var read = question.options().read(chose.answer());
        if (!read.isOk()) {
            throw new BadJournal(entry, "the answer " + chose.answer() + " is not legal: " + read.violations());
        }
        if (ear != null) {
            ear.accept(line(chose, by, open, question));
        }
        Answered answered = new Answered(chose.answer(), answerer(chose, by), chose.confirmed(), false);
        run(situation.position().answered(open.id(), question.id(), answered));
    }

    private Line line(Entry.Chose chose, String by, Open<S, ?> open, Question<?> question) {
        return new Line(
                entry,
                Line.Kind.CHOSE,
                Sentence.of(
                        "{who}{for}: {path}: {answer}{draft}",
                        "who",
                        name(chose.seat()),
                        "for",
                        by.equals(chose.seat().id()) ? "" : " (by " + by + ")",
                        "path",
                        String.join(" > ", open.path()),
                        "answer",
                        chose.answer(),
                        "draft",
                        chose.confirmed() ? "" : " (not confirmed yet)"),
                open.decision().isSecret() ? Audience.only(question.who()) : Audience.EVERYBODY,
                open.decision().rules(),
                List.of());
    }

    private static Player answerer(Entry.Chose chose, String by) {
        return by.equals(Player.ORGANIZER.id()) ? chose.seat() : new Player(by);
    }

    private void rolled(Entry.Rolled rolled) {
        if (situation.roll() == null) {
            throw new BadJournal(entry, "dice are rolled where no rule asks for any");
        }
        table.give(rolled.rolls());
        run(situation.position());
        if (table.dropGiven()) {
            throw new BadJournal(entry, "more dice are rolled than the rules ask for");
        }
    }

    private void lapsed(Entry.Lapsed lapsed) {
        Open<S, ?> open = open(lapsed.decision());
        if (!canLapse(open)) {
            throw new BadJournal(entry, "decision " + lapsed.decision() + " has no default");
        }
        run(withDefaults(open));
    }

    /** Whether everybody who has not answered has a default. */
    boolean canLapse(Open<S, ?> open) {
        var answers = situation.position().answersTo(open.id());
        return open.decision().hasDefault()
                || open.questions().stream().allMatch(question -> answers.containsKey(question.id()));
    }

    private <C> Position<S> withDefaults(Open<S, C> open) {
        Position<S> position = situation.position();
        for (Question<C> question : open.questions()) {
            Answered given = position.answersTo(open.id()).get(question.id());
            Optional<C> otherwise = open.decision().otherwise(question.id());
            if (given != null) {
                // what was submitted counts when time runs out
                position = position.answered(
                        open.id(), question.id(), new Answered(given.answer(), given.by(), true, false));
            } else {
                @Nullable
                Answer answer = otherwise.map(choice -> legal(question, choice)).orElse(null);
                position = position.answered(open.id(), question.id(), new Answered(answer, question.id(), true, true));
                note(
                        Sentence.of(
                                answer == null
                                        ? "{who} did not answer in time: {path}"
                                        : "{who} did not answer in time: {path}: {answer}",
                                "who",
                                name(question.id()),
                                "path",
                                String.join(" > ", open.path()),
                                "answer",
                                open.decision().isSecret() || answer == null ? "the default" : answer),
                        open.decision().rules());
            }
        }
        return position;
    }

    private static <C> Answer legal(Question<C> question, C otherwise) {
        List<Violation> violations = question.options().check(otherwise);
        if (!violations.isEmpty()) {
            throw new IllegalStateException("the default of " + question.id() + " is not legal: " + violations);
        }
        return question.options().write(otherwise);
    }

    private Open<S, ?> open(int decision) {
        return situation.open().stream()
                .filter(one -> one.id() == decision)
                .findFirst()
                .orElseThrow(() -> new BadJournal(
                        entry,
                        "decision " + decision + " is not open; open are "
                                + situation.open().stream().map(Open::id).toList()));
    }

    private void rolled(Roll roll, int[] faces, boolean made) {
        if (made) {
            entry = rollsTo;
        }
        if (ear == null) {
            return;
        }
        ear.accept(new Line(
                entry,
                Line.Kind.ROLLED,
                Sentence.of(
                        "{who}{roll}",
                        "who",
                        roll.by() == null ? "" : name(roll.by()) + ": ",
                        "roll",
                        new org.muster.api.dice.Rolled(roll, faces)),
                roll.audience(),
                roll.rules(),
                List.of()));
    }

    private void told(Event event) {
        if (ear != null) {
            ear.accept(new Line(
                    entry, Line.Kind.TOLD, event.sentence(), event.audience(), event.rules(), event.anchors()));
        }
    }

    private void note(Sentence sentence, List<String> rules) {
        if (ear != null) {
            ear.accept(new Line(entry, Line.Kind.NOTED, sentence, Audience.EVERYBODY, rules, List.of()));
        }
    }

    private String name(Player player) {
        return player.equals(Player.ORGANIZER) ? "the organizer" : play.setup().name(player);
    }
}
