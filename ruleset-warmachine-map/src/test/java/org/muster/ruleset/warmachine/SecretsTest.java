package org.muster.ruleset.warmachine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.warmachine.Campaigns.json;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.json.Json;
import org.muster.ruleset.warmachine.HouseRules.Treasury;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.orders.OrderPhase;
import org.muster.ruleset.warmachine.purchase.PurchasePhase;
import org.muster.ruleset.warmachine.resource.ResourcePhase;
import org.muster.ruleset.warmachine.season.ObjectivesMet;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Two worlds that differ in one player's secrets look the same to everybody else. */
class SecretsTest {

    private static final WarmachineMap RULESET = new WarmachineMap();
    private static final Player ANNA = new Player("anna");
    private static final Viewer BERT = Viewer.of(new Player("bert"));
    private static final List<Viewer> OTHERS = List.of(BERT, Viewer.of(new Player("cleo")), Viewer.SPECTATOR);
    private static final Viewer ORGANIZER = Viewer.of(Player.ORGANIZER);

    private static Campaigns three() {
        return Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx")
                .banner("anna", "C3", "cyg-ironclad*2")
                .banner("bert", "G3", "kha-juggernaut")
                .supply("anna", 40)
                .supply("bert", 7);
    }

    private static String seen(Campaign campaign, Viewer viewer) {
        Campaign view = RULESET.view(campaign, viewer);
        return view.lists() + " " + view.ledgers() + " " + view.board() + view.sabotaged() + view.banners()
                + view.holdings() + view.grounds() + view.orders() + view.battles()
                + Json.write(RULESET.scene(view, viewer)) + RULESET.records(view, viewer);
    }

    private static List<String> heard(RulesTable<Campaign> table, Viewer viewer) {
        List<String> events = table.events().stream()
                .filter(event -> event.audience().includes(viewer))
                .map(Event::sentence)
                .map(Object::toString)
                .toList();
        List<String> rolls = table.rolled().stream()
                .filter(rolled -> rolled.roll().audience().includes(viewer))
                .map(Object::toString)
                .toList();
        return List.of(events.toString(), rolls.toString());
    }

    private static void lookAlike(RulesTable<Campaign> one, RulesTable<Campaign> other) {
        for (Viewer viewer : OTHERS) {
            assertThat(seen(one.state(), viewer)).isEqualTo(seen(other.state(), viewer));
            assertThat(heard(one, viewer)).isEqualTo(heard(other, viewer));
        }
        assertThat(seen(one.state(), Viewer.of(ANNA))).isNotEqualTo(seen(other.state(), Viewer.of(ANNA)));
    }

    @Test
    @Rule("WMC-INF-01")
    void everybodySeesTheMap() {
        Campaign view = RULESET.view(three().campaign(), Viewer.SPECTATOR);
        assertThat(view.banners()).containsOnlyKeys("anna-1", "bert-1");
        assertThat(view.controller("C3")).isEqualTo(ANNA);
        assertThat(view.of(ANNA).hq()).isEqualTo("C2");
    }

    @Test
    @Rule("WMC-INF-02")
    void aListIsItsOwnersAndTheOrganizersAlone() {
        Campaign campaign = three().campaign();
        assertThat(RULESET.view(campaign, BERT).lists()).containsOnlyKeys("bert-1");
        assertThat(RULESET.view(campaign, ORGANIZER).lists()).containsKeys("anna-1", "bert-1");
        assertThat(RULESET.view(campaign, Viewer.SPECTATOR).lists()).isEmpty();
        lookAlike(
                three().table(),
                three().entry("anna-1", "cyg-ironclad#2", entry -> entry.late(true))
                        .table());
    }

    @Test
    @Rule("WMC-INF-02")
    void opponentsSeeEachOthersListsWhileTheirBattleGoesOn() {
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(new Player("bert"), "bert-1", false, true, "", false, 0);
        Campaign fighting = three().change(campaign -> campaign.with(Battle.open("G3", List.of(anna, bert))))
                .campaign()
                .in(Phase.BATTLE);
        assertThat(RULESET.view(fighting, BERT).lists()).containsOnlyKeys("anna-1", "bert-1");
        assertThat(RULESET.view(fighting, Viewer.of(new Player("cleo"))).lists())
                .isEmpty();
        assertThat(RULESET.view(fighting.in(Phase.RESOLUTION), BERT).lists()).containsOnlyKeys("bert-1");
    }

    @Test
    @Rule({"WMC-INF-03", "WMC-ORD-02"})
    void ordersAreInNoStateBeforeAllAreIn() {
        RulesTable<Campaign> table = three().table().play(new OrderPhase.GiveOrders());
        table.choose("anna", json("{*: ambush}"));
        assertThat(table.state().orders()).isEmpty();
        assertThat(table.told()).isEmpty();
        assertThat(table.decision("bert").isSecret()).isTrue();
    }

    private static RulesTable<Campaign> bought(String annas) {
        return three().structure("bert", StructureKind.SUPPLY_DEPOT, "G1")
                .banner("bert", "G5", "kha-kodiak")
                .table()
                .play(new PurchasePhase.OpenPurchases())
                .choose("anna", json(annas))
                .choose("bert", "{}")
                .choose("cleo", "{}")
                .isOver();
    }

    @Test
    @Rule("WMC-INF-04")
    void troopsSpiesAndShipmentsAreSeenByNobodyElse() {
        RulesTable<Campaign> nothing = bought("{}");
        for (String purchase : List.of(
                "{forces: {anna-1: {buy: {cyg-lancer: 2}}}}",
                "{forces: {anna-hq: {buy: {cyg-lancer: 2}}}}",
                "{specials: {spying: [bert-2]}}",
                "{specials: {shipment: {bert: 9}}}")) {
            lookAlike(nothing, bought(purchase));
        }
    }

