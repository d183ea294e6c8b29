package org.muster.core.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Session;

/** The decisions that wait, as people speak of them: by their number, or not at all where only one can be meant. */
final class OpenDecisions<S> {

    private final Play<S> play;
    private final Session<S> session;
    private final List<Open<S, ?>> open;

    OpenDecisions(Play<S> play, Session<S> session) {
        this.play = play;
        this.session = session;
        this.open = session.open();
    }

    /**
     * The decision that {@code seat} means.
     *
     * @param decision its number; 0: the only one that asks this seat, or of several the only one that takes the answer
     * @throws BadGame if there is none, or more than one
     */
    Open<S, ?> find(Player seat, int decision, Answer answer) {
        return decision == 0 ? onlyOneThatAsks(seat, answer) : numbered(seat, decision);
    }

    /** Those that ask {@code seat}; where several do, those that take the answer. */
    List<Open<S, ?>> taking(Player seat, Answer answer) {
        List<Open<S, ?>> asking = asking(seat);
        return asking.size() < 2
                ? asking
                : asking.stream().filter(one -> takes(one, seat, answer)).toList();
    }

    private static boolean takes(Open<?, ?> one, Player seat, Answer answer) {
        return one.questionFor(seat)
                .filter(question -> question.options().read(answer).isOk())
                .isPresent();
    }

    /** Whether a decision of that number is open. */
    boolean isOpen(int decision) {
        return numbered(decision) != null;
    }

    private Open<S, ?> numbered(Player seat, int decision) {
        Open<S, ?> found = numbered(decision);
        if (found == null) {
            throw stale(seat, decision);
        }
        return found;
    }

    private @Nullable Open<S, ?> numbered(int decision) {
        for (Open<S, ?> one : open) {
            if (one.id() == decision) {
                return one;
            }
        }
        return null;
    }

    private BadGame stale(Player seat, int decision) {
        List<Open<S, ?>> asking = asking(seat);
        return asking.isEmpty()
                ? new BadGame(
                        "STALE",
                        "Decision {id} is not open any more, or not yet. Nothing is asked of {seat} now.",
                        decision,
                        play.called(seat))
                : new BadGame(
                        "STALE",
                        "Decision {id} is not open any more, or not yet. {seat} is asked {open}.",
                        decision,
                        play.called(seat),
                        named(asking));
    }

    private List<Open<S, ?>> asking(Player seat) {
        return open.stream()
                .filter(one -> one.questionFor(seat).isPresent() && !one.isMeanwhile())
                .toList();
    }

    private Open<S, ?> onlyOneThatAsks(Player seat, Answer answer) {
        List<Open<S, ?>> taking = taking(seat, answer);
        if (taking.size() == 1) {
            return taking.get(0);
        }
        List<Open<S, ?>> asking = asking(seat);
        if (!asking.isEmpty()) {
            throw new BadGame(
                    "WHICH_DECISION",
                    "Several decisions ask {seat}; name one: {open}.",
                    play.called(seat),
                    named(taking.isEmpty() ? asking : taking));
        }
        List<Open<S, ?>> offers =
                open.stream().filter(one -> one.questionFor(seat).isPresent()).toList();
        if (offers.isEmpty() && seat.equals(Player.ORGANIZER) && !play.setup().hasOrganizer()) {
            throw new BadGame(
                    "NOT_ASKED",
                    "This game has no organizer, of whom something could be asked; its seats are {seats}. Open: {open}.",
                    play.setup().players().stream().map(play::called).toList(),
                    named(open));
        }
        List<Sentence> waiting = waiting();
        if (!waiting.isEmpty() && offers.isEmpty()) {
            throw new BadGame(
                    "NOT_ASKED",
                    "Nothing is asked of {seat} now. The game waits for {waiting}.",
                    play.called(seat),
                    waiting);
        }
        if (!waiting.isEmpty()) {
            throw new BadGame(
                    "NOT_ASKED",
                    "Nothing is asked of {seat} now. The game waits for {waiting}; an answer to an offer names its"
                            + " decision: {offers}.",
                    play.called(seat),
                    waiting,
                    named(offers));
        }
        throw offers.isEmpty()
                ? new BadGame(
                        "NOT_ASKED", "Nothing is asked of {seat} now. Open: {open}.", play.called(seat), named(open))
                : new BadGame(
                        "NOT_ASKED",
                        "Nothing is asked of {seat} now; an answer to an offer names its decision: {offers}.",
                        play.called(seat),
                        named(offers));
    }

