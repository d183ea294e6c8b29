package org.muster.geometry.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.geometry.Asked.at;
import static org.muster.geometry.Asked.enemy;
import static org.muster.geometry.Peridea.CLOSED;
import static org.muster.geometry.Peridea.small;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Area;
import org.muster.api.space.Point;
import org.muster.geometry.Outlines;
import org.muster.geometry.Peridea;
import org.muster.geometry.Tables;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

class PlacingTest {

    private static final double COHESION = 5;

    private static List<String> codes(List<Violation> violations) {
        return violations.stream().map(Violation::code).toList();
    }

    private static List<Base> squad(double x, double y) {
        return List.of(
                new Base("two", small(x - 3, y)),
                new Base("three", small(x + 3, y)),
                new Base("four", small(x, y + 3)));
    }

    @Test
    @Rule("SKD-MOVE-03")
    void cohesionIsMeasuredFromEdgeToEdgeThroughTheAir() {
        Placing near = Placing.around(CLOSED, small(30, 70.75), COHESION);
        assertThat(near.check(new Base("two", small(30, 73.25)))).isEmpty();
        assertThat(near.check(new Base("two", small(34, 73.25))))
                .singleElement()
                .satisfies(violation -> {
                    assertThat(violation.code()).isEqualTo("MOVE_COHESION");
                    assertThat(violation.at()).isEqualTo("two");
                    assertThat(violation.sentence())
                            .hasToString("two would be 5.47 away from (30, 70.75) and 5 higher; 5 is allowed.");
                });
    }

    @Test
    void everythingWrongIsToldAtOnce() {
        Placing near = Placing.around(CLOSED, small(20, 20), COHESION)
                .amid(List.of(new Base("leader", small(20, 20))))
                .notTouching(List.of(enemy(CLOSED, "trooper", 24, 17)));
        assertThat(codes(near.check(List.of(
                        new Base("two", small(21, 20)),
                        new Base("three", small(22, 21)),
                        new Base("four", small(24, 19.5)),
                        new Base("five", small(20, 23.5)),
                        new Base("six", small(30, 20))))))
                .containsExactly("MOVE_END", "MOVE_END", "MOVE_END", "MOVE_CONTACT", "MOVE_END", "MOVE_COHESION");
    }

    @Test
    void whoMayStaysAndTheOthersKeepTheirPlaceBesideTheLeader() {
        Placing near = Placing.around(CLOSED, small(30, 12), COHESION);
        List<Base> placed = near.place(small(30, 10), squad(30, 10)).orElseThrow();
        assertThat(placed).isEqualTo(squad(30, 10));
        List<Base> far = Placing.around(CLOSED, small(30, 18), COHESION)
                .place(small(30, 5), squad(30, 5))
                .orElseThrow();
        assertThat(far).isEqualTo(squad(30, 18));
    }

    @Test
    void thereIsRoomForTwoOnATopAsWideAsABase() {
        Tabletop plank = Tabletop.of(
                90,
                90,
                List.of(Peridea.solid("plank", 12, true, true, 20.13, 30, 22.63, 30, 22.63, 37.6, 20.13, 37.6)),
                Peridea.MEASURES);
        Disc leader = plank.stand(at(21.38, 33.8), 2.5);
        Placing near = Placing.around(plank, leader, COHESION).amid(List.of(new Base("leader", leader)));
        List<Base> placed = near.place(
                        plank.stand(at(50, 50), 2.5), squad(50, 50).subList(0, 2))
                .orElseThrow();
        assertThat(near.check(placed)).isEmpty();
        assertThat(placed).allMatch(base -> base.disc().z() == 12);
        assertThat(near.place(plank.stand(at(50, 50), 2.5), squad(50, 50))).isEmpty();
    }

    @Test
    @Rule("SKD-FALL-02")
    void oneLevelAloneForThoseWhoFell() {
        Disc foot = new Disc(at(30, 72), 0, 0);
        Placing fallen = Placing.around(CLOSED, foot, COHESION).onLevel(0);
        List<Base> placed = fallen.place(small(30, 75), squad(30, 75)).orElseThrow();
        assertThat(fallen.check(placed)).isEmpty();
        assertThat(placed).allMatch(base -> base.disc().z() == 0 && base.disc().distance(foot) <= 5.02);
        assertThat(codes(fallen.check(new Base("two", small(30, 73.25))))).containsExactly("MOVE_END");
    }

