package org.muster.ruleset.swm.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.swm.battle.Reports.report;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.HouseRules.Autoresolve;
import org.muster.ruleset.swm.HouseRules.RetreatChoice;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.Wars;
import org.muster.testkit.Rule;

class MinefieldTest {

    /** A squad of the Sith walks into the mines of two Mandalorians. */
    private static Wars mined(HouseRules options, String... attackers) {
        return Wars.of(options, "sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", "mandalore-the-indomitable", "taung-warrior")
                .ground("besh-west", ground -> ground.mined(true))
                .attacking("sith", "besh-west", attackers);
    }

    private static Wars mined(String... attackers) {
        return mined(HouseRules.DEFAULT, attackers);
    }

    private static Table saving(Wars wars, int... dice) {
        return Table.of(wars)
                .rolling(dice)
                .play(new Attacks.NextAttack(new Player("sith")))
                .choose("sith", "besh-west");
    }

    private static List<String> rolls(Table table) {
        return table.dice().rolled().stream()
                .map(rolled -> rolled.roll().purpose().toString())
                .toList();
    }

    @Test
    @Rule({"SWM-MINE-01", "SWM-TURN-07"})
    void eachAttackingTroopSavesOn11OrTakes10Damage() {
        Table table = saving(mined("elite-sith-trooper*2", "massassi-sith-mutant*4"), 11, 10, 20, 1, 12, 15);
        assertThat(table.dice().left()).isEmpty();
        assertThat(table.dice().rolled().get(0))
                .hasToString("Minefield save of Elite Sith Trooper #1 d20: 11, success on 11+");
        assertThat(Battle.of(table.war()).mines().mineDamage())
                .containsOnlyKeys("elite-sith-trooper#2", "massassi-sith-mutant#2")
                .containsValue(10);
        assertThat(table.told())
                .contains("Elite Sith Trooper #2 takes 10 damage from a mine.")
                .contains("Sith squad 1 attacks Besh Westmarch; Mandalorian squad 1 defends it.")
                .noneMatch(line -> line.contains("Mandalore the Indomitable takes"));
        assertThat(citing(table, "Elite Sith Trooper #2 takes 10 damage")).containsExactly("SWM-MINE-01");
        table.choose("mandalorian", "ruins");
        assertThat(table.told()).anyMatch(line -> line.contains("10 damage from mines"));
    }

    private static List<String> citing(Table table, String sentence) {
        return table.events().stream()
                .filter(event -> event.sentence().toString().contains(sentence))
                .findFirst()
                .orElseThrow()
                .rules();
    }

    @Test
    @Rule({"SWM-MINE-02", "SWM-MINE-01"})
    void deflectAndBlockDoNotHelp() {
        Table table = saving(mined("ulic-qel-droma", "sith-assassin"), 3, 12).choose("sith", "no");
        assertThat(Battle.of(table.war()).mines().mineDamage()).containsEntry("ulic-qel-droma#1", 10);
    }

    @Test
    @Rule("SWM-MINE-03")
    void damageReduction10MakesItNothing() {
        Wars wars = mined("exar-kun", "nexu").figure("nexu#1", 0, "damage-reduction-10");
        Table table = saving(wars, 19, 2);
        assertThat(table.told()).contains("Nexu #1 takes 0 damage from a mine.");
        assertThat(citing(table, "Nexu #1 takes 0 damage")).containsExactly("SWM-MINE-03");
        assertThat(Battle.of(table.war()).mines().mineDamage()).isEmpty();
    }

    @Test
    @Rule("SWM-MINE-04")
    void aForcePointBuysOneMoreRollAndIsMissingInTheBattle() {
        Table table = saving(mined("exar-kun", "sith-guard"), 10);
        assertThat(table.waitingFor()).containsExactly("sith");
        assertThat(table.decision("sith").prompt())
                .hasToString("Exar Kun has failed to avoid a mine. Spend one of 3 force points for another roll?");
        table.rolling(14, 13).choose("sith", "yes");
        assertThat(Battle.of(table.war()).mines().mineDamage()).isEmpty();
        assertThat(Battle.of(table.war()).mines().forceSpent()).containsEntry("exar-kun#1", 1);
        table.choose("mandalorian", "ruins");
        assertThat(table.told()).anyMatch(line -> line.contains("Force 2 of 3"));
    }

    @Test
    @Rule({"SWM-MINE-03", "SWM-MINE-04"})
    void whomAMineCannotHurtIsNotAskedForAForcePoint() {
        Wars wars = mined("exar-kun").figure("exar-kun#1", 0, "damage-reduction-10");
        assertThat(saving(wars, 2).waitingFor()).containsExactly("mandalorian");
    }

