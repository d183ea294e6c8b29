package org.muster.cli.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.catalogues.Schemas;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster schema}. */
@Command(
        name = "schema",
        description = {
            "Print the JSON Schema of a ruleset's data file, with which an editor completes and checks it.",
            "Without DATA: which files there are."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  muster schema swm-campaign", "  muster schema swm-campaign map > map.schema.json"})
public final class SchemaCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "DATA", description = "map, catalogue ... or options.")
    private @Nullable String data;

    public SchemaCommand(Console console) {
        this.console = console;
    }

    /** A file that people may write: what it is called, the record it becomes, and what is in it. */
    private record Kind(String name, Class<?> type, Sentence about) {}

    @Override
    public Integer call() {
        LoadedRuleset loaded = console.ruleset(ruleset);
        List<Kind> kinds = kinds(loaded.ruleset());
        if (data == null) {
            list(kinds);
        } else {
            console.document(schema(kinds, loaded.info().name(), data));
        }
        return Exit.DONE;
    }

    private static List<Kind> kinds(Ruleset<?, ?> rules) {
        List<Kind> kinds = new ArrayList<>();
        rules.data().forEach(file -> kinds.add(new Kind(file.name(), file.type(), said(file.about()))));
        kinds.add(new Kind("options", rules.houseRules().getClass(), Sentence.of("The rule options of a game.")));
        rules.armies()
                .forEach(army -> kinds.add(new Kind(
                        army.name(), army.type(), Sentence.of("{about} (muster army check)", said(army.about())))));
        return kinds;
    }

    /** A template of a ruleset, which has no holes. */
    private static Sentence said(String about) {
        return Sentence.restored(about, List.of());
    }

    private void list(List<Kind> kinds) {
        if (console.json()) {
            ArrayNode array = Json.MAPPER.createArrayNode();
            kinds.forEach(kind -> array.addObject()
                    .put("name", kind.name())
                    .put("about", kind.about().toString()));
            console.document(Documents.object().set("data", array));
            return;
        }
        int width = kinds.stream().mapToInt(kind -> kind.name().length()).max().orElse(0);
        kinds.forEach(kind ->
                console.verbatim(kind.name() + " ".repeat(width - kind.name().length()) + "  " + kind.about()));
    }

    private static ObjectNode schema(List<Kind> kinds, String rules, String wanted) {
        Kind kind = kinds.stream()
                .filter(one -> one.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new BadGame(
                        "NO_SUCH_DATA",
                        "{ruleset} has no data called {data}; there are: {known}.",
                        rules,
                        wanted,
                        kinds.stream().map(Kind::name).toList()));
        ObjectNode schema = Documents.object().put("title", rules + ": " + kind.name());
        return schema.put("description", kind.about().toString()).setAll(Schemas.of(kind.type()));
    }
}
