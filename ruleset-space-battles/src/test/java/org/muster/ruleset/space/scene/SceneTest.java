package org.muster.ruleset.space.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.to;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.movement.PerftTest;
import org.muster.ruleset.space.setup.SetupPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class SceneTest {

    private static final String[] HOTH = {"SD star-destroyer 8,14 S", "T troop-transport 8,2 N", "X1 x-wing-hoth 7,12 N"
    };

    private static Mark.Token token(Scene scene, String id) {
        return scene.marks().stream()
                .filter(mark -> mark instanceof Mark.Token token && token.id().equals(id))
                .map(Mark.Token.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static long patches(List<Mark> marks, String name) {
        return marks.stream()
                .filter(mark -> mark instanceof Mark.Patch && mark.classes().contains(name))
                .count();
    }

    @Test
    void everySquareCanBePointedAtAndNorthIsUp() {
        Scene scene = BattleScene.of(Battles.of(HOTH).battle());
        assertThat(patches(scene.marks(), "grid")).isEqualTo(320);
        assertThat(scene.marks()).extracting(Mark::id).contains("x1y1", "x16y20", "planet");
        assertThat(token(scene, "SD").at().y())
                .isLessThan(token(scene, "T").at().y());
        assertThat(token(scene, "X1").at().x())
                .isLessThan(token(scene, "T").at().x());
        assertThat(token(scene, "SD").facing()).isEqualTo(180);
        assertThat(token(scene, "SD").symbol()).isEqualTo("destroyer");
        assertThat(token(scene, "SD").classes()).contains("owner-0");
        assertThat(token(scene, "T").classes()).contains("owner-1");
    }

    @Test
    void damageDisablingAndLoadAreTold() {
        Scene scene = BattleScene.of(Battles.of(HOTH)
                .carried("SD", "TIE1 tie-fighter", "TIE2 tie-fighter")
                .change("SD", ship -> ship.hit().disabled(1))
                .battle());
        assertThat(token(scene, "SD").classes()).contains("damaged", "disrupted");
        assertThat(token(scene, "SD").note())
                .isEqualTo(
                        "Interceptor class Star Destroyer at (8,14), speed 2, defence 12/22/27 by screens, Main Guns +5,"
                                + " Turbolasers +1; 1 of 3 hits; carries TIE1, TIE2; disabled this turn");
    }

    @Test
    void theLastMoveItsThreatZoneAndItsShotsAreShown() {
        RulesTable<Battle> table = Battles.of(
                        "T troop-transport 2,2 N",
                        "SD star-destroyer 2,18 S",
                        "X1 x-wing-hoth 8,10 N",
                        "TIE1 tie-fighter 8,13 S")
                .moving()
                .choose("rebel", to("X1", "attack FF"));
        table.rolling(1).choose("rebel", to("TIE1", "Lasers"));
        Scene scene = BattleScene.of(table.state());
        assertThat(patches(scene.marks(), "threat")).isEqualTo(6);
        assertThat(scene.marks().stream().filter(mark -> mark.classes().contains("move")))
                .hasSize(1);
        assertThat(scene.marks().stream().filter(mark -> mark.classes().contains("miss")))
                .hasSize(1);
        assertThat(token(scene, "X1").classes()).contains("chosen");
        assertThat(scene.caption())
                .isEqualTo(
                        "Turn 1 of 20, Movement Phase, the Rebel moves; the initiative is with the Rebel; Empire: 2 ships, Rebel: 2 ships");
        assertThat(scene.legend())
                .extracting(Scene.Entry::label)
                .contains("Empire (Emma)", "Rebel (Rob)", "threat zone of X1", "last move", "shot, a miss", "planet");
    }

    @Test
    void theDeathStarHasItsTrenchItsTowersAndItsPort() {
        Scene scene = BattleScene.of(PerftTest.placed(Battles.DEATH_STAR));
        assertThat(patches(scene.marks(), "terrain-trench")).isEqualTo(20);
        assertThat(token(scene, "port").note()).isEqualTo("the target port, defence 18");
        assertThat(token(scene, "tower-1").symbol()).isEqualTo("tower");
        assertThat(scene.alt())
                .contains("The Empire has TIE1 at (6,16) facing south; TIE2")
                .contains("12 towers");
    }

    @Test
    void whoPointsAtAShipSeesWhatItThreatensAndWhereItMayGo() {
        Battle battle = Battles.of(HOTH).battle();
        List<Mark> focus = BattleScene.focus(battle, Viewer.SPECTATOR, "SD");
        assertThat(patches(focus, "threat")).isEqualTo(16);
        assertThat(patches(focus, "reachable"))
                .as("F and FL and FR, LF, RF, FF")
                .isEqualTo(4);
        assertThat(BattleScene.focus(battle, Viewer.SPECTATOR, "nobody")).isEmpty();
    }

    @Test
    @Rule("SPB-ION-06")
    void whoIsDisabledThreatensNothingAndGoesNowhereThisTurn() {
        Battles battles = Battles.of(HOTH)
                .given(battle ->
                        battle.with(Manoeuvre.begin("SD", MoveKind.STANDARD, Battles.square("8,15"), false, null)
                                .made("F", List.of(Battles.square("8,14")))
                                .ended()));
        assertThat(patches(BattleScene.of(battles.battle()).marks(), "threat")).isEqualTo(16);
        Battle battle = battles.change("SD", ship -> ship.disabled(1)).battle();
        assertThat(BattleScene.focus(battle, Viewer.SPECTATOR, "SD")).isEmpty();
        assertThat(patches(BattleScene.of(battle).marks(), "threat")).isZero();
        assertThat(BattleScene.of(battle).legend())
                .extracting(Scene.Entry::label)
                .doesNotContain("threat zone of SD");
        assertThat(BattleScene.focus(battle.nextTurn(Side.REBEL), Viewer.SPECTATOR, "SD"))
                .isNotEmpty();
    }

    @Test
    void setUpAreasAreMarkedWhileShipsArePlaced() {
        Battle start = RulesTable.of(Battles.RULES, Battles.unbegun(HouseRules.DEFAULT))
                .play(new SetupPhase.SetUp())
                .state();
        assertThat(patches(BattleScene.of(start).marks(), "zone")).isEqualTo(2);
        assertThat(patches(BattleScene.of(start.nextTurn(Side.EMPIRE)).marks(), "zone"))
                .isZero();
    }

    /** What prompts call a ship, its picture calls it: {@code SD1}, {@code tower-7}. */
    @Test
    void shipsAreCalledOnTheBoardAsTheyAreInAnswers() {
        Scene scene = BattleScene.of(PerftTest.placed(Battles.DEATH_STAR));
        assertThat(scene.marks().stream()
                        .filter(Mark.Token.class::isInstance)
                        .map(Mark.Token.class::cast)
                        .filter(token -> !token.id().equals("port")))
                .hasSizeGreaterThan(15)
                .allMatch(token -> token.text().equals(token.id()));
    }

    @Test
    void everyClassOfShipHasASilhouetteOfItsOwn() {
        Map<String, Set<String>> names = new TreeMap<>();
        Battles.FILES
                .read("ships", Designs.class)
                .ships()
                .forEach(design -> names.computeIfAbsent(design.symbol(), any -> new TreeSet<>())
                        .add(design.name()));
        assertThat(names.values()).hasSizeGreaterThan(18).allMatch(alike -> alike.size() == 1);
    }
}
