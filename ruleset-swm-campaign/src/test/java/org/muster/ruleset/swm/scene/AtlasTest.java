package org.muster.ruleset.swm.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.api.map.Route;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.battle.BattleTest;
import org.muster.ruleset.swm.data.Territory;
import org.muster.testkit.golden.Borders;

/** The picture of the planet. */
class AtlasTest {

    private final War war = Wars.of("sith@aurek", "rebel@besh").war();
    private final Atlas atlas = Atlas.of(war.book());

    @Test
    void theTerritoriesCoverTheWholeBoardAndDoNotOverlap() {
        double area = 0;
        for (Territory territory : war.book().map().all()) {
            List<List<Point>> land = atlas.land(territory.id());
            assertThat(land).as(territory.id()).hasSize(1);
            area += Math.abs(area(land.get(0)));
        }
        for (List<Point> ridge : atlas.ridges()) {
            area += area(ridge);
        }
        assertThat(area).isCloseTo(atlas.width() * atlas.height(), within(0.05)); // corners are rounded
    }

    @Test
    void neighboursShareABorder() {
        int around = 0;
        for (Route route : war.book().map().routes()) {
            boolean direct = Math.abs(atlas.middle(route.from()).x()
                            - atlas.middle(route.to()).x())
                    < atlas.width() / 2;
            around += direct ? 0 : 1;
            if (direct) {
                Set<Point> corners = new HashSet<>(atlas.land(route.from()).get(0));
                corners.retainAll(atlas.land(route.to()).get(0));
                assertThat(corners).as(route.toString()).hasSizeGreaterThanOrEqualTo(2);
            }
        }
        assertThat(atlas.stubs()).hasSize(2 * around).hasSize(8);
    }

    /** Land touches where one can go, and nowhere else. */
    @Test
    void neighboursAndNobodyElseTouchInThePicture() {
        Set<String> ways = new TreeSet<>();
        for (Route route : war.book().map().routes()) {
            if (Math.abs(atlas.middle(route.from()).x()
                            - atlas.middle(route.to()).x())
                    < atlas.width() / 2) {
                ways.add(Borders.pair(route.from(), route.to()));
            }
        }
        assertThat(Borders.of(WarScene.of(war))).hasSizeGreaterThan(60).isEqualTo(ways);
    }

    @Test
    void everyMachineDrawsTheSame() {
        Atlas again = Atlas.of(war.book().map());
        war.book()
                .map()
                .all()
                .forEach(territory -> assertThat(again.land(territory.id())).isEqualTo(atlas.land(territory.id())));
    }

    @Test
    void theCaptionTellsTurnPhaseSideAndBattle() {
        assertThat(WarScene.of(war).caption()).isEqualTo("Setup");
        War acting = war.with(war.progress().in(Progress.Phase.ACTION).acting(new Player("sith")));
        assertThat(WarScene.of(acting).caption())
                .isEqualTo(
                        "Turn 1, Action Phase, Sith; order of acting: Sith, Rebel; Sith: 1 capital, 4 territories; Rebel: 1 capital, 4 territories");
        Table table = BattleTest.fighting(BattleTest.duel(HouseRules.DEFAULT));
        Scene scene = WarScene.of(table.war().with(acting.progress()));
        assertThat(scene.caption()).contains(": battle at Besh Westmarch; ");
        List<Mark> battles = new ArrayList<>(scene.marks());
        battles.removeIf(mark -> !mark.classes().contains("battle"));
        assertThat(battles).hasSize(1);
    }

    private static double area(List<Point> shape) {
        double area = 0;
        for (int i = 0; i < shape.size(); i++) {
            Point a = shape.get(i);
            Point b = shape.get((i + 1) % shape.size());
            area += a.x() * b.y() - b.x() * a.y();
        }
        return area / 2;
    }
}
