package org.muster.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.flow.Ask;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.json.OptionsJson;
import org.muster.core.view.View;
import org.muster.drawing.SceneSvg;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** A campaign of four in its eighth turn: options, views, pictures, its file. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class CampaignBench {

    private static final int TURN = 8;

    private static Game<?> inTurn(Play<?> play, String step) {
        for (long seed = 1; ; seed++) {
            RandomSeats seats = new RandomSeats(new SplittableRandom(seed));
            Game<?> game = Game.open(play, Clock.systemUTC(), "bench");
            while (game.result().isEmpty()) {
                boolean there =
                        game.position().round() >= TURN && game.open().stream().anyMatch(one -> isNamed(one, step));
                if (there) {
                    return game;
                }
                seats.choose(game);
            }
        }
    }

    private static boolean isNamed(Open<?, ?> open, String step) {
        return StepNames.of(open.step()).equals(step);
    }

    /** What a step asks, made anew as after every change of the state: options keep what they have worked out. */
    private record Question<S, C>(Ask<S, C> step, S state) {

        static <S> Question<S, ?> of(Game<S> game, String step) {
            for (Open<S, ?> open : game.open()) {
                if (isNamed(open, step)) {
                    return new Question<>(open.step(), game.state());
                }
            }
            throw new IllegalStateException(step + " asks nothing");
        }

        Options<C> options() {
            return step.decision(state).questions().get(0).options();
        }

        Answer answer(SplittableRandom random) {
            Options<C> options = options();
            return options.write(options.sample(random));
        }
    }

    /** A question that is open. */
    @State(Scope.Thread)
    @SuppressWarnings("NullAway.Init") // set up by JMH
    public static class Asked {
        /** The step that asks. */
        @Param({"Spend", "Move", "FightBattle"})
        public String step;

        private final SplittableRandom random = new SplittableRandom(1);
        private Question<?, ?> question;
        private Answer answer;

        /** Plays up to there. */
        @Setup
        public void play() {
            question = Question.of(inTurn(Plays.campaign(4, 1), step), step);
            answer = question.answer(random);
        }
    }

    /** Just the question. */
    @Benchmark
    public Object optionsMake(Asked asked) {
        return asked.question.options();
    }

    /** And a random legal choice. */
    @Benchmark
    public Object optionsSample(Asked asked) {
        return asked.question.options().sample(asked.random);
    }

    /** And a choice out of an answer, every rule checked. */
    @Benchmark
    public Object optionsRead(Asked asked) {
        return asked.question.options().read(asked.answer);
    }

    /** And whether there is more than one choice. */
    @Benchmark
    public long optionsCount(Asked asked) {
        return asked.question.options().count(2);
    }

    /** And the form a page shows. */
    @Benchmark
    public Object optionsDescribe(Asked asked) {
        return OptionsJson.describe(asked.question.options());
    }

    /** The game as its players see it. */
    @State(Scope.Thread)
    public static class Seen {
        private final Play<?> play = Plays.campaign(4, 1);
        private final Game<?> game = inTurn(play, "Move");
        private final Player player = play.setup().players().get(0);

        View<?> view() {
            return new View<>(game, Viewer.of(player));
        }
    }

    /** The position as one player may know it, as JSON. */
    @Benchmark
    public Object viewJson(Seen seen) {
        return seen.view().position();
    }

    /** What is to be drawn for one player. */
    @Benchmark
    public Scene scene(Seen seen) {
        return seen.view().scene();
    }

    /** And drawn. */
    @Benchmark
    public String sceneSvg(Seen seen) {
        return SceneSvg.draw(seen.view().scene());
    }

    /** A campaign of four in its file. */
    @State(Scope.Thread)
    @SuppressWarnings("NullAway.Init") // set up by JMH
    public static class Saved {
        private final Play<?> play = Plays.campaign(4, 1);
        private Path folder;
        private JournalFile file;

        /** Plays a campaign to its end and writes it. */
        @Setup(Level.Trial)
        public void write() throws IOException {
            Game<?> game = Game.open(play, Clock.systemUTC(), "bench");
            new RandomSeats(new SplittableRandom(1)).play(game, Integer.MAX_VALUE);
            folder = Files.createTempDirectory("muster-bench");
            file = JournalFile.create(folder.resolve("game.muster"), game.takeUnsaved());
            System.out.printf("# %d entries, %d bytes%n", game.entries().size(), Files.size(file.path()));
        }

        /** Takes the file away. */
        @TearDown(Level.Trial)
        public void delete() throws IOException {
            Files.delete(file.path());
            Files.delete(folder);
        }
    }

    /** A whole campaign read from its file, every hash checked and every entry played. */
    @Benchmark
    public Game<?> load(Saved saved) throws IOException {
        Journal journal = Journal.read(JournalFile.read(saved.file.path()).lines());
        return Game.load(saved.play, journal, Clock.systemUTC());
    }
}
