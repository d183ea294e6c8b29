package org.muster.ruleset.swm.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.muster.ruleset.swm.battle.Reports.report;
import static org.muster.ruleset.swm.battle.Reports.reportWithReserves;

import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.core.json.OptionsJson;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.HouseRules.UnplayedBattle;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.battle.BattleReport.Fate;
import org.muster.ruleset.swm.battle.BattleReport.Winner;
import org.muster.testkit.Rule;

/** Who says what happened on the table, and what may be said. */
class ReportTest {

    private static final String WON = report(
            "attacker", "mandalore-the-indomitable#1 killed exar-kun#1", "taung-warrior#1 fled", "exar-kun#1 standing");

    private static Table fighting(HouseRules options) {
        return BattleTest.fighting(BattleTest.duel(options));
    }

    private static Table fighting() {
        return fighting(HouseRules.DEFAULT);
    }

    @Test
    @Rule("SWM-REPORT-01")
    void aReportNamesAResultAndTheFateOfEachFigure() {
        Table table = fighting();
        assertThat(table.decision("sith").prompt())
                .hasToString(
                        "Battle t1-b1 at Besh Westmarch, Sith against Mandalorian: who has won, and what became of "
                                + "each figure?");
        assertThat(table.sentences("sith", report("attacker", "exar-kun#1 standing", "taung-warrior#1 fled")))
                .containsExactly("Mandalore the Indomitable has no fate.");
        assertThat(table.codes("sith", report("attacker", "exar-kun#1 standing", "taung-warrior#1 fled")))
                .containsExactly("REPORT_INCOMPLETE");
    }

    @Test
    @Rule("SWM-REPORT-02")
    void theWinningSideHasAFigureStandingAndNobodyElseHas() {
        Table table = fighting();
        String bothStand = report(
                "attacker", "mandalore-the-indomitable#1 standing", "taung-warrior#1 fled", "exar-kun#1 standing");
        assertThat(table.codes("sith", bothStand)).containsExactly("REPORT_WINNER");
        assertThat(table.sentences("sith", bothStand))
                .containsExactly(
                        "A win of the attacker does not fit: 1 of the attacker and 1 of the defender are standing.");
        assertThat(table.codes("sith", WON.replace("attacker", "none"))).containsExactly("REPORT_WINNER");
        assertThat(table.codes("sith", WON.replace("attacker", "defender"))).containsExactly("REPORT_WINNER");
        String nobody = WON.replace("standing", "fled");
        assertThat(table.codes("sith", nobody)).containsExactly("REPORT_WINNER");
        assertThat(table.codes("sith", nobody.replace("attacker", "defender"))).containsExactly("REPORT_WINNER");
        assertThat(table.codes("sith", nobody.replace("attacker", "none"))).isEmpty();
        assertThat(table.codes("sith", WON)).isEmpty();
    }

    @Test
    @Rule({"SWM-REPORT-01", "SWM-REPORT-02", "SWM-REPORT-03"})
    void whoHasNotWonIsToldBesideWhatIsWrongWithFigures() {
        Table table = fighting();
        assertThat(table.codes(
                        "sith",
                        report(
                                "attacker",
                                "mandalore-the-indomitable#1 standing",
                                "exar-kun#1 killed nobody-of-that-name")))
                .containsExactlyInAnyOrder("REPORT_INCOMPLETE", "REPORT_KILLER", "REPORT_WINNER");
        assertThat(table.codes("sith", report("attacker", "mandalore-the-indomitable#1 fled", "exar-kun#1 fled")))
                .as("no attacker stands, whatever has become of the last defender")
                .containsExactlyInAnyOrder("REPORT_INCOMPLETE", "REPORT_WINNER");
        assertThat(table.codes("sith", report("attacker", "mandalore-the-indomitable#1 fled", "taung-warrior#1 fled")))
                .as("the attacker may stand whom the report forgets")
                .containsExactly("REPORT_INCOMPLETE");
    }

