package org.muster.drawing;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.muster.api.scene.Scene;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.words.Lettering;
import org.muster.drawing.words.PlainWords;

/**
 * A scene as SVG. Its coordinates are the scene's own, so that a click is a place of the game. Marks are groups with
 * {@code data-id} and their classes as {@code m-...}; shapes in them have the theme's classes as {@code s-...}.
 */
public final class SceneSvg {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final String LETTERS = "Inter, \"Segoe UI\", \"Helvetica Neue\", Arial, \"DejaVu Sans\", sans-serif";

    private final Scene scene;
    private final Theme theme;
    private final Sheet sheet;
    private final String scope;
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;
    private final Set<String> ids = new HashSet<>();
    private final Map<String, Drawn.Hatched> tiles = new LinkedHashMap<>();
    private final Set<List<String>> styled = new HashSet<>();

    private SceneSvg(Scene scene, Records records, Theme theme, int pixels) throws XMLStreamException {
        this.scene = scene;
        this.theme = theme;
        this.sheet = Sheet.of(scene.yDown(), records, pixels);
        this.scope = "scene-" + theme.name() + "-" + digest(scene, records);
        this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    }

    public static String draw(Scene scene) {
        return draw(scene, Theme.LIGHT);
    }

    public static String draw(Scene scene, Theme theme) {
        return draw(scene, Records.NONE, theme);
    }

    /** With records below it. */
    public static String draw(Scene scene, Records records, Theme theme) {
        return draw(scene, records, theme, Sheet.WIDE);
    }

    /**
     * The same for a place so many pixels wide, such as a phone: below 800 letters are larger, and names that find no
     * room for them have a key.
     */
    public static String draw(Scene scene, Records records, Theme theme, int pixels) {
        try {
            return new SceneSvg(scene, records, theme, pixels).draw();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Keeps ids and styles of several pictures on one page apart, and is the same for the same picture. */
    private static String digest(Scene scene, Records records) {
        CRC32 sum = new CRC32();
        sum.update(scene.toString().getBytes(StandardCharsets.UTF_8));
        if (!records.tables().isEmpty()) {
            sum.update(records.toString().getBytes(StandardCharsets.UTF_8));
        }
        return Long.toString(sum.getValue(), 36);
    }

    private String draw() throws XMLStreamException {
        collect(sheet.drawn());
        xml.writeStartElement("svg");
        xml.writeDefaultNamespace(NAMESPACE);
        xml.writeAttribute(
                "viewBox", n(sheet.x()) + " " + n(sheet.y()) + " " + n(sheet.width()) + " " + n(sheet.height()));
        xml.writeAttribute("class", "scene " + scope);
        xml.writeAttribute("role", "img");
        xml.writeAttribute("aria-labelledby", scope + "-title " + scope + "-desc");
        line();
        described("title", PlainWords.of(scene.title()));
        described("desc", PlainWords.of(scene.alt()));
        element(
                "style",
                ".%s text {font-family:%s}\n%s"
                        .formatted(scope, LETTERS, theme.css(scope, styled, sheet.point(), sheet.decimals() + 1)));
        patterns();
        for (Drawn drawn : sheet.drawn()) {
            write(drawn);
        }
        xml.writeEndElement();
        line();
        xml.close();
        return text.toString();
    }

    private void collect(List<Drawn> drawn) {
        for (Drawn one : drawn) {
            if (one instanceof Drawn.Group group) {
                collect(group.parts());
            } else {
                styled.add(one.classes());
            }
            if (one instanceof Drawn.Hatched hatched) {
                tiles.putIfAbsent(tileId(hatched), hatched);
            }
        }
    }

    private String tileId(Drawn.Hatched hatched) {
        return scope + "-" + String.join("-", hatched.classes());
    }

    private void patterns() throws XMLStreamException {
        if (tiles.isEmpty()) {
            return;
        }
        xml.writeStartElement("defs");
        line();
        for (Map.Entry<String, Drawn.Hatched> entry : tiles.entrySet()) {
            Artwork.Piece tile = entry.getValue().tile();
            xml.writeStartElement("pattern");
            xml.writeAttribute("id", entry.getKey());
            xml.writeAttribute("patternUnits", "userSpaceOnUse");
            xml.writeAttribute("width", n(tile.width() * sheet.point()));
            xml.writeAttribute("height", n(tile.height() * sheet.point()));
            path(new Drawn.Shape(
                    Tiling.tile(tile, sheet.point()), entry.getValue().classes()));
            xml.writeEndElement();
            line();
        }
        xml.writeEndElement();
        line();
    }

    private void write(Drawn drawn) throws XMLStreamException {
        if (drawn instanceof Drawn.Group group) {
            group(group);
        } else if (drawn instanceof Drawn.Shape shape) {
            path(shape);
            line();
        } else if (drawn instanceof Drawn.Hatched hatched) {
            xml.writeEmptyElement("path");
            xml.writeAttribute("fill", "url(#" + tileId(hatched) + ")");
            xml.writeAttribute("d", PathData.write(hatched.path(), sheet.decimals()));
            line();
        } else if (drawn instanceof Drawn.Words words) {
            words(words);
        }
    }

    private void group(Drawn.Group group) throws XMLStreamException {
        xml.writeStartElement("g");
        if (!group.id().isEmpty()) {
            xml.writeAttribute("id", unique(scope + "-" + PlainWords.name(group.id())));
            xml.writeAttribute("data-id", PlainWords.of(group.id()));
        }
        List<String> classes = new ArrayList<>(List.of("mark"));
        group.classes().forEach(c -> classes.add("m-" + PlainWords.name(c)));
        xml.writeAttribute("class", String.join(" ", classes));
        line();
        if (!group.note().isEmpty()) {
            element("title", group.note());
        }
        for (Drawn part : group.parts()) {
            write(part);
        }
        xml.writeEndElement();
        line();
    }

    private String unique(String id) {
        String free = id;
        for (int i = 2; !ids.add(free); i++) {
            free = id + "-" + i;
        }
        return free;
    }

    private void path(Drawn.Shape shape) throws XMLStreamException {
        xml.writeEmptyElement("path");
        xml.writeAttribute("class", styleClasses(shape));
        xml.writeAttribute("d", PathData.write(shape.path(), sheet.decimals()));
    }

    private void words(Drawn.Words words) throws XMLStreamException {
        xml.writeStartElement("text");
        xml.writeAttribute("class", styleClasses(words));
        xml.writeAttribute("x", n(words.x()));
        xml.writeAttribute("y", n(words.y()));
        xml.writeAttribute("font-size", n(Lettering.fontSize(words.size())));
        if (words.centred()) {
            xml.writeAttribute("text-anchor", "middle");
        }
        xml.writeCharacters(words.text());
        xml.writeEndElement();
        line();
    }

    private static String styleClasses(Drawn drawn) {
        return "s-" + String.join(" s-", drawn.classes());
    }

    private void described(String name, String words) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeAttribute("id", scope + "-" + name);
        xml.writeCharacters(words);
        xml.writeEndElement();
        line();
    }

    private void element(String name, String words) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(words);
        xml.writeEndElement();
        line();
    }

    private void line() throws XMLStreamException {
        xml.writeCharacters("\n");
    }

    private String n(double value) {
        return PathData.number(value, sheet.decimals());
    }
}
