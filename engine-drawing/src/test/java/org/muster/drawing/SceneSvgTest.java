package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.offset;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.drawing.words.Lettering;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SceneSvgTest {

    @Test
    void a_small_scene_is_drawn_as_it_was_looked_at() throws IOException {
        Golden.matches("small.svg", SceneSvg.draw(SampleScenes.small()));
    }

    @Test
    void the_board_alone_is_all_that_is_on_it_and_nothing_beside() throws Exception {
        Scene scene = SampleScenes.campaign();
        Element board = parse(SceneSvg.board(scene, Theme.LIGHT, 480)).getDocumentElement();
        Element whole =
                parse(SceneSvg.draw(scene, Records.NONE, Theme.LIGHT, 480)).getDocumentElement();
        double[] seen = Arrays.stream(board.getAttribute("viewBox").split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        assertThat(seen[2] / seen[3]).isCloseTo(scene.width() / scene.height(), offset(0.01));
        assertThat(board.getElementsByTagName("g").getLength())
                .as("every mark")
                .isPositive()
                .isLessThanOrEqualTo(whole.getElementsByTagName("g").getLength());
        assertThat(board.getElementsByTagName("text").getLength())
                .as("neither title nor legend")
                .isLessThan(whole.getElementsByTagName("text").getLength());
    }

    @Test
    void words_are_as_wide_as_their_room_whatever_font_is_there() throws Exception {
        NodeList words = parse(SceneSvg.draw(SampleScenes.campaign())).getElementsByTagName("text");
        int fitted = 0;
        for (int i = 0; i < words.getLength(); i++) {
            Element one = (Element) words.item(i);
            if (one.getTextContent().length() == 1) {
                assertThat(one.hasAttribute("textLength")).isFalse();
                continue;
            }
            double size = Double.parseDouble(one.getAttribute("font-size"));
            double wide = Double.parseDouble(one.getAttribute("textLength"));
            double capital = size / Lettering.fontSize(1);
            assertThat(wide)
                    .as(one.getTextContent())
                    .isBetween(
                            0.99 * Lettering.REGULAR.width(one.getTextContent(), capital),
                            1.01 * Lettering.BOLD.width(one.getTextContent(), capital));
            assertThat(one.getAttribute("lengthAdjust")).isEqualTo("spacingAndGlyphs");
            fitted++;
        }
        assertThat(fitted).isGreaterThan(20);
    }

    @Test
    void words_in_letters_that_nobody_has_measured_are_as_wide_as_they_are() {
        Scene scene = Scene.of(Sentence.verbatim("東京"), 10, 10);
        assertThat(SceneSvg.draw(scene)).contains("東京").doesNotContain("textLength");
    }

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void every_picture_is_well_formed_and_its_ids_are_unique(Scene scene) throws Exception {
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK, Theme.PRINT)) {
            NodeList elements = parse(SceneSvg.draw(scene, theme)).getElementsByTagName("*");
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < elements.getLength(); i++) {
                String id = ((Element) elements.item(i)).getAttribute("id");
                if (!id.isEmpty()) {
                    ids.add(id);
                }
            }
            assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[A-Za-z][A-Za-z0-9_-]*"));
        }
    }

    @Test
    void a_hole_is_left_out_of_its_patch() throws Exception {
        Mark.Patch ring =
                new Mark.Patch("ring", square(0, 9), List.of(square(3, 6)), List.of("terrain-water"), "a moat");
        String svg = SceneSvg.draw(new Scene("Moat", "", 9, 9, List.of(ring), List.of(), "A moat."));

        String area = marked(svg, "ring")
                .getElementsByTagName("path")
                .item(0)
                .getAttributes()
                .getNamedItem("d")
                .getNodeValue();
        assertThat(area.split("M")).hasSize(3);
        byte[] png = ScenePng.draw(new Scene("Moat", "", 9, 9, List.of(ring), List.of(), "A moat."), Theme.LIGHT, 300);
        java.awt.image.BufferedImage image = javax.imageio.ImageIO.read(new java.io.ByteArrayInputStream(png));
        assertThat(image.getRGB(150, image.getHeight() / 2 + 15))
                .isNotEqualTo(image.getRGB(60, image.getHeight() / 2 + 15));
    }

    private static List<Point> square(double from, double to) {
        return List.of(new Point(from, from), new Point(to, from), new Point(to, to), new Point(from, to));
    }

    @Test
    void a_table_whose_y_runs_up_is_drawn_with_its_origin_below() throws Exception {
        Mark.Token piece = new Mark.Token("a", new Point(2, 1), 0.5, 90, "", "A", List.of(), "");
        Mark.Line way = new Mark.Line("way", List.of(new Point(2, 1), new Point(2, 9)), true, List.of("move"), "8 cm");
        Scene up = new Scene("Table", "", 10, 10, true, List.of(way, piece), List.of(), "A table.");
        Mark.Token turned = new Mark.Token("a", new Point(2, 9), 0.5, 90, "", "A", List.of(), "");

        assertThat(up.yDown().marks()).contains(turned);
        assertThat(up.yDown().yUp()).isFalse();
        assertThat(up.yDown().yDown()).isEqualTo(up.yDown());
        assertThat(SceneText.draw(up, Terminal.plain(80))).contains("from A to 2,9: 8 cm");
    }

    @Test
    void those_who_cannot_see_it_are_told_what_it_shows() throws Exception {
        Element svg = parse(SceneSvg.draw(SampleScenes.small())).getDocumentElement();

        assertThat(svg.getAttribute("role")).isEqualTo("img");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Two Valleys");
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent()).isEqualTo("Two valleys, one at war.");
        assertThat(svg.getAttribute("aria-labelledby")).matches("\\S+-title \\S+-desc");
    }

    @Test
    void marks_keep_their_id_classes_and_note() throws Exception {
        Element mark = marked(SceneSvg.draw(SampleScenes.small()), "east");

        assertThat(mark.getAttribute("class")).isEqualTo("mark m-owner-1 m-capital m-fortified");
        assertThat(mark.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("the old capital");
    }

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void a_part_of_a_page_brings_no_styles_of_its_own(Scene scene) throws Exception {
        String part = SceneSvg.part(scene, Records.NONE, "table", 360);
        NodeList elements = parse(part).getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            assertThat(element.getTagName()).isNotIn("style", "script");
            assertThat(element.getAttribute("style")).isEmpty();
            assertThat(element.getAttribute("id")).matches("|table-.*");
        }
        assertThat(SceneSvg.draw(scene)).contains("<style>", "class=\"scene scene-light\"");
    }

    /** Else a page could not go from light to dark with the same picture. */
    @Test
    void a_part_is_the_same_for_all_themes_and_their_rules_know_no_lengths() {
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK, Theme.PRINT)) {
            assertThat(theme.css().lines().toList())
                    .hasSizeGreaterThan(100)
                    .allMatch(rule -> rule.startsWith(".scene ") && rule.endsWith("}"))
                    .noneMatch(rule -> rule.contains("stroke-width") || rule.contains("dasharray"));
        }
        assertThat(Theme.DARK.css()).isNotEqualTo(Theme.LIGHT.css());
        assertThat(SceneSvg.part(SampleScenes.small(), Records.NONE, "a", 800)).contains("stroke-width=\"");
    }

    @Test
    void whatever_lies_apart_from_its_mark_says_whose_it_is() throws Exception {
        Mark.Token ship = Mark.token("x1", new Point(2, 3), 0.5)
                .symbol("fighter")
                .text("X1")
                .facing(90);
        Mark.Line shot = Mark.line("shot-1", List.of(new Point(2, 3), new Point(8, 3)))
                .asArrow()
                .being("shot");
        List<Point> corners = List.of(new Point(0, 0), new Point(9, 0), new Point(9, 6), new Point(0, 6));
        Mark.Patch land = Mark.patch("land", corners).being("capital");
        String svg = SceneSvg.part(
                Scene.of(Sentence.verbatim("Space"), 9, 6).showing(List.of(land, shot, ship), List.of()),
                Records.NONE,
                "table",
                800);
        assertThat(svg)
                .contains(
                        "id=\"table-token-x1\" data-id=\"x1\" data-kind=\"token\" data-x=\"2\" data-y=\"3\"",
                        "id=\"table-token-x1-badge\" data-id=\"x1\" data-kind=\"token\" data-part=\"badge\" data-x=\"2\"",
                        "id=\"table-line-shot-1\" data-id=\"shot-1\" data-kind=\"line\"",
                        "id=\"table-line-shot-1-head\" data-id=\"shot-1\" data-kind=\"line\" data-part=\"head\"",
                        "id=\"table-patch-land\" data-id=\"land\" data-kind=\"patch\"",
                        "id=\"table-patch-land-icons\" data-id=\"land\" data-kind=\"patch\" data-part=\"icons\"");
    }

    @Test
    void a_name_of_a_picture_that_can_begin_no_id_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SceneSvg.part(SampleScenes.small(), Records.NONE, "my table", 800))
                .withMessageContaining("my table");
    }

    /** What only adorns must not take the click from the place below. */
    @Test
    void decoration_lets_clicks_through() throws Exception {
        NodeList groups = parse(SceneSvg.draw(SampleScenes.campaign())).getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) {
            Element group = (Element) groups.item(i);
            boolean through = group.getAttribute("pointer-events").equals("none");
            boolean told = group.getElementsByTagName("title").getLength() > 0;
            assertThat(through).isEqualTo(group.getAttribute("data-id").isEmpty() && !told);
        }
    }

    @Test
    void coordinates_are_the_scene_s_own() {
        assertThat(SceneSvg.draw(SampleScenes.small())).contains("d=\"M0 0L4 0L4 3L0 3Z\"");
    }

    @Test
    void hostile_words_stay_words() throws Exception {
        String hostile =
                "<script>alert(1)</script> ]]> & \" ' \u0000\u0007\u001B[31m \u202Egnp.exe\u2066 \uD800 \uFFFE";
        Point at = new Point(1, 1);
        List<String> classes = List.of("\"><script>", "owner-1");
        Scene scene = new Scene(
                hostile,
                hostile,
                4,
                3,
                List.of(
                        new Mark.Patch(hostile, List.of(at, new Point(2, 1), new Point(2, 2)), classes, hostile),
                        new Mark.Line(hostile, List.of(at, new Point(3, 1)), true, classes, hostile),
                        new Mark.Token(hostile, at, 1, 0, hostile, hostile, classes, hostile),
                        new Mark.Label(hostile, at, 0.2, hostile, classes)),
                List.of(new Scene.Entry(classes, hostile)),
                hostile);

        String svg = SceneSvg.draw(scene);

        Document document = parse(svg);
        assertThat(document.getElementsByTagName("script").getLength()).isZero();
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("<script>alert(1)</script> ]]> & \" ' [31m gnp.exe");
        assertThat(svg).doesNotContain("<script", "\u202E", "\u2066", "\u001B", "\u0000", "\uFFFE");
        assertThat(ScenePng.draw(scene, Theme.LIGHT, 300)).isNotEmpty();
        assertThat(SceneText.draw(scene, Terminal.plain(80))).doesNotContain("\u202E", "\u2066", "\u001B", "\u0007");
    }

    @Test
    void the_same_scene_gives_the_same_text_wherever_it_is_drawn() {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        String here = SceneSvg.draw(SampleScenes.campaign());
        try {
            for (String language : List.of("tr", "ar-EG-u-nu-arab", "de-DE")) {
                Locale.setDefault(Locale.forLanguageTag(language));
                TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
                assertThat(SceneSvg.draw(SampleScenes.campaign())).isEqualTo(here);
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void an_empty_scene_is_a_picture_too() throws Exception {
        Scene empty = new Scene("", "", 0, 0, List.of(), List.of(), "");

        assertThat(parse(SceneSvg.draw(empty)).getDocumentElement().getTagName())
                .isEqualTo("svg");
        assertThat(ScenePng.draw(empty, Theme.LIGHT, 10)).isNotEmpty();
        assertThat(SceneText.draw(empty, Terminal.plain(80))).isBlank();
    }

    private static Element marked(String svg, String id) throws Exception {
        NodeList groups = parse(svg).getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) {
            Element group = (Element) groups.item(i);
            if (group.getAttribute("data-id").equals(id)) {
                return group;
            }
        }
        throw new AssertionError("no mark " + id);
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)));
    }
}
