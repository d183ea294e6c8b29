package org.muster.cli.guides;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.cli.Cli;

/** The guides become pages that Javadoc takes into its site. */
class GuidePagesTest {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(?![a-z]+:)([^\"#]+)(?:#[^\"]*)?\"");

    @TempDir
    private Path folder;

    @Test
    void everyLinkOfEveryPageLeadsSomewhere() throws IOException {
        GuidePages.write(Path.of("..", "docs"), folder);
        Path pages = folder.resolve("guides/doc-files");
        int links = 0;
        for (Path page : html(pages)) {
            Matcher link = LINK.matcher(Files.readString(page));
            while (link.find()) {
                Path to = page.resolveSibling(link.group(1)).normalize();
                if (to.startsWith(pages)) {
                    assertThat(to).as(page.toString()).exists();
                    links++;
                }
            }
        }
        assertThat(links).isGreaterThan(100);
        assertThat(Files.readString(folder.resolve("guides/package-info.java")))
                .contains(
                        "<a href=\"doc-files/tutorial.html\">From the first project to a real game, in seven steps</a>")
                .contains("package guides;");
    }

    private static List<Path> html(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".html")).toList();
        }
    }

    @Test
    void headingsAreFoundAndNothingElseIsTakenForATag() {
        GuidePage page = GuidePage.of("""
                # My *guide*

                ## Steps & more
                See [steps](other.md#steps) and [out](https://muster.example/x.md).

                | a | b |
                |---|---|
                | {@code x} | @see |
                """, Path.of("my.md"));
        assertThat(page.title()).isEqualTo("My guide");
        assertThat(page.html())
                .contains("<h2 id=\"steps--more\">{@index \"Steps &amp; more\" My guide}</h2>")
                .contains("href=\"other.html#steps\"", "href=\"https://muster.example/x.md\"")
                .contains("<td>{&#64;code x}</td>", "<td>&#64;see</td>");
    }

    @Test
    void whereNoSiteIsThatIsSaid() {
        Cli.Ran ran = new Cli(folder).run("docs");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("There is no site of the guides here");
    }
}
