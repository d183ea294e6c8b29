package org.muster.ruleset.skirmish.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.stands;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Use;
import org.muster.ruleset.skirmish.activation.ActivationPhase;
import org.muster.ruleset.skirmish.attack.Casualties.RemoveMinis;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.cards.Returns;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.moves.Shoves;
import org.muster.ruleset.skirmish.victory.Victory.EndRound;
import org.muster.testkit.Rule;
import org.muster.testkit.table.Changed;
import org.muster.testkit.table.RulesTable;

/** Setup, scoring and end of the missions. */
class MissionTest {

    private static final String MORGAN = "morgan 45,64";

    private static List<String> winners(RulesTable<Skirmish> table) {
        return table.result().map(Result::winners).orElse(List.of()).stream()
                .map(Player::id)
                .toList();
    }

    private static Skirmishes citadel(String... units) {
        return Skirmishes.citadel(units);
    }

    // ---- setup

    @Test
    @Rule({
        "SKD-GEN-01",
        "SKD-GEN-05",
        "SKD-SETUP-01",
        "SKD-LOS-04",
        "SKD-CARD-05",
        "SKD-ADICE-06",
        "SKD-FORCE-01",
        "SKD-GEO-09"
    })
    void theCitadelIsSetUpAsItIsPrinted() {
        Skirmish empty = Skirmish.start(Skirmishes.book(HouseRules.DEFAULT));
        assertThat(empty.table().width()).isEqualTo(90);
        assertThat(empty.table().depth()).isEqualTo(90);
        RulesTable<Skirmish> table = RulesTable.of(Skirmishes.RULES, empty).play(new SetupPhase.SetUp());
        assertThat(table.told().get(1))
                .startsWith("Terrain that blocks line of sight: wall w1, masonry w,")
                .doesNotContain("ravine");
        assertThat(table.waitingFor()).as("the heroes deploy first").containsExactly("heroes");
        table.choose("heroes", "printed").choose("empire", "printed").isOver();
        Skirmish now = table.state();
        assertThat(now.units().keySet())
                .containsExactly(
                        "ahsoka", "sabine", "ezra", "night-troopers-A", "night-troopers-B", "morgan", "death-troopers");
        assertThat(stands(table, "night-troopers-B")).isEqualTo("60,53 57,53 63,53 60,56");
        assertThat(now.the("morgan").leader().z()).as("on the terrace").isEqualTo(5);
        assertThat(now.of("HEROES").stream().mapToInt(UnitState::actionDice).sum())
                .isEqualTo(11);
        assertThat(now.of("EMPIRE").stream().mapToInt(UnitState::actionDice).sum())
                .isEqualTo(13);
        assertThat(now.cards().the("dc-beskar").unit()).isEqualTo("sabine");
        assertThat(now.cards().the("dc-volley").unit()).isEqualTo("night-troopers-A");
        assertThat(now.cards().the("dc-great-mothers").unit()).isNull();
        assertThat(now.vp()).hasToString("{HEROES=0, EMPIRE=0}");
    }

    @Test
    @Rule("SKD-SETUP-01")
    void unitsMayBePutElsewhereInTheirZone() {
        RulesTable<Skirmish> table = RulesTable.of(
                        Skirmishes.RULES, Skirmish.start(Skirmishes.book(options("mission", Play.TRAINING_YARD))))
                .play(new SetupPhase.SetUp());
        assertThat(table.violations("heroes", "{place: {ahsoka-1: [45, 29]}}").get(0))
                .hasToString(
                        "place.ahsoka-1: Ahsoka Tano at (45, 29) is not wholly in your zone, which lies between (0, 0)"
                                + " and (90, 30). [SKD-SETUP-01]");
        table.choose("heroes", "{place: {ahsoka-1: [10, 28.75]}}");
        String two = "night-troopers-A-1: [45, 60], night-troopers-A-2: [45, 62.5]";
        assertThat(table.codes(
                        "empire",
                        "{place: {" + two + ", night-troopers-A-3: [47, 60], night-troopers-A-4: [45, 52.4]}}"))
                .containsExactly("DEPLOY_OVERLAP", "DEPLOY_COHESION");
        assertThat(table.codes(
                        "empire",
                        "{place: {" + two + ", night-troopers-A-3: [47.5, 60], night-troopers-A-4: [45, 52.48]}}"))
                .as("5.02 cm: at most 5 means so much more at most, whatever sums of doubles make of it")
                .isEmpty();
        table.choose("empire", "{place: {" + two + ", night-troopers-A-3: [47.5, 60], night-troopers-A-4: [45, 52.5]}}")
                .isOver();
        assertThat(stands(table, "night-troopers-A")).isEqualTo("45,60 45,62.5 47.5,60 45,52.5");
    }

