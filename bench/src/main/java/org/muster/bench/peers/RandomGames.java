package org.muster.bench.peers;

import java.nio.file.Path;
import java.time.Clock;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.RulesetPlugin;
import org.muster.bench.RandomSeats;
import org.muster.bench.ac12.Ac12;
import org.muster.bench.connectfour.ConnectFour;
import org.muster.bench.pace.Pace;
import org.muster.bench.tictactoe.TicTacToe;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** Random games of any ruleset, one after another; {@code RULESET memory|journalled SECONDS [WARM_UP]}. */
public final class RandomGames {

    private final Play<?> play;
    private long seed;
    /** What the journals weigh, so that nobody can leave them out unseen. */
    private long bytes;

    private RandomGames(Play<?> play) {
        this.play = play;
    }

    /** Of a small game of the bench, in which each move is asked for, or of a plugin as it is played by itself. */
    static RandomGames of(String ruleset) {
        RulesetPlugin small = small(ruleset);
        LoadedRuleset loaded =
                small == null ? Rulesets.find(Path.of("plugins")).find(ruleset).orElseThrow() : LoadedRuleset.of(small);
        GameConfig config = GameConfig.read(small == null ? "" : "auto: false");
        return new RandomGames(Opening.of(loaded).play(config, "bench"));
    }

    private static @Nullable RulesetPlugin small(String ruleset) {
        return switch (ruleset) {
            case "ac12" -> new Ac12(Ac12.ROUNDS);
            case "connect-four" -> new ConnectFour();
            case "tic-tac-toe" -> new TicTacToe();
            default -> null;
        };
    }

    /** Plays one without a journal; how many decisions it had. */
    int inMemory() {
        return inMemory(play);
    }

    private <S> int inMemory(Play<S> of) {
        return new Playout<>(of.engine(), Bot.random(), Playout.MOST_DECISIONS)
                .play(of.start(), seed++)
                .decisions();
    }

    /** Plays one in which each answer is read, checked, written as JSON and chained by hashes; how many there were. */
    int journalled() {
        return journalled(play);
    }

    private <S> int journalled(Play<S> of) {
        RandomSeats seats = new RandomSeats(new SplittableRandom(seed++));
        Game<S> game = Game.open(of, Clock.systemUTC(), "bench");
        int answers = 0;
        while (game.result().isEmpty()) {
            seats.choose(game);
            answers++;
            game.takeUnsaved().forEach(line -> bytes += line.length);
        }
        return answers;
    }

    /** {@code RULESET memory|journalled SECONDS [WARM_UP]}. */
    public static void main(String[] args) {
        RandomGames games = of(args[0]);
        IntSupplier game = switch (args[1]) {
            case "memory" -> games::inMemory;
            case "journalled" -> games::journalled;
            default -> throw new IllegalArgumentException("memory or journalled, not " + args[1]);
        };
        System.out.println(Pace.warm(args, 2, game).toJson(args[0] + " " + args[1]));
    }
}
