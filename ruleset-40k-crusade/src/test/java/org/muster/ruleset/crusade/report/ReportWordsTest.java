package org.muster.ruleset.crusade.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Option;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.json.Json;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.army.FieldedArmy;
import org.muster.ruleset.crusade.army.NewUnit;
import org.muster.ruleset.crusade.army.RosterChange;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.report.BattleReport.Outcome;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** How a report is asked for, what chance makes of it, and how it is read. */
class ReportWordsTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Seasons ordered(String orders) {
        return Seasons.of("anna:orks:S05", "bert:chaos:S10", "cleo::S14").orders(orders.split("; "));
    }

    private static Season conquest() {
        return ordered("anna attack S05>S10").battlesOpen().state();
    }

    private static BattleReport report(Outcome outcome, Player winner) {
        return BattleReport.of(outcome, winner);
    }

    private static String words(BattleReport report) {
        return ReportWords.of(conquest().book(), report).toString();
    }

    private static BattleReport changing(RosterChange.Change... changes) {
        List<RosterChange> all = new ArrayList<>();
        for (RosterChange.Change change : changes) {
            all.add(new RosterChange(ANNA, change));
        }
        return new BattleReport(Outcome.DRAWN, null, "", null, List.of(), List.of(), OrderedMap.empty(), all, "");
    }

    @Test
    @Rule("CRU-BAT-02")
    void aReportIsReadInOneLine() {
        assertThat(words(report(Outcome.WON, ANNA))).isEqualTo("anna has won");
        assertThat(words(report(Outcome.WON, null))).isEqualTo("nobody has won");
        assertThat(words(report(Outcome.DRAWN, null))).isEqualTo("a draw");
        assertThat(words(report(Outcome.UNPLAYED, null))).isEqualTo("not played");
        assertThat(words(new BattleReport(
                        Outcome.WON,
                        BERT,
                        "Ambush",
                        Size.STRIKE_FORCE,
                        List.of(ANNA),
                        List.of(
                                new FieldedArmy(ANNA, 40, List.of()),
                                new FieldedArmy(BERT, 0, List.of("helbrute 1", "chaos-lord"))),
                        OrderedMap.<String, Integer>empty().with("bert", 1).with("anna", 12),
                        List.of(),
                        "a long night")))
                .isEqualTo(
                        "bert has won, Strike Force, Ambush; absent: anna; anna brought 40 PL; bert brought"
                                + " Helbrute no. 1, Chaos Lord; bert 1 victory point; anna 12 victory points; \"a long night\"");
    }

    @Test
    @Rule("CRU-ARMY-05")
    void whatChangesInAnOrderOfBattleIsReadWithTheNamesOfItsUnits() {
        assertThat(words(changing(
                        new RosterChange.Experience("boyz 4", 2),
                        new RosterChange.Experience("boyz 5", -1),
                        new RosterChange.Experience("boyz 6", 0),
                        new RosterChange.ExperienceEach(List.of("boyz 1", "boyz 2"), 1),
                        new RosterChange.Requisition(3),
                        new RosterChange.Removed("gretchin 1"),
                        new RosterChange.Added(new NewUnit("Da Stompa", "", 40, 0)),
                        new RosterChange.Added(new NewUnit("Da Lads", "boyz", 0, 0)))))
                .isEqualTo(
                        "a draw; anna: Boyz no. 4 +2 XP; anna: Boyz no. 5 -1 XP; anna: Boyz no. 6 +0 XP; anna: Boyz no. 1, Boyz no. 2 +1 XP each; anna: +3 RP; anna:"
                                + " Gretchin no. 1 leaves; anna: Da Stompa (40 PL) joins; anna: Da Lads (Boyz, 4 PL) joins");
    }

    /** In a log, a proposal and a question alike. */
    @Test
    @Rule("CRU-BAT-02")
    void anAnswerIsToldAsTheReportIsRead() {
        RulesTable<Season> table = ordered("anna attack S05>S10").battlesOpen();
        String answer = "{result: anna, roster: [{seat: anna, change: {xp: {unit: boyz 4, by: 2}}}]}";
        assertThat(table.decision("anna").questions().get(0).options().inWords(Json.readAnswer(answer)))
                .hasToString("anna has won; anna: Boyz no. 4 +2 XP");
    }

    @Test
    @Rule({"CRU-BAT-03", "CRU-UNP-18"})
    void theFormSaysWhatItMeansThatABattleIsNotPlayed() {
        Season season = conquest();
        assertThat(unplayed(season)).hasToString("[Sanctus Primaris goes to anna]");
        assertThat(unplayed(ordered("anna attack S05>S10; cleo attack S14>S10")
                        .battlesOpen()
                        .state()))
                .as("several attackers")
                .hasToString("[nothing changes hands]");
        assertThat(ReportForm.of(season, season.battle(1))
                        .parts()
                        .get(0)
                        .options()
                        .faces())
                .extracting(Option::label)
                .extracting(Object::toString)
                .containsExactly("anna has won", "bert has won", "a draw", "it will not be played");
    }

    private static List<String> unplayed(Season season) {
        return ReportForm.of(season, season.battle(1)).parts().get(0).options().faces().stream()
                .filter(face -> face.id().equals(ReportForm.UNPLAYED))
                .map(face -> face.note().toString())
                .toList();
    }

    @Test
    @Rule({"CRU-BAT-03", "CRU-BAT-06"})
    void chanceReportsAllThatMayHappen() {
        Season season = conquest();
        Set<String> seen = new LinkedHashSet<>();
        SplittableRandom random = new SplittableRandom(1);
        int unplayed = 0;
        for (int i = 0; i < 400; i++) {
            BattleReport report = ReportForm.of(season, season.battle(1)).sample(random);
            Player winner = report.winner();
            seen.add(winner == null ? report.outcome().name() : winner.id());
            unplayed += report.outcome() == Outcome.UNPLAYED ? 1 : 0;
            assertThat(report.changes())
                    .as("whoever has played has a unit that has learned")
                    .hasSize(report.outcome() == Outcome.UNPLAYED ? 0 : 2)
                    .allSatisfy(change -> assertThat(
                                    season.force(change.seat()).units().keySet())
                            .contains(((RosterChange.Experience) change.change()).unit()));
        }
        assertThat(seen).containsExactlyInAnyOrder("anna", "bert", "DRAWN", "UNPLAYED");
        assertThat(unplayed).as("mostly it is played").isBetween(10, 80);
    }

    @Test
    @Rule("CRU-BAT-06")
    void chanceNowAndThenLeavesSomebodyOutOfALargerBattle() {
        Season season = ordered("anna attack S05>S10; cleo attack S14>S10")
                .battlesOpen()
                .state();
        SplittableRandom random = new SplittableRandom(2);
        int without = 0;
        for (int i = 0; i < 400; i++) {
            BattleReport report = ReportForm.of(season, season.battle(1)).sample(random);
            without += report.absent().isEmpty() ? 0 : 1;
            if (!report.absent().isEmpty()) {
                assertThat(report.changes()).hasSize(2);
            }
        }
        assertThat(without).isBetween(5, 60);
    }

    @Test
    @Rule("CRU-BAT-03")
    void eachStageOfAReportHasItsTitleAndQuestion() {
        RulesTable<Season> table = ordered("anna attack S05>S10").battlesOpen();
        assertThat(table.step("anna").title(table.state())).hasToString("Report");
        assertThat(table.decision("anna").prompt().toString())
                .startsWith("Battle 1 for Sanctus Primaris: anna against bert; ")
                .endsWith(". Who has won?");
        table.choose("anna", "{result: anna}");
        assertThat(table.step("bert").title(table.state())).hasToString("Confirm the report");
        assertThat(table.decision("bert").questions().get(0).options().faces())
                .extracting(face -> face.note().toString())
                .contains("the organizer settles it; all read what you write");
        table.choose("bert", "{\"dispute\": {\"lines\": [\"1\"]}}");
        assertThat(table.decision("organizer").prompt().toString()).endsWith("bert disputes \"anna has won\".");
        assertThat(table.step("organizer").title(table.state())).hasToString("Settle the report");

        RulesTable<Season> alone = Seasons.withoutOrganizer("anna::S05", "bert::S10")
                .orders("anna attack S05>S10")
                .battlesOpen()
                .choose("anna", "{result: anna}");
        assertThat(alone.decision("bert").questions().get(0).options().faces())
                .extracting(face -> face.note().toString())
                .contains("the report stands as it was given; all read what you write");
    }

    @Test
    @Rule("CRU-RES-01")
    void resultsAreResolvedInAStageOfTheirOwn() {
        RulesTable<Season> table = ordered("anna attack S05>S10")
                .battlesOpen()
                .choose("anna", "{result: anna}")
                .choose("bert", "confirm")
                .isOver()
                .play(new ResolutionPhase.ResolveResults());
        assertThat(table.state().stage()).isEqualTo(Stage.RESOLUTION);
        Battle fought = table.state().battle(1);
        assertThat(fought.ending()).isEqualTo(new Battle.Ending(ANNA, true));
        assertThat(table.state().owner("S10")).hasToString("anna");
    }
}