    @Test
    @Rule({"SKD-SETUP-01", "SKD-MOVE-03"})
    void whatOneBreaksHidesNothingThatOthersBreak() {
        RulesTable<Skirmish> table = RulesTable.of(
                        Skirmishes.RULES, Skirmish.start(Skirmishes.book(options("mission", Play.PERIDEA_FINALE))))
                .play(new SetupPhase.SetUp());
        assertThat(table.codes("heroes", "{place: {ahsoka-1: [45, 11], sabine-1: [46, 8], ezra-1: [46.5, 8]}}"))
                .containsExactly("DEPLOY_ZONE", "DEPLOY_OVERLAP");
        assertThat(table.codes("heroes", "{place: {ahsoka-1: [45, 11], sabine-1: [46, 8]}}"))
                .as("whom nobody puts down overlaps nobody")
                .containsExactly("DEPLOY_ZONE", "NO_ANSWER_FOR");
        assertThat(table.codes("heroes", "{place: {ahsoka-1: [45, 11], sabine-1: [46, 12], ezra-1: [46.5, 8]}}"))
                .as("who stands where nobody may is seen by the others all the same, and told once")
                .containsExactly("DEPLOY_ZONE", "DEPLOY_ZONE", "DEPLOY_OVERLAP");
    }

    @Test
    @Rule({"SKD-SETUP-01", "SKD-GEO-11"})
    void safelyAndNotInContactWithTheEnemy() {
        // both in one zone, which reaches over the low wall
        List<Mission.Side> sides = Skirmishes.book(HouseRules.DEFAULT).mission().sides();
        List<Spot> zone = List.of(new Spot(0, 0), new Spot(90, 0), new Spot(90, 30), new Spot(0, 30));
        Book book = Files.shipped()
                .mission(
                        Play.PERIDEA_FINALE,
                        "sides",
                        List.of(
                                Changed.of(sides.get(0), "zone", zone),
                                Changed.of(sides.get(1), "zone", zone, "force", List.of("morgan"), "cards", List.of())))
                .book();
        RulesTable<Skirmish> table =
                RulesTable.of(Skirmishes.RULES, Skirmish.start(book)).play(new SetupPhase.SetUp());
        assertThat(table.codes("heroes", "{place: {ahsoka-1: [14, 24.5], sabine-1: [45, 10], ezra-1: [50, 10]}}"))
                .as("on the low wall")
                .containsExactly("DEPLOY_UNSAFE");
        table.choose("heroes", "{place: {ahsoka-1: [45, 8], sabine-1: [45, 11], ezra-1: [50, 10]}}");
        assertThat(table.codes("empire", "{place: {morgan-1: [47.5, 8]}}")).containsExactly("DEPLOY_CONTACT");
        assertThat(table.codes("empire", "{place: {morgan-1: [46, 8]}}")).containsExactly("DEPLOY_OVERLAP");
    }

