package org.muster.ruleset.crusade.resolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.World;
import org.muster.ruleset.crusade.orders.StrategyPhase;
import org.muster.ruleset.crusade.victory.Victory;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Systems change hands: by reported results, then by default. */
class ResolutionTest {

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04 and S06. */
    private static Seasons ordered(String orders) {
        return Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06")
                .orders(orders.split("; "));
    }

    /** {@code seat} reports a winner of the battle he has, and another confirms. */
    private static RulesTable<Season> report(RulesTable<Season> table, String seat, String winner, String confirms) {
        return table.choose(seat, "Fight", "{\"result\": \"" + winner + "\"}").choose(confirms, "Fight", "confirm");
    }

    private static RulesTable<Season> resolved(RulesTable<Season> table) {
        return table.play(new ResolutionPhase.ResolveResults(), new ResolutionPhase.ResolveUnplayed());
    }

    private static RulesTable<Season> unplayed(Seasons seasons) {
        return resolved(seasons.battlesOpen().choose("organizer", "ClosePhase", "close"));
    }

    private static String owners(RulesTable<Season> table, String... systems) {
        List<String> owners = new ArrayList<>();
        for (String system : systems) {
            owners.add(system + " " + table.state().owner(system));
        }
        return String.join(", ", owners);
    }

    // ---- the phase

    @Test
    @Rule({"CRU-RES-01", "CRU-UNP-18", "CRU-TURN-01"})
    void itsStepsAreResultsDefaultsTrainingAbilitiesAndVictoryInThisOrder() {
        var rounds = Seasons.CAMPAIGN.pipeline().rounds();
        var phases = rounds.get(rounds.size() - 1).phases();
        List<Step<Season>> steps = List.of(
                new ResolutionPhase.ResolveResults(),
                new ResolutionPhase.ResolveUnplayed(),
                new ResolutionPhase.Train(),
                new ResolutionPhase.UseAbilities(),
                new Victory.CheckVictory());
        assertThat(phases.get(phases.size() - 1).steps())
                .containsExactlyElementsOf(steps.stream().map(Agenda::of).toList());
    }

    @Test
    @Rule({"CRU-RES-08", "CRU-ATK-05"})
    void noSystemChangesHandsBeforeIt() {
        RulesTable<Season> table = report(ordered("anna attack S05>S10").battlesOpen(), "anna", "anna", "bert");
        assertThat(table.isOver().state().owner("S10")).as("the battle is won").hasToString("bert");
        assertThat(resolved(table).state().owner("S10")).hasToString("anna");
    }

    @Test
    @Rule("CRU-RES-02")
    void resultsAreResolvedInTheOrderInWhichTheyWereSubmitted() {
        RulesTable<Season> table = Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S13")
                .orders("anna attack S05>S10", "cleo attack S14>S13")
                .battlesOpen();
        table.choose("cleo", "Fight", "{\"result\": \"cleo\"}");
        report(table, "anna", "anna", "bert").choose("dora", "Fight", "confirm");
        assertThat(resolved(table).told().stream().filter(line -> line.contains(" takes ")))
                .as("the second battle was reported first, though confirmed last")
                .containsExactly("cleo takes Whispergate from dora.", "anna takes Sanctus Primaris from bert.");
    }

    // ---- results

    @ParameterizedTest
    @Rule({"CRU-RES-03", "CRU-ATK-05"})
    @CsvSource({"anna, anna", "bert, bert", "draw, bert"})
    void aWinningAttackerGainsTheTargetOtherwiseItsControllerKeepsIt(String result, String owner) {
        RulesTable<Season> table = report(ordered("anna attack S05>S10").battlesOpen(), "anna", result, "bert");
        assertThat(owners(resolved(table), "S05", "S10")).isEqualTo("S05 anna, S10 " + owner);
    }

    @ParameterizedTest
    @Rule({"CRU-RES-03", "CRU-MATCH-02", "CRU-ATK-08"})
    @CsvSource({"anna, anna", "cleo, cleo", "bert, bert", "draw, bert"})
    void ofSeveralAttackersTheWinnerGainsIt(String result, String owner) {
        RulesTable<Season> table =
                report(ordered("anna attack S05>S10; cleo attack S14>S10").battlesOpen(), "anna", result, "bert");
        assertThat(resolved(table).state().owner("S10")).hasToString(owner);
    }

