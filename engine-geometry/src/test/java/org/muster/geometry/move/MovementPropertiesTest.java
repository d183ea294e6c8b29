package org.muster.geometry.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.geometry.Asked;
import org.muster.geometry.Peridea;
import org.muster.geometry.Tables;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

/** What holds on every table. Each message names the seed that makes it again. */
class MovementPropertiesTest {

    private static final double FAR = 15;

    private record Situation(String name, SplittableRandom random, Tabletop table, Disc start, Movement movement) {}

    private static Situation situation(long seed, boolean climbing, int enemies) {
        SplittableRandom random = new SplittableRandom(seed);
        Tabletop table = Tables.random(random);
        Disc start = Tables.safe(table, random);
        List<Base> blockers = Tables.bases(table, random, enemies, List.of(start));
        Movement movement = Movement.of(table, start, FAR).climbing(climbing).blockedBy(blockers);
        return new Situation("seed " + seed + " from " + start.at(), random, table, start, movement);
    }

    @Test
    @Rule({"SKD-GEO-15", "SKD-MOVE-09"})
    void aShortestWayPassesItsOwnCheckAndIsNoShorterThanStraight() {
        for (long seed = 0; seed < Effort.of(60); seed++) {
            Situation at = situation(seed, seed % 3 != 0, (int) (seed % 4));
            for (int i = 0; i < 8; i++) {
                Point end = Tables.point(at.random);
                Checked<Way> way = at.movement.shortest(end);
                if (way.isOk()) {
                    String name = at.name + " to " + end;
                    Checked<Way> again = at.movement.check(way.value().points());
                    assertThat(again.violations()).as(name).isEmpty();
                    assertThat(again.value()).as(name).isEqualTo(way.value());
                    assertThat(way.value().length())
                            .as(name)
                            .isGreaterThanOrEqualTo(at.start.at().to(end) - 1e-6)
                            .isLessThanOrEqualTo(FAR + 0.0201);
                    assertThat(at.table.safe(way.value().end())).as(name).isEmpty();
                } else {
                    assertThat(way.violations()).as(at.name + " to " + end).isNotEmpty();
                }
            }
        }
    }

    @Test
    void whatIsReachedIsReachedWithMore() {
        for (long seed = 0; seed < Effort.of(30); seed++) {
            Situation at = situation(seed, seed % 2 == 0, 2);
            Movement more = Movement.of(at.table, at.start, FAR + 1)
                    .climbing(seed % 2 == 0)
                    .blockedBy(at.movement.mover().blockers());
            for (int i = 0; i < 6; i++) {
                Point end = Tables.point(at.random);
                Checked<Way> way = at.movement.shortest(end);
                if (way.isOk()) {
                    Checked<Way> longer = more.shortest(end);
                    assertThat(longer.violations()).as(at.name + " to " + end).isEmpty();
                    assertThat(longer.value().length())
                            .as(at.name + " to " + end)
                            .isCloseTo(way.value().length(), within(0.1));
                }
            }
        }
    }

    @Test
    void fewerObstaclesNeverMakeAWayLonger() {
        for (long seed = 0; seed < Effort.of(30); seed++) {
            Situation at = situation(seed, true, 3);
            Movement open = Movement.of(at.table, at.start, FAR).climbing(true);
            for (int i = 0; i < 6; i++) {
                Point end = Tables.point(at.random);
                Checked<Way> way = at.movement.shortest(end);
                if (way.isOk()) {
                    assertThat(open.shortest(end).map(Way::length).value())
                            .as(at.name + " to " + end)
                            .isLessThanOrEqualTo(way.value().length() + 0.1);
                }
            }
        }
    }

    @Test
    void everySampleIsLegalAndAllKindsOccur() {
        int[] kinds = new int[Leg.Kind.values().length];
        for (long seed = 0; seed < 300; seed++) {
            Situation at = situation(seed, seed % 4 != 0, (int) (seed % 5));
            Movement drawn = at.movement.drawnTo(List.of(Tables.point(at.random), Tables.point(at.random)));
            for (int i = 0; i < 20; i++) {
                List<Point> way = drawn.sample(at.random);
                Checked<Way> checked = drawn.check(way);
                assertThat(checked.violations()).as(at.name + " along " + way).isEmpty();
                checked.value().legs().forEach(leg -> kinds[leg.kind().ordinal()]++);
            }
        }
        assertThat(kinds).as("walks, leaps, climbs").doesNotContain(0);
    }

