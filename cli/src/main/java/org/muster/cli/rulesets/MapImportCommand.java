package org.muster.cli.rulesets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.spi.MapImport;
import org.muster.cli.files.PictureFile;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.data.ChartFile;
import org.muster.core.data.KindOfMap;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import org.muster.maps.ForeignMaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster map import}. */
@Command(
        name = "import",
        description = {
            "Make a map out of one that another program keeps: a game file of TripleA (with polygons.txt and centers.txt"
                    + " beside it), GeoJSON, or a hexagonal map of Tiled (.tmx, .tmj); or out of a chart.",
            "For a ruleset it becomes the ruleset's own file, a draft for 'muster map check' and your editor; without"
                    + " --ruleset a chart, which a ruleset of yours may take as it is. Without -o it only looks. Exit 1 if"
                    + " there are warnings, 2 if nothing can be made of it."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster map import great_war.xml -o chart.yaml",
            "  muster map import great_war.xml --ruleset swm-campaign -o planet.yaml",
            "  muster map import chart.yaml --ruleset swm-campaign -o planet.yaml",
            "  muster map draw chart.yaml --svg chart.svg"
        })
final class MapImportCommand implements Callable<Integer> {

    /** What tells that a file is of none of those programs. */
    private static final Set<String> UNKNOWN = Set.of("MAP_NO_MAP", "MAP_OTHER_JSON");

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", description = "The map; what it is, its content tells.")
    private Path path = Path.of("");

    @Option(names = "--ruleset", paramLabel = "ID", description = "Whose map it becomes.")
    private @Nullable String ruleset;

    @Option(names = "-o", paramLabel = "FILE", description = "File to write the map to, YAML or .json.")
    private @Nullable Path out;

    MapImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        LoadedRuleset loaded = ruleset == null ? null : console.ruleset(ruleset);
        TextFile.mustBeFile(path);
        ForeignMaps.Read read = read(path);
        List<Violation> warnings = new ArrayList<>(read.warnings());
        JsonNode file = Yaml.tree(loaded == null ? read.chart() : file(loaded, read.chart(), warnings));
        if (out != null) {
            write(out, file);
        }
        if (console.json()) {
            ObjectNode json = Documents.object().put("program", read.program());
            if (out != null) {
                json.put("file", out.toString());
            }
            json.set("map", file);
            json.set("warnings", Documents.violations(warnings));
            console.document(json.put("untold", read.untold()));
        } else {
            print(read, warnings);
        }
        return warnings.isEmpty() ? Exit.DONE : Exit.WANTING;
    }

    /** What another program keeps, or a chart: drawn by hand, or by the map editor. */
    private static ForeignMaps.Read read(Path path) {
        Checked<ForeignMaps.Read> foreign = ForeignMaps.read(path);
        return foreign.violations().stream().noneMatch(one -> UNKNOWN.contains(one.code()))
                ? BadGame.unlessBad(foreign)
                : ChartFile.in(PictureFile.chart(path))
                        .map(chart -> new ForeignMaps.Read(chart, "Muster", List.of(), 0))
                        .orElseGet(() -> BadGame.unlessBad(foreign));
    }

    /** As the ruleset has its map. */
    private static Object file(LoadedRuleset loaded, Chart chart, List<Violation> warnings) {
        return loaded.watched(() -> {
            MapImport<?> maps = KindOfMap.of(loaded.ruleset())
                    .orElseThrow(() -> new BadGame(
                            "NO_MAP_IMPORT",
                            "{ruleset} makes nothing out of maps of other programs. Without --ruleset it becomes a chart.",
                            loaded.info().name()));
            MapImport.Draft<?> draft = BadGame.unlessBad(maps.draft(chart));
            warnings.addAll(draft.warnings());
            return draft.file();
        });
    }

    private void write(Path file, JsonNode map) throws IOException {
        if (Files.exists(file) && Files.isSameFile(file, path)) {
            throw new BadGame("SAME_FILE", "{file} is the map itself; write the draft to another file.", file);
        }
        TextFile.write(file, map);
    }

    private void print(ForeignMaps.Read read, List<Violation> warnings) {
        Chart chart = read.chart();
        console.line(
                "{map} of {program}: {n place|places}, {m border|borders}.",
                console.screen().bold(chart.name()),
                read.program(),
                chart.places().size(),
                chart.borders().size());
        warnings.forEach(one -> console.verbatim("? " + one));
        if (read.untold() > 0) {
            console.line("? and {n} more that are odd in the file", read.untold());
        }
        if (out == null) {
            console.line("With -o FILE it is written.");
        } else {
            console.line("Written to {file}.", out);
        }
    }
}
