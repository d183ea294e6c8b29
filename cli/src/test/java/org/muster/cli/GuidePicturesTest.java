package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./check} draws them all and compares; here only that there is a command for each. */
class GuidePicturesTest {

    @Test
    void everyPictureOfAGuideIsDrawnByACommand() throws IOException {
        assertThat(GuidePictures.unknown(Path.of(".."))).isEmpty();
    }

    /** What a game among bots comes to is another thing as soon as bots or rules are mended. */
    @Test
    void theWordsOfAPictureStayTrueWhenAnotherGameIsDrawn(@TempDir Path root) throws IOException {
        assertThat(GuidePictures.counting(Path.of(".."))).isEmpty();
        Files.createDirectories(root.resolve("docs/rulesets"));
        Files.writeString(
                root.resolve("README.md"),
                "![A map](docs/pictures/map.png)\n\n*Five of six left.*\n\n![A sea, turn 8](docs/pictures/sea.png)\n");
        assertThat(GuidePictures.counting(root))
                .containsExactly(
                        "README.md counts in the words of map.png: Five of six",
                        "README.md counts in the words of sea.png: turn 8");
    }

    @Test
    void aPictureWithoutACommandOrWithoutAGuideIsFound(@TempDir Path root) throws IOException {
        Files.createDirectories(root.resolve("docs/rulesets"));
        Files.createDirectories(root.resolve("docs/pictures"));
        Files.writeString(root.resolve("README.md"), "![A map](docs/pictures/map.png)\n");
        Files.writeString(root.resolve("docs/rulesets/war.md"), "![A war](../pictures/war.png)\n");
        Files.writeString(
                root.resolve("docs/pictures/README.md"),
                "$ muster show a.muster --png map.png\n$ muster show a.muster --png nobody.png\n");
        Files.write(root.resolve("docs/pictures/old.png"), new byte[] {1});
        assertThat(GuidePictures.unknown(root))
                .containsExactly(
                        "a guide shows war.png, and no command of docs/pictures/README.md draws it",
                        "docs/pictures/README.md draws nobody.png, and no guide shows it",
                        "docs/pictures/old.png is drawn by no command");
    }

    @Test
    void aPartOfAPictureIsDrawnAroundWhatIsNamed(@TempDir Path folder) throws IOException {
        Cli cli = new Cli(folder).opened();
        cli.run("show @club.muster --around nowhere").isRefused("There is no nowhere in the picture.");
    }
}
