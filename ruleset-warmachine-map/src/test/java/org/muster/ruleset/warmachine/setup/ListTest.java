package org.muster.ruleset.warmachine.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.HouseRules.FieldAllowance;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.Battlegroups;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.NamedList;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.army.Stat;
import org.muster.ruleset.warmachine.army.Veteran;
import org.muster.ruleset.warmachine.data.DefaultLists;
import org.muster.ruleset.warmachine.purchase.PurchasePhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** What banners are made of. */
class ListTest {

    private static final Sentence IT = Sentence.of("it");

    private static final Book BOOK =
            Campaigns.of("anna@C2", "bert@G2").campaign().book();

    private static List<String> violations(String allegiance, boolean fortress, String... items) {
        ListRules rules = BOOK.allegiances().the(allegiance);
        List<Violation> violations = new ArrayList<>();
        List<Entry> list = rules.attachments()
                .joined(IT, List.of(), Campaigns.roster(items), new Serials(OrderedMap.empty()), violations);
        violations.addAll(rules.violations(IT, List.of(), list, fortress));
        return violations.stream().map(flaw -> flaw.sentence().toString()).toList();
    }

    private static List<String> judged(String faction, String... items) {
        BannerList file = new BannerList(faction, List.of(Campaigns.roster(items)), null);
        return BannerList.KIND.judge().apply(BOOK, file).violations().stream()
                .map(Violation::code)
                .toList();
    }

    @Test
    @Rule("WMC-BAN-01")
    void aCharacterServesOnceInAllForces() {
        ListRules rules = BOOK.allegiances().the("legion");
        List<Entry> one = List.of(Entry.fresh("a#1", "leg-lylyth-herald-of-everblight", 1));
        List<Entry> other = List.of(Entry.fresh("b#1", "leg-lylyth-reckoning-of-everblight", 1));
        assertThat(rules.charactersTwice(List.of(
                        new NamedList(Sentence.of("Banner 1"), one),
                        new NamedList(Sentence.of("the garrison"), other))))
                .extracting(flaw -> flaw.sentence().toString())
                .containsExactly(
                        "Lylyth, Herald of Everblight is already in Banner 1, and Lylyth, Reckoning of Everblight is"
                                + " the same character.");
        List<Entry> both = List.of(
                Entry.fresh("a#1", "leg-lylyth-herald-of-everblight", 1),
                Entry.fresh("a#2", "leg-lylyth-herald-of-everblight", 1));
        assertThat(rules.charactersTwice(List.of(new NamedList(Sentence.of("Banner 1"), both))))
                .as("not: is already in the list that is just written")
                .extracting(flaw -> flaw.sentence().toString())
                .containsExactly(
                        "Banner 1 would hold Lylyth, Herald of Everblight twice; a character serves once in all"
                                + " forces of a player.");
        Campaign campaign = Campaigns.of("anna@C2", "bert@G2")
                .ledger(
                        "anna",
                        ledger -> ledger.sending(
                                Parcel.of("anna-1", Entry.fresh("h#1", "cyg-captain-victoria-haley", 1))))
                .banner("anna", "C4", "cyg-captain-victoria-haley", "cyg-ironclad")
                .campaign();
        assertThat(campaign.rules(new Player("anna")).charactersTwice(campaign.forces(new Player("anna"))))
                .hasSize(1);
    }

    @Test
    @Rule("WMC-BAN-02")
    void aContractRaisesFieldAllowances() {
        assertThat(violations("searforge-commission", false, "mer-ogrun-bokur*3"))
                .isEmpty();
        assertThat(violations("four-star-syndicate", false, "mer-ogrun-bokur*3"))
                .containsExactly("it holds 3 Ogrun Bokur, its field allowance is 2.");
    }

    @Test
    @Rule("WMC-BAN-03")
    void aBannerHasAtMost100Points() {
        assertThat(violations("cygnar", false, "cyg-stormclad*10")).isEmpty();
        assertThat(violations("cygnar", false, "cyg-stormclad*9", "cyg-ironclad", "cyg-charger"))
                .containsExactly("it would have 101 points, at most 100 are allowed.");
    }

