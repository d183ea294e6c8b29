package org.muster.ruleset.skirmish.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.stands;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.space.Point;
import org.muster.core.json.Json;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules.MoveThrough;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.data.BaseSize;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Moves in the game: what the table's geometry alone can't know. */
class MoveTest {

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";

    // ---- the leader

    @Test
    @Rule({"SKD-MOVE-01", "SKD-MOVE-04", "SKD-GEO-15"})
    void aWayMayBeGivenByItsEndOrByItsCorners() {
        Skirmishes start = Skirmishes.citadel("ahsoka 20,34.75", "morgan 45,76");
        RulesTable<Skirmish> end = start.acts("ahsoka").choose("heroes", "{move: [20, 41.25]}");
        assertThat(stands(end, "ahsoka")).isEqualTo("20,41.25");
        assertThat(end.told().get(0)).as("11.93 within a tenth").startsWith("Ahsoka Tano moves 11.9");
        RulesTable<Skirmish> corners = start.acts("ahsoka")
                .choose("heroes", "{move: [[20, 34.75], [16.75, 34.75], [16.75, 41.25], [20, 41.25]]}");
        assertThat(corners.told()).contains("Ahsoka Tano moves 13 cm from (20, 34.75) to (20, 41.25).");
        assertThat(start.acts("ahsoka").codes("heroes", "{move: [[20, 34.75], [20, 41.25]]}"))
                .as("straight through the monolith")
                .contains("MOVE_BLOCKED");
    }

    @Test
    @Rule({"SKD-CLMB-04", "SKD-CLMB-05"})
    void aMoveActionClimbsAsFarAsItsBudgetGoes() {
        RulesTable<Skirmish> table =
                Skirmishes.citadel("ahsoka 20,56.75", "morgan 45,76").acts("ahsoka");
        assertThat(table.codes("heroes", "{move: [[20, 56.75], [20, 59.25], [20, 59.75], [20, 62.25]]}"))
                .as("up takes 10, down 10.5")
                .containsExactly("MOVE_CLIMB");
        table.choose("heroes", "{move: [20, 59.25]}");
        assertThat(table.told()).contains("Ahsoka Tano moves 10 cm from (20, 56.75) to (20, 59.25), climbing 10 cm.");
        table.choose("heroes", "{move: [20, 62.25]}").isOver();
        assertThat(table.state().the("ahsoka").leader().z()).isZero();
    }

    @Test
    @Rule({"SKD-MOVE-01", "SKD-CLMB-05"})
    void aWaySaysWhatItTakesOfTheMoveWhileItIsDrawn() {
        RulesTable<Skirmish> table =
                Skirmishes.citadel("ahsoka 20,56.75", "morgan 45,76").acts("ahsoka");
        assertThat(sum(table, "{move: [[20, 56.75], [20, 53.75], [17, 53.75]]}"))
                .isEqualTo("6 of 15 cm");
        assertThat(sum(table, "{move: [20, 59.25]}")).as("up the wall").isEqualTo("10 of 15 cm");
        RulesTable<Skirmish> effect = Skirmishes.citadel("ahsoka 20,56.75", "morgan 45,76")
                .play(new Moves.MoveUnit("ahsoka", MoveKind.SHORT_MOVE));
        assertThat(sum(effect, "{go: [20, 54.75]}")).isEqualTo("2 of 5 cm");
    }

    private static String sum(RulesTable<Skirmish> table, String answer) {
        return table.question("heroes").options().sumOf(Json.readAnswer(answer)).toString();
    }

    @Test
    @Rule("SKD-JUMP-04")
    void nobodyMakesAnOwnUnitFall() {
        RulesTable<Skirmish> table =
                Skirmishes.citadel("ahsoka 9,67.25", "morgan 45,76").acts("ahsoka");
        assertThat(table.state().the("ahsoka").leader().z()).isEqualTo(7.5);
        assertThat(table.violations("heroes", "{move: [[9, 67.25], [9, 64]]}").get(0))
                .as("7.5 cm down")
                .satisfies(reason -> assertThat(reason.code()).isEqualTo("MOVE_DROP"))
                .satisfies(reason -> assertThat(reason.rules()).contains("SKD-JUMP-04"));
        table.choose("heroes", "{move: [9, 64.75]}");
        assertThat(table.told()).contains("Ahsoka Tano moves 7.5 cm from (9, 67.25) to (9, 64.75), climbing 7.5 cm.");
    }

    /** A block of 10 with a ledge of 5 before it that is 1 cm deep. */
    private static final Files LEDGE = Files.shipped()
            .mission(
                    Play.TRAINING_YARD,
                    "terrain",
                    List.of(
                            block("block", 10, new Spot(10, 40), new Spot(20, 40), new Spot(20, 50), new Spot(10, 50)),
                            block("ledge", 5, new Spot(20, 40), new Spot(21, 40), new Spot(21, 50), new Spot(20, 50))));

