package org.muster.core.match;

import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.game.Game;
import org.muster.core.game.Play;

/**
 * A question that a bot is to answer, taken out of a match as it stood: the bot may think as long as it likes, and
 * nobody waits for it. What it comes to is submitted as anybody's answer is, and refused as stale if the question is
 * gone by then.
 */
public final class BotsTurn {

    private final Thought<?> thought;

    private BotsTurn(Thought<?> thought) {
        this.thought = thought;
    }

    /** Makes the bots of a game. */
    @FunctionalInterface
    public interface Maker {
        /** One that plays this game. */
        <S> Bot<S> bot(Play<S> play);
    }

    /** The first question that one of {@code seats} is waited for; empty: none, or dice are to be rolled first. */
    static <S> Optional<BotsTurn> in(Game<S> game, Set<Player> seats) {
        if (game.isOver() || game.pendingRoll().isPresent() || !game.awaited().isEmpty()) {
            return Optional.empty();
        }
        return Open.goingOn(game.open()).stream()
                .flatMap(open -> asked(game, open, seats).stream()
                        .map(seat -> new BotsTurn(new Thought<>(game.play(), game.position(), open.id(), seat))))
                .findFirst();
    }

    /** Where nobody in particular is waited for anybody may go on, so bots do only if nobody else can. */
    private static <S> Optional<Player> asked(Game<S> game, Open<S, ?> open, Set<Player> seats) {
        boolean asksNobody = open.questions().isEmpty();
        if (asksNobody && !open.offers().stream().allMatch(offer -> seats.containsAll(offer.who()))) {
            return Optional.empty();
        }
        OrderedMap<Player, Answered> answers = game.position().answersTo(open.id());
        return (asksNobody ? open.offers() : open.questions())
                .stream()
                        .filter(question -> seats.containsAll(question.who()))
                        .map(Question::id)
                        .filter(seat ->
                                answers.get(seat) == null || !answers.get(seat).confirmed())
                        .findFirst();
    }

    /** Whose turn it is. */
    public Player seat() {
        return thought.seat();
    }

    /**
     * What the bot does.
     *
     * @param contribution to fair dice, as for {@link Command.Choose}
     */
    public Command think(Maker maker, RandomGenerator random, @Nullable String contribution) {
        return thought.think(maker, random, contribution);
    }

    /** A bot has a game of its own to look at: the match's goes on meanwhile, and is for one thread. */
    private record Thought<S>(Play<S> play, Position<S> position, int decision, Player seat) {

        Command think(Maker maker, RandomGenerator random, @Nullable String contribution) {
            return play.watched(() -> {
                Session<S> game = new Session<>(play.engine(), position, (roll, index) -> {
                            throw new IllegalStateException("nothing is rolled before somebody has answered");
                        })
                        .run();
                Open<S, ?> open = game.open().stream()
                        .filter(one -> one.id() == decision)
                        .findFirst()
                        .orElseThrow();
                Answer answer = answer(maker.bot(play), game, open, random);
                return new Command.Choose(seat, decision, answer, true, contribution);
            });
        }

        private <C> Answer answer(Bot<S> bot, Session<S> game, Open<S, C> open, RandomGenerator random) {
            Question<C> question = open.questionFor(seat).orElseThrow();
            // who left before confirming has said what they want
            return position.drafted(decision, question)
                    .orElseGet(() -> question.options().write(bot.choose(game, open, question, random)));
        }
    }
}
