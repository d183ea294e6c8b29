package org.muster.cli.guides;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A guide as a page that Javadoc takes into its site.
 *
 * @param title as HTML
 * @param html the whole page
 */
record GuidePage(String title, String html) {

    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());

    private static final Pattern HEADING = Pattern.compile("<h([1-6]) id=\"([^\"]*)\">(.*?)</h\\1>");
    private static final Pattern LINK = Pattern.compile("href=\"(?!\\w+:)([^\"#]*)\\.md(#[^\"]*)?\"");

    static GuidePage of(String markdown, Path file) {
        String body = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .build()
                .render(Parser.builder().extensions(EXTENSIONS).build().parse(markdown));
        // Javadoc reads it too: what looks like a tag of its own is none
        String plain = body.replace("@", "&#64;");
        String linked = LINK.matcher(plain).replaceAll("href=\"$1.html$2\"");
        String name = Objects.requireNonNull(file.getFileName()).toString().replace(".md", "");
        Matcher first = HEADING.matcher(linked);
        String title = first.find() ? first.group(3).replaceAll("<[^>]*>", "") : name;
        String found = HEADING.matcher(linked)
                .replaceAll(heading -> Matcher.quoteReplacement(
                        findable(heading.group(1), heading.group(2), heading.group(3), title)));
        return new GuidePage(title, """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"><title>%s</title></head>
                <body><main>
                %s</main></body>
                </html>
                """.formatted(title, found));
    }

    /** A heading that the site's search finds, with the guide that it stands in. */
    private static String findable(String level, String id, String heading, String guide) {
        String words = heading.replaceAll("<[^>]*>|[{}\"]", "").strip();
        String marked = heading.contains("<") || words.isEmpty()
                ? heading
                : "{@index \"" + words + "\" " + guide.replaceAll("[{}]", "") + '}';
        return "<h" + level + " id=\"" + id + "\">" + marked + "</h" + level + '>';
    }
}
