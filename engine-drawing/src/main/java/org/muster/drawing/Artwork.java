package org.muster.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.muster.drawing.shape.PathData;

/** The silhouettes and tiles that the engine brings, from {@code symbols.svg} and {@code patterns.svg}. */
final class Artwork {

    private static final Map<String, Piece> SYMBOLS = read("symbols.svg", "symbol");
    private static final Map<String, Piece> PATTERNS = read("patterns.svg", "pattern");

    /**
     * One drawing.
     *
     * @param kind {@code craft}, {@code piece} or {@code site} for a symbol, {@code line} or {@code dot} for a tile
     * @param width of a tile
     * @param height of a tile
     */
    record Piece(String name, String kind, double width, double height, Path2D path) {

        /** It as a tile, a point of its own being {@code point} large. */
        Path2D tile(double point) {
            return new Path2D.Double(path, AffineTransform.getScaleInstance(point, point));
        }

        /**
         * Tiles side by side as one path: lines that overlap from tile to tile must not become darker there. All start at
         * 0,0, so that the pattern goes on from one patch to the next.
         */
        Path2D over(Rectangle2D bounds, double point) {
            double across = width * point;
            double down = height * point;
            Path2D one = tile(point);
            Path2D.Double all = new Path2D.Double();
            for (double row = Math.floor(bounds.getMinY() / down); row * down < bounds.getMaxY(); row++) {
                for (double column = Math.floor(bounds.getMinX() / across);
                        column * across < bounds.getMaxX();
                        column++) {
                    AffineTransform place = AffineTransform.getTranslateInstance(column * across, row * down);
                    all.append(one.getPathIterator(place), false);
                }
            }
            return all;
        }
    }

    private Artwork() {}

    static Optional<Piece> symbol(String name) {
        return Optional.ofNullable(SYMBOLS.get(name));
    }

    static Optional<Piece> pattern(String name) {
        return Optional.ofNullable(PATTERNS.get(name));
    }

    private static Map<String, Piece> read(String file, String element) {
        Map<String, Piece> pieces = new TreeMap<>();
        try (InputStream in = Objects.requireNonNull(Artwork.class.getResourceAsStream(file), file)) {
            XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
            factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            XMLStreamReader xml = factory.createXMLStreamReader(in, "UTF-8");
            Path2D.Double path = new Path2D.Double();
            while (xml.hasNext()) {
                if (xml.next() != XMLStreamReader.START_ELEMENT) {
                    continue;
                }
                if (xml.getLocalName().equals(element)) {
                    path = new Path2D.Double();
                    String name = text(xml, "id");
                    pieces.put(
                            name, new Piece(name, text(xml, "class"), size(xml, "width"), size(xml, "height"), path));
                } else if (xml.getLocalName().equals("path")) {
                    path.append(PathData.read(text(xml, "d")), false);
                } else if (xml.getLocalName().equals("circle")) {
                    boolean hole = text(xml, "class").equals("hole");
                    path.append(PathData.circle(size(xml, "cx"), size(xml, "cy"), size(xml, "r"), hole), false);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(file, e);
        }
        return pieces;
    }

    private static String text(XMLStreamReader xml, String attribute) {
        return Objects.requireNonNullElse(xml.getAttributeValue(null, attribute), "");
    }

    private static double size(XMLStreamReader xml, String attribute) {
        String value = text(xml, attribute);
        return value.isEmpty() ? 0 : Double.parseDouble(value);
    }
}
