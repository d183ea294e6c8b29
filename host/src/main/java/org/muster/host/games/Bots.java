package org.muster.host.games;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.core.bot.Bot;
import org.muster.core.bot.SearchBot;
import org.muster.core.dice.FairDice;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.journal.JournalStore;
import org.muster.core.match.BotsTurn;
import org.muster.core.match.Command;

/**
 * The bots of a game.
 *
 * @param skill of each as they sit there now: playouts a decision, 0 for chance
 */
record Bots(HostedGame game, Supplier<Map<Player, Integer>> skill) {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** Puts something into fair dice for those who have not yet. */
    void join() throws IOException {
        Set<Player> bots = skill.get().keySet();
        for (Player seat : game.match().awaited()) {
            if (bots.contains(seat)) {
                game.match().submit(seat.id(), null, new Command.Join(seat, FairDice.contribution()));
            }
        }
    }

    /** Answers one question, if one is asked of a bot; somebody else may be quicker. */
    boolean move() throws IOException {
        Optional<BotsTurn> turn = game.match().turnOf(skill.get().keySet());
        if (turn.isPresent()) {
            move(turn.get());
        }
        return turn.isPresent();
    }

    private void move(BotsTurn turn) throws IOException {
        int playouts = skill.get().getOrDefault(turn.seat(), 0);
        Command command =
                turn.think(new Skilled(playouts), new SplittableRandom(RANDOM.nextLong()), contribution(game.header()));
        if (!skill.get().containsKey(turn.seat())) {
            return; // somebody has sat down while it thought
        }
        try {
            game.match().submit(turn.seat().id(), null, command);
        } catch (JournalStore.Overtaken e) {
            return;
        } catch (BadGame e) {
            if (e.violations().stream().noneMatch(one -> one.code().equals("STALE"))) {
                throw e;
            }
        }
    }

    private record Skilled(int skill) implements BotsTurn.Maker {
        @Override
        public <S> Bot<S> bot(Play<S> play) {
            return SearchBot.of(play, skill);
        }
    }

    private static @Nullable String contribution(Header header) {
        return header.isFair() ? FairDice.contribution() : null;
    }
}