    @Test
    void nearTwoThingsAtOnce() {
        Placing both = Placing.around(CLOSED, small(20, 10), COHESION).andAround(small(30, 10), COHESION);
        List<Base> placed = both.place(small(60, 10), squad(60, 10)).orElseThrow();
        assertThat(both.check(placed)).isEmpty();
        assertThat(codes(both.check(new Base("two", small(20, 13))))).containsExactly("MOVE_COHESION");
    }

    @Test
    void randomPlacementsAreLegalAndAlwaysTheSame() {
        int placedAtAll = 0;
        for (long seed = 0; seed < Effort.of(300); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Disc leader = Tables.safe(table, random);
            List<Base> others = Tables.bases(table, random, 8, List.of(leader));
            Placing near = Placing.around(table, leader, COHESION)
                    .amid(Stream.concat(
                                    Stream.of(new Base("leader", leader)),
                                    others.subList(0, others.size() / 2).stream())
                            .toList())
                    .notTouching(others.subList(others.size() / 2, others.size()));
            List<Base> squad = Tables.bases(table, random, 3, List.of());
            var placed = near.place(Tables.safe(table, random), squad);
            assertThat(near.place(leader, squad).isPresent()).as("seed " + seed).isEqualTo(placed.isPresent());
            if (placed.isPresent()) {
                placedAtAll++;
                assertThat(near.check(placed.get())).as("seed " + seed).isEmpty();
            }
        }
        assertThat(placedAtAll).isGreaterThan(Effort.of(250));
    }

    @Test
    void samplesOfAnAreaLieInItAndItsOutlineHoldsThem() {
        for (long seed = 0; seed < Effort.of(60); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Disc leader = Tables.safe(table, random);
            Area area = Placing.around(table, leader, COHESION)
                    .amid(List.of(new Base("leader", leader)))
                    .area("two", 2.5);
            Patch outline = Outlines.region(area.outline());
            for (int i = 0; i < 20; i++) {
                var point = area.sample(random);
                assertThat(area.check(point)).as("seed " + seed).isEmpty();
                assertThat(outline.distance(point.x(), point.y()))
                        .as("seed " + seed + " at " + point)
                        .isLessThan(0.1);
            }
        }
    }

    /** Around a leader beside whom others stand, near and far, some of them not to be touched. */
    private record Crowd(Tabletop table, Disc leader, List<Base> friends, List<Base> enemies, Placing placing) {

        static Crowd of(SplittableRandom random) {
            Tabletop table = Tables.random(random);
            Disc leader = Tables.safe(table, random);
            List<Base> all = Tables.bases(table, random, 14, List.of(leader));
            List<Base> friends = new ArrayList<>(all.subList(0, all.size() / 2));
            friends.add(new Base("leader", leader));
            List<Base> enemies = all.subList(all.size() / 2, all.size());
            return new Crowd(
                    table,
                    leader,
                    friends,
                    enemies,
                    Placing.around(table, leader, COHESION).amid(friends).notTouching(enemies));
        }
    }

    @Test
    void aPlaceIsOpenWhereNothingSpeaksAgainstIt() {
        int open = 0;
        for (long seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Crowd crowd = Crowd.of(random);
            for (int i = 0; i < 200; i++) {
                double x = crowd.leader.at().x() + 16 * random.nextDouble() - 8;
                double y = crowd.leader.at().y() + 16 * random.nextDouble() - 8;
                Disc there = crowd.table.stand(new Point(x, y), Peridea.SMALL);
                boolean isOpen = crowd.placing.check(new Base("two", there)).isEmpty();
                String name = "seed " + seed + " at " + there.at();
                assertThat(crowd.placing.open(x, y, Peridea.SMALL, List.of()))
                        .as(name)
                        .isEqualTo(isOpen ? there : null);
                assertThat(crowd.placing.amongNear(Peridea.SMALL).open(x, y, Peridea.SMALL, List.of()))
                        .as(name)
                        .isEqualTo(isOpen ? there : null);
                open += isOpen ? 1 : 0;
            }
        }
        assertThat(open).isBetween(1000, 7000);
    }

    @Test
    void whoStandsFarOffChangesNothing() {
        for (long seed = 0; seed < Effort.of(60); seed++) {
            Crowd crowd = Crowd.of(new SplittableRandom(seed));
            List<Base> squad = squad(20, 20);
            assertThat(crowd.placing.place(small(20, 20), squad))
                    .as("seed " + seed)
                    .isEqualTo(Optional.ofNullable(new Formation(crowd.placing, small(20, 20)).of(squad)));
        }
    }
}
