package org.muster.cli.prompt;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.decision.Proposal;
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
        String words = typed instanceof Answer.Word word ? word.text().strip() : "";
        if (words.isEmpty()
                || words.length() > Typing.MOST_CHARACTERS
                || Legible.flaw(words).isPresent() // a line of a keyboard has none
                || asked.stream().anyMatch(options -> options.read(typed).isOk())) {
            return typed;
        }
        AnswerPrompt prompt = new AnswerPrompt(
                console, (any, offered) -> null, RandomGenerator.getDefault(), naming, line -> false, Numbering.none());
        List<Answer> legal = asked.stream()
                .flatMap(options -> Stream.concat(
                        proposed(options, naming, words), prompt.read(Place.whole(options, null), words).stream()))
                .distinct()
                .toList();
        List<Answer> meant = legal.isEmpty() ? wrong(asked, words) : legal;
        return meant.size() == 1 ? meant.get(0) : typed;
    }

    /** "as before", where that is how what is proposed is called. */
    private static Stream<Answer> proposed(Options<?> options, UnaryOperator<Sentence> naming, String words) {
        return options.proposal().stream()
                .filter(one -> naming.apply(one.called()).toString().equalsIgnoreCase(words))
                .map(Proposal::answer);
    }

    /** What words that say nothing legal were meant as, where a kind at least was understood. */
    private static List<Answer> wrong(List<? extends Options<?>> asked, String words) {
        return asked.stream()
                .map(options -> OneLine.meant(options, words))
                .filter(Answer.Fields.class::isInstance)
                .filter(one -> asked.stream()
                        .noneMatch(
                                options -> options.read(one).isOk())) // legal by a number of a list that is not shown
                .distinct()
                .toList();
    }
}
