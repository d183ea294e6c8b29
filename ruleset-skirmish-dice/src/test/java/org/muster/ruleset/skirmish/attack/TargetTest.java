package org.muster.ruleset.skirmish.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;
import static org.muster.ruleset.skirmish.Skirmishes.strike;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.core.data.Yaml;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.MixedCover;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.testkit.Rule;

/** Whom a unit may attack, and what it sees of it. */
class TargetTest {

    private static List<String> strikes(Skirmishes skirmish, String unit) {
        return Targeting.strikes(skirmish.now(), skirmish.now().the(unit)).stream()
                .map(Strike::id)
                .toList();
    }

    private static List<Violation> violations(
            Skirmishes skirmish, String attacker, String target, String weapon, AttackType type) {
        Skirmish now = skirmish.now();
        return new Targeting(now, now.the(attacker)).violations(new Strike(target, weapon, type));
    }

    private static List<String> codes(
            Skirmishes skirmish, String attacker, String target, String weapon, AttackType type) {
        return violations(skirmish, attacker, target, weapon, type).stream()
                .map(Violation::code)
                .toList();
    }

    private static Shot shot(Skirmishes skirmish, String attacker, String strike) {
        String[] words = strike.split(" ");
        return Targeting.shot(
                skirmish.now(),
                new Strike(words[0], words[1], AttackType.valueOf(words[2])),
                skirmish.now().the(attacker));
    }

    // ---- who

    @Test
    @Rule({"SKD-TGT-01", "SKD-TGT-02"})
    void enemiesOnlyNeverOwnUnits() {
        Skirmishes skirmish = Skirmishes.yard("sabine 45,40", "ahsoka 50,40", "morgan 45,55");
        assertThat(strikes(skirmish, "sabine")).containsExactly("morgan pistols RANGED");
        assertThat(skirmish.acts("sabine").codes("heroes", strike("ahsoka pistols RANGED")))
                .containsExactly("TARGET_OWN");
        assertThat(skirmish.acts("sabine").codes("heroes", strike("ahsoka"))).containsExactly("TARGET_OWN");
        Skirmishes far = Skirmishes.yard("sabine 10,10", "ahsoka 80,80", "morgan 10,12.5");
        assertThat(far.acts("sabine").codes("heroes", strike("ahsoka pistols RANGED")))
                .as("far away, and she is in melee")
                .containsExactly("TARGET_OWN", "TARGET_RANGE", "TARGET_MELEE");
    }

    @Test
    @Rule({"SKD-WPN-01", "SKD-WPN-02", "SKD-WPN-03"})
    void eachWeaponHasTheProfilesOfItsTypeAndCloseCombatPerhaps() {
        Skirmishes near = Skirmishes.yard("sabine 45,40", "morgan 45,46");
        assertThat(strikes(near, "sabine"))
                .as("3.5 cm: the saber and the pistols in close combat, the pistols at range too")
                .containsExactly(
                        "morgan sabine-saber CLOSE_COMBAT", "morgan pistols CLOSE_COMBAT", "morgan pistols RANGED");
        Skirmishes touching = Skirmishes.yard("sabine 45,40", "morgan 45,42.5");
        assertThat(strikes(touching, "sabine")).containsExactly("morgan sabine-saber MELEE");
        assertThat(codes(near, "sabine", "morgan", "pistols", AttackType.MELEE)).containsExactly("TARGET_WEAPON");
    }

    // ---- distance

    @Test
    @Rule({"SKD-RNG-01", "SKD-GEO-03", "SKD-GEO-04"})
    void aRangedAttackReachesItsRangeExactly() {
        assertThat(strikes(Skirmishes.yard("sabine 45,10", "morgan 45,42.5"), "sabine"))
                .as("30 cm")
                .containsExactly("morgan pistols RANGED");
        Skirmishes far = Skirmishes.yard("sabine 45,10", "morgan 45,42.55");
        assertThat(strikes(far, "sabine")).isEmpty();
        assertThat(violations(far, "sabine", "morgan", "pistols", AttackType.RANGED))
                .hasToString("[Morgan Elsbeth is 30.05 cm away, at most 30 for a ranged attack. [SKD-RNG-01]]");
    }

