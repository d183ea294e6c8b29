package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.muster.api.scene.Scene;

class ScenePngTest {

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void the_picture_is_as_wide_as_asked_and_as_high_as_its_sheet(Scene scene) throws IOException {
        BufferedImage image = read(ScenePng.draw(scene, Theme.LIGHT, 500));
        Sheet sheet = Sheet.of(scene, Records.NONE, 500);

        assertThat(image.getWidth()).isEqualTo(500);
        assertThat(image.getHeight()).isEqualTo((int) Math.round(500 * sheet.height() / sheet.width()));
    }

    @Test
    void colours_are_those_of_the_theme() throws IOException {
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK, Theme.PRINT}) {
            BufferedImage image = read(ScenePng.draw(SampleScenes.small(), theme, 800));
            Color paper = theme.look(List.of("paper")).fill().orElseThrow();
            Color board = theme.look(List.of("board")).fill().orElseThrow();
            Color owner = theme.look(List.of("area", "owner-0")).fill().orElseThrow();

            assertThat(pixel(image, -0.1, -0.1)).isEqualTo(paper);
            assertThat(pixel(image, 0.7, 2.7)).isEqualTo(over(board, owner));
        }
    }

    @Test
    void words_are_there_without_a_font_on_the_machine() throws IOException {
        Scene words = new Scene("Ünïcödé Łódź Ελλάδα Москва", "", 10, 1, List.of(), List.of(), "");
        BufferedImage image = read(ScenePng.draw(words, Theme.LIGHT, 800));
        Color ink = Theme.LIGHT.look(List.of("title")).fill().orElseThrow();

        long inked = IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(i -> image.getRGB(i % image.getWidth(), i / image.getWidth()) == ink.getRGB())
                .count();
        assertThat(inked).isGreaterThan(500);
    }

    @Test
    void the_same_scene_gives_the_same_bytes() {
        byte[] first = ScenePng.draw(SampleScenes.table(), Theme.DARK, 400);
        Locale locale = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(ScenePng.draw(SampleScenes.table(), Theme.DARK, 400)).isEqualTo(first);
        } finally {
            Locale.setDefault(locale);
        }
    }

    private static Color pixel(BufferedImage image, double x, double y) {
        Sheet sheet = Sheet.of(SampleScenes.small(), Records.NONE, 1600);
        double scale = image.getWidth() / sheet.width();
        return new Color(image.getRGB((int) ((x - sheet.x()) * scale), (int) ((y - sheet.y()) * scale)));
    }

    private static Color over(Color ground, Color paint) {
        BufferedImage one = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = one.createGraphics();
        graphics.setColor(ground);
        graphics.fillRect(0, 0, 1, 1);
        graphics.setColor(paint);
        graphics.fillRect(0, 0, 1, 1);
        return new Color(one.getRGB(0, 0));
    }

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }
}
