package org.muster.ruleset.skirmish.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Options;
import org.muster.api.dice.Rolled;
import org.muster.core.json.Json;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.activation.ActionTest;
import org.muster.ruleset.skirmish.activation.ActivationPhase.NextTurn;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** From the attack pool to the casualties. */
class AttackTest {

    private static final String SHOOT = strike("night-troopers-A pistols RANGED");
    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";
    private static final String VOLLEY = strike("sabine e11 RANGED");

    /** Sabine shoots (1 black, 2 grey) at the troopers (grey) from 17.5 cm; nobody has dice but the one that pays. */
    private static RulesTable<Skirmish> sabineShoots() {
        return Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine");
    }

    /** The troopers shoot (4 grey) at Sabine (black). */
    private static Skirmishes troopersShoot() {
        return Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("night-troopers-A", 1)
                .force("sabine", 0);
    }

    private static List<String> pools(RulesTable<Skirmish> table) {
        return table.rolled().stream()
                .map(Rolled::roll)
                .map(roll -> roll.pool().toString())
                .toList();
    }

    // ---- attack pool

    @Test
    @Rule({"SKD-APOOL-01", "SKD-DICE-01"})
    void everyMiniAddsTheDiceOfTheProfileSeeingOrNot() {
        RulesTable<Skirmish> table = troopersShoot()
                .acts("night-troopers-A")
                .rolling("Attack of Night Troopers A on Sabine Wren", 1, 1, 1, 1)
                .choose("empire", VOLLEY)
                .isOver();
        assertThat(pools(table)).containsExactly("4 grey");
        // the leader alone sees past the monolith, all four shoot
        table = Skirmishes.citadel("sabine 20,30", "night-troopers-A 26,46 20,46 17,46 23,46")
                .noDice()
                .dice("night-troopers-A", 1)
                .acts("night-troopers-A")
                .rolling("Attack", 1, 1, 1, 1)
                .choose("empire", VOLLEY)
                .isOver();
        assertThat(pools(table)).containsExactly("4 grey");
    }

    @Test
    @Rule({"SKD-APOOL-02", "SKD-ADICE-03", "SKD-DICE-04", "SKD-ADICE-07"})
    void theAttackerBoostsWithActionDiceOfTheColoursItWants() {
        RulesTable<Skirmish> table = troopersShoot()
                .dice("night-troopers-A", 3)
                .acts("night-troopers-A")
                .choose("empire", VOLLEY)
                .rolling("Attack", 1, 1, 1, 1, 1, 1)
                .choose("empire", "{dice: {black: 1, white: 1}}")
                .isOver();
        assertThat(pools(table)).as("in the order of colours").containsExactly("1 black + 4 grey + 1 white");
        assertThat(table.state().the("night-troopers-A").actionDice()).isZero();
    }

    @Test
    @Rule({"SKD-ADICE-03", "SKD-APOOL-02"})
    void neitherRedNorMoreThanThereAre() {
        RulesTable<Skirmish> table = troopersShoot()
                .dice("night-troopers-A", 3)
                .acts("night-troopers-A")
                .choose("empire", VOLLEY);
        assertThat(table.violations("empire", "{dice: {red: 1}}"))
                .hasToString("[dice: An Action Die becomes black or grey or white, not red. [SKD-ADICE-03]]");
        assertThat(table.violations("empire", "{dice: {black: 2, grey: 1}}"))
                .hasToString("[dice: Night Troopers A would spend 3 Action Dice and has 2. [SKD-ADICE-03]]");
        assertThat(table.codes("empire", "{force: yes}")).containsExactly("BOOST_FORCE");
        table.rolling("Attack", 1, 1, 1, 1).lapse("empire");
        assertThat(table.state().the("night-troopers-A").actionDice())
                .as("nothing by default")
                .isEqualTo(2);
    }