    @Test
    @Rule({"SKD-GEO-03", "SKD-RNG-01"})
    void theDistanceIsThatOfTheLeaderToTheClosestMini() {
        String troopers = "night-troopers-A 45,60 45,55 48,60 42,60";
        Skirmishes skirmish = Skirmishes.yard("sabine 45,22.5", troopers);
        assertThat(shot(skirmish, "sabine", "night-troopers-A pistols RANGED").distance())
                .isEqualTo(30);
        assertThat(strikes(skirmish, "night-troopers-A"))
                .as("their leader is 35 cm away")
                .isEmpty();
        HouseRules anyMini = options("rangeFrom", HouseRules.RangeFrom.ANY_MINI);
        assertThat(strikes(Skirmishes.yard(anyMini, "sabine 45,22.5", troopers), "night-troopers-A"))
                .containsExactly("sabine e11 RANGED");
    }

    @Test
    @Rule("SKD-GEO-02")
    void heightsCountUnlessDistancesAreMeasuredFromAbove() {
        String low = "sabine 20,48.5";
        String high = "death-troopers 20,59.5"; // on the wall, 8.5 cm away and 10 up
        assertThat(Measure.distance(
                        Skirmishes.citadel(low, high).now(),
                        Skirmishes.citadel(low, high).now().the("sabine"),
                        Skirmishes.citadel(low, high).now().the("death-troopers")))
                .isEqualTo(Math.sqrt(8.5 * 8.5 + 100));
        Skirmishes flat = Skirmishes.of(options("distanceMode", HouseRules.DistanceMode.HORIZONTAL), low, high);
        assertThat(Measure.distance(
                        flat.now(), flat.now().the("sabine"), flat.now().the("death-troopers")))
                .isEqualTo(8.5);
    }

    @Test
    @Rule("SKD-GEO-04")
    void atRangeMeansAtMostUnlessBandsAreWanted() {
        Skirmish within = Skirmishes.yard("ahsoka 45,10", "morgan 45,42.5").now();
        assertThat(Measure.isAtRange(within, 30, 2)).isTrue();
        assertThat(Measure.isAtRange(within, 30.1, 2)).isFalse();
        assertThat(Measure.isAtRange(within, 3, 2))
                .as("closer is at range 2 too")
                .isTrue();
        Skirmish bands = Skirmishes.yard(options("atRange", HouseRules.AtRange.BAND), "ahsoka 45,10", "morgan 45,42")
                .now();
        assertThat(Measure.isAtRange(bands, 15.1, 2)).isTrue();
        assertThat(Measure.isAtRange(bands, 15, 2)).isFalse();
        assertThat(Measure.isAtRange(bands, 0, 1)).isFalse();
    }

    @Test
    @Rule({"SKD-CC-01", "SKD-CC-02"})
    void closeCombatReachesFiveCentimetres() {
        assertThat(strikes(Skirmishes.yard("ahsoka 45,40", "morgan 45,47.5"), "ahsoka"))
                .containsExactly("morgan twin-sabers CLOSE_COMBAT");
        Skirmishes far = Skirmishes.yard("ahsoka 45,40", "morgan 45,47.55");
        assertThat(codes(far, "ahsoka", "morgan", "twin-sabers", AttackType.CLOSE_COMBAT))
                .containsExactly("TARGET_RANGE");
    }

    // ---- melee

    @Test
    @Rule({"SKD-MEL-04", "SKD-MEL-05", "SKD-GEO-06"})
    void unitsInMeleeMakeOnlyMeleeAttacksAgainstEachOther() {
        // the second trooper touches, not the leader
        Skirmishes skirmish = Skirmishes.yard("ahsoka 45,40", "night-troopers-A 45,45 45,42.5");
        assertThat(strikes(skirmish, "night-troopers-A")).containsExactly("ahsoka rifle-butt MELEE");
        assertThat(strikes(skirmish, "ahsoka")).containsExactly("night-troopers-A twin-sabers MELEE");
        assertThat(codes(skirmish, "night-troopers-A", "ahsoka", "e11", AttackType.CLOSE_COMBAT))
                .containsExactly("TARGET_CONTACT");
        assertThat(codes(skirmish, "night-troopers-A", "ahsoka", "e11", AttackType.RANGED))
                .contains("TARGET_CONTACT", "TARGET_MELEE");
        assertThat(codes(
                        Skirmishes.yard("ahsoka 45,40", "morgan 45,42.6"),
                        "ahsoka",
                        "morgan",
                        "twin-sabers",
                        AttackType.MELEE))
                .as("0.1 cm apart")
                .containsExactly("TARGET_CONTACT");
    }