    @Test
    @Rule("SWM-REPORT-03")
    void aKillerIsAnEnemyAReserveOrSomethingElse() {
        Table table = fighting();
        String byOwnSide = WON.replace("killed\": \"exar-kun#1", "killed\": \"taung-warrior#1");
        assertThat(table.codes("sith", byOwnSide)).containsExactly("REPORT_KILLER");
        assertThat(table.sentences("sith", byOwnSide))
                .containsExactly("Taung Warrior #1 of Mandalorian squad 1 was no enemy in this battle.");
        assertThat(table.violations("sith", WON.replace("killed\": \"exar-kun#1", "killed\": \"mines")))
                .extracting(Object::toString)
                .containsExactly("fates.mandalore-the-indomitable#1.killed: Whom mines have killed is known before the"
                        + " battle; in it they kill nobody. [SWM-REPORT-03, SWM-MINE-06]");
        assertThat(table.sentences("sith", WON.replace("killed\": \"exar-kun#1", "killed\": \"nobody")))
                .containsExactly("nobody is no figure; a killer is an enemy of this battle, reserve or other.");
        assertThat(table.codes("sith", WON.replace("killed\": \"exar-kun#1", "killed\": \"reserve")))
                .isEmpty();
        assertThat(table.codes("sith", WON.replace("killed\": \"exar-kun#1", "killed\": \"other")))
                .isEmpty();
        assertThat(table.codes("sith", reportWithReserves("none", "{\"nexu#1\": 9}")))
                .contains("REPORT_KILLER");
    }

    @Test
    @Rule("SWM-REPORT-03")
    void aKillerMayItselfBeKilledOrHaveFled() {
        assertThat(fighting()
                        .codes(
                                "sith",
                                report(
                                        "attacker",
                                        "mandalore-the-indomitable#1 killed exar-kun#1",
                                        "taung-warrior#1 killed exar-kun#1",
                                        "exar-kun#1 standing")))
                .isEmpty();
        assertThat(fighting()
                        .codes(
                                "sith",
                                report(
                                        "none",
                                        "mandalore-the-indomitable#1 killed exar-kun#1",
                                        "taung-warrior#1 fled",
                                        "exar-kun#1 killed taung-warrior#1")))
                .isEmpty();
    }

    @Test
    @Rule({"SWM-REPORT-04", "SWM-ALLY-11"})
    void oneSideReportsAndTheOtherConfirms() {
        Table table = fighting();
        assertThat(table.waitingFor()).containsExactlyInAnyOrder("sith", "mandalorian");
        table.choose("mandalorian", WON);
        assertThat(table.waitingFor()).containsExactly("sith");
        assertThat(table.decision("sith").prompt())
                .hasToString("mandalorian has reported: Sith has won; standing: Exar Kun; fled: Taung Warrior #1; "
                        + "killed by Exar Kun: Mandalore the Indomitable. Is that so?");
        table.rolling(20, 20).choose("sith", "confirm");
        assertThat(table.war().controller("besh-west")).isEqualTo(new Player("sith"));
    }

    @Test
    @Rule("SWM-REPORT-04")
    void whoTakesAReportBackGivesNobodyTheTimeAnew() {
        Table table = fighting();
        String clock = table.decision("sith").clock();
        table.choose("mandalorian", WON);
        assertThat(table.decision("sith").clock())
                .as("a confirmation has its own")
                .isEmpty();
        table.choose("mandalorian", "withdraw");
        assertThat(table.decision("sith").clock()).isEqualTo(clock).isNotEmpty();
    }

    @Test
    @Rule("SWM-REPORT-04")
    void aReportThatIsNeitherConfirmedNorDisputedInTimeStands() {
        Table table = fighting().choose("sith", WON);
        assertThat(table.decision("mandalorian").within()).contains(Duration.ofHours(336));
        table.rolling(20, 20).lapse("mandalorian");
        assertThat(table.war().controller("besh-west")).isEqualTo(new Player("sith"));
    }

    @Test
    @Rule("SWM-REPORT-04")
    void theOrganizerSettlesWhatIsDisputed() {
        Table table = fighting().choose("sith", WON);
        assertThat(table.decision("mandalorian").questions().get(0).options().faces())
                .extracting(face -> face.note().toString())
                .contains("the organizer settles it; all read what you write");
        table.choose("mandalorian", "dispute");
        assertThat(table.waitingFor()).containsExactly("organizer");
        table.rolling(20, 20).choose("organizer", WON);
        assertThat(table.war().controller("besh-west")).isEqualTo(new Player("sith"));
    }

