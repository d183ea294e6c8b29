package org.muster.ruleset.swm.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.swm.battle.Reports.report;
import static org.muster.ruleset.swm.battle.Reports.reportWithReserves;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Rolled;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.HouseRules.RetreatChoice;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.records.WarRecords;
import org.muster.testkit.Rule;
import org.muster.testkit.records.Tables;

/** What follows from a battle: rolls, states, experience, retreats. */
class AftermathTest {

    private static final Player SITH = new Player("sith");

    /** Vong and Sith: a squad of each with few figures. */
    private static Wars vong(HouseRules options) {
        return Wars.of(options, "sith@aurek", "yuuzhan-vong@besh")
                .squad("yuuzhan-vong", "besh-west", "warmaster-tsavong-lah", "yuuzhan-vong-warrior", "garindan")
                .attacking("sith", "besh-west", "exar-kun");
    }

    private static Wars vong() {
        return vong(HouseRules.DEFAULT);
    }

    private static Table reporting(Wars wars, String report, int... dice) {
        return BattleTest.attack(wars)
                .choose("sith", "besh-west")
                .choose("yuuzhan-vong", "badlands")
                .rolling(dice)
                .choose("sith", report)
                .choose("yuuzhan-vong", "confirm");
    }

    private static final String SITH_WON = report(
            "attacker",
            "warmaster-tsavong-lah#1 killed exar-kun#1",
            "yuuzhan-vong-warrior#1 fled",
            "garindan#1 killed exar-kun#1",
            "exar-kun#1 standing");

    private static final String VONG_WON = report(
            "defender",
            "warmaster-tsavong-lah#1 standing",
            "yuuzhan-vong-warrior#1 killed exar-kun#1",
            "garindan#1 fled",
            "exar-kun#1 killed yuuzhan-vong-warrior#1");

    private static List<String> rolls(Table table) {
        return table.dice().rolled().stream().map(Rolled::toString).toList();
    }

    @Test
    @Rule({"SWM-POST-01", "SWM-TURN-07"})
    void everyoneKilledOrFledRolls11OrMoreToLiveOnTheDefenderFirst() {
        Table table = reporting(vong(), VONG_WON, 9, 7, 10);
        assertThat(rolls(table))
                .containsExactly(
                        "Post-battle roll of Yuuzhan Vong Warrior #1 d20: 9 +2 non-unique Yuuzhan Vong = 11, "
                                + "success on 11+",
                        "Post-battle roll of Garindan d20: 7 +3 fled and not killed = 10, fails, needs 11+",
                        "Post-battle roll of Exar Kun d20: 10, fails, needs 11+");
        assertThat(table.told())
                .containsSubsequence(
                        "Garindan is eliminated.",
                        "Exar Kun is eliminated.",
                        "Yuuzhan Vong Warrior #1 lives on.",
                        "Sith squad 1 is wiped out.");
        assertThat(citing(table, "lives on.")).containsExactly("SWM-POST-05");
        assertThat(citing(table, "Exar Kun is eliminated.")).containsExactly("SWM-POST-06");
        assertThat(citing(table, "won the battle")).containsExactly("SWM-BATTLE-06");
    }

    private static List<String> citing(Table table, String sentence) {
        return table.events().stream()
                .filter(event -> event.sentence().toString().contains(sentence))
                .findFirst()
                .orElseThrow()
                .rules();
    }

    @Test
    @Rule("SWM-BATTLE-08")
    void whereNobodyIsLeftStandingBothSidesHaveLost() {
        Table table =
                reporting(vong(), VONG_WON.replace("defender", "none").replace("standing", "fled"), 20, 20, 20, 20);
        assertThat(citing(table, "Nobody is left standing at Besh Westmarch: both sides have lost."))
                .containsExactly("SWM-BATTLE-08");
    }

    @Test
    @Rule({"SWM-POST-02", "SWM-POST-03"})
    void fledAddsThreeAndBasicYuuzhanVongTwoButNotUniquesOrFringe() {
        Table table = reporting(vong(), SITH_WON, 10, 6, 10);
        assertThat(rolls(table))
                .containsExactly(
                        "Post-battle roll of Warmaster Tsavong Lah d20: 10, fails, needs 11+",
                        "Post-battle roll of Yuuzhan Vong Warrior #1 d20: 6 +3 fled and not killed "
                                + "+2 non-unique Yuuzhan Vong = 11, success on 11+",
                        "Post-battle roll of Garindan d20: 10, fails, needs 11+");
    }

