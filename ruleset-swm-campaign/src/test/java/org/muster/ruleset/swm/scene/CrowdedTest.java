package org.muster.ruleset.swm.scene;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.testkit.golden.GoldenPictures;

/** Pictures of a campaign at its thickest. */
class CrowdedTest {

    private static final Path PICTURES = Path.of("src/test/resources/org/muster/ruleset/swm/pictures");

    @Test
    void aLateCampaignIsFullOfSquadsMinesAndDisruption() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh", "mandalorian@forn", "imperial@grek")
                .controls("sith", "aurek-frontier", "besh-west", "forn-frontier")
                .controls("rebel", "cresh-west", "cresh-city", "besh-east")
                .controls("imperial", "herf-west", "herf-frontier")
                .squad("sith", "aurek-city", "sith-trooper*12")
                .squad("sith", "aurek-city", "sith-trooper*10")
                .squad("sith", "aurek-frontier", "sith-trooper*8")
                .squad("sith", "aurek-frontier", "sith-trooper*6")
                .squad("rebel", "besh-east", "elite-rebel-trooper*6")
                .squad("rebel", "besh-east", "elite-rebel-trooper*5")
                .squad("rebel", "cresh-city", "luke-hero-of-yavin", "elite-rebel-trooper*6")
                .squad("mandalorian", "forn-city", "taung-warrior*3")
                .squad("mandalorian", "forn-city", "taung-warrior*2")
                .squad("imperial", "grek-city", "stormtrooper*9")
                .attacking("rebel", "besh-west", "elite-rebel-trooper*4");
        for (String mined : new String[] {"aurek-city", "aurek-frontier", "besh-east", "forn-city", "grek-city"}) {
            wars = wars.ground(mined, ground -> ground.mined(true).fortified(true));
        }
        War war = wars.ground("besh-west", ground -> ground.disrupted(true)).war();
        GoldenPictures.matches(PICTURES, "late-campaign", WarScene.of(war));
    }
}