    @Test
    @Rule("SWM-REPORT-04")
    void whoDisputesSaysWhichLinesAreNotSoAndWhatIs() {
        Table table = fighting().choose("mandalorian", WON);
        assertThat(table.decision("sith").questions().get(0).options().parts())
                .filteredOn(part -> part.option().id().equals("dispute"))
                .flatExtracting(part -> part.options().parts())
                .flatExtracting(part -> part.options().faces())
                .extracting(face -> face.id() + " " + face.label())
                .containsExactly(
                        "1 Sith has won",
                        "2 standing: Exar Kun",
                        "3 fled: Taung Warrior #1",
                        "4 killed by Exar Kun: Mandalore the Indomitable");
        table.choose("sith", "{\"dispute\": {\"lines\": [\"2\", \"3\"], \"why\": \"The Taung stood.\"}}");
        assertThat(table.told())
                .contains(
                        "sith disputes \"standing: Exar Kun\" and \"fled: Taung Warrior #1\" (\"The Taung stood.\").");
        assertThat(table.decision("organizer").prompt().toString())
                .startsWith("Settle: Battle t1-b1")
                .contains("mandalorian has reported: Sith has won;")
                .endsWith(
                        "sith disputes \"standing: Exar Kun\" and \"fled: Taung Warrior #1\" (\"The Taung stood.\").");
        Table noLine = fighting().choose("mandalorian", WON);
        assertThat(noLine.codes("sith", "{\"dispute\": {\"lines\": [\"5\"]}}")).isNotEmpty();
        Table alone = BattleTest.fighting(BattleTest.duel(HouseRules.DEFAULT).withoutOrganizer())
                .choose("sith", WON)
                .choose("mandalorian", "{\"dispute\": {\"why\": \"I won.\"}}");
        assertThat(alone.told())
                .containsSubsequence(
                        "mandalorian disputes the report (\"I won.\").",
                        "Nobody can settle battle t1-b1: the attackers retreat without losses.");
    }

    @Test
    @Rule("SWM-REPORT-04")
    void withoutAnOrganizerOrByOptionTheAttackersRetreatWithoutLosses() {
        Table alone = BattleTest.fighting(BattleTest.duel(HouseRules.DEFAULT).withoutOrganizer())
                .choose("sith", WON);
        assertThat(alone.decision("mandalorian").questions().get(0).options().faces())
                .extracting(face -> face.note().toString())
                .contains("the attackers retreat without losses; all read what you write");
        alone.choose("mandalorian", "dispute");
        assertThat(alone.choose("sith", "aurek-east")
                        .isOver()
                        .war()
                        .squad("sith-1")
                        .territory())
                .isEqualTo("aurek-east");
        Table option = fighting(Wars.option("unplayedBattle", UnplayedBattle.ATTACKER_RETREATS))
                .choose("sith", WON)
                .choose("mandalorian", "dispute")
                .choose("sith", "aurek-east")
                .isOver();
        assertThat(option.war().controller("besh-west")).isEqualTo(new Player("mandalorian"));
        assertThat(option.dice().rolled()).isEmpty();
        assertThat(option.told()).contains("Nobody can settle battle t1-b1: the attackers retreat without losses.");
    }

    @Test
    @Rule({"SWM-REPORT-04", "SWM-REPORT-05"})
    void byOptionDiceDecideABattleNobodyCanSettle() {
        Table table = fighting(Wars.option("unplayedBattle", UnplayedBattle.AUTO))
                .choose("sith", WON)
                .rolling(/* defender, attacker: */ 12, 11, /* post-battle, Taung Warrior and Exar Kun: */ 20, 4)
                .choose("mandalorian", "dispute")
                .isOver();
        assertThat(table.told()) // equal totals: the defender wins
                .contains("Sith has 19 against 19 of Mandalorian in battle t1-b1.", "Exar Kun is eliminated.");
        assertThat(table.war().squadsOf(new Player("sith"))).isEmpty();
    }

