package org.muster.ruleset.warmachine;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.muster.ruleset.warmachine.HouseRules.Autoresolve;

/** Whole seasons among bots that choose at random. */
class PlayoutTest {

    private static final WarmachineMap RULESET = new WarmachineMap();

    private static Setup setup(int seats, HouseRules options) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (int i = 1; i <= seats; i++) {
            names = names.with(new Player("p" + i), "Player " + i);
        }
        return new Setup(names, true, options, Campaigns.FILES);
    }

    private static Playout.Ended<Campaign> play(Setup setup, long seed) {
        Campaign start = RULESET.start(setup, RULESET.open(setup));
        return new Playout<>(new Engine<>(RULESET, true), Bot.random(), 200_000).play(Position.start(start), seed);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false", "4, false", "5, true", "6, false"})
    void aSeasonOfBotsEndsAfterTwelveRoundsAndNothingIsLostOnTheWay(int seats, boolean autoresolve) {
        Setup setup = setup(seats, Campaigns.option("autoresolve", autoresolve ? Autoresolve.ON : Autoresolve.OFF));
        for (long seed = 1; seed <= 20; seed++) {
            Playout.Ended<Campaign> ended = play(setup, seed);
            assertThat(ended.result()).as("seed " + seed).isNotNull();
            assertThat(ended.end().state().round()).isEqualTo(12);
            isSound(ended.end().state());
        }
    }

    private static void isSound(Campaign campaign) {
        for (Player player : campaign.players()) {
            assertThat(campaign.ledger(player).supply()).isNotNegative();
            assertThat(campaign.rules(player).charactersTwice(campaign.forces(player)))
                    .isEmpty();
            assertThat(campaign.controls(player, campaign.of(player).hq())).isTrue();
            for (Banner banner : campaign.bannersOf(player)) {
                assertThat(campaign.list(banner.id())).isNotEmpty();
                assertThat(campaign.points(banner.id())).isLessThanOrEqualTo(100);
                assertThat(campaign.bannersOf(player).stream().filter(other -> other.isIn(banner.at())))
                        .as("%s is alone of its owner in %s", banner.id(), banner.at())
                        .hasSize(1);
                assertThat(campaign.headquartersAt(banner.at())).isNull();
            }
        }
        assertThat(campaign.lists().values().stream()
                        .flatMap(list -> list.stream().map(entry -> entry.id())))
                .isNotEmpty();
    }

    @Test
    void theSameSeedPlaysTheSameSeason() {
        Setup setup = setup(4, HouseRules.DEFAULT);
        assertThat(play(setup, 7).end().state().lists())
                .isEqualTo(play(setup, 7).end().state().lists());
    }
}