    @Test
    @Rule("WMC-INF-04")
    void newStructuresBannersAndUprisingsAreSeenByAll() {
        assertThat(bought("{structures: [outpost@C3]}").told()).contains("anna builds in C3: outpost.");
        assertThat(heard(
                                bought(
                                        "{structures: [outpost@C3], newBanners: {D2: {list: {cyg-hunter: 3, cyg-ironclad: 1}}}}"),
                                BERT)
                        .get(0))
                .contains("anna raises a new banner in Skald Hollow (D2).");
    }

    @Test
    @Rule("WMC-INF-04")
    void onlyTheOwnerLearnsOfSabotageAndNotByWhom() {
        RulesTable<Campaign> table = bought("{specials: {sabotage: G1}}");
        assertThat(heard(table, BERT).get(0)).contains("sabotaged").doesNotContain("anna");
        assertThat(RULESET.view(table.state(), BERT).sabotaged()).containsExactly("G1");
        assertThat(RULESET.view(table.state(), Viewer.of(new Player("cleo"))).sabotaged())
                .isEmpty();
        assertThat(heard(table, Viewer.SPECTATOR).get(0)).doesNotContain("sabotaged");
    }

    @Test
    @Rule("WMC-INF-04")
    void diceForReinforcementsDoNotShow() {
        Campaigns far = three().banner("anna", "C5", "cyg-ironclad");
        RulesTable<Campaign> none =
                far.table().play(new PurchasePhase.Purchase(List.of(ANNA))).choose("anna", "{}");
        RulesTable<Campaign> some = three().banner("anna", "C5", "cyg-ironclad")
                .table()
                .rolling(1)
                .play(new PurchasePhase.Purchase(List.of(ANNA)))
                .choose("anna", json("{forces: {anna-2: {buy: {cyg-lancer: 1}}}}"));
        lookAlike(none, some);
    }

    @Test
    @Rule("WMC-INF-05")
    void supplyPointsAreSecretUnlessByOption() {
        assertThat(RULESET.view(three().campaign(), BERT).ledgers()).containsOnlyKeys(new Player("bert"));
        Campaign open = Campaigns.of(Campaigns.option("treasury", Treasury.OPEN), "anna@C2", "bert@G2", "cleo@G6")
                .supply("anna", 40)
                .ledger("anna", ledger -> ledger.seeking("S01"))
                .campaign();
        assertThat(RULESET.view(open, BERT).ledger(ANNA).supply()).isEqualTo(40);
        assertThat(RULESET.view(open, BERT).ledger(ANNA).objective()).isEmpty();
        RulesTable<Campaign> rich = three().structure("anna", StructureKind.SUPPLY_DEPOT, "C3")
                .table()
                .rolling(6)
                .play(new ResourcePhase.CollectSupplies());
        RulesTable<Campaign> poor = three().structure("anna", StructureKind.SUPPLY_DEPOT, "C3")
                .table()
                .rolling(1)
                .play(new ResourcePhase.CollectSupplies());
        lookAlike(rich, poor);
    }

    @Test
    @Rule({"WMC-OBJ-05", "WMC-OBJ-06", "WMC-INF-06"})
    void secretObjectivesAndTheirPointsAreSeenByNobodyElse() {
        RulesTable<Campaign> one = three().ledger("anna", ledger -> ledger.seeking("S09"))
                .table()
                .play(new ObjectivesMet.RewardObjectives());
        RulesTable<Campaign> other = three().ledger("anna", ledger -> ledger.seeking("S01"))
                .table()
                .play(new ObjectivesMet.RewardObjectives());
        lookAlike(one, other);
        Campaign decks = three().change(
                        campaign -> campaign.with(new ObjectiveBoard(List.of("P01"), List.of("P02"), List.of("S01"))))
                .campaign();
        assertThat(RULESET.view(decks, ORGANIZER).board())
                .isEqualTo(new ObjectiveBoard(List.of("P01"), List.of(), List.of()));
    }

    @Test
    @Rule("WMC-INF-02")
    void whatUpkeepCastersAndTheDefenseForceDoIsSeenByNobodyElse() {
        Campaigns with = three().defenseForce("anna", new String[] {"cyg-ironclad*5"});
        RulesTable<Campaign> nothing = managed(with, "{}");
        Campaigns again = three().defenseForce("anna", new String[] {"cyg-ironclad*5"});
        lookAlike(nothing, managed(again, "{garrison: {core: {cyg-lancer: 8}}}"));
    }

    private static RulesTable<Campaign> managed(Campaigns campaigns, String annas) {
        return campaigns
                .table()
                .play(new ResourcePhase.ManageForces())
                .choose("anna", json(annas))
                .choose("bert", "{}")
                .choose("cleo", "{}")
                .isOver();
    }

    @Test
    @Rule("WMC-INF-02")
    void spiedListsAreKeptAsTheyWereSeen() {
        RulesTable<Campaign> table = bought("{specials: {spying: [bert-1]}}");
        Sighting seen = table.state().ledger(ANNA).sightings().the("bert-1");
        assertThat(seen.round()).isEqualTo(1);
        assertThat(seen.entries()).extracting(Entry::troop).containsExactly("kha-juggernaut");
        assertThat(RULESET.view(table.state(), BERT).ledgers()).doesNotContainKey(ANNA);
    }
}
