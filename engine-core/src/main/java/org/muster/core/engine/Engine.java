package org.muster.core.engine;

import java.util.List;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Question;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.seat.Player;
import org.muster.api.spi.Ruleset;
import org.muster.api.state.OrderedMap;

/**
 * Runs the steps of one ruleset. It holds no game: a position goes in, the next one comes out, and everything in
 * between depends on nothing but the position, the choices and the dice.
 *
 * @param <S> the ruleset's state
 */
public final class Engine<S> {

    private final Pipeline<S> pipeline;
    private final List<Reaction<S>> reactions;
    private final boolean auto;

    /**
     * An engine for games of {@code ruleset}.
     *
     * @param auto whether a question with one legal answer is answered without asking
     */
    public Engine(Ruleset<S, ?> ruleset, boolean auto) {
        this.pipeline = ruleset.pipeline();
        this.reactions = ruleset.reactions();
        this.auto = auto;
    }

    Pipeline<S> pipeline() {
        return pipeline;
    }

    List<Reaction<S>> reactions() {
        return reactions;
    }

    /** Runs on from {@code position} until somebody must decide or roll, or the game is over. */
    public Situation<S> run(Position<S> position, Surroundings table) {
        return new Session<>(this, position, table).run().situation();
    }

    /**
     * The choices of a decision all of whose questions are answered, as they were answered or as there was nothing
     * else to choose.
     */
    <C> Choices<C> choices(Open<S, C> decision, OrderedMap<Player, Answered> answers) {
        OrderedMap<Player, Choices.Given<C>> given = OrderedMap.empty();
        for (Question<C> question : decision.decision().questions()) {
            Answered answered = answers.get(question.id());
            if (answered != null && answered.confirmed()) {
                Answer answer = answered.answer();
                if (answer == null) {
                    continue;
                }
                C choice = decision.read(question, answer).value();
                given = given.with(question.id(), new Choices.Given<>(choice, answered.by(), answered.lapsed()));
            } else if (question.waitedFor()
                    && !decision.questions().contains(question)
                    && !question.options().isEmpty()) {
                C only = question.options().all().findFirst().orElseThrow();
                given = given.with(question.id(), new Choices.Given<>(only, question.id(), false));
            }
        }
        return Choices.of(given);
    }

    /** Whether somebody must really be asked: there is something to choose, and more than one way to do it. */
    boolean mustAsk(Question<?> question) {
        return auto && !question.evenIfForced()
                ? question.options().count(2) > 1
                : !question.options().isEmpty();
    }
}
