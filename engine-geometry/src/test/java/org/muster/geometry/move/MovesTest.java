package org.muster.geometry.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.muster.geometry.Asked.at;
import static org.muster.geometry.Asked.enemy;
import static org.muster.geometry.Asked.move;
import static org.muster.geometry.Asked.refused;
import static org.muster.geometry.Asked.way;
import static org.muster.geometry.Peridea.CLOSED;
import static org.muster.geometry.Peridea.solid;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.geometry.Asked;
import org.muster.geometry.Peridea;
import org.muster.geometry.move.Leg.Kind;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;

/** Section 2.5 of the book, and each rule of moving on its own. */
class MovesTest {

    private static Way shortest(double budget, double fromX, double fromY, double toX, double toY) {
        return move(CLOSED, budget, fromX, fromY).shortest(at(toX, toY)).value();
    }

    private static List<Kind> kinds(Way way) {
        return way.legs().stream().map(Leg::kind).toList();
    }

    private static double walked(Way way) {
        return way.length() - way.climbed();
    }

    @Test
    @Rule({"SKD-GEO-15", "SKD-MOVE-04"})
    void roundTheWestMonolith() {
        Way way = shortest(15, 20, 34.75, 20, 41.25);
        assertThat(way.length()).isCloseTo(11.93, within(0.02));
        assertThat(way.climbed()).isEqualTo(0);
        assertThat(way(CLOSED, 15, 20, 34.75, 16.75, 34.75, 16.75, 41.25, 20, 41.25)
                        .value()
                        .length())
                .isEqualTo(13);
    }

    @Test
    @Rule({"SKD-GEO-15", "SKD-MOVE-04", "SKD-MOVE-09"})
    void offAWallItTurnsWhereItsCentreComesOverTheMasonry() {
        assertThat(way(CLOSED, 15, 3, 59.5, 13.25, 60.9, 14, 62.25).value().length())
                .isCloseTo(11.89, within(0.01));
        assertThat(shortest(15, 3, 59.5, 14, 62.25).length()).isLessThan(11.9);
        assertThat(shortest(15, 8, 59.5, 14, 62.25).length()).isLessThan(6.99);
        assertThat(shortest(15, 82, 59.5, 76, 62.25).length()).isLessThan(6.99);
    }

    @Test
    void towardsAPlaceBeyondAWallItGoesToItsFootThenUpThenDown() {
        Point goal = at(20, 80);
        List<Point> stops = new ArrayList<>(List.of(at(20, 48)));
        for (int move = 0; move < 3; move++) {
            Point from = stops.get(stops.size() - 1);
            Movement movement = move(CLOSED, 15, from.x(), from.y());
            List<Point> way = movement.towards(goal);
            assertThat(movement.check(way).isOk()).isTrue();
            stops.add(way.get(way.size() - 1));
        }
        assertThat(stops.subList(1, 4).stream().map(Point::y)).satisfies(ys -> {
            assertThat(ys.get(0)).isCloseTo(56.75, within(0.02));
            assertThat(ys.get(1)).isBetween(58.0, 61.0);
            assertThat(ys.get(2)).isGreaterThan(62);
        });
    }

    @Test
    void towardsAPlaceItStopsBeforeWhatItCantClimb() {
        Movement movement = move(CLOSED, 15, 20, 30);
        List<Point> way = movement.towards(at(20, 50));
        assertThat(movement.check(way).isOk()).isTrue();
        assertThat(way.get(way.size() - 1).y()).isBetween(34.0, 34.75);
    }

    @Test
    @Rule({"SKD-CLMB-02", "SKD-CLMB-05", "SKD-CLMB-06", "SKD-CLMB-07", "SKD-JUMP-01"})
    void overTheWestLowWall() {
        Way way = shortest(15, 17, 22.75, 17, 26.25);
        assertThat(way.length()).isEqualTo(4);
        assertThat(way.climbed()).isEqualTo(3);
        assertThat(walked(way)).isEqualTo(1);
        assertThat(kinds(way)).containsExactly(Kind.CLIMB, Kind.WALK);
    }

    @Test
    void overTheLowWallInOneAction() {
        assertThat(shortest(15, 17, 14, 17, 28.5).length()).isEqualTo(15);
        refused(move(CLOSED, 15, 17, 14).shortest(at(17, 28.6)), "MOVE_FAR", 15.1, 15);
    }

