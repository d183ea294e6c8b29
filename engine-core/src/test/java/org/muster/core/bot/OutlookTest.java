package org.muster.core.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Agenda;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.engine.Position;
import org.muster.core.game.Play;
import org.muster.core.lab.Outlook;

/** What a seat is told of its chances follows from what it may know. */
class OutlookTest {

    private final Cups cups = new Cups();

    @SuppressWarnings("unchecked") // it is played by these cups
    private final Play<Cups.Table> play = (Play<Cups.Table>)
            Opening.of(cups.loaded()).play(GameConfig.read("seats: {anna: Anna, bert: Bert}\n"), "cups");

    private static Position<Cups.Table> lifting(int coin) {
        return new Position<>(
                new Cups.Table(coin), Agenda.of(new Cups.Lift()), 1, 1, 0, OrderedMap.empty(), 0, List.of(), null);
    }

    private String outlook(int coin, Player seat) {
        return Outlook.of(play, lifting(coin), seat, Bot.random(), Outlook.Extent.of(100), 1, n -> {})
                .toString();
    }

    @Test
    void whereverTheCoinIsBertIsToldTheSame() {
        String told = outlook(0, Cups.BERT);
        assertThat(outlook(1, Cups.BERT)).isEqualTo(told);
        assertThat(outlook(2, Cups.BERT)).isEqualTo(told);
    }

    @Test
    void whatAnnaKnowsAndWhatTheFileHoldsTellsMore() {
        // where the coin is changes which games she wins; of three counts two may be the same
        assertThat(new TreeSet<>(List.of(outlook(0, Cups.ANNA), outlook(1, Cups.ANNA), outlook(2, Cups.ANNA))))
                .hasSizeGreaterThan(1);
        assertThat(new TreeSet<>(List.of(all(0), all(1), all(2)))).hasSizeGreaterThan(1);
    }

    private String all(int coin) {
        return Outlook.ofAll(play, lifting(coin), Bot.random(), Outlook.Extent.of(100), 1, n -> {})
                .toString();
    }
}
