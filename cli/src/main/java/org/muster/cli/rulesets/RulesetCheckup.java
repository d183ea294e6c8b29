package org.muster.cli.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.state.OrderedMap;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.Checkup;
import org.muster.testkit.check.Check;
import org.muster.testkit.check.CoverageCheck;
import org.muster.testkit.check.TranslationCheck;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/** The test kit's checks of one ruleset, and what they found. */
final class RulesetCheckup {

    private final LoadedRuleset loaded;
    private final Trial trial;
    private final List<String> passed = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /** Hears of each check when it is done. */
    @FunctionalInterface
    interface Ear {
        void hear(Verdict verdict, String check, List<Finding> findings);
    }

    RulesetCheckup(LoadedRuleset loaded, OrderedMap<String, String> configs, int seeds) {
        this.loaded = loaded;
        this.trial = Trial.of(loaded)
                .configs(configs)
                .seeds(LongStream.rangeClosed(1, seeds).boxed().toList());
    }

    RulesetInfo info() {
        return loaded.info();
    }

    /** Names of the checks that found nothing. */
    List<String> passed() {
        return passed;
    }

    /** What must be mended. */
    List<String> problems() {
        return problems;
    }

    /** What never occurred in so few games. */
    List<String> notes() {
        return notes;
    }

    void run(Ear ear) {
        for (Check check : Checkup.all()) {
            List<Finding> findings = Checkup.run(check, trial);
            boolean fault = !(check instanceof CoverageCheck || check instanceof TranslationCheck);
            findings.forEach(one -> (fault ? problems : notes).add(one.toString()));
            if (findings.isEmpty()) {
                passed.add(check.name().toString());
            }
            Verdict found = findings.isEmpty() ? Verdict.OK : fault ? Verdict.PROBLEM : Verdict.NOTE;
            ear.hear(found, check.name().toString(), findings);
        }
    }
}
