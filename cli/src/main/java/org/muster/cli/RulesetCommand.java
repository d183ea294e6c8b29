package org.muster.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster ruleset}. */
@Command(name = "ruleset", description = "For those who write rulesets.")
final class RulesetCommand {

    private RulesetCommand() {}

    /** With its commands. */
    static CommandLine line(Session session) {
        return new CommandLine(new RulesetCommand()).addSubcommand(new Check(session));
    }

    @Command(
            name = "check",
            description = {
                "Check a ruleset before it is used: that it loads, that its data can be read, that bots play it to the",
                "end with every seed tried, and that positions are written and read back as they are. Exit 1 if not.",
                "A ruleset is a program that may do anything a program can: check it for mistakes, not for malice."
            },
            footerHeading = "%nExample:%n",
            footer = "  muster ruleset check my-ruleset.jar -n 200")
    static final class Check implements Callable<Integer> {

        private final Session session;

        @Parameters(index = "0", paramLabel = "JAR|DIR", description = "A jar, or a folder of classes.")
        private Path path = Path.of("");

        @Option(names = "-n", paramLabel = "GAMES", description = "How many games bots play; 100 if left out.")
        private int games = 100;

        Check(Session session) {
            this.session = session;
        }

        @Override
        public Integer call() {
            if (!Files.exists(path)) {
                throw new BadGame("NO_FILE", "There is no file {path}.", "path", path);
            }
            Rulesets found = Rulesets.in(path);
            List<RulesetCheck> checks = new ArrayList<>();
            for (LoadedRuleset one : found.all()) {
                RulesetCheck check = new RulesetCheck(one, Math.max(1, games));
                check.run();
                checks.add(check);
            }
            tell(found.problems(), checks);
            boolean good = found.problems().isEmpty()
                    && !checks.isEmpty()
                    && checks.stream().allMatch(check -> check.problems().isEmpty());
            return good ? Exit.DONE : Exit.WANTING;
        }

        private void tell(List<String> problems, List<RulesetCheck> checks) {
            if (session.json()) {
                ObjectNode json = Documents.object();
                json.set("problems", Documents.strings(problems));
                ArrayNode rulesets = json.putArray("rulesets");
                for (RulesetCheck check : checks) {
                    ObjectNode one = rulesets.addObject().put("id", check.info().id());
                    one.put("version", check.info().version());
                    one.set("passed", Documents.strings(check.passed()));
                    one.set("problems", Documents.strings(check.problems()));
                }
                session.document(json);
                return;
            }
            problems.forEach(problem -> session.line(session.screen().red("problem  ") + problem));
            for (RulesetCheck check : checks) {
                session.line(session.screen()
                                .bold(check.info().id() + ' ' + check.info().version()) + "  "
                        + check.info().name());
                check.passed().forEach(what -> session.line("ok       " + what));
                check.problems().forEach(what -> session.line(session.screen().red("problem  ") + what));
            }
            if (checks.isEmpty() && problems.isEmpty()) {
                session.line("No ruleset is in " + path
                        + ": it needs a file META-INF/services/org.muster.api.spi.RulesetPlugin.");
            }
        }
    }
}