    @ParameterizedTest
    @Rule("CRU-RES-04")
    @CsvSource({"anna, S05 anna, S10 anna", "bert, S05 bert, S10 bert", "draw, S05 anna, S10 bert"})
    void theWinnerOfAnExchangeGainsTheLosersSystemAndKeepsHisOwn(String result, String first, String second) {
        RulesTable<Season> table =
                report(ordered("anna attack S05>S10; bert attack S10>S05").battlesOpen(), "anna", result, "bert");
        assertThat(owners(resolved(table), "S05", "S10")).isEqualTo(first + ", " + second);
    }

    /** Who reads the log after the battles knows of each system what became of it. */
    @ParameterizedTest
    @Rule({"CRU-RES-03", "CRU-RES-04", "CRU-COL-04"})
    @CsvSource({
        "anna attack S05>S10, draw, bert keeps Sanctus Primaris.",
        "anna attack S05>S10, bert, bert keeps Sanctus Primaris.",
        "anna attack S05>S10; bert attack S10>S05, draw, bert and anna keep their systems.",
        "anna attack S05>S09; bert attack S10>S09, draw, Ashen Throne stays unclaimed."
    })
    void whatDoesNotChangeHandsIsTold(String orders, String result, String told) {
        RulesTable<Season> table = report(ordered(orders).battlesOpen(), "anna", result, "bert");
        assertThat(resolved(table).told()).contains(told);
    }

    @Test
    @Rule("CRU-MATCH-11")
    void ofABattleForNothingItIsToldToo() {
        RulesTable<Season> table = report(ordered("dora support S05>S10").battlesOpen(), "dora", "dora", "bert");
        assertThat(resolved(table).told()).contains("Battle 1 at Sanctus Primaris has no effect.");
    }

    /** What became of a battle that was not played is told where it changes nothing, too. */
    @ParameterizedTest
    @Rule({"CRU-UNP-03", "CRU-UNP-09", "CRU-UNP-12", "CRU-UNP-13", "CRU-UNP-16", "CRU-UNP-17"})
    @CsvSource({
        "anna attack S05>S09, '', Ashen Throne stays unclaimed., CRU-UNP-03",
        "anna attack S05>S10; cleo attack S14>S10, '', bert keeps Sanctus Primaris., CRU-UNP-09",
        "anna attack S05>S10; dora support S05>S10, anna, bert keeps Sanctus Primaris., CRU-UNP-12",
        "anna attack S05>S09; bert attack S10>S09; dora support S05>S09, anna, Ashen Throne stays unclaimed., CRU-UNP-13",
        "anna attack S05>S10; dora support S05>S10, anna dora, bert keeps Sanctus Primaris., CRU-UNP-16",
        "dora support S05>S10, '', Battle 1 at Sanctus Primaris has no effect., CRU-UNP-17"
    })
    void whatIsNotPlayedAndChangesNothingIsTold(String orders, String unable, String told, String rule) {
        Seasons seasons = ordered(orders).matched();
        Seasons left = unable.isEmpty() ? seasons : seasons.unable(unable.split(" "));
        RulesTable<Season> table = left.table().play(new ResolutionPhase.ResolveUnplayed());
        assertThat(table.events()).singleElement().satisfies(event -> {
            assertThat(event.sentence()).hasToString(told);
            assertThat(event.rules()).contains(rule);
        });
    }

    @Test
    @Rule("CRU-TRN-02")
    void aPointAboveTheCapIsToldAsLost() {
        RulesTable<Season> table = Seasons.of(Seasons.houseRules("requisitionCap", 5), "anna::S05", "bert::S10")
                .orders("anna train")
                .table()
                .play(new ResolutionPhase.Train());
        assertThat(table.state().force(new Player("anna")).requisition()).isEqualTo(5);
        assertThat(table.told().get(0)).isEqualTo("anna can keep 5 requisition points: 1 is lost.");
        assertThat(table.told().get(1)).startsWith("anna gains 1 experience each for ");
    }

    @Test
    @Rule("CRU-ATK-10")
    void whoLosesTheOriginOfHisAttackStillGainsWhatItWon() {
        RulesTable<Season> table =
                ordered("anna attack S05>S10; dora attack S04>S05").battlesOpen();
        report(table, "dora", "dora", "anna");
        report(table, "bert", "anna", "anna");
        assertThat(owners(resolved(table), "S05", "S10")).isEqualTo("S05 dora, S10 anna");
    }