    @Test
    @Rule("WMC-BAN-04")
    void oneCasterAndASecondAbove75Points() {
        String[] two = {"cyg-captain-victoria-haley", "cyg-commander-coleman-stryker"};
        assertThat(violations("cygnar", false, two[0], two[1], "cyg-stormclad*7", "cyg-stormblade-infantry:6"))
                .containsExactly("it has 75 points and 2 casters, 1 allowed (two only above 75 points).");
        assertThat(violations("cygnar", false, two[0], two[1], "cyg-stormclad*7", "cyg-lancer"))
                .isEmpty();
        assertThat(violations("cygnar", false, two[0], two[1], "cyg-lieutenant-allister-caine", "cyg-stormclad*9"))
                .hasSize(1);
    }

    @Test
    @Rule({"WMC-BAN-06", "WMC-STC-05"})
    void noListHoldsMoreOfAKindThanItsFieldAllowance() {
        assertThat(violations("cygnar", false, "cyg-charger*9")).isEmpty();
        assertThat(violations("cygnar", false, "cyg-gun-mage-captain-adept*3"))
                .containsExactly("it holds 3 Gun Mage Captain Adept, its field allowance is 2.");
        assertThat(violations("cygnar", true, "cyg-gun-mage-captain-adept*3")).isEmpty();
        assertThat(violations("cygnar", true, "cyg-gun-mage-captain-adept*4")).hasSize(1);
    }

    @Test
    @Rule("WMC-BAN-06")
    void byOptionTheFieldAllowanceCountsForAllBannersTogether() {
        for (FieldAllowance way : FieldAllowance.values()) {
            RulesTable<Campaign> table = Campaigns.of(
                            Campaigns.option("fieldAllowance", way), "anna@C2", "bert@G2:khador")
                    .banner("anna", "C3", "cyg-gun-mage-captain-adept*2", "cyg-ironclad")
                    .banner("anna", "C1", "cyg-ironclad")
                    .supply("anna", 10)
                    .table()
                    .play(new PurchasePhase.Purchase(List.of(new Player("anna"))));
            assertThat(table.codes(
                            "anna", Campaigns.json("{forces: {anna-2: {buy: {cyg-gun-mage-captain-adept: 1}}}}")))
                    .isEqualTo(way == FieldAllowance.PER_PLAYER ? List.of("FIELD_ALLOWANCE") : List.of());
        }
    }

    @Test
    @Rule({"WMC-BAN-06", "WMC-SETUP-02"})
    void byOptionTheFieldAllowanceCountsForTheInitialBannersTogether() {
        Roster two = Campaigns.roster("cyg-gun-mage-captain-adept*2", "cyg-ironclad*3");
        Roster one = Campaigns.roster("cyg-gun-mage-captain-adept", "cyg-ironclad*4");
        Roster adepts = Campaigns.roster("cyg-gun-mage-captain-adept*2", "cyg-ironclad*6");
        for (FieldAllowance way : FieldAllowance.values()) {
            Book book = Campaigns.unchosen(Campaigns.option("fieldAllowance", way), "anna", "bert")
                    .book();
            List<String> expected = way == FieldAllowance.PER_PLAYER ? List.of("FIELD_ALLOWANCE") : List.of();
            StartingLists lists = new StartingLists(List.of(two, one), adepts);
            assertThat(lists.violations(book, book.allegiances().the("cygnar")))
                    .extracting(Violation::code)
                    .isEqualTo(expected);
            assertThat(BannerList.KIND
                            .judge()
                            .apply(book, new BannerList("cygnar", List.of(two, one), null))
                            .violations())
                    .extracting(Violation::code)
                    .isEqualTo(expected);
            RulesTable<Campaign> before = writing("0.1.0", way);
            String written =
                    "{lists: {banner1: {cyg-gun-mage-captain-adept: 2, cyg-ironclad: 3}, banner2: {cyg-gun-mage-captain-adept: 1,"
                            + " cyg-ironclad: 4}, defenseForce: {cyg-ironclad: 6}}}";
            assertThat(writing("", way).codes("anna", Campaigns.json(written))).isEqualTo(expected);
            assertThat(before.codes("anna", Campaigns.json(written)))
                    .as("saved games hold such lists")
                    .isEmpty();
            assertThat(before.question("anna").options().sumOf(Json.readAnswer(Campaigns.json(written))))
                    .hasToString("25 + 30 = 55 of 75 points in banners, 42 of 50 in the defense force."
                            + (way == FieldAllowance.PER_PLAYER
                                    ? " All banners together holds 3 Gun Mage Captain Adept, its field allowance is 2."
                                    : ""));
            for (ListRules rules : book.allegiances().list()) {
                DefaultLists.Lists shipped =
                        book.defaultLists(rules.allegiance().id());
                assertThat(new StartingLists(shipped.banners(), shipped.defenseForce()).violations(book, rules))
                        .as(rules.allegiance().id())
                        .isEmpty();
            }
        }
    }

