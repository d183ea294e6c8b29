package org.muster.ruleset.crusade.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.orders.StrategyPhase;

/** What bots think of a season: what the book calls good is better. */
class ProspectsTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Seasons two() {
        return Seasons.of("anna", "bert");
    }

    private static double of(Season season) {
        return Prospects.of(season, ANNA);
    }

    @Test
    void somebodyWins() {
        Season season = two().season();
        assertThat(of(season) + Prospects.of(season, BERT)).isCloseTo(1, within(0.02));
    }

    @Test
    void systemsAndWinsAreGood() {
        Season season = two().season();
        String free = season.sector().ids().stream()
                .filter(system -> season.controller(system) == null)
                .findFirst()
                .orElseThrow();
        assertThat(of(season.under(ANNA, free))).isGreaterThan(of(season));
        assertThat(of(season.under(BERT, free))).isLessThan(of(season));
        assertThat(Prospects.gain(season, ANNA, free)).isPositive();
    }

    @Test
    void theHomeIsWorthMoreThanAnotherSystem() {
        Season season = two().season();
        String free = season.sector().ids().stream()
                .filter(system -> season.controller(system) == null)
                .findFirst()
                .orElseThrow();
        Season richer = season.under(ANNA, free);
        Season homeless = richer.under(null, season.book().home(ANNA));
        Season poorer = richer.under(null, free);
        assertThat(of(homeless)).isLessThan(of(poorer));
    }

    @Test
    void aSystemCountsMoreNearTheEnd() {
        Season early = two().turn(1).season();
        Season late = two().turn(early.book().season().turns()).season();
        String free = early.sector().ids().stream()
                .filter(system -> early.controller(system) == null)
                .findFirst()
                .orElseThrow();
        assertThat(Prospects.gain(late, ANNA, free)).isGreaterThan(Prospects.gain(early, ANNA, free));
    }

    @Test
    void whatBotsLookAtFirstAreAttacksThatGainMost() {
        Season season = two().season();
        List<OrderSheet> promising = new StrategyPhase.GiveOrders().promising(season, ANNA, new SplittableRandom(1));
        assertThat(promising.get(0).order()).isInstanceOf(Order.Attack.class);
        assertThat(promising.get(promising.size() - 1).order())
                .isEqualTo(new Order.Defend(season.book().home(ANNA)));
        double before = 1;
        for (OrderSheet sheet : promising.subList(0, promising.size() - 1)) {
            double gain = Prospects.gain(season, ANNA, ((Order.Attack) sheet.order()).target());
            assertThat(gain).isPositive().isLessThanOrEqualTo(before);
            before = gain;
        }
    }
}
