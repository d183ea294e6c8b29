package org.muster.drawing;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Raster;
import org.muster.api.scene.Scene;
import org.muster.drawing.shape.Box;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.words.Lettering;
import org.muster.drawing.words.PlainWords;

/**
 * A scene as SVG. Its coordinates are the scene's own, so that a click is a place of the game; where the scene's y runs
 * up ({@code data-y-runs="up"} of the root), a place's y is {@code data-height} less the click's.
 *
 * <p>All that is drawn of a mark are groups {@code g.mark} with its id as {@code data-id}, its kind as {@code data-kind}
 * ({@code patch}, {@code line}, {@code token} or {@code label}), its classes as {@code m-...}, and an {@code id} that stays
 * the same from picture to picture: {@code scene-token-rebel-1}. What lies apart from the rest of its mark, over other
 * pieces or where there was room, is a group of the same {@code data-id} with a {@code data-part}: {@code badge},
 * {@code icons}, {@code head} or {@code leader}. A token has its middle as {@code data-x} and {@code data-y}: whoever slides it moves all
 * groups of its id by the difference. What is only decoration takes no clicks; what lies over a place without being one
 * has a note at most, so that {@code elementsFromPoint} finds the place below.
 *
 * <p>Shapes have the theme's classes as {@code s-...}, and what depends on the picture's size, such as the breadth of
 * lines, as attributes: there is no inline style. A file brings its theme's rules with it; {@link #part} leaves them to
 * {@link Theme#css}, which is the same for all pictures.
 */
public final class SceneSvg {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final String SCENE = "scene";
    private static final Mark.Visitor<String> KIND = new Kind();

    private final Scene scene;
    private final @Nullable Theme theme;
    private final Sheet sheet;
    private final boolean yUp;
    private final String name;
    private final Function<Raster, String> address;
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;
    private final Set<String> ids = new HashSet<>();
    private final Map<String, Drawn.Hatched> tiles = new LinkedHashMap<>();
    private final Set<List<String>> styled = new HashSet<>();
    private final Map<List<String>, Map<String, String>> lengths = new HashMap<>();
    private final Map<List<String>, Lettering> lettering = new HashMap<>();

    /** @param theme whose rules it brings; null: none */
    /** What a mark is called in the picture's ids. */
    private static final class Kind implements Mark.Visitor<String> {

        @Override
        public String patch(Mark.Patch patch) {
            return "patch";
        }

        @Override
        public String line(Mark.Line line) {
            return "line";
        }

        @Override
        public String token(Mark.Token token) {
            return "token";
        }

        @Override
        public String label(Mark.Label label) {
            return "label";
        }

        @Override
        public String backdrop(Mark.Backdrop backdrop) {
            return "backdrop";
        }
    }

    private SceneSvg(Scene scene, Sheet sheet, @Nullable Theme theme, String name, Function<Raster, String> address)
            throws XMLStreamException {
        this.address = address;
        this.scene = scene;
        this.theme = theme;
        this.name = name;
        this.yUp = scene.yUp();
        this.sheet = sheet;
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
        return write(scene, Sheet.of(scene.yDown(), records, pixels), theme, SCENE);
    }

    /** The board alone, without title and legend: small beside others, it shows which of them it is. */
    public static String board(Scene scene, Theme theme, int pixels) {
        return write(scene, Sheet.ofBoard(scene.yDown(), pixels), theme, SCENE);
    }

    /**
     * As a part of a page that brings a theme's rules itself, see {@link Theme#css}: the same for all themes.
     *
     * @param name a letter, then letters, digits and hyphens; all ids begin with it, so that pictures of one page keep apart
     * @throws IllegalArgumentException if the name is not such
     */
    public static String part(Scene scene, Records records, String name, int pixels) {
        return part(scene, records, name, pixels, Raster::text);
    }

    /**
     * The same in a page whose host keeps pictures apart, so that a browser asks for each once.
     *
     * @param address of a picture that lies under the scene
     */
    public static String part(Scene scene, Records records, String name, int pixels, Function<Raster, String> address) {
        if (!name.matches("[A-Za-z][A-Za-z0-9-]*")) {
            throw new IllegalArgumentException(
                    "not a name of a picture, a letter and then letters, digits, hyphens: " + name);
        }
        return write(scene, Sheet.of(scene.yDown(), records, pixels), null, name, address);
    }

    private static String write(Scene scene, Sheet sheet, @Nullable Theme theme, String name) {
        return write(scene, sheet, theme, name, Raster::text);
    }

