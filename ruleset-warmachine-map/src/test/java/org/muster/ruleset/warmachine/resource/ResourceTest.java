package org.muster.ruleset.warmachine.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.ruleset.warmachine.Campaigns.json;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Question;
import org.muster.api.flow.Agenda;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.HouseRules.Reorganisations;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Income, upkeep, reorganisation, casters, the defense force. Anna's spaces: B1, B2, C1, C2, C3, D1, D2. */
class ResourceTest {

    private static final Player ANNA = new Player("anna");
    private static final String HALEY = "cyg-captain-victoria-haley";
    private static final String STRYKER = "cyg-commander-coleman-stryker";
    private static final String NEMO = "cyg-commander-adept-nemo";

    private static Campaigns two() {
        return Campaigns.of("anna@C2", "bert@G2:khador");
    }

    private static int income(Campaigns campaigns, int... dice) {
        return campaigns
                .table()
                .rolling(dice)
                .play(new ResourcePhase.CollectSupplies())
                .isOver()
                .state()
                .ledger(ANNA)
                .supply();
    }

    private static RulesTable<Campaign> managing(Campaigns campaigns) {
        return campaigns.table().play(new ResourcePhase.ManageForces());
    }

    private static Campaign managed(Campaigns campaigns, String answer, int... dice) {
        return managing(campaigns)
                .rolling(dice)
                .choose("anna", json(answer))
                .choose("bert", "{}")
                .isOver()
                .state();
    }

    private static List<String> troops(Campaign campaign, String force) {
        return campaign.list(force).stream().map(Entry::troop).toList();
    }

    // ---- income

    @Test
    @Rule({"WMC-RES-01", "WMC-STC-03"})
    void aDepotBringsD6WhereItsOwnerControlsTheSpace() {
        assertThat(income(
                        two().structure("anna", StructureKind.SUPPLY_DEPOT, "C3")
                                .structure("anna", StructureKind.SUPPLY_DEPOT, "D2")
                                .structure("anna", StructureKind.SUPPLY_DEPOT, "C5"),
                        4,
                        3))
                .isEqualTo(7);
    }

    @Test
    @Rule({"WMC-RES-02", "WMC-RES-05"})
    void aSpecialLocationBringsItsOwnWhoeverStandsThere() {
        assertThat(income(two().controls("anna", "E4", "A4").banner("bert", "E4", "kha-juggernaut"), 2, 6))
                .isEqualTo(8);
    }

    @Test
    @Rule({"WMC-RES-03", "WMC-SPC-03"})
    void aSabotagedDepotBringsNothing() {
        assertThat(income(two().structure("anna", StructureKind.SUPPLY_DEPOT, "C3")
                        .change(campaign -> campaign.withSabotage(List.of("C3")))))
                .isZero();
    }

    @Test
    @Rule({"WMC-RES-04", "WMC-SPC-08"})
    void aShipmentArrives() {
        Campaigns campaigns = two().ledger("bert", ledger -> ledger.shipping(List.of(new Shipment(ANNA, 6))));
        assertThat(income(campaigns)).isEqualTo(6);
    }

    private static Campaigns sent() {
        return two().round(2).ledger("bert", ledger -> ledger.shipping(List.of(new Shipment(ANNA, 6))));
    }

    @Test
    @Rule("WMC-SPC-09")
    void aShipmentMayBeCancelledAndIsLostThen() {
        RulesTable<Campaign> table = sent().table().play(new Shipments.CancelShipments(new Player("bert")));
        Campaign cancelled = table.choose("bert", "cancel").isOver().state();
        assertThat(table.events()).singleElement().satisfies(event -> {
            assertThat(event.sentence()).hasToString("Your shipment is cancelled; the supply points are lost.");
            assertThat(event.audience().includes(Viewer.of(ANNA))).isFalse();
        });
        assertThat(income(Campaigns.from(cancelled))).isZero();
        assertThat(cancelled.ledger(new Player("bert")).supply()).isZero();
    }

    private static Agenda<Campaign> round(Campaigns campaigns) {
        Campaign campaign = campaigns.campaign();
        return new WarmachineMap().pipeline().rounds().get(0).agenda(campaign, campaign.round());
    }

    /** Anna attacks Bert in C4; what Bert has sent to her is under way. */
    private static RulesTable<Campaign> attacked() {
        Campaigns campaigns = sent().controls("bert", "C4")
                .banner("anna", "C3", "cyg-ironclad")
                .banner("bert", "C4", "kha-juggernaut");
        int[] ones = new int[40];
        Arrays.fill(ones, 1);
        return campaigns.table().rolling(ones).play(round(campaigns));
    }

    private static void bertCancels(RulesTable<Campaign> table, String beside) {
        for (String seat : List.of("anna", "bert")) {
            assertThat(table.decision(seat, "CancelShipments").questions()).noneMatch(Question::waitedFor);
        }
        assertThat(table.waitingFor()).isNotEmpty();
        assertThat(table.decision("bert", beside).questions()).anyMatch(Question::waitedFor);
        table.choose("bert", "CancelShipments", "cancel");
        assertThat(table.state().ledger(new Player("bert")).shipments()).isEmpty();
        table.choose("anna", "CancelShipments", "cancel"); // who has sent nothing is offered the same
        assertThat(table.told()).contains("You have nothing under way that could be cancelled.");
    }

