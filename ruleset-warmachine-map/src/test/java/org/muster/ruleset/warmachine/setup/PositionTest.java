package org.muster.ruleset.warmachine.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.ObjectiveBoard;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Stat;
import org.muster.ruleset.warmachine.army.Veteran;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.testkit.Rule;

/** What a position of a campaign can't be; the contract sees to what it can be. */
class PositionTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Campaigns campaign() {
        return Campaigns.of("anna@C2", "bert@G5")
                .banner("anna", "C3", "cyg-ironclad*2")
                .banner("bert", "G6", "cyg-charger*2");
    }

    private static ListAssert<String> refused(Campaign campaign) {
        return assertThat(new WarmachineMap()
                .checkPosition(campaign).stream().map(Violation::toString).toList());
    }

    private static ListAssert<String> refused(Campaigns campaigns) {
        return refused(campaigns.campaign());
    }

    @Test
    void whatIsLegalIsNotRefused() {
        refused(campaign()).isEmpty();
    }

    @Test
    @Rule("WMC-ORD-06")
    void eachBannerOfAPlayerHasASpaceOfItsOwn() {
        refused(campaign().banner("anna", "C3", "cyg-charger"))
                .containsExactly("banners.anna-2.at: anna-1 of the same player is in C3; each banner has a space of its"
                        + " own. [WMC-ORD-06]");
        refused(campaign().banner("bert", "C3", "cyg-charger")).isEmpty();
    }

    @Test
    @Rule({"WMC-MOV-07", "WMC-HQ-07"})
    void nobodyRestsInHeadquarters() {
        refused(campaign().banner("anna", "C2", "cyg-charger"))
                .containsExactly(
                        "banners.anna-2.at: C2 is its own headquarters, where the defense force is. [WMC-MOV-07]");
        Campaign enemy = campaign().banner("bert", "C2", "cyg-charger").campaign();
        String told = "banners.bert-2.at: C2 is the headquarters of anna: an enemy banner is there only while it"
                + " fights. [WMC-HQ-07]";
        refused(enemy).containsExactly(told);
        Fighter attacker = new Fighter(BERT, "bert-2", false, false, "", true, 0);
        Fighter defender = new Fighter(ANNA, "anna-hq", true, true, "", false, 0);
        Campaign fighting = enemy.with(Battle.open("C2", List.of(attacker, defender)));
        refused(fighting.in(Phase.BATTLE)).isEmpty();
        refused(fighting.in(Phase.RESOLUTION)).containsExactly(told);
    }

    @Test
    @Rule({"WMC-HQ-08", "WMC-STC-02", "WMC-SETUP-07", "WMC-SETUP-06"})
    void headquartersAreHeldAndHoldNothingElse() {
        refused(campaign().controls("bert", "C2"))
                .containsExactly("grounds.C2.controller: C2 holds the headquarters of anna, who always controls it."
                        + " [WMC-HQ-08]");
        refused(campaign().structure("anna", StructureKind.OUTPOST, "C2"))
                .containsExactly("grounds.C2.structure: C2 holds the headquarters of anna, and no structure beside it."
                        + " [WMC-STC-02]");
        refused(campaign().holdings("bert", one -> one.at("C2")))
                .contains("holdings.bert.hq: C2 holds the headquarters of anna. [WMC-SETUP-07]");
        refused(campaign().holdings("bert", one -> one.at("")))
                .containsExactly("holdings.bert.hq: bert has no headquarters. [WMC-SETUP-06]");
    }

    @Test
    @Rule({"WMC-STC-05", "WMC-STC-01"})
    void nobodyOwnsTwoOfWhatIsLimited() {
        refused(campaign()
                        .structure("anna", StructureKind.FORTRESS, "B1")
                        .structure("bert", StructureKind.FORTRESS, "C1")
                        .structure("anna", StructureKind.FORTRESS, "D1"))
                .containsExactly(
                        "grounds.D1.structure: anna owns a fortress in B1 already; one is the limit. [WMC-STC-05]");
        refused(campaign()
                        .structure("anna", StructureKind.SUPPLY_DEPOT, "B1")
                        .structure("anna", StructureKind.SUPPLY_DEPOT, "D1"))
                .isEmpty();
        Campaign campaign = campaign().campaign();
        String special = campaign.book().map().all().stream()
                .filter(space -> space.isSpecial())
                .findFirst()
                .orElseThrow()
                .id();
        refused(Campaigns.from(campaign).structure("anna", StructureKind.OUTPOST, special))
                .containsExactly("grounds." + special + ".structure: " + special
                        + " is a special location: nothing is built there. [WMC-STC-01]");
    }

    @Test
    @Rule({"WMC-BAN-03", "WMC-BAN-04", "WMC-BAN-07", "WMC-BUY-04"})
    void listsKeepWhatTheyAlwaysKeep() {
        refused(campaign().banner("anna", "D1", "cyg-ironclad*20"))
                .anyMatch(told -> told.matches(
                        "lists\\.anna-2: There are \\d+ points in it, and 100 is the most\\. \\[WMC-BAN-03\\]"));
        refused(campaign()
                        .banner(
                                "anna",
                                "D1",
                                "cyg-captain-victoria-haley",
                                "cyg-commander-coleman-stryker",
                                "cyg-lieutenant-allister-caine"))
                .contains("lists.anna-2: There are 3 casters in it, and 2 is the most. [WMC-BAN-04]");
        refused(campaign()
                        .entry(
                                "anna-1",
                                "cyg-ironclad#1",
                                one -> one.attaching("cyg-stormblade-infantry-storm-gunner#1"))
                        .ledger(
                                "anna",
                                one -> one.numbering(one.serials().with("cyg-stormblade-infantry-storm-gunner", 1))))
                .hasSize(1)
                .allMatch(told -> told.startsWith("lists.anna-1: ") && told.endsWith("[WMC-BAN-07]"));
        refused(campaign().entry("anna-1", "cyg-ironclad#1", one -> one.of(3)))
                .containsExactly("lists.anna-1.0.models: Ironclad comes in 1 models, not 3. [WMC-BUY-04]");
    }

    @Test
    @Rule("WMC-BAN-01")
    void whatIsThereOnceIsThereOnce() {
        refused(campaign().change(one -> one.listing("anna-hq", one.list("anna-1"))))
                .containsExactly(
                        "lists.anna-hq.0: cyg-ironclad#1 is there already (lists.anna-1.0); an entry is in one place.",
                        "lists.anna-hq.1: cyg-ironclad#2 is there already (lists.anna-1.1); an entry is in one place.");
        refused(campaign()
                        .banner("anna", "D1", "cyg-ol-rowdy")
                        .ledger(
                                "anna",
                                one -> one.withPool(List.of(Entry.fresh("cyg-ol-rowdy#2", "cyg-ol-rowdy", 1)))
                                        .numbering(one.serials().with("cyg-ol-rowdy", 2))))
                .anyMatch(told -> told.endsWith(
                        "is there already (lists.anna-2.0); a character is in all forces once. [WMC-BAN-01]"));
        refused(campaign().entry("anna-1", "cyg-ironclad#1", one -> Entry.fresh("cyg-ironclad#1", "cyg-charger", 1)))
                .containsExactly("lists.anna-1.0.id: cyg-ironclad#1 can't be of cyg-charger; its id begins with that.");
    }

    @Test
    @Rule("WMC-DEF-01")
    void theCoreHasNoMoreThan50Points() {
        refused(campaign().defenseForce("anna", new String[] {"cyg-ironclad*9"}))
                .anyMatch(told -> told.matches(
                        "ledgers\\.anna\\.core: There are \\d+ points in it, and 50 is the most\\. \\[WMC-DEF-01\\]"));
    }

    @Test
    @Rule({"WMC-DEF-01", "WMC-BAN-08", "WMC-BAN-05"})
    void everybodyServesWhereHeMay() {
        refused(campaign()
                        .defenseForce(
                                "anna",
                                new String[] {"cyg-captain-victoria-haley"},
                                "cyg-stormwall",
                                "mer-ogrun-bokur",
                                "kha-juggernaut"))
                .containsExactly(
                        "lists.anna-hq.0: Captain Victoria Haley is a warcaster: not allowed in the defense force."
                                + " [WMC-DEF-01]",
                        "lists.anna-hq.1: Stormwall is a colossal: not allowed in the defense force. [WMC-DEF-01]",
                        "lists.anna-hq.2: Ogrun Bokur is out-of-faction: not allowed in the defense force. [WMC-DEF-01]",
                        "lists.anna-hq.3: Juggernaut is of Khador and does not work for Cygnar. [WMC-BAN-08]",
                        "ledgers.anna.core.0: Captain Victoria Haley is a warcaster: not allowed in the defense force."
                                + " [WMC-DEF-01]");
        refused(campaign().banner("anna", "D1", "kha-juggernaut", "mer-ogrun-bokur"))
                .contains("lists.anna-2.0: Juggernaut is of Khador and does not work for Cygnar. [WMC-BAN-08]")
                .noneMatch(told -> told.contains("Bokur"));
        refused(campaign()
                        .ledger(
                                "anna",
                                one -> one.withPool(List.of(Entry.fresh("cyg-charger#1", "cyg-charger", 1)))
                                        .numbering(one.serials().with("cyg-charger", 1))))
                .containsExactly(
                        "ledgers.anna.pool.0: Charger is no caster; nobody else waits at the headquarters or is"
                                + " reassigned. [WMC-BAN-05]");
    }

    @Test
    @Rule({"WMC-CAS-09", "WMC-VET-02", "WMC-OBJ-05"})
    void noBannerIsEmptyNoNameAndNoObjectiveIsThereTwice() {
        refused(campaign().change(one -> one.withLists(one.lists().without("anna-1"))))
                .containsExactly("banners.anna-1: Nobody is in it; a banner without models or units is disbanded."
                        + " [WMC-CAS-09]");
        refused(campaign()
                        .entry("anna-1", "cyg-ironclad#1", one -> one.as(new Veteran("Old Iron", List.of(Stat.ARM))))
                        .entry("anna-1", "cyg-ironclad#2", one -> one.as(new Veteran("old iron", List.of(Stat.MAT)))))
                .containsExactly(
                        "lists.anna-1.1.veteran.name: old iron is the name of another veteran (lists.anna-1.0)."
                                + " [WMC-VET-02]");
        Campaigns held = campaign().ledger("anna", one -> one.seeking("S01"));
        refused(held.ledger("bert", one -> one.seeking("S02"))).isEmpty();
        refused(held.ledger("bert", one -> one.seeking("S01"))
                        .change(one ->
                                one.with(new ObjectiveBoard(List.of(), List.of(), List.of("S03", "S01", "P01")))))
                .containsExactly(
                        "ledgers.bert.objective: S01 is there already (ledgers.anna.objective); one player holds it, or"
                                + " it is in the deck. [WMC-OBJ-05]",
                        "board.secretDeck.1: S01 is there already (ledgers.anna.objective); one player holds it, or it is"
                                + " in the deck. [WMC-OBJ-05]",
                        "board.secretDeck.2: P01 is no secret objective. [WMC-OBJ-05]");
    }

    @Test
    @Rule("WMC-DEF-10")
    void whoHasLeftHasNothing() {
        String left = "anna has left the campaign, and nothing of it is left. [WMC-DEF-10]";
        refused(campaign().holdings("anna", Holdings::gone).structure("anna", StructureKind.OUTPOST, "G6"))
                .contains(
                        "banners.anna-1.owner: " + left,
                        "grounds.C2.controller: " + left,
                        "grounds.G6.structure.owner: " + left);
    }

    @Test
    @Rule({"WMC-SETUP-05", "WMC-SETUP-11"})
    void afterTheSetupAllAreInOrderAndOnTheMap() {
        refused(campaign().change(one -> one.inTurnOrder(List.of(ANNA))))
                .containsExactly("turnOrder: The turn order lacks bert. [WMC-SETUP-05]");
        refused(campaign().banner("anna", "", "cyg-charger"))
                .containsExactly("banners.anna-2.at: After the setup every banner is on the map. [WMC-SETUP-11]");
    }

    @Test
    void aBannerIsCalledByItsOwnerAndNumber() {
        refused(campaign()
                        .change(one -> one.withBanners(
                                OrderedMap.of("anna-1", one.banner("bert-1")).with("bert-1", one.banner("anna-1")))))
                .contains("banners.anna-1.id: Under anna-1 stands a banner called bert-1; it would be bert-1.");
        refused(campaign().change(one -> one.with(new Banner("anna-7", ANNA, 7, "D1", false))))
                .contains("holdings.anna.raised: anna-7 is there: 7 is the least that was ever raised.");
    }

    @Test
    @Rule({"WMC-PUR-01", "WMC-PUR-07", "WMC-BAT-04", "WMC-SPC-08"})
    void ordersBattlesAndShipmentsAreOfThoseWhoAreThere() {
        refused(campaign().order("anna-1", new Order(Order.Kind.HOLD, List.of(), "bert-1")))
                .containsExactly("orders.anna-1.target: Only who pursues has a target, and this order is hold."
                        + " [WMC-PUR-01]");
        Fighter one = new Fighter(ANNA, "anna-1", false, true, "", true, 0);
        refused(campaign()
                        .change(now ->
                                now.with(Battle.open("C3", List.of(one, one)).decided(BERT, false))))
                .containsExactly(
                        "battles.C3.fighters.1.player: anna has a force in this battle already. [WMC-PUR-07]",
                        "battles.C3.winner: bert does not fight in this battle; these do: anna and anna. [WMC-BAT-04]");
        refused(campaign().ledger("anna", ledger -> ledger.shipping(List.of(new Shipment(ANNA, 3)))))
                .containsExactly("ledgers.anna.shipments.0.to: A shipment goes to an enemy. [WMC-SPC-08]");
    }

    @Test
    @Rule({"WMC-STA-02", "WMC-RND-01"})
    void aFighterLeadsAForceOfItsOwn() {
        Fighter theirs = new Fighter(ANNA, "bert-1", false, true, "", true, 7);
        refused(campaign().change(now -> now.with(Battle.open("C3", List.of(theirs)))))
                .containsExactly(
                        "battles.C3.fighters.0.force: bert-1 is no force of anna.",
                        "battles.C3.fighters.0.templates: 7 is not from 0 to 6. [WMC-STA-02]");
        Fighter nobody = new Fighter(ANNA, "anna-9", false, true, "", true, 0);
        refused(campaign()
                        .change(now ->
                                now.with(Battle.open("C3", List.of(nobody)).decided(null, false))))
                .containsExactly("battles.C3.fighters.0.force: anna-9 is no banner that was ever raised.");
        refused(campaign().round(13)).containsExactly("round: 13 is not from 1 to 12. [WMC-RND-01]");
    }

    @Test
    void aParcelHasANumberOfItsOwnAndIsForABannerThereWas() {
        Campaigns sent = campaign()
                .ledger(
                        "anna",
                        one -> one.sending(Parcel.bought("anna-9", List.of(), List.of(), List.of()))
                                .sending(Parcel.bought("anna-1", List.of(), List.of(), List.of())));
        refused(sent).containsExactly("ledgers.anna.transit.0.to: anna-9 is no banner that was ever raised.");
        refused(sent.ledger(
                        "anna",
                        one -> one.withTransit(
                                List.of(one.transit().get(1), one.transit().get(1)))))
                .containsExactly("ledgers.anna.transit.1.id: parcel-2 is no id of its own; a parcel is called parcel-1,"
                        + " parcel-2 and so on.");
        List<Parcel> second = sent.campaign().ledger(ANNA).transit();
        refused(campaign().ledger("anna", one -> one.withTransit(second.subList(0, 1))))
                .contains("ledgers.anna.parcels: parcel-2 is there: 2 is the least.");
    }
}
