package org.muster.ruleset.skirmish.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.activation.ActivationPhase;
import org.muster.ruleset.skirmish.moves.Destinations;
import org.muster.ruleset.skirmish.moves.MoveKind;
import org.muster.ruleset.skirmish.moves.Moves;

/** What bots think of a game: what the mission calls good is better. */
class ProspectsTest {

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";

    private static double heroes(Skirmishes table) {
        return Prospects.of(table.now(), "HEROES");
    }

    @Test
    void somebodyWins() {
        Skirmish now = Skirmishes.yard("ahsoka 45,20", TROOPERS).now();
        assertThat(Prospects.of(now, "HEROES") + Prospects.of(now, "EMPIRE")).isCloseTo(1, within(1e-9));
    }

    @Test
    void victoryPointsAreGoodAndWoundsAreBad() {
        double even = heroes(Skirmishes.yard("ahsoka 45,20", TROOPERS));
        assertThat(heroes(Skirmishes.yard("ahsoka 45,20", TROOPERS).vp("HEROES", 1)))
                .isGreaterThan(even);
        assertThat(heroes(Skirmishes.yard("ahsoka 45,20", TROOPERS).wounds("ahsoka", 4)))
                .isLessThan(even);
        assertThat(heroes(Skirmishes.yard("ahsoka 45,20", TROOPERS).strained("ahsoka")))
                .isLessThan(even);
    }

    @Test
    void whoFightsHandToHandWantsToBeNear() {
        assertThat(heroes(Skirmishes.yard("ahsoka 45,30", TROOPERS)))
                .isGreaterThan(heroes(Skirmishes.yard("ahsoka 45,8", TROOPERS)));
    }

    @Test
    void theSummitIsWorthTheWay() {
        String far = "night-troopers-A 2,88 5,88 8,88 2,85";
        assertThat(heroes(Skirmishes.citadel("ahsoka 45,85", far)))
                .isGreaterThan(heroes(Skirmishes.citadel("ahsoka 45,70", far)));
        assertThat(heroes(Skirmishes.citadel("ahsoka 45,70", far)))
                .isGreaterThan(heroes(Skirmishes.citadel("ahsoka 45,40", far)));
    }

    @Test
    void anAttackIsPlayedToItsEndBeforeItIsValued() {
        Skirmish now = Skirmishes.yard("ahsoka 45,20", TROOPERS).now();
        assertThat(Skirmishes.RULES.isSettled(now)).isTrue();
        assertThat(Skirmishes.RULES.isSettled(now.acting(Activation.of(now.the("ahsoka")))))
                .isFalse();
    }

    @Test
    void theFirstWayThatIsLookedAtLeadsToTheEnemy() {
        Skirmish now = Skirmishes.yard("ahsoka 45,35", TROOPERS).now();
        List<Point> way = Destinations.ways(
                        now, now.the("ahsoka"), MoveKind.MOVE_ACTION, false, 3, new SplittableRandom(1))
                .get(0);
        assertThat(Moves.movement(now, now.the("ahsoka"), MoveKind.MOVE_ACTION, false)
                        .check(way)
                        .isOk())
                .isTrue();
        assertThat(way.get(way.size() - 1).to(new Point(45, 50))).isCloseTo(2.5, within(0.1));
    }

    @Test
    void whoCanStrikeHardestActsFirst() {
        Skirmish now =
                Skirmishes.citadel("sabine 80,8", "ahsoka 45,46", TROOPERS).now();
        assertThat(new ActivationPhase.NextTurn()
                        .promising(now, new Player("heroes"), new SplittableRandom(1))
                        .toString())
                .startsWith("[ActivateUnit[unit=ahsoka]");
    }
}
