package org.muster.ruleset.skirmish.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.stands;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.activation.ActionTest;
import org.muster.ruleset.skirmish.data.BaseSize;
import org.muster.ruleset.skirmish.moves.Shoves.ShoveUnit;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Push, Pull and falling. */
class FallTest {

    private static ShoveUnit push(String unit, String from, int shortMoves) {
        return new ShoveUnit(unit, from, "HEROES", false, shortMoves);
    }

    // ---- straight

    @Test
    @Rule({"SKD-MISS-07", "SKD-FALL-05"})
    void pushAndPullMoveAnEnemyStraightByAsMuchAsTheMoverLikes() {
        Skirmishes start = Skirmishes.yard("ezra 45,20", "morgan 45,30");
        RulesTable<Skirmish> push = start.acts("ezra").choose("heroes", "{special: push morgan}");
        assertThat(push.codes("heroes", "51")).containsExactly("NOT_BETWEEN");
        push.choose("heroes", "50");
        assertThat(stands(push, "morgan")).isEqualTo("45,35");
        assertThat(push.state().the("ezra").forceDice()).isEqualTo(2);
        RulesTable<Skirmish> pull =
                start.acts("ezra").choose("heroes", "{special: pull morgan}").choose("heroes", "25");
        assertThat(stands(pull, "morgan")).isEqualTo("45,27.5");
        RulesTable<Skirmish> none =
                start.acts("ezra").choose("heroes", "{special: push morgan}").lapse("heroes");
        assertThat(stands(none, "morgan")).isEqualTo("45,30");
    }

    @Test
    @Rule({"SKD-MISS-07", "SKD-GEO-04"})
    void atRangeOneInSightForAForceDie() {
        assertThat(ActionTest.open(
                        Skirmishes.yard("ezra 45,20", "morgan 45,37.5").acts("ezra"), "heroes"))
                .contains("special");
        assertThat(ActionTest.open(
                        Skirmishes.yard("ezra 45,20", "morgan 45,37.6").acts("ezra"), "heroes"))
                .doesNotContain("special");
        assertThat(ActionTest.open(
                        Skirmishes.yard("ezra 45,20", "morgan 45,30")
                                .force("ezra", 0)
                                .acts("ezra"),
                        "heroes"))
                .doesNotContain("special");
        assertThat(ActionTest.open(
                        Skirmishes.citadel("ezra 45,50", "morgan 45,64").acts("ezra"), "heroes"))
                .as("the gate is between")
                .doesNotContain("special");
    }

    @Test
    @Rule({"SKD-MISS-07", "SKD-FORCE-07", "SKD-GEO-04", "SKD-LOS-01"})
    void whyNotIsToldWithItsNumbers() {
        assertThat(Skirmishes.yard("ezra 45,20", "morgan 45,37.6")
                        .force("ezra", 0)
                        .acts("ezra")
                        .violations("heroes", "{special: push morgan}"))
                .hasToString("[special: Push costs 1 Force Die; Ezra Bridger has 0. [SKD-FORCE-07],"
                        + " special: Morgan Elsbeth is 15.1 cm away and not at range 1. [SKD-GEO-04]]");
        assertThat(Skirmishes.yard("ezra 45,20", "ahsoka 45,30", "morgan 45,60")
                        .acts("ezra")
                        .codes("heroes", "{special: push ahsoka}"))
                .containsExactly("TARGET_OWN");
        assertThat(Skirmishes.citadel("ezra 45,50", "morgan 45,64")
                        .acts("ezra")
                        .violations("heroes", "{special: pull morgan}"))
                .hasToString("[special: The unit leader of Ezra Bridger sees no mini of Morgan Elsbeth. [SKD-LOS-01]]");
    }

