package org.muster.host.browser;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** A screenshot with the 256 colours it uses most: a third of its size, and nobody sees it. */
final class SmallPng {

    private static final int COLOURS = 256;
    private static final int OPAQUE = 0xFF000000;
    /** Colours that differ less are one. */
    private static final int COARSE = 0xFFFCFCFC;

    private SmallPng() {}

    static void write(byte[] png, Path file) {
        try {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
            ImageIO.write(reduced(image), "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BufferedImage reduced(BufferedImage image) {
        Map<Integer, Integer> counts = new HashMap<>();
        each(image, (x, y, colour) -> counts.merge(colour, 1, Integer::sum));
        List<Integer> palette = counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(COLOURS)
                .map(Map.Entry::getKey)
                .toList();
        int[] colours = palette.stream().mapToInt(Integer::intValue).toArray();
        IndexColorModel model =
                new IndexColorModel(8, colours.length, colours, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
        BufferedImage small =
                new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        Map<Integer, Integer> nearest = new HashMap<>();
        each(
                image,
                (x, y, colour) -> small.getRaster()
                        .setSample(x, y, 0, nearest.computeIfAbsent(colour, any -> nearest(colours, any))));
        return small;
    }

    private interface Pixel {
        void at(int x, int y, int colour);
    }

    private static void each(BufferedImage image, Pixel pixel) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                pixel.at(x, y, (image.getRGB(x, y) | OPAQUE) & COARSE);
            }
        }
    }

    private static int nearest(int[] colours, int wanted) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colours.length; i++) {
            int far = far(colours[i], wanted, 16) + far(colours[i], wanted, 8) + far(colours[i], wanted, 0);
            if (far < least) {
                least = far;
                best = i;
            }
        }
        return best;
    }

    private static int far(int one, int other, int shift) {
        int by = (one >> shift & 0xFF) - (other >> shift & 0xFF);
        return by * by;
    }
}
