package org.muster.ruleset.skirmish;

import java.util.List;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.testkit.RulesetContract;

/** What every ruleset keeps, kept by this one: in each mission, and with options that change the flow. */
class SkirmishContractTest extends RulesetContract {

    @Override
    protected RulesetPlugin plugin() {
        return new SkirmishPlugin();
    }

    @Override
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of("peridea", config("mission: PERIDEA_FINALE"))
                .with("yard", config("mission: TRAINING_YARD"))
                .with("free", config("mission: FREE_SKIRMISH, rounds: 4"))
                .with(
                        "free with house rules",
                        config("mission: FREE_SKIRMISH, rounds: 3, activationNeedsDie: true, atRange: BAND,"
                                + " casualtyChoice: ATTACKER, closeCombatAcrossMelee: FORBIDDEN,"
                                + " criticalHits: UNBLOCKABLE, disengageRestriction: ALWAYS,"
                                + " disengageWhenStrained: REFUSED, distanceMode: HORIZONTAL,"
                                + " fallEdge: OVER_SHORT_MOVE, fallIncrement: COMPLETED, fallPlacedBy: OWNER,"
                                + " firstInitiativeTie: EVEN_ODD, forceDiceRefresh: EACH_ROUND,"
                                + " forceModify: ADD_OR_SUBTRACT, freeMoveCounts: false, heroicEffortAtEnd: true,"
                                + " heroicEffortNeedsEager: false, mixedCover: BEST, moveThrough: ALL,"
                                + " rangeFrom: ANY_MINI, specialLimit: ONE_PER_NAME,"
                                + " strainedLimit: WHOLE_ACTIVATION, surgeRepeat: PER_DIE"));
    }

    private static String config(String options) {
        return "seats: {anna: Anna, bert: Bert}\noptions: {" + options + "}\n";
    }

    @Override
    protected List<Long> seeds() {
        return List.of(1L, 2L);
    }

    /**
     * Random players seldom make every mistake there is, push somebody off a roof, bring the dead back or bring each
     * effect about; no shipped card gives a free action or reacts to events.
     */
    @Override
    protected List<String> neverSeen() {
        return List.of(
                "code *",
                "case *",
                "sentence *",
                "step FallAttack",
                "step FreeAction",
                "step PlaceFallen",
                "step ReactTo",
                "step ReturnUnit");
    }
}
