package org.muster.paper;

import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.FSObjectDrawerFactory;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.render.DefaultObjectDrawerFactory;
import com.openhtmltopdf.util.XRLog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.apache.pdfbox.multipdf.PDFMergerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.muster.api.scene.Scene;
import org.muster.drawing.ScenePng;
import org.muster.drawing.Theme;
import org.muster.drawing.fonts.FontFile;

/**
 * Paper as PDF. Letters are those of the pictures, so that no font of the machine is needed; pictures are painted as
 * vectors by the code that paints PNGs.
 */
final class Pdf {

    private static final String DRAWN = "muster/picture";
    private static final List<String> LETTERS = List.of("latin", "latin-ext", "greek", "cyrillic");
    private static final int BOLD = 600;
    private static final int REGULAR = 400;
    /** Any, but always the same. */
    private static final long DOCUMENT = 15;

    private Pdf() {}

    static byte[] of(List<Paper> papers) {
        XRLog.setLoggingEnabled(false);
        try (PDDocument whole = new PDDocument()) {
            PDFMergerUtility together = new PDFMergerUtility();
            for (Paper paper : papers) {
                try (PDDocument one = document(paper)) {
                    together.appendDocument(whole, one);
                }
            }
            describe(whole, papers.get(0).title());
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            whole.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is written but memory
        }
    }

    /** No clock and no chance in it: the same paper is the same bytes. */
    private static void describe(PDDocument document, String title) {
        PDDocumentInformation information = new PDDocumentInformation();
        information.setTitle(title);
        information.setProducer("Muster");
        Calendar never = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        never.setTimeInMillis(0);
        information.setCreationDate(never);
        document.setDocumentInformation(information);
        document.setDocumentId(DOCUMENT);
    }

    private static PDDocument document(Paper paper) throws IOException {
        List<Scene> scenes = new ArrayList<>();
        String html = Paper.document(List.of(paper), Paper.css(paper.size()) + fonts(), picture -> {
            scenes.add(picture.scene());
            return object(picture, paper.size(), scenes.size() - 1);
        });
        DefaultObjectDrawerFactory drawers = new DefaultObjectDrawerFactory();
        drawers.registerDrawer(DRAWN, drawer(scenes));
        PdfRendererBuilder builder = new PdfRendererBuilder();
        builder.withHtmlContent(html, null);
        builder.useObjectDrawerFactory((FSObjectDrawerFactory) drawers);
        for (String letters : LETTERS) {
            font(builder, letters, REGULAR);
            font(builder, letters, BOLD);
        }
        builder.useUriResolver((base, uri) -> null); // it reads nothing but itself
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        builder.toStream(bytes);
        builder.run();
        return org.apache.pdfbox.Loader.loadPDF(bytes.toByteArray());
    }

    private static void font(PdfRendererBuilder builder, String letters, int weight) {
        byte[] file = FontFile.trueType("inter-" + letters + "-" + weight + "-normal.woff");
        builder.useFont(() -> new ByteArrayInputStream(file), family(letters), weight, FontStyle.NORMAL, true);
    }

    private static String family(String letters) {
        return "Inter " + letters;
    }

    /** One family for each alphabet, as their files come; a letter is taken from the first that has it. */
    private static String fonts() {
        StringBuilder families = new StringBuilder();
        LETTERS.forEach(letters -> families.append('"').append(family(letters)).append("\","));
        return "body,code,small,th,td,i{font-family:" + families + "sans-serif}";
    }

    private static String object(Paper.Picture picture, PageSize size, int number) {
        double high = ScenePng.height(picture.scene(), 1);
        double width = Math.min(size.width(), size.height() * picture.share() / 100.0 / high);
        return String.format(
                Locale.ROOT,
                "<div class=\"picture\"><object type=\"%s\" title=\"%d\" style=\"width:%.2fmm;height:%.2fmm\"></object></div>%n",
                DRAWN,
                number,
                width,
                width * high);
    }

    private static FSObjectDrawer drawer(List<Scene> scenes) {
        return (e, x, y, width, height, device, context, dotsPerPixel) -> {
            Scene scene = scenes.get(Integer.parseInt(e.getAttribute("title")));
            device.drawWithGraphics(
                    (float) x,
                    (float) y,
                    (float) (width / dotsPerPixel),
                    (float) (height / dotsPerPixel),
                    graphics -> ScenePng.paint(graphics, scene, Theme.PRINT, width / dotsPerPixel));
            return null;
        };
    }
}