    private static RulesTable<Campaign> writing(String version, FieldAllowance way) {
        return Campaigns.playedBy(version, Campaigns.option("fieldAllowance", way), "anna@C2")
                .table()
                .play(new SetupPhase.WriteLists());
    }

    @Test
    @Rule("WMC-BAN-07")
    void attachmentsAreOnUnitsOfTheirKind() {
        assertThat(violations("cygnar", false, "cyg-sword-knight-officer-and-standard", "cyg-ironclad"))
                .containsExactly("Sword Knight Officer & Standard needs a unit of Sword Knights in it.");
        assertThat(violations("cygnar", false, "cyg-trencher-infantry:6", "cyg-trencher-infantry-grenadier*4"))
                .containsExactly("Trencher Infantry has 4 Trencher Infantry Grenadier, at most 3 are allowed.");
        assertThat(violations("cygnar", false, "cyg-trencher-infantry:6*2", "cyg-trencher-infantry-grenadier*6"))
                .isEmpty(); // a field allowance of 2 is two units that carry them
    }

    @Test
    @Rule({"WMC-BAN-06", "WMC-BAN-07"})
    void whatIsTooMuchForAUnitCountsForTheListToo() {
        String allowance = "it holds 2 Sword Knight Officer & Standard, its field allowance is 1.";
        assertThat(violations("cygnar", false, "cyg-sword-knights:6", "cyg-sword-knight-officer-and-standard*2"))
                .containsExactlyInAnyOrder(
                        "Sword Knights has 2 Sword Knight Officer & Standard, at most 1 is allowed.", allowance);
        assertThat(violations("cygnar", false, "cyg-sword-knight-officer-and-standard*2", "cyg-ironclad"))
                .containsExactlyInAnyOrder(
                        "Sword Knight Officer & Standard needs a unit of Sword Knights in it.", allowance);
        assertThat(violations("cygnar", false, "cyg-trencher-infantry-grenadier*3", "cyg-ironclad"))
                .as("carried by no unit")
                .containsExactly("Trencher Infantry Grenadier needs a unit of Trencher Infantry in it.");
    }

    @Test
    @Rule("WMC-BAN-08")
    void othersServeIfTheyWorkForTheFaction() {
        assertThat(judged("cygnar", "mer-sea-dog-crew:10*2", "mer-sea-dog-crew-riflemen*3", "cyg-ironclad"))
                .isEmpty();
        assertThat(judged("cygnar", "kha-juggernaut*4")).containsExactly("NOT_IN_FACTION");
        assertThat(judged("cygnar", "min-thrullg*2", "cyg-ironclad*3")).contains("NOT_IN_FACTION");
        assertThat(judged("four-star-syndicate", "mer-ghordson-driller*3", "mer-taryn-di-la-rovissi", "mer-nomad"))
                .contains("NOT_IN_CONTRACT");
        assertThat(judged(
                        "four-star-syndicate",
                        "kha-kayazy-assassins:10",
                        "kha-kayazy-assassin-underboss",
                        "mer-rover*2"))
                .isEmpty();
    }

