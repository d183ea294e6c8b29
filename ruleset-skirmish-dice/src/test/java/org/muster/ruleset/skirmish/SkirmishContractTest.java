package org.muster.ruleset.skirmish;

import java.util.List;
import java.util.regex.Pattern;
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
        return List.of(1L);
    }

    /**
     * No card that is shipped gives free actions or reacts to anything, and random players seldom push somebody off a roof,
     * bring a unit back or make every mistake there is: {@link PlayoutTest} and tests of their own see to those.
     */
    @Override
    protected List<String> neverSeen() {
        return List.of(
                "code *",
                "case *",
                "sentence *",
                "step FreeAction",
                "step ReactTo",
                "step PlaceFallen",
                "step FallAttack",
                "step ReturnUnit",
                "step ChooseOpponent",
                "step PileIn");
    }

    /** A face of a die is no count of things. */
    @Override
    protected List<Pattern> lawfulWords() {
        return List.of(Pattern.compile("shows 1 counts as"));
    }
}