    @Test
    @Rule("WMC-SPC-09")
    void inEveryPhaseBeforeTheResourcePhaseASenderMayCancel() {
        bertCancels(attacked(), "GiveOrders");
        bertCancels(ordered(), "FightBattle");
        RulesTable<Campaign> resolving = ordered()
                .choose(
                        "anna",
                        "FightBattle",
                        json("{report: {result: {scenario: anna}, sides: {*: {entries: {*: intact}}}}}"))
                .choose("bert", "FightBattle", "confirm");
        bertCancels(resolving, "Retreat");
    }

    private static RulesTable<Campaign> ordered() {
        return attacked()
                .choose("anna", "GiveOrders", json("{*: {march: C4}}"))
                .choose("bert", "GiveOrders", json("{*: ambush}"));
    }

    @Test
    @Rule("WMC-SPC-09")
    void inTheResourcePhaseItIsTooLate() {
        Campaigns campaigns = sent();
        RulesTable<Campaign> table = campaigns.table().play(round(campaigns));
        assertThat(table.step("bert")).isInstanceOf(ResourcePhase.ManageForces.class);
        assertThatThrownBy(() -> table.decision("bert", "CancelShipments")).isInstanceOf(AssertionError.class);
        assertThat(table.state().ledger(ANNA).supply()).isEqualTo(6);
    }

    @Test
    @Rule("WMC-SPC-09")
    void inTheFirstRoundNothingIsUnderWay() {
        RulesTable<Campaign> table = two().table().play(round(two()));
        assertThatThrownBy(() -> table.decision("anna", "CancelShipments")).isInstanceOf(AssertionError.class);
    }

    // ---- upkeep

    private static int upkeep(String... items) {
        Campaign campaign = two().banner("anna", "C3", items).campaign();
        int sum = 0;
        for (Entry entry : Upkeep.dueFor(campaign, ANNA)) {
            sum += Upkeep.of(
                    campaign.book().constants().upkeep(), campaign.book().register(), entry);
        }
        return sum;
    }

    @Test
    @Rule({"WMC-UPK-02", "WMC-UPK-03", "WMC-UPK-04"})
    void eachOutOfFactionModelOrUnitHasItsPrice() {
        assertThat(upkeep("mer-ogrun-bokur", "cyg-ironclad")).isEqualTo(1);
        assertThat(upkeep("mer-sea-dog-crew:6")).isEqualTo(2);
        assertThat(upkeep("mer-sea-dog-crew:6", "mer-sea-dog-crew-riflemen")).isEqualTo(3);
        assertThat(upkeep("mer-sea-dog-crew:10")).isEqualTo(3);
        assertThat(upkeep("mer-captain-damiano")).isEqualTo(3);
        assertThat(upkeep("mer-captain-damiano", "mer-talon", "mer-nomad")).isEqualTo(3 + 2 + 3);
    }

    @Test
    @Rule({"WMC-UPK-02", "WMC-UPK-04", "WMC-UPK-05"})
    void lesserWarbeastsBattleEnginesAndColossalsHaveTheirs() {
        Campaign campaign = two().campaign();
        for (String[] one : new String[][] {
            {"leg-shredder", "1"},
            {"cyg-storm-strider", "3"},
            {"cyg-stormwall", "4"},
            {"leg-archangel", "4"},
            {"leg-raek", "2"},
            {"leg-seraph", "3"}
        }) {
            assertThat(Upkeep.of(
                            campaign.book().constants().upkeep(),
                            campaign.book().register(),
                            Entry.fresh("x#1", one[0], 1)))
                    .isEqualTo(Integer.parseInt(one[1]));
        }
    }

    @Test
    @Rule({"WMC-UPK-01", "WMC-UPK-06"})
    void upkeepIsPaidInListOrderAndWhatIsNotPaidLeaves() {
        Campaigns campaigns = two().supply("anna", 3)
                .banner(
                        "anna",
                        "C3",
                        "mer-sea-dog-crew:6",
                        "mer-captain-damiano",
                        "mer-ogrun-bokur",
                        "mer-gorman-di-wulfe-rogue-alchemist",
                        "cyg-ironclad");
        Campaign paid = managed(campaigns, "{}");
        assertThat(troops(paid, "anna-1")).containsExactly("mer-sea-dog-crew", "mer-ogrun-bokur", "cyg-ironclad");
        assertThat(paid.ledger(ANNA).supply()).isZero();
        assertThat(paid.ledger(ANNA).removed())
                .containsExactly("mer-captain-damiano", "mer-gorman-di-wulfe-rogue-alchemist");
    }

    @Test
    @Rule("WMC-UPK-06")
    void aPlayerMayLetSomebodyGo() {
        Campaigns campaigns = two().supply("anna", 9).banner("anna", "C3", "mer-sea-dog-crew:6", "mer-ogrun-bokur");
        Campaign paid = managed(campaigns, "{unpaid: [mer-sea-dog-crew#1]}");
        assertThat(troops(paid, "anna-1")).containsExactly("mer-ogrun-bokur");
        assertThat(paid.ledger(ANNA).supply()).isEqualTo(8);
    }

    private static Campaigns hiring(String version, int supply) {
        return Campaigns.playedBy(version, HouseRules.DEFAULT, "anna@C2", "bert@G2:khador")
                .supply("anna", supply)
                .banner("anna", "C3", "mer-sea-dog-crew:6", "mer-sea-dog-crew-riflemen", "cyg-ironclad*4")
                .banner("anna", "D2", "mer-ogrun-bokur", "mer-captain-damiano", "cyg-ironclad*4");
    }

