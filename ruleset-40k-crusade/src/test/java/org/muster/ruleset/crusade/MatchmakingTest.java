package org.muster.ruleset.crusade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.testkit.Rule;

/** Every row of the book's table: who fights whom, on which table, for what. */
class MatchmakingTest {

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04; S09 between them is unclaimed unless a row says other. */
    private static Seasons four() {
        return Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06");
    }

    private static String described(Battle battle) {
        Season none = four().season();
        return battle.number() + " " + battle.kind() + " " + battle.system() + " "
                + battle.terms().table() + ": " + Seasons.sides(Lineup.of(none, battle));
    }

    private static List<String> matched(String... orders) {
        return four().orders(orders).battles().stream()
                .map(MatchmakingTest::described)
                .toList();
    }

    @Test
    @Rule({"CRU-MATCH-03", "CRU-MATCH-01", "CRU-ATK-03"})
    void oneAttackerOfAPlayersSystemFightsOnTheTableTerritory() {
        assertThat(matched("anna attack S05>S10")).containsExactly("1 CONQUEST S10 TERRITORY: anna against bert");
    }
}
