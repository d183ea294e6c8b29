package org.muster.bench.peers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.RulesetPlugin;
import org.muster.bench.ac12.Ac12;
import org.muster.bench.connectfour.ConnectFour;
import org.muster.bench.pace.Pace;
import org.muster.bench.tictactoe.TicTacToe;
import org.muster.core.bot.Bot;
import org.muster.core.bot.JournalledPlayout;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Journal;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** Random games of any ruleset, one after another; {@code RULESET memory|journalled|replayed SECONDS [WARM_UP]}. */
public final class RandomGames {

    private final Play<?> play;
    private long seed;
    /** What the journals weigh, so that nobody can leave them out unseen. */
    private long bytes;

    /** Journals of games to play again. */
    private static final int KEPT = 60;

    private final List<Kept> kept = new ArrayList<>();
    private int next;

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
        Game<?> game = another();
        game.takeUnsaved().forEach(line -> bytes += line.length);
        return game.answers();
    }

    private Game<?> another() {
        return another(play);
    }

    private <S> Game<S> another(Play<S> of) {
        return JournalledPlayout.play(of, Bot.random(), seed++, Playout.MOST_DECISIONS);
    }

    /** Reads and plays again one of {@value #KEPT} that were played before; how many entries it has. */
    int replayed() {
        while (kept.size() < KEPT) {
            Game<?> game = another();
            List<String> lines = game.takeUnsaved().stream()
                    .map(line -> new String(line, UTF_8).stripTrailing())
                    .toList();
            kept.add(new Kept(game.play(), lines));
        }
        Kept one = kept.get(next++ % KEPT);
        return Game.load(one.play(), Journal.read(one.lines()), Clock.systemUTC())
                .entries()
                .size();
    }

    private record Kept(Play<?> play, List<String> lines) {}

    /** {@code RULESET memory|journalled|replayed SECONDS [WARM_UP]}. */
    public static void main(String[] args) {
        RandomGames games = of(args[0]);
        IntSupplier game = switch (args[1]) {
            case "memory" -> games::inMemory;
            case "journalled" -> games::journalled;
            case "replayed" -> games::replayed;
            default -> throw new IllegalArgumentException("memory, journalled or replayed, not " + args[1]);
        };
        System.out.println(Pace.warm(args, 2, game).toJson(args[0] + " " + args[1]));
    }
}