    @Test
    @Rule({"SKD-GEN-05", "SKD-CARD-05"})
    void inAFreeSkirmishBothSidesBringForcesOfTheirOwn() {
        RulesTable<Skirmish> table = RulesTable.of(
                        Skirmishes.RULES, Skirmish.start(Skirmishes.book(options("mission", Play.FREE_SKIRMISH))))
                .play(new SetupPhase.SetUp());
        assertThat(table.waitingFor()).containsExactly("heroes", "empire");
        assertThat(table.codes("heroes", "{units: {ahsoka: 2}, cards: []}"))
                .containsExactlyInAnyOrder("FORCE_SIZE", "FORCE_UNIQUE");
        assertThat(table.codes("heroes", "{units: {ahsoka: 2, howler-rider: 1}, cards: [dc-beskar]}"))
                .as("what is wrong with the cards is told beside what is wrong with the units")
                .containsExactlyInAnyOrder("FORCE_UNIQUE", "CARD_NEEDS");
        assertThat(table.violations("heroes", "{units: {republic-troopers: 3}, cards: [dc-beskar]}"))
                .extracting(one -> one.code() + ' ' + one.sentence())
                .containsExactly("CARD_NEEDS Beskar plates needs Sabine Wren; none in your force.");
        table.choose("heroes", "{units: {sabine: 1, republic-troopers: 2}, cards: [dc-beskar]}")
                .choose("empire", "{units: {bandits: 3}}");
        table.choose("heroes", "standard").choose("empire", "standard").isOver();
        assertThat(table.state().units().keySet())
                .containsExactly(
                        "sabine", "republic-troopers-A", "republic-troopers-B", "bandits-A", "bandits-B", "bandits-C");
        assertThat(table.state().cards().the("dc-beskar").unit()).isEqualTo("sabine");
    }

    // ---- scoring at the end of a round

    @Test
    @Rule({"SKD-MISS-01", "SKD-MISS-02", "SKD-GEN-03", "SKD-STAT-05"})
    void eagerHeroesWhollyOnTheSummitCount() {
        RulesTable<Skirmish> table = citadel("ahsoka 45,82", "sabine 40,81.25", "ezra 45,81.2", MORGAN)
                .play(new EndRound())
                .isOver();
        assertThat(table.state().vp("HEROES"))
                .as("Ezra's base is not wholly in the zone")
                .isEqualTo(2);
        assertThat(table.state().vp("EMPIRE")).isZero();
        table = citadel("ahsoka 45,82", "sabine 40,81.25", "ezra 50,20", MORGAN)
                .strained("ahsoka")
                .play(new EndRound())
                .isOver();
        assertThat(table.state().vp("HEROES")).isEqualTo(1);
    }

    @Test
    @Rule("SKD-MISS-02")
    void aUnitIsThereWithItsLeaderWhereverTheOthersStand() {
        assertThat(citadel("republic-troopers-A 45,82 45,78", MORGAN)
                        .play(new EndRound())
                        .state()
                        .vp("HEROES"))
                .isEqualTo(1);
        assertThat(citadel("republic-troopers-A 45,78 45,82", MORGAN)
                        .play(new EndRound())
                        .state()
                        .vp("HEROES"))
                .isZero();
    }

    @Test
    @Rule({"SKD-MISS-03", "SKD-STAT-05"})
    void withoutAnyTheEmpireScores() {
        RulesTable<Skirmish> table = citadel("ahsoka 45,82", "ezra 50,20", MORGAN)
                .strained("ahsoka")
                .play(new EndRound())
                .isOver();
        assertThat(table.state().vp("HEROES")).isZero();
        assertThat(table.state().vp("EMPIRE")).isEqualTo(1);
        assertThat(table.told()).contains("Round 1 is over.", "Empire: 1 VP (nobody in zone: summit), 1 in all.");
    }

    // ---- scoring at once

    @Test
    @Rule({"SKD-MISS-01", "SKD-MISS-04", "SKD-RES-04"})
    void defeatsScoreAtOnce() {
        RulesTable<Skirmish> table = citadel(
                        "ahsoka 45,20", "ezra 50,20", MORGAN, "death-troopers 30,64", "night-troopers-A 60,64")
                .wounds("morgan", 6)
                .wounds("death-troopers", 3)
                .wounds("night-troopers-A", 1)
                .wounds("ezra", 5)
                .play(new RemoveMinis("morgan", "HEROES"));
        assertThat(table.state().vp("HEROES")).isEqualTo(1);
        table.play(new RemoveMinis("death-troopers", "HEROES"));
        assertThat(table.state().vp("HEROES")).isEqualTo(2);
        table.play(new RemoveMinis("night-troopers-A", "HEROES"));
        assertThat(table.state().vp("HEROES")).as("other units bring nothing").isEqualTo(2);
        table.play(new RemoveMinis("ezra", "EMPIRE"));
        assertThat(table.state().vp("EMPIRE")).isEqualTo(2);
    }

