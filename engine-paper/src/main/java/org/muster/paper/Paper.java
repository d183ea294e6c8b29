package org.muster.paper;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.muster.api.scene.Scene;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.Theme;

/**
 * Something to be printed, laid out for one size of pages.
 *
 * @param title of it
 * @param foot what stands at the foot of each page
 * @param size of the pages
 * @param parts what it is made of, in order
 */
public record Paper(String title, String foot, PageSize size, List<Part> parts) {

    private static final int PIXELS = 1_000;

    /** A part of it. */
    sealed interface Part permits Html, Picture {}

    /** HTML of its own: nothing that was opened in it is still open. */
    record Html(String html) implements Part {}

    /**
     * A picture.
     *
     * @param share most of a page's height that it may take, in percent
     */
    record Picture(Scene scene, int share) implements Part {}

    public Paper {
        parts = List.copyOf(parts);
    }

    /** As a file of its own that needs nothing else, to be read in a browser or printed by it. */
    public static String html(List<Paper> papers) {
        int[] pictures = {0};
        return document(
                papers,
                css(papers.get(0).size) + Theme.PRINT.css(),
                picture -> "<div class=\"picture\">"
                        + SceneSvg.part(picture.scene(), Records.NONE, "picture" + ++pictures[0], PIXELS) + "</div>\n");
    }

    /** The only style sheet that {@link #html} has, for a content security policy. */
    public static String style(PageSize size) {
        return css(size) + Theme.PRINT.css();
    }

    /** As PDF; the same paper is the same bytes. */
    public static byte[] pdf(List<Paper> papers) {
        return Pdf.of(papers);
    }

    static String css(PageSize size) {
        return resource("paper.css").replace("@size@", size.css());
    }

    /**
     * The whole document.
     *
     * @param drawn makes HTML of a picture
     */
    static String document(List<Paper> papers, String css, Function<Picture, String> drawn) {
        StringBuilder html =
                new StringBuilder("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n");
        html.append(new Xhtml()
                .open("head")
                .raw(
                        "<meta charset=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>")
                .element("title", papers.get(0).title)
                .raw("<style>" + css + "</style>")
                .closeLine());
        html.append("<body>\n");
        for (Paper paper : papers) {
            html.append("<article>\n");
            html.append(new Xhtml().element("div", paper.foot, "class", "foot"));
            for (Part part : paper.parts) {
                html.append(
                        part instanceof Picture picture
                                ? drawn.apply(picture)
                                : part instanceof Html own ? own.html : "");
            }
            html.append("</article>\n");
        }
        return html.append("</body>\n</html>\n").toString();
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Paper.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
