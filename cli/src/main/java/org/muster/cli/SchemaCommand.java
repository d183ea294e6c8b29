package org.muster.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.core.data.Schemas;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
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
final class SchemaCommand implements Callable<Integer> {

    private final Session session;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "DATA", description = "map, catalogue ... or options.")
    private @Nullable String data;

    SchemaCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        LoadedRuleset loaded = session.ruleset(ruleset);
        if (data == null) {
            list(loaded.ruleset().data());
        } else {
            session.document(schema(loaded.ruleset(), loaded.info().name(), data));
        }
        return Exit.DONE;
    }

    private void list(List<DataFile> files) {
        if (session.json()) {
            ArrayNode array = org.muster.core.json.Json.MAPPER.createArrayNode();
            files.forEach(file -> array.addObject().put("name", file.name()).put("about", file.about()));
            session.document(Documents.object().set("data", array));
            return;
        }
        int width = files.stream().mapToInt(file -> file.name().length()).max().orElse(0);
        files.forEach(file ->
                session.line(file.name() + " ".repeat(width - file.name().length()) + "  " + file.about()));
        session.line("options" + " ".repeat(Math.max(0, width - 7)) + "  The rule options of a game.");
    }

    private static Object schema(Ruleset<?, ?> ruleset, String name, String data) {
        if (data.equals("options")) {
            return schema(ruleset.options().getClass(), name + ": options", "The rule options of a game.");
        }
        DataFile file = ruleset.data().stream()
                .filter(one -> one.name().equals(data))
                .findFirst()
                .orElseThrow(() -> new BadGame(
                        "NO_SUCH_DATA",
                        "{ruleset} has no data called {data}; there are: {known}.",
                        "ruleset",
                        name,
                        "data",
                        data,
                        "known",
                        String.join(
                                        ", ",
                                        ruleset.data().stream()
                                                .map(DataFile::name)
                                                .toList()) + ", options"));
        return schema(file.type(), name + ": " + file.name(), file.about());
    }

    private static ObjectNode schema(Class<?> type, String title, String about) {
        ObjectNode schema = Documents.object().put("title", title).put("description", about);
        return schema.setAll(Schemas.of(type));
    }
}