    @Test
    @Rule("SKD-MISS-01")
    void inTheYardEachTrooperCounts() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,20", "night-troopers-A 45,50 42,50 48,50")
                .wounds("night-troopers-A", 2)
                .play(new RemoveMinis("night-troopers-A", "HEROES"))
                .isOver();
        assertThat(table.state().vp("HEROES")).isEqualTo(2);
    }

    @Test
    @Rule({"SKD-MISS-01", "SKD-MISS-04"})
    void inAFreeSkirmishALeaderIsWorthTwo() {
        HouseRules free = options("mission", Play.FREE_SKIRMISH);
        RulesTable<Skirmish> table = Skirmishes.of(
                        free, "ahsoka 45,20", "sabine 40,20", "morgan 45,84", "bandits-A 30,84")
                .wounds("morgan", 6)
                .wounds("sabine", 5)
                .play(new RemoveMinis("morgan", "HEROES"), new RemoveMinis("sabine", "EMPIRE"));
        assertThat(table.state().vp()).hasToString("{HEROES=2, EMPIRE=1}");
    }

    @Test
    @Rule({"SKD-MISS-01", "SKD-MISS-04", "SKD-FALL-03", "SKD-RES-04"})
    void aDefeatByAFallScoresAtOnceAndMayEndTheGame() {
        RulesTable<Skirmish> morgan = citadel("ezra 30,80", "morgan 30,74", "night-troopers-A 60,80")
                .noDice()
                .wounds("morgan", 5)
                .play(new Shoves.ShoveUnit("morgan", "ezra", "HEROES", false, 1))
                .choose("heroes", "50")
                .rolling("Attack of the fall on Morgan Elsbeth", 5)
                .rolling("Defense of Morgan Elsbeth", 1)
                .choose("heroes", "where-it-falls")
                .isOver();
        assertThat(morgan.state().vp("HEROES")).isEqualTo(1);
        assertThat(morgan.state().attacks()).isEmpty();
        RulesTable<Skirmish> ezra = citadel("ezra 30,74", "baylan 30,80")
                .noDice()
                .force("ezra", 0)
                .wounds("ezra", 4)
                .play(new Shoves.ShoveUnit("ezra", "baylan", "EMPIRE", false, 1), new EndRound())
                .choose("empire", "50")
                .rolling("Attack of the fall on Ezra Bridger", 5)
                .rolling("Defense of Ezra Bridger", 1)
                .choose("empire", "where-it-falls");
        assertThat(winners(ezra)).as("no hero is left").containsExactly("empire");
        assertThat(ezra.state().vp("EMPIRE")).isEqualTo(2);
    }

    // ---- the end

    @Test
    @Rule("SKD-MISS-06")
    void withoutAnyHeroTheEmpireWinsAtOnce() {
        RulesTable<Skirmish> table = citadel("ahsoka 45,20", MORGAN)
                .wounds("ahsoka", 6)
                .play(new RemoveMinis("ahsoka", "EMPIRE"), new EndRound());
        assertThat(winners(table)).containsExactly("empire");
        assertThat(table.state().vp("EMPIRE")).isEqualTo(2);
    }

    @Test
    @Rule("SKD-MISS-06")
    void allHeroesOnTheSummitAndAtLeastTwoWinWithTheRound() {
        RulesTable<Skirmish> there =
                citadel("ahsoka 45,82", "sabine 40,82", MORGAN).play(new EndRound());
        assertThat(winners(there)).containsExactly("heroes");
        assertThat(there.result().orElseThrow().reason()).hasToString("Heroes: all in zone: summit, at least 2.");
        assertThat(winners(citadel("ahsoka 45,82", MORGAN).play(new EndRound())))
                .as("one is too few")
                .isEmpty();
        assertThat(winners(citadel("ahsoka 45,82", "sabine 40,82", "ezra 45,20", MORGAN)
                        .play(new EndRound())))
                .as("all that are left")
                .isEmpty();
        assertThat(winners(citadel("ahsoka 45,82", "sabine 40,82", MORGAN)
                        .strained("sabine")
                        .play(new EndRound())))
                .as("a strained one does not count, yet is left")
                .isEmpty();
    }

    @Test
    @Rule("SKD-MISS-06")
    void afterTheLastRoundMorePointsWinAndATieGoesToTheEmpire() {
        assertThat(winners(
                        citadel("ahsoka 45,20", MORGAN).round(6).vp("HEROES", 3).play(new EndRound())))
                .containsExactly("heroes");
        assertThat(winners(
                        citadel("ahsoka 45,20", MORGAN).round(6).vp("HEROES", 1).play(new EndRound())))
                .as("1 to 1 after the Empire's point of this round")
                .containsExactly("empire");
        assertThat(citadel("ahsoka 45,20", MORGAN)
                        .round(6)
                        .vp("HEROES", 1)
                        .play(new EndRound())
                        .result()
                        .orElseThrow()
                        .reason())
                .hasToString("After round 6: Heroes 1 VP, Empire 1. In this mission a tie goes to Empire.");
        assertThat(winners(
                        citadel("ahsoka 45,20", MORGAN).round(5).vp("HEROES", 3).play(new EndRound())))
                .isEmpty();
        assertThat(winners(Skirmishes.of(options("rounds", 2), "ahsoka 45,20", MORGAN)
                        .round(2)
                        .play(new EndRound())))
                .as("option rounds")
                .containsExactly("empire");
        assertThat(winners(Skirmishes.yard("ahsoka 45,20", "night-troopers-A 45,50")
                        .round(3)
                        .play(new EndRound())))
                .as("in the yard a tie is a draw")
                .containsExactly("heroes", "empire");
    }

    @Test
    @Rule("SKD-MISS-06")
    void whereBothHaveLostTheirLastUnitNeitherHasWon() {
        RulesTable<Skirmish> table =
                Skirmishes.yard("ahsoka 45,20").wounds("ahsoka", 6).play(new RemoveMinis("ahsoka", "EMPIRE"));
        assertThat(winners(table)).containsExactly("heroes", "empire");
        assertThat(table.result().orElseThrow().reason()).hasToString("Neither side has won.");
    }

    @Test
    @Rule("SKD-MISS-06")
    void anEmpireWithoutUnitsLosesNothingByThatAlone() {
        RulesTable<Skirmish> table = citadel("ahsoka 45,20", MORGAN)
                .wounds("morgan", 6)
                .play(new RemoveMinis("morgan", "HEROES"), new ActivationPhase.NextTurn());
        assertThat(table.result()).isEmpty();
        table.choose("heroes", "ahsoka").choose("heroes", "end").isOver();
        assertThat(winners(Skirmishes.yard("ahsoka 45,20", "night-troopers-A 45,50")
                        .wounds("night-troopers-A", 1)
                        .play(new RemoveMinis("night-troopers-A", "HEROES"))))
                .as("in the yard it does")
                .containsExactly("heroes");
    }

    // ---- the ritual

    private static Skirmishes ritual() {
        return citadel("ahsoka 45,20", "morgan 45,76", "night-troopers-A 30,53", "night-troopers-B 60,53")
                .sideCard("dc-great-mothers", "EMPIRE")
                .given(now -> now.losing(now.the("night-troopers-B")));
    }

    @Test
    @Rule({"SKD-MISS-08", "SKD-ADICE-06", "SKD-FORCE-07"})
    void aDefeatedUnitComesBackNearAStone() {
        RulesTable<Skirmish> table =
                ritual().play(new ActivationPhase.UseEffect("EMPIRE", 0)).choose("empire", "dc-great-mothers");
        assertThat(table.step("empire")).isInstanceOf(Returns.ReturnUnit.class);
        table.choose("empire", "ritual-stone-east").isOver();
        Skirmish now = table.state();
        UnitState back = now.the("resurrected-night-troopers-A");
        assertThat(back.minis()).hasSize(4);
        assertThat(back.isReady() && !back.strained() && back.wounds() == 0).isTrue();
        assertThat(back.actionDice()).isEqualTo(2);
        assertThat(back.leader().disc().gap(now.book().token("ritual-stone-east")))
                .isLessThanOrEqualTo(5.02);
        assertThat(now.the("morgan").forceDice()).isEqualTo(1);
        assertThat(now.cards().the("dc-great-mothers").isReady()).isFalse();
    }

    @Test
    @Rule("SKD-MISS-08")
    void byHandWithinFiveCentimetresOfTheStone() {
        RulesTable<Skirmish> table =
                ritual().play(new ActivationPhase.UseEffect("EMPIRE", 0)).choose("empire", "dc-great-mothers");
        String others = "resurrected-night-troopers-A-2: [78, 81.5], resurrected-night-troopers-A-3: [80.5, 84],"
                + " resurrected-night-troopers-A-4: [75.5, 84]";
        assertThat(table.codes(
                        "empire",
                        "{place ritual-stone-east: {resurrected-night-troopers-A-1: [70.4, 84], " + others + "}}"))
                .as("5.1 cm")
                .contains("MOVE_COHESION");
        table.choose("empire", "{place ritual-stone-east: {resurrected-night-troopers-A-1: [78, 84], " + others + "}}")
                .isOver();
        assertThat(stands(table, "resurrected-night-troopers-A")).isEqualTo("78,84 78,81.5 80.5,84 75.5,84");
    }

    @Test
    @Rule("SKD-MISS-08")
    void eachUnitOnceAndResurrectedOnesNever() {
        Skirmish after =
                ritual().given(now -> now.returning("night-troopers-B")).now();
        Use use = new Use(after.book().cards().the("dc-great-mothers").effect(), "EMPIRE", "morgan", null);
        assertThat(Returns.isPossible(after, use)).isFalse();
        Skirmish resurrected = citadel("ahsoka 45,20", "morgan 45,76", "resurrected-night-troopers-A 30,53")
                .given(now -> now.losing(now.the("resurrected-night-troopers-A")))
                .now();
        assertThat(Returns.isPossible(resurrected, use)).isFalse();
        assertThat(Returns.isPossible(ritual().now(), use)).isTrue();
    }

    @Test
    @Rule("SKD-MISS-08")
    void eachThatComesBackHasALetterOfItsOwnAndNobodyReturnsForTheEnemy() {
        Skirmish now =
                ritual().given(one -> one.losing(one.the("night-troopers-A"))).now();
        EffectLine effect = now.book().cards().the("dc-great-mothers").effect();
        assertThat(Returns.isPossible(now, new Use(effect, "HEROES", "ahsoka", null)))
                .isFalse();
        Story first = Story.of(now);
        Returns.begin(first, new Use(effect, "EMPIRE", "morgan", null));
        RulesTable<Skirmish> table = RulesTable.of(Skirmishes.RULES, first.now())
                .play(new Returns.ReturnUnit(
                        "resurrected-night-troopers-A",
                        "resurrected-night-troopers",
                        "EMPIRE",
                        List.of("ritual-stone-west")))
                .lapse("empire");
        Skirmish gone = table.state().losing(table.state().the("resurrected-night-troopers-A"));
        Story second = Story.of(gone);
        Returns.begin(second, new Use(effect, "EMPIRE", "morgan", null));
        assertThat(String.valueOf(second.outcome().next())).contains("ReturnUnit[unit=resurrected-night-troopers-B,");
        assertThat(Returns.isPossible(second.now(), new Use(effect, "EMPIRE", "morgan", null)))
                .as("both have come back")
                .isFalse();
    }

    @Test
    @Rule("SKD-MISS-08")
    void byDefaultAtTheFirstStoneWhereThereIsRoom() {
        RulesTable<Skirmish> table = ritual().play(new ActivationPhase.UseEffect("EMPIRE", 0))
                .choose("empire", "dc-great-mothers")
                .lapse("empire")
                .isOver();
        assertThat(table.state().the("resurrected-night-troopers-A").leader().x())
                .isLessThan(20);
        // noti stand half a centimetre from one another all round the western stone: nobody gets there without touching
        // one of them
        Skirmishes crowded = ritual();
        crowded.unit("noti-A 6,78 6,81 6,84 6,87 9,78")
                .unit("noti-B 9,81 9,84 9,87 12,78 12,81")
                .unit("noti-C 12,84 12,87 15,78 15,81 15,84")
                .unit("noti-D 15,87 18,78 18,81 18,84 18,87");
        table = crowded.play(new ActivationPhase.UseEffect("EMPIRE", 0)).choose("empire", "dc-great-mothers");
        assertThat(table.codes("empire", "ritual-stone-west")).containsExactly("RETURN_ROOM");
        table.lapse("empire").isOver();
        assertThat(table.state().the("resurrected-night-troopers-A").leader().x())
                .isGreaterThan(70);
    }

    // ---- missions of one's own

    @Test
    @Rule({"SKD-MISS-01", "SKD-GEN-04"})
    void scoringAndEndAreLinesOfData() {
        ConditionLine lost = new ConditionLine("MINI_REMOVED", null, null, null, "TROOPER", null, null);
        Book book = Files.shipped()
                .mission(
                        Play.TRAINING_YARD,
                        "scoring",
                        List.of(new Mission.Scoring(Mission.When.ON_EVENT, null, lost, 3)),
                        "end",
                        List.of(new Mission.End(
                                Mission.When.AT_ONCE,
                                new ConditionLine("NO_UNITS", "EMPIRE", null, null, "TROOPER", null, null),
                                "HEROES")))
                .book("mission", Play.TRAINING_YARD);
        RulesTable<Skirmish> table = Skirmishes.of(
                        book, "ahsoka 45,20", "republic-troopers-A 45,10", "morgan 45,60", "night-troopers-A 45,50")
                .wounds("republic-troopers-A", 1)
                .wounds("night-troopers-A", 1)
                .play(new RemoveMinis("republic-troopers-A", "EMPIRE"));
        assertThat(table.state().vp("EMPIRE")).isEqualTo(3);
        table.play(new RemoveMinis("night-troopers-A", "HEROES"));
        assertThat(winners(table)).containsExactly("heroes");
        assertThat(table.result().orElseThrow().reason()).hasToString("Empire: no units: with trooper.");
    }

    @Test
    @Rule("SKD-MISS-06")
    void aMissionMayEndAtOnceWithALoss() {
        for (String is : new String[] {"UNIT_DEFEATED", "MINI_REMOVED"}) {
            Book book = Files.shipped()
                    .mission(
                            Play.PERIDEA_FINALE,
                            "end",
                            List.of(new Mission.End(
                                    Mission.When.AT_ONCE,
                                    new ConditionLine(is, "EMPIRE", null, "death-troopers", null, null, null),
                                    Mission.End.OTHER_SIDE)))
                    .book();
            Skirmishes start = Skirmishes.of(book, "ahsoka 45,20", "death-troopers 30,64 33,64", MORGAN)
                    .wounds("morgan", 6);
            assertThat(winners(start.play(new RemoveMinis("morgan", "HEROES")))).isEmpty();
            assertThat(winners(start.wounds("death-troopers", 3).play(new RemoveMinis("death-troopers", "HEROES"))))
                    .hasSize(is.equals("MINI_REMOVED") ? 1 : 0);
            RulesTable<Skirmish> gone =
                    start.wounds("death-troopers", 6).play(new RemoveMinis("death-troopers", "HEROES"));
            assertThat(winners(gone)).containsExactly("heroes");
            assertThat(gone.result().orElseThrow().reason().toString()).startsWith("Empire: ");
        }
    }

    @Test
    @Rule("SKD-MISS-08")
    void withoutStonesOnTheTableNobodyComesBack() {
        Book book = Files.shipped()
                .mission(Play.PERIDEA_FINALE, "tokens", OrderedMap.of("gate-lever", new Spot(36, 56)))
                .book();
        Skirmish now = Skirmishes.of(book, "ahsoka 45,20", "morgan 45,76", "night-troopers-A 30,53")
                .given(one -> one.losing(one.the("night-troopers-A")))
                .now();
        Use use = new Use(book.cards().the("dc-great-mothers").effect(), "EMPIRE", "morgan", null);
        assertThat(Returns.isPossible(now, use)).isFalse();
    }

    @Test
    @Rule("SKD-MISS-05")
    void aPieceThatGoesLetsThoseOnItDown() {
        Skirmish now = citadel("ahsoka 20,59.5", MORGAN).now();
        Story story = Story.of(now);
        CardEffects.apply(
                story,
                new Use(
                        new EffectLine("REMOVE_TERRAIN", null, null, null, null, null, null, null, "wall-w2", null),
                        "HEROES",
                        "ahsoka",
                        "ahsoka"));
        assertThat(now.the("ahsoka").leader().z()).isEqualTo(10);
        assertThat(story.the("ahsoka").leader().z()).isZero();
    }
}
