package org.muster.cli.rulesets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Shell;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster ruleset new}. */
@Command(
        name = "new",
        description = {
            "Make the project of a new ruleset, for Maven: a small whole game with secret orders, battles, a picture,",
            "tables, a rule book and tests, which builds and plays at once. Change it into yours.",
            "For a game in one file no project is needed: see muster play --help."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster ruleset new hidden-hunt",
            "  muster ruleset new hidden-hunt hunt --title \"The Hidden Hunt\""
        })
final class NewRulesetCommand implements Callable<Integer> {

    /** Where whoever started this keeps the jars that a ruleset is built with. */
    private static final String REPOSITORY = "muster.repository";

    private static final String CENTRAL = "https://repo.maven.apache.org/maven2";

    private final Console console;

    @Parameters(
            index = "0",
            paramLabel = "ID",
            description = "What people type to play it: small letters, digits and dashes.")
    private String id = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "DIR",
            description = "A folder that is empty or not there; if left out it is called like the ruleset.")
    private @Nullable Path folder;

    @Option(names = "--title", paramLabel = "NAME", description = "Its name; if left out it is made of the id.")
    private String title = "";

    NewRulesetCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        RulesetNames names = RulesetNames.of(id, title);
        Path to = folder == null ? Path.of(id) : folder;
        mustBeFree(to);
        if (console.find(id).isPresent()) {
            throw new BadGame("ID_TAKEN", "There is a ruleset {id} already; choose another id.", id);
        }
        String place = System.getProperty(REPOSITORY, "");
        String repository = place.isEmpty() ? CENTRAL : Path.of(place).toUri().toString();
        Scaffold scaffold = new Scaffold(names, repository);
        scaffold.write(to);
        tell(names, to, scaffold);
        return Exit.DONE;
    }

    private static void mustBeFree(Path folder) throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new BadGame("IN_THE_WAY", "{folder} is there already, and is no folder; choose another.", folder);
        }
        try (Stream<Path> inside = Files.list(folder)) {
            if (inside.findAny().isPresent()) {
                throw new BadGame(
                        "IN_THE_WAY",
                        "The folder {folder} is there already, and not empty; nothing was written. Choose another.",
                        folder);
            }
        }
    }

    private void tell(RulesetNames names, Path to, Scaffold scaffold) {
        if (console.json()) {
            ObjectNode json = Documents.object().put("id", id).put("folder", to.toString());
            json.set("files", Documents.strings(scaffold.files()));
            console.document(json);
            return;
        }
        console.line("Made {title} in {folder}, a small whole game to change into yours. Next:", names.title(), to);
        console.verbatim("  cd " + Shell.quoted(to.toString()));
        console.verbatim("  mvn verify");
        console.verbatim("  muster play " + id + " --plugins target");
    }
}
