package org.muster.cli.words;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;
import org.muster.core.match.News;
import org.muster.core.story.Line;
import org.muster.core.view.Log;
import org.muster.core.view.View;

/** Lines of the log as people read them. */
public final class LogLines {

    private LogLines() {}

    /** A line with the number of its entry. */
    public static void print(Console console, View<?> view, Log.Told told) {
        Line line = told.line();
        console.verbatim(String.format("%5d  ", told.n())
                + told(console, line.kind(), line.sentence(), hiddenFrom(view, line), line.rules()));
    }

    /** What somebody hears, by itself. */
    public static String told(Console console, News.Heard line) {
        return told(console, line.kind(), line.sentence(), "", line.rules());
    }

    private static String told(Console console, Line.Kind kind, Sentence sentence, String behind, List<String> rules) {
        Screen screen = console.screen();
        String text = sentence.toString();
        String told = switch (kind) {
            case CHOSE -> screen.bold(text);
            case ROLLED -> "* " + text;
            case TOLD -> text;
            case NOTED, MENDED -> "- " + text;
        };
        return told + behind + screen.faint(AskedInWords.rules(rules));
    }

    /** Who sees all should see what others don't. */
    private static String hiddenFrom(View<?> view, Line line) {
        if (line.audience().everybody() || !view.viewer().seesAll()) {
            return "";
        }
        List<Object> who = new ArrayList<>();
        line.audience().players().forEach(player -> who.add(view.game().play().called(player)));
        return " "
                + (who.isEmpty()
                        ? Sentence.of("(seen by nobody)")
                        : Sentence.of("(seen by {who} only)", Sentence.joined(", ", who)));
    }
}
