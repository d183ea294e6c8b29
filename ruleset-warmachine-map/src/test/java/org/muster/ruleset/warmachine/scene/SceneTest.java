package org.muster.ruleset.warmachine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.orders.OrderPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.golden.Borders;

class SceneTest {

    private static Scene scene(Campaign campaign, Viewer viewer) {
        WarmachineMap ruleset = new WarmachineMap();
        return ruleset.scene(ruleset.view(campaign, viewer), viewer);
    }

    private static Campaign marched() {
        return Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("anna", "C4")
                .banner("bert", "D4", "kha-juggernaut")
                .structure("anna", StructureKind.SUPPLY_DEPOT, "C3")
                .order("anna-1", Order.march("D4"))
                .table()
                .play(new OrderPhase.CarryOut())
                .state();
    }

    @Test
    @Rule("WMC-INF-01")
    void theMapShowsOwnersHeadquartersBannersBattlesAndMarches() {
        Scene scene = scene(marched(), Viewer.SPECTATOR);
        List<String> ids = scene.marks().stream().map(Mark::id).toList();
        assertThat(ids).contains("C3", "D4", "anna-1", "bert-1", "anna-hq", "bert-hq");
        assertThat(scene.marks()).anyMatch(mark -> mark.classes().contains("battle"));
        assertThat(scene.marks()).anyMatch(mark -> mark instanceof Mark.Line line && line.arrow());
        assertThat(scene.alt()).contains("anna controls 7 spaces and has 1 banner");
        assertThat(scene.caption()).startsWith("Round 1 of 12, Order Phase; in turn order anna: 0 VP; ");
    }

    @Test
    @Rule("WMC-INF-02")
    void onlyAnOwnerReadsWhatIsInABanner() {
        Campaign campaign = marched();
        assertThat(note(scene(campaign, Viewer.of(Campaigns.player("anna"))), "anna-1"))
                .contains("Stormguard");
        assertThat(note(scene(campaign, Viewer.of(Campaigns.player("bert"))), "anna-1"))
                .isEqualTo("anna's banner 1");
    }

    private static String note(Scene scene, String id) {
        return scene.marks().stream()
                .filter(mark -> mark instanceof Mark.Token && mark.id().equals(id))
                .findFirst()
                .orElseThrow()
                .note();
    }

    /** Land touches where one can go, and nowhere else, on both maps that are shipped. */
    @Test
    void spacesTouchInThePictureWhereBannersCanMarch() {
        for (String[] seats : new String[][] {{"a", "b"}, {"a", "b", "c", "d", "e", "f"}}) {
            Campaign campaign = Campaigns.unchosen(HouseRules.DEFAULT, seats);
            Set<String> ways = new TreeSet<>();
            campaign.book().map().routes().forEach(route -> ways.add(Borders.pair(route.from(), route.to())));
            assertThat(Borders.of(scene(campaign, Viewer.SPECTATOR)))
                    .hasSizeGreaterThan(60)
                    .isEqualTo(ways);
        }
    }
}