    @Tag("long")
    @Test
    void aTableThatWasAskedManyTimesAnswersAsANewOne() {
        for (long seed = 0; seed < 12; seed++) {
            Tabletop kept = Tables.random(new SplittableRandom(seed));
            for (int i = 0; i < 20; i++) {
                SplittableRandom random = new SplittableRandom(100 * seed + i);
                Disc start = Tables.safe(kept, random);
                List<Base> blockers = Tables.bases(kept, random, i % 4, List.of(start));
                Point end = Tables.point(random);
                boolean climbing = i % 3 != 0;
                String name = "seed " + seed + ", " + i + " from " + start.at() + " to " + end;
                Tabletop fresh = Tabletop.of(kept.width(), kept.depth(), kept.pieces(), kept.measures());
                Movement ofKept =
                        Movement.of(kept, start, FAR).climbing(climbing).blockedBy(blockers);
                Movement ofFresh =
                        Movement.of(fresh, start, FAR).climbing(climbing).blockedBy(blockers);
                Checked<Way> way = ofKept.shortest(end);
                assertThat(way.violations())
                        .as(name)
                        .isEqualTo(ofFresh.shortest(end).violations());
                if (way.isOk()) {
                    assertThat(way.value())
                            .as(name)
                            .isEqualTo(ofFresh.shortest(end).value());
                }
                assertThat(ofKept.drawnTo(List.of(end)).sample(new SplittableRandom(i)))
                        .as(name)
                        .isEqualTo(ofFresh.drawnTo(List.of(end)).sample(new SplittableRandom(i)));
            }
        }
    }

    @Test
    void samplesAreDrawnToPlaces() {
        Movement drawn = Asked.move(Peridea.CLOSED, 15, 20, 30).drawnTo(List.of(new Point(26, 36)));
        SplittableRandom random = new SplittableRandom(1);
        int there = 0;
        for (int i = 0; i < 300; i++) {
            List<Point> way = drawn.sample(random);
            there += way.get(way.size() - 1).equals(new Point(26, 36)) ? 1 : 0;
        }
        assertThat(there).isBetween(50, 150);
    }

    @Test
    void whoMustLeaveFindsAWayIfThereIsOne() {
        Movement leaving = Asked.move(Peridea.CLOSED, 5, 20, 30)
                .endingWhere(end -> end.at().to(new Point(20, 30)) < 4.9
                        ? List.of(Violation.of("E-NEAR", "Too near."))
                        : List.of());
        assertThat(leaving.possible()).isTrue();
        assertThat(leaving.check(leaving.sample(new SplittableRandom(1))).isOk())
                .isTrue();
        Movement stuck = leaving.endingWhere(end -> List.of(Violation.of("E-NEVER", "Nowhere.")));
        assertThat(stuck.possible()).isFalse();
    }

    /** Multiples of a quarter stay on the grid wherever they are moved. */
    @Test
    void translationsAndMirrorImagesGiveTheSameAnswers() {
        for (long seed = 0; seed < Effort.of(20); seed++) {
            Situation at = situation(seed, true, 0);
            Tabletop moved = changed(at.table, 50, 1, 7.25);
            Tabletop mirrored = changed(at.table, Tables.SIZE, -1, 0);
            for (int i = 0; i < 6; i++) {
                Point end = Tables.point(at.random);
                Checked<Way> way = at.movement.shortest(end);
                Checked<Way> other = Movement.of(moved, at(moved, at.start.at(), 7.25, 1), FAR)
                        .climbing(true)
                        .shortest(new Point(end.x() + 7.25, end.y() + 7.25));
                Checked<Way> mirror = Movement.of(mirrored, at(mirrored, at.start.at(), 0, -1), FAR)
                        .climbing(true)
                        .shortest(new Point(Tables.SIZE - end.x(), end.y()));
                same(at.name + " to " + end, way, mirror);
                // the bigger table has room beyond the old edges
                if (way.isOk()) {
                    assertThat(other.isOk()).as(at.name + " to " + end).isTrue();
                    assertThat(other.value().length())
                            .as(at.name + " to " + end)
                            .isLessThanOrEqualTo(way.value().length() + 0.1);
                }
            }
        }
    }

    private static void same(String name, Checked<Way> one, Checked<Way> other) {
        if (one.isOk() && one.value().length() < FAR - 0.1) {
            assertThat(other.violations()).as(name).isEmpty();
            assertThat(other.value().length()).as(name).isCloseTo(one.value().length(), within(0.1));
        } else if (!one.isOk() && other.isOk()) {
            assertThat(other.value().length()).as(name).isGreaterThan(FAR - 0.1);
        }
    }

    private static Disc at(Tabletop table, Point at, double by, int sense) {
        return table.stand(
                sense > 0 ? new Point(at.x() + by, at.y() + by) : new Point(Tables.SIZE - at.x(), at.y()), 2.5);
    }

    private static Tabletop changed(Tabletop table, double size, int sense, double by) {
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : table.pieces()) {
            List<Point> corners = piece.polygon().stream()
                    .map(at ->
                            sense > 0 ? new Point(at.x() + by, at.y() + by) : new Point(Tables.SIZE - at.x(), at.y()))
                    .toList();
            pieces.add(new Piece(
                    piece.id(),
                    piece.kind(),
                    corners,
                    piece.height(),
                    piece.floor(),
                    piece.blocksSight(),
                    piece.standable(),
                    piece.climbable()));
        }
        return Tabletop.of(size, size, pieces, table.measures());
    }
}