    @Test
    @Rule({"WMC-UPK-06", "WMC-REO-01", "WMC-REO-04", "WMC-REO-06", "WMC-CST-01"})
    void whatIsLeftUnpaidIsNotReorganised() {
        String unpaid = "{unpaid: [mer-sea-dog-crew#1, mer-captain-damiano#1], ";
        String give = "reorganise: {anna-1: {reinforce: {anna-2: {give: [%s]}}}}}";
        String crew = unpaid + give.formatted("mer-sea-dog-crew#1, cyg-ironclad#1");
        assertThat(managing(hiring("0.1.1", 9)).codes("anna", json(crew))).isEmpty();
        RulesTable<Campaign> table = managing(hiring("0.1.2", 9));
        assertThat(table.violations("anna", json(crew)))
                .extracting(one -> one.code() + " " + one.sentence() + " " + one.rules())
                .containsExactly(
                        "LEAVES_UNPAID Sea Dog Crew (6) with Sea Dog Crew Riflemen is left unpaid and leaves: nothing else can be done with it. [WMC-UPK-06, WMC-REO-01]");
        for (String rest : List.of(
                give.formatted("mer-sea-dog-crew-riflemen#1"),
                "reorganise: {anna-2: {reinforce: {anna-1: {take: [mer-sea-dog-crew#1]}}}}}",
                "reorganise: {anna-1: {merge: {anna-2: [mer-sea-dog-crew#1]}}}}",
                "casters: {mer-captain-damiano#1: anna-1}}")) {
            assertThat(table.codes("anna", json(unpaid + rest))).as(rest).containsExactly("LEAVES_UNPAID");
        }
        assertThat(table.codes("anna", json(unpaid + give.formatted("cyg-ironclad#1"))))
                .isEmpty();
    }

    @Test
    @Rule({"WMC-UPK-06", "WMC-REO-01"})
    void whatSupplyPointsDoNotReachIsNotReorganised() {
        String take =
                "reorganise: {anna-1: {reinforce: {anna-2: {take: [mer-ogrun-bokur#1], give: [cyg-ironclad#1]}}}}}";
        assertThat(managing(hiring("0.1.1", 3)).codes("anna", json("{" + take))).isEmpty();
        RulesTable<Campaign> table = managing(hiring("0.1.2", 3));
        assertThat(table.violations("anna", json("{" + take)))
                .extracting(one -> one.code() + " " + one.sentence())
                .containsExactly(
                        "LEAVES_UNPAID Your supply points do not reach Ogrun Bokur, which leaves unpaid: nothing else can be done with it.");
        assertThat(table.codes("anna", json("{unpaid: [mer-sea-dog-crew#1], " + take)))
                .as("which leaves enough for the other")
                .isEmpty();
    }

    @Test
    @Rule("WMC-UPK-01")
    void troopsOnTheirWayCostNothing() {
        Campaigns campaigns = two().supply("anna", 9)
                .ledger(
                        "anna",
                        ledger -> ledger.sending(Parcel.bought(
                                "anna-1", List.of(Entry.fresh("o#1", "mer-ogrun-bokur", 1)), List.of(), List.of())));
        assertThat(managed(campaigns.banner("anna", "C3"), "{}").ledger(ANNA).supply())
                .isEqualTo(9);
    }

    // ---- reinforce, split, merge

    private static Campaigns neighbours() {
        return two().banner("anna", "C3", "cyg-ironclad*2", "cyg-lancer", "cyg-sword-knights:6")
                .banner("anna", "D2", "cyg-hunter*4");
    }

