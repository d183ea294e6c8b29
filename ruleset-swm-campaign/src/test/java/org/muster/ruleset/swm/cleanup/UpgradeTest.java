package org.muster.ruleset.swm.cleanup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.cleanup.CleanupPhase.SpendExperience;
import org.muster.ruleset.swm.data.Trait;
import org.muster.testkit.Rule;

/** What upgrades do and what stands against them. */
class UpgradeTest {

    /** A figure with plenty of experience in the army of {@code faction}, at the shop. */
    private static Table shop(HouseRules options, String faction, String figure, String... upgrades) {
        return Table.of(Wars.of(options, faction + "@aurek")
                        .squad(faction, "aurek-city", figure)
                        .figure(figure + "#1", 5000, upgrades))
                .play(new SpendExperience(new Player(faction)));
    }

    private static Table shop(String faction, String figure, String... upgrades) {
        return shop(HouseRules.DEFAULT, faction, figure, upgrades);
    }

    private static Table buy(Table table, String faction, String... upgrades) {
        for (String upgrade : upgrades) {
            table.choose(faction, answer(table, faction, upgrade));
        }
        return table;
    }

    private static String answer(Table table, String faction, String upgrade) {
        String figure = figure(table, faction).id();
        String[] parts = upgrade.split(":");
        String what = parts.length == 1 ? '"' + upgrade + '"' : "{\"" + parts[0] + "\": \"" + parts[1] + "\"}";
        return "{\"" + figure + "\": " + what + "}";
    }

    private static List<String> violations(Table table, String faction, String upgrade) {
        return table.violations(faction, answer(table, faction, upgrade)).stream()
                .map(violation -> violation.sentence() + " " + violation.rules())
                .toList();
    }

    private static Figure figure(Table table, String faction) {
        return table.war().squad(faction + "-1").figures().get(0);
    }

    private static Sheet sheet(Table table, String faction) {
        return table.war().book().sheet(figure(table, faction));
    }

    @Test
    @Rule("SWM-UPG-02")
    void thoseWithAPlusAreBoughtAgainAndAddUpTheOthersOnce() {
        Table table = buy(shop("sith", "exar-kun"), "sith", "attack-plus-1", "attack-plus-1", "stealth");
        assertThat(sheet(table, "sith").stats().atk()).isEqualTo(21);
        assertThat(violations(table, "sith", "stealth"))
                .containsExactly("Exar Kun cannot take Stealth: it has that already. [SWM-UPG-02]");
    }

    @Test
    @Rule("SWM-UPG-02")
    void aPrintedAbilityIsRefusedUnlessThePlusRaisesIt() {
        Table hk = shop("fringe", "hk-47");
        assertThat(violations(hk, "fringe", "cunning-attack"))
                .containsExactly("HK-47 cannot take Cunning Attack: it has that already. [SWM-UPG-02]");
        assertThat(sheet(buy(hk, "fringe", "flamethrower-plus-10"), "fringe").value("Flamethrower"))
                .isEqualTo(30);
        assertThat(sheet(buy(hk, "fringe", "bounty-hunter-plus-2", "bounty-hunter-plus-2"), "fringe")
                        .value("Bounty Hunter"))
                .isEqualTo(4);
        assertThat(violations(shop("sith", "exar-kun"), "sith", "lightsaber-assault"))
                .containsExactly("Exar Kun cannot take Lightsaber Assault: it has that already. [SWM-UPG-02]");
        assertThat(violations(shop("fringe", "human-blaster-for-hire"), "fringe", "black-sun"))
                .containsExactly("Human Blaster-for-Hire #1 cannot take Black Sun: it has that already. [SWM-UPG-02]");
    }

