package org.muster.drawing;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.muster.api.scene.Scene;
import org.muster.drawing.picture.Pixels;
import org.muster.drawing.shape.Box;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.words.Lettering;

/**
 * A scene as pixels, painted from the same sheet and theme as its SVG. Needs neither a screen nor a font on the
 * machine.
 */
public final class ScenePng {

    private final Theme theme;
    private final Sheet sheet;
    private final double scale;
    private final Graphics2D graphics;

    private ScenePng(Sheet sheet, Theme theme, double scale, Graphics2D graphics) {
        this.sheet = sheet;
        this.theme = theme;
        this.scale = scale;
        this.graphics = graphics;
    }

    /** @param width of the picture in pixels; its height follows */
    public static byte[] draw(Scene scene, Theme theme, int width) {
        return draw(scene, Records.NONE, theme, width);
    }

    /** The same with records below it. */
    public static byte[] draw(Scene scene, Records records, Theme theme, int width) {
        Sheet sheet = Sheet.of(scene.yDown(), records, width);
        double scale = width / sheet.width();
        int height = (int) Math.max(1, Math.round(sheet.height() * scale));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        theme.look(List.of("paper")).fill().ifPresent(graphics::setColor);
        graphics.fillRect(0, 0, width, height);
        new ScenePng(sheet, theme, scale, graphics).paint(sheet.drawn());
        graphics.dispose();
        return encode(image);
    }

    /** How high it is, drawn {@code width} wide. */
    public static double height(Scene scene, double width) {
        Sheet sheet = Sheet.of(scene.yDown(), Records.NONE, Sheet.WIDE);
        return sheet.height() * width / sheet.width();
    }

    /** Paints it, {@code width} wide, onto whatever can be painted on, such as a page of paper: letters as outlines too. */
    public static void paint(Graphics2D graphics, Scene scene, Theme theme, double width) {
        Sheet sheet = Sheet.of(scene.yDown(), Records.NONE, Sheet.WIDE);
        new ScenePng(sheet, theme, width / sheet.width(), graphics).paint(sheet.drawn());
    }

    /** Without ImageIO.write, which would go through a temporary file. */
    private static byte[] encode(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(image);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private void paint(List<Drawn> drawn) {
        for (Drawn one : drawn) {
            if (one instanceof Drawn.Group group) {
                paint(group.parts());
            } else if (one instanceof Drawn.Shape shape) {
                paint(shape.path(), theme.look(shape.classes()));
            } else if (one instanceof Drawn.Hatched hatched) {
                hatch(hatched);
            } else if (one instanceof Drawn.Words words) {
                write(words);
            } else if (one instanceof Drawn.Image image) {
                Pixels.of(image.picture()).ifPresent(pixels -> paint(pixels, image));
            }
        }
    }

    private void paint(BufferedImage picture, Drawn.Image image) {
        Shape before = graphics.getClip();
        Box seen = image.within();
        graphics.clip(pixels(PathData.rectangle(seen.left(), seen.top(), seen.width(), seen.height(), 0)));
        Box box = image.box();
        AffineTransform place = AffineTransform.getScaleInstance(scale, scale);
        place.translate(box.left() - sheet.x(), box.top() - sheet.y());
        place.scale(box.width() / picture.getWidth(), box.height() / picture.getHeight());
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.drawImage(picture, place, null);
        graphics.setClip(before);
    }

    private void paint(Path2D path, Look look) {
        Shape pixels = pixels(path);
        if (look.strokeBehind()) {
            stroke(pixels, look);
            fill(pixels, look);
        } else {
            fill(pixels, look);
            stroke(pixels, look);
        }
    }

    private void fill(Shape pixels, Look look) {
        look.fill().ifPresent(color -> {
            graphics.setColor(color);
            graphics.fill(pixels);
        });
    }

    private void stroke(Shape pixels, Look look) {
        look.stroke().ifPresent(color -> {
            graphics.setColor(color);
            graphics.setStroke(pen(look));
            graphics.draw(pixels);
        });
    }

    private BasicStroke pen(Look look) {
        double point = sheet.point() * scale;
        float[] dash = new float[look.dash().size()];
        for (int i = 0; i < dash.length; i++) {
            dash[i] = (float) (look.dash().get(i) * point);
        }
        return new BasicStroke(
                (float) (look.width() * point),
                look.roundCap() ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT,
                look.roundJoin() ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER,
                4,
                dash.length == 0 ? null : dash,
                0);
    }

    private void hatch(Drawn.Hatched hatched) {
        Shape before = graphics.getClip();
        graphics.clip(pixels(hatched.path()));
        Path2D tiles = hatched.tile().over(hatched.path().getBounds2D(), sheet.point());
        paint(tiles, theme.look(hatched.classes()));
        graphics.setClip(before);
    }

    private void write(Drawn.Words words) {
        Look look = theme.look(words.classes());
        Lettering letters = look.letters();
        double width = words.centred() ? letters.width(words.text(), words.size()) : 0;
        paint(letters.outline(words.text(), words.x() - width / 2, words.y(), words.size()), look);
    }

    private Shape pixels(Path2D path) {
        AffineTransform place = AffineTransform.getScaleInstance(scale, scale);
        place.translate(-sheet.x(), -sheet.y());
        return place.createTransformedShape(path);
    }
}