    @Test
    @Rule({"SKD-MEL-07", "SKD-RNG-01"})
    void nobodyShootsIntoOrOutOfAMelee() {
        Skirmishes skirmish =
                Skirmishes.yard("sabine 45,40", "ezra 45,60", "morgan 45,62.5", "death-troopers 65,40 62,40");
        assertThat(violations(skirmish, "sabine", "morgan", "pistols", AttackType.RANGED))
                .hasToString(
                        "[Morgan Elsbeth is in melee with Ezra Bridger: no ranged attacks by it or at it. [SKD-MEL-07]]");
        assertThat(strikes(skirmish, "sabine")).containsExactly("death-troopers pistols RANGED");
        assertThat(strikes(skirmish, "death-troopers")).containsExactly("sabine e11d RANGED");
        Skirmishes engaged = Skirmishes.yard("sabine 45,40", "morgan 45,42.5", "death-troopers 65,40 62,40");
        assertThat(codes(engaged, "sabine", "death-troopers", "pistols", AttackType.RANGED))
                .containsExactly("TARGET_MELEE");
    }

    @Test
    @Rule("SKD-MEL-07")
    void closeCombatAcrossAMeleeStaysPossibleUnlessForbidden() {
        String[] units = {"ahsoka 45,40", "ezra 45,45", "morgan 45,47.5"};
        assertThat(strikes(Skirmishes.yard(units), "ahsoka")).containsExactly("morgan twin-sabers CLOSE_COMBAT");
        HouseRules forbidden = options("closeCombatAcrossMelee", HouseRules.Allowed.FORBIDDEN);
        Skirmishes skirmish = Skirmishes.yard(forbidden, units);
        assertThat(strikes(skirmish, "ahsoka")).isEmpty();
        assertThat(codes(skirmish, "ahsoka", "morgan", "twin-sabers", AttackType.CLOSE_COMBAT))
                .containsExactly("TARGET_MELEE");
    }

    // ---- sight

    @Test
    @Rule({"SKD-LOS-01", "SKD-CC-03"})
    void theLeaderMustSeeAnyMini() {
        // the monolith hides the first, not the second
        Skirmishes skirmish = Skirmishes.citadel("sabine 20,30", "night-troopers-A 20,46 25,46");
        Shot shot = shot(skirmish, "sabine", "night-troopers-A pistols RANGED");
        assertThat(shot.seen()).containsExactly("night-troopers-A-2");
        assertThat(strikes(skirmish, "sabine")).containsExactly("night-troopers-A pistols RANGED");
        assertThat(strikes(skirmish, "night-troopers-A"))
                .as("their leader sees nobody, whoever of them does")
                .isEmpty();
        assertThat(violations(skirmish, "night-troopers-A", "sabine", "e11", AttackType.RANGED))
                .hasToString("[The unit leader of Night Troopers A sees no mini of Sabine Wren. [SKD-LOS-01]]");
        // and a blade in close combat needs to see as well
        Skirmishes wall = Skirmishes.citadel("ahsoka 45,57.5", "morgan 45,62");
        assertThat(codes(wall, "ahsoka", "morgan", "twin-sabers", AttackType.CLOSE_COMBAT))
                .containsExactly("TARGET_LOS");
    }