    @Test
    @Rule("SWM-MINE-04")
    void oneRerollAFigureOrAsManyAsMasterOfTheForce() {
        Table one = saving(mined("exar-kun"), 10).rolling(9).choose("sith", "yes"); // no second one
        assertThat(Battle.of(one.war()).mines().mineDamage()).containsEntry("exar-kun#1", 10);
        Table two = saving(mined("darth-bane"), 10).rolling(9).choose("sith", "yes"); // Master of the Force 2
        assertThat(two.decision("sith").prompt().toString()).endsWith("Spend one of 1 force point for another roll?");
        two.rolling(8).choose("sith", "yes");
        assertThat(Battle.of(two.war()).mines().forceSpent()).containsEntry("darth-bane#1", 2);
        assertThat(Battle.of(two.war()).mines().mineDamage()).containsEntry("darth-bane#1", 10);
    }

    @Test
    @Rule({"SWM-MINE-04", "SWM-TURN-05"})
    void unansweredNoForcePointIsSpentAndNobodyElseIsAsked() {
        Table table =
                saving(mined("exar-kun", "elite-sith-trooper"), 10).rolling(5).lapse("sith");
        assertThat(Battle.of(table.war()).mines().forceSpent()).isEmpty();
        assertThat(Battle.of(table.war()).mines().mineDamage()).hasSize(2);
    }

    @Test
    @Rule({"SWM-MINE-05", "SWM-TURN-07"})
    void shieldsRollUntilOneSucceeds() {
        Table saved = saving(mined("sith-assault-droid*3"), 2, 10, 11, 15, 16); // failed, shield fails, shield holds
        assertThat(Battle.of(saved.war()).mines().mineDamage()).isEmpty();
        assertThat(rolls(saved).subList(0, 4))
                .containsExactly(
                        "Minefield save of Sith Assault Droid #1",
                        "Shields of Sith Assault Droid #1 against a mine",
                        "Shields of Sith Assault Droid #1 against a mine",
                        "Minefield save of Sith Assault Droid #2");
        assertThat(saved.dice().rolled().subList(0, 3))
                .extracting(one -> String.join(" ", one.roll().allRules()))
                .containsExactly("SWM-MINE-01", "SWM-MINE-05", "SWM-MINE-05");
        assertThat(citing(saved, "Sith Assault Droid #1 takes 0 damage from a mine."))
                .containsExactly("SWM-MINE-05");
        Table hurt = saving(mined("sith-assault-droid*3"), 2, 10, 9, 15, 16);
        assertThat(Battle.of(hurt.war()).mines().mineDamage()).containsEntry("sith-assault-droid#1", 10);
    }

    @Test
    @Rule({"SWM-MINE-06", "SWM-XP-04", "SWM-REPORT-03"})
    void aFigureWithoutHitPointsLeftIsKilledBeforeTheBattleAndNobodyGainsByIt() {
        Table table = saving(mined("exar-kun", "sith-guard"), 20, 4).choose("mandalorian", "ruins");
        assertThat(table.told())
                .contains("Sith Guard #1 is killed by a mine.")
                .anyMatch(line -> line.contains("killed by mines"));
        assertThat(citing(table, "Sith Guard #1 is killed by a mine.")).containsExactly("SWM-MINE-06");
        // its fate is fixed: the report knows only the living
        assertThat(table.codes(
                        "sith",
                        report(
                                "attacker",
                                "mandalore-the-indomitable#1 fled",
                                "taung-warrior#1 fled",
                                "exar-kun#1 standing",
                                "sith-guard#1 standing")))
                .containsExactly("REPORT_FATE");
        String byTheDead = report(
                "defender",
                "mandalore-the-indomitable#1 standing",
                "taung-warrior#1 killed sith-guard#1",
                "exar-kun#1 fled");
        assertThat(table.violations("sith", byTheDead))
                .extracting(Violation::toString)
                .containsExactly(
                        "fates.taung-warrior#1.killed: Sith Guard #1 was killed by mines before the battle, and"
                                + " killed nobody in it. [SWM-REPORT-03, SWM-MINE-06]");
        table.choose(
                        "sith",
                        report(
                                "attacker",
                                "mandalore-the-indomitable#1 fled",
                                "taung-warrior#1 fled",
                                "exar-kun#1 standing"))
                .rolling(20, 20, /* the guard */ 10)
                .choose("mandalorian", "confirm");
        assertThat(table.told()).contains("Sith Guard #1 is eliminated.");
        assertThat(table.war().squads().list())
                .allSatisfy(squad -> assertThat(squad.figures()).allMatch(figure -> figure.pending() == 0));
    }

    @Test
    @Rule("SWM-MINE-06")
    void hitPointsCountWithUpgrades() {
        Wars wars = mined("exar-kun", "sith-guard").figure("sith-guard#1", 0, "hit-points-plus-10");
        Table table = saving(wars, 20, 4);
        assertThat(table.told()).contains("Sith Guard #1 takes 10 damage from a mine.");
        assertThat(Battle.of(table.war()).attackersAlive(table.war())).hasSize(2);
    }

