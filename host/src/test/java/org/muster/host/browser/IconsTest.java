package org.muster.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The icons of the app are drawings of {@code icon.svg}; drawn anew with {@code -Dgolden.write=true}. */
class IconsTest {

    private static final Path ASSETS = Path.of("src/main/resources/org/muster/host/assets");
    /** Of 255, on average: letters are smoothed in other ways by other Chromiums. */
    private static final int ALIKE = 3;

    @RegisterExtension
    static final Windows WINDOWS = new Windows();

    @Test
    void theyAreDrawnFromOneDrawing() throws Exception {
        String svg = Files.readString(ASSETS.resolve("icon.svg"));
        // Phones cut out a circle or what they like: its ground goes to the edge, and what it shows is in the middle.
        String whole = svg.replace("rx=\"14\"", "")
                .replace("viewBox=\"0 0 64 64\"", "viewBox=\"-8 -8 80 80\"")
                .replace("width=\"64\" height=\"64\"", "x=\"-8\" y=\"-8\" width=\"80\" height=\"80\"");
        BrowserContext context = WINDOWS.of(WINDOWS.club().nobody(), Windows.screen(Windows.DESK));
        drawn(context.newPage(), svg, 192, "icon-192.png");
        drawn(context.newPage(), svg, 512, "icon-512.png");
        drawn(context.newPage(), whole, 512, "icon-maskable.png");
    }

    private static void drawn(Page page, String svg, int size, String name) throws Exception {
        page.setViewportSize(size, size);
        page.setContent(
                "<style>body{margin:0;background:transparent}svg{display:block;width:100vw;height:100vh}</style>"
                        + svg);
        byte[] png = page.screenshot(new Page.ScreenshotOptions().setOmitBackground(true));
        if (Boolean.getBoolean("golden.write")) {
            Files.write(ASSETS.resolve(name), png);
        }
        BufferedImage is = ImageIO.read(new ByteArrayInputStream(png));
        BufferedImage kept = ImageIO.read(ASSETS.resolve(name).toFile());
        assertThat(kept.getWidth()).isEqualTo(size).isEqualTo(kept.getHeight());
        long difference = 0;
        for (int i = 0; i < size * size; i++) {
            int one = is.getRGB(i % size, i / size);
            int other = kept.getRGB(i % size, i / size);
            for (int shift = 0; shift < 32; shift += 8) {
                difference += Math.abs((one >>> shift & 255) - (other >>> shift & 255));
            }
        }
        assertThat(difference / (4L * size * size)).as(name).isLessThan(ALIKE);
    }
}
