package org.muster.ruleset.skirmish.initiative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;

import org.junit.jupiter.api.Test;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.FirstInitiativeTie;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.initiative.InitiativePhase.GainInitiative;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class InitiativeTest {

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";

    private static Skirmishes before(HouseRules options, String... units) {
        return Skirmishes.yard(options, units).round(0);
    }

    private static Skirmishes before(String... units) {
        return before(HouseRules.DEFAULT, units);
    }

    private static String holder(RulesTable<Skirmish> table) {
        return table.state().progress().leader();
    }

    @Test
    @Rule("SKD-INIT-01")
    void mostLeaderUnitsHaveItInRoundOne() {
        // every unit has a unit leader, and the troopers' three minis more do not count either
        RulesTable<Skirmish> table = before(TROOPERS, "bandits-A 10,50 13,50 16,50 19,50", "ahsoka 45,20")
                .play(new GainInitiative());
        assertThat(holder(table)).isEqualTo("HEROES");
        assertThat(table.told())
                .containsExactly(
                        "Round 1 begins.", "Leader units: Heroes 1 and Empire 0.", "The initiative is with Heroes.");
        table = before("ahsoka 45,20", "morgan 45,60", "enoch 50,60").play(new GainInitiative());
        assertThat(holder(table)).isEqualTo("EMPIRE");
    }

    @Test
    @Rule("SKD-INIT-02")
    void aTieIsRolledOffAndRolledAgainWhenTheDiceTie() {
        RulesTable<Skirmish> table = before("ahsoka 45,20", "morgan 45,60")
                .play()
                .rolling("First initiative of Heroes", 4)
                .rolling("First initiative of Empire", 4)
                .rolling("First initiative of Heroes", 2)
                .rolling("First initiative of Empire", 5)
                .play(new GainInitiative())
                .isOver();
        assertThat(holder(table)).isEqualTo("EMPIRE");
    }

    @Test
    @Rule("SKD-INIT-02")
    void nobodyHavingALeaderIsATieToo() {
        RulesTable<Skirmish> table = before("sabine 45,20", TROOPERS)
                .play()
                .rolling("First initiative", 6, 1)
                .play(new GainInitiative())
                .isOver();
        assertThat(holder(table)).isEqualTo("HEROES");
    }

    @Test
    @Rule("SKD-INIT-02")
    void byOptionOneDieSettlesItOddForTheFirstSeat() {
        HouseRules oneDie = options("firstInitiativeTie", FirstInitiativeTie.EVEN_ODD);
        for (int face = 1; face <= 6; face++) {
            RulesTable<Skirmish> table = before(oneDie, "ahsoka 45,20", "morgan 45,60")
                    .play()
                    .rolling("First initiative, odd for Heroes", face)
                    .play(new GainInitiative())
                    .isOver();
            assertThat(holder(table)).isEqualTo(face % 2 == 1 ? "HEROES" : "EMPIRE");
        }
    }

    @Test
    @Rule("SKD-INIT-03")
    void itPassesAtTheStartOfEachLaterRound() {
        for (String before : new String[] {"HEROES", "EMPIRE"}) {
            RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                    .noDice()
                    .initiative(before)
                    .play(new GainInitiative())
                    .isOver();
            assertThat(holder(table)).isNotEqualTo(before);
            assertThat(table.state().round()).isEqualTo(2);
        }
    }

    @Test
    @Rule({"SKD-INIT-04", "SKD-INIT-06"})
    void whoHasMoreDiceMayStealItOnce() {
        Skirmishes start = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .dice("ahsoka", 3)
                .dice("night-troopers-A", 2)
                .initiative("HEROES");
        RulesTable<Skirmish> table = start.play(new GainInitiative());
        assertThat(holder(table)).isEqualTo("EMPIRE");
        assertThat(table.decision("heroes").prompt().toString())
                .isEqualTo("The initiative is with Empire. Action Dice left: Heroes 3, Empire 2. Is it stolen?");
        assertThat(holder(table.choose("heroes", "steal").isOver())).isEqualTo("HEROES");
        assertThat(table.state().the("ahsoka").actionDice())
                .as("stealing costs nothing")
                .isEqualTo(3);
        RulesTable<Skirmish> passed =
                start.play(new GainInitiative()).choose("heroes", "pass").isOver();
        assertThat(holder(passed)).isEqualTo("EMPIRE");
        assertThat(passed.told()).last().isEqualTo("It is not stolen. Action Dice left: Heroes 3, Empire 2.");
        assertThat(holder(start.play(new GainInitiative()).lapse("heroes").isOver()))
                .as("who does not answer passes")
                .isEqualTo("EMPIRE");
    }

    @Test
    @Rule("SKD-INIT-04")
    void asManyDiceAreNotEnough() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", TROOPERS)
                .dice("ahsoka", 2)
                .dice("night-troopers-A", 2)
                .initiative("HEROES")
                .play(new GainInitiative())
                .isOver();
        assertThat(table.told())
                .containsExactly(
                        "Round 2 begins.",
                        "The initiative is with Empire.",
                        "It can't be stolen. Action Dice left: Heroes 2, Empire 2; Heroes would need more.");
    }

    @Test
    @Rule("SKD-INIT-05")
    void diceOfAllUnitsCountReadyOrNotEagerOrNot() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", "sabine 40,20", TROOPERS)
                .dice("ahsoka", 1)
                .dice("sabine", 2)
                .strained("ahsoka")
                .exhausted("sabine")
                .dice("night-troopers-A", 2)
                .initiative("HEROES")
                .play(new GainInitiative());
        assertThat(table.waitingFor()).containsExactly("heroes");
        assertThat(table.decision("heroes").prompt().toString()).contains("Heroes 3");
    }
}
