package org.muster.core.bot;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;

/**
 * A game among bots that is written down as a game of people is: every choice is read, checked and hashed into its
 * journal. The same seed writes the same bytes, as such games know no time.
 */
public final class JournalledPlayout {

    private static final Clock NO_TIME = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);

    private JournalledPlayout() {}

    /**
     * Plays a game to its end.
     *
     * @param play what is played; seeded dice and the game's id follow from {@code seed}
     * @param mostDecisions a game with more is given up
     */
    public static <S> Game<S> play(Play<S> play, Bot<S> bot, long seed, int mostDecisions) {
        Header.DiceOrigin dice = new Header.DiceOrigin("seeded", seed, "", List.of(), null);
        Game<S> game = Game.open(play.withDice("seed-" + seed, dice), NO_TIME, "engine");
        RandomGenerator random = new SplittableRandom(seed);
        for (int n = 0; game.result().isEmpty() && n < mostDecisions; n++) {
            answer(game, bot, Playout.pick(game.open(), random), random);
        }
        return game;
    }

    private static <S, C> void answer(Game<S> game, Bot<S> bot, Open<S, C> open, RandomGenerator random) {
        if (open.all().isEmpty()) { // its time is up
            int unused = game.lapse(Player.ORGANIZER.id(), open.id());
            return;
        }
        if (open.questions().isEmpty()) {
            answer(
                    game,
                    bot,
                    open,
                    open.offers().get(random.nextInt(open.offers().size())),
                    random);
        }
        for (Question<C> question : open.questions()) {
            answer(game, bot, open, question, random);
        }
    }

    private static <S, C> void answer(
            Game<S> game, Bot<S> bot, Open<S, C> open, Question<C> question, RandomGenerator random) {
        C choice = bot.choose(game, open, question, random);
        game.choose(
                question.id().id(), question.id(), open.id(), question.options().write(choice), true);
    }
}
