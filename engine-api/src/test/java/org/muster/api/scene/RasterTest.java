package org.muster.api.scene;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A picture that may lie under a scene. */
class RasterTest {

    private static byte[] file(String format, int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes);
        return bytes.toByteArray();
    }

    private static String text(String type, byte[] bytes) {
        return "data:" + type + ";base64," + Base64.getEncoder().encodeToString(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg"})
    void pngAndJpegAreTakenAndKnowTheirSize(String format) throws IOException {
        byte[] file = file(format, 30, 20);
        Raster picture = Raster.of(file);
        assertThat(picture.type()).isEqualTo("image/" + format);
        assertThat(picture.width()).isEqualTo(30);
        assertThat(picture.height()).isEqualTo(20);
        assertThat(picture.bytes()).isEqualTo(file);
        assertThat(new Raster(picture.text())).isEqualTo(picture);
        assertThat(picture.toString()).isEqualTo("image/" + format + " of " + file.length + " bytes");
    }

    @Test
    void whatCouldHoldAScriptOrNameAnotherPlaceIsRefused() {
        byte[] svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".getBytes(UTF_8);
        assertThatThrownBy(() -> Raster.of(svg)).hasMessageContaining("PNG or JPEG");
        assertThatThrownBy(() -> new Raster(text("image/svg+xml", svg))).hasMessageContaining("PNG or JPEG");
        assertThatThrownBy(() -> new Raster(text("image/png", svg))).hasMessageContaining("this is neither");
        assertThatThrownBy(() -> new Raster("https://example.org/spy.png")).hasMessageContaining("not a file's name");
        assertThatThrownBy(() -> new Raster("data:text/html,<script>")).hasMessageContaining("PNG or JPEG");
    }

    @Test
    void whatItIsCalledItMustBe() throws IOException {
        byte[] png = file("png", 3, 3);
        assertThatThrownBy(() -> new Raster(text("image/jpeg", png)))
                .hasMessage("this picture is called image/jpeg and is image/png");
    }

    /** A file of some kB may unpack to gigabytes: its own head says so. */
    @Test
    void moreThanABrowserLikesIsRefusedBeforeItIsUnpacked() throws IOException {
        assertThatThrownBy(() -> Raster.of(file("png", Raster.WIDEST + 1, 1)))
                .hasMessageContaining("1 to 3000 pixels along a side, not 3001 by 1");
        assertThatThrownBy(() -> Raster.of(file("jpeg", 1, Raster.WIDEST + 1))).hasMessageContaining("not 1 by 3001");
        byte[] bomb = file("png", 1, 1);
        Arrays.fill(bomb, 16, 20, (byte) 0xFF);
        assertThatThrownBy(() -> Raster.of(bomb)).hasMessageContaining("not 4294967295 by 1");
        byte[] large = Arrays.copyOf(file("png", 1, 1), Raster.LARGEST + 1);
        assertThatThrownBy(() -> Raster.of(large)).hasMessage("a picture has 512 kB or fewer");
        assertThatThrownBy(() -> new Raster(text("image/png", large))).hasMessage("a picture has 512 kB or fewer");
    }

    @Test
    void whatBreaksOffIsRefused() throws IOException {
        byte[] jpeg = file("jpeg", 8, 8);
        for (int length = 0; length < 40; length++) {
            byte[] cut = Arrays.copyOf(jpeg, length);
            assertThatThrownBy(() -> Raster.of(cut)).as("%d bytes", length).hasMessageContaining("breaks off");
        }
    }
}
