package org.muster.cli.rulesets;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.serve.WatchCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code muster ruleset}. */
@Command(name = "ruleset", description = "For those who write rulesets.")
public final class RulesetCommand {

    private RulesetCommand() {}

    /** With its commands. */
    public static CommandLine line(Console console) {
        return new CommandLine(new RulesetCommand())
                .addSubcommand(new NewRulesetCommand(console))
                .addSubcommand(new Check(console))
                .addSubcommand(new WatchCommand(console))
                .addSubcommand(new RulesetExplainCommand(console))
                .addSubcommand(new RulesetDiffCommand(console))
                .addSubcommand(new ManifestCommand(console));
    }

    @Command(
            name = "check",
            description = {
                "Run the test kit over a ruleset before it is used: that its data can be read, that bots play it to the end,",
                "that it can be replayed, copied, interrupted and undone, that wrong answers are refused and secrets stay",
                "secret, that every Java plays the same game. Exit 1 if anything is found.",
                "What may be meant so is a note, and no fault: what a few games never met, a decision without a default. What",
                "is found once is told once, with the checks that could not run because of it. Configs of a trial name no files of their own.",
                "It runs in a process of its own with limits, so one that loops or exits ends nothing but its own check.",
                "A ruleset is a program that may do anything a program can: check it for mistakes, not for malice."
            },
            footerHeading = "%nExamples:%n",
            footer = {
                "  muster ruleset check nim.java",
                "  muster ruleset check my-ruleset.jar",
                "  muster ruleset check hunt.java --stay-secret Hide",
                "  muster ruleset check swm-campaign -n 1 --config short.yaml"
            })
    static final class Check implements Callable<Integer> {

        private final Console console;
        private final CheckReport report;

        @Parameters(
                index = "0",
                paramLabel = "FILE|JAR|DIR|ID",
                description = "A source file, a jar, a folder of classes, or a ruleset at hand.")
        private String what = "";

        @Option(names = "-n", paramLabel = "SEEDS", description = "Games for each config; 3 if left out.")
        private int seeds = 3;

        @Option(
                names = "--config",
                paramLabel = "FILE",
                description = "A config to try it with, as for muster new; several may be given.")
        private List<Path> configs = List.of();

        @Option(
                names = "--stay-secret",
                paramLabel = "STEP",
                description =
                        "A step whose secret answers nobody may see when its decision closes either; several may be given.")
        private List<String> staySecret = List.of();

        @Option(names = "--seconds", paramLabel = "N", description = "How long it may take; 1800 if left out.")
        private int seconds = 1800;

        @Option(names = "--memory", paramLabel = "MB", description = "Memory it may take; 1024 if left out.")
        private int megabytes = 1024;

        @Spec
        private @Nullable CommandSpec spec;

        @Option(names = "--all", description = "Show all that is found, however much.")
        private boolean all;

        Check(Console console) {
            this.console = console;
            this.report = new CheckReport(console);
        }

        @Override
        public Integer call() throws IOException {
            if (seeds < 1 || seeds > 10_000) {
                throw new BadGame("HOW_MANY_GAMES", "{n seed|seeds}; at least 1 and at most 10000.", seeds);
            }
            if (seconds < 1 || megabytes < 64) {
                throw new BadGame("TOO_NARROW", "A check needs at least 1 second and 64 MB.");
            }
            return OwnProcess.isThis()
                    ? OwnProcess.done(new Examination(console, report, what, configs, seeds, staySecret, all)::told)
                    : checkedElsewhere();
        }

        private int checkedElsewhere() throws IOException {
            List<String> args = Objects.requireNonNull(spec)
                    .root()
                    .commandLine()
                    .getParseResult()
                    .originalArgs();
            ByteArrayOutputStream document = new ByteArrayOutputStream();
            OutputStream out = console.json() ? document : console.out();
            OwnProcess.End end = new OwnProcess(console, args, Duration.ofSeconds(seconds), megabytes).run(out);
            if (end.fault() == null) {
                console.out().write(document.toByteArray());
                return end.code();
            }
            report.say(Verdict.PROBLEM, end.fault());
            report.document(List.of(end.fault().toString()), Json.MAPPER.createArrayNode());
            return Exit.WANTING;
        }
    }
}