    @Test
    @Rule("WMC-BAN-08")
    void hiredWarjacksFollowACasterOfTheirOwn() {
        assertThat(violations("cygnar", false, "mer-nomad", "cyg-ironclad"))
                .containsExactly(
                        "Nomad is of Mercenaries: it works for Cygnar only where a caster of Mercenaries is in the"
                                + " same banner.");
        assertThat(violations("cygnar", false, "mer-nomad", "cyg-ironclad", "mer-captain-damiano"))
                .isEmpty();
        assertThat(violations("cygnar", false, "mer-nomad", "cyg-captain-victoria-haley"))
                .hasSize(1);
        Entry nomad = Entry.fresh("n#1", "mer-nomad", 1);
        ListRules rules = BOOK.allegiances().the("cygnar");
        assertThat(rules.violations(IT, List.of(nomad), List.of(nomad), false)).isEmpty(); // it stays
    }

    @Test
    @Rule({"WMC-BAN-09", "WMC-BAN-10", "WMC-BAN-11"})
    void warjacksAreAutonomousUntilABattlegroupIsThere() {
        Battlegroups battlegroups = BOOK.battlegroups();
        Entry ironclad = Entry.fresh("i#1", "cyg-ironclad", 1);
        Entry nomad = Entry.fresh("n#1", "mer-nomad", 1);
        Entry haley = Entry.fresh("h#1", "cyg-captain-victoria-haley", 1);
        List<Entry> without = battlegroups.assigned(List.of(ironclad, nomad));
        assertThat(battlegroups.status(without, without.get(0))).isEqualTo(Battlegroups.Status.AUTONOMOUS);
        List<Entry> with = battlegroups.assigned(List.of(ironclad, nomad, haley));
        assertThat(battlegroups.status(with, with.get(0))).isEqualTo(Battlegroups.Status.CONTROLLED);
        assertThat(with.get(0).leader()).isEqualTo("h#1");
        assertThat(battlegroups.status(with, with.get(1))).isEqualTo(Battlegroups.Status.INERT);
        List<Entry> again = battlegroups.assigned(with.subList(0, 2));
        assertThat(again).allSatisfy(entry -> assertThat(entry.leader()).isEmpty());
        assertThat(battlegroups.status(again, again.get(1))).isEqualTo(Battlegroups.Status.AUTONOMOUS);
    }

    @Test
    @Rule({"WMC-BAN-09", "WMC-BAN-10"})
    void warbeastsAreTamedAndSoloLedBattlegroupsCount() {
        Battlegroups battlegroups = BOOK.battlegroups();
        Entry troll = Entry.fresh("t#1", "tro-pyre-troll", 1);
        assertThat(battlegroups.status(List.of(troll), troll)).isEqualTo(Battlegroups.Status.TAMED);
        Entry other = Entry.fresh("k#1", "cir-kaya-the-wildborne", 1);
        assertThat(battlegroups.status(List.of(troll, other), troll)).isEqualTo(Battlegroups.Status.WILD);
        Entry journeyman = Entry.fresh("j#1", "cyg-journeyman-warcaster", 1);
        Entry lancer = Entry.fresh("l#1", "cyg-lancer", 1);
        assertThat(battlegroups.assigned(List.of(lancer, journeyman)).get(0).leader())
                .isEqualTo("j#1");
    }

    @Test
    @Rule("WMC-BAN-14")
    void castersHaveNoPoints() {
        Campaign campaign = Campaigns.of("anna@C2", "bert@G2")
                .banner("anna", "C4", "cyg-captain-victoria-haley", "cyg-ironclad")
                .campaign();
        assertThat(campaign.points("anna-1")).isEqualTo(7);
        assertThat(campaign.casters("anna-1")).isEqualTo(1);
    }

    @Test
    @Rule("WMC-VP-04")
    void lateEntriesCountAndTroopsOnTheirWayDoNot() {
        Campaign campaign = Campaigns.of("anna@C2", "bert@G2")
                .banner("anna", "C4", "cyg-captain-victoria-haley", "cyg-ironclad")
                .entry("anna-1", "cyg-ironclad#1", entry -> entry.late(true))
                .ledger(
                        "anna",
                        ledger -> ledger.sending(Parcel.bought(
                                "anna-1", List.of(Entry.fresh("l#1", "cyg-lancer", 1)), List.of(), List.of())))
                .campaign();
        assertThat(campaign.points("anna-1")).isEqualTo(7);
        assertThat(campaign.casters("anna-1")).isEqualTo(1);
    }

