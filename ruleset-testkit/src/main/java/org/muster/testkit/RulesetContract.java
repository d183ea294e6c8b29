package org.muster.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.check.Check;
import org.muster.testkit.check.DefaultCheck;
import org.muster.testkit.check.secret.ShownCheck;
import org.muster.testkit.golden.GoldenSave;
import org.muster.testkit.golden.GoldenSaves;
import org.muster.testkit.trial.Trial;

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

    /** Names the system property that tells how many seeds each config is played by. */
    public static final String SEEDS = "contract.seeds";
    /** Names the system property that says words of a check's name: only such checks are run. */
    public static final String CHECK = "contract.check";

    /** The plugin whose ruleset is checked; another Java makes one too, so its class is public with its constructor. */
    protected abstract RulesetPlugin plugin();

    /** Games it is tried with: a name for each config, and its YAML. Options that change the flow deserve one each. */
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of("defaults", "");
    }

    /** Seeds of the games, for each config; {@code -Dcontract.seeds=20} plays the first twenty in place of them. */
    protected List<Long> seeds() {
        return List.of(1L, 2L, 3L);
    }

    /** Answers after which a game counts as one that never ends. */
    protected int mostAnswers() {
        return 20_000;
    }

    /** Steps, by their written names, whose secret answers stay secret when their decision closes. */
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

    /**
     * Pieces of sentences that are right although they look like mistakes, such as a name that is in the data:
     * {@code Pattern.compile("the 1 ring")}.
     */
    protected List<Pattern> lawfulWords() {
        return List.of();
    }

    /**
     * Games that earlier versions saved, under {@code src/test/resources/golden-saves/VERSION}, load, stand where they
     * stood, and are played on, for ever; and are so where every name in the data is written otherwise. {@code -Dgolden.saves=VERSION} adds those of today's version.
     */
    @TestFactory
    final Stream<DynamicTest> playsOnWhatWasSaved() {
        LoadedRuleset loaded = LoadedRuleset.of(plugin());
        Path folder = Path.of("src/test/resources/golden-saves");
        String version = System.getProperty(GoldenSaves.MAKE);
        if (version != null) {
            GoldenSaves.make(loaded, configs(), folder.resolve(version));
        }
        return GoldenSave.in(folder).stream()
                .flatMap(save -> Stream.of(
                        DynamicTest.dynamicTest(save.name(), () -> save.check(loaded)),
                        DynamicTest.dynamicTest(
                                save.name() + " with other names", () -> save.checkWithOtherNames(loaded))));
    }

    /** Checks whose findings are told, and fail nothing. */
    private static final Set<Class<?>> MAY_BE_MEANT = Set.of(DefaultCheck.class, ShownCheck.class);

    @TestFactory
    final Stream<DynamicTest> keepsTheContract(TestReporter reporter) {
        Integer asked = Integer.getInteger(SEEDS);
        Trial trial = Trial.of(plugin())
                .configs(configs())
                .seeds(
                        asked == null
                                ? seeds()
                                : LongStream.rangeClosed(1, asked).boxed().toList())
                .mostAnswers(mostAnswers())
                .staySecret(staySecret())
                .neverSeen(neverSeen())
                .lawfulWords(lawfulWords());
        Checkup checkup = new Checkup(trial);
        return asked().stream()
                .map(check ->
                        DynamicTest.dynamicTest(check.name().toString(), () -> judge(checkup.run(check), reporter)));
    }

    /** All checks, or those that {@link #CHECK} names. */
    static List<Check> asked() {
        String words = System.getProperty(CHECK, "").toLowerCase(Locale.ROOT);
        List<Check> asked = Checkup.all().stream()
                .filter(check ->
                        check.name().toString().toLowerCase(Locale.ROOT).contains(words))
                .toList();
        if (asked.isEmpty()) {
            throw new IllegalArgumentException("no check is called \"" + words + "\"; there are: "
                    + Checkup.all().stream()
                            .map(check -> check.name().toString())
                            .collect(Collectors.joining("; ")));
        }
        return asked;
    }

    /** What may be meant so is told, what is left out because of something else is skipped, and all else fails. */
    private static void judge(Checkup.Result result, TestReporter reporter) {
        String name = result.check().name().toString();
        Assumptions.assumeFalse(
                result.isNotRun(), "not run, because of what was found by \"" + result.stoppedBy() + '"');
        String told = name + ": " + result.findings().size() + " findings\n"
                + result.findings().stream().map(one -> "  - " + one).collect(Collectors.joining("\n"));
        if (MAY_BE_MEANT.contains(result.check().getClass())
                && !result.findings().isEmpty()) {
            reporter.publishEntry("note", told);
        } else if (!result.findings().isEmpty()) {
            fail(told);
        }
    }
}