    @Test
    @Rule("SWM-UPG-03")
    void damageOnlyOnceAFigureWithHeavyWeaponAndLightsaberBesideIt() {
        Table table = buy(shop("sith", "sith-trooper"), "sith", "damage-plus-10");
        assertThat(violations(table, "sith", "damage-plus-10"))
                .containsExactly("Sith Trooper #1 cannot take Damage +10: it has that already. [SWM-UPG-03]");
        buy(table, "sith", "heavy-weapon", "lightsaber");
        assertThat(sheet(table, "sith").stats().dmg()).isEqualTo(40);
        assertThat(sheet(table, "sith").stats().meleeDmg()).isEqualTo(10);
    }

    @Test
    @Rule("SWM-UPG-04")
    void force1IsForFiguresWithoutAForceRatingWhichThenAreForceUsers() {
        Table table = buy(shop("sith", "sith-trooper"), "sith", "gain-force");
        assertThat(sheet(table, "sith").isForceUser()).isTrue();
        assertThat(sheet(table, "sith").stats().force()).isEqualTo(1);
        assertThat(violations(table, "sith", "gain-force"))
                .contains(
                        "Sith Trooper #1 cannot take Force 1: it is for figures without a force rating. [SWM-UPG-04]");
        assertThat(sheet(buy(table, "sith", "force-plus-1"), "sith").stats().force())
                .isEqualTo(2);
        assertThat(violations(shop("sith", "exar-kun"), "sith", "gain-force"))
                .containsExactly(
                        "Exar Kun cannot take Force 1: it is for figures without a force rating. [SWM-UPG-04]");
    }

    @Test
    @Rule("SWM-UPG-05")
    void forceUpgradesAreForForceUsersAndBothMayBeBoughtInOneCleanup() {
        Table table = shop("sith", "sith-trooper");
        assertThat(violations(table, "sith", "anticipation"))
                .containsExactly("Sith Trooper #1 cannot take Anticipation: it is for force users only. [SWM-UPG-05]");
        assertThat(sheet(buy(table, "sith", "gain-force", "anticipation"), "sith")
                        .has("Anticipation"))
                .isTrue();
    }

    @Test
    @Rule("SWM-UPG-06")
    void masterOfTheForceGoesFromNoneTo2AndThen3() {
        Table table = buy(shop("sith", "exar-kun"), "sith", "master-of-the-force-plus-1");
        assertThat(sheet(table, "sith").value("Master of the Force")).isEqualTo(2);
        assertThat(sheet(buy(table, "sith", "master-of-the-force-plus-1"), "sith")
                        .value("Master of the Force"))
                .isEqualTo(3);
        assertThat(sheet(buy(shop("sith", "darth-bane"), "sith", "master-of-the-force-plus-1"), "sith")
                        .value("Master of the Force"))
                .isEqualTo(3); // printed 2
    }

    @Test
    @Rule("SWM-UPG-07")
    void tripleReplacesDoubleAndQuadrupleReplacesTriple() {
        Table table = shop("sith", "sith-trooper");
        assertThat(violations(table, "sith", "triple-attack"))
                .containsExactly("Sith Trooper #1 cannot take Triple Attack: it needs Double Attack. [SWM-UPG-07]");
        assertThat(violations(table, "sith", "quadruple-attack"))
                .containsExactly("Sith Trooper #1 cannot take Quadruple Attack: it needs Triple Attack. [SWM-UPG-07]");
        buy(table, "sith", "double-attack", "triple-attack");
        assertThat(sheet(table, "sith").has("Double Attack")).isFalse();
        assertThat(violations(table, "sith", "double-attack")).isNotEmpty();
        buy(table, "sith", "quadruple-attack");
        assertThat(sheet(table, "sith").has("Triple Attack")).isFalse();
        assertThat(sheet(table, "sith").has("Quadruple Attack")).isTrue();
        assertThat(violations(table, "sith", "triple-attack")).isNotEmpty();
        assertThat(violations(table, "sith", "double-attack")).isNotEmpty();
    }

    @Test
    @Rule("SWM-UPG-07")
    void whoHasAPrintedTripleAttackCannotBuyTheLesserOne() {
        assertThat(violations(shop("sith", "exar-kun"), "sith", "double-attack"))
                .containsExactly("Exar Kun cannot take Double Attack: the figure has Triple Attack. [SWM-UPG-07]");
        assertThat(sheet(buy(shop("sith", "exar-kun"), "sith", "quadruple-attack"), "sith")
                        .has("Triple Attack"))
                .isFalse();
    }

