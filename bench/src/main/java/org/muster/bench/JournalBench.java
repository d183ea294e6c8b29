package org.muster.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
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

/** One game of AC12 that goes on and on: what it costs to play on, to save and to load it, as its journal grows. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // set up by JMH
public class JournalBench {

    private static final int ENDLESS = 1_000_000;
    private static final int CHOICES = 100;
    private static final int WARM_UP = 200_000;

    /** How long the journal is before anything is measured. */
    @Param({"100", "1000", "10000", "100000"})
    public int entries;

    private final RandomSeats seats = new RandomSeats(new SplittableRandom(1));
    private final Play<?> play = Plays.ac12(ENDLESS);
    private Game<?> game;
    private Path folder;
    private JournalFile file;
    private List<String> lines;
    private Journal journal;

    /** Long journals would warm up what short ones meet cold. */
    @Setup(Level.Trial)
    public void warmUp() throws IOException {
        entries(WARM_UP);
        for (int i = 0; i < 3; i++) {
            read();
            replay();
        }
        delete();
    }

    /** Plays up to there and writes the file. */
    @Setup(Level.Iteration)
    public void write() throws IOException {
        entries(entries);
    }

    private void entries(int length) throws IOException {
        game = seats.play(Game.open(play, Clock.systemUTC(), "bench"), length);
        folder = Files.createTempDirectory("muster-bench");
        file = JournalFile.create(folder.resolve("game.muster"), game.takeUnsaved());
        lines = JournalFile.read(file.path()).lines();
        journal = Journal.read(lines);
    }

    /** Takes the file away. */
    @TearDown(Level.Iteration)
    public void delete() throws IOException {
        Files.delete(file.path());
        Files.delete(folder);
    }

    /** An answer, checked, carried out and journalled in memory; what follows from it too. */
    @Benchmark
    @Warmup(iterations = 60, batchSize = CHOICES)
    @Measurement(iterations = 30, batchSize = CHOICES)
    public void choose() {
        seats.choose(game);
    }

    /** The same, and on the disk before anything else happens. */
    @Benchmark
    @Warmup(iterations = 20, batchSize = CHOICES)
    @Measurement(iterations = 10, batchSize = CHOICES)
    public void chooseAndSave() throws IOException {
        seats.choose(game);
        file.append(game.takeUnsaved());
    }

    /** Reads the file, and checks every hash. */
    @Benchmark
    @Warmup(iterations = 15)
    @Measurement(iterations = 10)
    public Journal read() throws IOException {
        return Journal.read(JournalFile.read(file.path()).lines());
    }

    /** Plays what was read. */
    @Benchmark
    @Warmup(iterations = 15)
    @Measurement(iterations = 10)
    public Game<?> replay() {
        return Game.load(play, journal, Clock.systemUTC());
    }

    /** Writes all of it to a new file. */
    @Benchmark
    @Warmup(iterations = 15)
    @Measurement(iterations = 10)
    public void saveAll() throws IOException {
        Path copy = folder.resolve("copy.muster");
        JournalFile.create(
                copy, lines.stream().map(line -> (line + '\n').getBytes(UTF_8)).toList());
        Files.delete(copy);
    }
}
