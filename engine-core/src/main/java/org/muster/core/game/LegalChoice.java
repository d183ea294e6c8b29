package org.muster.core.game;

import java.util.function.UnaryOperator;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.text.Sentence;
import org.muster.core.engine.LegalAnswer;
import org.muster.core.engine.Open;

/** A choice that was found legal as things stand, with what it answers. */
record LegalChoice<S, C>(Open<S, C> open, Question<C> question, C choice) {

    /** What {@code answer} says to a question, or every reason why it may not. */
    static <S, C> Checked<LegalChoice<S, C>> read(Open<S, C> open, Question<C> question, Answer answer) {
        return question.options().read(answer).map(choice -> new LegalChoice<>(open, question, choice));
    }

    /** The choice as it is written down, said and paid for. */
    LegalAnswer judged(UnaryOperator<Sentence> naming) {
        Answer plain = plain();
        return new LegalAnswer(
                plain,
                naming.apply(question.options().inWords(plain)),
                naming.apply(question.options().sum(choice)));
    }

    /** The choice as it is written down. */
    Answer plain() {
        return question.options().write(choice);
    }
}
