package org.muster.ruleset.swm.cleanup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.cleanup.CleanupPhase.Award;
import org.muster.ruleset.swm.cleanup.CleanupPhase.Cleanup;
import org.muster.ruleset.swm.cleanup.CleanupPhase.SpendExperience;
import org.muster.ruleset.swm.cleanup.CleanupPhase.Training;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.testkit.Rule;

/** Experience: gained, given, spent or kept. */
class CleanupTest {

    private static final Player SITH = new Player("sith");
    private static final Player MANDALORIAN = new Player("mandalorian");

    private static War awaiting(Wars wars, String squad, String figure, int xp) {
        War war = wars.war();
        return war.with(war.squad(squad).with(war.squad(squad).the(figure).awaiting(xp)));
    }

    private static Wars siths() {
        return Wars.of("sith@aurek", "rebel@besh").squad("sith", "aurek-city", "exar-kun", "sith-trooper*2");
    }

    @Test
    @Rule({"SWM-XP-02", "SWM-XP-08"})
    void whatWasEarnedIsPendingUntilTheCleanupPhaseAndThenGained() {
        War war = awaiting(siths(), "sith-1", "exar-kun#1", 55);
        Table.of(war).play(new SpendExperience(SITH)).isOver(); // nothing is bought with what is pending
        Table table = Table.of(war).play(new Award(SITH));
        assertThat(table.war().squad("sith-1").the("exar-kun#1").xp()).isEqualTo(55);
        assertThat(table.war().squad("sith-1").the("exar-kun#1").pending()).isZero();
        assertThat(table.told()).containsExactly("Exar Kun gains 55 experience.");
    }

    @Test
    @Rule("SWM-XP-02")
    void aFigureEliminatedBeforeCleanupLosesWhatWasPending() {
        War war = awaiting(siths(), "sith-1", "exar-kun#1", 55);
        Table table =
                Table.of(war.with(war.squad("sith-1").without("exar-kun#1"))).play(new Award(SITH));
        assertThat(table.told()).isEmpty();
    }

    @Test
    @Rule("SWM-XP-06")
    void mandaloriansOfTheMandalorianFactionGetEveryAwardDoubled() {
        War war = awaiting(
                Wars.of("mandalorian@aurek").squad("mandalorian", "aurek-city", "mandalorian-warrior*6"),
                "mandalorian-1",
                "mandalorian-warrior#1",
                5);
        Table table = Table.of(war).play(new Award(MANDALORIAN));
        assertThat(table.war()
                        .squad("mandalorian-1")
                        .the("mandalorian-warrior#1")
                        .xp())
                .isEqualTo(10);
        assertThat(table.told())
                .containsExactly("Mandalorian Warrior #1 gains 10 experience, doubled as a Mandalorian's.");
    }

    @Test
    @Rule("SWM-XP-06")
    void mandaloriansInTheEmployOfTheSithDoNot() {
        War war = awaiting(
                Wars.of("sith@aurek").squad("sith", "aurek-city", "ulic-qel-droma", "mandalorian-warrior*6"),
                "sith-1",
                "mandalorian-warrior#1",
                5);
        Table table = Table.of(war).play(new Award(SITH));
        assertThat(table.war().squad("sith-1").the("mandalorian-warrior#1").xp())
                .isEqualTo(5);
    }

    @Test
    @Rule({"SWM-XP-07", "SWM-ADV-12"})
    void theTrainingOfficerGives50ToAnyOneFigureBeforeItIsSpent() {
        Table table = Table.of(siths().officer("sith", Advantage.TRAINING_OFFICER))
                .play(new Cleanup())
                .choose("sith", "exar-kun#1");
        assertThat(table.told()).containsExactly("The Training Officer of Sith trains Exar Kun: 50 experience.");
        table.choose("sith", "{\"exar-kun#1\": \"defense-plus-1\"}").isOver();
        assertThat(table.war().squad("sith-1").the("exar-kun#1").upgrades()).containsExactly("defense-plus-1");
    }

