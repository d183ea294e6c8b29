package org.muster.ruleset.warmachine.scene;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.orders.OrderPhase;
import org.muster.testkit.golden.GoldenPictures;

/** Pictures of a campaign at its thickest. */
class CrowdedTest {

    private static final Path PICTURES = Path.of("src/test/resources/org/muster/ruleset/warmachine/pictures");

    @Test
    void fiveBannersMeetInARow() {
        Campaign campaign = Campaigns.of("anna@C2", "bert@G2:khador")
                .banner("anna", "C4")
                .banner("anna", "C4")
                .banner("anna", "C4")
                .banner("anna", "C4")
                .banner("anna", "C4")
                .banner("bert", "D4", "kha-juggernaut")
                .banner("bert", "E4", "kha-juggernaut")
                .structure("anna", StructureKind.SUPPLY_DEPOT, "C3")
                .structure("anna", StructureKind.MEDICAL_CENTER, "C4")
                .structure("bert", StructureKind.FORTRESS, "E4")
                .order("anna-1", Order.march("D4"))
                .order("anna-2", Order.march("C5"))
                .order("bert-1", Order.march("C4"))
                .order("bert-2", Order.march("D4"))
                .table()
                .rolling(5, 2)
                .play(new OrderPhase.CarryOut())
                .state();
        GoldenPictures.matches(PICTURES, "five-banners", CampaignScene.of(campaign));
    }
}