    @Test
    @Rule("SWM-UPG-08")
    void ambushIsForSavageCharacters() {
        assertThat(violations(shop("fringe", "gamorrean-guard"), "fringe", "ambush"))
                .containsExactly("Gamorrean Guard #1 cannot take Ambush: it is for Savage figures only. [SWM-UPG-08]");
        buy(shop("fringe", "rancor"), "fringe", "ambush");
    }

    @Test
    @Rule("SWM-UPG-09")
    void blackSunMercenaryAndFringeReinforcementsAreForPrintedFringeInWhoseverArmy() {
        Table sith = buy(shop("sith", "gamorrean-guard"), "sith", "black-sun", "mercenary");
        assertThat(sheet(sith, "sith").is(Trait.BLACK_SUN)).isTrue();
        assertThat(sheet(sith, "sith").is(Trait.MERCENARY)).isTrue();
        buy(sith, "sith", "fringe-reinforcements-plus-10", "fringe-reinforcements-plus-10");
        assertThat(sheet(sith, "sith").value("Fringe Reinforcements")).isEqualTo(20);
        for (String upgrade : List.of("black-sun", "mercenary", "fringe-reinforcements-plus-10")) {
            assertThat(violations(shop("fringe", "sith-trooper"), "fringe", upgrade))
                    .singleElement()
                    .asString()
                    .endsWith("it is for Fringe only. [SWM-UPG-09]");
        }
    }

    @Test
    @Rule("SWM-UPG-09")
    void orForTheOwnersFactionWhereTheCampaignSaysSo() {
        HouseRules owner = Wars.option("onlyMeans", HouseRules.OnlyMeans.OWNER);
        buy(shop(owner, "fringe", "sith-trooper"), "fringe", "black-sun");
        assertThat(violations(shop(owner, "sith", "gamorrean-guard"), "sith", "black-sun"))
                .hasSize(1);
    }

    @Test
    @Rule("SWM-UPG-10")
    void darkArmorIsForImperialsAndSeparatistReinforcementsForSeparatists() {
        buy(shop("separatist", "stormtrooper"), "separatist", "dark-armor");
        assertThat(violations(shop("imperial", "garindan"), "imperial", "dark-armor"))
                .containsExactly("Garindan cannot take Dark Armor: it is for Imperial only. [SWM-UPG-10]");
        assertThat(sheet(
                                buy(
                                        shop("separatist", "nute-gunray"),
                                        "separatist",
                                        "separatist-reinforcements-plus-10"),
                                "separatist")
                        .value("Separatist Reinforcements"))
                .isEqualTo(30);
        assertThat(violations(shop("separatist", "stormtrooper"), "separatist", "separatist-reinforcements-plus-10"))
                .containsExactly(
                        "Stormtrooper #1 cannot take Separatist Reinforcements +10: it is for Separatist only. [SWM-UPG-10]");
    }

    @Test
    @Rule("SWM-UPG-11")
    void cyborgIsForWhoIsNeitherCyborgNorDroid() {
        Table table = buy(shop("sith", "sith-trooper"), "sith", "cyborg");
        assertThat(sheet(table, "sith").is(Trait.CYBORG)).isTrue();
        assertThat(violations(table, "sith", "cyborg")).isNotEmpty();
        assertThat(violations(shop("fringe", "hk-47"), "fringe", "cyborg"))
                .containsExactly("HK-47 cannot take Cyborg: the figure has the trait Droid. [SWM-UPG-11]");
        assertThat(violations(shop("fringe", "lobot"), "fringe", "cyborg"))
                .containsExactly("Lobot cannot take Cyborg: the figure has the trait Cyborg. [SWM-UPG-11]");
    }