    @Test
    @Rule({"SWM-POST-04", "SWM-ADV-16"})
    void aMedicalOfficerAddsOneForItsOwnFactionAndAllModifiersAddUp() {
        Table table = reporting(vong().officer("yuuzhan-vong", Advantage.MEDICAL_OFFICER), VONG_WON, 8, 7, 10);
        assertThat(rolls(table).get(0))
                .isEqualTo("Post-battle roll of Yuuzhan Vong Warrior #1 d20: 8 +2 non-unique Yuuzhan Vong "
                        + "+1 Medical Officer = 11, success on 11+");
        assertThat(rolls(table).get(1)).endsWith("7 +3 fled and not killed +1 Medical Officer = 11, success on 11+");
        assertThat(rolls(table).get(2)).endsWith("Exar Kun d20: 10, fails, needs 11+");
        assertThat(table.dice().rolled())
                .extracting(one -> String.join(" ", one.roll().allRules()))
                .as("each modifier cites its own rule")
                .containsExactly(
                        "SWM-POST-01 SWM-POST-03 SWM-POST-04", "SWM-POST-01 SWM-POST-02 SWM-POST-04", "SWM-POST-01");
        Wars granted = vong().controls("yuuzhan-vong", "isk-frontier");
        assertThat(rolls(reporting(granted, SITH_WON, 10, 10, 10)).get(0)).contains("+1 Medical Officer");
    }

    @Test
    @Rule({"SWM-POST-05", "SWM-BATTLE-14"})
    void aRestoredFigureIsBackWithAllItsExperienceAndUpgrades() {
        Wars wars = vong().figure("warmaster-tsavong-lah#1", 40, "stealth");
        Table table = reporting(wars, SITH_WON, 11, 20, 20);
        Figure lah = table.war().squad("yuuzhan-vong-1").the("warmaster-tsavong-lah#1");
        assertThat(lah.xp()).isEqualTo(40);
        assertThat(lah.upgrades()).containsExactly("stealth");
    }

    @Test
    @Rule({"SWM-POST-06", "SWM-XP-02"})
    void anEliminatedFigureIsGoneWithItsExperienceAndWhatWasPending() {
        Table table = reporting(vong().figure("garindan#1", 70), VONG_WON, 20, 1, 20);
        assertThat(table.war().squad("yuuzhan-vong-1").figures())
                .extracting(Figure::id)
                .containsExactly("warmaster-tsavong-lah#1", "yuuzhan-vong-warrior#1");
    }

    @Test
    @Rule({"SWM-POST-07", "SWM-SQUAD-03", "SWM-SQUAD-08"})
    void afterAllRollsEachSquadIsJudged() {
        Table below = reporting(vong(), VONG_WON, 20, 1, 20); // 63 + 8 points
        assertThat(below.war().squad("yuuzhan-vong-1").isDamaged()).isTrue();
        assertThat(below.told()).contains("Yuuzhan Vong squad 1 is damaged: 71 of the 76 points that it takes.");
        Table legal = reporting(vong(), VONG_WON, 20, 20, 20); // 83 points
        assertThat(legal.war().squad("yuuzhan-vong-1").isActive()).isTrue();
    }

    // ---- experience

    @Test
    @Rule({"SWM-XP-01", "SWM-XP-02"})
    void theKillerGainsThePointsOfItsVictimPendingUntilCleanup() {
        Table table = reporting(vong(), SITH_WON, 1, 20, 1);
        Figure kun = table.war().squad("sith-1").the("exar-kun#1");
        assertThat(kun.pending()).isEqualTo(63 + 12);
        assertThat(kun.xp()).isZero();
        assertThat(table.told())
                .filteredOn(told -> told.contains(" will gain "))
                .containsExactly("Exar Kun will gain 75 experience.");
    }

    @Test
    @Rule("SWM-XP-03")
    void aRestoredVictimStillGivesItsExperienceUnlessTheCampaignSaysNot() {
        assertThat(reporting(vong(), SITH_WON, 20, 20, 20)
                        .war()
                        .squad("sith-1")
                        .the("exar-kun#1")
                        .pending())
                .isEqualTo(75);
        assertThat(reporting(vong(Wars.option("xpForRestored", false)), SITH_WON, 20, 20, 1)
                        .war()
                        .squad("sith-1")
                        .the("exar-kun#1")
                        .pending())
                .isEqualTo(12);
    }

    @Test
    @Rule({"SWM-XP-04", "SWM-XP-05"})
    void noExperienceForThoseWhoFledOrFellToReservesOrNobody() {
        String report = report(
                "attacker",
                "warmaster-tsavong-lah#1 killed reserve",
                "yuuzhan-vong-warrior#1 fled",
                "garindan#1 killed other",
                "exar-kun#1 standing");
        Table table = reporting(vong(), report, 1, 1, 1);
        assertThat(table.war().squad("sith-1").the("exar-kun#1").pending()).isZero();
    }