    @Test
    @Rule("WMC-REO-01")
    void neighboursOnFriendlyGroundExchangeUpToHalfOfTheirPoints() {
        Campaign done = managed(
                neighbours(),
                "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-ironclad#1], take: [cyg-hunter#1, cyg-hunter#2]}}}}}");
        assertThat(done.points("anna-1")).isEqualTo(24 - 7 + 12);
        assertThat(done.points("anna-2")).isEqualTo(24 + 7 - 12);
        assertThat(
                        managing(neighbours())
                                .violations(
                                        "anna",
                                        json(
                                                "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-ironclad#1, cyg-ironclad#2]}}}}}")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("anna's banner 1 gives 14 points, at most 12 of its 24 are allowed.");
    }

    @Test
    @Rule({"WMC-REO-01", "WMC-REO-05"})
    void othersAreRefused() {
        Campaigns away = two().banner("anna", "C3").banner("anna", "D1").banner("anna", "C4");
        assertThat(managing(away).codes("anna", json("{reorganise: {anna-1: {reinforce: {anna-2: {}}}}}")))
                .containsExactly("NOT_ADJACENT_FRIENDLY");
        assertThat(managing(away).codes("anna", json("{reorganise: {anna-1: {merge: {anna-3: []}}}}")))
                .containsExactly("NOT_ADJACENT_FRIENDLY"); // C4 is not Anna's
    }

    @Test
    @Rule("WMC-REO-02")
    void aBannerTakesPartOnceUnlessByOption() {
        String twice =
                "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-lancer#1]}}}, anna-2: {reinforce: {anna-1: {give: [cyg-hunter#1]}}}}}";
        assertThat(managing(neighbours()).codes("anna", json(twice))).containsExactly("ALREADY_REORGANISED");
        Campaigns free = Campaigns.of(
                        Campaigns.option("reorganisations", Reorganisations.FREE), "anna@C2", "bert@G2:khador")
                .banner("anna", "C3", "cyg-ironclad*2", "cyg-lancer", "cyg-sword-knights:6")
                .banner("anna", "D2", "cyg-hunter*4");
        assertThat(managing(free).codes("anna", json(twice))).isEmpty();
    }

    @Test
    @Rule({"WMC-REO-03", "WMC-BAN-07"})
    void afterwardsAllListsKeepTheRules() {
        Campaigns campaigns = two().banner(
                        "anna",
                        "C3",
                        "cyg-gun-mage-captain-adept*2",
                        "cyg-trencher-infantry:6",
                        "cyg-trencher-infantry-grenadier*2",
                        "cyg-ironclad")
                .banner("anna", "D2", "cyg-gun-mage-captain-adept*2", "cyg-trencher-infantry:6", "cyg-ironclad*2");
        assertThat(
                        managing(campaigns)
                                .codes(
                                        "anna",
                                        json(
                                                "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-gun-mage-captain-adept#1]}}}}}")))
                .containsExactly("FIELD_ALLOWANCE");
        Campaign done = managed(
                campaigns,
                "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-trencher-infantry-grenadier#1]}}}}}");
        assertThat(done.points("anna-2")).isEqualTo(4 + 6 + 14 + 1);
        Campaigns homeless = two().banner("anna", "C3", "cyg-trencher-infantry:6", "cyg-trencher-infantry-grenadier*2")
                .banner("anna", "D2");
        assertThat(
                        managing(homeless)
                                .codes(
                                        "anna",
                                        json(
                                                "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-trencher-infantry-grenadier#1]}}}}}")))
                .containsExactly("ATTACHMENT_WITHOUT_UNIT");
        Campaigns officers = two().banner("anna", "C3", "cyg-sword-knights:6", "cyg-sword-knight-officer-and-standard")
                .banner("anna", "D2", "cyg-sword-knights:6", "cyg-sword-knight-officer-and-standard");
        assertThat(
                        managing(officers)
                                .codes(
                                        "anna",
                                        json(
                                                "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-sword-knight-officer-and-standard#1]}}}}}")))
                .containsExactlyInAnyOrder("ATTACHMENT_WITHOUT_UNIT", "FIELD_ALLOWANCE");
    }

    @Test
    @Rule("WMC-REO-04")
    void aBannerOf50SplitsIntoTwoOf25() {
        Campaigns campaigns = two().banner("anna", "C3", "cyg-ironclad*4", "cyg-lancer*5", HALEY);
        String four = "cyg-ironclad#1, cyg-ironclad#2, cyg-ironclad#3, cyg-ironclad#4";
        Campaign done = managed(campaigns, "{reorganise: {anna-1: {split: {D2: [" + four + ", " + HALEY + "#1]}}}}");
        assertThat(done.points("anna-1")).isEqualTo(30);
        assertThat(done.banner("anna-2").at()).isEqualTo("D2");
    }

    @Test
    @Rule("WMC-REO-04")
    void splitsThatAreTooSmallOrHaveNoRoomAreRefused() {
        Campaigns campaigns = two().banner("anna", "C3", "cyg-ironclad*4", "cyg-lancer*4");
        assertThat(managing(campaigns).codes("anna", json("{reorganise: {anna-1: {split: {D2: [cyg-ironclad#1]}}}}")))
                .containsExactly("BANNER_TOO_SMALL");
        assertThat(managing(campaigns).codes("anna", json("{reorganise: {anna-1: {split: {C4: []}}}}")))
                .containsExactly("NOT_ADJACENT_FRIENDLY");
        assertThat(managing(two().banner("anna", "C3"))
                        .codes("anna", json("{reorganise: {anna-1: {split: {D2: []}}}}")))
                .containsExactly("SPLIT_TOO_SMALL");
    }

    @Test
    @Rule({"WMC-REO-03", "WMC-BAN-07"})
    void anAttachmentThatIsSplitOffAloneJoinsAUnitOfTheNewBannerOrStays() {
        Campaigns campaigns = two().banner(
                        "anna",
                        "C3",
                        "cyg-trencher-infantry:10*2",
                        "cyg-trencher-infantry-grenadier*2",
                        "cyg-ironclad*5");
        String split = "{reorganise: {anna-1: {split: {D2: [cyg-trencher-infantry-grenadier#1, cyg-ironclad#1,"
                + " cyg-ironclad#2, %s]}}}}";
        Campaign done = managed(campaigns, split.formatted("cyg-trencher-infantry#2"));
        assertThat(done.points("anna-2")).isEqualTo(2 * 7 + 10 + 1);
        assertThat(done.points("anna-1")).isEqualTo(3 * 7 + 10 + 1);
        assertThat(managing(campaigns).violations("anna", json(split.formatted("cyg-ironclad#3, cyg-ironclad#4"))))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "ATTACHMENT_WITHOUT_UNIT Trencher Infantry Grenadier finds no unit with room for it in the new banner.");
    }

    @Test
    @Rule("WMC-REO-04")
    void twoBannersDoNotSplitOffIntoOneSpace() {
        Campaigns campaigns = two().controls("anna", "D3")
                .banner("anna", "C3", "cyg-ironclad*8")
                .banner("anna", "D2", "cyg-hunter*10");
        String hunters = "cyg-hunter#1, cyg-hunter#2, cyg-hunter#3, cyg-hunter#4, cyg-hunter#5";
        String split =
                "{reorganise: {anna-1: {split: {D3: [cyg-ironclad#1, cyg-ironclad#2, cyg-ironclad#3, cyg-ironclad#4]}},"
                        + " anna-2: {split: {D3: [" + hunters + "]}}}}";
        assertThat(managing(campaigns).codes("anna", json(split))).containsExactly("NOT_ADJACENT_FRIENDLY");
    }

    @Test
    @Rule("WMC-REO-06")
    void anAttachmentThatAMergeDisbandsIsToldOf() {
        Campaigns campaigns = two().banner("anna", "C3", "cyg-trencher-infantry:6", "cyg-trencher-infantry-grenadier*2")
                .banner("anna", "D2", "cyg-ironclad*12", "cyg-defender");
        RulesTable<Campaign> table = managing(campaigns)
                .choose("anna", json("{reorganise: {anna-1: {merge: {anna-2: [cyg-trencher-infantry-grenadier#1]}}}}"));
        table.choose("bert", "{}").isOver();
        assertThat(table.told()).contains("Trencher Infantry Grenadier is disbanded.");
    }

    @Test
    @Rule({"WMC-CAS-08", "WMC-REO-06"})
    void aCharacterThatAMergeDisbandsIsNotHadAgainThisRound() {
        Campaigns campaigns = two().banner("anna", "C3", "cyg-captain-maxwell-finn", "cyg-ironclad")
                .banner("anna", "D2", "cyg-ironclad*13");
        Campaign done = managed(campaigns, "{reorganise: {anna-1: {merge: {anna-2: [cyg-captain-maxwell-finn#1]}}}}");
        assertThat(done.ledger(ANNA).removed()).containsExactly("cyg-captain-maxwell-finn");
    }

    @Test
    @Rule({"WMC-REO-06", "WMC-REO-07"})
    void aBannerThatAMergeEmptiesIsToldOf() {
        String all = "{reorganise: {anna-1: {merge: {anna-2: [cyg-ironclad#1, cyg-lancer#1]}}}}";
        RulesTable<Campaign> table = managing(small("0.1.0")).choose("anna", json(all));
        table.choose("bert", "{}").isOver();
        assertThat(table.state().bannersOf(ANNA)).isEmpty();
        assertThat(table.told()).contains("anna's banner 2 is disbanded: nobody is left in it.");
        assertThat(managing(small("0.1.1")).codes("anna", json(all))).containsExactly("NO_EXCESS", "NO_EXCESS");
    }

    private static Campaigns small(String version) {
        return Campaigns.playedBy(version, HouseRules.DEFAULT, "anna@C2", "bert@G2:khador")
                .banner("anna", "C3", "cyg-ironclad")
                .banner("anna", "D2", "cyg-lancer");
    }

    @Test
    @Rule({"WMC-REO-06", "WMC-BAN-04", "WMC-BAN-06"})
    void aMergeDisbandsNothingButWhatIsTooMuch() {
        Campaigns campaigns = two().banner("anna", "C3", "cyg-stormclad*6", "cyg-gun-mage-captain-adept", STRYKER)
                .banner("anna", "D2", "cyg-defender*4", "cyg-gun-mage-captain-adept*2", HALEY, NEMO);
        String adept = "cyg-gun-mage-captain-adept#1"; // 102 points, three casters, and one above its allowance of 2
        String caster = STRYKER + "#1";
        assertThat(merging(campaigns, adept, caster)).isEmpty();
        assertThat(merging(campaigns, "cyg-defender#1", adept, caster)).containsExactly("NO_EXCESS");
        assertThat(merging(campaigns, "cyg-stormclad#1", caster)).containsExactly("FIELD_ALLOWANCE");
        assertThat(merging(campaigns, adept, caster, HALEY + "#1")).containsExactly("NO_EXCESS", "NO_EXCESS");
        assertThat(managing(campaigns).violations("anna", json(merge("cyg-defender#1", adept, caster))))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly(
                        "Defender need not be disbanded: with it anna's banner 2 has 100 points and keeps all limits.");
    }

    private static List<String> merging(Campaigns campaigns, String... disbanded) {
        return managing(campaigns).codes("anna", json(merge(disbanded)));
    }

    private static String merge(String... disbanded) {
        return "{reorganise: {anna-1: {merge: {anna-2: [" + String.join(", ", disbanded) + "]}}}}";
    }

    @Test
    @Rule({"WMC-UPK-06", "WMC-REO-07"})
    void aBannerThatUnpaidUpkeepEmptiesIsToldOf() {
        Campaigns campaigns = two().supply("anna", 9).banner("anna", "C3", "mer-ogrun-bokur");
        RulesTable<Campaign> table = managing(campaigns).choose("anna", json("{unpaid: [mer-ogrun-bokur#1]}"));
        table.choose("bert", "{}").isOver();
        assertThat(table.state().bannersOf(ANNA)).isEmpty();
        assertThat(table.told()).contains("anna's banner 1 is disbanded: nobody is left in it.");
    }

    @Test
    @Rule("WMC-BAN-12")
    void byOptionThereAreNoMoreThanSoManyBanners() {
        Campaigns campaigns = Campaigns.of(Campaigns.option("maxBanners", 1), "anna@C2", "bert@G2")
                .banner("anna", "C3", "cyg-ironclad*8");
        String split =
                "{reorganise: {anna-1: {split: {D2: [cyg-ironclad#1, cyg-ironclad#2, cyg-ironclad#3, cyg-ironclad#4]}}}}";
        assertThat(managing(campaigns).codes("anna", json(split))).containsExactly("BANNER_LIMIT");
        assertThat(managing(two().banner("anna", "C3", "cyg-ironclad*8")).codes("anna", json(split)))
                .isEmpty();
        Campaigns three = Campaigns.of(Campaigns.option("maxBanners", 3), "anna@C2", "bert@G2")
                .banner("anna", "C3", "cyg-ironclad*8")
                .banner("anna", "B1")
                .banner("anna", "C1");
        assertThat(managing(three).codes("anna", json(split))).containsExactly("BANNER_LIMIT");
        assertThat(managing(three).codes("anna", json(split.replace("}}}}", "}}, anna-2: {merge: {anna-3: []}}}}"))))
                .as("which of them is first does not matter")
                .isEmpty();
    }

    @Test
    @Rule({"WMC-REO-05", "WMC-REO-06"})
    void aMergedBannerDisbandsWhatIsAbove100() {
        Campaigns campaigns =
                two().banner("anna", "C3", "cyg-stormclad*6").banner("anna", "D2", "cyg-defender*5", HALEY);
        assertThat(managing(campaigns).codes("anna", json("{reorganise: {anna-1: {merge: {anna-2: []}}}}")))
                .containsExactly("BANNER_TOO_LARGE");
        Campaign done = managed(campaigns, "{reorganise: {anna-1: {merge: {anna-2: [cyg-stormclad#1]}}}}");
        assertThat(done.points("anna-2")).isEqualTo(95);
        assertThat(done.casters("anna-2")).isEqualTo(1);
        assertThat(done.banners()).containsOnlyKeys("anna-2");
    }

    @Test
    @Rule("WMC-REO-07")
    void aBannerThatGivesItsLastIsDisbanded() {
        Campaigns campaigns = two().banner("anna", "C3", HALEY).banner("anna", "D2");
        Campaign done = managed(campaigns, "{casters: {" + HALEY + "#1: anna-2}}");
        assertThat(done.banners()).containsOnlyKeys("anna-2");
    }

    @Test
    @Rule("WMC-BAN-13")
    void aBannerMayFallBelow25() {
        Campaigns campaigns = two().banner("anna", "C3", "cyg-ironclad*4").banner("anna", "D2");
        Campaign done = managed(
                campaigns, "{reorganise: {anna-1: {reinforce: {anna-2: {give: [cyg-ironclad#1, cyg-ironclad#2]}}}}}");
        assertThat(done.points("anna-1")).isEqualTo(14);
    }

    // ---- casters

    @Test
    @Rule({"WMC-CST-01", "WMC-CST-02", "WMC-CST-06"})
    void aCasterGoesAtOnceToABannerOnConnectedGround() {
        Campaigns campaigns = two().banner("anna", "C5", HALEY, "cyg-ironclad")
                .banner("anna", "C3")
                .banner("bert", "D2", "kha-juggernaut");
        Campaign done = managed(campaigns, "{casters: {" + HALEY + "#1: anna-2}}");
        assertThat(done.casters("anna-1")).isZero();
        assertThat(done.casters("anna-2")).isEqualTo(1);
        assertThat(done.isConnected(ANNA, "C3")).isTrue();
        assertThat(Campaigns.from(done).controls("anna", "C5").campaign().isConnected(ANNA, "C5"))
                .isFalse();
        assertThat(Campaigns.from(done).controls("anna", "C5", "C4").campaign().isConnected(ANNA, "C5"))
                .isTrue();
    }

    @Test
    @Rule({"WMC-CST-03", "WMC-CST-04", "WMC-CST-05"})
    void elsewhereADieTellsWhen() {
        for (int die = 1; die <= 3; die++) {
            Campaigns campaigns =
                    two().banner("anna", "C3", HALEY, "cyg-ironclad").banner("anna", "C5");
            Campaign done = managed(campaigns, "{casters: {" + HALEY + "#1: anna-2}}", die);
            assertThat(done.casters("anna-1")).isZero();
            assertThat(done.casters("anna-2")).isEqualTo(die == 1 ? 0 : 1);
            assertThat(done.ledger(ANNA).transit()).hasSize(die == 1 ? 1 : 0);
            assertThat(done.list("anna-2").stream().anyMatch(Entry::late)).isEqualTo(die == 2);
            if (die == 1) {
                Campaign later = managed(Campaigns.from(done.nextRound()), "{}");
                assertThat(later.casters("anna-2")).isEqualTo(1);
                assertThat(later.ledger(ANNA).transit()).isEmpty();
            }
        }
    }

    @Test
    @Rule("WMC-CST-04")
    void aDelayedCasterWhoseBannerIsGoneGoesWhereItsOwnerSaysOrToTheFirstWithRoom() {
        Campaigns campaigns = two().banner("anna", "C3")
                .banner("anna", "D2")
                .ledger("anna", ledger -> ledger.sending(Parcel.of("anna-9", Entry.fresh("h#1", HALEY, 1))));
        assertThat(managed(campaigns, "{}").casters("anna-1")).isEqualTo(1);
        assertThat(managed(campaigns, "{casters: {h#1: anna-2}}").casters("anna-2"))
                .isEqualTo(1);
    }

    @Test
    @Rule({"WMC-CST-07", "WMC-BAN-04"})
    void theCasterLimitHoldsAfterAllOfThem() {
        Campaigns campaigns =
                two().banner("anna", "C3", HALEY, "cyg-ironclad").banner("anna", "D2", STRYKER, "cyg-ironclad");
        assertThat(managing(campaigns).codes("anna", json("{casters: {" + HALEY + "#1: anna-2}}")))
                .containsExactly("CASTER_LIMIT");
        Campaign done = managed(campaigns, "{casters: {" + HALEY + "#1: anna-2, " + STRYKER + "#1: anna-1}}");
        assertThat(troops(done, "anna-1")).contains(STRYKER);
    }

    @Test
    @Rule({"WMC-CST-07", "WMC-REO-07"})
    void twoCastersChangePlacesThoughOneIsAloneInHisBanner() {
        Campaigns campaigns = two().banner("anna", "C3", HALEY).banner("anna", "D2", STRYKER, "cyg-ironclad");
        Campaign done = managed(campaigns, "{casters: {" + HALEY + "#1: anna-2, " + STRYKER + "#1: anna-1}}");
        assertThat(troops(done, "anna-1")).containsExactly(STRYKER);
        assertThat(troops(done, "anna-2")).containsExactly("cyg-ironclad", HALEY);
        assertThat(done.list("anna-2").get(0).leader()).isEqualTo(HALEY + "#1");
    }

    @Test
    @Rule({"WMC-BAN-04", "WMC-CST-07", "WMC-REO-06"})
    void aBannerAboveItsLimitOfCastersTakesNoFurtherOne() {
        Campaigns campaigns = two().banner("anna", "C3", HALEY, STRYKER, "cyg-ironclad*5")
                .banner("anna", "D2", "cyg-lieutenant-allister-caine", "cyg-hunter");
        assertThat(managing(campaigns).codes("anna", json("{casters: {cyg-lieutenant-allister-caine#1: anna-1}}")))
                .containsExactly("CASTER_LIMIT");
        assertThat(managing(campaigns).codes("anna", json("{reorganise: {anna-2: {merge: {anna-1: []}}}}")))
                .containsExactly("CASTER_LIMIT");
        String one = "{reorganise: {anna-2: {merge: {anna-1: [cyg-lieutenant-allister-caine#1]}}}}";
        assertThat(managing(campaigns).codes("anna", json(one)))
                .as("what is above the limit already goes to the headquarters")
                .isEmpty();
    }

    @Test
    @Rule({"WMC-CST-01", "WMC-CST-03"})
    void aCasterWhoIsSentToHisOwnBannerStaysWithoutARoll() {
        Campaigns campaigns = two().banner("anna", "C5", HALEY, "cyg-ironclad").banner("anna", "C3");
        Campaign done = managed(campaigns, "{casters: {" + HALEY + "#1: anna-1}}");
        assertThat(troops(done, "anna-1")).containsExactly(HALEY, "cyg-ironclad");
    }

    @Test
    @Rule("WMC-BAN-05")
    void aCasterTooManyAfterLossesWaitsAtTheHeadquarters() {
        Campaigns campaigns = two().banner("anna", "C3", HALEY, "cyg-stormclad*8")
                .banner("anna", "D2", "cyg-hunter")
                .entry("anna-1", "none", entry -> entry);
        Campaign weak = campaigns
                .change(campaign -> campaign.listing(
                        "anna-1",
                        List.of(
                                Entry.fresh("h#1", HALEY, 1),
                                Entry.fresh("s#1", STRYKER, 1),
                                Entry.fresh("i#1", "cyg-ironclad", 1))))
                .campaign();
        Campaign done = managed(Campaigns.from(weak), "{}");
        assertThat(troops(done, "anna-1")).containsExactly(HALEY, "cyg-ironclad");
        assertThat(done.ledger(ANNA).pool()).extracting(Entry::troop).containsExactly(STRYKER);
        Campaign sent = managed(Campaigns.from(done), "{casters: {s#1: anna-2}}");
        assertThat(troops(sent, "anna-2")).contains(STRYKER);
        Campaign moved = managed(Campaigns.from(weak), "{casters: {h#1: anna-2}}");
        assertThat(moved.ledger(ANNA).pool()).isEmpty();
    }

    @Test
    @Rule("WMC-BAN-10")
    void anOwnerAssignsWarjacksToWhoCanControlThem() {
        Campaigns campaigns = two().banner(
                        "anna",
                        "C3",
                        HALEY,
                        "cyg-journeyman-warcaster",
                        "cyg-ironclad",
                        "mer-captain-damiano",
                        "mer-nomad",
                        "cyg-stormclad*6")
                .supply("anna", 20);
        assertThat(campaigns.campaign().list("anna-1").get(2).leader()).isEqualTo(HALEY + "#1");
        Campaign done = managed(campaigns, "{battlegroups: {cyg-ironclad#1: cyg-journeyman-warcaster#1}}");
        assertThat(done.list("anna-1").get(2).leader()).isEqualTo("cyg-journeyman-warcaster#1");
        assertThat(managing(campaigns).violations("anna", json("{battlegroups: {mer-nomad#1: " + HALEY + "#1}}")))
                .extracting(violation -> violation.sentence().toString())
                .containsExactly("Nomad can't be controlled by Captain Victoria Haley.");
    }

    // ---- the defense force

    private static final String[] CORE = {"cyg-ironclad*4", "cyg-stormguard:10"};

    @Test
    @Rule({"WMC-DEF-04", "WMC-DEF-07"})
    void theCoreIsRestoredAndWhatWasAddedIsNot() {
        Campaigns campaigns = two().defenseForce("anna", CORE, "cyg-lancer", "cyg-hunter")
                .change(campaign -> campaign.listing(
                        "anna-hq",
                        campaign.list("anna-hq").stream()
                                .filter(entry -> !List.of("cyg-ironclad#1", "cyg-lancer#1")
                                        .contains(entry.id()))
                                .toList()));
        Campaign done = managed(campaigns, "{}");
        assertThat(done.list("anna-hq"))
                .extracting(Entry::id)
                .containsExactly(
                        "cyg-ironclad#1",
                        "cyg-ironclad#2",
                        "cyg-ironclad#3",
                        "cyg-ironclad#4",
                        "cyg-stormguard#1",
                        "cyg-hunter#1");
    }

    @Test
    @Rule({"WMC-DEF-06", "WMC-DEF-07"})
    void whatWasAddedToAUnitOfTheCoreStaysUntilTheUnitFalls() {
        Campaigns campaigns = two().defenseForce("anna", new String[] {"cyg-trencher-infantry:6", "cyg-ironclad*4"})
                .entry(
                        "anna-hq",
                        "cyg-trencher-infantry#1",
                        entry -> entry.of(10).attaching("cyg-trencher-infantry-grenadier#1"));
        Entry grown = managed(campaigns, "{}").list("anna-hq").get(0);
        assertThat(grown.models()).isEqualTo(10);
        assertThat(grown.attachments()).containsExactly("cyg-trencher-infantry-grenadier#1");
        Campaigns fallen = campaigns.change(
                campaign -> campaign.listing("anna-hq", campaign.list("anna-hq").subList(1, 5)));
        Entry restored = managed(fallen, "{}").list("anna-hq").get(0);
        assertThat(restored.models()).isEqualTo(6);
        assertThat(restored.attachments()).isEmpty();
    }

    @Test
    @Rule({"WMC-DEF-05", "WMC-DEF-01"})
    void theCoreMayBeChangedWithinItsRules() {
        Campaigns campaigns = two().defenseForce("anna", CORE, "cyg-hunter");
        Campaign done = managed(campaigns, "{garrison: {core: {cyg-defender: 5}}}");
        assertThat(done.points("anna-hq")).isEqualTo(45 + 6);
        assertThat(done.ledger(ANNA).core()).hasSize(5);
        for (String[] wrong : new String[][] {
            {"{cyg-defender: 6}", "DEFENSE_FORCE_POINTS"},
            {"{cyg-thorn: 1}", "FORBIDDEN_CATEGORY"},
            {"{mer-sea-dog-deck-gun:2: 1}", "OUT_OF_FACTION_GARRISON"},
            {"{cyg-gun-mage-captain-adept: 3}", "FIELD_ALLOWANCE"}
        }) {
            assertThat(managing(campaigns).codes("anna", json("{garrison: {core: " + wrong[0] + "}}")))
                    .as(wrong[0])
                    .containsExactly(wrong[1]);
        }
    }

    @Test
    @Rule("WMC-STC-05")
    void whatIsAboveTheAllowanceSinceTheFortressFellKeepsNobodyFromChangingTheCore() {
        Campaigns campaigns = two().defenseForce("anna", CORE, "cyg-gun-mage-captain-adept*3");
        assertThat(managing(campaigns).codes("anna", json("{garrison: {core: {cyg-defender: 5}}}")))
                .isEmpty();
        assertThat(managing(campaigns)
                        .codes("anna", json("{garrison: {core: {cyg-gun-mage-captain-adept: 1, cyg-defender: 4}}}")))
                .containsExactly("FIELD_ALLOWANCE");
    }

    @Test
    @Rule("WMC-DEF-05")
    void whatGoesWithTheCoreIsToldOf() {
        Campaigns campaigns = two().defenseForce("anna", new String[] {"cyg-trencher-infantry:6", "cyg-ironclad*4"})
                .change(campaign -> campaign.listing(
                        "anna-hq",
                        campaign.list("anna-hq").stream()
                                .map(entry -> entry.troop().equals("cyg-trencher-infantry") ? entry.of(10) : entry)
                                .toList()));
        RulesTable<Campaign> table = managing(campaigns).choose("anna", json("{garrison: {core: {cyg-defender: 5}}}"));
        table.choose("bert", "{}").isOver();
        assertThat(table.told()).contains("What was bought for Trencher Infantry (10) of the core goes with it.");
    }

    @Test
    @Rule("WMC-BAN-01")
    void aCharacterOfTheCoreServesInNoBanner() {
        Campaigns campaigns =
                two().defenseForce("anna", CORE).banner("anna", "C3", "cyg-captain-maxwell-finn", "cyg-ironclad");
        assertThat(managing(campaigns).codes("anna", json("{garrison: {core: {cyg-captain-maxwell-finn: 1}}}")))
                .containsExactly("CHARACTER_TWICE");
    }

    @Test
    @Rule("WMC-RES-02")
    void theFreePortTakesTwoOffTheUpkeep() {
        Campaigns campaigns = Campaigns.of("anna@C2", "bert@K2", "cleo@C8", "dora@K8", "emil@D5")
                .controls("anna", "G8")
                .supply("anna", 5)
                .banner("anna", "C3", "mer-sea-dog-crew:10");
        assertThat(Upkeep.bill(campaigns.campaign(), ANNA, List.of()).cost()).isEqualTo(1);
    }
}
