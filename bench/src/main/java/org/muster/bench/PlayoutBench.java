package org.muster.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.muster.bench.ac12.Ac12;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.game.Play;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Games among random bots in memory, on one core: games and decisions a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 4)
@Measurement(iterations = 5, time = 4)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@State(Scope.Thread)
public class PlayoutBench {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Counted beside the games. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        /** Choices made. */
        public long decisions;

        /** Processor time spent; by the decisions, it is what one costs however busy the machine is. */
        public long cpuMicros;

        private void play(Series series) {
            long start = THREADS.getCurrentThreadCpuTime();
            decisions += series.next();
            cpuMicros += (THREADS.getCurrentThreadCpuTime() - start) / 1000;
        }
    }

    /** A game of AC12. */
    @State(Scope.Thread)
    public static class SmallGame extends Series {
        /** Makes it ready. */
        public SmallGame() {
            super(Plays.ac12(Ac12.ROUNDS));
        }
    }

    /** A campaign, as the planet and the number of players grow. */
    @State(Scope.Thread)
    @SuppressWarnings("NullAway.Init") // set up by JMH
    public static class Campaign {
        /** How many play. */
        @Param({"2", "4", "8"})
        public int players;

        /** Width of the planet, by that of the ruleset's own map: 40 territories, or 400. */
        @Param({"1", "10"})
        public int maps;

        private Series series;

        /** Makes it ready. */
        @Setup
        public void open() {
            series = new Series(Plays.campaign(players, maps));
        }
    }

    /** One game after another. */
    static class Series {
        private final Play<?> play;
        private long seed;

        Series(Play<?> play) {
            this.play = play;
        }

        int next() {
            return next(play);
        }

        private <S> int next(Play<S> of) {
            return new Playout<>(of.engine(), Bot.random(), Playout.MOST_DECISIONS)
                    .play(of.start(), seed++)
                    .decisions();
        }
    }

    /** AC12. */
    @Benchmark
    public void ac12(SmallGame game, Counted counted) {
        counted.play(game);
    }

    /** A campaign of swm-campaign. */
    @Benchmark
    public void campaign(Campaign campaign, Counted counted) {
        counted.play(campaign.series);
    }
}
