package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Position;
import org.muster.core.json.Json;
import org.muster.core.json.StateJson;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.Rule;

/** The ruleset as the engine sees it. */
class CampaignTest {

    private final SwmCampaign campaign = new SwmCampaign();

    private static Setup setup(HouseRules options, String... seats) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (String seat : seats) {
            names = names.with(new Player(seat), seat);
        }
        return new Setup(names, false, options, Wars.FILES);
    }

    @Test
    void aWarIsWrittenAndReadBackTheSame() {
        War war = Wars.of("sith@aurek", "rebel@besh")
                .squad("rebel", "besh-city", "han-solo")
                .squad("sith", "aurek-city", "exar-kun")
                .figure("exar-kun#1", 30, "stealth", "synergy:darth-malak")
                .allied("sith", "rebel")
                .war();
        StateJson<War> json = new StateJson<>(campaign);
        Position<War> position = Position.start(war);
        Position<War> read = json.position(Json.read(Json.write(json.write(position))), war.book());
        assertThat(read.state()).isEqualTo(war);
    }

    @Test
    void theEngineFindsIt() {
        assertThat(LoadedRuleset.of(new SwmPlugin()).ruleset()).isInstanceOf(SwmCampaign.class);
        assertThat(ServiceLoader.load(RulesetPlugin.class))
                .extracting(plugin -> plugin.info().id())
                .contains("swm-campaign");
    }

    @Test
    void everyFileOfDataIsReadAsWhatItIs() {
        assertThat(campaign.data()).allSatisfy(file -> {
            assertThat(file.resource()).isEqualTo("data/" + file.name() + ".yaml");
            assertThat((Object) Wars.FILES.read(file.name(), file.type())).isNotNull();
        });
    }

    @Test
    @Rule("SWM-SETUP-02")
    void twoToTenPlay() {
        assertThat(campaign.check(setup(HouseRules.DEFAULT, "a", "b"))).isEmpty();
        assertThat(campaign.check(setup(HouseRules.DEFAULT, "a")))
                .extracting(Violation::toString)
                .containsExactly("seats: 1 is not from 2 to 10. [SWM-SETUP-02]");
        assertThat(campaign.check(setup(HouseRules.DEFAULT, "abcdefghijk".split(""))))
                .isNotEmpty();
    }

    @Test
    void optionsThatMakeNoSenseAreRefusedBeforeTheCampaignOpens() {
        assertThat(campaign.check(setup(Wars.option("capitalsToWin", 1), "a", "b")))
                .extracting(Violation::toString)
                .containsExactly("options.capitalsToWin: 1 is not from 2 to 10. [SWM-WIN-01]");
    }

    @Test
    @Rule({"SWM-INFO-01", "SWM-XP-11"})
    void everythingIsPublic() {
        War war = Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "aurek-city", "exar-kun")
                .war();
        assertThat(campaign.view(war, Viewer.SPECTATOR)).isEqualTo(war);
        assertThat(campaign.view(war, Viewer.of(new Player("rebel")))).isEqualTo(war);
    }

    @Test
    void theSceneShowsOwnersStatesAndSquads() {
        War war = Wars.of("sith@aurek", "rebel@besh")
                .squad("rebel", "besh-city", "han-solo")
                .ground("aurek-west", ground -> ground.mined(true))
                .war();
        Scene scene = campaign.scene(war, Viewer.SPECTATOR);
        assertThat(mark(scene, "aurek-city").classes()).containsExactly("owner-0", "capital", "fortified");
        assertThat(mark(scene, "aurek-west").classes()).containsExactly("owner-0", "march", "mined");
        assertThat(mark(scene, "jenth-east").classes()).containsExactly("inactive", "march");
        assertThat(mark(scene, "rebel-1").classes()).containsExactly("squad", "owner-1", "damaged");
        assertThat(mark(scene, "rebel-1").note()).isEqualTo("Rebel squad 1, 28 points, damaged: Han Solo");
        assertThat(scene.alt())
                .isEqualTo("Turn 1 on Orrin Reach. Sith controls 4 territories and has 0 squads; "
                        + "Rebel controls 4 territories and has 1 squad, 1 damaged.");
    }

    private static Mark mark(Scene scene, String id) {
        return scene.marks().stream()
                .filter(mark -> mark.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
