package org.muster.core.game;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;

/** What counts when time is up for a decision: what was submitted, and the default of who submitted nothing. */
final class TimeUp {

    private TimeUp() {}

    /** Whether time may close a decision: everybody who has not answered it has a default. */
    static boolean canClose(Open<?, ?> open, Map<Player, Answered> given) {
        return open.decision().hasDefault()
                || open.questions().stream().allMatch(question -> given.containsKey(question.id()));
    }

    /**
     * The answers that close a decision.
     *
     * @param silent hears of everybody who has not answered, with the answer they get; null: none at all
     */
    static <S, C> OrderedMap<Player, Answered> answers(
            Open<S, C> open, OrderedMap<Player, Answered> given, BiConsumer<Question<C>, @Nullable Answer> silent) {
        OrderedMap<Player, Answered> answers = given;
        for (Question<C> question : open.questions()) {
            Player asked = question.id();
            Answered submitted = given.get(asked);
            if (submitted != null) {
                answers = answers.with(asked, new Answered(submitted.answer(), submitted.by(), true, false));
            } else {
                C otherwise = open.decision().otherwise(asked).orElse(null);
                Answer answer = otherwise == null ? null : legal(open, question, otherwise);
                answers = answers.with(asked, new Answered(answer, asked, true, true));
                silent.accept(question, answer);
            }
        }
        return answers;
    }

    private static <S, C> Answer legal(Open<S, C> open, Question<C> question, C otherwise) {
        List<Violation> violations = question.options().check(otherwise);
        if (!violations.isEmpty()) {
            throw open.refused(question, violations);
        }
        return question.options().write(otherwise);
    }
}
