package org.muster.drawing.picture;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.muster.api.scene.Raster;

/** The pixels of a picture. Its size was looked at before, and what its file says beside them is not read. */
public final class Pixels {

    private Pixels() {}

    /** Empty where the file breaks off or is damaged. */
    public static Optional<BufferedImage> of(Raster picture) {
        ImageReader reader = ImageIO.getImageReadersByMIMEType(picture.type()).next();
        try (MemoryCacheImageInputStream in =
                new MemoryCacheImageInputStream(new ByteArrayInputStream(picture.bytes()))) {
            reader.setInput(in, true, true);
            return Optional.of(reader.read(0));
        } catch (IOException | RuntimeException e) { // readers of the JDK throw whatever comes to their mind
            return Optional.empty();
        } finally {
            reader.dispose();
        }
    }

    /** Whether it can be drawn; what can't is left out of a picture of pixels, and browsers do as they like. */
    public static boolean areIn(Raster picture) {
        return of(picture).isPresent();
    }
}
