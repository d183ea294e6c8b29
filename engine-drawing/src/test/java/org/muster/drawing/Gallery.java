package org.muster.drawing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.muster.api.scene.Scene;

/** Draws the sample scenes into a folder, to be looked at: the eye finds what no test asks. */
final class Gallery {

    private Gallery() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Map<String, Scene> scenes = Map.of(
                "campaign", SampleScenes.campaign(),
                "squares", SampleScenes.squares(),
                "hexes", SampleScenes.hexes(),
                "table", SampleScenes.table());
        for (Map.Entry<String, Scene> entry : scenes.entrySet()) {
            for (int columns : new int[] {80, 120}) {
                String text = SceneText.draw(entry.getValue(), Terminal.plain(columns));
                Files.writeString(folder.resolve(entry.getKey() + "-" + columns + ".txt"), text);
            }
            String plain = SceneText.draw(entry.getValue(), new Terminal(100, false, true));
            Files.writeString(folder.resolve(entry.getKey() + "-ascii.txt"), plain);
            String coloured = SceneText.draw(entry.getValue(), new Terminal(120, true, false));
            Files.writeString(folder.resolve(entry.getKey() + "-ansi.txt"), coloured);
            for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK, Theme.PRINT}) {
                String name = entry.getKey() + "-" + theme.name();
                Files.writeString(folder.resolve(name + ".svg"), SceneSvg.draw(entry.getValue(), theme));
                Files.write(folder.resolve(name + ".png"), ScenePng.draw(entry.getValue(), theme, 1600));
            }
        }
    }
}
