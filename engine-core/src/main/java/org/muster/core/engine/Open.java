package org.muster.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.flow.Ask;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;

/** A decision that waits for somebody. */
public final class Open<S, C> {

    private final Course.Leaf<S> leaf;
    private final Ask<S, C> step;
    private final S state;
    private final Decision<C> decision;
    private final List<Question<C>> questions;
    /** Found when somebody looks. Two threads at once may both find them; that is harmless. */
    private @Nullable List<Question<C>> offers;
    /** What answers say that were read already. */
    private OrderedMap<Player, Said<C>> said = OrderedMap.empty();

    private record Said<C>(Answer answer, C choice) {}

    Open(Course.Leaf<S> leaf, Ask<S, C> step, S state, Decision<C> decision, List<Question<C>> questions) {
        this.leaf = leaf;
        this.step = step;
        this.state = state;
        this.decision = decision;
        this.questions = questions;
    }

    /** Its number in this game; an answer that names another one is stale. */
    public int id() {
        return leaf.opened;
    }

    /** The step that asks. */
    public Ask<S, C> step() {
        return step;
    }

    /** What is asked, as things stand now. */
    public Decision<C> decision() {
        return decision;
    }

    /** The questions it waits for and that really have something to choose, answered or not. */
    public List<Question<C>> questions() {
        return questions;
    }

    /** What some may say and nobody waits for; mostly nothing. */
    public List<Question<C>> offers() {
        List<Question<C>> known = offers;
        if (known == null) {
            known = List.of();
            for (Question<C> question : decision.questions()) {
                if (isOffer(question)) {
                    known = known.isEmpty() ? new ArrayList<>(1) : known;
                    known.add(question);
                }
            }
            offers = known;
        }
        return known;
    }

    private static boolean isOffer(Question<?> question) {
        return !question.waitedFor() && !question.options().isEmpty();
    }

    /**
     * Whether anybody can answer or say anything: what is offered is looked at no further than that. Or whether time
     * alone closes it, as a phase in which all else is asked.
     */
    boolean isForAnybody() {
        if (!questions.isEmpty() || decision.within().isPresent()) {
            return true;
        }
        for (Question<C> question : decision.questions()) {
            if (isOffer(question)) {
                return true;
            }
        }
        return false;
    }

    /** Questions and offers. */
    public List<Question<C>> all() {
        if (offers().isEmpty()) {
            return questions;
        }
        List<Question<C>> all = new ArrayList<>(questions);
        all.addAll(offers());
        return all;
    }

    /** Whether the game goes on without it, as with an offer to concede. */
    public boolean isMeanwhile() {
        return leaf.isAside();
    }

    /** Whether the game waits for answers to it; else it goes on when somebody takes what is offered, or with others. */
    public boolean waitsForAnswers() {
        return !isMeanwhile() && !questions.isEmpty();
    }

    /** By which the game goes on: those it waits for answers to, or where there is none, what is offered and no aside. */
    public static <T> List<Open<T, ?>> goingOn(List<Open<T, ?>> open) {
        List<Open<T, ?>> waiting = open.stream().filter(Open::waitsForAnswers).toList();
        return waiting.isEmpty()
                ? open.stream().filter(one -> !one.isMeanwhile()).toList()
                : waiting;
    }

    /** Whether one of its questions was answered, and not only something offered. */
    public boolean isAnswered(OrderedMap<Player, ?> given) {
        return questions.stream().anyMatch(question -> given.containsKey(question.id()));
    }

    /** The question or offer that {@code player} may answer, if there is one. */
    public Optional<Question<C>> questionFor(Player player) {
        for (Question<C> question : all()) {
            if (question.who().contains(player)) {
                return Optional.of(question);
            }
        }
        return Optional.empty();
    }

    /** What {@code answer} says is {@code choice}: nobody need read it again. */
    void knows(Question<C> question, Answer answer, C choice) {
        said = said.with(question.id(), new Said<>(answer, choice));
    }

    /** What {@code answer} says to a question of it, or every reason why it may not; a legal one is read once. */
    Checked<C> read(Question<C> question, Answer answer) {
        Said<C> known = said.get(question.id());
        if (known != null && known.answer().equals(answer)) {
            return Checked.ok(known.choice());
        }
        Checked<C> choice = question.options().read(answer);
        if (choice.isOk()) {
            knows(question, answer, choice.value());
        }
        return choice;
    }

    /**
     * The round and the phase it belongs to, by their ids: {@code ["turn-3", "action"]}; in the setup the phase alone.
     * Where an agenda that somebody wrote has no ids, their titles.
     */
    public List<String> phase() {
        List<String> ids = leaf.phase();
        return ids.isEmpty() ? titledPhase() : ids;
    }

    /** The same as games before the ids of phases noted it: the first two titles of its path. */
    public List<String> titledPhase() {
        return titles().stream()
                .limit(2)
                .map(title -> title.in(Language.ENGLISH))
                .toList();
    }

    /** What people call the round and the phase it belongs to. */
    public List<Sentence> phaseTitles() {
        return leaf.phaseTitles();
    }

    /** Where in the course of the game: "Turn 3", "Action", "Battle at Korvath", "Retreat". */
    public List<String> path() {
        return titles().stream().map(Sentence::toString).toList();
    }

    /** The same as sentences, to be read later and elsewhere. */
    public List<Sentence> titles() {
        List<Sentence> titles = leaf.titles();
        titles.add(step.title(state));
        return titles;
    }

    /** That the default of a question can't be its answer. */
    public RulesetFault refused(Question<C> question, List<Violation> violations) {
        return new RulesetFault(
                step.getClass(),
                "decision",
                Sentence.of(
                        "the default of {who} is refused by its own options: {why}",
                        question.id(),
                        Sentence.joined(
                                " ",
                                violations.stream().map(Violation::sentence).toList())));
    }
}