    @Test
    @Rule({"SKD-LOS-01", "SKD-MISS-05", "SKD-OBS-01"})
    void whatIsRemovedNeitherBlocksNorHidesNorStops() {
        Skirmishes gate = Skirmishes.citadel("sabine 45,50", "morgan 45,64");
        assertThat(strikes(gate, "sabine")).isEmpty();
        assertThat(gate.acts("sabine").codes("heroes", "{move: [[45, 50], [45, 62]]}"))
                .isNotEmpty();
        gate.given(now -> now.removing("gate"));
        assertThat(strikes(gate, "sabine")).containsExactly("morgan pistols RANGED");
        assertThat(shot(gate, "sabine", "morgan pistols RANGED").cover()).isEqualTo(Cover.NONE);
        assertThat(gate.acts("sabine").codes("heroes", "{move: [[45, 50], [45, 61]]}"))
                .isEmpty();
    }

    @Test
    @Rule("SKD-LOS-03")
    void minisBlockNothing() {
        Skirmishes skirmish = Skirmishes.yard("sabine 45,40", "howler-rider-A 45,46", "ezra 45,52", "morgan 45,60");
        assertThat(shot(skirmish, "sabine", "morgan pistols RANGED").seen()).hasSize(1);
        assertThat(shot(skirmish, "sabine", "morgan pistols RANGED").obscured()).isEmpty();
    }

    // ---- cover

    @Test
    @Rule({"SKD-OBS-01", "SKD-COV-01", "SKD-COV-02", "SKD-OBS-02"})
    void partlyHiddenMinisAreObscuredAndCoverAddsDice() {
        Shot heavy = shot(Skirmishes.citadel("sabine 20,30", "morgan 22.5,46"), "sabine", "morgan pistols RANGED");
        assertThat(heavy.obscured()).containsExactly("morgan-1");
        assertThat(heavy.cover()).isEqualTo(Cover.HEAVY);
        assertThat(heavy.coverDice()).hasToString("2 red");
        Shot light = shot(Skirmishes.citadel("sabine 14,14", "morgan 14,27"), "sabine", "morgan pistols RANGED");
        assertThat(light.cover()).isEqualTo(Cover.LIGHT);
        assertThat(light.coverDice()).hasToString("1 red");
        Shot open = shot(Skirmishes.citadel("sabine 14,14", "morgan 14,42"), "sabine", "morgan pistols RANGED");
        assertThat(open.obscured()).as("the low wall hides nothing from so far").isEmpty();
        assertThat(open.coverDice().isEmpty()).isTrue();
    }

    @Test
    @Rule({"SKD-OBS-01", "SKD-OBS-02", "SKD-GEO-08"})
    void whatTheAttackingLeaderTouchesGivesNoCoverYetBlocks() {
        Shot wall = shot(Skirmishes.citadel("sabine 17,22.75", "morgan 17,27"), "sabine", "morgan pistols RANGED");
        assertThat(wall.obscured()).isEmpty();
        Skirmishes monolith = Skirmishes.citadel("sabine 20,34.75", "morgan 20,41.25");
        assertThat(codes(monolith, "sabine", "morgan", "pistols", AttackType.RANGED))
                .containsExactly("TARGET_LOS");
        // what the target stands on hides it all the same
        Shot up = shot(Skirmishes.citadel("sabine 20,50", "morgan 20,59.5"), "sabine", "morgan pistols RANGED");
        assertThat(up.cover()).isEqualTo(Cover.HEAVY);
        Shot down = shot(Skirmishes.citadel("sabine 20,59.5", "morgan 20,50"), "sabine", "morgan pistols RANGED");
        assertThat(down.obscured()).as("the attacker stands on it").isEmpty();
    }

    @Test
    @Rule("SKD-OBS-03")
    void halfOfTheMinisAreEnough() {
        // x from 18 to 22 the monolith hides, at 30 it does not
        assertThat(cover("night-troopers-A 30,46 22.5,46")).as("1 of 2").isEqualTo(Cover.HEAVY);
        assertThat(cover("night-troopers-A 30,46 22.5,46 33,46")).as("1 of 3").isEqualTo(Cover.NONE);
        assertThat(cover("night-troopers-A 30,46 22.5,46 33,46 20,46"))
                .as("2 of 4, one invisible")
                .isEqualTo(Cover.HEAVY);
        assertThat(cover("night-troopers-A 30,46 33,46 36,46 20,46"))
                .as("1 of 4")
                .isEqualTo(Cover.NONE);
    }