    @Test
    @Rule("CRU-RES-09")
    void aSystemKeepsItsTypeAndFeaturesUnderAnotherPlayer() {
        Seasons seasons = Seasons.of("anna::S14", "bert::S13").orders("anna attack S14>S13");
        World before = seasons.season().worlds().the("S13");
        World after = unplayed(seasons).state().worlds().the("S13");
        assertThat(after).isEqualTo(new World(new Player("anna"), "DEATH", List.of("WEBWAY_GATE")));
        assertThat(before.type()).isEqualTo(after.type());
    }

    @Test
    @Rule({"CRU-RES-06", "CRU-TRN-03"})
    void whoTrainsGainsNothingByResultOrDefault() {
        Seasons played = ordered("anna attack S05>S10").matched();
        assertThat(report(played.orders("anna train").battlesOpen(), "anna", "anna", "bert")
                        .play(new ResolutionPhase.ResolveResults())
                        .state()
                        .owner("S10"))
                .hasToString("bert");
        Seasons colonizing = ordered("anna attack S05>S09; bert attack S10>S09").matched();
        RulesTable<Season> won =
                resolved(report(colonizing.orders("anna train", "bert none").battlesOpen(), "anna", "anna", "bert"));
        assertThat(won.state().owner("S09")).as("it keeps its former state").hasToString("nobody");
        assertThat(won.told()).contains("anna is in Intensive Training and does not gain Ashen Throne.");
        RulesTable<Season> byDefault =
                unplayed(ordered("anna attack S05>S10").matched().orders("anna train"));
        assertThat(byDefault.state().owner("S10")).hasToString("bert");
    }

    @Test
    @Rule("CRU-TRN-05")
    void whoTrainsMayLoseHisSystems() {
        assertThat(unplayed(ordered("anna train; bert attack S10>S05")).state().owner("S05"))
                .hasToString("bert");
    }

    // ---- defaults

    @Test
    @Rule({"CRU-UNP-01", "CRU-DEF-07"})
    void anUnplayedAttackIsWonThoughTheSystemWasDefended() {
        assertThat(unplayed(ordered("anna attack S05>S10; bert defend S10")).told())
                .contains("anna takes Sanctus Primaris from bert.");
    }

    @Test
    @Rule({"CRU-UNP-02", "CRU-UNP-18"})
    void anUnplayedExchangeSwitchesBothSystemsAtOnce() {
        assertThat(owners(unplayed(ordered("anna attack S05>S10; bert attack S10>S05")), "S05", "S10"))
                .isEqualTo("S05 bert, S10 anna");
    }

    @Test
    @Rule({"CRU-UNP-03", "CRU-UNP-04", "CRU-UNP-09"})
    void unplayedColonizationsAndBattlesOfSeveralAttackersChangeNothing() {
        assertThat(owners(unplayed(ordered("anna attack S05>S09")), "S09")).isEqualTo("S09 nobody");
        assertThat(owners(unplayed(ordered("anna attack S05>S09; bert attack S10>S09")), "S09"))
                .isEqualTo("S09 nobody");
        RulesTable<Season> rivalLeft = ordered("anna attack S05>S09; bert attack S10>S09")
                .battlesOpen()
                .choose("bert", "Talk", "unable")
                .choose("organizer", "ClosePhase", "close");
        assertThat(owners(resolved(rivalLeft), "S09"))
                .as("the one who is left must still play")
                .isEqualTo("S09 nobody");
        assertThat(owners(unplayed(ordered("anna attack S05>S10; cleo attack S14>S10")), "S10"))
                .isEqualTo("S10 bert");
    }

    @Test
    @Rule({"CRU-UNP-06", "CRU-UNP-07"})
    void withoutItsControllerTheAttackersPlayForASystemAndOnADrawHeKeepsIt() {
        for (String result : List.of("anna", "cleo", "draw")) {
            RulesTable<Season> table = ordered("anna attack S05>S10; cleo attack S14>S10")
                    .battlesOpen()
                    .choose("bert", "Talk", "unable");
            assertThat(owners(resolved(report(table, "anna", result, "cleo")), "S10"))
                    .isEqualTo("S10 " + (result.equals("draw") ? "bert" : result));
        }
        RulesTable<Season> oneLeft = ordered("anna attack S05>S10; cleo attack S14>S10")
                .battlesOpen()
                .choose("cleo", "Talk", "unable")
                .choose("organizer", "ClosePhase", "close");
        assertThat(owners(resolved(oneLeft), "S10")).isEqualTo("S10 anna");
    }

