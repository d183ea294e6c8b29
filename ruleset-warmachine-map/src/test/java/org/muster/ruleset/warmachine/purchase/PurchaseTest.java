package org.muster.ruleset.warmachine.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.warmachine.Campaigns.json;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.HouseRules.DeliveryRoll;
import org.muster.ruleset.warmachine.HouseRules.FieldAllowance;
import org.muster.ruleset.warmachine.HouseRules.PurchaseOrder;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.season.Season;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;
import tools.jackson.databind.JsonNode;

/** Purchases. Anna's spaces: B1, B2, C1, C2, C3, D1, D2. */
class PurchaseTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final String HALEY = "cyg-captain-victoria-haley";

    private static Campaigns rich(int supply) {
        return Campaigns.of("anna@C2", "bert@G2:khador").supply("anna", supply).banner("anna", "C3", "cyg-ironclad*3");
    }

    private static RulesTable<Campaign> shopping(Campaigns campaigns) {
        return campaigns.table().play(new PurchasePhase.OpenPurchases());
    }

    private static Campaign bought(Campaigns campaigns, String answer, int... dice) {
        return shopping(campaigns)
                .rolling(dice)
                .choose("anna", json(answer))
                .choose("bert", "{}")
                .isOver()
                .state();
    }

    private static List<String> codes(Campaigns campaigns, String answer) {
        return shopping(campaigns).codes("anna", json(answer));
    }

    private static List<String> told(Campaigns campaigns, String answer) {
        return shopping(campaigns).violations("anna", json(answer)).stream()
                .map(one -> one.sentence().toString())
                .toList();
    }

    private static int supply(Campaign campaign) {
        return campaign.ledger(ANNA).supply();
    }

    private static String buy(String items) {
        return "{forces: {anna-1: {buy: {" + items + "}}}}";
    }

    /** What people read beside an entry is what it costs them; what costs too much has its sum too. */
    @Test
    @Rule({"WMC-BUY-01", "WMC-BUY-03"})
    void theListTellsSupplyPointsAndTheSumTellsWhatIsTooMuch() {
        Options<Purchases> options = PurchaseForm.of(rich(12).table().state(), ANNA);
        String told = OptionsJson.describe(options).toString();
        assertThat(told)
                .contains("{\"id\":\"" + HALEY
                        + "\",\"name\":\"Captain Victoria Haley\",\"points\":10,\"group\":\"Warcasters\"}");
        assertThat(options.sumOf(Json.readAnswer(buy(HALEY + ": 1"))))
                .hasToString("It costs 10 of 12 supply points; 2 are left.");
        assertThat(options.sumOf(Json.readAnswer(buy(HALEY + ": 1, cyg-lancer: 1"))))
                .hasToString("It costs 16 of 12 supply points: 4 too many.");
    }

    // ---- models, units, upgrades, casters

    @Test
    @Rule({"WMC-BUY-01", "WMC-BUY-03", "WMC-BUY-04", "WMC-BUY-06"})
    void troopsCostTheirPointsACasterTenAndTheyAreThereAtOnceOnConnectedGround() {
        Campaign done = bought(rich(30), buy("cyg-lancer: 1, cyg-sword-knights:6: 1, " + HALEY + ": 1"));
        assertThat(supply(done)).isEqualTo(30 - 6 - 4 - 10);
        assertThat(done.points("anna-1")).isEqualTo(21 + 10);
        assertThat(codes(rich(9), buy("cyg-lancer: 1, cyg-sword-knights:6: 1"))).containsExactly("NOT_ENOUGH_SUPPLY");
    }

    /** How much is offered: models, and places for the rest. */
    private static long offered(Campaigns campaigns) {
        JsonNode form =
                OptionsJson.describe(shopping(campaigns).question("anna").options());
        return form.findValues("offered").stream().mapToLong(JsonNode::size).sum()
                + form.findValues("max").stream().mapToLong(JsonNode::asInt).sum()
                + form.findValues("cases").stream()
                        .mapToLong(cases -> cases.size() - 1)
                        .sum();
    }

    private static Options<?> part(Campaigns campaigns, String name) {
        return PurchaseForm.of(campaigns.table().state(), ANNA).parts().stream()
                .filter(part -> part.option().id().equals(name))
                .findFirst()
                .orElseThrow()
                .options();
    }

    @Test
    @Rule("WMC-BUY-01")
    void whatCannotBePaidIsNotOfferedAndWhoNamesItHearsThePrice() {
        assertThat(offered(rich(0))).isZero();
        assertThat(offered(rich(5))).isBetween(1L, offered(rich(100)) - 1);
        assertThat(codes(rich(0), buy("cyg-lancer: 1"))).containsExactly("NOT_ENOUGH_SUPPLY");
        assertThat(PurchaseForm.of(rich(9).table().state(), ANNA)
                        .read(Json.readAnswer(buy("cyg-lancer: 1, cyg-sword-knights:6: 1")))
                        .violations())
                .extracting(wrong -> wrong.sentence().toString())
                .as("a Lancer for 6, and knights for 4")
                .containsExactly("The whole purchase would cost 10 supply points; you have 9.");
        assertThat(codes(rich(0), "{structures: [outpost@C3]}")).containsExactly("NOT_ENOUGH_SUPPLY");
        assertThat(part(rich(3), "structures").closed()).as("ten points").anySatisfy(closed -> {
            assertThat(closed.option().id()).isEqualTo("outpost@C3");
            assertThat(closed.violations()).hasToString("[This costs 10 supply points, you have 3. [WMC-BUY-01]]");
        });
        assertThat(part(rich(24), "newBanners").question())
                .hasToString("Where do you raise new banners, for 25 supply points each?");
        assertThat(codes(rich(0).controls("bert", "C5"), "{specials: {uprising: C5}}"))
                .containsExactly("NOT_ENOUGH_SUPPLY");
    }

    @Test
    @Rule({"WMC-BUY-01", "WMC-BUY-03"})
    void whoBuysReadsWhatThereIsAndWhatTheBasketCosts() {
        Options<?> options = shopping(rich(30)).question("anna").options();
        assertThat(options.sumOf(Json.readAnswer(json("{}"))))
                .hasToString("It costs 0 of 30 supply points; 30 are left.");
        assertThat(options.sumOf(Json.readAnswer(json(buy("cyg-lancer: 1, " + HALEY + ": 1")))))
                .hasToString("It costs 16 of 30 supply points; 14 are left.");
    }

    /** Who reads what was bought need not hear what was asked. */
    @Test
    @Rule("WMC-BUY-01")
    void whatWasBoughtIsToldAsAStatement() {
        Options<?> options = shopping(rich(60)).question("anna").options();
        String answer =
                "{forces: {anna-1: {buy: {cyg-lancer: 1}}}, structures: [outpost@C3], newBanners: {D2: {list: {cyg-lancer: 3},"
                        + " more: {cyg-thorn: 1}}}, specials: {spying: [bert-1]}}";
        assertThat(options.inWords(Json.readAnswer(json(answer))))
                .hasToString(
                        "bought: anna's banner 1: 1 x Lancer; new banners: Skald Hollow (D2): (3 x Lancer; joined by 1 x Thorn); built: outpost in C3; special actions: spying on bert-1");
    }

    @Test
    @Rule("WMC-BUY-04")
    void aUnitGrowsFromItsSmallestToItsLargestSize() {
        Campaigns campaigns = rich(5).banner("anna", "D2", "cyg-long-gunner-infantry:6", "cyg-sword-knights:10");
        Campaign done = bought(campaigns, "{forces: {anna-2: {enlarge: [cyg-long-gunner-infantry#1]}}}");
        assertThat(done.list("anna-2").get(0).models()).isEqualTo(10);
        assertThat(supply(done)).isEqualTo(1);
        assertThat(codes(campaigns, "{forces: {anna-2: {enlarge: [cyg-sword-knights#1]}}}"))
                .containsExactly("NO_SUCH_OPTION");
        assertThat(codes(rich(30), buy("cyg-sword-knights:8: 1"))).containsExactly("UNIT_SIZE");
    }

    @Test
    @Rule({"WMC-BUY-05", "WMC-STC-06"})
    void colossalsBattleEnginesAndTheirCastersNeedAResearchCenter() {
        for (String item : List.of("cyg-stormwall", "cyg-storm-strider")) {
            assertThat(codes(rich(30), buy(item + ": 1"))).containsExactly("RESEARCH_CENTER_NEEDED");
            assertThat(codes(rich(30).structure("anna", StructureKind.RESEARCH_CENTER, "D2"), buy(item + ": 1")))
                    .isEmpty();
        }
        Campaigns legion =
                Campaigns.of("anna@C2:legion", "bert@G2").supply("anna", 40).banner("anna", "C3", "leg-seraph");
        String throne = "buy: {leg-lylyth-reckoning-of-everblight: 1}";
        assertThat(codes(legion, "{forces: {anna-1: {" + throne + "}}}")).containsExactly("RESEARCH_CENTER_NEEDED");
        assertThat(codes(legion, "{forces: {anna-1: {" + throne + "}}, structures: [research-center@D2]}"))
                .isEmpty();
    }

    @Test
    @Rule({"WMC-BUY-07", "WMC-BUY-08", "WMC-BUY-09"})
    void elsewhereOneDieForEachBannerTellsWhen() {
        for (int die = 1; die <= 3; die++) {
            Campaigns campaigns = rich(30).banner("anna", "C5", "cyg-ironclad");
            Campaign done = bought(campaigns, "{forces: {anna-2: {buy: {cyg-lancer: 1, cyg-hunter: 1}}}}", die);
            assertThat(done.list("anna-2")).hasSize(die == 1 ? 1 : 3);
            assertThat(done.list("anna-2").stream().filter(Entry::late).count()).isEqualTo(die == 2 ? 2 : 0);
            assertThat(supply(done)).isEqualTo(18);
            if (die == 1) {
                assertThat(done.ledger(ANNA).transit()).hasSize(1);
                Campaign later = bought(Campaigns.from(done.nextRound()), "{}");
                assertThat(later.list("anna-2")).hasSize(3);
                assertThat(later.ledger(ANNA).transit()).isEmpty();
            }
        }
    }

    @Test
    @Rule("WMC-BUY-07")
    void byOptionThereIsADieForEachThing() {
        Campaigns campaigns = Campaigns.of(
                        Campaigns.option("deliveryRoll", DeliveryRoll.PER_ITEM), "anna@C2", "bert@G2:khador")
                .supply("anna", 30)
                .banner("anna", "C5", "cyg-ironclad");
        Campaign done = bought(campaigns, "{forces: {anna-1: {buy: {cyg-lancer: 1, cyg-hunter: 1}}}}", 1, 4);
        assertThat(done.list("anna-1")).extracting(Entry::troop).containsExactly("cyg-ironclad", "cyg-hunter");
    }

    @Test
    @Rule({"WMC-BUY-07", "WMC-BUY-08", "WMC-BUY-09"})
    void ofSeveralAlikeEachIsToldOf() {
        Campaigns campaigns = Campaigns.of(
                        Campaigns.option("deliveryRoll", DeliveryRoll.PER_ITEM), "anna@C2", "bert@G2:khador")
                .supply("anna", 60)
                .banner("anna", "C5", "cyg-ironclad");
        RulesTable<Campaign> table = shopping(campaigns)
                .rolling(1, 2, 6, 6)
                .choose("anna", json("{forces: {anna-1: {buy: {cyg-lancer: 4}}}}"));
        table.choose("bert", "{}").isOver();
        assertThat(table.told())
                .contains(
                        "Lancer for anna's banner 1: delayed a round.",
                        "Lancer for anna's banner 1: there, but late for the next battle.",
                        "2 x Lancer for anna's banner 1: there at once.");
    }

    @Test
    @Rule({"WMC-BUY-07", "WMC-BAN-04"})
    void aSecondCasterWaitsForTheTroopsThatMakeRoomForHim() {
        Campaigns campaigns = Campaigns.of(
                        Campaigns.option("deliveryRoll", DeliveryRoll.PER_ITEM), "anna@C2", "bert@G2:khador")
                .supply("anna", 99)
                .banner("anna", "C5", HALEY, "cyg-ironclad*10");
        String both = "{forces: {anna-1: {buy: {cyg-commander-coleman-stryker: 1, cyg-ironclad: 1}}}}";
        Campaign done = bought(campaigns, both, 6, 1);
        assertThat(done.points("anna-1")).isEqualTo(70);
        assertThat(done.casters("anna-1")).isEqualTo(1);
        assertThat(done.ledger(ANNA).transit().get(0).entries())
                .extracting(Entry::troop)
                .containsExactly("cyg-ironclad", "cyg-commander-coleman-stryker");
        Campaign later = bought(Campaigns.from(done.nextRound()), "{}");
        assertThat(later.casters("anna-1")).isEqualTo(2);
        assertThat(later.points("anna-1")).isEqualTo(77);
    }

    @Test
    @Rule({"WMC-BUY-09", "WMC-BAT-05"})
    void whatJoinsAUnitThatIsThereIsNotLate() {
        RulesTable<Campaign> table = shopping(rich(30).banner("anna", "C5", "cyg-trencher-infantry:6"))
                .rolling(2)
                .choose(
                        "anna",
                        json(
                                "{forces: {anna-2: {buy: {cyg-trencher-infantry-grenadier: 1, cyg-lancer: 1}, enlarge: [cyg-trencher-infantry#1]}}}"))
                .choose("bert", "{}")
                .isOver();
        assertThat(table.state().list("anna-2")).extracting(Entry::late).containsExactly(false, true);
        assertThat(table.told())
                .contains(
                        "Lancer for anna's banner 2: there, but late for the next battle.",
                        "Trencher Infantry Grenadier for anna's banner 2: there at once.",
                        "more models of Trencher Infantry for anna's banner 2: there at once.");
    }

    @Test
    @Rule("WMC-BUY-08")
    void delayedAttachmentsAndMenJoinTheirUnits() {
        Campaigns campaigns = rich(30).banner("anna", "C5", "cyg-trencher-infantry:6", "cyg-ironclad");
        Campaign done = bought(
                campaigns,
                "{forces: {anna-2: {buy: {cyg-trencher-infantry-grenadier: 2}, enlarge: [cyg-trencher-infantry#1]}}}",
                1);
        assertThat(done.points("anna-2")).isEqualTo(13);
        Campaign later = bought(Campaigns.from(done.nextRound()), "{}");
        assertThat(later.points("anna-2")).isEqualTo(10 + 2 + 7);
    }

    @Test
    @Rule("WMC-BUY-08")
    void nothingWaitsForAnAttachmentWhoseUnitIsGone() {
        Campaigns campaigns = rich(30).banner("anna", "C5", "cyg-trencher-infantry:6", "cyg-ironclad");
        Campaign sent =
                bought(campaigns, "{forces: {anna-2: {buy: {cyg-lancer: 1, cyg-trencher-infantry-grenadier: 1}}}}", 1);
        Campaign lost =
                sent.listing("anna-2", sent.list("anna-2").subList(1, 2)).nextRound();
        Campaign there = bought(Campaigns.from(lost), "{}");
        assertThat(there.list("anna-2")).extracting(Entry::troop).containsExactly("cyg-ironclad", "cyg-lancer");
        assertThat(there.ledger(ANNA).transit())
                .singleElement()
                .satisfies(waiting -> assertThat(waiting.attachments()).hasSize(1));
        Campaign moved = sent.listing("anna-1", sent.list("anna-2").subList(0, 1))
                .listing("anna-2", sent.list("anna-2").subList(1, 2))
                .nextRound();
        Campaign apart = bought(Campaigns.from(moved), "{}");
        assertThat(apart.list("anna-2")).extracting(Entry::troop).containsExactly("cyg-ironclad", "cyg-lancer");
        assertThat(apart.list("anna-1").get(0).attachments()).hasSize(1);
        assertThat(apart.ledger(ANNA).transit()).isEmpty();
    }

    /** Four men for the Sword Knights of her second banner, who are delayed. */
    private static Campaigns delayedMen() {
        Campaigns campaigns = rich(30).banner("anna", "C5", "cyg-sword-knights:6", "cyg-ironclad");
        return Campaigns.from(bought(campaigns, "{forces: {anna-2: {enlarge: [cyg-sword-knights#1]}}}", 1)
                .nextRound());
    }

    /** What arrives, and for whom it was meant where it is somebody else. */
    @Test
    @Rule("WMC-BUY-08")
    void whoHasBoughtReadsWhatArrivesWhere() {
        String men = "more models for Sword Knights";
        assertThat(shopping(delayedMen())
                        .choose("anna", "{}")
                        .choose("bert", "{}")
                        .told())
                .contains("Delayed reinforcements arrive at anna's banner 2: " + men + ".");
        Campaigns gone = delayedMen()
                .change(campaign -> campaign.disbanding("anna-2"))
                .banner("anna", "D2", "cyg-sword-knights:6");
        RulesTable<Campaign> table = shopping(gone);
        assertThat(table.question("anna").options().inWords(Json.readAnswer("{redirect: {parcel-1: anna-3}}")))
                .hasToString("late purchases, where their banner is gone or full: " + men
                        + " for a banner that is gone: anna's banner 3");
        assertThat(table.choose("anna", "{}").choose("bert", "{}").told())
                .contains("Delayed reinforcements for a banner that is gone arrive at anna's banner 3: " + men + ".");
    }

    @Test
    @Rule("WMC-BUY-08")
    void delayedMenFollowTheirUnitOrJoinAnotherOfItsKindOrWait() {
        Campaigns moved = delayedMen()
                .change(campaign -> campaign.listing(
                                "anna-1", List.of(campaign.list("anna-2").get(0)))
                        .listing("anna-2", campaign.list("anna-2").subList(1, 2)));
        Campaign followed = bought(moved, "{}");
        assertThat(followed.list("anna-1").get(0).models()).isEqualTo(10);
        assertThat(followed.ledger(ANNA).transit()).isEmpty();
        Campaigns gone = delayedMen().change(campaign -> campaign.disbanding("anna-2"));
        Campaign waiting = bought(gone, "{}");
        assertThat(waiting.ledger(ANNA).transit()).hasSize(1);
        Campaign joined = bought(Campaigns.from(waiting).banner("anna", "D2", "cyg-sword-knights:6"), "{}");
        assertThat(joined.list("anna-3").get(0).models()).isEqualTo(10);
        assertThat(joined.ledger(ANNA).transit()).isEmpty();
    }

    @Test
    @Rule({"WMC-BUY-04", "WMC-BUY-08"})
    void menWhoAreOnTheirWayAreNotBoughtAgain() {
        String again = "{forces: {anna-2: {enlarge: [cyg-sword-knights#1]}}}";
        assertThat(shopping(delayedMen()).violations("anna", json(again)))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "MEN_ON_THEIR_WAY The men that bring Sword Knights to full size are bought already and on"
                                + " their way.");
        Campaigns other = delayedMen()
                .change(campaign -> campaign.disbanding("anna-2"))
                .banner("anna", "D2", "cyg-sword-knights:6");
        assertThat(codes(other, "{forces: {anna-3: {enlarge: [cyg-sword-knights#2]}}}"))
                .as("who had lost their unit join this one")
                .containsExactly("FULL_SIZE");
    }

    /** Six Sword Knights on their way to a banner that is no more. */
    private static Campaigns knightsOnTheirWay() {
        Entry knights = Entry.fresh("cyg-sword-knights#9", "cyg-sword-knights", 6);
        return rich(30).banner("anna", "D2", "cyg-lancer")
                .ledger(
                        "anna",
                        ledger -> ledger.sending(Parcel.bought("anna-9", List.of(knights), List.of(), List.of())));
    }

    @Test
    @Rule({"WMC-BUY-08", "WMC-BUY-04"})
    void aUnitThatArrivesNowCanBeEnlargedNow() {
        String grow = "{forces: {anna-1: {enlarge: [cyg-sword-knights#9]}}}";
        Campaign grown = bought(knightsOnTheirWay(), grow);
        assertThat(grown.list("anna-1").get(3).models()).isEqualTo(10);
        assertThat(supply(grown)).isEqualTo(28);
        assertThat(OptionsJson.describe(
                                shopping(knightsOnTheirWay()).question("anna").options())
                        .toString())
                .contains("Sword Knights (6), if it arrives here");
        assertThat(shopping(knightsOnTheirWay()).violations("anna", json(grow.replace("anna-1", "anna-2"))))
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly(
                        "NOT_ARRIVED Sword Knights does not arrive at anna's banner 2 now, and can't be enlarged there.");
        Campaign there = bought(
                knightsOnTheirWay(),
                "{redirect: {parcel-1: anna-2}, forces: {anna-2: {enlarge: [cyg-sword-knights#9]}}}");
        assertThat(there.list("anna-2").get(1).models()).isEqualTo(10);
    }

    @Test
    @Rule({"WMC-BAN-06", "WMC-BUY-08"})
    void byOptionWhatIsAboveTheAllowanceOfAllBannersTogetherStaysOnItsWay() {
        for (String version : List.of("0.1.0", "0.1.1")) {
            Entry adept = Entry.fresh("cyg-gun-mage-captain-adept#9", "cyg-gun-mage-captain-adept", 1);
            Campaigns campaigns = Campaigns.playedBy(
                            version,
                            Campaigns.option("fieldAllowance", FieldAllowance.PER_PLAYER),
                            "anna@C2",
                            "bert@G2:khador")
                    .banner("anna", "C3", "cyg-ironclad*3")
                    .banner("anna", "D2", "cyg-gun-mage-captain-adept*2")
                    .ledger(
                            "anna",
                            ledger -> ledger.sending(Parcel.bought("anna-1", List.of(adept), List.of(), List.of())));
            assertThat(bought(campaigns, "{}").ledger(ANNA).transit())
                    .as(version)
                    .hasSize(version.equals("0.1.1") ? 1 : 0);
        }
    }

    @Test
    @Rule({"WMC-BAN-06", "WMC-BAN-07"})
    void anAttachmentJoinsAUnitThatCarriesItsKind() {
        String grenadier = "cyg-trencher-infantry-grenadier";
        for (String version : List.of("0.1.0", "0.1.1")) {
            Campaigns campaigns = Campaigns.playedBy(version, HouseRules.DEFAULT, "anna@C2", "bert@G2:khador")
                    .supply("anna", 9)
                    .banner("anna", "C3", "cyg-trencher-infantry:6*3")
                    .entry("anna-1", "cyg-trencher-infantry#2", one -> one.attaching(grenadier + "#8"))
                    .entry("anna-1", "cyg-trencher-infantry#3", one -> one.attaching(grenadier + "#9"));
            assertThat(codes(campaigns, buy(grenadier + ": 1")))
                    .as(version)
                    .isEqualTo(version.equals("0.1.1") ? List.of() : List.of("FIELD_ALLOWANCE"));
        }
    }

    @Test
    @Rule({"WMC-BUY-08", "WMC-BAN-03"})
    void whatFitsNowhereStaysOnItsWay() {
        Campaigns campaigns = rich(0).banner("anna", "D2", "cyg-lancer")
                .ledger(
                        "anna",
                        ledger -> ledger.sending(Parcel.bought(
                                "anna-9", List.of(Entry.fresh("i#9", "cyg-stormclad", 1)), List.of(), List.of())));
        assertThat(bought(campaigns, "{}").list("anna-1")).hasSize(4);
        assertThat(bought(campaigns, "{redirect: {parcel-1: anna-2}}").list("anna-2"))
                .hasSize(2);
        Campaigns full = Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("anna", "C3", "cyg-stormclad*10")
                .ledger(
                        "anna",
                        ledger -> ledger.sending(Parcel.bought(
                                "anna-1", List.of(Entry.fresh("i#9", "cyg-ironclad", 1)), List.of(), List.of())));
        assertThat(bought(full, "{}").ledger(ANNA).transit()).hasSize(1);
    }

    @Test
    @Rule({"WMC-BUY-05", "WMC-BUY-12", "WMC-BAN-01", "WMC-BAN-03", "WMC-BAN-04"})
    void listsAreCheckedAlsoWithWhatCannotBeHad() {
        Campaigns campaigns = rich(200).banner("anna", "D2", HALEY);
        assertThat(codes(
                        campaigns,
                        buy("cyg-stormwall: 1, cyg-stormclad: 7, " + HALEY
                                + ": 1, cyg-commander-coleman-stryker: 1, cyg-lieutenant-allister-caine: 1")))
                .containsExactlyInAnyOrder(
                        "RESEARCH_CENTER_NEEDED", "BANNER_TOO_LARGE", "CASTER_LIMIT", "CHARACTER_TWICE");
        assertThat(codes(campaigns, "{forces: {anna-hq: {buy: {cyg-gun-mage-captain-adept: 3, " + HALEY + ": 1}}}}"))
                .containsExactlyInAnyOrder("FORBIDDEN_CATEGORY", "FIELD_ALLOWANCE", "CHARACTER_TWICE");
        assertThat(codes(campaigns, buy("kha-juggernaut: 12")))
                .containsExactlyInAnyOrder("NOT_IN_FACTION", "BANNER_TOO_LARGE");
    }

    @Test
    @Rule({"WMC-BUY-01", "WMC-BUY-10", "WMC-BUY-11", "WMC-BUY-12"})
    void aNewBannerIsCheckedAlsoWhereItHasNot25Points() {
        assertThat(codes(
                        rich(60),
                        "{newBanners: {D2: {list: {cyg-gun-mage-captain-adept: 3}, more: {cyg-stormclad: 4}},"
                                + " D1: {list: {cyg-ironclad: 3}, more: {" + HALEY
                                + ": 1, cyg-commander-coleman-stryker: 1}}}}"))
                .containsExactlyInAnyOrder(
                        "NEW_BANNER_POINTS",
                        "NEW_BANNER_POINTS",
                        "FIELD_ALLOWANCE",
                        "CASTER_LIMIT",
                        "NOT_ENOUGH_SUPPLY");
    }

    @Test
    @Rule({"WMC-BAN-06", "WMC-BAN-07"})
    void oneUnitTakesNoTwoOfficersAndNoListHoldsThem() {
        String officers = buy("cyg-sword-knight-officer-and-standard: 2");
        assertThat(codes(rich(9).banner("anna", "D2"), officers))
                .containsExactlyInAnyOrder("ATTACHMENT_WITHOUT_UNIT", "FIELD_ALLOWANCE");
        Campaigns knights = Campaigns.of("anna@C2", "bert@G2:khador")
                .supply("anna", 9)
                .banner("anna", "C3", "cyg-sword-knights:10", "cyg-ironclad*2");
        assertThat(codes(knights, officers)).containsExactlyInAnyOrder("ATTACHMENT_LIMIT", "FIELD_ALLOWANCE");
    }

    @Test
    @Rule({"WMC-BUY-12", "WMC-BAN-03", "WMC-BAN-04"})
    void allListsAreCheckedAfterAllPurchases() {
        assertThat(codes(rich(99), buy("cyg-stormclad: 8"))).containsExactly("BANNER_TOO_LARGE");
        assertThat(codes(rich(99), buy(HALEY + ": 1, cyg-commander-coleman-stryker: 1")))
                .containsExactly("CASTER_LIMIT");
        assertThat(codes(rich(99), buy(HALEY + ": 1, cyg-commander-coleman-stryker: 1, cyg-stormclad: 6")))
                .isEmpty();
        assertThat(codes(
                        rich(99).banner("anna", "D2", HALEY, "cyg-ironclad"),
                        buy(HALEY + ": 1, cyg-gun-mage-captain-adept: 3, cyg-sword-knight-officer-and-standard: 1")))
                .containsExactlyInAnyOrder("CHARACTER_TWICE", "FIELD_ALLOWANCE", "ATTACHMENT_WITHOUT_UNIT");
        assertThat(codes(rich(99), buy("kha-juggernaut: 1"))).containsExactly("NOT_IN_FACTION");
        assertThat(codes(
                        rich(99),
                        "{forces: {anna-1: {buy: {cyg-stormclad: 8}}}, specials: {uprising: C4, shipment: {bert: 0}}}"))
                .as("all at once")
                .contains("BANNER_TOO_LARGE", "SHIPMENT_TARGET");
    }

    @Test
    @Rule("WMC-BAN-01")
    void whoHasTheCharacterAlreadyIsNamed() {
        Campaigns campaigns =
                rich(99).banner("anna", "D2", HALEY, "cyg-ironclad").banner("anna", "B2", "cyg-hunter");
        assertThat(shopping(campaigns).violations("anna", json(buy(HALEY + ": 1"))))
                .as("bought for banner 1, led by banner 2")
                .hasToString("[Captain Victoria Haley is already in anna's banner 2. [WMC-BAN-01]]");
        assertThat(shopping(campaigns).violations("anna", json("{forces: {anna-2: {buy: {" + HALEY + ": 1}}}}")))
                .as("bought for the banner that she leads")
                .extracting(violation -> violation.sentence().toString())
                .contains(
                        "anna's banner 2 would hold Captain Victoria Haley twice; a character serves once in all forces"
                                + " of a player.");
        assertThat(codes(
                        rich(99).banner("anna", "D2", "cyg-ironclad"),
                        "{forces: {anna-1: {buy: {" + HALEY + ": 1}}, anna-2: {buy: {" + HALEY + ": 1}}}}"))
                .containsExactly("CHARACTER_TWICE");
    }

    @Test
    @Rule("WMC-BUY-02")
    void allBuyInSecretAtOnceUnlessByOptionThePoorestFirst() {
        assertThat(shopping(rich(9)).decision("anna").isSecret()).isTrue();
        Campaigns campaigns = Campaigns.of(
                        Campaigns.option("purchaseOrder", PurchaseOrder.SEQUENTIAL), "anna@C2", "bert@G2:khador")
                .holdings("anna", one -> one.earning(3));
        RulesTable<Campaign> table = shopping(campaigns);
        assertThat(table.waitingFor()).containsExactly("bert");
        assertThat(table.decision("bert").isSecret()).isFalse();
        assertThat(table.choose("bert", "{}").waitingFor()).containsExactly("anna");
    }

    @Test
    @Rule({"WMC-BUY-02", "WMC-SPC-05"})
    void ofThoseWhoBuyInTurnASpySeesTheListAfterTheLast() {
        Campaigns campaigns = Campaigns.of(
                        Campaigns.option("purchaseOrder", PurchaseOrder.SEQUENTIAL), "anna@C2", "bert@G2:khador")
                .supply("anna", 9)
                .supply("bert", 9)
                .banner("anna", "C3", "cyg-lancer")
                .banner("bert", "G3", "kha-juggernaut");
        RulesTable<Campaign> table = shopping(campaigns).choose("anna", json("{specials: {spying: [bert-1]}}"));
        assertThat(table.told()).noneMatch(line -> line.startsWith("Spies report"));
        table.choose("bert", json("{forces: {bert-1: {buy: {kha-marauder: 1}}}}"))
                .isOver();
        assertThat(table.state().ledger(ANNA).sightings().the("bert-1").entries())
                .extracting(Entry::troop)
                .containsExactly("kha-juggernaut", "kha-marauder");
        assertThat(table.told()).contains("Spies report of bert's banner 1: Juggernaut and Marauder.");
    }

    @Test
    @Rule("WMC-BUY-13")
    void purchasesAreMadeInTheLastRoundToo() {
        Campaigns last = rich(5).controls("bert", "C5").round(12);
        Campaign done = bought(last, "{specials: {uprising: C5}}");
        assertThat(done.controller("C5")).isNull();
        assertThat(RulesTable.of(new WarmachineMap(), done)
                        .play(new Season.EndRound())
                        .result())
                .isPresent();
    }

    @Test
    @Rule("WMC-TER-11")
    void theIronworksMakeWarjacksCheaper() {
        Campaign done = bought(rich(30).controls("anna", "E4"), buy("cyg-lancer: 1, cyg-gun-mage-captain-adept: 1"));
        assertThat(supply(done)).isEqualTo(30 - 5 - 2);
    }

    // ---- new banners

    @Test
    @Rule({"WMC-BUY-10", "WMC-BUY-11"})
    void aNewBannerOf25PointsStandsNextToTheHeadquartersAndMayGetMoreAtOnce() {
        Campaign done = bought(
                rich(60),
                "{newBanners: {D2: {list: {cyg-lancer: 3, cyg-ironclad: 1}, more: {" + HALEY + ": 1, cyg-thorn: 1}}}}");
        assertThat(done.banner("anna-2").at()).isEqualTo("D2");
        assertThat(done.points("anna-2")).isEqualTo(33);
        assertThat(done.casters("anna-2")).isEqualTo(1);
        assertThat(supply(done)).isEqualTo(60 - 25 - 10 - 8);
    }

    @Test
    @Rule("WMC-BUY-10")
    void itsListKeepsTheRulesOfInitialBanners() {
        assertThat(codes(rich(60), "{newBanners: {D2: {list: {cyg-lancer: 3}}}}"))
                .containsExactly("NEW_BANNER_POINTS");
        assertThat(codes(rich(60), "{newBanners: {D2: {list: {cyg-lancer: 3, cyg-ironclad: 1, " + HALEY + ": 1}}}}"))
                .containsExactly("FORBIDDEN_CATEGORY");
        assertThat(shopping(rich(60)).violations("anna", json("{newBanners: {D2: {more: {cyg-lancer: 1}}}}")))
                .as("nothing is bought into a banner that is not raised")
                .extracting(violation -> violation.code() + " " + violation.sentence())
                .containsExactly("NEW_BANNER_POINTS A new banner has exactly 25 points, this has 0.");
        String list = "{list: {cyg-lancer: 3, cyg-ironclad: 1}}";
        assertThat(codes(rich(60), "{newBanners: {C3: " + list + "}}")).containsExactly("SPACE_TAKEN");
        assertThat(codes(rich(60), "{newBanners: {C4: " + list + "}}"))
                .containsExactly("NOT_CONTROLLED", "NO_PLACE_FOR_BANNER");
        Campaigns full = rich(60);
        for (String space : List.of("B1", "B2", "C1", "D1", "D2")) {
            full.banner("bert", space, "kha-juggernaut");
        }
        assertThat(codes(full, "{newBanners: {D2: " + list + "}}")).containsExactly("NO_PLACE_FOR_BANNER");
        assertThat(codes(rich(24), "{newBanners: {D2: " + list + "}}")).containsExactly("NOT_ENOUGH_SUPPLY");
    }

    // ---- the defense force

    @Test
    @Rule({"WMC-DEF-06", "WMC-DEF-01"})
    void theDefenseForceGrowsAbove50ButKeepsItsBans() {
        Campaigns campaigns = rich(60).defenseForce("anna", new String[] {"cyg-defender*5", "cyg-sentinel"});
        Campaign done = bought(campaigns, "{forces: {anna-hq: {buy: {cyg-lancer: 2}}}}");
        assertThat(done.points("anna-hq")).isEqualTo(49 + 12);
        assertThat(supply(done)).isEqualTo(48);
        assertThat(codes(campaigns, "{forces: {anna-hq: {buy: {" + HALEY + ": 1}}}}"))
                .containsExactly("FORBIDDEN_CATEGORY");
        assertThat(codes(campaigns, "{forces: {anna-hq: {buy: {mer-sea-dog-deck-gun:2: 1}}}}"))
                .contains("OUT_OF_FACTION_GARRISON");
        assertThat(codes(campaigns, "{forces: {anna-hq: {buy: {cyg-stormclad: 6}}}}"))
                .containsExactly("BANNER_TOO_LARGE");
    }

    // ---- structures

    @Test
    @Rule({"WMC-STC-01", "WMC-STC-03", "WMC-STC-07"})
    void structuresAreBuiltInOnesOwnSpacesWhoeverStandsThere() {
        Campaigns campaigns = rich(60).banner("bert", "D2", "kha-juggernaut");
        Campaign done = bought(campaigns, "{structures: [supply-depot@D2, outpost@C3]}");
        assertThat(done.ground("D2").structure()).isEqualTo(new Structure(StructureKind.SUPPLY_DEPOT, ANNA));
        assertThat(supply(done)).isEqualTo(60 - 25 - 10);
        assertThat(codes(campaigns, "{structures: [outpost@C5]}")).containsExactly("NOT_CONTROLLED");
        assertThat(codes(campaigns.controls("anna", "E4"), "{structures: [outpost@E4]}"))
                .containsExactly("SPECIAL_SPACE");
    }

    @Test
    @Rule("WMC-STC-02")
    void aSpaceHoldsOneStructureAndAHeadquartersIsOne() {
        Campaigns campaigns = rich(60).structure("bert", StructureKind.OUTPOST, "D2");
        assertThat(codes(campaigns, "{structures: [outpost@D2, outpost@C2]}"))
                .containsExactly("SPACE_TAKEN", "SPACE_TAKEN");
        assertThat(codes(campaigns, "{structures: [supply-depot@C3, outpost@C3]}"))
                .containsExactly("SPACE_TAKEN");
        assertThat(told(campaigns, "{structures: [supply-depot@C3, outpost@C3]}"))
                .containsExactly("C3 has room for one structure, and a supply depot is to be built there.");
    }

    @Test
    @Rule({"WMC-STC-04", "WMC-STC-05", "WMC-STC-06", "WMC-STC-08"})
    void ofSomeAPlayerOwnsOne() {
        for (StructureKind kind :
                List.of(StructureKind.MEDICAL_CENTER, StructureKind.FORTRESS, StructureKind.RESEARCH_CENTER)) {
            Campaigns campaigns = rich(60).structure("anna", kind, "G5").controls("bert", "G5");
            assertThat(codes(campaigns, "{structures: [" + kind.id() + "@C3]}")).containsExactly("STRUCTURE_LIMIT");
            assertThat(codes(rich(60), "{structures: [" + kind.id() + "@C3, " + kind.id() + "@D2]}"))
                    .containsExactly("STRUCTURE_LIMIT");
            assertThat(told(campaigns, "{structures: [" + kind.id() + "@C3]}"))
                    .allMatch(told -> told.startsWith("You already own a"));
            assertThat(told(rich(60), "{structures: [" + kind.id() + "@C3, " + kind.id() + "@D2]}"))
                    .as("who owns none hears nothing else")
                    .allMatch(told -> told.startsWith("You can own one ") && told.endsWith(", not several."));
            assertThat(supply(bought(rich(60), "{structures: [" + kind.id() + "@C3]}")))
                    .isEqualTo(40);
        }
    }

    // ---- specials

    @Test
    @Rule({"WMC-SPC-01", "WMC-SPC-02"})
    void anUprisingMakesASpaceNeutral() {
        Campaign done = bought(rich(9).controls("bert", "C5"), "{specials: {uprising: C5}}");
        assertThat(done.controller("C5")).isNull();
        assertThat(supply(done)).isEqualTo(4);
        Campaigns others =
                rich(9).structure("bert", StructureKind.OUTPOST, "F2").banner("bert", "F1", "kha-juggernaut");
        for (String wrong : List.of("C4", "F2", "F1", "G2")) {
            assertThat(codes(others, "{specials: {uprising: " + wrong + "}}"))
                    .as(wrong)
                    .containsExactly("UPRISING_TARGET");
        }
        assertThat(codes(others.controls("bert", "E4"), "{specials: {uprising: E4}}"))
                .isEmpty();
    }

    @Test
    @Rule("WMC-SPC-02")
    void anUprisingWhereSomethingWasBuiltMeanwhileFailsAndIsPaidBack() {
        RulesTable<Campaign> table = shopping(rich(9).supply("bert", 10).controls("bert", "C5"));
        Campaign done = table.choose("anna", json("{specials: {uprising: C5}}"))
                .choose("bert", json("{structures: [outpost@C5]}"))
                .isOver()
                .state();
        assertThat(done.controller("C5")).isEqualTo(BERT);
        assertThat(supply(done)).isEqualTo(9);
    }

    @Test
    @Rule({"WMC-SPC-02", "WMC-HQ-04"})
    void aFreeUprisingThatFailsIsToldOfToo() {
        RulesTable<Campaign> table = shopping(
                rich(0).supply("bert", 10).controls("bert", "C5").holdings("anna", one -> one.withFreeSpecials(1)));
        table.choose("anna", json("{specials: {free: {\"1\": {uprising: C5}}}}"))
                .choose("bert", json("{structures: [outpost@C5]}"))
                .isOver();
        assertThat(table.state().controller("C5")).isEqualTo(BERT);
        assertThat(supply(table.state())).isZero();
        assertThat(table.told())
                .anyMatch(told -> told.startsWith("The uprising fails: ") && !told.contains("come back"));
    }

    @Test
    @Rule({"WMC-SPC-03", "WMC-SPC-04"})
    void sabotageStopsADepotOrMedicalCenterForARound() {
        Campaigns campaigns = rich(9).structure("bert", StructureKind.SUPPLY_DEPOT, "F2")
                .structure("bert", StructureKind.FORTRESS, "F1");
        Campaign done = bought(campaigns, "{specials: {sabotage: F2}}");
        assertThat(done.sabotaged()).containsExactly("F2");
        assertThat(supply(done)).isEqualTo(6);
        assertThat(codes(campaigns, "{specials: {sabotage: F1}}")).containsExactly("SABOTAGE_TARGET");
        assertThat(codes(campaigns, "{specials: {sabotage: C3}}")).containsExactly("SABOTAGE_TARGET");
        assertThat(bought(Campaigns.from(done.nextRound()), "{}").sabotaged()).isEmpty();
    }

    @Test
    @Rule({"WMC-SPC-05", "WMC-INF-02"})
    void spiesSeeTheListAsItIsAfterThePurchases() {
        Campaigns campaigns = rich(9).supply("bert", 9).banner("bert", "G3", "kha-juggernaut");
        RulesTable<Campaign> table = shopping(campaigns)
                .choose("anna", json("{specials: {spying: [bert-1]}}"))
                .choose("bert", json("{forces: {bert-1: {buy: {kha-marauder: 1}}}}"))
                .isOver();
        assertThat(table.state().ledger(ANNA).sightings().the("bert-1").entries())
                .extracting(Entry::troop)
                .containsExactly("kha-juggernaut", "kha-marauder");
        assertThat(supply(table.state())).isEqualTo(7);
        assertThat(table.events())
                .filteredOn(event -> event.sentence().toString().startsWith("Spies report"))
                .singleElement()
                .satisfies(event -> assertThat(event.audience().players()).containsExactly(ANNA, Player.ORGANIZER));
        assertThat(codes(campaigns, "{specials: {spying: [bert-hq]}}")).containsExactly("SPYING_TARGET");
    }

    @Test
    @Rule({"WMC-SPC-06", "WMC-SPC-07", "WMC-SPC-01"})
    void spyingInOnesOwnSpacesCostsOneAndHasNoLimit() {
        Campaigns campaigns = rich(9).banner("bert", "G3", "kha-juggernaut")
                .banner("bert", "D2", "kha-marauder")
                .banner("bert", "D1", "kha-kodiak")
                .banner("bert", "G5", "kha-destroyer");
        assertThat(supply(bought(campaigns, "{specials: {spying: [bert-1, bert-2, bert-3]}}")))
                .isEqualTo(9 - 2 - 1 - 1);
        assertThat(codes(campaigns, "{specials: {spying: [bert-1, bert-4]}}")).containsExactly("ONCE_PER_ROUND");
        Campaigns watch = campaigns.controls("anna", "A4");
        assertThat(supply(bought(watch, "{specials: {spying: [bert-1, bert-4]}}")))
                .isEqualTo(9 - 2);
    }

    @Test
    @Rule("WMC-SPC-08")
    void aShipmentTakesAnEnemyAndAtLeastOnePoint() {
        Campaign done = bought(rich(9), "{specials: {shipment: {bert: 4}}}");
        assertThat(supply(done)).isEqualTo(5);
        assertThat(done.ledger(ANNA).shipments()).containsExactly(new Shipment(BERT, 4));
        assertThat(codes(rich(9), "{specials: {shipment: {bert: 0}}}")).containsExactly("SHIPMENT_TARGET");
        assertThat(codes(rich(9), "{specials: {shipment: {anna: 2}}}")).containsExactly("SHIPMENT_TARGET");
        assertThat(shopping(rich(9)).violations("anna", json("{specials: {shipment: {anna: 2}}}")))
                .hasToString("[specials.shipment: A shipment goes to an enemy, not to anna. [WMC-SPC-08]]");
        assertThat(codes(rich(9), "{specials: {shipment: {bert: 10}}}")).containsExactly("NOT_ENOUGH_SUPPLY");
    }

    @Test
    @Rule({"WMC-HQ-04", "WMC-HQ-05", "WMC-HQ-06"})
    void theFreeSpecialOfAHeadquartersCountsAgainstNoLimitAndLapses() {
        Campaigns campaigns = rich(5).controls("bert", "C5", "D5").holdings("anna", one -> one.withFreeSpecials(1));
        Campaign done = bought(campaigns, "{specials: {uprising: C5, free: {\"1\": {uprising: D5}}}}");
        assertThat(done.controller("C5")).isNull();
        assertThat(done.controller("D5")).isNull();
        assertThat(supply(done)).isZero();
        assertThat(codes(campaigns, "{specials: {free: {\"1\": {shipment: {bert: 1}}}}}"))
                .containsExactly("SHIPMENT_NOT_FREE");
        assertThat(bought(campaigns, "{}").of(ANNA).freeSpecials()).isZero();
    }
}