    private static String write(
            Scene scene, Sheet sheet, @Nullable Theme theme, String name, Function<Raster, String> address) {
        try {
            return new SceneSvg(scene, sheet, theme, name, address).draw();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    private String draw() throws XMLStreamException {
        collect(sheet.drawn());
        xml.writeStartElement("svg");
        xml.writeDefaultNamespace(NAMESPACE);
        xml.writeAttribute(
                "viewBox", n(sheet.x()) + " " + n(sheet.y()) + " " + n(sheet.width()) + " " + n(sheet.height()));
        xml.writeAttribute("class", theme == null ? SCENE : SCENE + " " + scope(theme));
        xml.writeAttribute("data-width", n(scene.width()));
        xml.writeAttribute("data-height", n(scene.height()));
        xml.writeAttribute("data-y-runs", yUp ? "up" : "down");
        xml.writeAttribute("role", "img");
        xml.writeAttribute("aria-labelledby", name + "-title " + name + "-desc");
        line();
        described("title", PlainWords.of(scene.title()));
        described("desc", PlainWords.of(scene.alt()));
        if (theme != null) {
            element("style", theme.css("." + scope(theme), styled));
        }
        patterns();
        boolean decoration = false;
        for (Drawn drawn : sheet.drawn()) {
            boolean ofMark = drawn instanceof Drawn.Group;
            if (decoration == ofMark) {
                decoration = !decoration;
                if (decoration) {
                    xml.writeStartElement("g");
                    letThrough();
                    line();
                } else {
                    end();
                }
            }
            write(drawn);
        }
        if (decoration) {
            end();
        }
        end();
        xml.close();
        return text.toString();
    }

    /** Of a theme's own pictures, so that files of two themes keep apart on one page. */
    private static String scope(Theme theme) {
        return SCENE + "-" + theme.name();
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
        return name + "-" + String.join("-", hatched.classes());
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
            path(new Drawn.Shape(tile.tile(sheet.point()), entry.getValue().classes()));
            xml.writeEndElement();
            line();
        }
        end();
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
        } else if (drawn instanceof Drawn.Image image) {
            image(image);
        }
    }

    private void group(Drawn.Group group) throws XMLStreamException {
        xml.writeStartElement("g");
        of(group.of(), group.part());
        if (!group.note().isEmpty()) {
            element("title", group.note());
        }
        for (Drawn part : group.parts()) {
            write(part);
        }
        end();
    }

    /** What a page must know to find the mark, to light it and to move it. */
    private void of(Mark mark, String part) throws XMLStreamException {
        String kind = mark.accept(KIND);
        List<String> classes = new ArrayList<>(List.of("mark"));
        mark.classes().forEach(c -> classes.add("m-" + PlainWords.name(c)));
        if (!mark.id().isEmpty()) {
            String id = name + "-" + kind + "-" + PlainWords.name(mark.id()) + (part.isEmpty() ? "" : "-" + part);
            xml.writeAttribute("id", unique(id));
            xml.writeAttribute("data-id", PlainWords.of(mark.id()));
        } else if (mark.note().isEmpty()) {
            letThrough();
        }
        xml.writeAttribute("data-kind", kind);
        if (!part.isEmpty()) {
            xml.writeAttribute("data-part", part);
        }
        if (mark instanceof Mark.Token token) {
            xml.writeAttribute("data-x", n(token.at().x()));
            xml.writeAttribute("data-y", n(token.at().y()));
        }
        xml.writeAttribute("class", String.join(" ", classes));
        line();
    }

    /** Clicks go to what lies below. */
    private void letThrough() throws XMLStreamException {
        xml.writeAttribute("pointer-events", "none");
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
        styled(shape);
        xml.writeAttribute("d", PathData.write(shape.path(), sheet.decimals()));
    }

    /** In a picture of its own, which ends where the board does. */
    private void image(Drawn.Image image) throws XMLStreamException {
        Box seen = image.within();
        xml.writeStartElement("svg");
        rectangle(seen);
        xml.writeAttribute(
                "viewBox", n(seen.left()) + " " + n(seen.top()) + " " + n(seen.width()) + " " + n(seen.height()));
        xml.writeEmptyElement("image");
        rectangle(image.box());
        xml.writeAttribute("preserveAspectRatio", "none");
        xml.writeAttribute("href", address.apply(image.picture()));
        end();
    }

    private void rectangle(Box box) throws XMLStreamException {
        xml.writeAttribute("x", n(box.left()));
        xml.writeAttribute("y", n(box.top()));
        xml.writeAttribute("width", n(box.width()));
        xml.writeAttribute("height", n(box.height()));
    }

    private void words(Drawn.Words words) throws XMLStreamException {
        xml.writeStartElement("text");
        styled(words);
        xml.writeAttribute("x", n(words.x()));
        xml.writeAttribute("y", n(words.y()));
        xml.writeAttribute("font-size", n(Lettering.fontSize(words.size())));
        if (words.centred()) {
            xml.writeAttribute("text-anchor", "middle");
        }
        fitted(words);
        xml.writeCharacters(words.text());
        end();
    }

    /** As wide as the room that was found for them, whatever letters there are where they are shown. */
    private void fitted(Drawn.Words words) throws XMLStreamException {
        Lettering letters = lettering.computeIfAbsent(words.classes(), Theme::letters);
        if (words.text().length() > 1 && letters.has(words.text())) {
            xml.writeAttribute("textLength", n(letters.width(words.text(), words.size())));
            xml.writeAttribute("lengthAdjust", "spacingAndGlyphs");
        }
    }

    /** Its classes, and the lengths that they mean in this picture. */
    private void styled(Drawn drawn) throws XMLStreamException {
        xml.writeAttribute("class", "s-" + String.join(" s-", drawn.classes()));
        Map<String, String> known = lengths.computeIfAbsent(
                drawn.classes(), classes -> Theme.lengths(classes, sheet.point(), sheet.decimals() + 1));
        for (Map.Entry<String, String> length : known.entrySet()) {
            xml.writeAttribute(length.getKey(), length.getValue());
        }
    }

    private void described(String element, String words) throws XMLStreamException {
        xml.writeStartElement(element);
        xml.writeAttribute("id", name + "-" + element);
        xml.writeCharacters(words);
        end();
    }

    private void element(String name, String words) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(words);
        end();
    }

    private void end() throws XMLStreamException {
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
