package org.muster.ruleset.crusade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.scene.SectorScene;
import org.muster.testkit.golden.Borders;
import org.muster.testkit.golden.GoldenPictures;

/** Pictures of a season at its thickest. */
class CrowdedTest {

    private static final Path PICTURES = Path.of("src/test/resources/org/muster/ruleset/crusade/pictures");

    @Test
    void neighboursAttackEachOther() {
        Season season = Seasons.of(
                        "anna:orks:S04,S08,S09",
                        "bert:tau:S05,S10,S14",
                        "cleo:imperium:S13,S15",
                        "dora:chaos:N04,N05,N09")
                .orders("anna attack S09>S10", "bert attack S10>S09", "cleo support S13>S10", "dora defend N05")
                .season();
        GoldenPictures.matches(PICTURES, "mutual-attacks", SectorScene.of(season));
    }

    /** Systems touch where one can go, and nowhere else; the Great Rift lies between the rest. */
    @Test
    void systemsTouchInThePictureWhereOneCanGo() {
        Season season = Seasons.of("anna", "bert").season();
        Sector sector = season.book().sector();
        Set<String> ways = new TreeSet<>();
        for (Hex.StarSystem system : sector.systems()) {
            sector.neighbours(system.id()).forEach(next -> ways.add(Borders.pair(system.id(), next)));
        }
        Set<String> drawn = Borders.of(SectorScene.of(season));
        drawn.removeIf(pair -> !sector.isSystem(pair.split("-")[0]) || !sector.isSystem(pair.split("-")[1]));
        assertThat(drawn).hasSizeGreaterThan(60).isEqualTo(ways);
    }
}
