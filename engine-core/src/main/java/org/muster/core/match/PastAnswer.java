package org.muster.core.match;

import java.util.List;
import java.util.Optional;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.scene.Scene;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Entry;
import org.muster.core.json.OptionsJson;
import org.muster.core.story.Line;
import org.muster.core.view.Log;
import org.muster.core.view.View;
import tools.jackson.databind.node.ObjectNode;

/** An answer of the past, and what was asked then: with it another one can be given in the form it was given in. */
public final class PastAnswer {

    private final Play<?> play;
    private final String prompt;
    private final Question<?> question;
    private final Answer answer;
    private final Scene scene;

    private PastAnswer(Play<?> play, String prompt, Question<?> question, Answer answer, Scene scene) {
        this.play = play;
        this.prompt = prompt;
        this.question = question;
        this.answer = answer;
        this.scene = scene;
    }

    /**
     * As the viewer may know it.
     *
     * @param n number of its entry in the viewer's log
     * @return empty if it is none that stands and that the viewer may read, or if what was asked tells of something
     *     that was hidden from them when it was given
     */
    public static <S> Optional<PastAnswer> of(View<S> view, int n) {
        Game<S> game = view.game();
        Log log = view.log();
        int entry = log.entry(n).orElse(-1);
        boolean isRead = log.lines().stream()
                .anyMatch(told -> told.line().entry() == entry && told.line().kind() == Line.Kind.CHOSE);
        List<Entry> history = game.history();
        for (int place = 1; isRead && place < history.size(); place++) {
            if (history.get(place).n() == entry && history.get(place).body() instanceof Entry.Chose chose) {
                game.remember();
                return given(new View<>(game.at(place), view.viewer()), chose);
            }
        }
        return Optional.empty();
    }

    private static <S> Optional<PastAnswer> given(View<S> then, Entry.Chose chose) {
        for (Open<S, ?> open : then.game().open()) {
            if (open.id() == chose.decision()) {
                return open.questionFor(chose.seat())
                        .filter(question -> isKnown(then, open, question))
                        .map(question -> new PastAnswer(
                                then.game().play(),
                                prompt(then.game().play(), open),
                                question,
                                chose.answer(),
                                then.scene()));
            }
        }
        return Optional.empty();
    }

    /** Whether the viewer might have said what is asked: it comes out alike of what they know. */
    private static <S> boolean isKnown(View<S> then, Open<S, ?> open, Question<?> question) {
        S known = then.state();
        return known.equals(then.game().state())
                || asked(then.game().play(), open.decision(), question)
                        .equals(askedIn(known, then.game().play(), open, question));
    }

    /** The same asked by somebody who knows no more than that; empty if the step can't be asked so. */
    private static <S> List<Object> askedIn(S known, Play<S> play, Open<S, ?> open, Question<?> question) {
        try {
            Decision<?> decision = open.step().decision(known);
            return decision.questions().stream()
                    .filter(one -> one.id().equals(question.id()))
                    .findFirst()
                    .map(one -> asked(play, decision, one))
                    .orElse(List.of());
        } catch (RuntimeException e) { // a state of which something is taken out need not be one of the game
            return List.of();
        }
    }

    private static List<Object> asked(Play<?> play, Decision<?> decision, Question<?> question) {
        return List.of(play.named(decision.prompt()).toString(), OptionsJson.describe(question.options(), play::named));
    }

    /** What was asked; where the step says no more, its title. */
    private static String prompt(Play<?> play, Open<?, ?> open) {
        String prompt = play.named(open.decision().prompt()).toString();
        List<Sentence> titles = open.titles();
        return prompt.isEmpty() ? titles.get(titles.size() - 1).toString() : prompt;
    }

    /** What was asked. */
    public String prompt() {
        return prompt;
    }

    /** What was answered. */
    public Answer answer() {
        return answer;
    }

    /** What could be answered, as JSON; see docs/cli.md. */
    public ObjectNode options() {
        return OptionsJson.describe(question.options(), play::named);
    }

    /** What an answer comes to in words; empty if it was no legal one then. */
    public Optional<Sentence> inWords(Answer other) {
        return inWords(question, other);
    }

    private <C> Optional<Sentence> inWords(Question<C> asked, Answer other) {
        Checked<C> read = asked.options().read(other);
        return read.isOk() ? Optional.of(play.named(asked.options().inWords(other))) : Optional.empty();
    }

    /** The picture when it was asked. */
    public Scene scene() {
        return scene;
    }
}
