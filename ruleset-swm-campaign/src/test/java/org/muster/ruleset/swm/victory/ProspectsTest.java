package org.muster.ruleset.swm.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Advantage;

/** What bots think of a campaign: what the book calls good is better. */
class ProspectsTest {

    private static final String[] SITH = {"sith-trooper*10"};
    private static final String[] REBELS = {"han-solo", "chewbacca", "rebel-commando*3"};

    private static Wars two() {
        return Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "aurek-city", SITH)
                .squad("rebel", "besh-city", REBELS);
    }

    private static double of(Wars wars, String who) {
        return Prospects.of(wars.war(), new Player(who));
    }

    @Test
    void somebodyWins() {
        assertThat(of(two(), "sith") + of(two(), "rebel")).isCloseTo(1, within(0.02));
        assertThat(Prospects.of(Wars.unpicked(HouseRules.DEFAULT, "a", "b", "c", "d"), new Player("a")))
                .isEqualTo(0.25);
    }

    @Test
    void squadsAndMeansAreGood() {
        double before = of(two(), "sith");
        assertThat(of(two().squad("sith", "aurek-city", SITH), "sith")).isGreaterThan(before);
        assertThat(of(two().treasury("sith", 200), "sith")).isGreaterThan(before);
        assertThat(of(two().officer("sith", Advantage.LOGISTICS_OFFICER), "sith"))
                .isGreaterThan(before);
        assertThat(of(two().squad("rebel", "besh-city", REBELS), "sith")).isLessThan(before);
    }

    @Test
    void aDamagedSquadIsWorthLittle() {
        double active = of(two().squad("sith", "aurek-city", SITH), "sith");
        double damaged = of(two().squad("sith", "aurek-city", "sith-trooper*6"), "sith");
        assertThat(active - of(two(), "sith")).isGreaterThan(3 * (damaged - of(two(), "sith")));
    }

    @Test
    void capitalsWinAndTheOwnOneMost() {
        double before = of(two(), "sith");
        assertThat(of(two().controls("sith", "besh-city"), "sith")).isGreaterThan(before + 0.1);
        assertThat(of(two().controls("rebel", "aurek-city"), "sith")).isLessThan(before - 0.1);
    }

    @Test
    void whoMarchesOnACapitalIsBetterOff() {
        String near = "besh-frontier";
        Wars wars = two().controls("sith", near);
        assertThat(of(wars.squad("sith", near, SITH), "sith"))
                .isGreaterThan(of(two().controls("sith", near).squad("sith", "aurek-city", SITH), "sith"));
    }

    @Test
    void whoIsOutHasNone() {
        assertThat(of(two().holdings("sith", Holdings::gone), "sith")).isZero();
    }
}
