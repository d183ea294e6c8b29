package org.muster.cli.armies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.RosterImport;
import org.muster.api.text.Sentence;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.data.KindOfArmy;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import org.muster.rosters.BattleScribe;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster army import}. */
@Command(
        name = "import",
        description = {
            "Make an army list out of a roster of BattleScribe (.ros, .rosz) or New Recruit (.json), a draft for"
                    + " 'muster army check' and your editor.",
            "Without -o it only looks. Exit 1 if there are warnings or the draft breaks rules, 2 if nothing can be made of it."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster army import winter.rosz --ruleset ID --explain",
            "  muster army import winter.rosz --ruleset ID --faction NAME -o winter.yaml"
        })
final class ArmyImport implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", description = "The roster; what it is, its content tells.")
    private Path path = Path.of("");

    @Mixin
    private WantedArmy wanted = new WantedArmy();

    @Option(names = "-o", paramLabel = "FILE", description = "File to write the draft to, YAML or .json.")
    private @Nullable Path out;

    @Option(names = "--explain", description = "Tell what became of every selection: taken as what, or why left out.")
    private boolean explain;

    ArmyImport(Console console) {
        this.console = console;
    }

    /** A draft and what the rules say of it. */
    private record Drafted(
            JsonNode list, List<Violation> warnings, List<RosterImport.Fate> fates, ArmyFile.Judged army) {}

    @Override
    public Integer call() throws IOException {
        KindOfArmy<?, ?> kind = kind(console.ruleset(wanted.ruleset()));
        TextFile.mustBeFile(path);
        BattleScribe.Read read = BadGame.unlessBad(BattleScribe.read(path));
        Drafted draft = drafted(kind, read);
        if (out != null) {
            write(out, draft.list());
        }
        List<Violation> warnings = new ArrayList<>(read.warnings());
        warnings.addAll(draft.warnings());
        if (console.json()) {
            console.document(document(kind, read, warnings, draft));
        } else {
            print(read, warnings, draft);
        }
        return warnings.isEmpty() && draft.army().violations().isEmpty() ? Exit.DONE : Exit.WANTING;
    }

    private KindOfArmy<?, ?> kind(LoadedRuleset loaded) {
        List<KindOfArmy<?, ?>> kinds = wanted.kinds(loaded).stream()
                .filter(one -> one.file().rosters().isPresent())
                .toList();
        if (kinds.size() == 1) {
            return kinds.get(0);
        }
        List<String> known = WantedArmy.names(importing(loaded));
        if (!known.isEmpty()) {
            throw new BadGame(
                    "WHICH_ARMY",
                    "{ruleset} makes these kinds of army list out of rosters: {known}; say with --kind which.",
                    loaded.info().name(),
                    known);
        }
        List<String> others = console.rulesets().stream()
                .filter(one -> one.runs() && !importing(one).isEmpty())
                .map(one -> one.info().id())
                .toList();
        throw others.isEmpty()
                ? new BadGame(
                        "NO_IMPORT",
                        "{ruleset} makes no army lists out of rosters, nor does another ruleset at hand.",
                        loaded.info().name())
                : new BadGame(
                        "NO_IMPORT",
                        "{ruleset} makes no army lists out of rosters; of the rulesets at hand {others} can.",
                        loaded.info().name(),
                        others);
    }

    private static List<? extends ArmyFile<?, ?>> importing(LoadedRuleset loaded) {
        try {
            return loaded.watched(() -> loaded.ruleset().armies().stream()
                    .filter(army -> army.rosters().isPresent())
                    .toList());
        } catch (BrokenRuleset e) {
            return List.of(); // told when somebody wants it
        }
    }

    private <B, F> Drafted drafted(KindOfArmy<B, F> kind, BattleScribe.Read read) {
        RosterImport<B, F> rosters = kind.file().rosters().orElseThrow();
        String faction = Objects.requireNonNullElse(wanted.faction(kind), "");
        Checked<RosterImport.Draft<F>> made = rosters.draft(kind.book(), read.roster(), faction);
        if (!made.isOk()) { // what is odd in the file may be why
            throw new BadGame(Violation.both(made.violations(), read.warnings()));
        }
        RosterImport.Draft<F> draft = made.value();
        return new Drafted(Yaml.tree(draft.list()), draft.warnings(), draft.fates(), kind.judged(draft.list()));
    }

    private void write(Path file, JsonNode list) throws IOException {
        if (Files.exists(file) && Files.isSameFile(file, path)) {
            throw new BadGame("SAME_FILE", "{file} is the roster itself; write the draft to another file.", file);
        }
        TextFile.write(file, list);
    }

    private void print(BattleScribe.Read read, List<Violation> warnings, Drafted draft) {
        RosterTable table = new RosterTable(read.roster(), draft.fates());
        Sentence roster = Sentence.of(
                "{roster} for {system}",
                console.screen().bold(read.roster().name()),
                read.roster().gameSystem());
        console.verbatim(roster + table.total());
        table.lines().forEach(console::verbatim);
        if (explain) {
            new Fates(read.roster(), draft.fates()).lines(table).forEach(console::verbatim);
        }
        List<String> whole = draft.fates().isEmpty() ? List.of() : table.whole();
        if (!whole.isEmpty()) {
            console.line("Taken in full: {costs}.", whole);
        }
        warnings.forEach(one -> console.verbatim("? " + one));
        if (read.untold() > 0) {
            console.line("? and {n} more that are odd in the file", read.untold());
        }
        Sentence verdict = ArmyCheck.verdict(console, draft.army());
        console.line(
                out == null
                        ? Sentence.of("{verdict} With -o FILE it is written.", verdict)
                        : Sentence.of("{verdict} Written to {file}.", verdict, out));
        draft.army()
                .violations()
                .forEach(one -> console.verbatim(console.screen().red("- ") + one));
    }

    private ObjectNode document(
            KindOfArmy<?, ?> kind, BattleScribe.Read read, List<Violation> warnings, Drafted draft) {
        ObjectNode json = Documents.army(draft.army());
        json.put("kind", kind.file().name());
        if (out != null) {
            json.put("file", out.toString());
        }
        json.set("draft", draft.list());
        json.set("roster", new RosterTable(read.roster(), draft.fates()).document());
        if (explain) {
            new Fates(read.roster(), draft.fates()).document(json);
        }
        json.set("warnings", Documents.violations(warnings));
        return json.put("untold", read.untold());
    }
}
