package org.muster.ruleset.crusade.abilities;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.World;
import org.muster.ruleset.crusade.orders.OrderForm;
import org.muster.ruleset.crusade.orders.Reachable;
import org.muster.ruleset.crusade.orders.StrategyPhase;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Abilities of factions: what they reach, what they do, and how often. */
class AbilityTest {

    private static final Player ANNA = new Player("anna");

    private static List<String> reach(Seasons seasons, String origin) {
        return Reachable.by(seasons.season(), ANNA).from(origin);
    }

    // ---- reach

    @Test
    @Rule({"CRU-ABL-02", "CRU-ATK-07", "CRU-ABL-01"})
    void chaosReachesAllThatTouchesTheRiftItTouchesItself() {
        assertThat(reach(Seasons.of("anna:chaos:S08", "bert"), "S08"))
                .containsExactly("S04", "S09", "S13", "S17", "S18", "N04", "N08", "N13", "N17", "N18");
        assertThat(reach(Seasons.of("anna:chaos:S05", "bert::N19"), "S05"))
                .as("from elsewhere only what is adjacent")
                .containsExactly("S01", "S02", "S04", "S06", "S09", "S10");
        assertThat(reach(Seasons.of("anna:imperium:S08", "bert"), "S08")).containsExactly("S04", "S09", "S13");
    }

    @Test
    @Rule({"CRU-ABL-03", "CRU-ATK-07"})
    void eldarGoFromGateToGate() {
        for (String faction : List.of("asuryani", "harlequins")) {
            assertThat(reach(Seasons.of("anna:" + faction + ":S13", "bert"), "S13"))
                    .containsExactly("S08", "S09", "S14", "S16", "S17", "N13", "N16");
            assertThat(reach(Seasons.of("anna:" + faction + ":S14", "bert"), "S14"))
                    .doesNotContain("S16", "N13");
        }
    }

    @ParameterizedTest
    @Rule("CRU-ABL-04")
    @CsvSource({
        "S08, 'S04 S09 S13 N08 N13 N17'",
        "S13, 'S08 S09 S14 S17 N08 N13'",
        "S17, 'S13 S14 S18 N08'",
        "S04, 'S01 S05 S08 S09'",
        "S18, 'S14 S15 S17 S19'"
    })
    void orksHopAcrossOneRiftHex(String origin, String reached) {
        assertThat(String.join(" ", reach(Seasons.of("anna:orks:" + origin, "bert::N19", "cleo::S12"), origin)))
                .isEqualTo(reached);
    }

    @Test
    @Rule("CRU-ABL-08")
    void necronsReachUnclaimedDeadWorldsTwoStepsAwayButNoOthersAndNotOverTheRift() {
        Seasons seasons = Seasons.of("anna:necrons:S01", "bert::N13");
        assertThat(reach(seasons, "S01")).as("S09 is dead and two steps away").contains("S09");
        assertThat(reach(seasons.holding("bert", "S09"), "S01"))
                .as("only to colonize")
                .doesNotContain("S09");
        assertThat(reach(Seasons.of("anna:necrons:S13", "bert::N19", "cleo::S12"), "S13"))
                .as("N09 is dead but beyond the Rift")
                .doesNotContain("N09");
        Seasons supporters = Seasons.of("anna:necrons:S01", "bert::S05", "cleo::S09");
        assertThat(OrderForm.of(supporters.season(), ANNA)
                        .read(org.muster.core.json.Json.readAnswer("{support: {S05: S09}}"))
                        .isOk())
                .as("a reach for colonizing supports no attack on a player")
                .isFalse();
        assertThat(OrderForm.of(
                                Seasons.of("anna:necrons:S01", "bert::S05", "cleo")
                                        .season(),
                                ANNA)
                        .read(org.muster.core.json.Json.readAnswer("{support: {S05: S09}}"))
                        .isOk())
                .isTrue();
    }

    // ---- diplomacy

    private static RulesTable<Season> diplomacy(Seasons seasons, String... answers) {
        RulesTable<Season> table = seasons.table().play(new StrategyPhase.GiveOrders());
        for (String answer : answers) {
            String[] parts = answer.split(" ", 2);
            table.choose(parts[0], parts[1]);
        }
        return table.play(new ResolutionPhase.UseAbilities());
    }

    @Test
    @Rule({"CRU-ABL-05", "CRU-RES-07"})
    void tauClaimAnUnclaimedSystemBesideTheirsThatNobodyAttacked() {
        RulesTable<Season> table = diplomacy(
                Seasons.of("anna:tau:S01", "bert::N01"),
                "anna {order: {defend: S01}, action: {water-caste-diplomacy: S02}}",
                "bert none");
        assertThat(table.state().controller("S02")).isEqualTo(ANNA);
        assertThat(table.state().force(ANNA).uses("WATER_CASTE_DIPLOMACY")).isEqualTo(1);
    }