    @Test
    @Rule("SKD-CLMB-06")
    void upTheCitadelWall() {
        Way way = shortest(15, 20, 56.75, 20, 59.25);
        assertThat(way.length()).isEqualTo(10);
        assertThat(way.end()).isEqualTo(new Disc(at(20, 59.25), 2.5, 10));
    }

    @Test
    @Rule("SKD-CLMB-07")
    void downItsFarSide() {
        Way way = way(CLOSED, 15, 20, 59.25, 20, 59.75, 20, 62.25).value();
        assertThat(way.length()).isEqualTo(10.5);
        assertThat(walked(way)).isEqualTo(0.5);
        assertThat(kinds(way)).containsExactly(Kind.WALK, Kind.CLIMB);
    }

    @Test
    void notBothInOneAction() {
        Checked<Way> both = way(CLOSED, 15, 20, 56.75, 20, 59.25, 20, 59.75, 20, 62.25);
        refused(both, "MOVE_CLIMB", "wall-w2", 10, 4.5);
        assertThat(way(CLOSED, 20.5, 20, 56.75, 20, 59.25, 20, 59.75, 20, 62.25)
                        .value()
                        .length())
                .isEqualTo(20.5);
    }

    @Test
    void overTheFallenMasonry() {
        Way way = shortest(15, 14, 56.75, 14, 62.25);
        assertThat(way.length()).isEqualTo(8);
        assertThat(way.climbed()).isEqualTo(5);
        assertThat(walked(way)).isEqualTo(3);
    }

    @Test
    @Rule("SKD-CLMB-01")
    void byTheStepsToTheTerrace() {
        Way way = shortest(15, 45, 66.75, 45, 73.25);
        assertThat(way.length()).isEqualTo(6.5);
        assertThat(way.climbed()).isEqualTo(0);
        assertThat(way.end().z()).isEqualTo(5);
        assertThat(Movement.of(CLOSED, Peridea.small(45, 66.75), 15)
                        .shortest(at(45, 73.25))
                        .isOk())
                .as("also when it may not climb")
                .isTrue();
    }

    @Test
    @Rule("SKD-JUMP-01")
    void offTheTerrace() {
        Way way = shortest(15, 30, 73.25, 30, 70.75);
        assertThat(way.length()).isEqualTo(2.5);
        assertThat(kinds(way)).containsExactly(Kind.WALK);
        assertThat(way.end().z()).isEqualTo(0);
    }

    @Test
    @Rule("SKD-JUMP-02")
    void leapTheRavine() {
        Checked<Way> way = way(CLOSED, 15, 45, 28.75, 45, 35.25);
        assertThat(way.value().legs()).containsExactly(Leg.leap(at(45, 28.75), at(45, 35.25), 6.5, 4));
        assertThat(Movement.of(CLOSED, Peridea.small(45, 28.75), 6.5)
                        .shortest(at(45, 35.25))
                        .isOk())
                .isTrue();
        refused(move(CLOSED, 6, 45, 28.75).shortest(at(45, 35.25)), "MOVE_FAR", 6.5, 6);
    }

    @Test
    @Rule({"SKD-JUMP-02", "SKD-JUMP-04"})
    void notTheRavineAtFortyFiveDegrees() {
        refused(way(CLOSED, 15, 42, 28.75, 48.5, 35.25), "MOVE_GAP", 5.66, 5);
    }

    @Test
    void upTheTower() {
        Way way = shortest(15, 9, 64.75, 9, 67.25);
        assertThat(way.length()).isEqualTo(7.5);
        assertThat(way.end().z()).isEqualTo(7.5);
    }

    @Test
    @Rule({"SKD-JUMP-01", "SKD-JUMP-04"})
    void notOffTheTowerByJumping() {
        refused(way(CLOSED, 15, 9, 67.25, 9, 64), "MOVE_DROP", 7.5, "tower", 5);
    }

    @Test
    @Rule("SKD-JUMP-02")
    void nobodyLeapsFromBeyondTheEdge() {
        // from the middle of an overhang the rest of the gap is narrower
        refused(way(CLOSED, 15, 42, 28.75, 42, 31.2, 45, 32.8, 45, 35.25), "MOVE_DROP", 12);
    }

