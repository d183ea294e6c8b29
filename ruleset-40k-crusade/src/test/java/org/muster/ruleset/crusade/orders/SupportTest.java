package org.muster.ruleset.crusade.orders;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** What becomes of supports once orders are opened; which may be given is in {@link OrderForm}. */
class SupportTest {

    /** Dora supports Anna's attack from S05 on Bert in S10; what Anna does is written. */
    private static Seasons supporting(String order) {
        return Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S06").orders(order, "dora support S05>S10");
    }

    private static RulesTable<Season> won(RulesTable<Season> table, String by, String winner, String confirms) {
        return table.choose(by, "Fight", "{\"result\": \"" + winner + "\"}")
                .choose(confirms, "Fight", "confirm")
                .play(new ResolutionPhase.ResolveResults(), new ResolutionPhase.ResolveUnplayed());
    }

    @Test
    @Rule({"CRU-SUP-05", "CRU-SUP-06", "CRU-RES-05"})
    void aSideWithSupportersWinsAsASideAndItsPrincipalGains() {
        RulesTable<Season> table = won(supporting("anna attack S05>S10").battlesOpen(), "dora", "anna", "bert");
        assertThat(table.state().owner("S10")).hasToString("anna");
        assertThat(table.state().games().get(0).sides()).hasToString("[[anna, dora], [bert]]");
    }

    @ParameterizedTest
    @Rule({"CRU-SUP-07", "CRU-SUP-05", "CRU-MATCH-11", "CRU-UNP-17"})
    @ValueSource(strings = {"dora", "bert", "draw"})
    void aSupportOfAnAttackThatDoesNotComeChangesNothingWhoeverWins(String winner) {
        RulesTable<Season> table = supporting("anna none").battlesOpen();
        assertThat(BattleSheet.of(table.state(), table.state().battle(1)).words())
                .hasToString(
                        "dora against bert; table Player Who Supported Another Player Who Did Not Attack, Incursion;"
                                + " in the mission bert attacks and dora defends; nothing changes hands; dora up to 25 PL, bert up to 50 PL");
        won(table, "dora", winner, "bert");
        assertThat(table.state().owner("S10")).hasToString("bert");
        assertThat(table.state().games()).as("it was a game all the same").hasSize(1);
        RulesTable<Season> unplayed = supporting("anna none")
                .battlesOpen()
                .choose("organizer", "ClosePhase", "close")
                .play(new ResolutionPhase.ResolveResults(), new ResolutionPhase.ResolveUnplayed());
        assertThat(unplayed.state().owner("S10")).hasToString("bert");
    }

    @Test
    @Rule("CRU-SUP-08")
    void whoIsAttackedHasNoSupportersOfHisOwn() {
        for (Battle battle : supporting("anna attack S05>S10").battles()) {
            assertThat(battle.sides())
                    .filteredOn(side -> side.role() == Side.Role.CONTROLLER)
                    .allMatch(side -> side.supporters().isEmpty());
        }
        assertThat(Seasons.of("anna::S05", "bert::S10", "dora::S06")
                        .orders("bert defend S10", "anna attack S05>S10", "dora support S10>S05")
                        .battles())
                .as("a support from the attacked system is one of an attack that did not come")
                .extracting(Battle::kind)
                .containsExactly(Battle.Kind.CONQUEST, Battle.Kind.HANGING);
    }

    @Test
    @Rule("CRU-SUP-10")
    void aSupporterPlaysTheBattlesForHisOwnSystemsToo() {
        Seasons seasons = Seasons.of("anna::S05", "bert::S10", "cleo::S03", "dora::S06")
                .orders("anna attack S05>S10", "dora support S05>S10", "cleo attack S03>S06");
        RulesTable<Season> table = seasons.battlesOpen();
        assertThat(table.told()).contains("dora has 2 battles.");
        table.choose("cleo", "Fight", "{\"result\": \"cleo\"}").choose("dora", "Fight", "confirm");
        won(table, "dora", "anna", "bert");
        assertThat(table.state().owner("S06")).hasToString("cleo");
        assertThat(table.state().owner("S10")).hasToString("anna");
    }
}
