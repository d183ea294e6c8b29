package org.muster.bench.ac12;

import java.time.Clock;
import java.util.SplittableRandom;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.bench.pace.Pace;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;

/** AC12 on the engine, measured as {@link PlainAc12Bench} and {@code run.js} are: {@code MODE SECONDS [WARM_UP]}. */
public final class EngineAc12Bench {

    private final Play<Ac12.Board> play;
    private final Playout<Ac12.Board> playout;
    private long seed;
    /** What the views weigh, so that nobody can leave them out unseen. */
    private long bytes;

    @SuppressWarnings("unchecked") // it is that ruleset
    EngineAc12Bench() {
        LoadedRuleset loaded = LoadedRuleset.of(new Ac12(Ac12.ROUNDS));
        GameConfig config = GameConfig.read("seats: {p0: A, p1: B, p2: C, p3: D}\nauto: false\n");
        play = (Play<Ac12.Board>) Opening.of(loaded).play(config, "bench");
        playout = new Playout<>(play.engine(), Bot.random(), 1000);
    }

    /** In memory, without a journal. */
    int core() {
        return playout.play(play.start(), seed++).decisions();
    }

    /** Validated, written as JSON, chained by hashes. */
    int logged() {
        return journalled(false);
    }

    /** And four filtered views as JSON after every move. */
    int hosted() {
        return journalled(true);
    }

    private int journalled(boolean views) {
        SplittableRandom random = new SplittableRandom(seed++);
        Game<Ac12.Board> game = Game.open(play, Clock.systemUTC(), "bench");
        int moves = 0;
        while (game.result().isEmpty()) {
            choose(game, game.open().get(0), random);
            moves++;
            game.takeUnsaved().forEach(line -> bytes += line.length);
            if (views) {
                for (Player player : play.setup().players()) {
                    Ac12.Board seen = play.ruleset().view(game.state(), Viewer.of(player));
                    bytes += play.json().bytes(seen).length;
                }
            }
        }
        return moves;
    }

    private <C> void choose(Game<Ac12.Board> game, Open<Ac12.Board, C> open, SplittableRandom random) {
        Question<C> question = open.questions().get(0);
        C choice = question.options().sample(random);
        game.choose(
                question.id().id(), question.id(), open.id(), question.options().write(choice), true);
    }

    /** {@code core|logged|hosted SECONDS [WARM_UP]}. */
    public static void main(String[] args) {
        EngineAc12Bench bench = new EngineAc12Bench();
        java.util.function.IntSupplier game = switch (args[0]) {
            case "core" -> bench::core;
            case "logged" -> bench::logged;
            case "hosted" -> bench::hosted;
            default -> throw new IllegalArgumentException("core, logged or hosted, not " + args[0]);
        };
        System.out.println(Pace.warm(args, 1, game).toJson(args[0]));
    }
}