    @Test
    @Rule("SKD-JUMP-04")
    void aCornerOnTheBrinkIsNoWayDown() {
        // 1.23 from the side of the pit for all of the first leg, in it from the second on
        Tabletop pit = Tabletop.of(
                90, 90, List.of(Peridea.pit("pit", 10, 4.5, 25.75, 8, 25.75, 8, 32.25, 4.5, 32.25)), Peridea.MEASURES);
        refused(way(pit, 15, 7.43, 24.02, 6.77, 27, 5.93, 28.02), "MOVE_DROP", 10);
    }

    @Test
    @Rule("SKD-JUMP-03")
    void nobodyEndsInTheGap() {
        refused(way(CLOSED, 15, 45, 28.75, 45, 32), "MOVE_DROP", 12, "the edge of ravine", 5);
        refused(way(CLOSED, 15, 45, 28.75, 45, 31), "MOVE_END", "ravine");
    }

    @Test
    @Rule("SKD-JUMP-03")
    void aLeapLandsAtMostAStepUpAndAJumpDown() {
        for (double landing : new double[] {10.5, 10, 5, 4.5, 3, 12.5, 12.6}) {
            Tabletop cliffs = Tabletop.of(
                    90,
                    90,
                    List.of(
                            solid("from", 10, true, true, 10, 10, 20, 10, 20, 20, 10, 20),
                            solid("to", landing, true, true, 24, 10, 34, 10, 34, 20, 24, 20)),
                    Peridea.MEASURES);
            assertThat(way(cliffs, 15, 17, 15, 27, 15).isOk())
                    .as("to " + landing)
                    .isEqualTo(landing >= 5 && landing <= 12.5);
        }
    }

    @Test
    void aLeapIsNotStoppedByWhatIsNoHigherThanAStep() {
        for (double between : new double[] {4, 12, 13}) {
            Tabletop cliffs = Tabletop.of(
                    90,
                    90,
                    List.of(
                            solid("from", 10, true, true, 10, 10, 20, 10, 20, 20, 10, 20),
                            solid("pillar", between, true, true, 21.9, 14, 22.1, 14, 22.1, 16, 21.9, 16),
                            solid("to", 10, true, true, 24, 10, 34, 10, 34, 20, 24, 20)),
                    Peridea.MEASURES);
            assertThat(way(cliffs, 15, 17, 15, 27, 15).isOk())
                    .as("over " + between)
                    .isEqualTo(between <= 12.5);
        }
    }

    @Test
    @Rule("SKD-CLMB-02")
    void whatIsHigherThanAStepIsInTheWay() {
        refused(way(CLOSED, 15, 20, 50, 20, 64), "MOVE_CLIMB", "wall-w2", "(20, 56.75)", "(20, 59.25)");
        refused(way(CLOSED, 15, 45, 55, 45, 64), "MOVE_BLOCKED", "gate");
    }

    @Test
    @Rule({"SKD-CLMB-03", "SKD-CLMB-06", "SKD-CLMB-07"})
    void overAWallAWayGoesByTheCornersThatItsRefusalNames() {
        refused(way(CLOSED, 15, 17, 14, 17, 28.5), "MOVE_CLIMB", "low-wall-w", "(17, 22.75)", "(17, 25.25)");
        assertThat(way(CLOSED, 15, 17, 14, 17, 22.75, 17, 25.25, 17, 28.5)
                        .value()
                        .length())
                .isEqualTo(15);
        refused(way(CLOSED, 15, 17, 22.75, 17, 26.25), "MOVE_CLIMB", "low-wall-w", "(17, 22.75)", "(17, 25.25)");
        refused(way(CLOSED, 15, 14, 18, 20, 30), "MOVE_CLIMB", "low-wall-w", "(16.39, 22.75)", "(16.39, 25.25)");
        assertThat(way(CLOSED, 15, 14, 18, 16.39, 22.75, 16.39, 25.25, 18, 27).isOk())
                .as("askew up to it, straight over it")
                .isTrue();
        refused(way(CLOSED, 15, 9, 22, 9.5, 26), "MOVE_CLIMB", "low-wall-w"); // past its corner: nowhere straight over
        assertThat(Movement.of(CLOSED, Peridea.small(17, 14), 15)
                        .check(List.of(at(17, 14), at(17, 28)))
                        .violations())
                .extracting(one -> one.sentence().toString())
                .containsExactly("low-wall-w would have to be climbed; this move does not climb.");
    }