    @Test
    @Rule("SWM-UPG-12")
    void regenerationIsNotForDroidsOrCyborgsAndCheaperForYuuzhanVong() {
        assertThat(violations(shop("fringe", "hk-47"), "fringe", "regeneration-10"))
                .containsExactly("HK-47 cannot take Regeneration 10: the figure has the trait Droid. [SWM-UPG-12]");
        assertThat(violations(buy(shop("sith", "sith-trooper"), "sith", "cyborg"), "sith", "regeneration-10"))
                .containsExactly(
                        "Sith Trooper #1 cannot take Regeneration 10: the figure has the trait Cyborg. [SWM-UPG-12]");
        Table both = buy(shop("sith", "sith-trooper"), "sith", "regeneration-10", "cyborg"); // checked when bought
        assertThat(sheet(both, "sith").has("Regeneration")).isTrue();
        assertThat(price("yuuzhan-vong", "yuuzhan-vong-warrior", "regeneration-10"))
                .isEqualTo(50);
    }

    private static int price(String faction, String figure, String upgrade) {
        return 5000
                - figure(buy(shop(faction, figure), faction, upgrade), faction).xp();
    }

    @Test
    @Rule("SWM-UPG-13")
    void paralysisAndPoisonCost50ForPrintedYuuzhanVongAndFringeAmongThemPayInFull() {
        assertThat(price("yuuzhan-vong", "yuuzhan-vong-warrior", "paralysis")).isEqualTo(50);
        assertThat(price("yuuzhan-vong", "yuuzhan-vong-warrior", "poison-plus-10"))
                .isEqualTo(50);
        assertThat(price("yuuzhan-vong", "gamorrean-guard", "paralysis")).isEqualTo(150);
        assertThat(price("yuuzhan-vong", "gamorrean-guard", "poison-plus-10")).isEqualTo(100);
        assertThat(price("yuuzhan-vong", "yuuzhan-vong-warrior", "stealth")).isEqualTo(100);
    }

    @Test
    @Rule("SWM-UPG-14")
    void damageReductionIsForLargeBases() {
        assertThat(violations(shop("fringe", "gamorrean-guard"), "fringe", "damage-reduction-10"))
                .containsExactly(
                        "Gamorrean Guard #1 cannot take Damage Reduction 10: it is for bases of 2x2 squares or "
                                + "larger. [SWM-UPG-14]");
        assertThat(sheet(buy(shop("fringe", "nexu"), "fringe", "damage-reduction-10"), "fringe")
                        .value("Damage Reduction"))
                .isEqualTo(10);
        buy(shop("fringe", "rancor"), "fringe", "damage-reduction-10");
        assertThat(violations(shop("fringe", "ugnaught-demolitionist"), "fringe", "damage-reduction-10"))
                .hasSize(1);
    }

    @Test
    @Rule("SWM-UPG-15")
    void drawFireIsForDroids() {
        assertThat(violations(shop("fringe", "gamorrean-guard"), "fringe", "draw-fire"))
                .containsExactly(
                        "Gamorrean Guard #1 cannot take Draw Fire: it is for Droid figures only. [SWM-UPG-15]");
        buy(shop("fringe", "hk-47"), "fringe", "draw-fire");
    }

    @Test
    @Rule("SWM-UPG-16")
    void forceImmunityAndAForceRatingExcludeEachOther() {
        assertThat(violations(shop("sith", "exar-kun"), "sith", "force-immunity"))
                .containsExactly(
                        "Exar Kun cannot take Force Immunity: it is for figures without a force rating. [SWM-UPG-16]");
        assertThat(violations(buy(shop("sith", "sith-trooper"), "sith", "force-immunity"), "sith", "gain-force"))
                .containsExactly("Sith Trooper #1 cannot take Force 1: the figure has Force Immunity. [SWM-UPG-16]");
    }

