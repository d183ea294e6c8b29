package org.muster.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.testkit.check.Checkup;
import org.muster.testkit.check.Finding;
import org.muster.testkit.check.Trial;

/**
 * What every ruleset keeps. A ruleset's test extends it and names the plugin:
 *
 * <pre>{@code
 * class NimContractTest extends RulesetContract {
 *     @Override
 *     protected RulesetPlugin plugin() {
 *         return new NimPlugin();
 *     }
 * }
 * }</pre>
 */
public abstract class RulesetContract {

    /** The plugin whose ruleset is checked; another Java makes one too, so its class is public with its constructor. */
    protected abstract RulesetPlugin plugin();

    /** Games it is tried with: a name for each config, and its YAML. Options that change the flow deserve one each. */
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of("defaults", "");
    }

    /** Seeds of the games, for each config. */
    protected List<Long> seeds() {
        return List.of(1L, 2L, 3L);
    }

    /** Answers after which a game counts as one that never ends. */
    protected int mostAnswers() {
        return 20_000;
    }

    /** Steps, by simple name, whose secret answers stay secret when their decision closes. */
    protected List<String> staySecret() {
        return List.of();
    }

    /**
     * What need not occur in those games: lines of {@code target/coverage/<ruleset id>.txt}, {@code *} at the end
     * standing for anything.
     */
    protected List<String> neverSeen() {
        return List.of();
    }

    @TestFactory
    final Stream<DynamicTest> keepsTheContract() {
        Trial trial = Trial.of(plugin())
                .configs(configs())
                .seeds(seeds())
                .mostAnswers(mostAnswers())
                .staySecret(staySecret())
                .neverSeen(neverSeen());
        return Checkup.all().stream()
                .map(check -> DynamicTest.dynamicTest(check.name(), () -> {
                    List<Finding> findings = Checkup.run(check, trial);
                    if (!findings.isEmpty()) {
                        fail(check.name() + ": " + findings.size() + " findings\n"
                                + findings.stream().map(one -> "  - " + one).collect(Collectors.joining("\n")));
                    }
                }));
    }
}
