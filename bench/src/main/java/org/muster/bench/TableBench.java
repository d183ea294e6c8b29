package org.muster.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.muster.api.check.Checked;
import org.muster.api.space.Point;
import org.muster.geometry.move.Movement;
import org.muster.geometry.move.Way;
import org.muster.geometry.place.Placing;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.sight.Sight;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Questions to a table of 90 by 90 cm with the 18 pieces of the citadel and eleven bases, asked about places all over
 * it in turn.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // set up by JMH
public class TableBench {

    private static final double SMALL = 2.5;
    private static final double MOVE = 15;
    private static final double COHESION = 5;
    private static final int ASKED = 64;

    private static final double[][] STARTS = {
        {45, 8}, {35, 8}, {55, 8}, {30, 53}, {27, 53}, {33, 53}, {30, 56}, {60, 53}, {45, 76}, {43, 64}, {47, 64}
    };

    /** Height, standable, climbable, then the corners; a pit is as deep as it is less than 0 high. */
    private static final double[][] PIECES = {
        {10, 1, 1, 0, 58, 12, 58, 12, 61, 0, 61},
        {5, 0, 1, 12, 58, 16, 58, 16, 61, 12, 61},
        {10, 1, 1, 16, 58, 38, 58, 38, 61, 16, 61},
        {8, 0, 0, 38, 59, 52, 59, 52, 60, 38, 60},
        {10, 1, 1, 52, 58, 74, 58, 74, 61, 52, 61},
        {5, 0, 1, 74, 58, 78, 58, 78, 61, 74, 61},
        {10, 1, 1, 78, 58, 90, 58, 90, 61, 78, 61},
        {2.5, 1, 1, 40, 68, 50, 68, 50, 72, 40, 72},
        {5, 1, 1, 25, 72, 65, 72, 65, 90, 25, 90},
        {7.5, 1, 1, 4, 66, 14, 66, 14, 76, 4, 76},
        {4, 1, 1, 70, 66, 76, 66, 76, 70, 70, 70},
        {12, 0, 0, 18, 36, 22, 36, 22, 40, 18, 40},
        {12, 0, 0, 68, 36, 72, 36, 72, 40, 68, 40},
        {2, 0, 1, 28, 44, 36, 44, 38, 48, 30, 50},
        {2, 0, 1, 54, 44, 62, 44, 60, 50, 52, 48},
        {3, 0, 1, 10, 24, 24, 24, 24, 25, 10, 25},
        {3, 0, 1, 66, 24, 80, 24, 80, 25, 66, 25},
        {-12, 1, 1, 36, 30, 54, 30, 54, 34, 36, 34}
    };

    private final SplittableRandom random = new SplittableRandom(1);
    private Tabletop table;
    private Sight sight;
    private final List<Disc> places = new ArrayList<>();
    private final List<Movement> moves = new ArrayList<>();
    private final List<Movement> marches = new ArrayList<>();
    private final List<Point> near = new ArrayList<>();
    private final List<List<Point>> ways = new ArrayList<>();
    private int turn;

    /** The table, and what is asked of it. */
    @Setup
    public void lay() {
        table = citadel();
        sight = Sight.over(table);
        List<Base> bases = new ArrayList<>();
        for (double[] start : STARTS) {
            bases.add(new Base("base-" + bases.size(), table.stand(new Point(start[0], start[1]), SMALL)));
        }
        while (places.size() < ASKED) {
            Disc disc = table.stand(new Point(90 * random.nextDouble(), 90 * random.nextDouble()), SMALL);
            if (table.safe(disc).isEmpty() && bases.stream().noneMatch(base -> table.overlaps(disc, base.disc()))) {
                places.add(disc);
            }
        }
        for (Disc place : places) {
            Movement march = Movement.of(table, place, MOVE).blockedBy(bases);
            marches.add(march);
            moves.add(march.climbing(true));
            Checked<Way> way;
            do {
                near.add(new Point(
                        place.at().x() + MOVE * (2 * random.nextDouble() - 1),
                        place.at().y() + MOVE * (2 * random.nextDouble() - 1)));
                way = march.climbing(true).shortest(near.get(near.size() - 1));
                if (!way.isOk()) {
                    near.remove(near.size() - 1);
                }
            } while (!way.isOk());
            ways.add(way.value().points());
        }
    }

    static Tabletop citadel() {
        List<Piece> pieces = new ArrayList<>();
        for (double[] numbers : PIECES) {
            List<Point> corners = new ArrayList<>();
            for (int i = 3; i < numbers.length; i += 2) {
                corners.add(new Point(numbers[i], numbers[i + 1]));
            }
            boolean solid = numbers[0] > 0;
            pieces.add(new Piece(
                    "piece-" + pieces.size(),
                    solid ? Piece.Kind.SOLID : Piece.Kind.PIT,
                    corners,
                    Math.abs(numbers[0]),
                    0,
                    solid,
                    numbers[1] > 0,
                    numbers[2] > 0));
        }
        return Tabletop.of(90, 90, pieces, Measures.of(2.5, 5, 5, 5));
    }

    private int next() {
        turn = (turn + 1) % ASKED;
        return turn;
    }

    /** The border of all that a move action reaches, climbs included. */
    @Benchmark
    public List<List<Point>> outline() {
        return moves.get(next()).outline();
    }

    /** The same for a move that does not climb. */
    @Benchmark
    public List<List<Point>> outlineOnFoot() {
        return marches.get(next()).outline();
    }

    /** A shortest way to a place within reach. */
    @Benchmark
    public Checked<Way> shortest() {
        int i = next();
        return moves.get(i).shortest(near.get(i));
    }

    /** Whether a way can be gone. */
    @Benchmark
    public Checked<Way> check() {
        int i = next();
        return moves.get(i).check(ways.get(i));
    }

    /** A random way. */
    @Benchmark
    public List<Point> sample() {
        return moves.get(next()).sample(random);
    }

    /** Whether two bases see each other. */
    @Benchmark
    public boolean sees() {
        return sight.sees(places.get(next()), places.get(random.nextInt(ASKED)));
    }

    /** Whether some of a base is hidden from another. */
    @Benchmark
    public boolean hidden() {
        return sight.hidden(places.get(next()), places.get(random.nextInt(ASKED)), piece -> true);
    }

    /** Three followers put down beside their leader. */
    @Benchmark
    public Optional<List<Base>> placing() {
        Disc leader = places.get(next());
        List<Base> squad = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            squad.add(new Base("follower-" + i, table.stand(new Point(28 + 3 * i, 10), SMALL)));
        }
        return Placing.around(table, leader, COHESION)
                .amid(List.of(new Base("leader", leader)))
                .place(table.stand(new Point(31, 13), SMALL), squad);
    }

    /** The first question to a new table: nothing is known of it yet. */
    @Benchmark
    public Checked<Way> firstShortest() {
        Tabletop fresh = citadel();
        return Movement.of(fresh, fresh.stand(new Point(17, 20), SMALL), MOVE)
                .climbing(true)
                .shortest(new Point(17.5, 28));
    }
}
