package bandsandhills;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.muster.api.spi.RulesetPlugin;
import org.muster.testkit.RulesetContract;
import org.muster.testkit.golden.GoldenSituations;

/** What every ruleset must keep, and the situations of src/test/resources/situations. */
class ContractTest extends RulesetContract {

    @Override
    protected RulesetPlugin plugin() {
        return new BandsAndHillsRuleset();
    }

    /** So many games, so that all there is occurs in one: two equal throws are rare. */
    @Override
    protected List<Long> seeds() {
        return List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
    }

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.of(plugin());
    }
}
