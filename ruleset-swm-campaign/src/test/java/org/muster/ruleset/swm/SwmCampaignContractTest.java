package org.muster.ruleset.swm;

import java.util.List;
import java.util.regex.Pattern;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.testkit.RulesetContract;

/** What every ruleset keeps, kept by this one: with battles by dice, and with battles at a table and an organizer. */
class SwmCampaignContractTest extends RulesetContract {

    @Override
    protected RulesetPlugin plugin() {
        return new SwmPlugin();
    }

    @Override
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of(
                        "dice",
                        "seats: {anna: Anna, bert: Bert, cleo: Cleo}\noptions: {autoresolve: 'ON', turnLimit: 4}\n")
                .with(
                        "table",
                        "seats: {anna: Anna, bert: Bert}\norganizer: true\noptions: {turnLimit: 3, capitalsToWin: 2}\n");
    }

    @Override
    protected List<Long> seeds() {
        return List.of(1L);
    }

    /**
     * Four short campaigns do not meet every refusal, purchase and sentence, nor the steps that need mines, a joint attack,
     * a crowded territory, a drawn faction or an organizer's word: those have tests of their own.
     */
    @Override
    protected List<String> neverSeen() {
        return List.of(
                "code *",
                "case *",
                "sentence *",
                "step ChooseDefenders",
                "step ForceReroll",
                "step JointConquest",
                "step MineSaves",
                "step NameScenario",
                "step PickRegion",
                "step SendOperative",
                "step SetTurnLimit",
                "step Unopposed");
    }

    /** An upgrade is called Force 1. */
    @Override
    protected List<Pattern> lawfulWords() {
        return List.of(Pattern.compile("Force 1 costs"));
    }
}
