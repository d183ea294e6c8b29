package org.muster.ruleset.crusade.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Condition;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.data.ConditionLine;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** How a season ends. */
class VictoryTest {

    private static final Player ANNA = new Player("anna");

    private static RulesTable<Season> checked(Seasons seasons) {
        return seasons.table().play(new Victory.CheckVictory());
    }

    private static List<List<String>> places(Result result) {
        return result.ranking().stream()
                .map(place -> place.stream().map(Player::id).toList())
                .toList();
    }

    /** A Tau player with eight systems, two of them hives, has a Major Victory. */
    private static final String EIGHT = "S01,S02,S03,S04,S05,S06,S07,S10";

    private static final String OTHER_EIGHT = "N01,N02,N03,N04,N05,N06,N07,N10";

    // ---- when

    @Test
    @Rule({"CRU-VIC-01", "CRU-TURN-01", "CRU-TURN-02"})
    void victoryIsTheLastStepOfEveryTurn() {
        var rounds = Seasons.CAMPAIGN.pipeline().rounds();
        assertThat(rounds).extracting(round -> round.name()).containsExactly("Great Rift turn", "Turn");
        assertThat(rounds.get(1).phases())
                .extracting(phase -> phase.name())
                .containsExactly("Strategy", "Scenario", "Battle", "Resolution");
        for (var round : rounds) {
            var last = round.phases().get(round.phases().size() - 1).steps();
            assertThat(last.get(last.size() - 1)).isEqualTo(org.muster.api.flow.Agenda.of(new Victory.CheckVictory()));
        }
    }

    @Test
    @Rule("CRU-TURN-02")
    void theTurnsOfTheGreatRiftHaveAPipelineOfTheirOwn() {
        var rift = Seasons.CAMPAIGN.pipeline().rounds().get(0);
        for (int turn = 1; turn <= 16; turn++) {
            boolean isRift = List.of(3, 6, 9, 12, 15).contains(turn);
            Season before = Seasons.of("anna", "bert").turn(turn - 1).season();
            Season zero = turn == 1 ? Season.start(before.book()) : before;
            assertThat(rift.when().test(zero)).as("turn " + turn).isEqualTo(isRift);
        }
    }

    @Test
    @Rule({"CRU-VIC-02", "CRU-VIC-07", "CRU-VIC-04"})
    void exactlyOneMajorVictoryWinsAndOthersMayHaveAMinorOne() {
        Seasons seasons =
                Seasons.of("anna:tau:" + EIGHT, "bert:tau:N01,N02,N03,N04,N05", "cleo:tau:N10", "dora:tau:N11");
        Result result = checked(seasons).result().orElseThrow();
        assertThat(places(result)).containsExactly(List.of("anna"), List.of("bert"), List.of("cleo", "dora"));
        assertThat(result.reason())
                .hasToString("anna alone fulfils the Major Victory of T'au in turn 1; a Minor Victory: bert.");
    }

    @Test
    @Rule("CRU-VIC-04")
    void aMajorVictoryNeedsAllItsLines() {
        assertThat(checked(Seasons.of("anna:tau:S02,S03,S04,S05,S06,S07,S08,S09,S11", "bert"))
                        .result())
                .as("nine systems, but no two hives")
                .isEmpty();
    }

    @Test
    @Rule("CRU-VIC-03")
    void ofSeveralNobodyWinsAndOnlyThePresentCounts() {
        Seasons both = Seasons.of("anna:tau:" + EIGHT, "bert:tau:" + OTHER_EIGHT);
        RulesTable<Season> table = checked(both);
        assertThat(table.result()).isEmpty();
        assertThat(table.told()).contains("anna and bert all fulfil their Major Victory: nobody wins yet.");
        Season later = table.state().nextTurn(Stage.STRATEGY).under(ANNA, "N10");
        assertThat(RulesTable.of(Seasons.CAMPAIGN, later)
                        .play(new Victory.CheckVictory())
                        .result()
                        .orElseThrow()
                        .winners())
                .containsExactly(ANNA);
    }

