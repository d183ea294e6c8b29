package org.muster.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.seat.Player;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Position;
import org.muster.testkit.broken.Countdown;

/** Taking 1 to 3 off seven, counted by hand: 44 is the seventh of 1, 2, 4, 7, 13, 24, 44, each the sum of three. */
class PerftTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 3", "2, 9", "3, 23", "20, 44"})
    void everyWayIsCountedOnce(int plies, long ways) {
        Countdown rules = new Countdown();
        List<Player> players = List.of(new Player("anna"), new Player("bert"));
        Position<Countdown.Left> seven = Position.start(new Countdown.Left(rules, players, 7, 0, List.of()));
        assertThat(new Perft<>(new Engine<>(rules, false), 1).count(seven, plies))
                .isEqualTo(ways);
    }
}