    /** Whose answers the game waits for, each with the decision: {@code Bert: 6 (Setup > Place depot)}. */
    private List<Sentence> waiting() {
        List<Sentence> waiting = new ArrayList<>();
        for (Open<S, ?> one : open) {
            for (Question<?> question : one.isMeanwhile() ? List.<Question<?>>of() : one.questions()) {
                Answered given = session.position().answersTo(one.id()).get(question.id());
                if (given == null || !given.confirmed()) {
                    Sentence who = Sentence.either(
                            question.who().stream().map(play::called).toList());
                    waiting.add(Sentence.of("{who}: {id} ({path})", who, one.id(), path(one)));
                }
            }
        }
        return waiting;
    }

    private List<Sentence> named(List<Open<S, ?>> some) {
        return some.stream()
                .map(one -> Sentence.of("{id} ({path})", one.id(), path(one)))
                .toList();
    }

    private static Sentence path(Open<?, ?> open) {
        return Sentence.joined(" > ", open.titles());
    }

    /**
     * What {@code by} answers for {@code seat}.
     *
     * @param by a seat that decides together with it, or the organizer
     * @throws BadGame with every reason why not
     */
    <C> LegalChoice<S, C> choice(String by, Player seat, Open<S, C> asked, Answer answer) {
        Question<C> question = asked.questionFor(seat)
                .orElseThrow(() -> new BadGame(
                        "NOT_ASKED",
                        "Decision {id} ({path}) does not ask {seat}.",
                        asked.id(),
                        path(asked),
                        play.called(seat)));
        if (!mayAnswer(by, question)) {
            throw new BadGame("NOT_YOURS", "{by} can't answer for {seat}.", by, play.called(seat));
        }
        Checked<LegalChoice<S, C>> choice = LegalChoice.read(asked, question, answer);
        if (!choice.isOk()) {
            throw new BadGame(play.named(choice.violations()));
        }
        return choice.value();
    }

    /** Whether {@code by} may: a seat that decides together with those asked, or the organizer for it. */
    static boolean mayAnswer(String by, Question<?> question) {
        for (Player asked : question.who()) {
            if (asked.id().equals(by)) {
                return true;
            }
        }
        return by.equals(Player.ORGANIZER.id());
    }

    /**
     * The decisions that can be left open for longer.
     *
     * @param decision number of one; 0: all whose time runs
     * @throws BadGame if there is none
     */
    List<Open<S, ?>> timed(int decision) {
        Set<String> clocks = new HashSet<>();
        List<Open<S, ?>> timed = (decision == 0 ? open : meant(decision))
                .stream()
                        .filter(one -> one.decision().within().isPresent())
                        .filter(one -> one.decision().clock().isEmpty()
                                || clocks.add(one.decision().clock())) // what is added to one is added to all on it
                        .toList();
        if (timed.isEmpty()) {
            throw new BadGame("NO_LIMIT", "No time runs here that could be longer.");
        }
        return timed;
    }

    private List<Open<S, ?>> meant(int decision) {
        List<Open<S, ?>> meant = open.stream()
                .filter(one -> decision == 0 ? !one.isMeanwhile() : one.id() == decision)
                .toList();
        if (decision != 0 && meant.isEmpty()) {
            throw new BadGame("STALE", "Decision {id} is not open any more, or not yet.", decision);
        }
        return meant;
    }

    /**
     * The decisions that time can close. What somebody has drafted for one that shares their clock and that nobody waits for
     * goes first, as it does when that clock runs out: time is up for it too.
     *
     * @param decision number of one; 0: all that others wait for
     * @throws BadGame if there is none
     */
    List<Open<S, ?>> due(int decision) {
        List<Open<S, ?>> due = meant(decision);
        List<Open<S, ?>> closable = due.stream()
                .filter(one -> TimeUp.canClose(one, session.answersTo(one.id())))
                .sorted(Comparator.comparing(one -> !hasAnswers(one))) // what somebody said goes before what nobody did
                .toList();
        if (closable.isEmpty()) {
            throw new BadGame(
                    "NO_DEFAULT",
                    "Time closes nothing here: {open} must be answered.",
                    due.stream().map(OpenDecisions::path).toList());
        }
        Set<String> clocks = closable.stream()
                .map(one -> one.decision().clock())
                .filter(clock -> !clock.isEmpty())
                .collect(Collectors.toSet());
        return Stream.concat(
                        open.stream()
                                .filter(one -> one.isMeanwhile() && hasAnswers(one))
                                .filter(one -> clocks.contains(one.decision().clock())),
                        closable.stream())
                .distinct()
                .toList();
    }

    /** Whether somebody has answered who is asked, and not only offered something. */
    private <C> boolean hasAnswers(Open<S, C> one) {
        var given = session.answersTo(one.id());
        return TimeUp.canClose(one, given) && one.isAnswered(given);
    }
}
