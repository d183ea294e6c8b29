package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.testkit.RulesetContract;

/** What every ruleset keeps, kept by this one: three to six seats, with battles at a table and by dice. */
class WarmachineContractTest extends RulesetContract {

    @Override
    protected RulesetPlugin plugin() {
        return new WarmachinePlugin();
    }

    @Override
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of(
                        "table", "seats: {anna: Anna, bert: Bert, cleo: Cleo}\norganizer: true\noptions: {rounds: 3}\n")
                .with(
                        "dice",
                        "seats: {a: A, b: B, c: C, d: D}\noptions: {rounds: 5, autoresolve: 'ON', crossing: PASS,"
                                + " missingOrder: HOLD, tiedBattle: NO_VICTOR, treasury: OPEN, secretVp: SHOWN}\n")
                .with(
                        "house-rules",
                        "seats: {a: A, b: B, c: C, d: D, e: E, f: F}\noptions: {rounds: 3, retreatChoice: WINNER, purchaseOrder: SEQUENTIAL,"
                                + " startingSupply: 60, veteranTwice: true, fieldAllowance: PER_PLAYER, deliveryRoll: PER_ITEM,"
                                + " lateArrival: ROLL, reorganisations: FREE, hqGap: DISTANCE_2, tieBreak: SPACES}\n");
    }

    @Override
    protected List<Long> seeds() {
        return List.of(1L);
    }

    /** A few short campaigns do not meet every refusal, sentence and special: those have tests of their own. */
    @Override
    protected List<String> neverSeen() {
        return List.of(
                "code *",
                "case *",
                "sentence *",
                "step CancelShipments",
                "step ChooseLoot",
                "step NameStandIn",
                "step Withdraw");
    }
}