    @ParameterizedTest
    @Rule({"CRU-UNP-12", "CRU-UNP-13", "CRU-UNP-14"})
    @CsvSource({
        "anna attack S05>S10; dora support S05>S10, dora, S10 bert",
        "anna attack S05>S10; dora support S05>S10, bert, S10 bert",
        "anna attack S05>S10; dora support S05>S10, close, S10 bert",
        "anna attack S05>S09; bert attack S10>S09; dora support S05>S09, bert, S09 bert",
        "anna attack S05>S09; bert attack S10>S09; dora support S05>S09, dora, S09 nobody",
        "anna attack S05>S09; bert attack S10>S09; dora support S05>S09, close, S09 nobody",
        "anna attack S05>S10; bert attack S10>S05; dora support S05>S10, bert, S05 bert S10 bert",
        "anna attack S05>S10; bert attack S10>S05; dora support S05>S10, dora, S05 anna S10 bert",
        "anna attack S05>S10; bert attack S10>S05; dora support S05>S10, draw, S05 anna S10 bert",
        "anna attack S05>S10; bert attack S10>S05; dora support S05>S10, close, S05 bert S10 anna"
    })
    void whereASupporterStandsAloneOnlyTheOtherPrincipalCanGain(String orders, String result, String owners) {
        RulesTable<Season> table = ordered(orders).battlesOpen().choose("anna", "Talk", "unable");
        if (result.equals("close")) {
            table.choose("organizer", "ClosePhase", "close");
        } else {
            report(table, "dora", result, "bert");
        }
        String[] pairs = owners.split(" ");
        resolved(table);
        for (int i = 0; i < pairs.length; i += 2) {
            assertThat(table.state().owner(pairs[i])).as(pairs[i]).hasToString(pairs[i + 1]);
        }
    }

    @Test
    @Rule({"CRU-UNP-18", "CRU-RES-01"})
    void defaultsComeAfterAllReportedResultsInBattleOrder() {
        RulesTable<Season> table = ordered("dora attack S04>S05; anna attack S05>S10; bert attack S10>S14")
                .battlesOpen();
        table.choose("cleo", "Fight", "{\"result\": \"bert\"}").choose("organizer", "ClosePhase", "close");
        assertThat(resolved(table).told().stream().filter(line -> line.contains(" takes ")))
                .containsExactly(
                        "bert takes Hammer of Orso from cleo.",
                        "dora takes Saint Corvin's Rest from anna.",
                        "anna takes Sanctus Primaris from bert.");
    }

    // ---- abilities

    @Test
    @Rule({"CRU-RES-07", "CRU-RES-01"})
    void strategyActionsTakeEffectInSeatOrderThenResolutionActionsInTheOrderSubmitted() {
        String diplomacy = "{\"order\": \"none\", \"action\": {\"water-caste-diplomacy\": \"%s\"}}";
        RulesTable<Season> table = Seasons.of(
                        "anna:tyranids:N01,N02", "bert:tyranids:N05,N06", "cleo:tau:S05", "dora:tau:S14")
                .table()
                .play(new StrategyPhase.GiveOrders())
                .choose("dora", String.format(diplomacy, "S15"))
                .choose("cleo", String.format(diplomacy, "S02"))
                .choose("bert", "none")
                .choose("anna", "none")
                .play(new ResolutionPhase.UseAbilities());
        assertThat(table.waitingFor()).containsExactly("anna", "bert");
        table.choose("bert", "{\"absorb-biomass\": \"N05\"}")
                .choose("anna", "{\"absorb-biomass\": \"N02\"}")
                .isOver();
        assertThat(table.told())
                .filteredOn(line -> line.contains("diplomacy") || line.contains("absorbs"))
                .extracting(line -> line.replaceAll(".*\\b(anna|bert|cleo|dora)\\b.*", "$1"))
                .containsExactly("cleo", "dora", "bert", "anna");
    }
}
