package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.api.flow.Result;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.journal.Entry;
import org.muster.core.story.Line;
import org.muster.core.story.TimeInWords;

/**
 * What entries bring about, as lines for whoever listens. Lines are kept back until all of their entry is done; without
 * a listener no text is made.
 */
final class Telling<S> {

    private final Play<S> play;
    private final Supplier<List<Sentence>> now;
    private final List<Line> lines = new ArrayList<>();
    private @Nullable Consumer<Line> listener;

    /** @param now what people call the round and the phase in which things happen */
    Telling(Play<S> play, Supplier<List<Sentence>> now) {
        this.play = play;
        this.now = now;
    }

    void listen(@Nullable Consumer<Line> one) {
        listener = one;
    }

    /** All of the entry is done. */
    void tell() {
        if (listener != null) {
            lines.forEach(listener);
        }
        lines.clear();
    }

    /** The entry failed. */
    void forget() {
        lines.clear();
    }

    private boolean isHeard() {
        return listener != null;
    }

    void chose(int entry, Entry.Chose chose, String by, Open<S, ?> open, Question<?> question) {
        if (!isHeard()) {
            return;
        }
        boolean isOwn =
                question.who().contains(new Player(by)); // of several who are asked together each for themselves
        Object who = play.called(isOwn ? new Player(by) : chose.seat());
        Sentence path = Sentence.joined(" > ", open.titles());
        Sentence answer = inWords(question, chose.answer());
        Sentence sentence;
        if (isOwn) {
            sentence = chose.confirmed()
                    ? Sentence.of("{who}: {path}: {answer}", who, path, answer)
                    : Sentence.of("{who}: {path}: {answer} (not confirmed yet)", who, path, answer);
        } else {
            Object other = play.called(new Player(by));
            sentence = chose.confirmed()
                    ? Sentence.of("{who}: {path}: {answer} (answered for them by {other})", who, path, answer, other)
                    : Sentence.of(
                            "{who}: {path}: {answer} (answered for them by {other}, not confirmed yet)",
                            who,
                            path,
                            answer,
                            other);
        }
        lines.add(new Line(
                entry,
                Line.Kind.CHOSE,
                sentence,
                chose.confirmed() ? audience(open, question) : Audience.only(question.who()),
                open.decision().rules(),
                List.of(),
                open.phaseTitles()));
        if (!isOwn && chose.confirmed() && open.decision().isSecret()) {
            lines.add(new Line(
                    entry,
                    Line.Kind.NOTED,
                    Sentence.of("{other} has answered for {who}: {path}", play.called(new Player(by)), who, path),
                    Audience.EVERYBODY, // what is secret; that somebody else has said it is not
                    List.of(),
                    List.of(),
                    open.phaseTitles()));
        }
    }

    /** Whether somebody was silent where others were not even asked may be a secret as much as the answer. */
    void lapsed(int entry, Open<S, ?> open, Question<?> question, @Nullable Answer answer) {
        if (!isHeard()) {
            return;
        }
        Sentence who = Sentence.either(
                question.who().stream().<Object>map(play::called).toList());
        Sentence path = Sentence.joined(" > ", open.titles());
        Sentence sentence = answer == null
                ? Sentence.of("{who} did not answer in time: {path}", who, path)
                : Sentence.of("{who} did not answer in time: {path}: {answer}", who, path, inWords(question, answer));
        lines.add(new Line(
                entry,
                Line.Kind.NOTED,
                sentence,
                audience(open, question),
                open.decision().rules(),
                List.of(),
                open.phaseTitles()));
    }

    /** What time made count of an open decision: nobody else has heard of the draft. */
    void counted(int entry, Open<S, ?> open, Question<?> question, Answer draft) {
        if (isHeard() && !open.decision().isSecret()) {
            lines.add(new Line(
                    entry,
                    Line.Kind.NOTED,
                    Sentence.of(
                            "{who} did not confirm in time, and it counts: {path}: {answer}",
                            Sentence.either(question.who().stream()
                                    .<Object>map(play::called)
                                    .toList()),
                            Sentence.joined(" > ", open.titles()),
                            inWords(question, draft)),
                    Audience.EVERYBODY,
                    open.decision().rules(),
                    List.of(),
                    open.phaseTitles()));
        }
    }

    private Sentence inWords(Question<?> question, Answer answer) {
        return play.named(question.options().inWords(answer));
    }

    private static Audience audience(Open<?, ?> open, Question<?> question) {
        return open.decision().isSecret() ? Audience.only(question.who()) : Audience.EVERYBODY;
    }

    void rolled(int entry, Roll roll, int[] faces) {
        if (!isHeard()) {
            return;
        }
        Rolled rolled = new Rolled(play.named(roll), faces);
        Sentence sentence =
                roll.by() == null ? rolled.told() : Sentence.of("{who}: {roll}", play.called(roll.by()), rolled.told());
        lines.add(new Line(entry, Line.Kind.ROLLED, sentence, roll.audience(), roll.allRules(), List.of(), now.get()));
    }

    void happened(int entry, Event event) {
        if (isHeard()) {
            lines.add(new Line(
                    entry,
                    Line.Kind.TOLD,
                    play.named(event.sentence()),
                    event.audience(),
                    event.rules(),
                    event.anchors(),
                    now.get()));
        }
    }

    void ended(int entry, Result result) {
        if (isHeard()) {
            lines.add(new Line(
                    entry,
                    Line.Kind.NOTED,
                    play.ending(result),
                    Audience.EVERYBODY,
                    result.rules(),
                    List.of(),
                    now.get()));
        }
    }

    /** That a decision is open is no secret, whatever is answered. */
    void extended(int entry, Entry.Extended extended, Open<S, ?> longer) {
        if (isHeard()) {
            Sentence path = asked(longer);
            Sentence time = TimeInWords.of(extended.time());
            boolean why = !extended.reason().isBlank();
            Sentence sentence = why
                    ? Sentence.of("{path} stays open for {time} more: {reason}", path, time, extended.reason())
                    : Sentence.of("{path} stays open for {time} more.", path, time);
            lines.add(new Line(
                    entry, Line.Kind.NOTED, sentence, Audience.EVERYBODY, List.of(), List.of(), longer.phaseTitles()));
        }
    }

    /** A step and whom it asks: others may stand at one that is called the same. */
    private Sentence asked(Open<S, ?> open) {
        Sentence path = Sentence.joined(" > ", open.titles());
        List<Object> who = open.questions().stream()
                .flatMap(question -> question.who().stream())
                .distinct()
                .<Object>map(play::called)
                .toList();
        return who.size() == 1 ? Sentence.of("{who}: {path}", who.get(0), path) : path;
    }

    void paused(int entry, Entry.Paused paused) {
        if (isHeard()) {
            Sentence sentence = paused.from().equals(paused.until())
                    ? Sentence.of(
                            "The pause that begins {pause} is left out.",
                            TimeInWords.beginning(paused.from(), play.zone()))
                    : TimeInWords.pausedAlone(paused.from(), paused.until(), paused.reason(), play.zone());
            lines.add(new Line(entry, Line.Kind.NOTED, sentence, Audience.EVERYBODY, List.of(), List.of(), now.get()));
        }
    }

    void closed(int entry, Entry.Closed closed) {
        if (isHeard()) {
            boolean why = !closed.reason().isBlank();
            Sentence sentence = why
                    ? Sentence.of("The game was closed: {reason}", closed.reason())
                    : Sentence.of("The game was closed.");
            lines.add(new Line(entry, Line.Kind.NOTED, sentence, Audience.EVERYBODY, List.of(), List.of(), now.get()));
        }
    }
}
