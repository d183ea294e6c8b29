package org.muster.ruleset.swm.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.swm.battle.Reports.report;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.HouseRules.Autoresolve;
import org.muster.ruleset.swm.HouseRules.MutualDestructionControl;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.Wars;
import org.muster.testkit.Rule;

/** Attacks and battles, up to the report. */
public class BattleTest {

    private static final String[] MANDALORIANS = {"mandalore-the-indomitable", "taung-warrior"};

    /** Exar Kun attacks Mandalore and a Taung Warrior in Besh Westmarch. */
    public static Wars duel(HouseRules options) {
        return Wars.of(options, "sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", MANDALORIANS)
                .attacking("sith", "besh-west", "exar-kun");
    }

    static Table attack(Wars wars) {
        return Table.of(wars).play(new Attacks.NextAttack(new Player("sith")));
    }

    /** The duel is on the table, nothing reported. */
    public static Table fighting(Wars wars) {
        return attack(wars).choose("sith", "besh-west").choose("mandalorian", "badlands");
    }

    private static String control(Table table, String territory) {
        Player controller = table.war().controller(territory);
        return controller == null ? "nobody" : controller.id();
    }

    private static List<String> cited(Table table) {
        return table.events().stream().map(Event::rules).flatMap(List::stream).toList();
    }

