package org.muster.cli.parameters;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Scene;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;
import org.muster.core.game.BadGame;
import org.muster.drawing.Records;
import org.muster.drawing.RecordsText;
import org.muster.drawing.ScenePng;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.SceneText;
import org.muster.drawing.Terminal;
import org.muster.drawing.Theme;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** Options of commands that draw. */
public final class Pictures {

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw into an SVG file, which prints at any size.")
    private @Nullable Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "Draw into a PNG file.")
    private @Nullable Path png;

    @Option(names = "--width", paramLabel = "PIXELS", description = "Width of the PNG; 1600 if left out.")
    private int width = 1600;

    @Option(names = "--theme", paramLabel = "NAME", description = "light, dark or print; light if left out.")
    private String theme = "light";

    @Option(names = "--text", description = "Draw into the terminal, also where a file is written.")
    private boolean text;

    /** Whether a file is wanted. */
    public boolean isFile() {
        return svg != null || png != null;
    }

    /** Writes the files that are wanted, or else the text; a document if {@code json} is given. */
    public void draw(Console console, Scene scene, @Nullable ObjectNode json) throws IOException {
        draw(console, scene, Records.NONE, Records.NONE, json);
    }

    /**
     * The same with what is to be read.
     *
     * @param told in the terminal
     * @param below the picture
     */
    public void draw(Console console, Scene scene, Records told, Records below, @Nullable ObjectNode json)
            throws IOException {
        Theme look = Theme.named(theme.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new BadGame(
                        "NO_SUCH_THEME", "There is no theme {theme}; there are light, dark and print.", theme));
        if (width < 100 || width > 10_000) {
            throw new BadGame("BAD_WIDTH", "{width pixel|pixels}; a picture has 100 to 10000.", width);
        }
        if (svg != null) {
            TextFile.write(svg, SceneSvg.draw(scene, below, look).getBytes(StandardCharsets.UTF_8));
            wrote(console, svg);
        }
        if (png != null) {
            TextFile.write(png, ScenePng.draw(scene, below, look, width));
            wrote(console, png);
        }
        if (json != null) {
            console.document(json);
        } else if (text || !isFile()) {
            console.lines(text(console, scene));
            console.lines(text(console, told));
        }
    }

    private static void wrote(Console console, Path path) {
        console.say("Wrote {file}", path);
    }

    /** A scene as the terminal shows it. */
    public static String text(Console console, Scene scene) {
        return SceneText.draw(scene, terminal(console.screen()));
    }

    /** The same of a part of a whole, whose numbers it has. */
    public static String text(Console console, Scene part, Scene whole) {
        return SceneText.draw(part, whole, terminal(console.screen()));
    }

    /** Records as the terminal shows them. */
    public static String text(Console console, Records records) {
        return RecordsText.draw(records.tables(), terminal(console.screen()));
    }

    /** The same without the places where nothing stands. */
    public static String brief(Console console, Scene scene) {
        return SceneText.brief(scene, terminal(console.screen()));
    }

    /**
     * What fits of a part of a whole into so many lines: the map with what is to be told of it, or else alone; empty where
     * nothing would be legible.
     */
    public static Optional<String> fitting(Console console, Scene part, Scene whole, int lines) {
        return SceneText.fitting(part, whole, terminal(console.screen()), lines);
    }

    private static Terminal terminal(Screen screen) {
        return new Terminal(screen.columns(), screen.colours(), screen.ascii());
    }
}