    @Test
    @Rule("SWM-UPG-17")
    void aLightsaberIsForWhoHasNone() {
        assertThat(violations(shop("sith", "darth-malak"), "sith", "lightsaber"))
                .containsExactly(
                        "Darth Malak cannot take Lightsaber: the figure has the trait Lightsaber. [SWM-UPG-17]");
        Table table = buy(shop("sith", "sith-trooper"), "sith", "lightsaber");
        assertThat(sheet(table, "sith").is(Trait.LIGHTSABER)).isTrue();
        assertThat(violations(table, "sith", "lightsaber")).isNotEmpty();
    }

    @Test
    @Rule("SWM-UPG-18")
    void lightsaberDuelistIsForForceUsersAndDuellistForAnybody() {
        assertThat(violations(shop("sith", "sith-trooper"), "sith", "lightsaber-duelist"))
                .containsExactly(
                        "Sith Trooper #1 cannot take Lightsaber Duelist: it is for force users only. [SWM-UPG-18]");
        buy(shop("sith", "sith-trooper"), "sith", "duellist");
        Table both = buy(shop("rebel", "han-solo"), "rebel", "lightsaber-duelist", "duellist");
        assertThat(sheet(both, "rebel").has("Lightsaber Duelist")).isTrue();
        assertThat(sheet(both, "rebel").has("Duellist")).isTrue();
        assertThat(both.war().book().upgrade("duellist").note()).isEqualTo("works against non-force users");
    }

    @Test
    @Rule("SWM-UPG-19")
    void personalBodyguardAndSynergyNameAUniqueAndAgainAnother() {
        Table table = shop("sith", "sith-trooper");
        assertThat(violations(table, "sith", "synergy")).containsExactly("Synergy must name a unique. [SWM-UPG-19]");
        assertThat(violations(table, "sith", "personal-bodyguard"))
                .containsExactly("Personal Bodyguard must name a unique. [SWM-UPG-19]");
        assertThat(violations(table, "sith", "synergy:stormtrooper")).isNotEmpty();
        buy(table, "sith", "synergy:exar-kun", "synergy:mara-jade-jedi", "personal-bodyguard:exar-kun");
        assertThat(violations(table, "sith", "synergy:exar-kun"))
                .containsExactly("Sith Trooper #1 cannot take Synergy: it has that already. [SWM-UPG-19]");
        assertThat(table.told().get(0)).isEqualTo("Sith Trooper #1 buys Synergy (Exar Kun) for 50 experience.");
    }

    @Test
    @Rule("SWM-UPG-20")
    void aHeavyWeaponAdds10DamageAndLeavesTheRateAlone() {
        Table table = shop("sith", "sith-trooper");
        Sheet before = sheet(table, "sith");
        Sheet after = sheet(buy(table, "sith", "heavy-weapon"), "sith");
        assertThat(after.stats().dmg()).isEqualTo(before.stats().dmg() + 10);
        assertThat(after.stats().rate()).isEqualTo(before.stats().rate());
        assertThat(table.war().book().upgrade("heavy-weapon").note())
                .isEqualTo("cannot move and fire in the same turn");
    }

    @Test
    @Rule("SWM-UPG-21")
    void powersOfLaterSetsAreNotInTheList() {
        Table table = shop("sith", "exar-kun");
        assertThat(table.codes("sith", "{\"exar-kun#1\": \"force-repulse\"}")).containsExactly("NO_SUCH_OPTION");
        assertThat(table.war().book().upgrades()).hasSize(92);
    }

    @Test
    @Rule("SWM-FACT-15")
    void upgradesThatMakeForceUsersOrCyborgsAreRefusedToYuuzhanVongSquads() {
        assertThat(violations(shop("yuuzhan-vong", "garindan"), "yuuzhan-vong", "gain-force"))
                .containsExactly(
                        "Garindan cannot take Force 1: Yuuzhan Vong squads hold no force users. [SWM-FACT-15]");
        assertThat(violations(shop("yuuzhan-vong", "yuuzhan-vong-warrior"), "yuuzhan-vong", "cyborg"))
                .containsExactly(
                        "Yuuzhan Vong Warrior #1 cannot take Cyborg: Yuuzhan Vong squads hold no Cyborg. [SWM-FACT-15]");
    }
}