    private static TerrainPiece block(String id, double height, Spot... corners) {
        return new TerrainPiece(
                id, TerrainPiece.Kind.SOLID, List.of(corners), height, null, true, Cover.HEAVY, true, true);
    }

    @Test
    @Rule({"SKD-MOVE-09", "SKD-JUMP-04"})
    void aLedgeCarriesInPassingWhoStandsOnItWithItsCentreInGamesOpenedSince() {
        for (Book book : List.of(
                LEDGE.book("mission", Play.TRAINING_YARD),
                LEDGE.bookOf("0.1.1", "mission", Play.TRAINING_YARD),
                LEDGE.bookOf("0.2.0", "mission", Play.TRAINING_YARD))) {
            assertThat(Skirmishes.of(book, "ahsoka 17,45")
                            .acts("ahsoka")
                            .codes("heroes", "{move: [[17, 45], [25, 45]]}"))
                    .containsExactly("MOVE_DROP");
        }
        RulesTable<Skirmish> old = Skirmishes.of(LEDGE.bookOf("0.1.0", "mission", Play.TRAINING_YARD), "ahsoka 17,45")
                .acts("ahsoka");
        old.choose("heroes", "{move: [[17, 45], [25, 45]]}");
        assertThat(stands(old, "ahsoka")).as("as games of 0.1.0 were played").isEqualTo("25,45");
    }

    @Test
    @Rule({"SKD-JUMP-02", "SKD-JUMP-04"})
    void aGapOfFiveIsLeaptInAnyKindOfMoveAWiderOneNever() {
        Skirmishes start = Skirmishes.citadel("ahsoka 42,28.75", "morgan 45,76");
        RulesTable<Skirmish> table = start.play(new Moves.MoveUnit("ahsoka", MoveKind.MOVE));
        assertThat(table.codes("heroes", "{go: [[42, 28.75], [48.5, 35.25]]}"))
                .as("5.66 cm along that line")
                .containsExactly("MOVE_GAP");
        table.choose("heroes", "{go: [[42, 28.75], [42, 35.25]]}").isOver();
        assertThat(stands(table, "ahsoka")).isEqualTo("42,35.25");
    }

    @Test
    @Rule({"SKD-MOVE-06", "SKD-MOVE-09"})
    void friendsMayBeCrossedEnemiesNotUnlessTheOptionSaysOtherwise() {
        String[] past = {"ahsoka 45,20", "sabine 45,25", "morgan 60,80"};
        String[] against = {"ahsoka 45,20", "morgan 45,25"};
        assertThat(straight(MoveThrough.FRIENDS, past)).isTrue();
        assertThat(straight(MoveThrough.FRIENDS, against)).isFalse();
        assertThat(straight(MoveThrough.NONE, past)).isFalse();
        assertThat(straight(MoveThrough.ALL, against)).isTrue();
        assertThat(Skirmishes.yard(past).acts("ahsoka").codes("heroes", "{move: [45, 23]}"))
                .as("nobody ends on another")
                .containsExactly("MOVE_END");
    }

    private static boolean straight(MoveThrough through, String... units) {
        return Skirmishes.yard(options("moveThrough", through), units)
                .acts("ahsoka")
                .codes("heroes", "{move: [[45, 20], [45, 30]]}")
                .isEmpty();
    }

    @Test
    @Rule("SKD-MOVE-09")
    void tokensAreNoObstacle() {
        RulesTable<Skirmish> table =
                Skirmishes.citadel("ahsoka 36,50", "morgan 45,76").acts("ahsoka");
        table.choose("heroes", "{move: [36, 56]}");
        assertThat(stands(table, "ahsoka")).isEqualTo("36,56");
    }

    // ---- the others

