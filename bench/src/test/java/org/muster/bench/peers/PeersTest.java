package org.muster.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code bench/run peers} measures is still there and does what it says. */
class PeersTest {

    @ParameterizedTest
    @ValueSource(strings = {"tic-tac-toe", "connect-four", "ac12", "space-battles", "swm-campaign"})
    void gamesArePlayedBothWays(String ruleset) {
        RandomGames games = RandomGames.of(ruleset);
        assertThat(games.inMemory()).isGreaterThan(4);
        assertThat(games.journalled()).isGreaterThan(4);
    }

    @Test
    void whatWasPlayedIsPlayedAgain() {
        assertThat(RandomGames.of("tic-tac-toe").replayed())
                .as("its opening and five moves or more")
                .isGreaterThan(5);
    }

    @Test
    void aBattleIsFoughtAndNotConceded() {
        assertThat(RandomGames.of("space-battles").journalled()).isGreaterThan(40);
    }

    @Test
    void halfOfTheListsAreBroken() {
        ArmyListsBench bench = new ArmyListsBench();
        assertThat(bench.broken()).isEqualTo(100);
        assertThat(bench.judge(ArmyLists::judge)).isEqualTo(200);
        assertThat(bench.judge(ArmyLists::readAndJudge)).isEqualTo(200);
    }
}
