package org.muster.ruleset.warmachine.resolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.warmachine.Campaigns.json;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Options;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.BattleReport.Fate;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Losses;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Stat;
import org.muster.ruleset.warmachine.army.Veteran;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.purchase.PurchasePhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Excess models, casualties, veterans. */
class CasualtyTest {

    private static final Player ANNA = new Player("anna");

    private static Campaigns with(String... items) {
        return Campaigns.of("anna@C2:cryx", "bert@G2:legion").banner("anna", "C4", items);
    }

    private static Campaigns losing(Campaigns campaigns, OrderedMap<String, Fate> fates) {
        return losing(campaigns, fates, OrderedMap.empty());
    }

    private static Campaigns losing(
            Campaigns campaigns, OrderedMap<String, Fate> fates, OrderedMap<String, Fate> extras) {
        return campaigns.ledger(
                "anna", ledger -> ledger.suffering(OrderedMap.of("anna-1", Losses.reported(fates, extras))));
    }

    private static Fate left(int living, int dead) {
        return new Fate(living, dead);
    }

    private static List<String> rolling(Campaigns campaigns) {
        return campaigns
                .table()
                .play(new Excess.RemoveExcess())
                .isOver()
                .state()
                .ledger(ANNA)
                .losses()
                .the("anna-1")
                .rolls();
    }

    private static RulesTable<Campaign> taken(Campaigns campaigns, int... dice) {
        return campaigns
                .table()
                .rolling("Casualty roll", dice)
                .play(new Excess.RemoveExcess(), new Casualties.RollCasualties())
                .isOver();
    }

    private static List<Entry> list(RulesTable<Campaign> table) {
        return table.state().list("anna-1");
    }

    // ---- excess models

    @Test
    @Rule({"WMC-EXC-01", "WMC-EXC-03"})
    void ofElevenBaneThrallsOfAUnitOfSixFiveAreRemovedAndNobodyRolls() {
        Campaigns campaigns = losing(with("cry-bane-thralls:6"), OrderedMap.of("cry-bane-thralls#1", left(11, 0)));
        assertThat(rolling(campaigns)).isEmpty();
        RulesTable<Campaign> table = taken(campaigns);
        assertThat(list(table).get(0).models()).isEqualTo(6);
        assertThat(table.told()).contains("5 Bane Thralls of anna's banner 1 were created in battle and are removed.");
    }

    @Test
    @Rule({"WMC-EXC-01", "WMC-EXC-02", "WMC-EXC-04"})
    void aCreatedShredderIsRemovedAndSavesNobody() {
        Campaigns one = Campaigns.of("anna@C2:legion", "bert@G2").banner("anna", "C4", "leg-shredder");
        OrderedMap<String, Fate> created = OrderedMap.of("leg-shredder", left(1, 0));
        assertThat(rolling(losing(one, OrderedMap.of("leg-shredder#1", left(1, 0)), created)))
                .isEmpty();
        Campaigns other = Campaigns.of("anna@C2:legion", "bert@G2").banner("anna", "C4", "leg-shredder");
        assertThat(rolling(losing(other, OrderedMap.of("leg-shredder#1", left(0, 1)), created)))
                .containsExactly("leg-shredder#1");
    }

    @Test
    @Rule("WMC-EXC-02")
    void ofAUnitTheLivingAreRemovedBeforeTheDead() {
        assertThat(rolling(losing(with("cry-bane-thralls:6"), OrderedMap.of("cry-bane-thralls#1", left(5, 4)))))
                .containsExactly("cry-bane-thralls#1"); // 3 too many: 2 of 6 are left
    }

    @Test
    @Rule("WMC-EXC-05")
    void inertWarjacksSurvive() {
        Campaigns campaigns = with("cry-slayer", "cry-warwitch-deneghra");
        assertThat(rolling(losing(
                        campaigns,
                        OrderedMap.of("cry-slayer#1", left(1, 0)).with("cry-warwitch-deneghra#1", left(0, 1)))))
                .containsExactly("cry-warwitch-deneghra#1");
    }

    // ---- who rolls