    @Test
    @Rule({"SKD-MOVE-02", "SKD-MOVE-03"})
    void theOthersArePutDownRoundTheirLeader() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,10", TROOPERS).acts("night-troopers-A");
        table.choose("empire", "{move: [45, 64]}").choose("empire", "keep-close");
        assertThat(stands(table, "night-troopers-A")).as("in formation").isEqualTo("45,64 42,64 48,64 45,67");
        assertThat(table.told())
                .as("nobody has said where")
                .contains(
                        "Put down: Night Troopers A 2 at (42, 64); Night Troopers A 3 at (48, 64); and Night Troopers A 4 at"
                                + " (45, 67).");
        table = Skirmishes.yard("ahsoka 45,10", TROOPERS)
                .acts("night-troopers-A")
                .choose("empire", "{move: [45, 60]}");
        String others = "night-troopers-A-2: [45, 57.5], night-troopers-A-3: [42.5, 60]";
        assertThat(table.violations("empire", "{place: {" + others + ", night-troopers-A-4: [45, 67.6]}}")
                        .get(0))
                .hasToString(
                        "place.night-troopers-A-4: Night Troopers A 4 would be 5.1 away from Night Troopers A 1; 5 is allowed."
                                + " [SKD-MOVE-03]");
        assertThat(table.codes("empire", "{place: {" + others + ", night-troopers-A-4: [43, 60]}}"))
                .containsExactly("MOVE_END");
        table.choose("empire", "{place: {" + others + ", night-troopers-A-4: [45, 67.5]}}");
        assertThat(stands(table, "night-troopers-A")).isEqualTo("45,60 45,57.5 42.5,60 45,67.5");
    }

    @Test
    @Rule({"SKD-MOVE-03", "SKD-CLMB-08"})
    void theyMayStandOnOtherLevelsAndDoNotClimb() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ahsoka 45,10", "death-troopers 30,70.75 33,70")
                .acts("death-troopers");
        table.choose("empire", "{move: [26.3, 70.75]}");
        assertThat(table.codes("empire", "{place: {death-troopers-2: [30.3, 73.25]}}"))
                .as("1.5 cm beside and 5 cm up is 5.4")
                .containsExactly("MOVE_COHESION");
        table.choose("empire", "{place: {death-troopers-2: [26.3, 73.25]}}");
        assertThat(table.state().the("death-troopers").followers().get(0).z()).isEqualTo(5);
    }

    @Test
    @Rule("SKD-MOVE-05")
    void aMoveEndsWhereEveryMiniFindsRoom() {
        // in the ravine, 4 cm wide, a second small base finds room, five large ones would not
        Book book = Files.shipped().unit("howler-rider", "minis", 3).book("mission", Play.PERIDEA_FINALE);
        RulesTable<Skirmish> table = Skirmishes.of(book, "howler-rider-A 6,63.9 12.1,63.9 6,57.8", "morgan 45,76")
                .given(now -> now)
                .acts("howler-rider-A");
        assertThat(table.state().the("howler-rider-A").minis()).hasSize(3);
        // beside the tower, between wall and edge, there is none for the other two
        assertThat(Moves.around(
                                table.state(),
                                table.state().the("howler-rider-A"),
                                table.state().table().stand(new Point(9, 71), 6),
                                List.of(),
                                List.of())
                        .place(
                                table.state().the("howler-rider-A").leader().disc(),
                                Mini.bases(table.state().the("howler-rider-A").followers())))
                .as("on the tower, 10 by 10, are no three bases of 6")
                .isEmpty();
    }

    @Test
    @Rule("SKD-MOVE-08")
    void aMoveMayBeginOutOfCohesion() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,10", "death-troopers 45,50 70,50")
                .acts("death-troopers")
                .choose("empire", "{move: [45, 50]}")
                .choose("empire", "keep-close");
        Mini other = table.state().the("death-troopers").followers().get(0);
        assertThat(other.disc()
                        .distance(table.state().the("death-troopers").leader().disc()))
                .isLessThanOrEqualTo(5.02);
    }

    @Test
    @Rule("SKD-MOVE-07")
    void aFollowerTouchesNoEnemyTheLeaderDoesNotTouch() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "death-troopers 45,60 48,60")
                .acts("death-troopers")
                .choose("empire", "{move: [45, 45.5]}");
        assertThat(table.codes("empire", "{place: {death-troopers-2: [45, 42.5]}}"))
                .contains("MOVE_CONTACT");
        assertThat(table.codes("empire", "{place: {death-troopers-2: [45, 42.6]}}"))
                .as("0.1 cm apart from the enemy, overlapping nobody")
                .isEmpty();
    }

    @Test
    @Rule({"SKD-MEL-01", "SKD-MOVE-07"})
    void largerBasesAreNeverInContactWithEnemies() {
        RulesTable<Skirmish> small =
                Skirmishes.yard("howler-rider-A 45,30", "morgan 45,40").acts("morgan");
        assertThat(small.violations("empire", "{move: [45, 34.25]}").get(0))
                .hasToString(
                        "move: Morgan Elsbeth would touch Howler rider A; only units on small bases fight in melee."
                                + " [SKD-MEL-01]");
        small.choose("empire", "{move: [45, 34.35]}");
        RulesTable<Skirmish> large =
                Skirmishes.yard("howler-rider-A 45,30", "morgan 45,40").acts("howler-rider-A");
        assertThat(large.codes("heroes", "{move: [45, 35.75]}")).containsExactly("MOVE_CONTACT");
    }

    @Test
    @Rule("SKD-MEL-01")
    void oneLargerBaseKeepsAWholeUnitOutOfMelee() {
        Book book = Files.shipped()
                .unit("death-troopers", "bases", List.of(BaseSize.SMALL, BaseSize.MEDIUM))
                .book("mission", Play.TRAINING_YARD);
        Skirmishes start = Skirmishes.of(book, "ahsoka 45,40", "death-troopers 45,50 50,50");
        assertThat(start.acts("death-troopers").codes("empire", "{move: [45, 42.5]}"))
                .containsExactly("MOVE_CONTACT");
        assertThat(start.acts("ahsoka").codes("heroes", "{move: [45, 47.5]}")).containsExactly("MOVE_CONTACT");
    }
}
