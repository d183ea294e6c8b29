package org.muster.ruleset.space;

import java.util.List;
import java.util.regex.Pattern;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.testkit.RulesetContract;

/** What every ruleset keeps, kept by this one: in each scenario, and with every option that changes the flow. */
class SpaceBattlesContractTest extends RulesetContract {

    @Override
    protected RulesetPlugin plugin() {
        return new SpacePlugin();
    }

    @Override
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of("hoth", config("scenario: ESCAPE_FROM_HOTH"))
                .with(
                        "hoth with open edges",
                        config("edge: OPEN, countermove: ANY, friends: BLOCK, fast: UP_TO, screens: FACING,"
                                + " ionBursts: PER_TURN, ionStopsLaunch: true, responsesPerShip: ONE_PER_HALF"))
                .with("death star", config("scenario: ATTACK_ON_THE_DEATHSTAR, deathStarTurnLimit: 9"))
                .with(
                        "death star with walls",
                        config("scenario: ATTACK_ON_THE_DEATHSTAR, deathStarTurnLimit: 5, towers: PLACED,"
                                + " trench: WALLED, portShot: ANYWHERE, attackWeapons: ONE, vaderLatestTurn: 2,"
                                + " falconDelay: 1, naturals: TWENTY_HITS"))
                .with(
                        "open battle",
                        config("scenario: OPEN_BATTLE, collisions: ONLY_IF_FORCED, lineOfSight: ALL_WEAPONS"));
    }

    /** House rules are called as a config writes them. */
    @Override
    protected List<Pattern> lawfulWords() {
        return List.of(Pattern.compile("\\(option [a-zA-Z]+\\)"));
    }

    private static String config(String options) {
        return "seats: {anna: Anna, bert: Bert}\noptions: {" + options + "}\n";
    }

    @Override
    protected List<Long> seeds() {
        return List.of(1L);
    }

    /**
     * Random players seldom meet slower ships, load carriers of fleets of their own, or make every mistake there is: those
     * have tests of their own.
     */
    @Override
    protected List<String> neverSeen() {
        return List.of("code *", "case *", "sentence *", "step Displace", "step LoadCarrier");
    }
}
