package org.muster.drawing.words;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.muster.drawing.fonts.FontFile;

/** Letters of one weight. Sizes are heights of a capital. */
public final class Lettering {

    public static final Lettering REGULAR = new Lettering(400);
    public static final Lettering BOLD = new Lettering(600);

    private final List<FontFile> fonts;
    private final ConcurrentHashMap<Integer, Path2D> outlines = new ConcurrentHashMap<>();

    private Lettering(int weight) {
        fonts = List.of("latin", "latin-ext", "greek", "cyrillic").stream()
                .map(letters -> new FontFile("inter-" + letters + "-" + weight + "-normal.woff"))
                .toList();
    }

    public static double fontSize(double size) {
        return size * REGULAR.fonts.get(0).em();
    }

    public double width(String words, double size) {
        return words.codePoints().mapToDouble(c -> font(c).advance(c)).sum() * size;
    }

    /** Whether it has all these letters; those it hasn't are boxes. */
    public boolean has(String words) {
        return words.codePoints().allMatch(c -> fonts.stream().anyMatch(font -> font.has(c)));
    }

    /** From x on the base line y. A character that no font has is a box. */
    public Path2D outline(String words, double x, double y, double size) {
        Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double at = x;
        for (int c : words.codePoints().toArray()) {
            AffineTransform place = new AffineTransform(size, 0, 0, size, at, y);
            path.append(outline(c).getPathIterator(place), false);
            at += font(c).advance(c) * size;
        }
        return path;
    }

    private Path2D outline(int character) {
        return outlines.computeIfAbsent(character, c -> font(c).outline(c));
    }

    private FontFile font(int character) {
        return fonts.stream().filter(f -> f.has(character)).findFirst().orElse(fonts.get(0));
    }

    /** Lines that are no wider, broken between words where that is possible. */
    public List<String> wrap(String words, double size, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer, size) > width) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }
}
