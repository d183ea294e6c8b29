package org.muster.cli.prompt;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.text.Legible;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** An answer in the words that {@link AnswerPrompt} takes, said where nothing is asked and no list has numbers. */
public final class Spoken {

    private Spoken() {}

    /**
     * What was meant by a word that is no answer as it stands: what it says on one line to one of those that are asked.
     * Where it says nothing legal it is what it was meant as, so that whoever reads it can say what is wrong with it.
     */
    public static Answer of(
            Console console, UnaryOperator<Sentence> naming, List<? extends Options<?>> asked, Answer typed) {
        if (!(typed instanceof Answer.Word word)
                || word.text().isBlank()
                || Legible.flaw(word.text().strip()).isPresent() // a line of a keyboard has none
                || asked.stream().anyMatch(options -> options.read(typed).isOk())) {
            return typed;
        }
        AnswerPrompt prompt = new AnswerPrompt(
                console, (any, words) -> null, RandomGenerator.getDefault(), naming, line -> false, Numbering.none());
        String words = word.text().strip();
        List<Answer> legal = asked.stream()
                .flatMap(options -> prompt.read(Place.whole(options, null), words).stream())
                .distinct()
                .toList();
        List<Answer> meant = legal.isEmpty()
                ? asked.stream()
                        .map(options -> OneLine.meant(options, words))
                        .filter(Answer.Fields.class::isInstance) // of these a kind at least was understood
                        .filter(one -> asked.stream()
                                .noneMatch(options -> options.read(one).isOk())) // a number of a list not shown
                        .distinct()
                        .toList()
                : legal;
        return meant.size() == 1 ? meant.get(0) : typed;
    }
}