    @Test
    @Rule("WMC-VET-03")
    void aVeteranCountsAgainstNoFieldAllowanceUntilItIsNoneAnyMore() {
        ListRules rules = BOOK.allegiances().the("cygnar");
        Entry plain = Entry.fresh("g#1", "cyg-gun-mage-captain-adept", 1);
        Entry other = Entry.fresh("g#2", "cyg-gun-mage-captain-adept", 1);
        Entry third = Entry.fresh("g#3", "cyg-gun-mage-captain-adept", 1);
        Entry veteran = third.as(new Veteran("Old Tom", List.of(Stat.RAT)));
        assertThat(rules.violations(IT, List.of(plain, veteran), List.of(plain, other, veteran), false))
                .isEmpty();
        List<Entry> lapsed = List.of(plain, other, third);
        assertThat(rules.violations(IT, lapsed, lapsed, false)).isEmpty(); // an excess that arose stays
        List<Entry> more = new ArrayList<>(lapsed);
        more.add(Entry.fresh("g#4", "cyg-gun-mage-captain-adept", 1));
        assertThat(rules.violations(IT, lapsed, more, false)).hasSize(1);
    }

    @Test
    @Rule("WMC-DEF-01")
    void aDefenseForceHas50PointsOfItsOwnFaction() {
        DefaultLists.Lists shipped = BOOK.defaultLists("cygnar");
        for (String[] wrong : new String[][] {
            {"cyg-ironclad*8", "DEFENSE_FORCE_POINTS"},
            {"cyg-captain-victoria-haley", "FORBIDDEN_CATEGORY"},
            {"cyg-thorn", "FORBIDDEN_CATEGORY"},
            {"mer-sea-dog-crew:6", "OUT_OF_FACTION_GARRISON"},
            {"kha-juggernaut", "NOT_IN_FACTION"}
        }) {
            BannerList file = new BannerList("cygnar", shipped.banners(), Campaigns.roster(wrong[0]));
            assertThat(BannerList.KIND.judge().apply(BOOK, file).violations())
                    .as(wrong[0])
                    .extracting(Violation::code)
                    .containsExactly(wrong[1]);
        }
        BannerList file = new BannerList("cygnar", shipped.banners(), Campaigns.roster("cyg-ironclad"));
        assertThat(BannerList.KIND.judge().apply(BOOK, file).violations()).isEmpty();
    }

    @Test
    @Rule({"WMC-SETUP-02", "WMC-BUY-04"})
    void aListFromHomeIsJudgedWithAllThatIsWrongWithIt() {
        assertThat(judged("cygnar", "cyg-sword-knights:8", "no-such-thing"))
                .containsExactly("UNIT_SIZE", "UNKNOWN_FIGURE", "BANNER_TOO_SMALL");
        assertThat(judged("legio", "cyg-ironclad")).containsExactly("UNKNOWN_FACTION");
        assertThat(judged("cygnar", "cyg-ironclad", "cyg-thorn", "cyg-gun-mage-captain-adept*3"))
                .containsExactlyInAnyOrder("FORBIDDEN_CATEGORY", "BANNER_TOO_SMALL", "FIELD_ALLOWANCE");
        BannerList twice = new BannerList(
                "cygnar",
                List.of(
                        Campaigns.roster("cyg-ironclad*4", "cyg-captain-maxwell-finn"),
                        Campaigns.roster("cyg-ironclad*4", "cyg-captain-maxwell-finn")),
                null);
        assertThat(BannerList.KIND.judge().apply(BOOK, twice).violations())
                .extracting(Violation::code)
                .containsExactly("CHARACTER_TWICE");
    }

    @Test
    @Rule("WMC-SETUP-01")
    void theShippedListsAreLegalAndOfTheRightPoints() {
        for (ListRules rules : BOOK.allegiances().list()) {
            DefaultLists.Lists lists = BOOK.defaultLists(rules.allegiance().id());
            StartingLists all = new StartingLists(lists.banners(), lists.defenseForce());
            assertThat(all.violations(BOOK, rules)).as(rules.allegiance().id()).isEmpty();
        }
        assertThat(BOOK.allegiances()).hasSize(12);
    }
}