    @Test
    @Rule({"CRU-VIC-05", "CRU-VIC-06"})
    void withoutAMajorVictoryTheLastTurnEndsTheSeasonWithARanking() {
        Seasons seasons = Seasons.of("anna::S01,S02", "bert").turn(16);
        RulesTable<Season> table = checked(seasons);
        Result result = table.result().orElseThrow();
        assertThat(places(result)).containsExactly(List.of("anna"), List.of("bert"));
        assertThat(result.reason()).hasToString("The season ends after turn 16 without a Major Victory.");
        assertThat(table.told()).endsWith("The ranking decides: 1. anna; 2. bert (behind by systems).");
        assertThat(checked(Seasons.of("anna", "bert", "cleo:tau:S02,N02").turn(16))
                        .told())
                .as("who is tied shares a place")
                .endsWith("The ranking decides: 1. cleo; 2. anna and bert (behind by systems).");
        assertThat(checked(Seasons.of("anna", "bert").turn(15)).result()).isEmpty();
    }

    @Test
    @Rule("CRU-VIC-05")
    void severalMajorVictoriesAtTheEndAddUpToFourStandardTurns() {
        for (int turn = 16; turn < 20; turn++) {
            assertThat(checked(Seasons.of("anna:tau:" + EIGHT, "bert:tau:" + OTHER_EIGHT)
                                    .turn(turn))
                            .result())
                    .as("turn " + turn)
                    .isEmpty();
        }
        assertThat(checked(Seasons.of("anna:tau:" + EIGHT, "bert:tau:" + OTHER_EIGHT)
                                .turn(20))
                        .result())
                .isPresent();
        assertThat(checked(Seasons.of("anna", "bert").turn(17)).result())
                .as("an extra turn without any goes on too")
                .isEmpty();
        Season extra = Seasons.of("anna", "bert").turn(17).season();
        assertThat(Seasons.CAMPAIGN.pipeline().rounds().get(0).when().test(extra))
                .as("extra turns are standard turns")
                .isFalse();
        HouseRules ranking = Seasons.houseRules("majorTieAtSeasonEnd", HouseRules.MajorTie.RANKING);
        RulesTable<Season> both = checked(Seasons.of(ranking, "anna:tau:" + EIGHT, "bert:tau:" + OTHER_EIGHT)
                .turn(16));
        assertThat(both.result().orElseThrow().reason())
                .hasToString("The season ends after turn 16, and anna and bert all have a Major Victory.");
        assertThat(both.told())
                .as("told once, and not as if it went on")
                .endsWith("The ranking decides: 1. anna and bert.")
                .noneMatch(line -> line.contains("yet"));
    }

    // ---- ranking

    private static List<List<String>> ranking(Seasons seasons) {
        return Ranking.of(seasons.season()).stream()
                .map(place -> place.players().stream().map(Player::id).toList())
                .toList();
    }

    private static List<String> behind(Seasons seasons) {
        return Ranking.of(seasons.season()).stream()
                .map(place -> place.behind().toString())
                .toList();
    }

    @Test
    @Rule("CRU-VIC-06")
    void systemsRankFirstThenOwnConditionsThenWins() {
        assertThat(ranking(Seasons.of("anna::S01", "bert::N01,N02", "cleo::S12")))
                .as("systems; then Anna and Cleo are tied")
                .containsExactly(List.of("bert"), List.of("anna", "cleo"));
        assertThat(ranking(Seasons.of("anna:imperium:S02", "bert:imperium:N01")))
                .as("Bert holds his own home: a line of the Imperium's conditions")
                .containsExactly(List.of("bert"), List.of("anna"));
        assertThat(ranking(Seasons.of("anna:tau:S02", "bert:tau:N02", "cleo:tau:S06,S07")
                        .game("bert beat cleo")))
                .containsExactly(List.of("cleo"), List.of("bert"), List.of("anna"));
        assertThat(behind(Seasons.of("anna:imperium:S02", "bert:imperium:N01"))).containsExactly("", "conditions");
        assertThat(behind(Seasons.of("anna:tau:S02", "bert:tau:N02", "cleo:tau:S06,S07")
                        .game("bert beat cleo")))
                .containsExactly("", "systems", "wins");
    }