    private static Cover cover(String troopers) {
        return shot(Skirmishes.citadel("sabine 20,30", troopers), "sabine", "night-troopers-A pistols RANGED")
                .cover();
    }

    @Test
    @Rule("SKD-COV-02")
    void twoInstancesOfLightCoverGiveOneDie() {
        // between them the low wall and, behind it, another one
        var second = Yaml.read(
                "{id: second, kind: SOLID, height: 3, cover: LIGHT, blocksLos: true, standable: false, climbable: true,"
                        + " polygon: [[10, 27], [24, 27], [24, 28], [10, 28]]}",
                TerrainPiece.class);
        var terrain =
                new ArrayList<>(Skirmishes.book(HouseRules.DEFAULT).mission().terrain());
        terrain.add(second);
        Book book =
                Files.shipped().mission(Play.PERIDEA_FINALE, "terrain", terrain).book();
        Shot shot = shot(Skirmishes.of(book, "sabine 14,14", "morgan 14,30"), "sabine", "morgan pistols RANGED");
        assertThat(shot.cover()).isEqualTo(Cover.LIGHT);
        assertThat(shot.coverDice()).hasToString("1 red");
    }

    @Test
    @Rule("SKD-COV-03")
    void behindMixedTerrainItIsHeavyIfHalfAreBehindHeavyPieces() {
        // the first behind the monolith (heavy), the others behind the low wall (light) alone
        String[] units = {"sabine 12,20", "night-troopers-A 24,44 10,27 13,27 16,27"};
        Shot half = shot(Skirmishes.citadel(units), "sabine", "night-troopers-A pistols RANGED");
        assertThat(half.obscured()).hasSize(4);
        assertThat(half.cover()).isEqualTo(Cover.LIGHT);
        Shot best = shot(
                Skirmishes.of(options("mixedCover", MixedCover.BEST), units),
                "sabine",
                "night-troopers-A pistols RANGED");
        assertThat(best.cover()).isEqualTo(Cover.HEAVY);
    }

    @Test
    @Rule("SKD-COV-03")
    void halfMeansHalfOfAllMinisNotOfTheObscuredOnes() {
        // one behind the monolith, one behind the low wall, two in the open
        Shot shot = shot(
                Skirmishes.citadel("sabine 12,20", "night-troopers-A 24,44 13,27 2,27 2,30"),
                "sabine",
                "night-troopers-A pistols RANGED");
        assertThat(shot.obscured()).containsExactly("night-troopers-A-1", "night-troopers-A-2");
        assertThat(shot.cover()).isEqualTo(Cover.LIGHT);
    }

    @Test
    @Rule({"SKD-OBS-01", "SKD-OBS-02", "SKD-OBS-03"})
    void whoIsHiddenByNothingButWhatTheAttackerTouchesIsUnseenAndNotObscured() {
        String troopers = "night-troopers-A 20,41.25 30,46";
        Shot touching =
                shot(Skirmishes.citadel("sabine 20,34.75", troopers), "sabine", "night-troopers-A pistols RANGED");
        assertThat(touching.seen()).containsExactly("night-troopers-A-2");
        assertThat(touching.obscured())
                .as("partly or completely blocked by other terrain")
                .isEmpty();
        assertThat(touching.cover()).isEqualTo(Cover.NONE);
        Shot apart = shot(Skirmishes.citadel("sabine 20,33.75", troopers), "sabine", "night-troopers-A pistols RANGED");
        assertThat(apart.seen()).containsExactly("night-troopers-A-2");
        assertThat(apart.obscured()).contains("night-troopers-A-1");
        assertThat(apart.cover()).isEqualTo(Cover.HEAVY);
    }

    @Test
    @Rule("SKD-OBS-01")
    void piecesThatGiveNoCoverHideNobody() {
        // across the steps, 2.5 cm high
        Shot shot = shot(Skirmishes.citadel("sabine 36,70", "morgan 54,70"), "sabine", "morgan pistols RANGED");
        assertThat(shot.obscured()).isEmpty();
    }

