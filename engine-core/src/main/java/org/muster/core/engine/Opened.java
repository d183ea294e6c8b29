package org.muster.core.engine;

import java.util.List;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.flow.Event;
import org.muster.api.text.Sentence;

/** What was answered in secret and is turned over: written out only where somebody hears it. */
record Opened<C>(Sentence path, Question<C> question, C choice, List<String> rules) implements Event {

    private Answer answer() {
        return question.options().write(choice);
    }

    @Override
    public Sentence sentence() {
        return Sentence.of(
                "{who}: {path}: {answer}",
                question.id(),
                path,
                Sentence.lazily(() -> question.options().inWords(answer())));
    }

    @Override
    public List<String> anchors() {
        return List.copyOf(Anchors.of(question.options(), answer()));
    }
}
