package org.muster.cli.rulesets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.Checkup;
import org.muster.testkit.check.Check;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/** The test kit's checks of one ruleset, and what they found. */
final class RulesetCheckup {

    private final LoadedRuleset loaded;
    private final Trial trial;
    private final List<String> passed = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, List<String>> notRun = new LinkedHashMap<>();

    /** Hears of each check when it is done. */
    interface Ear {

        /** A check begins, the {@code number}th of so many. */
        void begins(int number, int of, Sentence check);

        /** It has looked as far as it could. */
        void hear(Verdict verdict, String check, List<Finding> findings);

        /** So many could not look, because of what another found. */
        void notRun(String because, List<String> checks);
    }

    RulesetCheckup(LoadedRuleset loaded, OrderedMap<String, String> configs, int seeds, List<String> staySecret) {
        this.loaded = loaded;
        this.trial = Trial.of(loaded)
                .configs(configs)
                .staySecret(staySecret)
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

    /** What may be meant so. */
    List<String> notes() {
        return notes;
    }

    /** Names of the checks that could not look, by the name of the check whose finding stopped them. */
    Map<String, List<String>> notRun() {
        return notRun;
    }

    void run(Ear ear) {
        Checkup checkup = new Checkup(trial);
        List<Check> all = Checkup.all();
        for (Check check : all) {
            ear.begins(all.indexOf(check) + 1, all.size(), check.name());
            Checkup.Result result = checkup.run(check);
            result.findings().forEach(one -> (check.isNote() ? notes : problems).add(one.toString()));
            String name = check.name().toString();
            if (result.isGood()) {
                passed.add(name);
            }
            if (!result.stoppedBy().isEmpty()) {
                notRun.computeIfAbsent(result.stoppedBy(), any -> new ArrayList<>())
                        .add(name);
            }
            if (!result.isNotRun()) {
                Verdict bad = check.isNote() ? Verdict.NOTE : Verdict.PROBLEM;
                ear.hear(result.findings().isEmpty() ? Verdict.OK : bad, name, result.findings());
            }
        }
        notRun.forEach(ear::notRun);
    }
}
