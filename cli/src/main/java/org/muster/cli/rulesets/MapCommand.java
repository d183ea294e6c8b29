package org.muster.cli.rulesets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.cli.files.Configs;
import org.muster.cli.files.PictureFile;
import org.muster.cli.files.TextFile;
import org.muster.cli.parameters.Pictures;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.ChartFile;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.json.BadJson;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster map}: a map is good if its ruleset can open a game on it. */
@Command(name = "map", description = "Check or draw a map of your own, or make one out of another program's.")
public final class MapCommand {

    private MapCommand() {}

    /** With its commands. */
    public static CommandLine line(Console console) {
        return new CommandLine(new MapCommand())
                .addSubcommand(new Check(console))
                .addSubcommand(new Draw(console))
                .addSubcommand(new MapImportCommand(console));
    }

    /** Which map of which ruleset. */
    static final class Choice {

        private static final String USUAL = "map";

        @Parameters(
                index = "0",
                paramLabel = "FILE",
                description = "YAML or JSON; see muster schema RULESET map. Without --ruleset it may be a chart.")
        private Path path = Path.of("");

        @Option(
                names = "--ruleset",
                paramLabel = "ID",
                description = "Whose map it is; not needed if there is only one.")
        private @Nullable String ruleset;

        @Option(
                names = "--data",
                paramLabel = "NAME",
                description = "What the ruleset calls the file; map, or the only file of that form, if left out.")
        private @Nullable String data;

        @Option(
                names = "--seats",
                paramLabel = "SEAT[=NAME],...",
                description = "Players to open a game with on this map.")
        private @Nullable String seats;

        private @Nullable String read;

        private String text() {
            String known = read == null ? TextFile.read(path) : read;
            read = known;
            return known;
        }

        /** A game on the map, which is refused with all that is wrong with the map. */
        private Play<?> open(Console console) {
            LoadedRuleset loaded = ruleset(console);
            GameConfig config = new GameConfig(
                    null,
                    seats == null ? null : Configs.seats(seats),
                    null,
                    null,
                    null,
                    OrderedMap.of(name(loaded, text()), path.toString()),
                    "seeded",
                    1L,
                    null,
                    null);
            return Opening.of(loaded, new Itself()).play(config, "map");
        }

        /** The map where it belongs to no ruleset. */
        private Optional<Chart> chart() {
            return ruleset == null && data == null ? ChartFile.in(PictureFile.chart(path)) : Optional.empty();
        }

        /** The file itself, whatever it is called. */
        private final class Itself implements GameConfig.Files {
            @Override
            public String read(String name) {
                return text();
            }

            @Override
            public byte[] beside(String name, String picture) {
                return PictureFile.read(path.resolveSibling(picture));
            }
        }

        /** What the ruleset calls the map: by that form a text can often be told. */
        private String name(LoadedRuleset loaded, String text) {
            if (data != null) {
                return data;
            }
            List<DataFile> files = loaded.ruleset().data();
            if (files.stream().anyMatch(file -> file.name().equals(USUAL))) {
                return USUAL;
            }
            Yaml.read(text); // if it is nothing of the kind, that is what to hear
            List<DataFile> fitting =
                    files.stream().filter(file -> isRead(text, file.type())).toList();
            if (fitting.size() == 1) {
                return fitting.get(0).name();
            }
            throw new BadGame(
                    "WHICH_DATA",
                    "Say with --data NAME which file of {ruleset} it is; there {files:is|are} {files}.",
                    loaded.info().id(),
                    (fitting.isEmpty() ? files : fitting)
                            .stream()
                                    .map(file -> Sentence.of(
                                            "{name} ({about})",
                                            file.name(),
                                            Sentence.restored(file.about(), List.of())))
                                    .toList());
        }

        private static boolean isRead(String text, Class<?> type) {
            try {
                Yaml.read(text, type);
                return true;
            } catch (BadJson e) {
                return false;
            }
        }

        /** Refuses what can't be asked: no such ruleset, no such file, no word which of its files it is. */
        void mustBeKnown(Console console) {
            name(ruleset(console), text());
        }

        private LoadedRuleset ruleset(Console console) {
            if (ruleset != null) {
                return console.ruleset(ruleset);
            }
            Collection<LoadedRuleset> all = console.rulesets();
            if (all.size() != 1) {
                throw new BadGame(
                        "WHICH_RULESET",
                        "Say with --ruleset whose map it is; there are: {all}.",
                        String.join(
                                ", ", all.stream().map(one -> one.info().id()).toList()));
            }
            return all.iterator().next();
        }
    }

    @Command(
            name = "check",
            description = "Tell all that is wrong with a map. Exit 1 if anything is.",
            footerHeading = "%nExample:%n",
            footer = "  muster map check planet.yaml --ruleset swm-campaign")
    static final class Check implements Callable<Integer> {

        private final Console console;

        @Mixin
        private Choice map = new Choice();

        Check(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            try {
                Chart chart = map.chart().orElse(null);
                if (chart != null) {
                    List<Violation> violations = Charts.check(chart);
                    return violations.isEmpty() ? good(Charts.scene(chart)) : notGood(violations);
                }
                map.mustBeKnown(console);
            } catch (BadJson e) {
                return notGood(e);
            }
            try {
                return good(scene(map.open(console)));
            } catch (BadGame e) {
                return notGood(e.violations());
            } catch (BadJson e) {
                return notGood(e);
            }
        }

        private int good(Scene scene) {
            if (console.json()) {
                console.document(Documents.object().put("good", true).put("alt", scene.alt()));
            } else {
                console.line("{map} is good. {picture}", map.path, scene.alt());
            }
            return Exit.DONE;
        }

        private int notGood(List<Violation> violations) {
            if (console.json()) {
                ObjectNode json = Documents.object().put("good", false);
                json.set("violations", Documents.violations(violations));
                console.document(json);
            } else {
                violations.forEach(one -> console.verbatim(one.toString()));
            }
            return Exit.WANTING;
        }

        private int notGood(BadJson e) {
            console.line(e.sentence());
            return Exit.WANTING;
        }
    }

    @Command(
            name = "draw",
            description = "Draw a map as it is when a game begins.",
            footerHeading = "%nExample:%n",
            footer = "  muster map draw planet.yaml --ruleset swm-campaign --svg planet.svg --theme print")
    static final class Draw implements Callable<Integer> {

        private final Console console;

        @Mixin
        private Choice map = new Choice();

        @Mixin
        private Pictures pictures = new Pictures();

        Draw(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() throws IOException {
            Chart chart = map.chart().orElse(null);
            Scene scene = chart == null ? scene(map.open(console)) : Charts.scene(chart);
            pictures.draw(console, scene, console.json() ? Documents.object().put("alt", scene.alt()) : null);
            if (chart != null) { // also drawn while it is being made
                List<Violation> violations = Charts.check(chart);
                violations.forEach(one -> console.say("Not good yet: {why}", one.toString()));
            }
            return Exit.DONE;
        }
    }

    private static <S> Scene scene(Play<S> play) {
        S first = play.start().state();
        return play.ruleset().scene(play.ruleset().view(first, Viewer.EVERYTHING), Viewer.EVERYTHING);
    }
}
