package org.muster.ruleset.skirmish.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.drawing.Likeness;
import org.muster.drawing.ScenePng;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.Theme;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.testkit.Rule;

/**
 * Pictures of the geometry at work: where a move may end, what is seen and what is obscured. Each was looked at once. To
 * take what is drawn now: {@code mvn test -Dgolden.write=true}; to see it, have {@code PICTURES=FOLDER} in the environment, for PNG files.
 */
class PicturesTest {

    private static final Path FOLDER = Path.of("src/test/resources/org/muster/ruleset/skirmish/pictures");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            low-wall       | sabine | sabine 17,14                           | morgan 45,76
            citadel-wall   | ezra   | ezra 20,56.75                          | night-troopers-A 30,53 27,53 33,53 30,56
            monolith       | ahsoka | ahsoka 20,34.75                        | night-troopers-A 20,46 23,46 17,46 20,49
            ravine         | ahsoka | ahsoka 45,28.75                        | night-troopers-A 45,40 42,40 48,40 45,43
            terrace        | sabine | sabine 45,66.75                        | morgan 45,76
            tower          | ezra   | ezra 9,64.75                           | death-troopers 43,64 47,64
            among-enemies  | ezra   | ezra 60,50                             | night-troopers-B 60,53 57,53 63,53 60,56
            rubble         | sabine | sabine 33,38                           | night-troopers-A 33,53 30,53 36,53 33,56
            """)
    @Rule({
        "SKD-GEO-10",
        "SKD-GEO-15",
        "SKD-MOVE-01",
        "SKD-MOVE-04",
        "SKD-MOVE-09",
        "SKD-CLMB-01",
        "SKD-CLMB-05",
        "SKD-JUMP-01",
        "SKD-JUMP-02",
        "SKD-LOS-01",
        "SKD-OBS-01"
    })
    void whatCanBeReachedAndSeen(String name, String unit, String hero, String enemy) throws IOException {
        Skirmish now = Skirmishes.citadel(hero, enemy).now();
        Scene scene = closeUp(now, unit);
        String folder = System.getenv("PICTURES");
        if (folder != null) {
            Files.write(Path.of(folder, name + ".png"), ScenePng.draw(scene, Theme.LIGHT, 1000));
        }
        assertThat(Likeness.of(scene))
                .as("the key shows each line as it is drawn")
                .isEmpty();
        Path golden = FOLDER.resolve(name + ".svg");
        String drawn = SceneSvg.draw(scene);
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(golden).replace("\r\n", "\n"));
    }

    private static Scene closeUp(Skirmish now, String unit) {
        Scene scene = TableScene.of(now);
        List<Mark> marks = new ArrayList<>();
        List<Mark> above = new ArrayList<>();
        scene.marks().forEach(mark -> (mark instanceof Mark.Patch ? marks : above).add(mark));
        CloseUp.of(now, unit).forEach(mark -> (mark instanceof Mark.Patch ? marks : above).add(mark));
        marks.addAll(above);
        return scene.with(marks, List.of(new Scene.Entry(List.of("reachable"), "can be reached")));
    }
}
