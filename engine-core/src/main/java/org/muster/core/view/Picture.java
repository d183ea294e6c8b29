package org.muster.core.view;

import java.util.function.Supplier;
import org.muster.api.decision.Question;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Language;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Situation;
import org.muster.core.game.Play;

/**
 * What a viewer sees of a moment of a game: the ruleset's scene, with what open questions are about.
 *
 * @param situation with the decisions that wait
 * @param <S> the ruleset's state
 */
public record Picture<S>(Play<S> play, Situation<S> situation, Viewer viewer) {

    /** The scene, with the ground that open questions are about and the viewer's own answers to them. */
    public Scene scene() {
        OwnAnswers own = new OwnAnswers();
        OpenGround ground = new OpenGround();
        for (Open<S, ?> open : situation.open()) {
            OrderedMap<Player, Answered> given = situation.position().answersTo(open.id());
            for (Question<?> question : open.all()) {
                if (maySee(question)) {
                    ground.look(question.options());
                }
                Answered answered = given.get(question.id());
                if (isAsked(viewer, question) && answered != null && answered.answer() != null) {
                    own.add(question.options(), answered.answer());
                }
            }
        }
        return own.of(ground.of(drawn(play, state(), viewer)));
    }

    /** The scene with one thing looked at: what it can do, and what the ruleset shows of it. */
    public Scene closeUp(String id) {
        CloseUp closeUp = new CloseUp(id);
        for (Open<S, ?> open : situation.open()) {
            open.all().stream().filter(this::maySee).forEach(question -> closeUp.look(question.options()));
        }
        return closeUp.of(scene(), named(play, () -> play.ruleset().closeUp(state(), viewer, id)));
    }

    /** The ruleset's scene of what {@code viewer} sees, and nothing with it. */
    public static <S> Scene drawn(Play<S> play, S view, Viewer viewer) {
        return named(play, () -> play.ruleset().scene(view, viewer));
    }

    /** Words of a picture are texts as soon as they are made, so seats get their names while it is. */
    private static <T> T named(Play<?> play, Supplier<T> made) {
        return Language.speaking(new SeatNames(Language.spoken(), play), made);
    }

    private S state() {
        return play.ruleset().view(situation.position().state(), viewer);
    }

    private boolean maySee(Question<?> question) {
        return maySee(viewer, question);
    }

    static boolean maySee(Viewer viewer, Question<?> question) {
        return viewer.seesAll() || isAsked(viewer, question);
    }

    static boolean isAsked(Viewer viewer, Question<?> question) {
        return viewer.seat().map(question.who()::contains).orElse(false);
    }
}