    @Test
    @Rule("CRU-ABL-05")
    void diplomacyFailsWhereSomebodyAttacksOrTwoCourtAndIsSpentAllTheSame() {
        RulesTable<Season> attacked = diplomacy(
                Seasons.of("anna:tau:S01", "bert::S03"),
                "anna {order: none, action: {water-caste-diplomacy: S02}}",
                "bert {attack: {S03: S02}}");
        assertThat(attacked.state().controller("S02")).isNull();
        assertThat(attacked.told()).contains("The diplomacy of anna at Verdance fails: it was attacked this turn.");
        assertThat(attacked.state().force(ANNA).uses("WATER_CASTE_DIPLOMACY")).isEqualTo(1);
        RulesTable<Season> both = diplomacy(
                Seasons.of("anna:tau:S01", "bert:tau:S03"),
                "anna {order: none, action: {water-caste-diplomacy: S02}}",
                "bert {order: none, action: {water-caste-diplomacy: S02}}");
        assertThat(both.state().controller("S02")).isNull();
        assertThat(both.told()).contains("The diplomacy of anna at Verdance fails: others courted it too.");
    }

    @Test
    @Rule({"CRU-ABL-05", "CRU-ABL-10"})
    void diplomacyIsRefusedInTrainingForWrongTargetsAndAfterTwoUses() {
        Seasons seasons = Seasons.of("anna:tau:S01", "bert::S05,N05");
        RulesTable<Season> table = seasons.table().play(new StrategyPhase.GiveOrders());
        assertThat(table.violations(
                        "anna",
                        "{order: {train: [commander, ethereal, strike-team 1, strike-team 2,"
                                + " strike-team 3, strike-team 4]}, action: {water-caste-diplomacy: S02}}"))
                .singleElement()
                .satisfies(one -> assertThat(one.code()).isEqualTo("TRAINING_NO_GAIN"));
        assertThat(table.codes(
                        "anna",
                        "{order: {train: [commander, ethereal, strike-team 1, strike-team 2, strike-team 3]},"
                                + " action: {water-caste-diplomacy: S05}}"))
                .as("all at once, beside what is wrong with either")
                .containsExactly("TRAINING_UNIT_COUNT", "ABILITY_TARGET", "TRAINING_NO_GAIN");
        assertThat(table.codes("anna", "{order: {train: [commander]}, action: none}"))
                .as("who uses none is not told so")
                .containsExactly("TRAINING_UNIT_COUNT");
        assertThat(table.violations("anna", "{order: none, action: {water-caste-diplomacy: S05}}"))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.code()).isEqualTo("ABILITY_TARGET");
                    assertThat(one.at()).isEqualTo("action.water-caste-diplomacy");
                    assertThat(one.sentence())
                            .hasToString(
                                    "Saint Corvin's Rest (S05) is no target of Water Caste Diplomacy: it belongs to bert."
                                            + " Its targets: Verdance (S02) and Gallowmire"
                                            + " (S04).");
                });
        assertThat(why(table, "{order: none, action: {water-caste-diplomacy: S01}}"))
                .contains(": it is yours.");
        assertThat(why(table, "{order: none, action: {water-caste-diplomacy: N05}}"))
                .contains(": it belongs to bert and it is not beside a system of yours.");
        assertThat(why(table, "{order: none, action: {water-caste-diplomacy: X99}}"))
                .contains("X99 is no target of Water Caste Diplomacy: there is no such system on this map.");
        Season used = seasons.season()
                .change(ANNA, force -> force.using("WATER_CASTE_DIPLOMACY").using("WATER_CASTE_DIPLOMACY"));
        assertThat(RulesTable.of(Seasons.CAMPAIGN, used)
                        .play(new StrategyPhase.GiveOrders())
                        .violations("anna", "{order: none, action: {water-caste-diplomacy: S02}}"))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.code()).isEqualTo("ABILITY_USED_UP");
                    assertThat(one.sentence()).hasToString("Water Caste Diplomacy was used 2 of 2 times.");
                });
    }

    private static String why(RulesTable<Season> table, String answer) {
        return table.violations("anna", answer).get(0).sentence().toString();
    }

    // ---- biomass

    @Test
    @Rule({"CRU-ABL-06", "CRU-RES-07"})
    void tyranidsEatAnOwnWorldThatIsNeitherDeadNorTheirHomeOnceATurn() {
        Seasons seasons = Seasons.of("anna:tyranids:S01,S05,S09,S13", "bert");
        RulesTable<Season> table = seasons.table().play(new ResolutionPhase.UseAbilities());
        assertThat(table.codes("anna", "{absorb-biomass: S01}")).as("home").containsExactly("ABILITY_TARGET");
        assertThat(table.violations("anna", "{absorb-biomass: S01}").get(0).rules())
                .contains("CRU-ABL-06");
        assertThat(why(table, "{absorb-biomass: S01}")).contains(": it is your home.");
        assertThat(why(table, "{absorb-biomass: S09}")).contains(": it is dead already.");
        assertThat(why(table, "{absorb-biomass: N01}")).contains(": it belongs to bert.");
        table.choose("anna", "{absorb-biomass: S13}").isOver();
        World eaten = table.state().worlds().the("S13");
        assertThat(eaten.type()).isEqualTo("DEAD");
        assertThat(eaten.features()).isEmpty();
        assertThat(eaten.controller()).isEqualTo(ANNA);
        assertThat(table.state().force(ANNA).tokens("BIOMASS")).isEqualTo(1);
        assertThat(table.state().force(ANNA).requisition()).isEqualTo(6);
        assertThat(table.told())
                .containsExactly(
                        "anna absorbs the biomass of Whispergate: it is dead now.",
                        "anna gains 1 token of biomass, 1 requisition point.");
    }

    @Test
    @Rule({"CRU-ABL-06", "CRU-TRN-02"})
    void aPointOfBiomassAboveTheCapIsToldAsLost() {
        RulesTable<Season> table = Seasons.of(
                        Seasons.houseRules("requisitionCap", 5), "anna:tyranids:S01,S05,S09,S13", "bert")
                .table()
                .play(new ResolutionPhase.UseAbilities())
                .choose("anna", "{absorb-biomass: S13}")
                .isOver();
        assertThat(table.told())
                .endsWith("anna gains 1 token of biomass.", "anna can keep 5 requisition points: 1 is lost.");
    }

    @Test
    @Rule("CRU-RES-07")
    void aResolutionActionMayBeDeclinedAndIsWhenTimeIsUp() {
        Seasons seasons = Seasons.of("anna:tyranids:S05", "bert:tyranids:N05");
        RulesTable<Season> table = seasons.table()
                .play(new ResolutionPhase.UseAbilities())
                .choose("anna", "decline")
                .lapse("bert")
                .isOver();
        assertThat(table.state().worlds().the("N05").type()).isEqualTo("SHRINE");
    }

    // ---- the defender

    @Test
    @Rule("CRU-ABL-07")
    void aFortressOfTheImperiumDefendsItselfOnceAndNotInAnExchange() {
        Seasons attacked = Seasons.of("anna:imperium:S08", "bert:orks:S09").orders("bert attack S09>S08");
        assertThat(attacked.matched().sheet().defendBonus(attacked.sheet().size()))
                .isEqualTo(6);
        Seasons both =
                Seasons.of("anna:imperium:S08", "bert:orks:S09").orders("bert attack S09>S08", "anna defend S08");
        assertThat(both.matched().sheet().defendBonus(both.sheet().size()))
                .as("never doubled")
                .isEqualTo(6);
        Seasons exchange =
                Seasons.of("anna:imperium:S08", "bert:orks:S09").orders("bert attack S09>S08", "anna attack S08>S09");
        assertThat(exchange.matched().sheet().defendBonus(exchange.sheet().size()))
                .isZero();
        Seasons orks = Seasons.of("anna:orks:S08", "bert:orks:S09").orders("bert attack S09>S08");
        assertThat(orks.matched().sheet().defendBonus(orks.sheet().size())).isZero();
        Seasons hanging = Seasons.of("anna:imperium:S08", "bert:orks:S09", "cleo:orks:S13")
                .orders("bert support S13>S08");
        assertThat(hanging.matched().sheet().defendBonus(hanging.sheet().size()))
                .as("no attack occurred")
                .isZero();
    }

    @Test
    @Rule("CRU-ABL-09")
    void chaosReadsANoteWhereItDefendsAHellforge() {
        Seasons seasons = Seasons.of("anna:chaos:S09", "bert:orks:S05").orders("bert attack S05>S09");
        assertThat(seasons.matched().sheet().notes())
                .containsExactly(
                        java.util.Map.entry(ANNA, "The Chaos defender summons daemons without paying command points."));
        Seasons attacks = Seasons.of("anna:chaos:S05", "bert:orks:S09").orders("anna attack S05>S09");
        assertThat(attacks.matched().sheet().notes()).isEmpty();
    }
}