    @Test
    @Rule("SWM-REPORT-05")
    void aFortifiedDefenderAdds3AndTheWinnersCheapestDieForHalfOfTheLosersPoints() {
        Wars wars = Wars.of(Wars.option("autoresolve", HouseRules.Autoresolve.ON), "sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", "mandalorian-warrior*2", "taung-warrior*6")
                .ground("besh-west", ground -> ground.fortified(true))
                .attacking("sith", "besh-west", "exar-kun");
        Table table = BattleTest.attack(wars)
                .rolling(/* defender, attacker: */ 10, 12)
                .rolling(/* five Taung Warriors of 40 points in all, and Exar Kun: */ 1, 1, 1, 1, 1, 1)
                .choose("sith", "besh-west")
                .isOver();
        assertThat(table.dice().rolled().get(0))
                .hasToString("Battle without a table d20: 10 +7 points +3 fortified = 20");
        Squad left = table.war().squad("mandalorian-1");
        assertThat(left.figures())
                .extracting(Figure::id)
                .containsExactly("mandalorian-warrior#1", "mandalorian-warrior#2", "taung-warrior#6");
        // killers in the order of the catalogue: a Taung Warrior struck Exar Kun down and fell itself
        assertThat(left.figures()).allMatch(figure -> figure.pending() == 0);
    }

