package org.muster.cli.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

    /**
     * The same lines, each answer once: one that was given in secret and is turned over among them is hidden from nobody, and
     * is not told again by what turns it over.
     */
    public static List<Log.Told> once(List<Log.Told> lines) {
        Set<String> opened = new HashSet<>();
        for (Log.Told one : lines) {
            if (one.line().kind() == Line.Kind.TOLD && one.line().audience().everybody()) {
                opened.add(one.line().sentence().toString());
            }
        }
        List<Log.Told> once = new ArrayList<>();
        Set<String> said = new HashSet<>();
        for (Log.Told one : lines) {
            String text = one.line().sentence().toString();
            if (one.line().kind() == Line.Kind.CHOSE && opened.contains(text)) {
                said.add(text);
                once.add(new Log.Told(one.n(), one.line().forAll()));
            } else if (one.line().kind() != Line.Kind.TOLD || !said.remove(text)) {
                once.add(one);
            }
        }
        return once;
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
