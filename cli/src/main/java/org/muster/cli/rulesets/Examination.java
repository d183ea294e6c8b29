package org.muster.cli.rulesets;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.core.view.Documents;
import org.muster.testkit.trial.Finding;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The test kit over all rulesets of one place. It needs the test kit, which only the process of a check has.
 *
 * @param what a jar, a folder of classes, or the id of a ruleset at hand
 * @param configs to try it with; none: as it is opened without any
 * @param seeds games for each of them
 * @param staySecret steps whose secret answers stay secret when their decision closes
 * @param all whether everything found is shown, however much
 */
record Examination(
        Console console,
        CheckReport report,
        String what,
        List<Path> configs,
        int seeds,
        List<String> staySecret,
        boolean all) {

    private static final int MOST = 10;

    /** Checks and tells; the exit code. */
    int told() {
        try {
            return check();
        } catch (RuntimeException | Error e) {
            return FailuresInWords.tell(console, e);
        } finally {
            console.out().flush();
        }
    }

    private int check() {
        Rulesets found = found();
        List<String> problems =
                found.problems().stream().map(Sentence::toString).toList();
        problems.forEach(problem -> report.say(Verdict.PROBLEM, problem));
        if (!found.isLabelled()) {
            report.say(
                    Verdict.NOTE,
                    Sentence.of(
                            "its manifest does not say what it holds: {command}", "muster ruleset manifest " + what));
        }
        List<RulesetCheckup> checkups = new ArrayList<>();
        for (LoadedRuleset one : found.all()) {
            console.out().flush();
            if (!console.json()) {
                console.verbatim(one.info().id() + ' ' + one.info().version() + "  "
                        + one.info().name());
            }
            checkups.add(checkup(one));
        }
        report.document(problems, document(checkups));
        if (!console.json() && checkups.isEmpty() && problems.isEmpty()) {
            console.line(
                    "No ruleset is in {place}: it needs a file {name}.",
                    what,
                    "META-INF/services/org.muster.api.spi.RulesetPlugin");
        }
        boolean good = problems.isEmpty()
                && !checkups.isEmpty()
                && checkups.stream().allMatch(one -> one.problems().isEmpty());
        return good ? Exit.DONE : Exit.WANTING;
    }

    private Rulesets found() {
        Path place = Path.of(what);
        if (Files.exists(place)) {
            if (!Files.isDirectory(place)) {
                TextFile.mustBeFile(place);
            }
            return console.rulesetsIn(place);
        }
        return console.find(what)
                .map(one -> Rulesets.of(List.of(one)))
                .orElseThrow(() -> new BadGame("NO_FILE", "There is no file {what}, and no ruleset of that id.", what));
    }

    /** Told check by check: some take their time. */
    private RulesetCheckup checkup(LoadedRuleset loaded) {
        RulesetCheckup checkup = new RulesetCheckup(loaded, trialConfigs(), seeds, staySecret);
        checkup.run(new RulesetCheckup.Ear() {
            @Override
            public void begins(int number, int of, Sentence check) {
                report.begin(number, of, check);
            }

            @Override
            public void hear(Verdict verdict, String name, List<Finding> findings) {
                report.say(verdict, name);
                int shown = all ? findings.size() : Math.min(findings.size(), MOST);
                findings.subList(0, shown).forEach(one -> report.below("- " + one));
                if (shown < findings.size()) {
                    report.below(Sentence.of("... and {n} more (--all shows them)", findings.size() - shown));
                }
                console.out().flush();
            }

            @Override
            public void notRun(String because, List<String> checks) {
                report.say(
                        Verdict.NOT_RUN,
                        Sentence.of(
                                "{n check|checks}, because of what was found by \"{check}\":",
                                checks.size(),
                                Sentence.verbatim(because)));
                report.below(String.join("; ", checks));
            }
        });
        return checkup;
    }

    private OrderedMap<String, String> trialConfigs() {
        OrderedMap<String, String> texts = OrderedMap.empty();
        for (Path config : configs) {
            texts = texts.with(config.toString(), TextFile.read(config));
        }
        return texts.isEmpty() ? OrderedMap.of("defaults", "") : texts;
    }

    private static ArrayNode document(List<RulesetCheckup> checkups) {
        ArrayNode rulesets = Json.MAPPER.createArrayNode();
        for (RulesetCheckup checkup : checkups) {
            ObjectNode one = rulesets.addObject().put("id", checkup.info().id());
            one.put("version", checkup.info().version());
            one.set("passed", Documents.strings(checkup.passed()));
            one.set("problems", Documents.strings(checkup.problems()));
            one.set("notes", Documents.strings(checkup.notes()));
            ObjectNode notRun = one.putObject("notRun");
            checkup.notRun().forEach((because, checks) -> notRun.set(because, Documents.strings(checks)));
        }
        return rulesets;
    }
}
