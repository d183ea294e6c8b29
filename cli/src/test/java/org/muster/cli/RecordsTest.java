package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What is to be read of a game: below the map, of one thing, alone, in a picture, and by nobody who may not. */
class RecordsTest {

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void opened() {
        cli = new Cli(folder).opened();
    }

    private String out(String command) {
        return cli.run(command).isDone().out();
    }

    @Test
    void aPictureEndsWithThem() {
        assertThat(out("show @club.muster"))
                .containsSubsequence("Birkwood", "Standings\n", "Player", "Regions", "Hidden coins", "Anna", "Bert");
        assertThat(out("show @club.muster --records")).startsWith("Standings\n").doesNotContain("Birkwood:");
    }

    @Test
    void ofAGameThatIsOverTheyEndWithHowItEnded() {
        cli.run("close @club.muster --reason rain").isDone();
        assertThat(out("show @club.muster --records").stripTrailing()).endsWith("The game was closed: rain");
        assertThat(out("show @club.muster").stripTrailing()).endsWith("The game was closed: rain");
    }

    @Test
    void eachReadsTheirOwnSecretsOnly() {
        String anna =
                cli.run("show @club.muster --records --json --as anna").json().toString();
        JsonNode rows = cli.run("show @club.muster --records --json --as anna")
                .json()
                .get("records")
                .get(0)
                .get("rows");
        assertThat(rows.get(0).get("cells").get(2).has("number")).as(anna).isTrue();
        assertThat(rows.get(1).get("cells").get(2).has("number")).as(anna).isFalse();
        assertThat(rows.get(0).get("owner").asString()).isEqualTo("anna");
        assertThat(cli.run("show @club.muster --records --json --as spectator")
                        .json()
                        .get("records")
                        .get(0)
                        .get("rows")
                        .get(0)
                        .get("cells")
                        .get(2)
                        .has("number"))
                .isFalse();
    }

    @Test
    void oneThingHasItsSheet() {
        assertThat(out("show @club.muster --at esk")).contains("Eskdale\n", "Borders");
        assertThat(out("show @club.muster --at esk --records"))
                .startsWith("Eskdale\n")
                .contains("Borders");
        cli.run("show @club.muster --at xyzzy").isRefused("There is no xyzzy in the picture. Pieces: ");
        cli.run("show @club.muster --at xyzzy --records").isRefused("There is no xyzzy in the picture. Pieces: ");
    }

    @Test
    void theyAreDrawnBelowThePicture() throws IOException {
        cli.run("show @club.muster --png @map.png").isDone();
        cli.run("show @club.muster --png @wall.png --svg @wall.svg --with-records")
                .isDone();
        assertThat(height("wall.png")).isGreaterThan(height("map.png"));
        assertThat(cli.text("wall.svg")).contains(">Standings<", ">Regions<", ">Anna<");
    }

    private int height(String file) throws IOException {
        return ImageIO.read(Files.newInputStream(cli.file(file))).getHeight();
    }
}
