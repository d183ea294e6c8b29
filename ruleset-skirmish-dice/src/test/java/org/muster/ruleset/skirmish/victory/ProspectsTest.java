package org.muster.ruleset.skirmish.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.activation.Actions;
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

    private static final String FAR = "night-troopers-A 2,88 5,88 8,88 2,85";

    @Test
    void howFarItIsTellsTheWayThatLeadsThere() {
        // before the gate one is as near as the crow flies; who can't pass it goes to the wall or to the lever
        Skirmishes closed = Skirmishes.citadel("sabine 45,56.7", FAR).given(now -> now.using("gate-lever"));
        double before = heroes(closed);
        assertThat(heroes(Skirmishes.citadel("sabine 36.5,56.7", FAR).given(now -> now.using("gate-lever"))))
                .isGreaterThan(before);
        assertThat(heroes(closed.given(now -> now.removing("gate")))).isGreaterThan(before);
    }

    @Test
    void oneHeroOnTheSummitKeepsTheEmpireFromScoring() {
        double nobody =
                ahead(Skirmishes.citadel("ezra 45,8", "sabine 42,8", FAR).now(), "HEROES");
        double one = ahead(Skirmishes.citadel("ezra 45,25", "sabine 42,8", FAR).now(), "HEROES");
        double both =
                ahead(Skirmishes.citadel("ezra 45,25", "sabine 42,25", FAR).now(), "HEROES");
        assertThat(both - one).isPositive();
        assertThat(one - nobody).as("the first one on the way counts twice").isGreaterThan(1.3 * (both - one));
    }

    @Test
    void actionDiceAreTimeWhileTheUnitIsReady() {
        Skirmishes table = Skirmishes.citadel("ahsoka 45,55", FAR);
        double four = ahead(table.dice("ahsoka", 4).now(), "HEROES");
        double two = ahead(table.dice("ahsoka", 2).now(), "HEROES");
        double none = ahead(table.dice("ahsoka", 0).now(), "HEROES");
        assertThat(two - none).isGreaterThan(3 * (four - two));
        double spent = ahead(table.exhausted("ahsoka").dice("ahsoka", 2).now(), "HEROES");
        double all = ahead(table.dice("ahsoka", 4).now(), "HEROES");
        assertThat(all - spent).isCloseTo(four - two, within(1e-9));
    }

    @Test
    void aRoundThatHasJustBegunIsWholeForAll() {
        Skirmishes table = Skirmishes.citadel("ahsoka 45,55", FAR).dice("ahsoka", 4);
        double ready = ahead(table.now(), "HEROES");
        assertThat(ahead(table.exhausted("ahsoka").now(), "HEROES")).isLessThan(ready);
        assertThat(ahead(table.active(null).now(), "HEROES")).isCloseTo(ready, within(1e-9));
    }

    @Test
    void beforeAClosedGateOneGoesOnAndNeverByAHair() {
        Skirmish now =
                Skirmishes.citadel("ezra 46.92,56.87", FAR).acting("ezra").now();
        List<List<Point>> ways =
                Destinations.ways(now, now.the("ezra"), MoveKind.MOVE_ACTION, false, 4, new SplittableRandom(1));
        assertThat(ways).isNotEmpty();
        assertThat(ways.get(0)
                        .get(ways.get(0).size() - 1)
                        .to(now.the("ezra").leader().at()))
                .isGreaterThan(5);
        assertThat(ways)
                .allSatisfy(way -> assertThat(new Vantage(now, now.the("ezra")).at(moved(now, "ezra", way)))
                        .isGreaterThan(new Vantage(now, now.the("ezra")).at(now.the("ezra"))));
    }

    private static UnitState moved(Skirmish now, String id, List<Point> way) {
        UnitState unit = now.the(id);
        return unit.with(unit.leader()
                .at(now.table().stand(way.get(way.size() - 1), unit.leader().diameter())));
    }

    @Test
    void besideAFriendOnTheSummitThereIsRoom() {
        // straight ahead the nearest place on the summit is taken: a move that ends short of it counts for nothing
        Skirmish now = Skirmishes.citadel("ahsoka 45,67", "ezra 45,81.5", FAR)
                .dice("ahsoka", 0) // the last one pays for the move
                .acting("ahsoka")
                .now();
        UnitState ahsoka = now.the("ahsoka");
        for (int seed = 0; seed < 10; seed++) {
            List<Point> way = Destinations.ways(now, ahsoka, MoveKind.MOVE_ACTION, false, 4, new SplittableRandom(seed))
                    .get(0);
            assertThat(now.book()
                            .zone("summit")
                            .holds(moved(now, "ahsoka", way).leader().disc(), 0.02))
                    .isTrue();
        }
    }

    @Test
    void whoComesOnAsFastAsHeCanHasNeitherWonNorLost() {
        Skirmish now = Skirmishes.citadel("ahsoka 45,38", "sabine 35,38", "ezra 55,38")
                .unit("night-troopers-A 30,53 27,53 33,53 30,56")
                .unit("night-troopers-B 60,53 57,53 63,53 60,56")
                .unit("morgan 45,76")
                .unit("death-troopers 43,64 47,64")
                .round(2)
                .now();
        assertThat(Prospects.of(now, "HEROES")).isBetween(0.2, 0.8);
    }

    @Test
    void oneStrikeIsLookedAtThenWaysThenOthers() {
        Skirmish now = Skirmishes.citadel("sabine 45,20", "night-troopers-A 45,40 42,40 48,40 45,43")
                .unit("night-troopers-B 60,30 57,30 63,30 60,33")
                .acting("sabine")
                .now();
        List<?> actions = new Actions.TakeAction().promising(now, new Player("heroes"), new SplittableRandom(1));
        assertThat(actions.get(0).toString()).startsWith("AttackAction");
        assertThat(actions.get(1).toString()).startsWith("MoveAction");
        assertThat(actions.get(actions.size() - 1).toString()).startsWith("AttackAction");
    }

    @Test
    void whoGainsNothingByAMoveEndsItsActivation() {
        Skirmish now = Skirmishes.citadel("ahsoka 45,85", FAR)
                .round(6)
                .dice("ahsoka", 1)
                .exhausted("night-troopers-A")
                .acting("ahsoka")
                .now();
        assertThat(new Actions.TakeAction().promising(now, new Player("heroes"), new SplittableRandom(1)))
                .hasToString("[Done[kind=end]]");
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

    /** How far ahead a side is, times something that is the same in all positions of a round. */
    private static double ahead(Skirmish now, String side) {
        double chance = Prospects.of(now, side);
        return Math.log(chance / (1 - chance));
    }

    @Test
    void aPlaceIsWorthMoreByWhatTheWholeGameIs() {
        SplittableRandom random = new SplittableRandom(1);
        for (HouseRules options : List.of(HouseRules.DEFAULT, Skirmishes.options("mission", Play.TRAINING_YARD))) {
            for (int game = 0; game < 20; game++) {
                // who is strained holds no zone, which is counted elsewhere
                Skirmish now = Skirmishes.of(options, "ahsoka " + place(random), "sabine " + place(random))
                        .unit("night-troopers-A " + place(random) + " 42,50 48,50 45,53")
                        .unit("night-troopers-B " + place(random) + " 22,50 28,50 25,53")
                        .strained("ahsoka", "night-troopers-A")
                        .now();
                for (String id : List.of("ahsoka", "night-troopers-A")) {
                    UnitState unit = now.the(id);
                    Vantage vantage = new Vantage(now, unit);
                    double here = vantage.at(unit);
                    double whole = ahead(now, unit.owner());
                    double scale = scale(now, unit);
                    for (int i = 0; i < 10; i++) {
                        UnitState there = moved(now, unit, random);
                        assertThat(ahead(now.with(there), unit.owner()) - whole)
                                .as(there.toString())
                                .isCloseTo(scale * (vantage.at(there) - here), within(1e-9));
                    }
                }
            }
        }
    }

    private static String place(SplittableRandom random) {
        return random.nextInt(2, 88) + "," + random.nextInt(2, 88);
    }

    private static UnitState moved(Skirmish now, UnitState unit, SplittableRandom random) {
        return unit.minis(unit.minis().stream()
                .map(mini -> mini.at(
                        now.table().stand(new Point(random.nextInt(2, 88), random.nextInt(2, 88)), mini.diameter())))
                .toList());
    }

    /** What a victory point more makes of it. */
    private static double scale(Skirmish now, UnitState unit) {
        OrderedMap<String, Integer> more = now.vp().with(unit.owner(), now.vp(unit.owner()) + 1);
        Skirmish better = new Skirmish(now.book(), now.progress(), now.forces(), more, now.gone(), now.ongoing());
        return ahead(better, unit.owner()) - ahead(now, unit.owner());
    }
}
