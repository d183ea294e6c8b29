package org.muster.ruleset.crusade.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.flow.Event;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** What is told of a battle cites the rules that made it so, and no others: {@code explain} finds each where it acted. */
class GroundsTest {

    /** Anna holds S05, Bert S10 and S17, a fortress; Cleo S14, Dora, of Chaos, S04 and S09, a hellforge. */
    private static Seasons four() {
        return Seasons.of("anna::S05", "bert::S10,S17", "cleo::S14", "dora:chaos:S04,S09", "emil");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "anna attack S05>S10 | CRU-MATCH-03",
                "anna attack S05>S10; dora support S05>S10 | CRU-SUP-05 CRU-MATCH-04",
                "anna attack S05>S10; dora support S05>S10; cleo support S05>S10 | CRU-SUP-05 CRU-MATCH-04 CRU-SUP-09",
                "anna attack S05>S10; bert attack S10>S05; dora support S05>S10; cleo support S10>S05"
                        + " | CRU-MATCH-07 CRU-SUP-05 CRU-MATCH-05",
                "anna attack S05>S10; cleo attack S14>S10 | CRU-MATCH-02 CRU-MATCH-06",
                "anna attack S05>S10; bert attack S10>S05 | CRU-MATCH-07",
                "anna attack S05>S06 | CRU-MATCH-10 CRU-COL-01",
                "anna attack S05>S15; bert attack S10>S15 | CRU-MATCH-10 CRU-COL-09",
                "anna attack S05>S15; bert attack S10>S15; cleo attack S14>S15"
                        + " | CRU-MATCH-10 CRU-COL-10 CRU-MATCH-06",
                "dora support S05>S10 | CRU-MATCH-11 CRU-SUP-07",
                "anna attack S05>S10; bert defend S10 | CRU-MATCH-03 CRU-DEF-02",
                "cleo attack S14>S17 | CRU-MATCH-03 CRU-ABL-07",
                "anna attack S05>S09 | CRU-MATCH-03 CRU-ABL-09",
            })
    @Rule({
        "CRU-MATCH-02",
        "CRU-MATCH-03",
        "CRU-MATCH-04",
        "CRU-MATCH-05",
        "CRU-MATCH-06",
        "CRU-MATCH-07",
        "CRU-MATCH-10",
        "CRU-MATCH-11",
        "CRU-COL-01",
        "CRU-COL-09",
        "CRU-COL-10",
        "CRU-SUP-05",
        "CRU-SUP-07",
        "CRU-SUP-09",
        "CRU-DEF-02",
        "CRU-ABL-07",
        "CRU-ABL-09"
    })
    void aBattleCitesWhatMatchedIt(String orders, String rules) {
        RulesTable<Season> table = four().orders(orders.split("; ")).table().play(new ScenarioPhase.MatchBattles());
        assertThat(rulesOf(table.events().get(0))).isEqualTo("CRU-MATCH-16 CRU-TAB-01 " + rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "anna attack S05>S10; dora support S05>S10 | dora | CRU-UNP-10",
                "anna attack S05>S10; dora support S05>S10 | anna | CRU-UNP-11",
                "anna attack S05>S10; bert attack S10>S05; dora support S05>S10; cleo support S10>S05"
                        + " | anna | CRU-UNP-15",
                "anna attack S05>S10; cleo attack S14>S10 | cleo | CRU-UNP-05",
                "anna attack S05>S15; bert attack S10>S15 | bert | CRU-UNP-04",
            })
    @Rule({"CRU-UNP-04", "CRU-UNP-05", "CRU-UNP-10", "CRU-UNP-11", "CRU-UNP-15"})
    void whoCanNotComeChangesItByARule(String orders, String unable, String rule) {
        Seasons seasons = four().orders(orders.split("; ")).matched();
        List<String> before =
                BattleSheet.told(seasons.season(), seasons.season().battle(1)).rules();
        Season after = seasons.unable(unable).season();
        List<String> more =
                new ArrayList<>(BattleSheet.told(after, after.battle(1)).rules());
        more.removeAll(before);
        assertThat(more).containsExactly(rule);
    }

    private static String rulesOf(Event event) {
        return String.join(" ", event.rules());
    }

    /** The last thing told once the battle is reported, or not played. */
    private static Event resolved(String orders, String result) {
        RulesTable<Season> table = four().orders(orders.split("; ")).matched().battlesOpen();
        if (result.equals("unplayed")) {
            table.choose("organizer", "ClosePhase", "close");
        } else {
            table.choose("anna", "Fight", "{\"result\": \"anna\"}").choose("bert", "Fight", "confirm");
        }
        List<Event> told = table.play(new ResolutionPhase.ResolveResults(), new ResolutionPhase.ResolveUnplayed())
                .events();
        return told.get(told.size() - 1);
    }

    @Test
    @Rule({"CRU-RES-03", "CRU-RES-04", "CRU-RES-05", "CRU-COL-04", "CRU-UNP-01", "CRU-UNP-02", "CRU-UNP-18"})
    void whatChangesHandsCitesWhy() {
        assertThat(rulesOf(resolved("anna attack S05>S10", "anna"))).isEqualTo("CRU-RES-03");
        assertThat(rulesOf(resolved("anna attack S05>S10; dora support S05>S10", "anna")))
                .isEqualTo("CRU-RES-03 CRU-RES-05");
        assertThat(rulesOf(resolved("anna attack S05>S10; bert attack S10>S05", "anna")))
                .isEqualTo("CRU-RES-04");
        assertThat(rulesOf(resolved("anna attack S05>S15; bert attack S10>S15", "anna")))
                .isEqualTo("CRU-COL-04");
        assertThat(rulesOf(resolved("anna attack S05>S10", "unplayed"))).isEqualTo("CRU-UNP-01 CRU-UNP-18");
        assertThat(rulesOf(resolved("anna attack S05>S10; bert attack S10>S05", "unplayed")))
                .isEqualTo("CRU-UNP-02 CRU-UNP-18");
    }
}