    @Test
    @Rule("CRU-VIC-06")
    void thenHeadToHeadThenCommonOpponentsThenTheirStrength() {
        Seasons headToHead = Seasons.of("anna:tau:S02", "bert:tau:N02", "cleo:tau:S06,S07")
                .game("anna beat bert")
                .game("bert beat cleo");
        assertThat(ranking(headToHead)).containsExactly(List.of("cleo"), List.of("anna"), List.of("bert"));
        assertThat(behind(headToHead)).as("what decided is said").containsExactly("", "systems", "head to head");
        Seasons common = Seasons.of("anna:tau:S02", "bert:tau:N02", "cleo:tau:S06,S07", "dora:tau:S10,S11,S14")
                .game("anna beat cleo")
                .game("cleo beat anna")
                .game("bert beat dora")
                .game("bert drew cleo");
        assertThat(ranking(common))
                .as("of their games against Cleo, whom both met, Anna won half and Bert none")
                .containsExactly(List.of("dora"), List.of("cleo"), List.of("anna"), List.of("bert"));
        assertThat(behind(common)).containsExactly("", "systems", "systems", "wins against common opponents");
        Seasons strength = Seasons.of("anna:tau:S02", "bert:tau:N02", "cleo:tau:S06,S07", "dora:tau:S10,S11,S14")
                .game("anna beat cleo")
                .game("bert beat dora")
                .game("dora beat cleo");
        assertThat(ranking(strength))
                .as("Bert's opponent has a win, Anna's none")
                .containsExactly(List.of("dora"), List.of("cleo"), List.of("bert"), List.of("anna"));
        assertThat(behind(strength)).containsExactly("", "systems", "systems", "opponents' wins");
        assertThat(ranking(Seasons.of("anna:tau:S02", "bert:tau:N02")))
                .as("still tied: a shared place")
                .containsExactly(List.of("anna", "bert"));
    }

    // ---- primitives

    private static Condition.Progress progress(Season season, String condition, String of, int min, String faction) {
        ConditionLine line =
                new ConditionLine(condition, of.isEmpty() ? null : of, min, faction.isEmpty() ? null : faction, null);
        return Condition.of(season.book(), line).progress(season, ANNA, line);
    }

    @ParameterizedTest
    @Rule({"CRU-VIC-04", "CRU-VIC-08"})
    @CsvSource({
        "controlsSystems, '', 5, '', 5 of 5",
        "controlsType, HIVE, 2, '', 2 of 2",
        "controlsType, SHRINE, 1, '', 0 of 1",
        "factionControlsType, SHRINE, 2, orks, 1 of 2",
        "controlsFeature, WEBWAY_GATE, 2, '', 1 of 2",
        "controlsInOtherHalf, '', 1, '', 1 of 1",
        "controlsOwnHome, '', 1, '', 1 of 1",
        "winsTotal, '', 6, '', 3 of 6",
        "winsAgainstOtherHalf, '', 2, '', 1 of 2",
        "tokens, BIOMASS, 3, '', 2 of 3",
        "otherPlayerOfFactionWinsMajor, '', 1, chaos, 0 of 1"
    })
    void everyPrimitiveMeasuresThePresentState(String condition, String of, int min, String faction, String measured) {
        Season season = Seasons.of("anna:orks:S01,S02,S10,S13,N02", "bert:orks:N05", "cleo")
                .game("anna beat bert")
                .game("anna beat cleo")
                .game("anna,cleo drew bert")
                .game("bert beat anna")
                .game("cleo,anna beat dora")
                .season()
                .change(ANNA, force -> force.gaining("BIOMASS", 2));
        assertThat(progress(season, condition, of, min, faction).words()).hasToString(measured);
    }