    @Test
    @Rule({"SWM-MINE-06", "SWM-RETR-01"})
    void ifNoAttackerIsLeftTheAttackIsLost() {
        int[] dice = new int[20];
        Arrays.fill(dice, 0, 10, 1); // saves
        Arrays.fill(dice, 10, 20, 11); // post-battle
        Table table = saving(mined("sith-trooper*10"), dice);
        assertThat(table.waitingFor()).containsExactly("sith");
        assertThat(table.told()).contains("Mines have killed all attackers of Besh Westmarch.");
        table.choose("sith", "aurek-east").isOver();
        assertThat(table.war().controller("besh-west")).isEqualTo(new Player("mandalorian"));
        assertThat(table.war().squad("sith-1").figures()).hasSize(10);
    }

    @Test
    @Rule("SWM-MINE-07")
    void noBattleNoMinesUnlessTheCampaignSaysSo() {
        Wars empty = Wars.of("sith@aurek", "mandalorian@besh")
                .ground("besh-west", ground -> ground.mined(true))
                .attacking("sith", "besh-west", "exar-kun");
        assertThat(saving(empty).isOver().war().controller("besh-west")).isEqualTo(new Player("sith"));
        Wars always = Wars.of(Wars.option("minesWithoutBattle", true), "sith@aurek", "mandalorian@besh")
                .ground("besh-west", ground -> ground.mined(true))
                .attacking("sith", "besh-west", "sith-trooper*10");
        Table table = saving(always, 1, 20, 20, 20, 20, 20, 20, 20, 20, 20, /* the first trooper: */ 5)
                .isOver();
        assertThat(table.war().controller("besh-west")).isEqualTo(new Player("sith"));
        assertThat(table.war().squad("sith-1").isDamaged()).isTrue(); // 72 points are left
    }

    @Test
    @Rule({"SWM-MINE-06", "SWM-MINE-07", "SWM-BATTLE-08"})
    void whereMinesKillAllAttackersOfNobodysLandItStaysNobodys() {
        int[] dice = new int[20];
        Arrays.fill(dice, 0, 10, 1); // saves
        Arrays.fill(dice, 10, 20, 11); // post-battle
        Wars nobodys = Wars.of(Wars.option("minesWithoutBattle", true), "sith@aurek", "mandalorian@besh")
                .ground("besh-west", ground -> ground.mined(true).controlledBy(null))
                .attacking("sith", "besh-west", "sith-trooper*10");
        Table table = saving(nobodys, dice);
        assertThat(table.told())
                .contains("Mines have killed all attackers of Besh Westmarch.", "Besh Westmarch stays nobody's.")
                .noneMatch(line -> line.contains("won the battle"));
        table.choose("sith", "aurek-east").isOver();
        assertThat(table.war().controller("besh-west")).isNull();
    }

    @Test
    @Rule({"SWM-RETR-03", "SWM-MINE-07", "SWM-WIN-06"})
    void whereNobodyWhoPlaysOnHasWonTheOwnersChooseTheirRetreatsInAnyCase() {
        assertThat(restored(wars -> wars.holdings("mandalorian", Holdings::gone))
                        .waitingFor())
                .as("who is out is asked nothing")
                .containsExactly("rebel");
        assertThat(restored(wars -> wars.ground("besh-west", ground -> ground.controlledBy(null)))
                        .waitingFor())
                .as("the captain has not won against an ally")
                .containsExactly("rebel");
        assertThat(restored(wars -> wars).waitingFor())
                .as("whose mines they are, that one has won")
                .containsExactly("mandalorian");
    }

    /** A squad of Sith's ally, killed by mines to the last and restored by the chart. */
    private static Table restored(UnaryOperator<Wars> change) {
        int[] dice = new int[40];
        Arrays.fill(dice, 0, 20, 1); // saves
        Arrays.fill(dice, 20, 40, 11); // post-battle
        return saving(
                change.apply(Wars.of(
                                Wars.options("minesWithoutBattle", true, "retreatChoice", RetreatChoice.WINNER),
                                "sith@aurek",
                                "mandalorian@besh",
                                "rebel@cresh")
                        .ground("besh-west", ground -> ground.mined(true))
                        .allied("sith", "rebel")
                        .attacking("rebel", "besh-west", "rebel-trooper*20")),
                dice);
    }

    @Test
    @Rule({"SWM-MINE-08", "SWM-ADV-18"})
    void theMinefieldIsNotUsedUpAndServesWhoeverControlsTheTerritory() {
        Wars wars = mined(Wars.option("autoresolve", Autoresolve.ON), "exar-kun");
        Table table =
                saving(wars, 20, /* battle */ 1, 20, /* post-battle */ 20, 20).choose("mandalorian", "besh-city");
        assertThat(table.war().ground("besh-west").mined()).isTrue();
        assertThat(table.war().controller("besh-west")).isEqualTo(new Player("sith"));
    }
}
