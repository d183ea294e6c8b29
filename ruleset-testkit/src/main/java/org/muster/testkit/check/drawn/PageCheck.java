package org.muster.testkit.check.drawn;

import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.text.Sentence;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.words.PlainWords;
import org.muster.testkit.check.GameCheck;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Findings;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A web page can use the picture of every moment: each thing with an id is an element that names it, pieces tell where
 * they are, ids stay the same from one moment to the next, and there is neither a style nor a script in it, so that it
 * stands under a strict content security policy.
 */
public final class PageCheck implements GameCheck {

    private static final int MOMENTS = 6;
    private static final int SCREEN = 800;

    @Override
    public Sentence name() {
        return Sentence.of("a web page can find everything in a picture, light it and move it");
    }

    @Override
    public <S> void look(Played<S> played, Findings findings) {
        for (Moment<S> moment : played.moments(Effort.of(MOMENTS))) {
            for (Pictured picture : Pictured.of(played, moment)) {
                look(picture.scene(), played.at(moment) + ", " + picture.who(), findings);
            }
        }
    }

    private static void look(Scene scene, String where, Findings findings) {
        Map<String, Element> byId = new HashMap<>();
        Set<String> found = new HashSet<>();
        NodeList elements = parse(SceneSvg.part(scene, Records.NONE, "table", SCREEN));
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            plain(element, where, findings);
            String id = element.getAttribute("id");
            if (!id.isEmpty() && byId.put(id, element) != null) {
                findings.add(where, "id", "two elements of a picture have the id \"" + id + "\"");
            }
            found.add(element.getAttribute("data-kind") + " " + element.getAttribute("data-id"));
        }
        for (Mark mark : scene.yDown().marks()) {
            String kind = mark.accept(new Kind());
            if (mark.id().isEmpty() || kind.isEmpty()) {
                continue;
            }
            if (!found.contains(kind + " " + PlainWords.of(mark.id()))) {
                findings.add(where, "mark", "no element of the picture names the " + kind + " \"" + mark.id() + "\"");
            }
            Element own = byId.get("table-" + kind + "-" + PlainWords.name(mark.id()));
            if (own == null) {
                findings.add(where, "stable", "no id tells the " + kind + " \"" + mark.id() + "\" in every picture");
            } else if (mark instanceof Mark.Token token
                    && own.getAttribute("data-id").equals(PlainWords.of(mark.id()))
                    && isOnly(token, scene)
                    && !isAt(token, own)) {
                findings.add(where, "place", "the picture tells a wrong place of \"" + mark.id() + "\"");
            }
        }
    }

    private static boolean isOnly(Mark.Token token, Scene scene) {
        return scene.marks().stream()
                        .filter(mark -> mark instanceof Mark.Token && mark.id().equals(token.id()))
                        .count()
                == 1;
    }

    /** As far as the picture's numbers are rounded. */
    private static boolean isAt(Mark.Token token, Element element) {
        double near = token.radius() / 10;
        return Math.abs(Double.parseDouble(element.getAttribute("data-x"))
                                - token.at().x())
                        < near
                && Math.abs(Double.parseDouble(element.getAttribute("data-y"))
                                - token.at().y())
                        < near;
    }

    private static void plain(Element element, String where, Findings findings) {
        if (Set.of("style", "script", "foreignObject").contains(element.getTagName())) {
            findings.add(
                    where, element.getTagName(), "there is an element " + element.getTagName() + " in the picture");
        }
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            String name = attributes.item(i).getNodeName();
            if (name.equals("style") || name.startsWith("on")) {
                findings.add(where, name, "an element of the picture has an attribute " + name);
            }
        }
    }

    private static NodeList parse(String svg) {
        try {
            return DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getElementsByTagName("*");
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new IllegalStateException("a picture is no XML: " + svg, e);
        }
    }

    /** What a mark is called in a picture's ids; empty if nothing need be drawn of it. */
    private static final class Kind implements Mark.Visitor<String> {

        @Override
        public String patch(Mark.Patch patch) {
            return "patch";
        }

        @Override
        public String line(Mark.Line line) {
            return line.points().size() > 1 ? "line" : "";
        }

        @Override
        public String token(Mark.Token token) {
            return "token";
        }

        @Override
        public String label(Mark.Label label) {
            return ""; // a quiet one is left out where there is no room
        }

        @Override
        public String backdrop(Mark.Backdrop backdrop) {
            return "";
        }
    }
}