    @Test
    @Rule({"WMC-CAS-01", "WMC-CAS-02"})
    void destroyedModelsAndUnitsBelowHalfRoll() {
        Campaigns campaigns = with("cry-slayer", "cry-bane-thralls:6", "cry-bane-knights:10", "cry-soulhunters:5");
        assertThat(rolling(losing(
                        campaigns,
                        OrderedMap.of("cry-slayer#1", left(0, 1))
                                .with("cry-bane-thralls#1", left(3, 3))
                                .with("cry-bane-knights#1", left(4, 6))
                                .with("cry-soulhunters#1", left(2, 3)))))
                .containsExactly("cry-slayer#1", "cry-bane-knights#1", "cry-soulhunters#1");
    }

    @Test
    @Rule("WMC-CAS-04")
    void theStartingNumberIncludesAttachmentsUnlessByOption() {
        String[] items = {"cry-bane-thralls:6", "cry-bane-thrall-officer-and-standard"};
        OrderedMap<String, Fate> fates = OrderedMap.of("cry-bane-thralls#1", left(3, 5));
        assertThat(rolling(losing(with(items), fates))).hasSize(1); // 3 of 8
        Campaigns without = Campaigns.of(Campaigns.option("attachmentsCount", false), "anna@C2:cryx", "bert@G2")
                .banner("anna", "C4", items);
        assertThat(rolling(losing(without, fates))).isEmpty(); // 3 of 6
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    @Rule({"WMC-BAT-11", "WMC-CAS-01", "WMC-CAS-05", "WMC-VET-01"})
    void ofSeveralOfOneKindTheOneReportedDestroyedRollsAndGoes(int lost) {
        OrderedMap<String, Fate> fates = OrderedMap.empty();
        for (int i = 1; i <= 3; i++) {
            fates = fates.with("cry-slayer#" + i, i == lost ? left(0, 1) : left(1, 0));
        }
        Campaigns campaigns = losing(winning("cry-slayer*3"), fates);
        assertThat(rolling(campaigns)).containsExactly("cry-slayer#" + lost);
        RulesTable<Campaign> table = taken(campaigns, 1, 1);
        List<String> others = Stream.of("cry-slayer#1", "cry-slayer#2", "cry-slayer#3")
                .filter(id -> !id.equals("cry-slayer#" + lost))
                .toList();
        assertThat(list(table)).extracting(Entry::id).isEqualTo(others);
        assertThat(table.state().ledger(ANNA).losses().the("anna-1").sound()).isEqualTo(others);
    }

    @Test
    @Rule({"WMC-BAT-11", "WMC-VET-01"})
    void whoWasReportedDestroyedAndKeptHisPlaceIsNoVeteranOfTheBattle() {
        Campaigns campaigns = losing(
                winning("cry-slayer*2"),
                OrderedMap.of("cry-slayer#1", left(0, 1)).with("cry-slayer#2", left(1, 0)));
        RulesTable<Campaign> table = campaigns
                .table()
                .rolling("Casualty roll", 6, 6)
                .rolling("Veteran roll", 6, 6)
                .play(new Excess.RemoveExcess(), new Casualties.RollCasualties(), new Veterans.RollVeterans());
        table.choose("anna", json("{cry-slayer#2: {stat: mat, name: Rust}}")).isOver();
        assertThat(list(table)).extracting(Entry::isVeteran).containsExactly(false, true);
    }

    @Test
    @Rule({"WMC-EXC-02", "WMC-EXC-04", "WMC-BAT-11"})
    void whatWasCreatedGivesNoModelOfTheListTheFateOfAnother() {
        OrderedMap<String, Fate> second =
                OrderedMap.of("leg-shredder#1", left(1, 0)).with("leg-shredder#2", left(0, 1));
        Campaigns campaigns = Campaigns.of("anna@C2:legion", "bert@G2").banner("anna", "C4", "leg-shredder*2");
        assertThat(rolling(losing(campaigns, second, OrderedMap.of("leg-shredder", left(1, 0)))))
                .containsExactly("leg-shredder#2");
        assertThat(rolling(losing(campaigns, second, OrderedMap.of("leg-shredder", left(0, 1)))))
                .containsExactly("leg-shredder#1", "leg-shredder#2"); // the living is the one too many
    }

    // ---- what it costs

    @Test
    @Rule({"WMC-CAS-03", "WMC-CAS-05"})
    void aModelIsAffectedOnFiveOrLess() {
        OrderedMap<String, Fate> fates = OrderedMap.of("cry-slayer#1", left(0, 1));
        assertThat(list(taken(losing(with("cry-slayer", "cry-reaper"), fates), 3, 3)))
                .hasSize(2);
        RulesTable<Campaign> lost = taken(losing(with("cry-slayer", "cry-reaper"), fates), 3, 2);
        assertThat(list(lost)).hasSize(1);
        assertThat(told(lost)).isEqualTo("Slayer of anna's banner 1 is removed. [WMC-CAS-05] anna");
        Campaigns veteran = with("cry-slayer", "cry-reaper")
                .entry("anna-1", "cry-slayer#1", entry -> entry.as(new Veteran("Rust", List.of(Stat.ARM))));
        assertThat(list(taken(losing(veteran, fates), 1, 1))).hasSize(2).noneMatch(Entry::isVeteran);
    }

    /** What was told last, by which rules, and to whom: what a banner holds is secret. */
    private static String told(RulesTable<Campaign> table) {
        Event last = table.events().get(table.events().size() - 1);
        boolean secret = last.audience().equals(table.state().book().privyTo(ANNA));
        return last.sentence() + " " + last.rules() + (secret ? " anna" : " everybody");
    }

    @Test
    @Rule("WMC-CAS-06")
    void aUnitLosesSizeAttachmentsVeteranAndAllInThatOrder() {
        OrderedMap<String, Fate> fates = OrderedMap.of("cry-bane-thralls#1", left(0, 10));
        Campaigns campaigns = with("cry-bane-thralls:10", "cry-bane-thrall-officer-and-standard", "cry-reaper")
                .entry("anna-1", "cry-bane-thralls#1", entry -> entry.as(new Veteran("Bones", List.of(Stat.DEF))));
        assertThat(campaigns.campaign().points("anna-1")).isEqualTo(8 + 3 + 7);
        RulesTable<Campaign> table = taken(losing(campaigns, fates), 1, 1);
        assertThat(list(table).get(0).models()).isEqualTo(6);
        assertThat(table.state().points("anna-1")).isEqualTo(5 + 3 + 7);
        assertThat(told(table)).endsWith("is reduced to its smallest size. [WMC-CAS-06] anna");
        table = taken(losing(Campaigns.from(table.state()), fates), 1, 1);
        assertThat(list(table).get(0).attachments()).isEmpty();
        assertThat(told(table)).endsWith("loses its attachments. [WMC-CAS-06] anna");
        table = taken(losing(Campaigns.from(table.state()), fates), 1, 1);
        assertThat(list(table).get(0).isVeteran()).isFalse();
        assertThat(told(table)).endsWith("is no veteran any more. [WMC-CAS-05] anna");
        table = taken(losing(Campaigns.from(table.state()), fates), 1, 1);
        assertThat(list(table)).extracting(Entry::troop).containsExactly("cry-reaper");
        assertThat(told(table)).endsWith("is removed. [WMC-CAS-06] anna");
    }

    @Test
    @Rule({"WMC-CAS-07", "WMC-STC-04"})
    void whoForcedItsWayHasOneLessAndAMedicalCenterAddsOne() {
        OrderedMap<String, Fate> fates = OrderedMap.of("cry-slayer#1", left(0, 1));
        Campaigns forced = with("cry-slayer", "cry-reaper")
                .change(campaign -> campaign.with(campaign.banner("anna-1").forcedThrough(true)));
        assertThat(list(taken(losing(forced, fates), 3, 3))).hasSize(1);
        Campaigns nursed = with("cry-slayer", "cry-reaper")
                .structure("anna", StructureKind.MEDICAL_CENTER, "G5")
                .controls("bert", "G5"); // works by whose it is
        assertThat(list(taken(losing(nursed, fates), 3, 2))).hasSize(2);
        Campaigns both = nursed.change(
                campaign -> campaign.with(campaign.banner("anna-1").forcedThrough(true)));
        assertThat(list(taken(losing(both, fates), 3, 2))).hasSize(1);
    }

    @Test
    @Rule("WMC-SPC-04")
    void aSabotagedMedicalCenterHelpsNobody() {
        Campaigns campaigns = with("cry-slayer", "cry-reaper")
                .structure("anna", StructureKind.MEDICAL_CENTER, "C3")
                .change(campaign -> campaign.withSabotage(List.of("C3")));
        assertThat(list(taken(losing(campaigns, OrderedMap.of("cry-slayer#1", left(0, 1))), 3, 2)))
                .hasSize(1);
    }

    @Test
    @Rule("WMC-CAS-08")
    void aCharacterThatIsLostIsNotHadAgainThisRound() {
        Campaigns campaigns = losing(
                with("cry-bane-lord-tartarus", "cry-reaper"), OrderedMap.of("cry-bane-lord-tartarus#1", left(0, 1)));
        RulesTable<Campaign> table = taken(campaigns, 1, 1);
        assertThat(table.state().ledger(ANNA).removed()).containsExactly("cry-bane-lord-tartarus");
        RulesTable<Campaign> shop = Campaigns.from(table.state())
                .supply("anna", 20)
                .table()
                .play(new PurchasePhase.Purchase(List.of(ANNA)));
        String buy = json("{forces: {anna-1: {buy: {cry-bane-lord-tartarus: 1}}}}");
        assertThat(shop.codes("anna", buy)).containsExactly("REMOVED_THIS_ROUND");
        RulesTable<Campaign> later = Campaigns.from(table.state().nextRound())
                .supply("anna", 20)
                .table()
                .play(new PurchasePhase.Purchase(List.of(ANNA)));
        assertThat(later.codes("anna", buy)).isEmpty();
    }

    @Test
    @Rule("WMC-CAS-09")
    void aBannerWithoutAnybodyIsDisbandedAtOnce() {
        RulesTable<Campaign> table = taken(losing(with("cry-slayer"), OrderedMap.of("cry-slayer#1", left(0, 1))), 1, 1);
        assertThat(table.state().banners()).isEmpty();
        assertThat(table.told()).contains("anna's banner 1 has nobody left and is disbanded.");
    }

    @Test
    @Rule("WMC-CAS-10")
    void aLostCasterFreesHisWarjacks() {
        Campaigns campaigns = with("cry-slayer", "cry-warwitch-deneghra");
        assertThat(campaigns.campaign().list("anna-1").get(0).leader()).isEqualTo("cry-warwitch-deneghra#1");
        RulesTable<Campaign> table = taken(
                losing(
                        campaigns,
                        OrderedMap.of("cry-warwitch-deneghra#1", left(0, 1)).with("cry-slayer#1", left(1, 0))),
                2,
                1);
        assertThat(list(table))
                .singleElement()
                .satisfies(slayer -> assertThat(slayer.leader()).isEmpty());
    }

    @Test
    @Rule("WMC-CAS-11")
    void aCharacterAttachmentThatIsLostCountsAsRemoved() {
        Campaigns campaigns = Campaigns.of("anna@C2:four-star-syndicate", "bert@G2")
                .banner("anna", "C4", "mer-sea-dog-crew:6", "mer-mr-walls-sea-dog-quartermaster", "mer-nomad");
        RulesTable<Campaign> table = taken(losing(campaigns, OrderedMap.of("mer-sea-dog-crew#1", left(0, 7))), 1, 1);
        assertThat(table.state().ledger(ANNA).removed()).containsExactly("mer-mr-walls-sea-dog-quartermaster");
    }

    @Test
    @Rule("WMC-DEF-03")
    void aDefenseForceLosesTheFallenWithoutARoll() {
        Campaigns campaigns = Campaigns.of("anna@C2:cryx", "bert@G2")
                .defenseForce("anna", new String[] {"cry-slayer", "cry-bane-thralls:10"});
        OrderedMap<String, Fate> fates =
                OrderedMap.of("cry-slayer#1", left(0, 1)).with("cry-bane-thralls#1", left(5, 5));
        campaigns.ledger(
                "anna",
                ledger -> ledger.suffering(OrderedMap.of("anna-hq", Losses.reported(fates, OrderedMap.empty()))));
        RulesTable<Campaign> table = taken(campaigns);
        assertThat(table.state().list("anna-hq")).extracting(Entry::troop).containsExactly("cry-bane-thralls");
        assertThat(told(table)).isEqualTo("Slayer of anna's defense force is lost. [WMC-DEF-03] anna");
    }

    @Test
    @Rule({"WMC-DEF-03", "WMC-DEF-04", "WMC-DEF-07", "WMC-BAT-11"})
    void ofACoreModelAndABoughtOneOfItsKindTheOneReportedIsLost() {
        for (String lost : List.of("cry-slayer#1", "cry-slayer#2")) {
            Campaigns campaigns = Campaigns.of("anna@C2:cryx", "bert@G2")
                    .defenseForce("anna", new String[] {"cry-slayer"}, "cry-slayer");
            OrderedMap<String, Fate> fates = OrderedMap.each(
                    List.of("cry-slayer#1", "cry-slayer#2"), id -> id.equals(lost) ? left(0, 1) : left(1, 0));
            campaigns.ledger(
                    "anna",
                    ledger -> ledger.suffering(OrderedMap.of("anna-hq", Losses.reported(fates, OrderedMap.empty()))));
            assertThat(taken(campaigns).state().list("anna-hq"))
                    .extracting(Entry::id)
                    .hasSize(1)
                    .doesNotContain(lost);
        }
    }

    // ---- veterans

    private static Campaigns winning(String... items) {
        Campaigns campaigns = Campaigns.of("anna@C2:cryx", "bert@G2").banner("anna", "C4", items);
        return winning(campaigns);
    }

    private static Campaigns winning(Campaigns campaigns) {
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(new Player("bert"), "bert-1", false, true, "", false, 0);
        return campaigns
                .change(campaign ->
                        campaign.with(Battle.open("C4", List.of(anna, bert)).decided(ANNA, false)))
                .ledger("anna", ledger -> {
                    List<String> all = campaigns.campaign().list("anna-1").stream()
                            .map(Entry::id)
                            .toList();
                    return ledger.suffering(OrderedMap.of("anna-1", Losses.rolledOff(0, all)));
                });
    }

    @Test
    @Rule({"WMC-VET-01", "WMC-VET-02", "WMC-ABS-09"})
    void onNineOrMoreWhoSurvivedBecomesAVeteranWithANameAndAStat() {
        RulesTable<Campaign> table = winning("cry-slayer", "cry-bane-thralls:6", "cry-bane-lord-tartarus")
                .table()
                .rolling("Veteran roll for Slayer", 4, 4)
                .rolling("Veteran roll for Bane Thralls", 4, 5)
                .play(new Veterans.RollVeterans());
        table.choose("anna", json("{cry-bane-thralls#1: {stat: def, name: Gravewalkers}}"))
                .isOver();
        assertThat(table.state().list("anna-1"))
                .extracting(Entry::veteran)
                .containsExactly(null, new Veteran("Gravewalkers", List.of(Stat.DEF)), null);
    }

    @Test
    @Rule("WMC-VET-02")
    void namesAreUniqueWhateverTheirCase() {
        Campaigns campaigns = winning(Campaigns.of("anna@C2:cryx", "bert@G2")
                .banner("anna", "C4", "cry-slayer", "cry-reaper")
                .entry("anna-1", "cry-slayer#1", entry -> entry.as(new Veteran("Rust", List.of(Stat.ARM)))));
        RulesTable<Campaign> table =
                campaigns.table().rolling("Veteran roll for Reaper", 6, 6).play(new Veterans.RollVeterans());
        assertThat(table.codes("anna", json("{cry-reaper#1: {stat: mat, name: rUST}}")))
                .containsExactly("NAME_TAKEN");
        table.lapse("anna").isOver();
        assertThat(table.state().list("anna-1").get(1).veteran())
                .isEqualTo(new Veteran("Veteran 1", List.of(Stat.ARM)));
    }

    @Test
    @Rule({"WMC-VET-02", "WMC-VET-04"})
    void whoIsNamedBesideAVeteranGetsAnotherNameByDefaultAndByChance() {
        Campaigns campaigns = winning(Campaigns.of(Campaigns.option("veteranTwice", true), "anna@C2:cryx", "bert@G2")
                .banner("anna", "C4", "cry-slayer", "cry-reaper")
                .entry("anna-1", "cry-reaper#1", entry -> entry.as(new Veteran("Veteran 1", List.of(Stat.ARM)))));
        RulesTable<Campaign> table = campaigns
                .table()
                .rolling("Veteran roll for Slayer", 6, 6)
                .rolling("Veteran roll for Veteran 1, Reaper", 6, 6)
                .play(new Veterans.RollVeterans());
        assertThat(table.codes(
                        "anna", json("{cry-slayer#1: {stat: mat, name: Rust}, cry-reaper#1: {stat: mat, name: rust}}")))
                .containsExactly("NAME_TAKEN");
        Options<?> options = table.question("anna").options();
        for (int seed = 0; seed < 50; seed++) {
            assertThat(sampledNames(options, seed)).containsExactly("Veteran 2", "Veteran 1");
        }
        table.lapse("anna").isOver();
        assertThat(table.state().list("anna-1"))
                .extracting(Entry::veteran)
                .containsExactly(
                        new Veteran("Veteran 2", List.of(Stat.ARM)),
                        new Veteran("Veteran 1", List.of(Stat.ARM, Stat.MAT)));
    }

    private static <C> List<String> sampledNames(Options<C> options, int seed) {
        C sample = options.sample(new SplittableRandom(seed));
        assertThat(options.check(sample)).isEmpty();
        return ((OrderedMap<?, ?>) sample)
                .list().stream().map(one -> ((Veterans.Honour) one).name()).toList();
    }

    @Test
    @Rule("WMC-VET-04")
    void aVeteranDoesNotRollAgainUnlessByOption() {
        for (boolean twice : new boolean[] {false, true}) {
            Campaigns campaigns = winning(Campaigns.of(
                            Campaigns.option("veteranTwice", twice), "anna@C2:cryx", "bert@G2")
                    .banner("anna", "C4", "cry-slayer")
                    .entry("anna-1", "cry-slayer#1", entry -> entry.as(new Veteran("Rust", List.of(Stat.ARM)))));
            RulesTable<Campaign> table = campaigns.table();
            if (twice) {
                table.rolling("Veteran roll for Rust, Slayer", 6, 6).play(new Veterans.RollVeterans());
                table.choose("anna", json("{cry-slayer#1: {stat: mat, name: Rust}}"))
                        .isOver();
                assertThat(table.state().list("anna-1").get(0).veteran())
                        .isEqualTo(new Veteran("Rust", List.of(Stat.ARM, Stat.MAT)));
            } else {
                table.play(new Veterans.RollVeterans()).isOver();
            }
        }
    }

    @Test
    @Rule({"WMC-VET-05", "WMC-VET-01", "WMC-DEF-09"})
    void losersUnitsBelowHalfAndDefenseForcesNeverRoll() {
        Campaigns lost = winning("cry-slayer")
                .change(campaign -> campaign.with(campaign.battles().the("C4").decided(new Player("bert"), false)));
        lost.table().play(new Veterans.RollVeterans()).isOver();
        Campaigns weak = winning("cry-bane-thralls:6")
                .ledger(
                        "anna",
                        ledger -> ledger.suffering(OrderedMap.of(
                                "anna-1",
                                Losses.rolledOff(0, List.of()).rolling(List.of("cry-bane-thralls#1"), List.of()))));
        weak.table().play(new Veterans.RollVeterans()).isOver();
        Campaigns guards = Campaigns.of("anna@C2:cryx", "bert@G2").defenseForce("anna", new String[] {"cry-slayer"});
        Fighter anna = new Fighter(ANNA, "anna-hq", true, true, "", false, 0);
        guards.change(campaign -> campaign.with(Battle.open("C2", List.of(anna)).decided(ANNA, false)))
                .table()
                .play(new Veterans.RollVeterans())
                .isOver();
    }
}