    @Test
    @Rule({"SWM-XP-05", "SWM-SQUAD-06"})
    void killedEnemyReservesGiveTheirPointsAndLeaveNothingElseBehind() {
        String report = reportWithReserves(
                "attacker",
                "{\"exar-kun#1\": 24}",
                "warmaster-tsavong-lah#1 fled",
                "yuuzhan-vong-warrior#1 fled",
                "garindan#1 fled",
                "exar-kun#1 standing");
        Table table = reporting(vong(), report, 20, 20, 20);
        assertThat(table.war().squad("sith-1").the("exar-kun#1").pending()).isEqualTo(24);
        assertThat(table.dice().rolled()).hasSize(3); // reserves never roll
        assertThat(table.war().squad("sith-1").figures()).hasSize(1);
    }

    // ---- retreats

    @Test
    @Rule({"SWM-RETR-01", "SWM-RETR-03"})
    void eachLosingSquadGoesToAnAdjacentFriendlyTerritoryOfItsOwnersChoice() {
        Table table = reporting(vong(), SITH_WON, 20, 20, 20);
        assertThat(table.waitingFor()).containsExactly("yuuzhan-vong");
        assertThat(table.codes("yuuzhan-vong", "aurek-east")).containsExactly("NOT_FRIENDLY");
        assertThat(table.codes("yuuzhan-vong", "besh-east")).containsExactly("NO_SUCH_OPTION"); // not adjacent
        table.choose("yuuzhan-vong", "besh-frontier").isOver();
        assertThat(table.war().squad("yuuzhan-vong-1").territory()).isEqualTo("besh-frontier");
    }

    @Test
    @Rule("SWM-RETR-02")
    void withoutAnAdjacentFriendlyTerritoryTheSquadIsEliminated() {
        Wars wars = vong().controls("sith", "besh-city", "besh-frontier");
        Table table = reporting(wars, SITH_WON, 20, 20, 20).isOver();
        assertThat(table.war().squadsOf(new Player("yuuzhan-vong"))).isEmpty();
        assertThat(table.told()).contains("Yuuzhan Vong squad 1 has nowhere to retreat to and is eliminated.");
    }

    @Test
    @Rule("SWM-RETR-03")
    void byOptionTheWinnerChooses() {
        Wars wars = vong(Wars.option("retreatChoice", RetreatChoice.WINNER));
        assertThat(reporting(wars, SITH_WON, 20, 20, 20).waitingFor()).containsExactly("sith");
        assertThat(reporting(wars, VONG_WON, 20, 20, 20).waitingFor()).containsExactly("yuuzhan-vong");
    }

    @Test
    @Rule({"SWM-RETR-04", "SWM-STACK-02"})
    void aRetreatMayOverstackATerritory() {
        Wars wars = vong().squad("yuuzhan-vong", "besh-city", "advance-scout")
                .squad("yuuzhan-vong", "besh-city", "advance-scout");
        Table table = reporting(wars, SITH_WON, 20, 20, 20)
                .choose("yuuzhan-vong", "besh-city")
                .isOver();
        assertThat(table.war().squadsIn("besh-city")).hasSize(3);
        assertThat(table.told())
                .last()
                .asString()
                .isEqualTo("Besh City is overstacked: 3 squads stand there, and 2 may stay when the phase ends."
                        + " Its side will eliminate 1 squad then, unless it leaves before.");
    }

    @Test
    @Rule("SWM-RETR-05")
    void noSquadRetreatsToWhereAnAttackIsStillToBeResolved() {
        Wars wars = vong().attacking("sith", "besh-frontier", "sith-trooper*10");
        Table table = reporting(wars, SITH_WON, 20, 20, 20);
        assertThat(table.sentences("yuuzhan-vong", "besh-frontier"))
                .containsExactly("Besh Listening Post holds enemy squads.");
        assertThat(table.codes("yuuzhan-vong", "besh-frontier")).containsExactly("BATTLE_THERE");
    }

    @Test
    @Rule({"SWM-RETR-02", "SWM-RETR-05"})
    void whoHasNowhereToGoReadsWhichAttackShutsTheWay() {
        Wars wars = vong().controls("sith", "besh-city").attacking("sith", "besh-frontier", "sith-trooper*10");
        Table table = reporting(wars, SITH_WON, 20, 20, 20);
        assertThat(
                        citing(
                                table,
                                "Yuuzhan Vong squad 1 has nowhere to retreat to and is eliminated: Besh Listening Post holds enemy squads."))
                .containsExactly("SWM-RETR-02", "SWM-RETR-05");
    }