    @Test
    @Rule({"CRU-VIC-04", "CRU-VIC-03", "CRU-VIC-06"})
    void anotherHasAMajorVictoryOnlyIfHeAloneFulfilsIt() {
        Season one = Seasons.of("anna::S16", "bert:tau:" + EIGHT, "cleo::N16").season();
        assertThat(progress(one, "otherPlayerOfFactionWinsMajor", "", 1, "tau").words())
                .hasToString("1 of 1");
        Season two = Seasons.of("anna::S16", "bert:tau:" + EIGHT, "cleo:tau:" + OTHER_EIGHT)
                .season();
        assertThat(progress(two, "otherPlayerOfFactionWinsMajor", "", 1, "tau").words())
                .as("of two nobody wins")
                .hasToString("0 of 1");
    }

    @Test
    @Rule("CRU-VIC-08")
    void aWinAgainstSomebodyOfTheOtherHalfCountsOnceABattleForEachWinner() {
        Season season = Seasons.of("anna:orks", "bert:orks", "cleo:orks", "dora:orks")
                .game("anna,cleo beat bert,dora")
                .game("anna beat bert,cleo")
                .season();
        assertThat(progress(season, "winsAgainstOtherHalf", "", 2, "").words())
                .as("Anna and Cleo start in Sanctus, Bert and Dora in Nihilus")
                .hasToString("2 of 2");
        ConditionLine line = new ConditionLine("winsAgainstOtherHalf", null, 2, null, null);
        assertThat(Condition.of(season.book(), line)
                        .progress(season, new Player("cleo"), line)
                        .words())
                .hasToString("1 of 2");
    }

    @Test
    @Rule("CRU-VIC-04")
    void oneOfSeveralLinesIsEnoughWhereTheyAreAlternatives() {
        ConditionLine wins = new ConditionLine("winsAgainstOtherHalf", null, 2, null, null);
        ConditionLine systems = new ConditionLine("controlsInOtherHalf", null, 1, null, null);
        ConditionLine either = new ConditionLine("anyOf", null, null, null, List.of(wins, systems));
        Season none = Seasons.of("anna:tyranids", "bert").season();
        assertThat(Condition.of(none.book(), either)
                        .progress(none, ANNA, either)
                        .fulfilled())
                .isFalse();
        Season far = none.under(ANNA, "N05");
        assertThat(Condition.of(far.book(), either).progress(far, ANNA, either).fulfilled())
                .isTrue();
        Season won = Seasons.of("anna:tyranids", "bert")
                .game("anna beat bert")
                .game("anna beat bert")
                .season();
        assertThat(Condition.of(won.book(), either).progress(won, ANNA, either).fulfilled())
                .isTrue();
    }

    @Test
    @Rule({"CRU-VIC-04", "CRU-VIC-07"})
    void chaosHasAMinorVictoryBesideAnotherChaosPlayersMajorOne() {
        Seasons seasons =
                Seasons.of("anna:chaos:S01,S02,S03,S04,S05,S06,S07", "bert:chaos:N05,N01,N02,N03", "cleo:tau:S12");
        assertThat(places(checked(seasons).result().orElseThrow()))
                .containsExactly(List.of("anna"), List.of("bert"), List.of("cleo"));
    }

    @Test
    @Rule("CRU-VIC-01")
    void everybodyReadsHowFarEachHasCome() {
        assertThat(checked(Seasons.of("anna:orks", "bert")).told())
                .startsWith("anna controls 1 system; Major Victory: 1 of 6 systems; 0 of 6 wins; 0 of 2 wins against"
                        + " players of the other half.");
    }
}
