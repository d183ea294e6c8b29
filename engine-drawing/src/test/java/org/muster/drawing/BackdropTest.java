package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Raster;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.drawing.excerpt.Excerpt;
import org.muster.drawing.picture.Pixels;

/** A picture under a scene. */
class BackdropTest {

    /** What WCAG asks of small letters. */
    private static final double LETTERS = 4.5;
    /** And of lines that tell something. */
    private static final double LINES = 3;

    private static Raster plain(int rgb) throws IOException {
        BufferedImage image = new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 64; i++) {
            image.setRGB(i % 8, i / 8, rgb);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return Raster.of(bytes.toByteArray());
    }

    private static Scene over(Raster picture, Point from, Point to) {
        return Scene.of(Sentence.of("A map"), 100, 50)
                .showing(
                        List.of(
                                Mark.patch("keep", square(10, 10, 40)).being("unowned"),
                                Mark.label("keep", new Point(30, 30), 3, "Keep"),
                                Mark.backdrop(picture, from, to)),
                        List.of());
    }

    private static List<Point> square(double x, double y, double side) {
        return List.of(new Point(x, y), new Point(x + side, y), new Point(x + side, y + side), new Point(x, y + side));
    }

    private static Scene whole(Raster picture) {
        return over(picture, new Point(0, 0), new Point(100, 50));
    }

    @Test
    void itLiesUnderAllElseAndEndsWithTheBoard() throws IOException {
        String svg = SceneSvg.draw(over(plain(0xAA0000), new Point(-20, -20), new Point(120, 70)));
        assertThat(svg)
                .contains(
                        "<svg x=\"0\" y=\"0\" width=\"100\" height=\"50\" viewBox=\"0 0 100 50\"><image x=\"-20\""
                                + " y=\"-20\" width=\"140\" height=\"90\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,");
        assertThat(svg.indexOf("<image"))
                .isLessThan(svg.indexOf("class=\"s-veil"))
                .isLessThan(svg.indexOf("data-id=\"keep\""));
        assertThat(svg.indexOf("class=\"s-veil")).isLessThan(svg.indexOf("class=\"s-edge-halo"));
        assertThat(svg).contains("s-area s-unowned s-pictured");
    }

    @Test
    void whereYRunsUpItStandsUprightAtItsPlace() throws IOException {
        Scene up = over(plain(0), new Point(0, 0), new Point(50, 20)).upwards();
        assertThat(SceneSvg.draw(up)).contains("<image x=\"0\" y=\"30\" width=\"50\" height=\"20\"");
    }

    /** A page of a host names it, so that a browser asks once for what may be half a megabyte; a list of games has none. */
    @Test
    void aPageMayNameItAndASmallBoardLeavesItOut() throws IOException {
        Scene scene = whole(plain(0));
        assertThat(SceneSvg.part(scene, Records.NONE, "table", 800, any -> "/there"))
                .contains("href=\"/there\"")
                .doesNotContain("data:image");
        assertThat(SceneSvg.board(scene, Theme.LIGHT, 800)).doesNotContain("<image", "s-pictured", "s-veil");
        assertThat(SceneSvg.draw(scene.showing(scene.marks().subList(0, 2), List.of())))
                .doesNotContain("<image", "s-pictured", "s-veil", "s-edge-halo");
    }

    @Test
    void pixelsShowItAndADamagedOneIsLeftOut() throws IOException {
        Raster red = plain(0xFF0000);
        assertThat(colour(whole(red), 0.8, 0.5)).isEqualTo(new Color(0xFF8080)); // half veiled
        byte[] cut = red.bytes();
        for (int i = 40; i < cut.length; i++) {
            cut[i] = 7;
        }
        Raster damaged = Raster.of(cut);
        assertThat(Pixels.areIn(damaged)).isFalse();
        assertThat(Pixels.areIn(red)).isTrue();
        assertThat(colour(whole(damaged), 0.8, 0.5)).isEqualTo(Color.WHITE);
    }

    private static Color colour(Scene scene, double across, double down) throws IOException {
        BufferedImage image =
                ImageIO.read(new ByteArrayInputStream(ScenePng.draw(scene, Theme.LIGHT, 1040))); // a pixel is a point
        Sheet sheet = Sheet.of(scene, Records.NONE, 1040);
        double scale = 1040 / sheet.width();
        return new Color(image.getRGB((int) ((across * scene.width() - sheet.x()) * scale), (int)
                ((down * scene.height() - sheet.y()) * scale)));
    }

    @Test
    void aTerminalHasNoneAndAPartOfASceneKeepsItWhereItLies() throws IOException {
        Scene scene = whole(plain(0));
        assertThat(SceneText.draw(scene, Terminal.plain(80)))
                .isEqualTo(SceneText.draw(scene.showing(scene.marks().subList(0, 2), List.of()), Terminal.plain(80)));
        Scene near = Excerpt.around(List.of("keep"), scene);
        assertThat(near.marks())
                .anyMatch(mark -> mark instanceof Mark.Backdrop one
                        && one.to().x() - one.from().x() == 100
                        && one.from().x() < 0.001);
    }

    /** Over a black picture and over a white one, in words and borders, on ground of nobody and of anybody. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "print"})
    void wordsAndBordersAreReadOverAnyPicture(String name) {
        Theme theme = Theme.named(name).orElseThrow();
        for (Color picture : List.of(Color.BLACK, Color.WHITE, new Color(0x7F7F7F))) {
            Color board = over(theme.look(List.of("veil")).fill().orElseThrow(), picture);
            for (String owner : List.of("unowned", "owner-0", "owner-1", "owner-3", "owner-7", "terrain-water")) {
                Color ground = over(
                        theme.look(List.of("area", owner, "pictured")).fill().orElseThrow(), board);
                for (List<String> words : List.of(List.of("words"), List.of("words", "quiet"))) {
                    Color halo = over(theme.look(words).stroke().orElseThrow(), ground);
                    assertThat(contrast(theme.look(words).fill().orElseThrow(), halo))
                            .as("%s %s %s", words, owner, picture)
                            .isGreaterThanOrEqualTo(LETTERS);
                }
                Color halo = over(
                        theme.look(List.of("area", owner, "pictured")).fill().orElseThrow(),
                        over(theme.look(List.of("edge-halo")).stroke().orElseThrow(), board));
                assertThat(contrast(theme.look(List.of("edge")).stroke().orElseThrow(), halo))
                        .as("border %s %s", owner, picture)
                        .isGreaterThanOrEqualTo(LINES);
            }
        }
    }

    private static Color over(Color upper, Color lower) {
        double share = upper.getAlpha() / 255.0;
        return new Color(
                (int) Math.round(upper.getRed() * share + lower.getRed() * (1 - share)),
                (int) Math.round(upper.getGreen() * share + lower.getGreen() * (1 - share)),
                (int) Math.round(upper.getBlue() * share + lower.getBlue() * (1 - share)));
    }

    private static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
    }
}