    @Test
    @Rule({"SKD-STAT-04", "SKD-APOOL-02", "SKD-FORCE-04"})
    void aStrainedUnitBoostsNoAttackPoolByDiceOrForce() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .dice("night-troopers-A", 0)
                .strained("sabine")
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 1, 1, 1)
                .choose("heroes", SHOOT);
        assertThat(pools(table)).containsExactly("1 black + 2 grey");
        assertThat(Boosts.options(table.state(), table.state().the("sabine"), PoolKind.ATTACK)
                        .read(Json.readAnswer("{dice: {black: 1}, force: yes}"))
                        .violations())
                .hasToString("[dice: Sabine Wren is strained; it can't boost attack pools. [SKD-STAT-04],"
                        + " force: Sabine Wren is strained; it can't boost attack pools. [SKD-STAT-04]]");
    }

    // ---- hits

    @Test
    @Rule({"SKD-AROLL-01", "SKD-AROLL-02", "SKD-DICE-02", "SKD-DICE-03"})
    void eachSuccessIsAHitAndEachRedOneACriticalHit() {
        // 2 red + 2 black: a red 2 is a success, a red 1 none; a black 3 is one, a black 2 none
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "morgan 45,42.5")
                .noDice()
                .dice("ahsoka", 1)
                .force("ahsoka", 0)
                .force("morgan", 0)
                .acts("ahsoka")
                .rolling("Attack of Ahsoka Tano", 2, 1, 3, 2)
                .rolling("Defense of Morgan Elsbeth", 3)
                .rolling("Bravery of Morgan Elsbeth", 2)
                .choose("heroes", strike("morgan twin-sabers MELEE"));
        assertThat(table.told()).contains("2 hits on Morgan Elsbeth, 1 of them critical.");
        assertThat(pools(table)).containsExactly("2 red + 2 black", "1 black", "1 red");
    }

    @Test
    @Rule("SKD-AROLL-03")
    void withoutASuccessTheAttackEndsAndTheDefenderIsNotAsked() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 2, 3, 3)
                .choose("heroes", SHOOT)
                .isOver();
        assertThat(table.told()).contains("No hit on Night Troopers A.");
        assertThat(table.state().attacks()).isEmpty();
    }

    // ---- defense pool

    @Test
    @Rule({"SKD-DPOOL-01", "SKD-DROLL-01", "SKD-MOD-01", "SKD-RES-01"})
    void oneDefenseDieAHitAndEachBlockRemovesOne() {
        RulesTable<Skirmish> table = troopersShoot()
                .acts("night-troopers-A")
                .rolling("Attack", 4, 5, 4, 1)
                .rolling("Defense of Sabine Wren", 3, 2, 1)
                .rolling("Bravery of Sabine Wren", 3)
                .choose("empire", VOLLEY)
                .isOver();
        assertThat(pools(table)).containsExactly("4 grey", "3 black", "1 black");
        assertThat(table.told()).contains("1 block: 2 of 3 hits are left.");
        assertThat(table.state().the("sabine").wounds()).isEqualTo(2);
    }

    /** No odds of dice that nobody has: what is left to boost with here is a Force Die. */
    @Test
    @Rule({"SKD-DPOOL-02", "SKD-FORCE-04"})
    void onlyDiceThatAreThereArePromised() {
        for (int dice = 0; dice < 2; dice++) {
            RulesTable<Skirmish> table = Skirmishes.yard("morgan 45,40", "ahsoka 45,42.5")
                    .noDice()
                    .dice("morgan", 1)
                    .dice("ahsoka", dice)
                    .force("ahsoka", 1)
                    .force("morgan", 0)
                    .acts("morgan")
                    .rolling("Attack of Morgan Elsbeth", 5, 5, 5, 5, 5, 5, 5)
                    .choose("empire", strike("ahsoka blade MELEE"));
            assertThat(table.decision("heroes").prompt().toString()).contains("wounds on average");
            assertThat(table.decision("heroes").prompt().toString().contains("with a black die"))
                    .isEqualTo(dice > 0);
        }
    }

    @Test
    @Rule({"SKD-DPOOL-01", "SKD-DPOOL-02", "SKD-DPOOL-03", "SKD-DICE-01"})
    void criticalHitsAddNoDieYetTheDefenderMayBoostAndCoverCounts() {
        // both red dice hit, nothing else: the pool is empty but for boosts
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,40", "morgan 45,42.5")
                .noDice()
                .dice("ahsoka", 1)
                .force("ahsoka", 0)
                .dice("morgan", 2)
                .strained("morgan")
                .acts("ahsoka")
                .rolling("Attack of Ahsoka Tano", 5, 5, 1, 1)
                .choose("heroes", strike("morgan twin-sabers MELEE"));
        assertThat(table.decision("empire").prompt().toString())
                .startsWith("2 hits on Morgan Elsbeth, 2 critical; it defends with no dice");
        Options<?> boosts = table.decision("empire").questions().get(0).options();
        assertThat(boosts.parts().get(0).options().faces())
                .extracting(colour -> colour.label() + ": " + colour.note())
                .containsExactly(
                        "black dice: 3 or more is a success",
                        "grey dice: 4 or more is a success",
                        "white dice: 5 or more is a success");
        assertThat(boosts.inWords(Json.readAnswer("{\"dice\": {\"white\": 2, \"grey\": 0}}")))
                .hasToString("2 white dice");
        assertThat(boosts.inWords(Json.readAnswer("{\"dice\": {\"black\": 1, \"white\": 1}}")))
                .hasToString("1 black die, 1 white die");
        table.rolling("Defense of Morgan Elsbeth", 5, 1)
                .rolling("Bravery of Morgan Elsbeth", 2)
                .choose("empire", "{dice: {white: 2}}")
                .choose("empire", "stay-ready");
        assertThat(table.state().the("morgan").wounds()).isEqualTo(1);
        // without boosts nothing is rolled for defense
        table = Skirmishes.yard("ahsoka 45,40", "morgan 45,42.5")
                .noDice()
                .dice("ahsoka", 1)
                .force("ahsoka", 0)
                .acts("ahsoka")
                .rolling("Attack of Ahsoka Tano", 5, 2, 1, 1)
                .rolling("Bravery of Morgan Elsbeth", 1)
                .choose("heroes", strike("morgan twin-sabers MELEE"));
        assertThat(table.state().the("morgan").wounds()).isEqualTo(2);
    }

    @Test
    @Rule({"SKD-DPOOL-03", "SKD-COV-01", "SKD-DICE-03"})
    void diceFromCoverAreAddedAndARedOneIsAPlainBlock() {
        RulesTable<Skirmish> table = Skirmishes.citadel("sabine 20,30", "morgan 22.5,46")
                .noDice()
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 4, 4)
                .rolling("Defense of Morgan Elsbeth", 2, 2, 1, 1, 1)
                .rolling("Bravery of Morgan Elsbeth", 2)
                .choose("heroes", strike("morgan pistols RANGED"));
        assertThat(pools(table)).containsExactly("1 black + 2 grey", "2 red + 3 black", "1 red");
        assertThat(table.told()).contains("2 blocks: 1 of 3 hits is left.");
    }

    @Test
    @Rule({"SKD-DPOOL-02", "SKD-STAT-04"})
    void theDefenderBoostsKnowingTheHitsStrainedOrNot() {
        RulesTable<Skirmish> table = troopersShoot()
                .dice("sabine", 2)
                .strained("sabine")
                .acts("night-troopers-A")
                .rolling("Attack", 4, 4, 1, 1)
                .choose("empire", VOLLEY);
        assertThat(table.waitingFor()).containsExactly("heroes");
        table.rolling("Defense of Sabine Wren", 3, 3, 3)
                .choose("heroes", "{dice: {black: 1}}")
                .isOver();
        assertThat(pools(table)).containsExactly("4 grey", "3 black");
        assertThat(table.state().the("sabine").actionDice()).isEqualTo(1);
        assertThat(table.state().the("sabine").wounds()).isZero();
    }

    // ---- modify

    @Test
    @Rule("SKD-MOD-01")
    void blocksRemovePlainHitsFirstAndCriticalOnesThenUnlessTheyAreUnblockable() {
        for (var rule : HouseRules.CriticalHits.values()) {
            // 1 critical and 1 plain hit, 2 blocks: one of the defense die, one of a boost
            RulesTable<Skirmish> table = Skirmishes.yard(
                            options("criticalHits", rule), "ahsoka 45,40", "morgan 45,42.5")
                    .noDice()
                    .dice("ahsoka", 1)
                    .force("ahsoka", 0)
                    .dice("morgan", 1)
                    .acts("ahsoka")
                    .rolling("Attack of Ahsoka Tano", 2, 1, 3, 1)
                    .choose("heroes", strike("morgan twin-sabers MELEE"))
                    .rolling("Defense of Morgan Elsbeth", 3, 3);
            if (rule == HouseRules.CriticalHits.UNBLOCKABLE) {
                table.rolling("Bravery of Morgan Elsbeth", 2);
            }
            table.choose("empire", "{dice: {black: 1}}").choose("empire", "stay-ready");
            assertThat(table.state().the("morgan").wounds())
                    .as(rule.name())
                    .isEqualTo(rule == HouseRules.CriticalHits.BLOCKABLE ? 0 : 1);
        }
    }

    @Test
    @Rule("SKD-MOD-01")
    void neverBelowNone() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 1)
                .force("sabine", 0)
                .dice("night-troopers-A", 2)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 1, 1)
                .choose("heroes", SHOOT)
                .rolling("Defense of Night Troopers A", 6, 6, 6)
                .choose("empire", "{dice: {grey: 2}}")
                .choose("empire", "stay-ready")
                .isOver();
        assertThat(table.told()).contains("3 blocks: 0 of 1 hit are left.");
        assertThat(table.state().the("night-troopers-A").minis()).hasSize(4);
    }

    // ---- casualties

    @Test
    @Rule({"SKD-RES-01", "SKD-RES-02"})
    void woundsAreKeptForTheUnitAndRemoveAMiniForEachResilience() {
        Skirmishes start = Skirmishes.yard("sabine 45,30", "death-troopers 45,50 48,50"); // Resilience 3
        RulesTable<Skirmish> table = start.noDice().play();
        Story story = Story.of(start.now()).wound("death-troopers", 2, "HEROES");
        assertThat(story.the("death-troopers").wounds()).isEqualTo(2);
        assertThat(story.outcome().next()).as("nobody falls yet").isNull();
        table = start.wounds("death-troopers", 2)
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 4, 1)
                .rolling("Defense of Undead Death Troopers", 1, 1)
                .rolling("Bravery of Undead Death Troopers", 3)
                .choose("heroes", strike("death-troopers pistols RANGED"))
                .isOver();
        UnitState left = table.state().the("death-troopers");
        assertThat(left.minis()).as("2 + 2 wounds: one of two falls").hasSize(1);
        assertThat(left.wounds()).isEqualTo(1);
        assertThat(left.leader().id()).as("the leader last").isEqualTo("death-troopers-1");
    }

    @Test
    @Rule("SKD-RES-03")
    void theOwnerChoosesWhoFallsNeverTheLeaderBeforeTheLast() {
        RulesTable<Skirmish> table = sabineShoots()
                .rolling("Attack of Sabine Wren", 3, 4, 1)
                .rolling("Defense of Night Troopers A", 1, 1)
                .choose("heroes", SHOOT);
        assertThat(table.waitingFor()).containsExactly("empire");
        assertThat(table.codes("empire", "[night-troopers-A-1, night-troopers-A-2]"))
                .containsExactly("CASUALTY_LEADER");
        assertThat(table.codes("empire", "[night-troopers-A-2]")).containsExactly("HOW_MANY");
        table.rolling("Bravery of Night Troopers A", 4)
                .choose("empire", "[night-troopers-A-2, night-troopers-A-4]")
                .isOver();
        assertThat(table.state().the("night-troopers-A").minis().stream().map(Mini::id))
                .containsExactly("night-troopers-A-1", "night-troopers-A-3");
    }

    @Test
    @Rule("SKD-RES-03")
    void byDefaultThoseFarthestFromTheLeader() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "night-troopers-A 45,50 42,50 49,50 45,53")
                .noDice()
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 1, 1)
                .rolling("Defense of Night Troopers A", 1)
                .choose("heroes", SHOOT)
                .rolling("Bravery of Night Troopers A", 4)
                .lapse("empire");
        assertThat(table.state().the("night-troopers-A").minis().stream().map(Mini::id))
                .doesNotContain("night-troopers-A-3");
    }

    @Test
    @Rule("SKD-RES-03")
    void byOptionTheAttackerChooses() {
        RulesTable<Skirmish> table = Skirmishes.yard(
                        options("casualtyChoice", HouseRules.CasualtyChoice.ATTACKER), "sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 1, 1)
                .rolling("Defense of Night Troopers A", 1)
                .choose("heroes", SHOOT);
        assertThat(table.waitingFor()).containsExactly("heroes");
    }

    @Test
    @Rule({"SKD-RES-04", "SKD-RES-02", "SKD-CARD-05", "SKD-BRAV-01"})
    void withTheLastMiniTheUnitIsDefeatedItsCardsLeaveAndThereIsNoBraveryRoll() {
        RulesTable<Skirmish> table = Skirmishes.citadel("sabine 45,30", "night-troopers-A 45,50", "morgan 45,76")
                .noDice()
                .card("dc-volley", "night-troopers-A")
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 4, 4)
                .rolling("Defense of Night Troopers A", 1, 1, 1)
                .choose("heroes", SHOOT)
                .isOver();
        assertThat(table.state().has("night-troopers-A")).isFalse();
        assertThat(table.state().cards()).isEmpty();
        assertThat(table.state().fallen().stream().map(Fallen::id)).containsExactly("night-troopers-A");
    }

    @Test
    @Rule("SKD-ADICE-04")
    void fewerMinisMayMeanALowerLimitAndTheExcessGoesAtOnce() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .noDice()
                .dice("sabine", 1)
                .force("sabine", 0)
                .dice("night-troopers-A", 3)
                .acts("sabine")
                .rolling("Attack of Sabine Wren", 3, 4, 1)
                .choose("heroes", SHOOT)
                .rolling("Defense of Night Troopers A", 1, 1)
                .choose("empire", "{}")
                .choose("empire", "[night-troopers-A-2, night-troopers-A-3]");
        assertThat(table.state().the("night-troopers-A").actionDice())
                .as("2 minis: limit 2")
                .isEqualTo(2);
        assertThat(table.told()).contains("Night Troopers A has 1 Action Die too many, which is removed.");
    }

    // ---- order

    @Test
    @Rule("SKD-ATK-01")
    void theAttackerGoesFirstInEachStepWhoeverHasTheInitiative() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .initiative("HEROES")
                .dice("night-troopers-A", 3)
                .acts("night-troopers-A")
                .choose("empire", VOLLEY);
        assertThat(table.waitingFor()).containsExactly("empire");
        assertThat(table.step("empire")).isInstanceOf(AttackSequence.FormAttackPool.class);
        table.rolling("Attack", 6, 6, 1, 1).choose("empire", "{}");
        assertThat(table.step("heroes")).isInstanceOf(AttackSequence.FormDefensePool.class);
        table.rolling("Defense of Sabine Wren", 1, 1).choose("heroes", "{}");
        assertThat(table.step("empire")).isInstanceOf(Surges.ChooseSurges.class);
    }

    @Test
    @Rule("SKD-TURN-09")
    void theTurnGoesOnAfterAnAttackThatDefeatsSomebody() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "night-troopers-A 45,50", "morgan 10,50")
                .noDice()
                .dice("sabine", 2)
                .force("sabine", 0)
                .play(new NextTurn())
                .choose("heroes", "sabine")
                .choose("heroes", SHOOT)
                .rolling("Attack of Sabine Wren", 3, 4, 4)
                .rolling("Defense of Night Troopers A", 1, 1, 1)
                .choose("heroes", "{}");
        assertThat(ActionTest.open(table, "heroes")).containsExactly("move", "end");
    }
}
