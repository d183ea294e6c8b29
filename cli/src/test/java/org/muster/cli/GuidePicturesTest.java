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