    @Test
    @Rule("SKD-CLMB-01")
    void twoAndAHalfIsFreeAndMoreIsNot() {
        for (double height : new double[] {2, 2.5, 2.6}) {
            Tabletop block = Tabletop.of(
                    90,
                    90,
                    List.of(solid("block", height, true, true, 10, 10, 20, 10, 20, 20, 10, 20)),
                    Peridea.MEASURES);
            assertThat(way(block, 15, 15, 7, 15, 15).isOk()).as("up " + height).isEqualTo(height <= 2.5);
        }
    }

    @Test
    @Rule({"SKD-JUMP-01", "SKD-JUMP-04"})
    void fiveDownIsFreeAndMoreIsNot() {
        for (double height : new double[] {4, 5, 5.1}) {
            Tabletop block = Tabletop.of(
                    90,
                    90,
                    List.of(solid("block", height, true, true, 10, 10, 20, 10, 20, 20, 10, 20)),
                    Peridea.MEASURES);
            assertThat(way(block, 15, 15, 15, 15, 7).isOk())
                    .as("down " + height)
                    .isEqualTo(height <= 5);
        }
    }

    /** A block of 10 with a ledge of 5 before it, so deep. */
    private static Tabletop ledge(double deep) {
        return ledge(deep, Peridea.MEASURES);
    }

    private static Tabletop ledge(double deep, Measures measures) {
        return Tabletop.of(
                90,
                90,
                List.of(
                        solid("block", 10, true, false, 10, 10, 20, 10, 20, 20, 10, 20),
                        solid("ledge", 5, true, false, 20, 10, 20 + deep, 10, 20 + deep, 20, 20, 20)),
                measures);
    }

    @Test
    @Rule("SKD-MOVE-09")
    void whereTheRimIsEnoughALedgeCarriesHoweverNarrow() {
        Tabletop table = ledge(0.03, Peridea.MEASURES.carryingByRim());
        assertThat(way(table, 15, 17, 15, 25, 15).isOk()).isTrue();
        assertThat(move(table, 15, 17, 15).shortest(at(23, 15)).isOk()).isTrue();
        refused(way(ledge(0.03), 15, 17, 15, 25, 15), "MOVE_DROP", 10, "block", 5);
        assertThat(move(ledge(0.03), 15, 17, 15).shortest(at(23, 15)).isOk()).isFalse();
    }

    @Test
    @Rule("SKD-MOVE-09")
    void noSampleGoesDownByALedgeTooNarrow() {
        SplittableRandom random = new SplittableRandom(3);
        Movement down = move(ledge(1.2), 40, 18, 15).drawnTo(List.of(at(24, 15)));
        for (int i = 0; i < 300; i++) {
            List<Point> way = down.sample(random);
            assertThat(way.get(way.size() - 1).x()).as("along " + way).isLessThan(20);
        }
    }

    @Test
    @Rule({"SKD-JUMP-01", "SKD-JUMP-04", "SKD-GEO-10"})
    void aLedgeCarriesABaseInPassingThatStandsOnItWithItsMiddle() {
        refused(way(ledge(0.5), 15, 17, 15, 25, 15), "MOVE_DROP", 10, "block", 5);
        refused(way(ledge(1.2), 15, 17, 15, 25, 15), "MOVE_DROP", 10, "block", 5);
        assertThat(way(ledge(1.3), 15, 17, 15, 25, 15).isOk()).isTrue();
        assertThat(way(ledge(4), 15, 17, 15, 26, 15).isOk()).isTrue();
    }

    @Test
    @Rule({"SKD-JUMP-04", "SKD-GEO-10"})
    void aCornerBesideALedgeIsNoPlaceToStand() {
        refused(way(ledge(0.5), 15, 17, 15, 21.27, 15, 25, 15), "MOVE_DROP", 10, "block", 5);
        assertThat(move(ledge(0.5), 15, 17, 15).shortest(at(23, 15)).isOk()).isFalse();
    }

