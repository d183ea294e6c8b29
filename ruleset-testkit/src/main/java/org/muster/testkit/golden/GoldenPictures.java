package org.muster.testkit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Scene;
import org.muster.drawing.Clashes;
import org.muster.drawing.Legend;
import org.muster.drawing.Records;
import org.muster.drawing.ScenePng;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.SceneText;
import org.muster.drawing.Terminal;
import org.muster.drawing.Theme;

/**
 * A picture that somebody has looked at, kept as it was: light on a phone of 360 pixels, dark on 800, for print on 1600,
 * and in a terminal of 120 columns. Whoever changes it makes it anew with {@code -Dgolden.update=true}, and looks again: with
 * {@code PICTURES=FOLDER} in the environment it is put there as PNG.
 */
public final class GoldenPictures {

    private static final List<Integer> WIDTHS = List.of(360, 800, 1600);
    private static final List<Theme> THEMES = List.of(Theme.LIGHT, Theme.DARK, Theme.PRINT);

    private GoldenPictures() {}

    /**
     * Compares a picture with its golden files, {@code name-light-360.svg} and so on.
     *
     * @throws AssertionError if it has changed, if something in it hides something else, or if its legend does not name
     *     something drawn
     */
    public static void matches(Path folder, String name, Scene scene) {
        List<String> wrong = new ArrayList<>();
        for (int width : WIDTHS) {
            Clashes.of(scene, width).forEach(clash -> wrong.add(width + " pixels: " + clash));
        }
        Legend.unexplained(scene).forEach(look -> wrong.add("the legend does not name " + look));
        if (!wrong.isEmpty()) {
            throw new AssertionError(name + ": " + String.join("; ", wrong));
        }
        for (int i = 0; i < WIDTHS.size(); i++) {
            Theme theme = THEMES.get(i);
            String file = name + "-" + theme.name() + "-" + WIDTHS.get(i) + ".svg";
            show(name + "-" + theme.name() + "-" + WIDTHS.get(i) + ".png", ScenePng.draw(scene, theme, WIDTHS.get(i)));
            GoldenFile.check(folder.resolve(file), SceneSvg.draw(scene, Records.NONE, theme, WIDTHS.get(i)));
        }
        GoldenFile.check(folder.resolve(name + ".txt"), SceneText.draw(scene, Terminal.plain(120)));
    }

    private static void show(String file, byte[] png) {
        String folder = System.getenv("PICTURES");
        if (folder != null) {
            try {
                Files.write(Path.of(folder, file), png);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
