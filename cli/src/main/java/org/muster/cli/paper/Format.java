package org.muster.cli.paper;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import picocli.CommandLine.Option;

/** Options of commands that print: into what, for which paper. */
final class Format {

    @Option(names = "--pdf", description = "Write a PDF; so it does where the file is not called .html.")
    private boolean pdf;

    @Option(names = "--html", description = "Write a page for browsers, which needs nothing but itself.")
    private boolean html;

    @Option(
            names = "--paper",
            paramLabel = "SIZE",
            defaultValue = "a4",
            description = "a4 or letter; ${DEFAULT-VALUE} if left out.")
    private String paper = "a4";

    String paper() {
        return paper;
    }

    /** Whether a page for browsers is wanted. */
    boolean isHtml(@Nullable Path file) {
        if (pdf && html) {
            throw new BadGame("ONE_FORMAT", "--pdf or --html, not both.");
        }
        return html
                || !pdf
                        && file != null
                        && file.toString().toLowerCase(Locale.ROOT).matches(".*\\.html?");
    }

    /** Where it goes: the file that is named, or one called after the game in the folder where one is. */
    Path file(@Nullable Path named, Path game, String what) {
        if (named != null) {
            return named;
        }
        String name = String.valueOf(game.getFileName());
        String bare = name.endsWith(".muster") ? name.substring(0, name.length() - ".muster".length()) : name;
        return Path.of(bare + "-" + what + (isHtml(null) ? ".html" : ".pdf"));
    }
}
