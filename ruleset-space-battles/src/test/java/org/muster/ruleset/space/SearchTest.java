package org.muster.ruleset.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.api.seat.Player;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.bot.SearchBot;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Position;
import org.muster.ruleset.space.data.Side;

/** A bot that looks ahead is an opponent: it beats one that chooses by chance, on either side. */
class SearchTest {

    @ParameterizedTest
    @EnumSource(Side.class)
    void lookingAheadBeatsChance(Side side) {
        Engine<Battle> engine = new Engine<>(Battles.RULES, true);
        Position<Battle> start = Position.start(Battles.unbegun(HouseRules.DEFAULT));
        Player thinker = start.state().player(side);
        Bot<Battle> search = new SearchBot<>(engine, Battles.RULES, 40, 6);
        Playout<Battle> battles = new Playout<>(engine, Bot.bySeat(Map.of(thinker, search), Bot.random()), 20_000);
        int wins = 0;
        for (long seed = 1; seed <= 5; seed++) {
            var result = battles.play(start, seed).result();
            wins += result != null && result.winners().contains(thinker) ? 1 : 0;
        }
        assertThat(wins).isGreaterThanOrEqualTo(4);
    }
}
