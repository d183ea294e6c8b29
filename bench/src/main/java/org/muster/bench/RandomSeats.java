package org.muster.bench;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;

/** Players who answer at random, as people do: one answer at a time, checked and journalled. */
public final class RandomSeats {

    private final RandomGenerator random;

    /** By this chance. */
    public RandomSeats(RandomGenerator random) {
        this.random = random;
    }

    /** Answers one question of any decision that the game waits for: nobody concedes. */
    public <S> void choose(Game<S> game) {
        List<Open<S, ?>> open = game.open();
        if (open.size() > 1) {
            open = Open.goingOn(open);
        }
        choose(game, open.get(open.size() == 1 ? 0 : random.nextInt(open.size())));
    }

    private <S, C> void choose(Game<S> game, Open<S, C> open) {
        for (Question<C> question : open.questions()) {
            if (!game.position().answersTo(open.id()).containsKey(question.id())) {
                C choice = question.options().sample(random);
                game.choose(
                        question.id().id(),
                        question.id(),
                        open.id(),
                        question.options().write(choice),
                        true);
                return;
            }
        }
        throw new IllegalStateException("decision " + open.id() + " is answered and still open");
    }

    /** Plays until the journal has so many entries or the game is over. */
    <S> Game<S> play(Game<S> game, int entries) {
        while (game.entries().size() < entries && game.result().isEmpty()) {
            choose(game);
        }
        return game;
    }
}