    @Test
    @Rule({"SKD-FALL-05", "SKD-MOVE-02"})
    void theMoverPlacesTheOthers() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", "death-troopers 45,30 48,30")
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "50");
        assertThat(table.waitingFor()).containsExactly("heroes");
        table.choose("heroes", "{place: {death-troopers-2: [45, 40]}}").isOver();
        assertThat(stands(table, "death-troopers")).isEqualTo("45,35 45,40");
    }

    @Test
    @Rule("SKD-FALL-05")
    void itStopsAtTheEdgeOfTheTableAtASolidAndAtABase() {
        RulesTable<Skirmish> edge = Skirmishes.yard("ezra 45,80", "morgan 45,86")
                .play(push("morgan", "ezra", 2))
                .choose("heroes", "100")
                .isOver();
        assertThat(stands(edge, "morgan")).isEqualTo("45,88.75");
        RulesTable<Skirmish> wall = Skirmishes.citadel("ezra 30,50", "morgan 30,54")
                .play(push("morgan", "ezra", 2))
                .choose("heroes", "100")
                .isOver();
        assertThat(stands(wall, "morgan")).isEqualTo("30,56.75");
        RulesTable<Skirmish> friend = Skirmishes.yard("ezra 45,20", "morgan 45,30", "enoch 45,36")
                .play(push("morgan", "ezra", 2))
                .choose("heroes", "100")
                .isOver();
        assertThat(stands(friend, "morgan")).isEqualTo("45,33.5");
    }

    @Test
    @Rule({"SKD-FALL-05", "SKD-MEL-02", "SKD-MEL-11"})
    void intoContactWithAnEnemyOfTheMovedUnitMeleeBeginsIfBothAreSmall() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", "morgan 45,30", "sabine 45,36")
                .play(push("morgan", "ezra", 2))
                .choose("heroes", "100")
                .isOver();
        assertThat(stands(table, "morgan")).isEqualTo("45,33.5");
        assertThat(table.told()).contains("Morgan Elsbeth is in melee with Sabine Wren.");
        RulesTable<Skirmish> large = Skirmishes.yard("ezra 45,20", "morgan 45,30", "howler-rider-A 45,38")
                .play(push("morgan", "ezra", 2))
                .choose("heroes", "100")
                .isOver();
        assertThat(stands(large, "morgan")).as("0.1 cm short").isEqualTo("45,33.65");
    }

    @Test
    @Rule({"SKD-FALL-05", "SKD-MEL-04"})
    void whoCantBeMovedAtAllDoesNotPileInAnew() {
        // their leader touches Sabine, the other has lost its place in the melee
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", "death-troopers 45,30 48,30", "sabine 45,32.5")
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "50")
                .isOver();
        assertThat(stands(table, "death-troopers")).isEqualTo("45,30 48,30");
    }

    @Test
    @Rule("SKD-FALL-05")
    void stepsOfTwoAndAHalfArePassed() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 45,60.5", "morgan 45,66")
                .given(now -> now.removing("gate"))
                .play(push("morgan", "ezra", 1))
                .choose("heroes", "50")
                .isOver();
        assertThat(table.state().the("morgan").leader().z()).isEqualTo(2.5);
    }

    // ---- falling

    @Test
    @Rule({"SKD-FALL-01", "SKD-FALL-02", "SKD-FALL-03", "SKD-FALL-04"})
    void overAHighEdgeTheUnitFallsAndIsPlacedBelowItAndTheFallAttacks() {
        // on the terrace, 5 cm up, with its edge at y = 72
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 30,80", "morgan 30,74")
                .noDice()
                .force("ezra", 1)
                .play(push("morgan", "ezra", 1))
                .choose("heroes", "50");
        assertThat(table.told())
                .contains("Morgan Elsbeth is moved 2 cm away from Ezra Bridger, over the edge of terrace.")
                .contains("Morgan Elsbeth falls 5 cm from terrace.");
        assertThat(table.waitingFor()).as("the mover places").containsExactly("heroes");
        assertThat(table.codes("heroes", "{place: {morgan-1: [30, 65.7]}}"))
                .as("base edge to the point of the edge: 5.05 cm")
                .contains("MOVE_COHESION");
        assertThat(table.codes("heroes", "{place: {morgan-1: [30, 74]}}"))
                .as("not up there")
                .isNotEmpty();
        table.rolling("Attack of the fall on Morgan Elsbeth", 5)
                .rolling("Defense of Morgan Elsbeth", 1)
                .rolling("Bravery of Morgan Elsbeth", 2)
                .choose("heroes", "{place: {morgan-1: [30, 66]}}")
                .isOver();
        assertThat(table.rolled().get(0).roll().pool()).hasToString("1 white");
        assertThat(table.rolled().get(0).roll().by()).hasToString("heroes");
        assertThat(table.state().the("morgan").wounds()).isEqualTo(1);
        assertThat(table.state().the("morgan").leader().z()).isZero();
    }

    @Test
    @Rule("SKD-FALL-02")
    void whereThereIsNoRoomBelowItLiesAtTheNearestPlaceThereIs() {
        RulesTable<Skirmish> table = Skirmishes.citadel(
                        "ezra 30,80",
                        "morgan 30,74",
                        "night-troopers-A 24,70.6 27,70.6 30,70.6 33,70.6",
                        "night-troopers-B 36,70.6 24,67.6 27,67.6 30,67.6",
                        "night-troopers-C 33,67.6 36,67.6 27,64.6 30,64.6",
                        "enoch 33,64.6")
                .play(new Falls.PlaceFallen("morgan", 30, 72, 0, "HEROES"));
        assertThat(table.violations("heroes", "{place: {morgan: [30, 70.7]}}"))
                .as("nobody is asked for places of which none is right")
                .extracting(one -> one.sentence().toString())
                .contains("Within 5 cm of the foot of the edge there is no free and safe place; who finds none lies at"
                        + " the nearest there is.");
        table.choose("heroes", "where-it-falls").isOver();
        assertThat(table.told())
                .contains(
                        "At the foot of the edge there is no room for Morgan Elsbeth; the nearest place that is free and"
                                + " safe is taken.");
        Mini morgan = table.state().the("morgan").leader();
        assertThat(morgan.z()).as("the nearest is up on the terrace again").isEqualTo(5);
        assertThat(morgan.at().to(new Point(30, 72))).isLessThan(6.25);
    }

    @Test
    @Rule("SKD-FALL-02")
    void whereNobodyCanStandBelowItLiesLowerDownAndNotOnTheWallAgain() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 8,59.5", "death-troopers 10.7,59.5 5,59.5")
                .noDice()
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "50");
        assertThat(table.told()).contains("Undead Death Troopers falls 5 cm from wall w1.");
        table.rolling("Attack of the fall", 1)
                .choose("heroes", "where-it-falls")
                .isOver();
        assertThat(table.state().the("death-troopers").minis())
                .as("nobody can stand on the masonry")
                .allMatch(mini -> mini.z() == 0);
    }

    @Test
    @Rule("SKD-FALL-02")
    void whoFindsNoRoomLiesAtTheVeryNearestPlace() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 24,59.5", "morgan 18,59.5")
                .noDice()
                .play(push("morgan", "ezra", 1))
                .choose("heroes", "50");
        assertThat(table.told())
                .contains("Morgan Elsbeth is moved 2 cm away from Ezra Bridger, over the edge of wall w2.");
        table.rolling("Attack of the fall", 1)
                .choose("heroes", "where-it-falls")
                .isOver();
        Mini morgan = table.state().the("morgan").leader();
        assertThat(morgan.at().to(new Point(16, 59.5)))
                .as("on the ground beside the masonry, where nobody can stand")
                .isLessThanOrEqualTo(2.75);
        assertThat(morgan.z()).isZero();
    }

    @Test
    @Rule({"SKD-ACTN-08", "SKD-FALL-05"})
    void whoIsInContactAlreadyIsNotPulled() {
        Skirmishes near = Skirmishes.yard("ezra 45,15", "morgan 45,17.5");
        assertThat(near.acts("ezra").codes("heroes", "{special: pull morgan}")).isNotEmpty();
        assertThat(near.acts("ezra").codes("heroes", "{special: push morgan}")).isEmpty();
        assertThat(Skirmishes.yard("ezra 45,15", "morgan 45,17.6")
                        .acts("ezra")
                        .codes("heroes", "{special: pull morgan}"))
                .isEmpty();
    }

    @Test
    @Rule("SKD-FALL-01")
    void whoFallsIntoAPitFellFromTheTable() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 45,24", "death-troopers 45,28.75 42,28")
                .noDice()
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "50");
        assertThat(table.told()).contains("Undead Death Troopers falls 12 cm into ravine.");
    }

    @Test
    @Rule("SKD-FALL-05")
    void whoIsMovedLessFarThanAskedHearsWhy() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 45,24", "death-troopers 45,28.75 48,28")
                .noDice()
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "12");
        assertThat(table.told())
                .anyMatch(line -> line.startsWith("Undead Death Troopers is moved")
                        && line.contains("away from Ezra Bridger, no farther, where it could not stand."));
    }

    @Test
    @Rule("SKD-FALL-02")
    void whoIsGoneBeforeItLiesBelowIsNotPlacedAndNotAttacked() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 30,80")
                .play(new Falls.PlaceFallen("morgan", 30, 72, 0, "HEROES"), new Falls.FallAttack("morgan", 5, "HEROES"))
                .isOver();
        assertThat(table.rolled()).isEmpty();
    }

    @Test
    @Rule("SKD-FALL-02")
    void byDefaultTheEnginePlacesItAndByOptionTheOwner() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 30,80", "death-troopers 30,74 33,74")
                .noDice()
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "50")
                .rolling("Attack of the fall", 1)
                .lapse("heroes")
                .isOver();
        assertThat(table.state().the("death-troopers").minis()).allMatch(mini -> mini.z() == 0);
        for (Mini mini : table.state().the("death-troopers").minis()) {
            assertThat(mini.at().to(new Point(30, 72)) - 1.25).isLessThanOrEqualTo(5.02);
        }
        RulesTable<Skirmish> owner = Skirmishes.of(
                        options("fallPlacedBy", HouseRules.FallPlacedBy.OWNER), "ezra 30,80", "morgan 30,74")
                .play(push("morgan", "ezra", 1))
                .choose("heroes", "50");
        assertThat(owner.waitingFor()).containsExactly("empire");
    }

    @Test
    @Rule("SKD-FALL-02")
    void nobodyIsPutInContactWithAnEnemyAndAllInCohesion() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 30,80", "death-troopers 30,74 33,74", "sabine 33.5,70")
                .noDice()
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "50");
        assertThat(table.codes("heroes", "{place: {death-troopers-1: [31, 70], death-troopers-2: [31, 67.5]}}"))
                .contains("MOVE_CONTACT");
        assertThat(table.violations("heroes", "{place: {death-troopers-1: [25, 60], death-troopers-2: [33.5, 67]}}"))
                .anyMatch(violation -> violation
                        .sentence()
                        .toString()
                        .contains(" away from the foot of the edge and 10 higher; 5 is"));
        assertThat(table.codes("heroes", "{place: {death-troopers-1: [25, 69.5], death-troopers-2: [33.5, 67]}}"))
                .contains("MOVE_COHESION");
        table.rolling("Attack of the fall", 1)
                .choose("heroes", "{place: {death-troopers-1: [30, 70], death-troopers-2: [30, 67.5]}}")
                .isOver();
    }

    @Test
    @Rule("SKD-FALL-01")
    void byOptionAUnitFallsOverFiveCentimetresOnly() {
        RulesTable<Skirmish> table = Skirmishes.of(
                        options("fallEdge", HouseRules.FallEdge.OVER_SHORT_MOVE), "ezra 30,80", "morgan 30,74")
                .play(push("morgan", "ezra", 1))
                .choose("heroes", "50")
                .isOver();
        assertThat(stands(table, "morgan")).as("down the 5 cm and on").isEqualTo("30,69");
        assertThat(table.state().the("morgan").wounds()).isZero();
    }

    @Test
    @Rule("SKD-FALL-01")
    void aBaseThatWouldHangOverTheEdgeIsSetBack() {
        RulesTable<Skirmish> table = Skirmishes.citadel("ezra 30,80", "morgan 30,74")
                .play(push("morgan", "ezra", 1))
                .choose("heroes", "15")
                .isOver();
        assertThat(table.state().the("morgan").leader().y()).isBetween(73.22, 73.26);
        assertThat(table.state().the("morgan").leader().z()).isEqualTo(5);
    }

    @Test
    @Rule("SKD-FALL-03")
    void theDiceOfAFall() {
        Skirmish started = Skirmishes.yard("ahsoka 45,20").now();
        assertThat(Falls.dice(started.book(), 2.6)).hasToString("1 white");
        assertThat(Falls.dice(started.book(), 5)).hasToString("1 white");
        assertThat(Falls.dice(started.book(), 5.1)).hasToString("1 grey + 1 white");
        assertThat(Falls.dice(started.book(), 10)).hasToString("1 grey + 1 white");
        assertThat(Falls.dice(started.book(), 12)).hasToString("1 black + 1 grey + 1 white");
        assertThat(Falls.dice(started.book(), 15.1)).hasToString("1 red + 1 black + 1 grey + 1 white");
        assertThat(Falls.dice(started.book(), 25)).hasToString("2 red + 1 black + 1 grey + 1 white");
        Skirmish completed = Skirmishes.yard(
                        options("fallIncrement", HouseRules.FallIncrement.COMPLETED), "ahsoka 45,20")
                .now();
        assertThat(Falls.dice(completed.book(), 4.9)).hasToString("no dice");
        assertThat(Falls.dice(completed.book(), 5)).hasToString("1 white");
        assertThat(Falls.dice(completed.book(), 12)).hasToString("1 grey + 1 white");
        assertThat(Falls.dice(started.book(), 5.02)).as("within tolerance").hasToString("1 white");
        assertThat(Falls.dice(completed.book(), 9.98)).as("within tolerance").hasToString("1 grey + 1 white");
    }

    @Test
    @Rule("SKD-FALL-03")
    void aFallWithoutACompletedIncrementAttacksNobody() {
        RulesTable<Skirmish> table = Skirmishes.yard(
                        options("fallIncrement", HouseRules.FallIncrement.COMPLETED), "ezra 45,20", "morgan 45,40")
                .play(new Falls.FallAttack("morgan", 4.5, "HEROES"))
                .isOver();
        assertThat(table.told()).isEmpty();
    }

    @Test
    @Rule({"SKD-FALL-05", "SKD-MOVE-05"})
    void itGoesOnlyWhereItsOtherMinisFindRoom() {
        // the leader goes along the wall, 10 cm up and 3 cm thick: no room up there for a base of 6, and none in reach
        // below
        Book book = Files.shipped()
                .unit("death-troopers", "bases", List.of(BaseSize.SMALL, BaseSize.LARGE))
                .book();
        RulesTable<Skirmish> table = Skirmishes.of(book, "ezra 20,59.5", "death-troopers 26,59.5 60,80")
                .play(push("death-troopers", "ezra", 1))
                .choose("heroes", "40")
                .isOver();
        assertThat(stands(table, "death-troopers")).isEqualTo("26,59.5 60,80");
    }

    @Test
    @Rule({"SKD-FALL-04", "SKD-DICE-03", "SKD-BRAV-01"})
    void theUnitDefendsAsUsualWithoutSurgesAndRedDiceAreCritical() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", "morgan 45,40")
                .noDice()
                .dice("morgan", 2)
                .play()
                .rolling("Attack of the fall on Morgan Elsbeth", 6, 6, 6, 6) // red, black, grey, white
                .play(new Falls.FallAttack("morgan", 16, "HEROES"));
        assertThat(table.decision("empire").prompt().toString())
                .startsWith("4 hits on Morgan Elsbeth, 1 critical; it defends with 3 black");
        table.rolling("Defense of Morgan Elsbeth", 3, 3, 3, 1)
                .rolling("Bravery of Morgan Elsbeth", 2)
                .choose("empire", "{dice: {white: 1}}")
                .choose("empire", "{}")
                .isOver();
        assertThat(table.state().the("morgan").wounds()).isEqualTo(1);
    }
}
