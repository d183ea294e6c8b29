package org.muster.cli.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.scene.Raster;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.core.data.RastersBeside;
import org.muster.core.game.BadGame;

/** Files of pictures, read no further than one that lies under a map may be long. */
public final class PictureFile {

    private PictureFile() {}

    /** What it holds; a byte more than it may, where it is too long. */
    public static byte[] read(Path path) {
        TextFile.mustBeFile(path);
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(Raster.LARGEST + 1);
        } catch (IOException e) {
            throw new BadGame(List.of(new Violation("NO_FILE", FailuresInWords.told(e), List.of(), "")));
        }
    }

    /** The text of a chart, or of whatever lies there, with the picture in it that it names. */
    public static String chart(Path path) {
        return RastersBeside.taken(TextFile.read(path), Chart.class, name -> read(path.resolveSibling(name)));
    }
}
