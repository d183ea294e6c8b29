package org.muster.ruleset.skirmish.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.stands;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Options;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.activation.ActionTest;
import org.muster.ruleset.skirmish.activation.Actions;
import org.muster.ruleset.skirmish.attack.Casualties;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class MeleeTest {

    private static long inContact(RulesTable<Skirmish> table, String unit, String enemy) {
        Skirmish now = table.state();
        return now.the(unit).minis().stream()
                .filter(mini -> Measure.touches(now, mini.disc(), now.the(enemy)))
                .count();
    }

    // ---- entering

    @Test
    @Rule({"SKD-MEL-02", "SKD-MEL-03", "SKD-MEL-04", "SKD-GEO-05", "SKD-GEO-06"})
    void theLeaderComesIntoContactAndAsManyAsPossibleFollow() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "night-troopers-A 45,52 42,52 48,52 45,55")
                .acts("night-troopers-A")
                .choose("empire", "{move: [45, 42.5]}");
        assertThat(table.told()).contains("Night Troopers A is in melee with Ahsoka Tano.");
        assertThat(table.step("empire")).isInstanceOf(Melee.PileIn.class);
        table.choose("empire", "close-in");
        assertThat(inContact(table, "night-troopers-A", "ahsoka")).isEqualTo(4);
        assertThat(Measure.inMelee(table.state(), table.state().the("ahsoka")).stream()
                        .map(UnitState::id))
                .containsExactly("night-troopers-A");
        assertThat(ActionTest.open(table, "empire")).contains("attack");
    }

    @Test
    @Rule("SKD-MEL-03")
    void aMiniStaysOutOnlyIfNoSpotIsFree() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "death-troopers 45,52 48,52")
                .acts("death-troopers")
                .choose("empire", "{move: [45, 42.5]}");
        assertThat(table.violations("empire", "{place: {death-troopers-2: [48, 45]}}")
                        .get(0)
                        .sentence())
                .hasToString(
                        "Undead Death Troopers 2 stays out of contact though there is a free spot at (47.16, 41.25).");
        assertThat(table.violations("empire", "{place: {death-troopers-2: [45, 37.5]}}"))
                .isEmpty();
        table.choose("empire", "{place: {death-troopers-2: [47.16, 41.25]}}"); // as it was told
        assertThat(inContact(table, "death-troopers", "ahsoka")).isEqualTo(2);
    }

    @Test
    @Rule("SKD-MEL-03")
    void whoGoesByTheShortestWayKeepsNobodyOutThatFindsASpotCloserTogether() {
        // three of the Empire stand round Ahsoka already: beside the leader there is room for two, if the first leaves
        // it
        String[] units = {
            "ahsoka 45,40",
            "morgan 42.83,41.25",
            "enoch 42.83,38.75",
            "shin 45,37.5",
            "night-troopers-A 45,52 55,40 58,40"
        };
        RulesTable<Skirmish> table =
                Skirmishes.yard(units).acts("night-troopers-A").choose("empire", "{move: [45, 42.5]}");
        assertThat(table.violations(
                        "empire", "{place: {night-troopers-A-2: [47.5, 40], night-troopers-A-3: [48, 45]}}"))
                .extracting(one -> one.sentence().toString())
                .containsExactly("1 mini would be in contact; closer together 2 find a spot.");
        assertThat(table.codes(
                        "empire", "{place: {night-troopers-A-2: [47.17, 41.25], night-troopers-A-3: [47.17, 38.75]}}"))
                .isEmpty();
        table.choose("empire", "close-in");
        assertThat(inContact(table, "night-troopers-A", "ahsoka")).isEqualTo(3);
        RulesTable<Skirmish> old = Skirmishes.of(
                        Skirmishes.Files.shipped().bookOf("0.1.1", "mission", HouseRules.Play.TRAINING_YARD), units)
                .acts("night-troopers-A")
                .choose("empire", "{move: [45, 42.5]}");
        assertThat(old.codes("empire", "{place: {night-troopers-A-2: [47.5, 40], night-troopers-A-3: [48, 45]}}"))
                .isEmpty();
        old.choose("empire", "close-in");
        assertThat(inContact(old, "night-troopers-A", "ahsoka"))
                .as("as games of before were played")
                .isEqualTo(2);
    }

    @Test
    @Rule("SKD-MEL-03")
    void thenTheOtherUnitItsLeaderStraightAndAtMostFiveCentimetres() {
        // Ahsoka touches the trooper in front; their leader stands behind, the last one beside it
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,30", "night-troopers-A 48,47 45,45 51,47")
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}");
        assertThat(table.waitingFor()).as("the other unit's player").containsExactly("empire");
        table.choose("empire", "close-in");
        assertThat(inContact(table, "night-troopers-A", "ahsoka")).isEqualTo(3);
        Mini leader = table.state().the("night-troopers-A").leader();
        assertThat(leader.at().to(new Point(48, 47))).isLessThanOrEqualTo(5.02);
        assertThat(stands(table, "night-troopers-A"))
                .as("who is in contact stays")
                .contains("45,45");
    }

    @Test
    @Rule("SKD-MEL-03")
    void aLeaderTooFarAwayStaysAndSoDoTheOthersInCohesion() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,30", "night-troopers-A 45,52.4 45,45")
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}");
        table.choose("empire", "close-in");
        assertThat(stands(table, "night-troopers-A")).isEqualTo("45,52.4 45,45");
    }

    @Test
    @Rule({"SKD-MEL-03", "SKD-MOVE-06"})
    void theEngagedLeaderCrossesItsOwnMinisUnlessNobodyIsCrossed() {
        // right behind the trooper that is touched: every free spot in reach lies past it
        String spot = "{place: {night-troopers-A-1: [47.17, 43.75]}}";
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,30", "night-troopers-A 45,47.5 45,45")
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}");
        assertThat(table.codes("empire", spot)).isEmpty();
        table.choose("empire", "close-in");
        assertThat(inContact(table, "night-troopers-A", "ahsoka")).isEqualTo(2);
        RulesTable<Skirmish> barred = Skirmishes.yard(
                        options("moveThrough", HouseRules.MoveThrough.NONE),
                        "ahsoka 45,30",
                        "night-troopers-A 45,47.5 45,45")
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}");
        assertThat(barred.codes("empire", spot)).containsExactly("MOVE_CONTACT");
        barred.choose("empire", "close-in");
        assertThat(stands(barred, "night-troopers-A")).isEqualTo("45,47.5 45,45");
    }

    @Test
    @Rule({"SKD-MEL-03", "SKD-MOVE-06"})
    void theEngagedLeaderDoesNotCrossOtherEnemies() {
        // Sabine stands between the leader and the place beside Ahsoka
        String spot = "{place: {night-troopers-A-1: [47.5, 42.5]}}";
        String[] troopers = {"ahsoka 45,30", "night-troopers-A 51.5,45.5 45,45"};
        RulesTable<Skirmish> open = Skirmishes.yard(troopers).acts("ahsoka").choose("heroes", "{move: [45, 42.5]}");
        assertThat(open.codes("empire", spot)).isEmpty();
        RulesTable<Skirmish> barred = Skirmishes.yard(troopers[0], "sabine 50.5,42.4", troopers[1])
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}");
        assertThat(barred.codes("empire", spot)).contains("MOVE_CONTACT");
    }

    @Test
    @Rule("SKD-MEL-03")
    void ofThreeEnemiesItPilesInWithOneAfterTheOtherAsItsPlayerLikes() {
        RulesTable<Skirmish> table = Skirmishes.yard(
                        "ahsoka 45,30", "morgan 45,45", "enoch 42.5,42.5", "baylan 47.5,42.5")
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}");
        assertThat(table.step("heroes")).isInstanceOf(Melee.ChooseOpponent.class);
        table.choose("heroes", "enoch");
        assertThat(table.step("heroes")).as("then with one of the two others").isInstanceOf(Melee.ChooseOpponent.class);
        assertThat(table.codes("heroes", "enoch")).isNotEmpty();
        table.choose("heroes", "morgan");
        assertThat(table.step("heroes"))
                .as("with the last without a question")
                .isNotInstanceOf(Melee.ChooseOpponent.class);
    }

    @Test
    @Rule("SKD-MEL-03")
    void withEnemiesThatAreGoneNobodyPilesIn() {
        Skirmishes yard = Skirmishes.yard("ahsoka 45,30");
        Mini before = yard.now().the("ahsoka").leader();
        RulesTable<Skirmish> table = yard.play(
                        new Melee.ChooseOpponent("ahsoka", List.of("morgan", "enoch"), before, "HEROES"),
                        new Melee.PileIn("ahsoka", "morgan", before, true))
                .isOver();
        assertThat(stands(table, "ahsoka")).isEqualTo("45,30");
    }

    @Test
    @Rule({"SKD-MEL-03", "SKD-MOVE-03"})
    void whoFindsNoSpotClosesUpToItsLeader() {
        // five of six places beside Ahsoka are taken, and the leader takes the last
        RulesTable<Skirmish> table = Skirmishes.yard(
                        "ahsoka 45,40",
                        "night-troopers-A 47.16,41.25 47.16,38.75 45,37.5 42.84,38.75",
                        "enoch 42.84,41.25",
                        "death-troopers 45,52 48,52")
                .acts("death-troopers")
                .choose("empire", "{move: [45, 42.5]}")
                .choose("empire", "close-in");
        assertThat(inContact(table, "death-troopers", "ahsoka")).isEqualTo(1);
        UnitState troopers = table.state().the("death-troopers");
        assertThat(troopers.minis().get(1).disc().distance(troopers.leader().disc()))
                .isLessThanOrEqualTo(5.02);
    }

    @Test
    @Rule({"SKD-MEL-03", "SKD-MOVE-03"})
    void theOthersKeepCohesionToWhereTheLeaderGoes() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,30", "night-troopers-A 48,47 45,45 51,47")
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}");
        String leader = "night-troopers-A-1: [47.17, 43.75]";
        assertThat(table.codes("empire", "{place: {" + leader + ", night-troopers-A-3: [55.3, 47]}}"))
                .as("near where the leader was")
                .contains("MOVE_COHESION");
        assertThat(table.codes("empire", "{place: {" + leader + ", night-troopers-A-3: [53.4, 40.5]}}"))
                .as("near where it is now")
                .doesNotContain("MOVE_COHESION");
    }

    @Test
    @Rule("SKD-MEL-03")
    void whoeverClosesInByChanceDoesSoLegally() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "night-troopers-A 45,52 42,52 48,52 45,55")
                .acts("night-troopers-A")
                .choose("empire", "{move: [45, 42.5]}");
        Options<?> options = table.question("empire").options();
        Set<Object> samples = new LinkedHashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            samples.add(legal(options, new SplittableRandom(seed)));
        }
        assertThat(samples).hasSizeGreaterThan(3);
    }

    private static <C> C legal(Options<C> options, SplittableRandom random) {
        C sample = options.sample(random);
        assertThat(options.read(options.write(sample)).violations()).isEmpty();
        return sample;
    }

    @Test
    @Rule({"SKD-MEL-03", "SKD-MOVE-03"})
    void nobodyLeavesCohesionForAPlaceInTheMelee() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,30", "night-troopers-A 45,52.4 45,45 47.5,52.4")
                .acts("ahsoka")
                .choose("heroes", "{move: [45, 42.5]}")
                .choose("empire", "close-in");
        assertThat(inContact(table, "night-troopers-A", "ahsoka")).isEqualTo(1);
        UnitState troopers = table.state().the("night-troopers-A");
        assertThat(troopers.minis().get(2).disc().distance(troopers.leader().disc()))
                .isLessThanOrEqualTo(5.02);
    }

    @Test
    @Rule("SKD-MEL-03")
    void ofSeveralUnitsOneAfterTheOtherAsTheMoverChooses() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 43.75,40", "ezra 46.25,40", "death-troopers 45,55 48,55")
                .acts("death-troopers");
        // the place that touches both
        double y = 40 + Math.sqrt(2.5 * 2.5 - 1.25 * 1.25);
        table.choose("empire", "{move: [45, " + Math.rint(y * 100) / 100 + "]}");
        assertThat(table.step("empire")).isInstanceOf(Melee.ChooseOpponent.class);
        assertThat(table.question("empire").options().all().map(Object::toString))
                .containsExactly("ahsoka", "ezra");
        table.choose("empire", "ezra").choose("empire", "close-in");
        assertThat(inContact(table, "death-troopers", "ezra")).isEqualTo(2);
        assertThat(table.waitingFor()).as("nobody else can come").containsExactly("empire");
        assertThat(table.step("empire")).isInstanceOf(Actions.TakeAction.class);
    }

    @Test
    @Rule("SKD-MEL-03")
    void nobodyIsPulledIntoContactWithAThirdUnit() {
        RulesTable<Skirmish> table = Skirmishes.yard(
                        "ahsoka 45,40", "sabine 45,36", "night-troopers-A 45,52 42,52 48,52 45,55")
                .acts("night-troopers-A")
                .choose("empire", "{move: [45, 42.5]}")
                .choose("empire", "close-in");
        assertThat(inContact(table, "night-troopers-A", "ahsoka")).isGreaterThanOrEqualTo(3);
        assertThat(inContact(table, "night-troopers-A", "sabine")).isZero();
    }

    @Test
    @Rule({"SKD-MEL-03", "SKD-MOVE-07"})
    void notEvenWhereTheNearestSpotTouchesBoth() {
        // at (47.17, 38.75) a base touches Ahsoka and Sabine, who stand apart
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "sabine 47.17,36.25", "death-troopers 45,52 50,39")
                .acts("death-troopers")
                .choose("empire", "{move: [45, 42.5]}");
        assertThat(table.codes("empire", "{place: {death-troopers-2: [47.17, 38.75]}}"))
                .contains("MOVE_CONTACT");
        table.choose("empire", "close-in");
        assertThat(inContact(table, "death-troopers", "ahsoka")).isEqualTo(2);
        assertThat(inContact(table, "death-troopers", "sabine")).isZero();
    }

    @Test
    @Rule("SKD-MEL-04")
    void meleeEndsWithContactAndCasualtiesBringNoNewPileIn() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "night-troopers-A 45,47 45,42.5")
                .wounds("night-troopers-A", 1)
                .play(new Casualties.RemoveMinis("night-troopers-A", "HEROES"))
                .isOver();
        assertThat(Measure.inMelee(table.state(), table.state().the("ahsoka"))).isEmpty();
    }

    // ---- leaving

    private static Skirmishes engaged(HouseRules options) {
        return Skirmishes.yard(options, "ahsoka 45,40", "morgan 45,42.5");
    }

    @Test
    @Rule({"SKD-MEL-08", "SKD-STAT-03"})
    void leavingAnEagerEnemyStrainsAndEndsAllContact() {
        RulesTable<Skirmish> table = engaged(HouseRules.DEFAULT).acts("ahsoka");
        assertThat(table.codes("heroes", "{move: [45, 40]}"))
                .as("it must leave")
                .containsExactly("MOVE_MELEE");
        assertThat(table.codes("heroes", "{move: [47.5, 42.5]}")).containsExactly("MOVE_MELEE");
        table.choose("heroes", "{move: [45, 30]}").isOver();
        assertThat(table.state().the("ahsoka").strained()).isTrue();
        assertThat(table.state().the("ahsoka").actionDice())
                .as("one action, no second")
                .isEqualTo(3);
    }

    @Test
    @Rule({"SKD-MEL-08", "SKD-MEL-10"})
    void oneEagerEnemyAmongStrainedOnesIsEnough() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "morgan 45,42.5", "enoch 45,37.5")
                .strained("morgan")
                .acts("ahsoka");
        assertThat(table.codes("heroes", "{move: [42.5, 37.5]}"))
                .as("contact with either")
                .containsExactly("MOVE_MELEE");
        table.choose("heroes", "{move: [35, 40]}").isOver();
        assertThat(table.state().the("ahsoka").strained()).isTrue();
    }

    @Test
    @Rule("SKD-MEL-08")
    void asSecondActionAnEagerUnitMayLeaveToo() {
        RulesTable<Skirmish> table = engaged(HouseRules.DEFAULT)
                .given(now -> now.acting(Activation.of(now.the("ahsoka")).and(ActionKind.ATTACK, false)))
                .play(new Actions.TakeAction())
                .choose("heroes", "{move: [45, 30]}")
                .isOver();
        assertThat(stands(table, "ahsoka")).isEqualTo("45,30");
    }

    @Test
    @Rule("SKD-MEL-08")
    void itCantEndInContactWithAnyEnemyNotEvenAnother() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,40", "morgan 45,42.5", "enoch 45,30").acts("ahsoka");
        assertThat(table.codes("heroes", "{move: [45, 32.5]}")).containsExactly("MOVE_MELEE");
        assertThat(table.state().the("ahsoka").strained())
                .as("refused, so nothing is strained")
                .isFalse();
    }

    @Test
    @Rule("SKD-MEL-09")
    void aStrainedUnitLeavesStayingStrainedUnlessRefused() {
        RulesTable<Skirmish> table =
                engaged(HouseRules.DEFAULT).strained("ahsoka").acts("ahsoka");
        table.choose("heroes", "{move: [45, 30]}").isOver();
        assertThat(table.state().the("ahsoka").strained()).isTrue();
        RulesTable<Skirmish> refused = engaged(options("disengageWhenStrained", HouseRules.Disengaging.REFUSED))
                .strained("ahsoka")
                .acts("ahsoka");
        assertThat(ActionTest.open(refused, "heroes")).doesNotContain("move");
        assertThat(refused.codes("heroes", "{move: [45, 30]}")).containsExactly("MOVE_MELEE");
    }

    @Test
    @Rule("SKD-MEL-10")
    void strainedEnemiesHoldNobodyUnlessTheyAlwaysRestrict() {
        RulesTable<Skirmish> table =
                engaged(HouseRules.DEFAULT).strained("morgan").acts("ahsoka");
        table.choose("heroes", "{move: [47.5, 42.5]}");
        assertThat(table.state().the("ahsoka").strained()).isFalse();
        RulesTable<Skirmish> always = engaged(options("disengageRestriction", HouseRules.DisengageRestriction.ALWAYS))
                .strained("morgan")
                .acts("ahsoka");
        assertThat(always.codes("heroes", "{move: [47.5, 42.5]}")).containsExactly("MOVE_MELEE");
        always.choose("heroes", "{move: [45, 30]}");
        assertThat(always.state().the("ahsoka").strained())
                .as("nobody eager, no strain")
                .isFalse();
    }

    @Test
    @Rule("SKD-MEL-11")
    void aMoveByAnEffectIsNotBound() {
        RulesTable<Skirmish> table = engaged(HouseRules.DEFAULT)
                .play(new Moves.MoveUnit("ahsoka", MoveKind.SHORT_MOVE))
                .choose("heroes", "{go: [47.5, 42.5]}");
        assertThat(table.state().the("ahsoka").strained()).isFalse();
        assertThat(inContact(table, "ahsoka", "morgan")).isEqualTo(1);
    }

    @Test
    @Rule("SKD-MEL-08")
    void aUnitThatCantLeaveIsNotOfferedTheMove() {
        // walled in: friends all round, whom it may cross but not end on, and no way further than 15 cm
        Skirmishes start = engaged(HouseRules.DEFAULT);
        assertThat(ActionTest.open(start.acts("ahsoka"), "heroes")).contains("move");
        Skirmishes corner = Skirmishes.yard(
                options("moveThrough", HouseRules.MoveThrough.NONE),
                "ahsoka 1.25,1.25",
                "morgan 1.25,3.75",
                "enoch 3.75,1.25",
                "shin 3.42,3.42");
        assertThat(ActionTest.open(corner.acts("ahsoka"), "heroes")).doesNotContain("move");
        assertThat(corner.acts("ahsoka").codes("heroes", "{move: [45, 30]}"))
                .containsExactly("MOVE_MELEE", "MOVE_BLOCKED", "MOVE_FAR");
        assertThat(List.of("attack", "end")).isSubsetOf(ActionTest.open(corner.acts("ahsoka"), "heroes"));
    }
}
