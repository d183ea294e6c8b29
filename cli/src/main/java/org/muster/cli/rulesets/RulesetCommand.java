package org.muster.cli.rulesets;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.core.view.Documents;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster ruleset}. */
@Command(name = "ruleset", description = "For those who write rulesets.")
public final class RulesetCommand {

    private RulesetCommand() {}

    /** With its commands. */
    public static CommandLine line(Console console) {
        return new CommandLine(new RulesetCommand()).addSubcommand(new Check(console));
    }

    @Command(
            name = "check",
            description = {
                "Run the test kit over a ruleset before it is used: that its data can be read, that bots play it to the end,",
                "that it can be replayed, copied, interrupted and undone, that wrong answers are refused and secrets stay",
                "secret, that every Java plays the same game. Exit 1 if anything is found.",
                "What a few games never met is noted, and no fault. Configs of a trial name no files of their own.",
                "A ruleset is a program that may do anything a program can: check it for mistakes, not for malice."
            },
            footerHeading = "%nExamples:%n",
            footer = {
                "  muster ruleset check my-ruleset.jar",
                "  muster ruleset check swm-campaign -n 1 --config short.yaml"
            })
    static final class Check implements Callable<Integer> {

        private static final int MOST = 10;
        /** How wide verdicts are. */
        private static final int VERDICTS = 9;

        private final Console console;

        @Parameters(
                index = "0",
                paramLabel = "JAR|DIR|ID",
                description = "A jar, a folder of classes, or a ruleset at hand.")
        private String what = "";

        @Option(names = "-n", paramLabel = "SEEDS", description = "Games for each config; 3 if left out.")
        private int seeds = 3;

        @Option(
                names = "--config",
                paramLabel = "FILE",
                description = "A config to try it with, as for muster new; several may be given.")
        private List<Path> configs = List.of();

        @Option(names = "--all", description = "Show all that is found, however much.")
        private boolean all;

        Check(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            if (seeds < 1 || seeds > 10_000) {
                throw new BadGame("HOW_MANY_GAMES", "{n seed|seeds}; at least 1 and at most 10000.", seeds);
            }
            Rulesets found = found();
            List<String> problems =
                    found.problems().stream().map(Sentence::toString).toList();
            problems.forEach(problem -> say(RulesetCheckup.Verdict.PROBLEM, problem));
            List<RulesetCheckup> checkups = new ArrayList<>();
            for (LoadedRuleset one : found.all()) {
                if (!console.json()) {
                    console.verbatim(one.info().id() + ' ' + one.info().version() + "  "
                            + one.info().name());
                }
                checkups.add(checkup(one));
            }
            if (console.json()) {
                document(problems, checkups);
            } else if (checkups.isEmpty() && problems.isEmpty()) {
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
                return Rulesets.in(place);
            }
            return console.rulesets()
                    .find(what)
                    .map(one -> Rulesets.of(List.of(one)))
                    .orElseThrow(
                            () -> new BadGame("NO_FILE", "There is no file {what}, and no ruleset of that id.", what));
        }

        /** Told check by check: some take their time. */
        private RulesetCheckup checkup(LoadedRuleset loaded) {
            RulesetCheckup checkup = new RulesetCheckup(loaded, trialConfigs(), seeds);
            checkup.run((verdict, name, findings) -> {
                say(verdict, name);
                int shown = all ? findings.size() : Math.min(findings.size(), MOST);
                findings.subList(0, shown).forEach(one -> below("- " + one));
                if (shown < findings.size()) {
                    below(Sentence.of("... and {n} more (--all shows them)", findings.size() - shown));
                }
                console.out().flush();
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

        private void say(RulesetCheckup.Verdict verdict, Object text) {
            if (!console.json()) {
                String word = verdict.word().toString();
                String first = word + " ".repeat(Math.max(1, VERDICTS - word.length()));
                boolean bad = verdict == RulesetCheckup.Verdict.PROBLEM;
                console.verbatim((bad ? console.screen().red(first) : first) + text);
            }
        }

        private void below(Object text) {
            if (!console.json()) {
                console.verbatim(" ".repeat(VERDICTS) + text);
            }
        }

        private void document(List<String> problems, List<RulesetCheckup> checkups) {
            ObjectNode json = Documents.object();
            json.set("problems", Documents.strings(problems));
            ArrayNode rulesets = json.putArray("rulesets");
            for (RulesetCheckup checkup : checkups) {
                ObjectNode one = rulesets.addObject().put("id", checkup.info().id());
                one.put("version", checkup.info().version());
                one.set("passed", Documents.strings(checkup.passed()));
                one.set("problems", Documents.strings(checkup.problems()));
                one.set("notes", Documents.strings(checkup.notes()));
            }
            console.document(json);
        }
    }
}
