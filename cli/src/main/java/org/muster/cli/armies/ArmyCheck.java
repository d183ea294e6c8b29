package org.muster.cli.armies;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.api.spi.ArmyFile;
import org.muster.api.text.Sentence;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.data.KindOfArmy;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code muster army check}. */
@Command(
        name = "check",
        description = {
            "Tell what an army list holds, its points, and every rule it breaks, with the numbers.",
            "Exit 1 if it breaks any, 2 if it can't be read. 'muster schema ID' names the kinds of list there are."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster army check squad.yaml --ruleset swm-campaign --faction imperial",
            "  muster army check squad.yaml --ruleset swm-campaign --config season.yaml"
        })
final class ArmyCheck implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", description = "YAML or JSON; see muster schema ID KIND.")
    private Path path = Path.of("");

    @Mixin
    private WantedArmy wanted = new WantedArmy();

    ArmyCheck(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        LoadedRuleset loaded = console.ruleset(wanted.ruleset());
        List<KindOfArmy<?, ?>> kinds = wanted.kinds(loaded);
        if (kinds.size() != 1) {
            List<String> known = WantedArmy.names(loaded.ruleset().armies());
            throw known.isEmpty()
                    ? new BadGame(
                            "WHICH_ARMY",
                            "{ruleset} checks armies within a game only.",
                            loaded.info().name())
                    : new BadGame(
                            "WHICH_ARMY",
                            "{ruleset} knows these kinds of army list: {known}; say with --kind which it is.",
                            loaded.info().name(),
                            known);
        }
        ArmyFile.Judged army = judged(kinds.get(0));
        if (console.json()) {
            console.document(Documents.army(army));
        } else {
            print(army);
        }
        return army.violations().isEmpty() ? Exit.DONE : Exit.WANTING;
    }

    private ArmyFile.Judged judged(KindOfArmy<?, ?> kind) {
        String faction = wanted.faction(kind);
        String text = TextFile.read(path);
        try {
            return kind.judged(text, faction);
        } catch (BadJson e) {
            throw new BadGame("BAD_FILE", "{path}: {why}", path, e.sentence());
        }
    }

    private void print(ArmyFile.Judged army) {
        console.line(verdict(console, army));
        for (ArmyFile.Entry entry : army.entries()) {
            console.verbatim((army.points() == 0 ? "  " : String.format("%6d  ", entry.points()))
                    + (entry.count() == 1 ? "" : entry.count() + " x ")
                    + entry.name());
        }
        army.violations().forEach(one -> console.verbatim(console.screen().red("- ") + one));
    }

    /** {@code Imperial squad, 97 points: legal.} */
    static Sentence verdict(Console console, ArmyFile.Judged army) {
        String name = console.screen().bold(army.name());
        Sentence size = army.points() == 0
                ? Sentence.verbatim(name)
                : Sentence.of("{army}, {n point|points}", name, army.points());
        return army.violations().isEmpty()
                ? Sentence.of("{army}: legal.", size)
                : Sentence.of("{army}: {verdict}", size, console.screen().red(Sentence.of("not legal.")));
    }
}
