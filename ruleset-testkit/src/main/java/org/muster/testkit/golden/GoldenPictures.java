package org.muster.testkit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.muster.api.scene.Scene;
import org.muster.drawing.Clashes;
import org.muster.drawing.Legend;
import org.muster.drawing.Likeness;
import org.muster.drawing.Records;
import org.muster.drawing.ScenePng;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.SceneText;
import org.muster.drawing.Terminal;
import org.muster.drawing.Theme;

/**
 * A picture that somebody has looked at, kept as it was in all nine ways: light, dark and for print, on a phone of 360 pixels,
 * on 800 and on 1600. There are two files of them, for a phone and for all that is wider: themes differ in their rules
 * only. A third is the picture in a terminal of 120 columns. Whoever changes it makes it anew with
 * {@code -Dgolden.update=true}, and looks again: with {@code PICTURES=FOLDER} in the environment all nine are put there as
 * PNG.
 */
public final class GoldenPictures {

    private static final int COLUMNS = 120;
    private static final int PHONE = 360;
    private static final List<Integer> WIDTHS = List.of(PHONE, 800, 1600);
    private static final Pattern RULES = Pattern.compile("<style>.*?</style>\n| scene-\\w+(?=\")", Pattern.DOTALL);
    private static final List<Theme> THEMES = List.of(Theme.LIGHT, Theme.DARK, Theme.PRINT);

    private GoldenPictures() {}

    /**
     * Compares a picture with its golden files, {@code name-phone.svg}, {@code name-wide.svg} and {@code name.txt}.
     *
     * @throws AssertionError if it has changed, if something in it hides something else, or if its legend does not name
     *     something drawn
     */
    public static void matches(Path folder, String name, Scene scene) {
        List<String> wrong = new ArrayList<>();
        for (int width : WIDTHS) {
            Clashes.of(scene, width).forEach(clash -> wrong.add(width + " pixels: " + clash));
        }
        Clashes.inTerminal(scene, COLUMNS).forEach(clash -> wrong.add("in a terminal: " + clash));
        Legend.unexplained(scene).forEach(look -> wrong.add("the legend does not name " + look));
        wrong.addAll(Likeness.of(scene));
        if (!wrong.isEmpty()) {
            throw new AssertionError(name + ": " + String.join("; ", wrong));
        }
        for (int width : WIDTHS) {
            String light = SceneSvg.draw(scene, Records.NONE, Theme.LIGHT, width);
            GoldenFile.check(folder.resolve(name + (width == PHONE ? "-phone.svg" : "-wide.svg")), light);
            for (Theme theme : THEMES) {
                show(name, scene, theme, width);
                String drawn = SceneSvg.draw(scene, Records.NONE, theme, width);
                if (!withoutRules(drawn).equals(withoutRules(light))) {
                    throw new AssertionError(name + ": " + theme.name() + " differs from light in more than its rules");
                }
            }
        }
        GoldenFile.check(folder.resolve(name + ".txt"), SceneText.draw(scene, Terminal.plain(COLUMNS)));
    }

    private static String withoutRules(String svg) {
        return RULES.matcher(svg).replaceAll("");
    }

    private static void show(String name, Scene scene, Theme theme, int width) {
        String folder = System.getenv("PICTURES");
        if (folder != null) {
            try {
                Path file = Path.of(folder, name + "-" + theme.name() + "-" + width + ".png");
                Files.write(file, ScenePng.draw(scene, theme, width));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