    @Test
    @Rule({"SWM-BATTLE-01", "SWM-BATTLE-02"})
    void attacksAreResolvedOneByOneInTheOrderTheSideChooses() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh")
                .controls("mandalorian", "aurek-west")
                .attacking("sith", "besh-west", "exar-kun")
                .attacking("sith", "aurek-west", "sith-trooper*10");
        Table table = attack(wars).choose("sith", "aurek-west");
        assertThat(table.told()).containsExactly("Sith takes Aurek Westmarch.");
        assertThat(table.question("sith").options().count(9)).isEqualTo(1); // the result is known, one is left
        table.choose("sith", "besh-west").isOver();
        assertThat(attack(wars).lapse("sith").told()).containsExactly("Sith takes Besh Westmarch."); // as entered
    }

    @Test
    @Rule({"SWM-BATTLE-04", "SWM-BATTLE-12"})
    void aTerritoryWithoutEnemySquadsIsTakenWithoutABattle() {
        Table table = attack(Wars.of("sith@aurek", "mandalorian@besh").attacking("sith", "besh-west", "exar-kun"))
                .choose("sith", "besh-west")
                .isOver();
        assertThat(control(table, "besh-west")).isEqualTo("sith");
        assertThat(table.war().progress().battles()).isZero();
    }

    @Test
    @Rule({"SWM-BATTLE-04", "SWM-WIN-06"})
    void theTerritoriesOfAFactionThatIsOutMayBeTaken() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh", "rebel@cresh")
                .holdings("mandalorian", Holdings::gone)
                .attacking("sith", "besh-west", "exar-kun");
        assertThat(control(attack(wars).choose("sith", "besh-west"), "besh-west"))
                .isEqualTo("sith");
    }

    @Test
    @Rule({"SWM-BATTLE-05", "SWM-SQUAD-05", "SWM-RETR-06"})
    void damagedDefendersDoNotFightAndRetreatBeforeTheBattle() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", "taung-warrior*3")
                .ground("besh-west", ground -> ground.disrupted(true))
                .attacking("sith", "besh-west", "exar-kun");
        Table table = attack(wars).choose("sith", "besh-west");
        assertThat(table.told()).containsExactly("Mandalorian squad 1 is damaged, does not fight and must retreat.");
        table.choose("mandalorian", "besh-city").isOver(); // no rolls; the territory is taken
        assertThat(control(table, "besh-west")).isEqualTo("sith");
        assertThat(table.war().squad("mandalorian-1").territory()).isEqualTo("besh-city");
    }

    @Test
    @Rule({"SWM-BATTLE-05", "SWM-BATTLE-03"})
    void activeDefendersBesideDamagedOnesFightOn() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-frontier", MANDALORIANS)
                .squad("mandalorian", "besh-frontier", "taung-warrior*3")
                .attacking("sith", "besh-frontier", "exar-kun")
                .attacking("sith", "besh-frontier", "sith-trooper*10");
        Table table = attack(wars).choose("sith", "besh-frontier").choose("mandalorian", "besh-west");
        Battle battle = Battle.of(table.war());
        assertThat(battle.defenders()).containsExactly("mandalorian-1");
        assertThat(battle.attackers()).containsExactly("sith-1", "sith-2"); // all fight in one battle
        assertThat(battle.id()).isEqualTo("t1-b1");
    }

    @Test
    @Rule("SWM-STACK-04")
    void withMoreDefendersThanTheLimitTheDefenderPicksWhoFights() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", "mandalorian-warrior*6")
                .squad("mandalorian", "besh-west", "mandalorian-scout*5")
                .attacking("sith", "besh-west", "exar-kun");
        Table table = attack(wars).choose("sith", "besh-west");
        assertThat(table.waitingFor()).containsExactly("mandalorian");
        assertThat(table.decision("mandalorian").prompt()).hasToString("Which squads defend Besh Westmarch?");
        Table chosen = attack(wars).choose("sith", "besh-west").choose("mandalorian", "[\"mandalorian-1\"]");
        assertThat(Battle.of(chosen.war()).defenders()).containsExactly("mandalorian-1");
        table.lapse("mandalorian"); // most points first: 95 of scouts
        assertThat(Battle.of(table.war()).defenders()).containsExactly("mandalorian-2");
    }

    @Test
    @Rule({"SWM-STACK-04", "SWM-RETR-01"})
    void defendersWhoDidNotFightShareTheRetreat() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", MANDALORIANS)
                .squad("mandalorian", "besh-west", "mandalorian-scout*5")
                .attacking("sith", "besh-west", "exar-kun");
        Table table = attack(wars)
                .choose("sith", "besh-west")
                .choose("mandalorian", "[\"mandalorian-1\"]")
                .choose("mandalorian", "ruins")
                .rolling(11, 11)
                .choose(
                        "sith",
                        report(
                                "attacker",
                                "mandalore-the-indomitable#1 killed exar-kun#1",
                                "taung-warrior#1 killed exar-kun#1",
                                "exar-kun#1 standing"))
                .choose("mandalorian", "confirm")
                .choose("mandalorian", "besh-city")
                .choose("mandalorian", "besh-frontier")
                .isOver();
        assertThat(table.war().squadsIn("besh-west")).extracting(Squad::id).containsExactly("sith-1");
    }

    @Test
    @Rule({"SWM-ALLY-14", "SWM-TURN-05"})
    void unansweredATerritoryWonTogetherGoesToMostPointsAndOfEqualOnesToTheCaptain() {
        Player sith = new Player("sith");
        Player rebel = new Player("rebel");
        for (int ofRebel : List.of(79, 80)) {
            Table table = Table.of(Wars.of("sith@aurek", "rebel@besh", "mandalorian@cresh")
                            .allied("rebel", "sith"))
                    .play(new Attacks.JointConquest(
                            "cresh-west", rebel, OrderedMap.of(sith, 80).with(rebel, ofRebel)))
                    .lapse("rebel");
            assertThat(table.war().controller("cresh-west")).isEqualTo(ofRebel == 80 ? rebel : sith);
        }
    }

    @Test
    @Rule({"SWM-BATTLE-09", "SWM-BATTLE-10"})
    void theDefenderChoosesAmongTheMapboardsOfTheTerritory() {
        Table table = attack(duel(HouseRules.DEFAULT)).choose("sith", "besh-west");
        assertThat(table.waitingFor()).containsExactly("mandalorian");
        assertThat(table.codes("mandalorian", "plains")).containsExactly("NO_SUCH_OPTION");
        table.choose("mandalorian", "ruins");
        assertThat(Battle.of(table.war()).mapboard()).isEqualTo("ruins");
        Table lapsed =
                attack(duel(HouseRules.DEFAULT)).choose("sith", "besh-west").lapse("mandalorian");
        assertThat(Battle.of(lapsed.war()).mapboard()).isEqualTo("badlands");
    }

    @Test
    @Rule({"SWM-BATTLE-11", "SWM-BATTLE-07", "SWM-BATTLE-14"})
    void theBriefingTellsTheTableWhatItMustKnow() {
        Wars wars = duel(HouseRules.DEFAULT).figure("exar-kun#1", 0, "hit-points-plus-10", "stealth");
        assertThat(fighting(wars).told())
                .contains(
                        "Battle t1-b1: Sith attacks Mandalorian at Besh Westmarch, not fortified, on the board badlands. "
                                + "Standard meeting engagement.",
                        "Set up and roll for initiative as in the miniatures game.",
                        "A troop flees by leaving over the edge on which its side came in.",
                        "Mandalorian squad 1 defends with 76 points: Mandalore the Indomitable (68 points, HP 120, Def 19, "
                                + "Atk 13, Dmg 30, Deadly Attack, Double Attack, Evade, Momentum, Commander Effect); "
                                + "Taung Warrior #1 (8 points, HP 40, Def 14, Atk 6, Dmg 20, Melee Attack, Cleave).")
                .anySatisfy(line -> assertThat(line)
                        .startsWith("Sith squad 1 attacks with 84 points: Exar Kun (84 points, HP 190, Def 23, Atk 19, "
                                + "Dmg 20, Force 3, Melee Attack,")
                        .contains("bought Hit Points +10, bought Stealth")
                        .as("once")
                        .doesNotContainPattern("Stealth.*Stealth"));
    }

    @Test
    @Rule({"SWM-BATTLE-14", "SWM-UPG-19"})
    void whatNamesAUniqueStandsInTheBriefingOnceWithTheName() {
        Wars wars = duel(HouseRules.DEFAULT).figure("exar-kun#1", 0, "synergy:yoda", "synergy:exar-kun");
        assertThat(fighting(wars).told())
                .anySatisfy(line -> assertThat(line)
                        .endsWith(", bought Synergy (Yoda), bought Synergy (Exar Kun)).")
                        .doesNotContain("Synergy,"));
    }

    @Test
    @Rule("SWM-BATTLE-11")
    void anOrganizerMayNameAScenario() {
        Table table = fighting(duel(HouseRules.DEFAULT)).choose("organizer", "Hold the bridge");
        assertThat(Battle.of(table.war()).scenario()).isEqualTo("Hold the bridge");
        assertThat(table.told()).contains("The scenario of battle t1-b1 is Hold the bridge.");
    }

    @Test
    @Rule({
        "SWM-FORT-01",
        "SWM-FORT-02",
        "SWM-FORT-03",
        "SWM-FORT-04",
        "SWM-FORT-05",
        "SWM-FORT-06",
        "SWM-FORT-07",
        "SWM-BATTLE-07"
    })
    void theSixAdvantagesOfAFortifiedTerritoryAreToldAndOnlyThere() {
        Table plain = fighting(duel(HouseRules.DEFAULT));
        assertThat(cited(plain)).noneMatch(rule -> rule.startsWith("SWM-FORT"));
        Table table = fighting(duel(HouseRules.DEFAULT).ground("besh-west", ground -> ground.fortified(true)));
        assertThat(cited(table))
                .contains("SWM-FORT-01", "SWM-FORT-02", "SWM-FORT-03", "SWM-FORT-04", "SWM-FORT-05", "SWM-FORT-06");
        assertThat(table.told())
                .contains(
                        "The defender may add up to 4 tiles; no part of the board may become wholly inaccessible, but a "
                                + "way one square wide is enough.",
                        "Then the defender may move up to 2 troops to a new place.",
                        "Attackers flee over the edge on which they came in, defenders over the one opposite to it.");
    }

    @Test
    @Rule({"SWM-BATTLE-06", "SWM-BATTLE-12", "SWM-BATTLE-13", "SWM-ALLY-14"})
    void theWinnerOfAnAttackStaysAndControlsTheTerritory() {
        Table table = fighting(duel(HouseRules.DEFAULT))
                .rolling(12, 3)
                .choose(
                        "sith",
                        report(
                                "attacker",
                                "mandalore-the-indomitable#1 killed exar-kun#1",
                                "taung-warrior#1 fled",
                                "exar-kun#1 standing"))
                .choose("mandalorian", "confirm");
        // control changes before the loser retreats
        assertThat(control(table, "besh-west")).isEqualTo("sith");
        assertThat(table.waitingFor()).containsExactly("mandalorian");
        table.choose("mandalorian", "besh-city").isOver();
        assertThat(table.told())
                .containsSubsequence(
                        "Sith has won the battle at Besh Westmarch.",
                        "Taung Warrior #1 is eliminated.",
                        "Mandalore the Indomitable lives on.",
                        "Mandalorian squad 1 is damaged: 68 of the 76 points that it takes.",
                        "Exar Kun will gain 68 experience.",
                        "Sith takes Besh Westmarch.",
                        "Mandalorian squad 1 retreats from Besh Westmarch to Besh City.");
        assertThat(table.war().battle()).isNull();
    }

    @Test
    @Rule({"SWM-BATTLE-12", "SWM-RETR-01"})
    void aBeatenAttackerLeavesTheTerritoryToTheDefender() {
        Table table = fighting(duel(HouseRules.DEFAULT))
                .rolling(15)
                .choose(
                        "mandalorian",
                        report(
                                "defender",
                                "mandalore-the-indomitable#1 standing",
                                "taung-warrior#1 standing",
                                "exar-kun#1 killed taung-warrior#1"))
                .choose("sith", "confirm")
                .choose("sith", "aurek-frontier")
                .isOver();
        assertThat(control(table, "besh-west")).isEqualTo("mandalorian");
        assertThat(table.told()).contains("Besh Westmarch stays with Mandalorian.");
        assertThat(table.war()
                        .squadsOf(new Player("mandalorian"))
                        .get(0)
                        .the("taung-warrior#1")
                        .pending())
                .isEqualTo(84);
    }

    @Test
    @Rule("SWM-BATTLE-08")
    void ifBothAreWipedOutBothHaveLostAndRetreatAndTheOwnerKeepsControl() {
        Table table = mutual(HouseRules.DEFAULT);
        assertThat(table.waitingFor()).containsExactly("mandalorian");
        table.choose("mandalorian", "besh-city").choose("sith", "aurek-east").isOver();
        assertThat(control(table, "besh-west")).isEqualTo("mandalorian");
        assertThat(table.war().squadsIn("besh-west")).isEmpty();
    }

    @Test
    @Rule({"SWM-BATTLE-08", "SWM-RETR-03"})
    void byOptionTheTerritoryIsNobodysThenAndTheOwnersChooseTheirRetreatsInAnyCase() {
        Table table = mutual(Wars.option("mutualDestructionControl", MutualDestructionControl.NOBODY));
        assertThat(control(table, "besh-west")).isEqualTo("nobody");
        assertThat(table.war().enemy(new Player("mandalorian"), "besh-west")).isTrue();
        Table winners = mutual(Wars.option("retreatChoice", HouseRules.RetreatChoice.WINNER));
        assertThat(winners.waitingFor()).containsExactly("mandalorian");
        assertThat(winners.choose("mandalorian", "besh-city").waitingFor()).containsExactly("sith");
    }

    private static Table mutual(HouseRules options) {
        return fighting(duel(options))
                .rolling(20, 20, 20)
                .choose(
                        "sith",
                        report(
                                "none",
                                "mandalore-the-indomitable#1 killed exar-kun#1",
                                "taung-warrior#1 killed exar-kun#1",
                                "exar-kun#1 killed mandalore-the-indomitable#1"))
                .choose("mandalorian", "confirm");
    }

    @Test
    @Rule({"SWM-ALLY-14", "SWM-ALLY-11"})
    void whatSeveralHaveWonTheCaptainGivesToOneOfThem() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh", "rebel@cresh")
                .allied("sith", "rebel")
                .attacking("sith", "besh-frontier", "exar-kun")
                .attacking("rebel", "besh-frontier", "han-solo", "chewbacca", "rebel-commando*3");
        Table table = attack(wars).choose("sith", "besh-frontier");
        assertThat(table.waitingFor()).containsExactly("sith");
        table.choose("sith", "rebel").isOver();
        assertThat(control(table, "besh-frontier")).isEqualTo("rebel");
        Table lapsed = attack(wars).choose("sith", "besh-frontier").lapse("sith"); // Rebel has 94 points
        assertThat(control(lapsed, "besh-frontier")).isEqualTo("rebel");
    }

    @Test
    @Rule("SWM-ALLY-12")
    void membersAreNotEnemies() {
        Wars wars = Wars.of("sith@aurek", "mandalorian@besh")
                .squad("sith", "besh-west", "exar-kun")
                .allied("sith", "mandalorian");
        assertThat(Attacks.left(wars.war(), new Player("sith"))).isEmpty();
    }

    @Test
    @Rule("SWM-REPORT-05")
    void byOptionEveryBattleIsDecidedByDiceWithoutATable() {
        Table table = attack(duel(Wars.option("autoresolve", Autoresolve.ON)))
                .rolling(/* defender, attacker: */ 10, 10, /* post-battle: */ 20, 1)
                .choose("sith", "besh-west")
                .choose("mandalorian", "besh-city")
                .isOver();
        assertThat(table.dice().rolled().get(0)).hasToString("Battle without a table d20: 10 +7 points = 17");
        assertThat(table.dice().rolled().get(1)).hasToString("Battle without a table d20: 10 +8 points = 18");
        assertThat(table.told()).contains("Sith has 18 against 17 of Mandalorian in battle t1-b1.");
        assertThat(control(table, "besh-west")).isEqualTo("sith");
        assertThat(table.war().squad("sith-1").the("exar-kun#1").pending()).isEqualTo(76);
    }
}