    @Test
    @Rule("SWM-RETR-05")
    void byOptionItMayAndJoinsAsADefender() {
        Wars wars = vong(Wars.option("retreatIntoBattle", true)).attacking("sith", "besh-frontier", "sith-trooper*10");
        Table table = reporting(wars, SITH_WON, 20, 20, 20)
                .choose("yuuzhan-vong", "besh-frontier")
                .choose("sith", "besh-frontier");
        assertThat(Battle.of(table.war()).defenders()).containsExactly("yuuzhan-vong-1");
    }

    @Test
    @Rule("SWM-RETR-06")
    void aRetreatCostsNothingASquadMayStillActInItsOwnSegment() {
        Table table = reporting(vong(), SITH_WON, 20, 20, 20).choose("yuuzhan-vong", "besh-city");
        assertThat(table.war().squad("yuuzhan-vong-1").moved()).isFalse();
        assertThat(citing(table, "retreats")).containsExactly("SWM-RETR-01");
    }

    @Test
    @Rule("SWM-RETR-07")
    void unansweredItGoesToTheFewestOwnSquadsThenById() {
        Table first = reporting(vong(), SITH_WON, 20, 20, 20).lapse("yuuzhan-vong");
        assertThat(first.war().squad("yuuzhan-vong-1").territory()).isEqualTo("besh-city");
        Wars wars = vong().squad("yuuzhan-vong", "besh-city", "advance-scout");
        Table fewest = reporting(wars, SITH_WON, 20, 20, 20).lapse("yuuzhan-vong");
        assertThat(fewest.war().squad("yuuzhan-vong-1").territory()).isEqualTo("besh-frontier");
        Wars guests = Wars.of("sith@aurek", "yuuzhan-vong@besh", "rebel@cresh")
                .allied("yuuzhan-vong", "rebel")
                .squad("rebel", "besh-city", "rebel-trooper*10")
                .squad("yuuzhan-vong", "besh-west", "warmaster-tsavong-lah", "yuuzhan-vong-warrior", "garindan")
                .attacking("sith", "besh-west", "exar-kun");
        Table besideGuests = reporting(guests, SITH_WON, 20, 20, 20).lapse("yuuzhan-vong");
        assertThat(besideGuests.war().squad("yuuzhan-vong-1").territory())
                .as("an ally's squads are not its own")
                .isEqualTo("besh-city");
    }

    @Test
    @Rule("SWM-ALLY-04")
    void alliedTerritoryIsARefugeToo() {
        Wars wars = Wars.of("sith@aurek", "yuuzhan-vong@besh", "rebel@cresh")
                .controls("rebel", "besh-city", "besh-frontier")
                .allied("yuuzhan-vong", "rebel")
                .squad("yuuzhan-vong", "besh-west", "warmaster-tsavong-lah", "yuuzhan-vong-warrior", "garindan")
                .attacking("sith", "besh-west", "exar-kun");
        Table table = reporting(wars, SITH_WON, 20, 20, 20)
                .choose("yuuzhan-vong", "besh-city")
                .isOver();
        assertThat(table.war().friendly(SITH, "besh-west")).isTrue();
    }

    @Test
    @Rule({"SWM-XP-06", "SWM-XP-02", "SWM-XP-05"})
    void aMandaloriansAwardIsToldAsItWillBe() {
        String report = reportWithReserves(
                "defender",
                "{\"taung-warrior#1\": 10}",
                "mandalore-the-indomitable#1 standing",
                "taung-warrior#1 standing",
                "exar-kun#1 killed taung-warrior#1");
        Table table = BattleTest.fighting(BattleTest.duel(HouseRules.DEFAULT))
                .rolling(1)
                .choose("mandalorian", report)
                .choose("sith", "confirm");
        int points = table.war().book().card("exar-kun").points() + 10;
        assertThat(table.told()).contains("Taung Warrior #1 will gain " + 2 * points + " experience.");
        assertThat(citing(table, "will gain")).contains("SWM-XP-05", "SWM-XP-06");
        Figure warrior = table.war().squad("mandalorian-1").the("taung-warrior#1");
        assertThat(warrior.pending()).as("doubled once it is gained").isEqualTo(points);
        assertThat(Tables.lines(Tables.named(WarRecords.of(table.war()), "Experience")))
                .anyMatch(line -> line.contains("Taung Warrior") && line.contains(" | " + 2 * points + " | "));
    }
}
