package org.muster.ruleset.warmachine.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.warmachine.Campaigns.json;

import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.HouseRules.HqGap;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class SetupTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static RulesTable<Campaign> chosen(HouseRules options) {
        return RulesTable.of(new WarmachineMap(), Campaigns.unchosen(options, "anna", "bert"))
                .play(new SetupPhase.ChooseAllegiance())
                .choose("anna", "cygnar")
                .choose("bert", "four-star-syndicate");
    }

    private static RulesTable<Campaign> chosen() {
        return chosen(HouseRules.DEFAULT);
    }

    private static RulesTable<Campaign> listed() {
        return chosen().play(new SetupPhase.WriteLists())
                .choose("anna", "shipped")
                .choose("bert", "shipped");
    }

    @Test
    @Rule({"WMC-BAN-12", "WMC-SETUP-02"})
    void byOptionThereAreFewerBannersToBeginWith() {
        HouseRules two = Campaigns.option("maxBanners", 2);
        String banner = "{cyg-ironclad: 3, cyg-charger: 1}";
        String three = "{lists: {banner1: " + banner + ", banner2: " + banner + ", banner3: " + banner
                + ", defenseForce: {cyg-ironclad: 5}}}";
        RulesTable<Campaign> table = chosen(two).play(new SetupPhase.WriteLists());
        assertThat(table.codes("anna", json(three))).containsExactly("BANNER_LIMIT");
        table.choose("anna", "shipped").choose("bert", "shipped");
        assertThat(table.state().banners()).containsOnlyKeys("anna-1", "anna-2", "bert-1", "bert-2");
        RulesTable<Campaign> before = Campaigns.playedBy("0.1.0", two, "anna@C2", "bert@G2:khador")
                .table()
                .play(new SetupPhase.WriteLists())
                .choose("anna", "shipped")
                .choose("bert", "shipped");
        assertThat(before.state().bannersOf(ANNA)).isEmpty(); // not placed yet
        assertThat(before.state().banners()).hasSize(6);
    }

    @Test
    @Rule("WMC-SETUP-01")
    void everybodyChoosesAFactionOrAContract() {
        RulesTable<Campaign> table = RulesTable.of(
                        new WarmachineMap(), Campaigns.unchosen(HouseRules.DEFAULT, "anna", "bert"))
                .play(new SetupPhase.ChooseAllegiance());
        assertThat(table.codes("anna", "mercenaries")).containsExactly("NO_SUCH_OPTION");
        table.choose("anna", "khador").choose("bert", "khador").isOver();
        assertThat(chosen().state().rules(BERT).allegiance().contract()).isNotNull();
    }

    /** What was wrong with a banner was told when the defense force was written, screens below. */
    @Test
    @Rule({"WMC-SETUP-02", "WMC-SETUP-04"})
    void listsAreJudgedAndSummedWhileTheyAreWritten() {
        RulesTable<Campaign> table = chosen().play(new SetupPhase.WriteLists());
        String begun = json("{lists: {banner1: {cyg-ironclad: 3}, banner2: {cyg-charger: 7}}}");
        assertThat(table.codes("anna", begun)).containsExactly("FIELD_MISSING", "BANNER_TOO_SMALL");
        assertThat(table.question("anna").options().sumOf(Json.readAnswer(begun)))
                .hasToString("21 + 28 = 49 of 75 points in banners, 0 of 50 in the defense force.");
        String second = json("{lists: {banner1: {}, banner2: {cyg-ironclad: 3}, defenseForce: {cyg-ironclad: 5}}}");
        assertThat(table.question("anna")
                        .options()
                        .read(Json.readAnswer(second))
                        .violations())
                .as("called by the place it is written in")
                .anyMatch(one -> one.sentence().toString().startsWith("Banner 2 "));
    }

    @Test
    @Rule({"WMC-SETUP-02", "WMC-SETUP-04"})
    void oneToThreeBannersOf25PointsAndADefenseForceAreWrittenInSecret() {
        RulesTable<Campaign> table = chosen().play(new SetupPhase.WriteLists());
        assertThat(table.decision("anna").isSecret()).isTrue();
        String force = "defenseForce: {cyg-ironclad: 5}";
        assertThat(table.codes("anna", json("{lists: {" + force + "}}"))).containsExactly("BANNER_COUNT");
        assertThat(table.codes("anna", json("{lists: {banner1: {cyg-ironclad: 3}, " + force + "}}")))
                .containsExactly("BANNER_TOO_SMALL");
        assertThat(table.codes("anna", json("{lists: {banner1: {cyg-ironclad: 11}, " + force + "}}")))
                .containsExactly("TOTAL_POINTS");
        table.choose("anna", json("{lists: {banner1: {cyg-ironclad: 4}, banner2: {cyg-charger: 7}, " + force + "}}"))
                .choose("bert", "shipped")
                .isOver();
        assertThat(table.state().points("anna-1")).isEqualTo(28);
        assertThat(table.state().points("anna-2")).isEqualTo(28);
        assertThat(table.state().banners()).hasSize(5);
        assertThat(table.state().points("anna-hq")).isEqualTo(35);
        assertThat(table.state().ledger(ANNA).core()).hasSize(5);
    }

    @Test
    @Rule("WMC-SETUP-02")
    void whoWritesNothingGetsTheShippedLists() {
        RulesTable<Campaign> table =
                chosen().play(new SetupPhase.WriteLists()).lapse("anna").isOver();
        for (Banner banner : table.state().banners().list()) {
            assertThat(table.state().points(banner.id())).isEqualTo(25);
        }
        assertThat(table.state().points("anna-hq")).isEqualTo(50);
    }

    @Test
    @Rule("WMC-SETUP-03")
    void initialBannersHoldNoCasterCharacterWarjackOrColossal() {
        RulesTable<Campaign> table = chosen().play(new SetupPhase.WriteLists());
        String lists =
                "{lists: {banner1: {cyg-ironclad: 3, cyg-captain-victoria-haley: 1, cyg-ol-rowdy: 1, cyg-stormwall: 1,"
                        + " cyg-captain-maxwell-finn: 1, cyg-storm-strider: 1}, defenseForce: {cyg-ironclad: 1}}}";
        assertThat(table.violations("anna", json(lists)))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly(
                        "Captain Victoria Haley is a warcaster: not allowed in an initial or new banner.",
                        "Ol' Rowdy is a character heavy warjack: not allowed in an initial or new banner.",
                        "Stormwall is a colossal: not allowed in an initial or new banner.");
    }

    @Test
    @Rule({"WMC-SETUP-05", "WMC-RND-04"})
    void theHighestRollChoosesFirstAndTiesRollAgain() {
        RulesTable<Campaign> table =
                listed().rolling("Turn order", 3, 4, 6, 1, 2, 2, 6, 6).play(new SetupPhase.RollTurnOrder());
        assertThat(table.state().turnOrder()).containsExactly(BERT, ANNA);
        assertThat(table.waitingFor()).containsExactly("bert");
        assertThat(table.state().players()).containsExactly(BERT, ANNA);
    }

    private static RulesTable<Campaign> placing() {
        return listed().rolling(6, 6, 1, 1).play(new SetupPhase.RollTurnOrder());
    }

    @Test
    @Rule({"WMC-SETUP-06", "WMC-HQ-08"})
    void theHeadquartersAndAllSpacesAroundAreControlledAtOnce() {
        RulesTable<Campaign> table = placing().choose("anna", "C2");
        assertThat(table.state().controlledBy(ANNA)).containsExactly("B1", "B2", "C1", "C2", "C3", "D1", "D2");
    }

    @Test
    @Rule("WMC-SETUP-07")
    void twoSpacesLieBetweenHeadquartersAndOthersOrSpecialLocations() {
        RulesTable<Campaign> table = placing().choose("anna", "C2");
        assertThat(table.violations("bert", "E3"))
                .extracting(violation -> violation.sentence().toString())
                .containsExactlyInAnyOrder(
                        "E3 is 2 from C2: at least 3.", "E3 is 1 from Deepforge Ironworks (E4): at least 3.");
        assertThat(table.violations("bert", "E4"))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .contains("HQ_TOO_CLOSE Deepforge Ironworks (E4) is taken: headquarters are at least 3 from others and"
                        + " from special locations.");
        assertThat(table.codes("bert", "G2")).isEmpty();
        RulesTable<Campaign> near = RulesTable.of(
                new WarmachineMap(),
                Campaigns.of(Campaigns.option("hqGap", HqGap.DISTANCE_2), "anna@C2", "bert@G2")
                        .campaign());
        near.play(new SetupPhase.ChooseHeadquarters(BERT));
        assertThat(near.codes("bert", "E6")).isEmpty();
    }

    @Test
    @Rule("WMC-SETUP-08")
    void aCornerIsTooSmallForThreeBanners() {
        RulesTable<Campaign> table = placing();
        assertThat(table.violations("anna", "A1"))
                .extracting(violation -> violation.sentence().toString())
                .contains("A1 has 2 adjacent spaces that nobody controls, you need 3.");
        assertThat(table.codes("anna", "A4")).contains("HQ_TOO_CLOSE");
    }

    @Test
    @Rule("WMC-SETUP-13")
    void whereNoSpaceIsLegalTheNearestToItIsGranted() {
        Campaigns crowded =
                Campaigns.of("anna@C2", "bert@G2", "cleo@C6", "dora@G6").holdings("dora", one -> one.at(""));
        for (String space : crowded.campaign().grounds().keySet()) {
            if (crowded.campaign().controls(new Player("dora"), space)) {
                crowded.neutral(space);
            }
        }
        RulesTable<Campaign> open = crowded.table().play(new SetupPhase.ChooseHeadquarters(new Player("dora")));
        assertThat(open.question("dora").options().count(10)).isGreaterThan(1);
        Campaigns full = Campaigns.of("anna@C2", "bert@G2", "cleo@C6", "dora@G6");
        RulesTable<Campaign> none = full.table().play(new SetupPhase.ChooseHeadquarters(new Player("dora")));
        assertThat(none.question("dora").options().count(10)).isEqualTo(1);
    }

    @Test
    @Rule({"WMC-SETUP-09", "WMC-SETUP-10"})
    void everybodyPlacesADepotAndThenASecondOne() {
        RulesTable<Campaign> table = placing().choose("anna", "C2").choose("bert", "G2");
        assertThat(table.waitingFor()).containsExactly("anna");
        assertThat(table.codes("anna", "C4")).containsExactly("NOT_CONTROLLED");
        assertThat(table.codes("anna", "C2")).containsExactly("SPACE_TAKEN");
        table.choose("anna", "C3");
        assertThat(table.waitingFor()).containsExactly("bert");
        table.choose("bert", "G3");
        assertThat(table.codes("anna", "C3")).containsExactly("SPACE_TAKEN");
        table.choose("anna", "D2").choose("bert", "F2");
        assertThat(table.state().ground("D2").structure()).isNotNull();
    }

    @Test
    @Rule({"WMC-SETUP-11", "WMC-SETUP-12"})
    void bannersArePlacedOneAtATimeInOnesOwnSpaces() {
        RulesTable<Campaign> table = placing()
                .choose("anna", "C2")
                .choose("bert", "G2")
                .choose("anna", "C3")
                .choose("bert", "G3")
                .choose("anna", "D2")
                .choose("bert", "F2");
        assertThat(table.codes("anna", json("{anna-1: C2}"))).containsExactly("SPACE_TAKEN");
        assertThat(table.codes("anna", json("{anna-1: C4}"))).containsExactly("NOT_CONTROLLED");
        table.choose("anna", json("{anna-2: C3}")); // a depot does not matter
        assertThat(table.waitingFor()).containsExactly("bert");
        table.choose("bert", json("{bert-1: G3}"));
        assertThat(table.codes("anna", json("{anna-1: C3}"))).containsExactly("SPACE_TAKEN");
        table.choose("anna", json("{anna-1: C1}"))
                .choose("bert", json("{bert-2: G1}"))
                .choose("anna", json("{anna-3: D1}"))
                .choose("bert", json("{bert-3: H1}"))
                .isOver();
    }

    @Test
    @Rule("WMC-SETUP-14")
    void everybodyStartsWithNothing() {
        assertThat(chosen().state().ledger(ANNA).supply()).isZero();
        assertThat(chosen().state().of(ANNA).vp()).isZero();
        assertThat(chosen(Campaigns.option("startingSupply", 20))
                        .state()
                        .ledger(ANNA)
                        .supply())
                .isEqualTo(20);
    }
}