    /** Ten Sith Troopers of 80 points: half of that is five Taung Warriors to the point. */
    @Test
    @Rule("SWM-REPORT-05")
    void theFigureThatMakesTheHalfFullDiesToo() {
        Wars wars = Wars.of(Wars.option("autoresolve", HouseRules.Autoresolve.ON), "sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-west", "taung-warrior*10")
                .attacking("sith", "besh-west", "sith-trooper*10");
        Table table = BattleTest.attack(wars)
                .rolling(20, 1)
                .rolling(/* whoever rolls a 1 is eliminated */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .choose("sith", "besh-west")
                .isOver();
        assertThat(table.war().squad("mandalorian-1").figures()).hasSize(5);
    }

    @Test
    @Rule("SWM-REPORT-05")
    void howeverStrongTheLoserWasOneOfTheWinnersStaysStanding() {
        Wars wars = Wars.of(Wars.option("autoresolve", HouseRules.Autoresolve.ON), "sith@aurek", "mandalorian@besh")
                .squad("mandalorian", "besh-frontier", "mandalore-the-indomitable", "taung-warrior")
                .attacking("sith", "besh-frontier", "exar-kun")
                .attacking("sith", "besh-frontier", "darth-bane");
        Table table = BattleTest.attack(wars)
                .rolling(/* defender, attacker: */ 20, 1, /* Taung Warrior, Exar Kun, Darth Bane: */ 1, 1, 1)
                .choose("sith", "besh-frontier")
                .isOver();
        assertThat(table.war().squad("mandalorian-1").figures())
                .extracting(Figure::id)
                .containsExactly("mandalore-the-indomitable#1");
    }

    @Test
    @Rule({"SWM-REPORT-01", "SWM-REPORT-02", "SWM-REPORT-03"})
    void whatChanceReportsIsLegalAndReadsBackTheSame() {
        War war = fighting().war();
        Options<BattleReport> form = ReportForm.of(war);
        boolean[] seen = new boolean[Winner.values().length];
        for (int seed = 0; seed < 200; seed++) {
            BattleReport report = form.sample(new SplittableRandom(seed));
            assertThat(form.check(report)).isEmpty();
            assertThat(form.read(form.write(report)).value()).isEqualTo(report);
            seen[report.result().ordinal()] = true;
        }
        assertThat(seen).containsOnly(true);
        assertThat(form.count(2)).isEqualTo(2); // without listing any
    }

    @Test
    @Rule("SWM-REPORT-03")
    void theKillersOfferedAreTheEnemiesByNameReservesAndWhateverElse() {
        Options<BattleReport> form = ReportForm.of(fighting().war());
        String described = OptionsJson.describe(form).toString();
        assertThat(described).contains("Exar Kun", "reserves", "its own side or nobody");
    }

    /** What bots report, and with it all that a simulation tells of a campaign: in 4,000 battles, to 3 in a hundred. */
    @Test
    @Rule({"SWM-REPORT-01", "SWM-REPORT-02", "SWM-REPORT-03"})
    void chanceFavoursNobodyAndLeavesNothingOut() {
        Options<BattleReport> form = ReportForm.of(fighting().war());
        Map<String, Integer> seen = new TreeMap<>();
        for (int seed = 0; seed < 4_000; seed++) {
            BattleReport report = form.sample(new SplittableRandom(seed));
            seen.merge(report.result().name(), 1, Integer::sum);
            seen.merge("reserves fell: " + !report.reserveKills().isEmpty(), 1, Integer::sum);
            if (report.result() == Winner.DEFENDER) {
                Fate loser = report.fates().get("exar-kun#1");
                seen.merge("the loser: " + loser.kind(), 1, Integer::sum);
                seen.merge("by: " + loser.by(), 1, Integer::sum);
                seen.merge("a winner: " + report.fates().get("taung-warrior#1").kind(), 1, Integer::sum);
            }
        }
        isAbout(45, seen.get("ATTACKER"), 4_000);
        isAbout(45, seen.get("DEFENDER"), 4_000);
        isAbout(10, seen.get("NONE"), 4_000);
        isAbout(12, seen.get("reserves fell: true"), 4_000);
        int lost = seen.get("DEFENDER");
        isAbout(17, seen.get("the loser: FLED"), lost);
        isAbout(83, seen.get("the loser: KILLED"), lost);
        isAbout(80, seen.get("a winner: STANDING"), lost); // one of the two does, the other six times in ten
        int killed = seen.get("the loser: KILLED");
        isAbout(5, seen.get("by: " + Fate.RESERVE), killed);
        isAbout(5, seen.get("by: " + Fate.OTHER), killed);
        isAbout(45, seen.get("by: taung-warrior#1"), killed);
        isAbout(45, seen.get("by: mandalore-the-indomitable#1"), killed);
    }

    private static void isAbout(int percent, int some, int all) {
        assertThat(100.0 * some / all).isCloseTo(percent, within(3.0));
    }

    /** Reserves give experience, so who confirms reads of them. */
    @Test
    @Rule({"SWM-REPORT-04", "SWM-XP-05", "SWM-BATTLE-11"})
    void whoConfirmsReadsOfReservesAndTheScenarioToo() {
        Table table = fighting();
        table.choose(
                "sith",
                WON.replace("\"reserveKills\": {}", "\"reserveKills\": {\"exar-kun#1\": 24}")
                        .replace("\"scenario\": \"\"", "\"scenario\": \"Ambush\""));
        assertThat(table.decision("mandalorian").prompt().toString())
                .endsWith("killed by Exar Kun: Mandalore the Indomitable; reserves of 24 points killed by Exar Kun; "
                        + "scenario: Ambush. Is that so?");
    }

    @Test
    @Rule({"SWM-UNIQ-04", "SWM-REPORT-01"})
    void theSameUniqueOfBothSidesIsCalledByItsFactionToo() {
        Table table = BattleTest.attack(Wars.of("sith@aurek", "yuuzhan-vong@besh")
                        .squad("yuuzhan-vong", "besh-west", "warmaster-tsavong-lah", "yuuzhan-vong-warrior", "garindan")
                        .attacking("sith", "besh-west", "exar-kun", "garindan"))
                .choose("sith", "besh-west")
                .choose("yuuzhan-vong", "badlands");
        table.choose(
                "sith",
                report(
                        "attacker",
                        "garindan#1 killed garindan#2",
                        "garindan#2 killed garindan#1",
                        "warmaster-tsavong-lah#1 killed exar-kun#1",
                        "yuuzhan-vong-warrior#1 fled",
                        "exar-kun#1 standing"));
        assertThat(table.decision("yuuzhan-vong").prompt().toString())
                .contains(
                        "killed by Garindan of Sith: Garindan of Yuuzhan Vong",
                        "killed by Garindan of Yuuzhan Vong: Garindan of Sith",
                        "killed by Exar Kun: Warmaster Tsavong Lah");
    }

    @Test
    @Rule("SWM-REPORT-03")
    void killedAloneIsAskedByWhom() {
        assertThat(fighting().codes("sith", WON.replace("{\"killed\": \"exar-kun#1\"}", "\"killed\"")))
                .containsExactly("SAY_MORE");
    }
}