    /** Its edge is of the ravine, which gives none; in games that were opened before 0.1.4 it gave two red dice. */
    @Test
    @Rule({"SKD-OBS-01", "SKD-GEO-13"})
    void theTableAroundThePitIsNoCover() {
        String[] units = {"sabine 45,26", "night-troopers-A 45,32.75 41,32.75"};
        Skirmishes pit = Skirmishes.citadel(units);
        Shot into = shot(pit, "sabine", "night-troopers-A pistols RANGED");
        assertThat(into.seen()).hasSize(2);
        assertThat(into.obscured()).isEmpty();
        assertThat(into.coverDice().isEmpty()).isTrue();
        Shot outOf = shot(pit, "night-troopers-A", "sabine e11 RANGED");
        assertThat(outOf.seen()).hasSize(1);
        assertThat(outOf.cover()).isEqualTo(Cover.NONE);
        Skirmishes before = Skirmishes.of(Skirmishes.Files.shipped().bookOf("0.1.3"), units);
        assertThat(shot(before, "sabine", "night-troopers-A pistols RANGED").coverDice())
                .hasToString("2 red");
    }

    @Test
    @Rule({"SKD-CC-02", "SKD-CC-03"})
    void atFiveCentimetresCoverIsWhiteAndForABladeThereIsNone() {
        // across a corner of the low wall: 4.5 cm away, touching nothing
        Skirmishes near = Skirmishes.citadel("sabine 14,21", "morgan 14,28");
        for (String strike : new String[] {"morgan pistols CLOSE_COMBAT", "morgan pistols RANGED"}) {
            Shot shot = shot(near, "sabine", strike);
            assertThat(shot.distance()).isEqualTo(4.5);
            assertThat(shot.cover()).isEqualTo(Cover.LIGHT);
            assertThat(shot.coverDice()).as(strike).hasToString("1 white");
        }
        assertThat(shot(near, "sabine", "morgan sabine-saber CLOSE_COMBAT")
                        .coverDice()
                        .isEmpty())
                .isTrue();
        assertThat(Skirmishes.book(HouseRules.DEFAULT).numbers().closeCover().the(Cover.HEAVY))
                .hasToString("2 white");
    }

    @Test
    @Rule("SKD-MEL-05")
    void inMeleeThereIsNoSightRangeOrCover() {
        Shot shot = shot(Skirmishes.citadel("ahsoka 45,50", "morgan 45,52.5"), "ahsoka", "morgan twin-sabers MELEE");
        assertThat(shot.seen()).isEmpty();
        assertThat(shot.coverDice().isEmpty()).isTrue();
        assertThat(Notes.facts(shot)).hasToString("in contact");
    }

    /** The ward of the Great Mothers is in no pool yet when the target is chosen, nor while the attack pool is formed. */
    @Test
    @Rule({"SKD-FORCE-08", "SKD-DPOOL-03"})
    void oddsCountTheDiceThatTheDefenderAlwaysAdds() {
        Skirmishes warded = Skirmishes.yard("sabine 45,50", "great-mothers 45,63 43,65 47,65")
                .dice("sabine", 2)
                .dice("great-mothers", 0);
        assertThat(Chances.strike(warded.now(), shot(warded, "sabine", "great-mothers pistols RANGED")))
                .hasToString("0.62 wounds on average, 47.9% at least one");
        Skirmishes spent = warded.force("great-mothers", 0);
        assertThat(Chances.strike(spent.now(), shot(spent, "sabine", "great-mothers pistols RANGED")))
                .as("its symbol needs a Force Die")
                .hasToString("0.83 wounds on average, 62.5% at least one");
        assertThat(warded.force("great-mothers", 3)
                        .acts("sabine")
                        .choose("heroes", strike("great-mothers pistols RANGED"))
                        .decision("heroes")
                        .prompt()
                        .toString())
                .contains("0.62 wounds on average; 0.92 with a black die, 0.84 with a grey die, 0.77 with a white die");
    }
}