    @Test
    @Rule({"SKD-CLMB-01", "SKD-JUMP-01"})
    void steepStairsAreGoneDownAsUp() {
        List<Piece> stairs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            stairs.add(solid("stair-" + i, 2.5 * (i + 1), true, true, 10, 10, 20 - i, 10, 20 - i, 20, 10, 20));
        }
        Tabletop table = Tabletop.of(90, 90, stairs, Peridea.MEASURES);
        assertThat(way(table, 15, 13, 15, 24, 15).isOk()).isTrue();
        assertThat(way(table, 15, 24, 15, 13, 15).isOk()).isTrue();
    }

    @Test
    @Rule({"SKD-MOVE-01", "SKD-GEO-15"})
    void aWayWithManyCornersThatIsTooLongIsToldOnce() {
        List<Point> there = new ArrayList<>(List.of(at(17, 22.75)));
        for (int i = 0; i < 1000; i++) { // up the low wall and down again
            there.add(at(17, 25.25));
            there.add(at(17, 22.75));
        }
        assertThat(Movement.of(CLOSED, Peridea.small(17, 22.75), 15)
                        .climbing(true)
                        .check(there)
                        .violations())
                .extracting(Violation::code)
                .containsExactly("MOVE_FAR");
        refused(
                way(CLOSED, 5, 17, 18.75, 17, 22.75, 17, 25.25),
                "MOVE_CLIMB",
                "low-wall-w",
                3,
                1); // nor too far besides
    }

    @Test
    @Rule("SKD-MOVE-09")
    void whatIsInTheWayAgainAndAgainIsToldOnce() {
        List<Point> there = new ArrayList<>(List.of(at(20, 50)));
        for (int i = 0; i < 1000; i++) {
            there.add(at(20, 64));
            there.add(at(20, 50));
        }
        assertThat(move(CLOSED, 30_000, 20, 50).check(there).violations())
                .extracting(Violation::code)
                .as("once from either side")
                .containsExactly("MOVE_CLIMB", "MOVE_CLIMB");
    }

    /** What nobody gets to is in nobody's way. */
    @Test
    @Rule({"SKD-MOVE-01", "SKD-MOVE-09"})
    void beyondTheLengthOfAMoveItIsTooFarAndNothingElse() {
        refused(way(CLOSED, 15, 20, 50, 31, 50, 31, 45, 20, 45, 20, 64, 20, 50, 45, 59.5), "MOVE_FAR", 86.74, 15);
        List<Point> zigzag = new ArrayList<>(List.of(at(20, 50)));
        for (int i = 0; i < 225; i++) { // over the wall and back
            zigzag.add(at(20, 64));
            zigzag.add(at(20, 50));
        }
        assertThat(Asked.codes(move(CLOSED, 15, 20, 50).check(zigzag))).isEqualTo("MOVE_CLIMB MOVE_FAR");
    }

    @Test
    @Rule("SKD-CLMB-02")
    void whatHasNoHoldIsNotClimbed() {
        refused(way(CLOSED, 15, 45, 57.75, 45, 60.25), "MOVE_CLIMB", "gate");
        refused(way(CLOSED, 15, 20, 34.75, 20, 37.25), "MOVE_CLIMB", "monolith-w");
    }

    @Test
    @Rule("SKD-CLMB-03")
    void onlyWhoTouchesTheEdgeClimbs() {
        refused(way(CLOSED, 15, 20, 56.7, 20, 59.25), "MOVE_CLIMB", "wall-w2");
        refused(way(CLOSED, 15, 20, 56.75, 20, 59.5), "MOVE_CLIMB", "wall-w2");
        refused(way(CLOSED, 15, 20, 56.75, 21, 59.25), "MOVE_CLIMB", "wall-w2");
        assertThat(shortest(15, 20, 56, 20, 59.25).length()).isEqualTo(10.75);
    }

    @Test
    @Rule("SKD-CLMB-04")
    void noClimbInAMoveThatDoesNotClimb() {
        Movement pushed = Movement.of(CLOSED, Peridea.small(20, 56.75), 15);
        refused(pushed.check(List.of(at(20, 56.75), at(20, 59.25))), "MOVE_CLIMB", "wall-w2");
        assertThat(pushed.shortest(at(20, 59.25)).isOk()).isFalse();
    }

    @Test
    @Rule("SKD-CLMB-05")
    void exactlyEnoughIsEnoughForAClimb() {
        assertThat(way(CLOSED, 10, 20, 56.75, 20, 59.25).isOk()).isTrue();
        refused(way(CLOSED, 9.9, 20, 56.75, 20, 59.25), "MOVE_CLIMB", "wall-w2", 10, 9.9);
    }

    @Test
    @Rule("SKD-CLMB-07")
    void overAWallOfAnyThickness() {
        for (double thick : new double[] {0.5, 1, 2, 2.5, 3, 4}) {
            for (double high : new double[] {2, 2.5, 3, 5, 6, 9}) {
                Tabletop wall = Tabletop.of(
                        90,
                        90,
                        List.of(solid("wall", high, false, true, 10, 20, 50, 20, 50, 20 + thick, 10, 20 + thick)),
                        Peridea.MEASURES);
                double cost =
                        high <= 2.5 ? thick + 2.5 : high <= 5 ? high + thick : 2 * high + Math.max(0, thick - 2.5);
                assertThat(move(wall, 40, 30, 18.75)
                                .shortest(at(30, 21.25 + thick))
                                .value()
                                .length())
                        .as("%s thick, %s high", thick, high)
                        .isCloseTo(cost, within(1e-6));
            }
        }
    }

    @Test
    @Rule("SKD-CLMB-07")
    void nobodyEndsOnATopTooThin() {
        refused(way(CLOSED, 15, 17, 22.75, 17, 25.25), "MOVE_END", "low-wall-w");
    }

    @Test
    void intoThePitAndOut() {
        Way in = shortest(15, 45, 28.75, 45, 32);
        assertThat(in.climbed()).isEqualTo(12);
        assertThat(in.end().z()).isEqualTo(-12);
        Way out = shortest(15, 45, 32, 45, 28);
        assertThat(out.climbed()).isEqualTo(12);
        assertThat(out.end().z()).isEqualTo(0);
    }

    @Test
    @Rule("SKD-MOVE-01")
    void upToTheLimitAndNothingAtAll() {
        assertThat(way(CLOSED, 15, 20, 5, 35, 5).isOk()).isTrue();
        assertThat(way(CLOSED, 5, 20, 5, 25, 5).isOk()).isTrue();
        assertThat(way(CLOSED, 15, 20, 5).value().length()).isEqualTo(0);
        refused(way(CLOSED, 15, 20, 5, 35.1, 5), "MOVE_FAR", 15.1, 15);
        refused(move(CLOSED, 5, 20, 5).shortest(at(25.1, 5)), "MOVE_FAR", 5.1, 5);
    }

    @Test
    @Rule({"SKD-MOVE-06", "SKD-MOVE-09"})
    void enemiesAreInTheWayAndFriendsAreNot() {
        Movement open = move(CLOSED, 15, 20, 10);
        List<Base> there = List.of(enemy(CLOSED, "trooper", 26, 10));
        refused(open.blockedBy(there).check(List.of(at(20, 10), at(32, 10))), "MOVE_BLOCKED", "trooper");
        assertThat(open.blockedBy(there).shortest(at(32, 10)).value().length()).isBetween(12.5, 13.5);
        assertThat(open.amid(there).check(List.of(at(20, 10), at(32, 10))).isOk())
                .isTrue();
        refused(open.amid(there).shortest(at(25, 10)), "MOVE_END", "trooper", 1.5);
        refused(open.blockedBy(there).shortest(at(25, 10)), "MOVE_END", "trooper", 1.5);
        assertThat(open.blockedBy(there).shortest(at(23.5, 10)).isOk())
                .as("contact")
                .isTrue();
    }

    @Test
    @Rule("SKD-MOVE-09")
    void theTableEnds() {
        assertThat(Asked.codes(way(CLOSED, 15, 5, 5, 0, 5))).isEqualTo("MOVE_BLOCKED MOVE_END");
    }

    @Test
    @Rule("SKD-MOVE-09")
    void aBaseMayOverhangInPassing() {
        assertThat(way(CLOSED, 20, 36, 28.75, 38, 30.5, 45, 31, 54, 28).isOk()).isTrue();
    }

    /** A wall of 10 cm from y = 50 on, before it a ledge of 5 cm that is narrower than a small base. */
    private static Tabletop ledged(double width) {
        return Tabletop.of(
                90,
                90,
                List.of(
                        solid("wall", 10, true, true, 20, 50, 70, 50, 70, 60, 20, 60),
                        solid("ledge", 5, true, true, 20, 50 - width, 70, 50 - width, 70, 50, 20, 50)),
                Peridea.MEASURES);
    }

    @Test
    @Rule({"SKD-GEO-10", "SKD-GEO-11", "SKD-MOVE-05", "SKD-MOVE-09", "SKD-JUMP-01"})
    void aLedgeNarrowerThanTheBaseIsPassedAndNeverAnEnd() {
        Tabletop table = ledged(1.5);
        assertThat(way(table, 15, 45, 52, 45, 47.2).value().end().z())
                .as("down over it, 5 cm and 5 cm")
                .isEqualTo(0);
        assertThat(way(table, 15, 45, 52, 45, 48.6, 52, 48.6, 52, 47.2).isOk())
                .as("along it, overhanging")
                .isTrue();
        assertThat(Asked.codes(way(table, 15, 45, 52, 45, 48.6))).contains("MOVE_END");
        assertThat(Asked.codes(way(table, 15, 45, 52, 45, 48.6, 52, 48.6))).contains("MOVE_END");
        assertThat(Movement.of(table, table.stand(at(45, 47.2), 2.5), 15)
                        .shortest(at(45, 52))
                        .isOk())
                .as("up it is climbed")
                .isFalse();
    }

    @Test
    @Rule({"SKD-GEO-11", "SKD-MOVE-05"})
    void whoWandersByALedgeEndsBesideItOrAboveIt() {
        SplittableRandom random = new SplittableRandom(3);
        for (double width : new double[] {0.1, 0.5, 1, 2, 2.4}) {
            Tabletop table = ledged(width);
            for (int i = 0; i < 60; i++) {
                boolean above = random.nextBoolean();
                Movement movement = move(table, 15, 30 + 30 * random.nextDouble(), above ? 52 : 46)
                        .drawnTo(List.of(at(45, 49), at(50, 50 - width / 2)));
                List<Point> way = movement.sample(random);
                Checked<Way> checked = movement.check(way);
                assertThat(checked.violations()).as(width + " along " + way).isEmpty();
                assertThat(checked.value().end().z())
                        .as(width + " along " + way)
                        .isIn(0.0, 10.0);
            }
        }
    }

    @Test
    void everyReasonIsToldAtOnce() {
        List<Point> places = List.of(at(20, 50), at(28, 50), at(28, 64), at(14, 64), at(14, 59.5));
        List<Base> trooper = List.of(enemy(CLOSED, "trooper", 24, 50));
        assertThat(Asked.codes(move(CLOSED, 45, 20, 50).blockedBy(trooper).check(places)))
                .isEqualTo("MOVE_BLOCKED MOVE_CLIMB MOVE_CLIMB MOVE_END");
        assertThat(Asked.codes(move(CLOSED, 15, 20, 50).blockedBy(trooper).check(places)))
                .as("the second climb and the end are out of reach")
                .isEqualTo("MOVE_BLOCKED MOVE_CLIMB MOVE_FAR");
    }

    @Test
    void theCallerMayHaveReasonsOfItsOwn() {
        Movement timid = move(CLOSED, 15, 20, 10)
                .endingWhere(end -> end.at().x() > 25 ? List.of(Violation.of("E-TIMID", "Not beyond 25.")) : List.of());
        refused(timid.shortest(at(26, 10)), "E-TIMID");
        assertThat(timid.shortest(at(25, 10)).isOk()).isTrue();
    }

    @Test
    void whatCannotBeReachedAtAllSaysWhatIsStraightAhead() {
        Movement walker = Movement.of(CLOSED, Peridea.small(20, 50), 15);
        refused(walker.shortest(at(20, 59.5)), "MOVE_CLIMB", "wall-w2");
        refused(walker.shortest(at(45, 59.5)), "MOVE_END", "gate");
    }
}
