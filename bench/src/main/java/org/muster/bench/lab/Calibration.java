package org.muster.bench.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Level;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.game.Play;
import org.muster.core.lab.Interval;
import org.muster.core.lab.Outlook;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/**
 * Whether forecasts come true: games are played to their end, and from a quarter, the half and three quarters of each it is
 * forecast, from what a seat may know, what every seat's chance is. Of all chances of about 70 % seven in ten should have
 * won.
 */
final class Calibration {

    private static final int BINS = 10;
    private static final int QUARTERS = 4;

    private final int[] count = new int[BINS];
    private final double[] told = new double[BINS];
    private final double[] won = new double[BINS];
    private double error;
    private double errorOfNobody;

    private Calibration() {}

    /**
     * Prints a table.
     *
     * @param args the ruleset; games (100); playouts of a forecast (40); the level that plays the games (the usual bots,
     *     with which forecasts play on)
     */
    public static void main(String[] args) {
        if (args.length == 0) {
            throw new IllegalArgumentException("name a ruleset, as ./muster rulesets lists them");
        }
        LoadedRuleset loaded = Rulesets.find(Path.of("plugins"))
                .find(args[0])
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no ruleset " + args[0] + "; ./muster rulesets lists them"));
        int games = args.length > 1 ? Integer.parseInt(args[1]) : 100;
        int playouts = args.length > 2 ? Integer.parseInt(args[2]) : 40;
        Optional<Level> level = args.length > 3 ? Optional.of(level(args[3])) : Optional.empty();
        Calibration calibration = new Calibration();
        Opening opening = Opening.of(loaded);
        for (int game = 0; game < games; game++) {
            String config = "seed: " + (game + 1) + "\nauto: false\n";
            Play<?> play = opening.play(GameConfig.read(config), "calibration");
            calibration.add(play, playouts, level, game);
        }
        calibration.print(games, playouts, level.map(Level::id).orElse("usual"));
    }

    private static Level level(String id) {
        return Level.called(id).orElseThrow(() -> new IllegalArgumentException("there is no level " + id));
    }

    private <S> void add(Play<S> play, int playouts, Optional<Level> level, int seed) {
        Stops<S> stops = new Stops<>(level.isPresent() ? level.get().bot(play) : Bot.usual());
        Result result = new Playout<>(play.engine(), stops, Playout.MOST_DECISIONS)
                .play(play.start(), seed)
                .result();
        if (result == null) {
            return; // given up: nobody knows what it would have come to
        }
        List<Player> seats = play.setup().players();
        for (int quarter = 1; quarter < QUARTERS && !stops.rounds.isEmpty(); quarter++) {
            Position<S> then = stops.rounds.get(stops.rounds.size() * quarter / QUARTERS);
            Player asks = seats.get((seed + quarter) % seats.size());
            Outlook outlook = Outlook.of(play, then, asks, Bot.usual(), Outlook.Extent.of(playouts), seed, done -> {});
            outlook.sums()
                    .seats()
                    .forEach(
                            (seat, tally) -> add(tally.share(), result.winners().contains(seat) ? 1 : 0, seats.size()));
        }
    }

    private void add(double chance, int came, int seats) {
        int bin = Math.min(BINS - 1, (int) (chance * BINS));
        count[bin]++;
        told[bin] += chance;
        won[bin] += came;
        error += (chance - came) * (chance - came);
        errorOfNobody += (1.0 / seats - came) * (1.0 / seats - came);
    }

    private void print(int games, int playouts, String who) {
        System.out.printf("%d games of %s bots, %d playouts a forecast%n", games, who, playouts);
        System.out.printf("told       forecasts  mean told  came true  95 %% interval%n");
        int all = 0;
        for (int bin = 0; bin < BINS; bin++) {
            all += count[bin];
            if (count[bin] > 0) {
                Interval came = Interval.of(won[bin], count[bin]);
                System.out.printf(
                        Locale.ROOT,
                        "%3d-%3d %%  %9d  %7.1f %%  %7.1f %%  %.1f to %.1f %%%n",
                        bin * BINS,
                        (bin + 1) * BINS,
                        count[bin],
                        100 * told[bin] / count[bin],
                        100 * won[bin] / count[bin],
                        100 * came.low(),
                        100 * came.high());
            }
        }
        System.out.printf(
                Locale.ROOT,
                "squared error %.3f; who tells everybody the same: %.3f%n",
                error / all,
                errorOfNobody / all);
    }

    /** Plays as another bot does, and remembers how it stood at the beginning of each round. */
    private static final class Stops<S> implements Bot<S> {
        private final Bot<S> bot;
        private final List<Position<S>> rounds = new ArrayList<>();
        private int seen;

        private Stops(Bot<S> bot) {
            this.bot = bot;
        }

        @Override
        public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
            if (game.round() > seen) {
                seen = game.round();
                rounds.add(game.position());
            }
            return bot.choose(game, open, question, random);
        }
    }
}
