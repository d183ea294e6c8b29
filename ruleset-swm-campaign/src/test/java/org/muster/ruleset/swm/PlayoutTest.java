package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Position;
import org.muster.ruleset.swm.initiative.InitiativePhase;
import org.muster.testkit.Rule;

/** Whole campaigns among bots that choose at random. */
class PlayoutTest {

    private static final SwmCampaign CAMPAIGN = new SwmCampaign();

    private static Setup setup(int seats, boolean organizer, HouseRules options) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (int i = 1; i <= seats; i++) {
            names = names.with(new Player("p" + i), "Player " + i);
        }
        return new Setup(names, organizer, options, Wars.FILES);
    }

    private static Playout.Ended<War> play(Setup setup, long seed) {
        War start = CAMPAIGN.start(setup, CAMPAIGN.open(setup));
        return new Playout<>(new Engine<>(CAMPAIGN, true), Bot.random(), 200_000).play(Position.start(start), seed);
    }

    private static HouseRules short12(boolean autoresolve) {
        return Wars.options(
                "turnLimit", 12, "autoresolve", autoresolve ? HouseRules.Autoresolve.ON : HouseRules.Autoresolve.OFF);
    }

    @ParameterizedTest
    @CsvSource({"2, true, true", "4, true, true", "10, true, true", "3, false, true", "5, false, false"})
    void aCampaignOfBotsEndsAndNothingIsLostOnTheWay(int seats, boolean autoresolve, boolean organizer) {
        Setup setup = setup(seats, organizer, short12(autoresolve));
        for (long seed = 1; seed <= 3; seed++) {
            Playout.Ended<War> ended = play(setup, seed);
            assertThat(ended.result()).as("seed " + seed).isNotNull();
            isSound(ended.end().state());
        }
    }

    private static void isSound(War war) {
        assertThat(war.battle()).isNull();
        assertThat(war.holdings().list())
                .allSatisfy(holdings -> assertThat(holdings.treasury()).isNotNegative());
        assertThat(war.squads().list()).allSatisfy(squad -> {
            assertThat(squad.figures()).isNotEmpty();
            assertThat(war.book().points(squad)).isLessThanOrEqualTo(150);
            assertThat(squad.isActive())
                    .isEqualTo(war.squadRules(squad.owner()).isActive(war.book().cards(squad)));
            assertThat(war.of(squad.owner()).out()).isFalse();
        });
        Stream<String> figures = war.squads().list().stream()
                .flatMap(squad -> squad.figures().stream())
                .map(Figure::id);
        assertThat(figures).doesNotHaveDuplicates();
        war.grounds().forEach((territory, ground) -> {
            assertThat(war.squadsIn(territory).size())
                    .isLessThanOrEqualTo(war.book().territory(territory).stacking());
            assertThat(ground.active() || war.squadsIn(territory).isEmpty()).isTrue();
        });
    }

    @Test
    void theSameSeedPlaysTheSameCampaign() {
        Setup setup = setup(4, true, short12(true));
        assertThat(play(setup, 7).end().state().squads())
                .isEqualTo(play(setup, 7).end().state().squads());
    }

    @Test
    @Rule({"SWM-TURN-01", "SWM-TURN-04"})
    void everyTurnHasFourPhasesAndAnOrderOfItsOwn() {
        var round = CAMPAIGN.pipeline().rounds().get(0);
        assertThat(round.name()).isEqualTo("Turn");
        assertThat(round.phases())
                .extracting(phase -> phase.name())
                .containsExactly("Initiative", "Economics", "Action", "Cleanup");
        War war = Wars.of("sith@aurek", "rebel@besh").war();
        War rolled = Table.of(war)
                .rolling(3, 16)
                .play(new InitiativePhase.RollInitiative())
                .choose("rebel", "early")
                .war();
        assertThat(rolled.sides()).extracting(side -> side.captain().id()).containsExactly("rebel", "sith");
        War again = Table.of(rolled.nextTurn())
                .rolling(19, 2)
                .play(new InitiativePhase.RollInitiative())
                .choose("sith", "early")
                .war();
        assertThat(again.sides()).extracting(side -> side.captain().id()).containsExactly("sith", "rebel");
    }
}