    @Test
    @Rule({"SWM-XP-07", "SWM-XP-06"})
    void trainingOfAMandalorianIsDoubledToo() {
        Table table = Table.of(Wars.of("mandalorian@aurek")
                        .officer("mandalorian", Advantage.TRAINING_OFFICER)
                        .squad("mandalorian", "aurek-city", "mandalorian-warrior*6"))
                .play(new Training(MANDALORIAN));
        assertThat(table.decision("mandalorian").prompt())
                .hasToString(
                        "Whom does the Training Officer of Mandalorian train for 50 experience, doubled for Mandalorians?");
        table.choose("mandalorian", "mandalorian-warrior#3");
        assertThat(table.war()
                        .squad("mandalorian-1")
                        .the("mandalorian-warrior#3")
                        .xp())
                .isEqualTo(100);
    }

    @Test
    @Rule({"SWM-XP-07", "SWM-TURN-05"})
    void nobodyIsTrainedByDefaultNorWithoutAnOfficer() {
        Table.of(siths()).play(new Training(SITH)).isOver();
        Table table = Table.of(siths().officer("sith", Advantage.TRAINING_OFFICER))
                .play(new Training(SITH))
                .lapse("sith")
                .isOver();
        assertThat(table.war().squad("sith-1").figures()).allMatch(figure -> figure.xp() == 0);
    }

    @Test
    @Rule("SWM-XP-08")
    void aFigureMayLevelMoreThanOnceAndTheRestIsKept() {
        Table table = Table.of(siths().figure("exar-kun#1", 220))
                .play(new SpendExperience(SITH))
                .choose("sith", "{\"exar-kun#1\": \"attack-plus-1\"}")
                .choose("sith", "{\"exar-kun#1\": \"attack-plus-1\"}")
                .choose("sith", "{\"exar-kun#1\": \"stealth\"}")
                .isOver();
        Figure kun = table.war().squad("sith-1").the("exar-kun#1");
        assertThat(kun.xp()).isEqualTo(20);
        assertThat(kun.upgrades()).containsExactly("attack-plus-1", "attack-plus-1", "stealth");
        assertThat(table.told())
                .containsExactly(
                        "Exar Kun buys Attack +1 for 50 experience.",
                        "Exar Kun buys Attack +1 for 50 experience.",
                        "Exar Kun buys Stealth for 100 experience.");
    }

    @Test
    @Rule({"SWM-XP-08", "SWM-TURN-05"})
    void experienceIsKeptByDefaultAndNeverPassedToOthers() {
        Table table = Table.of(siths().figure("exar-kun#1", 220)).play(new SpendExperience(SITH));
        assertThat(table.sentences("sith", "{\"sith-trooper#1\": \"attack-plus-1\"}"))
                .containsExactly("Attack +1 costs 50 XP; Sith Trooper #1 has 0.");
        table.lapse("sith").isOver();
        assertThat(table.war().squad("sith-1").the("exar-kun#1").xp()).isEqualTo(220);
    }

    @Test
    @Rule({"SWM-XP-09", "SWM-INFO-02"})
    void upgradesCountFromThenOnAndAreOnRecord() {
        Table table = Table.of(siths().figure("exar-kun#1", 400))
                .play(new SpendExperience(SITH))
                .choose("sith", "{\"exar-kun#1\": \"recon\"}")
                .choose("sith", "{\"exar-kun#1\": \"hit-points-plus-10\"}")
                .choose("sith", "{\"exar-kun#1\": \"speed-plus-2\"}");
        War next = table.war().nextTurn();
        Sheet sheet = next.book().sheet(next.squad("sith-1").the("exar-kun#1"));
        assertThat(next.book().has(next.squad("sith-1"), "Recon")).isTrue();
        assertThat(sheet.stats().hp()).isEqualTo(190);
        assertThat(sheet.stats().rate()).isEqualTo(16);
    }

    @Test
    @Rule({"SWM-TURN-02", "SWM-ALLY-03"})
    void theSidesCleanUpInTurnOrderAndAlliesTogether() {
        Table table = Table.of(Wars.of("sith@aurek", "rebel@besh", "imperial@cresh")
                        .squad("sith", "aurek-city", "exar-kun")
                        .squad("rebel", "besh-city", "han-solo")
                        .squad("imperial", "cresh-city", "garindan")
                        .figure("exar-kun#1", 50)
                        .figure("han-solo#1", 50)
                        .figure("garindan#1", 50)
                        .allied("rebel", "sith"))
                .play(new Cleanup());
        assertThat(table.waitingFor()).containsExactlyInAnyOrder("sith", "rebel");
        table.choose("rebel", "done").choose("sith", "done");
        assertThat(table.waitingFor()).containsExactly("imperial");
    }
}
