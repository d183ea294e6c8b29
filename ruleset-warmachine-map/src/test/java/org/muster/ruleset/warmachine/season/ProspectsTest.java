package org.muster.ruleset.warmachine.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.data.StructureKind;

/** What bots think of a season: what the book calls good is better. */
class ProspectsTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Campaigns two() {
        return Campaigns.of("anna@C2", "bert@G2:khador");
    }

    private static double of(Campaigns campaigns) {
        return Prospects.of(campaigns.campaign(), ANNA);
    }

    @Test
    void somebodyWins() {
        assertThat(of(two()) + Prospects.of(two().campaign(), BERT)).isCloseTo(1, within(0.02));
        assertThat(of(two().holdings("anna", Holdings::gone))).isZero();
    }

    @Test
    void landPointsAndMeansAreGood() {
        double before = of(two());
        assertThat(of(two().controls("anna", "E5"))).isGreaterThan(before);
        assertThat(of(two().controls("bert", "E5"))).isLessThan(before);
        assertThat(of(two().holdings("anna", one -> one.earning(2)))).isGreaterThan(before);
        assertThat(of(two().supply("anna", 30))).isGreaterThan(before);
        assertThat(of(two().structure("anna", StructureKind.SUPPLY_DEPOT, "C3")))
                .isGreaterThan(before);
    }

    @Test
    void aBannerThatCanClaimIsBetterThanOneAtHome() {
        String[] troops = {"cyg-lancer"};
        assertThat(of(two().banner("anna", "E5", troops)))
                .isGreaterThan(of(two().controls("anna", "C3").banner("anna", "C3", troops)));
    }

    @Test
    void aPointCountsMoreInTheLastRound() {
        double early = of(two().round(1).holdings("anna", one -> one.earning(2))) - of(two().round(1));
        double late = of(two().round(12).holdings("anna", one -> one.earning(2))) - of(two().round(12));
        assertThat(late).isGreaterThan(early);
    }
}
