package org.muster.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.geometry.Tables;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

/** What holds on every table. Each message names the seed that makes it again. */
class SightPropertiesTest {

    @Test
    @Rule("SKD-LOS-02")
    void sightIsSymmetric() {
        for (long seed = 0; seed < Effort.of(400); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Sight sight = Sight.over(table);
            for (int i = 0; i < 10; i++) {
                Disc one = Tables.safe(table, random);
                Disc other = Tables.safe(table, random);
                assertThat(sight.sees(one, other))
                        .as("seed %d, %s and %s", seed, one, other)
                        .isEqualTo(sight.sees(other, one));
            }
        }
    }

    @Test
    void anotherPieceNeverOpensSightAndNeverUncovers() {
        for (long seed = 0; seed < Effort.of(400); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            if (table.pieces().isEmpty()) {
                continue;
            }
            Tabletop less = table.without(
                    table.pieces().get(random.nextInt(table.pieces().size())).id());
            for (int i = 0; i < 10; i++) {
                Disc one = Tables.safe(table, random);
                Disc other = Tables.safe(table, random);
                if (!one.equals(less.stand(one.at(), 2.5)) || !other.equals(less.stand(other.at(), 2.5))) {
                    continue; // it stood on the piece
                }
                String name = "seed %d, %s and %s".formatted(seed, one, other);
                if (Sight.over(table).sees(one, other)) {
                    assertThat(Sight.over(less).sees(one, other)).as(name).isTrue();
                }
                if (Sight.over(less).hidden(one, other, piece -> true)) {
                    assertThat(Sight.over(table).hidden(one, other, piece -> true))
                            .as(name)
                            .isTrue();
                }
            }
        }
    }

    @Test
    @Rule("SKD-OBS-03")
    void whoIsNotSeenIsHidden() {
        for (long seed = 0; seed < Effort.of(400); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Disc one = Tables.safe(table, random);
            Disc other = Tables.safe(table, random);
            if (!Sight.over(table).sees(one, other) && one.z() >= 0 && other.z() >= 0) {
                assertThat(Sight.over(table).hidden(one, other, piece -> true))
                        .as("seed %d, %s and %s", seed, one, other)
                        .isTrue();
            }
        }
    }

    /** Many random lines from silhouette to silhouette: none may be open where sight is said to be blocked. */
    @Test
    @Rule("SKD-GEO-14")
    void sightAgreesWithLinesTriedAtRandom() {
        for (long seed = 0; seed < Effort.of(150); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Disc one = Tables.safe(table, random);
            Disc other = Tables.safe(table, random);
            if (one.z() < 0 || other.z() < 0) {
                continue;
            }
            boolean found = false;
            for (int i = 0; i < 1000 && !found; i++) {
                found = isOpen(table, in(one, random), in(other, random));
            }
            if (found) {
                assertThat(Sight.over(table).sees(one, other))
                        .as("seed %d, %s and %s", seed, one, other)
                        .isTrue();
            }
        }
    }

    private static double[] in(Disc disc, SplittableRandom random) {
        while (true) {
            double x = 2 * random.nextDouble() - 1;
            double y = 2 * random.nextDouble() - 1;
            if (x * x + y * y <= 1) {
                return new double[] {
                    disc.at().x() + x * disc.radius(),
                    disc.at().y() + y * disc.radius(),
                    disc.z() + 5 * Math.sqrt(random.nextDouble())
                };
            }
        }
    }

    /** Walks along a line in small steps and asks at each whether it is inside a piece. */
    private static boolean isOpen(Tabletop table, double[] a, double[] b) {
        List<Piece> solid = new ArrayList<>(table.pieces());
        solid.removeIf(piece -> piece.kind() == Piece.Kind.PIT);
        int steps = 400;
        for (int i = 1; i < steps; i++) {
            double t = (double) i / steps;
            double x = a[0] + t * (b[0] - a[0]);
            double y = a[1] + t * (b[1] - a[1]);
            double z = a[2] + t * (b[2] - a[2]);
            for (Piece piece : solid) {
                // a hair wider, so that a corner cut between two steps does not count as open
                if (z < piece.top() + 0.05 && Patch.of(piece.polygon()).distance(x, y) < 0.1) {
                    return false;
                }
            }
        }
        return true;
    }
}
