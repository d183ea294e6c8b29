package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRules;
import org.muster.api.seat.Player;
import org.muster.testkit.Rule;

/** The two states of a squad, and who is in it. */
class SquadTest {

    private static final Player SITH = new Player("sith");

    private static Squad squad(String faction, String... figures) {
        return Wars.of(faction + "@aurek")
                .squad(faction, "aurek-city", figures)
                .war()
                .squad(faction + "-1");
    }

    private static War without(War war, String squad, String figure) {
        return war.with(war.squad(squad).without(figure));
    }

    @Test
    @Rule("SWM-SQUAD-02")
    void over75PointsOfALegalSquadIsActive() {
        assertThat(squad("sith", "sith-trooper*8", "sith-guard*3").isActive()).isTrue(); // 79
        assertThat(squad("sith", "sith-trooper*8", "sith-guard*2").isDamaged()).isTrue(); // 74
    }

    @Test
    @Rule("SWM-SQUAD-03")
    void just75PointsIsDamagedUnlessTheCampaignSaysActive() {
        assertThat(squad("mandalorian", "mandalorian-marauder*5").isDamaged()).isTrue();
        War war = Wars.of(Wars.option("exactly75", HouseRules.Exactly75.ACTIVE), "mandalorian@aurek")
                .squad("mandalorian", "aurek-city", "mandalorian-marauder*5")
                .war();
        assertThat(war.squad("mandalorian-1").isActive()).isTrue();
    }

    @Test
    @Rule("SWM-SQUAD-04")
    void aSquadThatLossesMadeIllegalIsDamagedWhateverItsPoints() {
        War war = Wars.of("sith@aurek")
                .squad("sith", "aurek-city", "darth-malak", "sith-guard*8", "mandalorian-commander", "nexu")
                .war();
        assertThat(war.squad("sith-1").isActive()).isTrue();
        War after = without(war, "sith-1", "darth-malak#1");
        assertThat(after.book().points(after.squad("sith-1"))).isGreaterThan(75);
        assertThat(after.squad("sith-1").isDamaged()).isTrue();
        War mended = without(without(after, "sith-1", "mandalorian-commander#1"), "sith-1", "nexu#1");
        assertThat(mended.squad("sith-1").isDamaged()).isTrue(); // legal again, but only 40 points
    }

    @Test
    @Rule("SWM-FACT-19")
    void withoutTheFigureThatAllowedOthersTheSquadIsJudgedWithoutItAtOnce() {
        War war = Wars.of("sith@aurek")
                .squad("sith", "aurek-city", "ulic-qel-droma", "mandalorian-warrior*6")
                .war();
        assertThat(war.squad("sith-1").isActive()).isTrue();
        assertThat(without(war, "sith-1", "ulic-qel-droma#1").squad("sith-1").isDamaged())
                .isTrue();
    }

    @Test
    @Rule({"SWM-SQUAD-07", "SWM-XP-10"})
    void upgradesNeverChangeThePoints() {
        Wars wars = Wars.of("sith@aurek").squad("sith", "aurek-city", "exar-kun");
        assertThat(wars.war().book().points(wars.war().squad("sith-1"))).isEqualTo(84);
        War war = wars.figure("exar-kun#1", 500, "hit-points-plus-10", "recon", "stealth")
                .war();
        assertThat(war.book().points(war.squad("sith-1"))).isEqualTo(84);
        assertThat(war.squad("sith-1").isActive()).isTrue();
    }

    @Test
    @Rule("SWM-SQUAD-08")
    void aSquadWithoutFiguresCeasesToExist() {
        War war = Wars.of("sith@aurek").squad("sith", "aurek-city", "exar-kun").war();
        assertThat(without(war, "sith-1", "exar-kun#1").squads()).isEmpty();
    }

    @Test
    @Rule("SWM-UNIQ-02")
    void severalSquadsOfAnArmyMayEachHaveAFigureOfOneName() {
        War war = Wars.of("imperial@aurek")
                .squad("imperial", "aurek-city", "darth-vader-dark-jedi", "stormtrooper*8")
                .war();
        assertThat(buying(war, "imperial", "darth-vader-jedi-hunter", "stormtrooper"))
                .isEmpty();
    }

    @Test
    @Rule("SWM-UNIQ-03")
    void aFactionHasASpecificUniqueOnlyOnceInItsWholeArmy() {
        War war = Wars.of("imperial@aurek")
                .squad("imperial", "aurek-city", "darth-vader-dark-jedi", "stormtrooper*8")
                .war();
        assertThat(buying(war, "imperial", "darth-vader-dark-jedi", "stormtrooper*8"))
                .containsExactly("Darth Vader, Dark Jedi already serves in Imperial squad 1; a faction has it once.");
    }

    @Test
    @Rule("SWM-UNIQ-04")
    void differentPlayersMayHaveTheSameUnique() {
        War war = Wars.of("rebel@aurek", "new-republic@besh")
                .squad("rebel", "aurek-city", "chewbacca", "rebel-trooper*20")
                .allied("rebel", "new-republic")
                .war();
        assertThat(buying(war, "new-republic", "chewbacca", "new-republic-trooper*6"))
                .isEmpty();
    }

    @Test
    @Rule({"SWM-UNIQ-05", "SWM-POST-06"})
    void anEliminatedUniqueMayBeBoughtAgainWithoutItsExperience() {
        Wars wars = Wars.of("sith@aurek")
                .squad("sith", "aurek-city", "exar-kun", "sith-guard")
                .figure("exar-kun#1", 300, "stealth");
        War war = without(wars.war(), "sith-1", "exar-kun#1");
        assertThat(buying(war, "sith", "exar-kun")).isEmpty();
        War again = war.raising(SITH, "aurek-city", Wars.roster("exar-kun"), true);
        Figure kun = again.squad("sith-2").the("exar-kun#2");
        assertThat(kun.xp()).isZero();
        assertThat(kun.upgrades()).isEmpty();
    }

    @Test
    @Rule("SWM-TURN-07")
    void figuresKeepTheOrderOfTheirListAndBoughtOnesStandAtTheEnd() {
        War war = Wars.of("sith@aurek")
                .squad("sith", "aurek-city", "sith-guard*2", "exar-kun")
                .war();
        War more = war.enlisting(war.squad("sith-1"), Wars.roster("sith-guard"));
        assertThat(more.squad("sith-1").figures())
                .extracting(Figure::id)
                .containsExactly("sith-guard#1", "sith-guard#2", "exar-kun#1", "sith-guard#3");
    }

    private static List<String> buying(War war, String faction, String... figures) {
        Player player = new Player(faction);
        return ArmyRules.check(
                        Army.of(Wars.roster(figures).profiles(war.book().catalogue())),
                        war.squadRules(player).building(150, 150, Words.servesIn(war, player)))
                .stream()
                .map(violation -> violation.sentence().toString())
                .toList();
    }
}
