package org.muster.cli.mend;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.Aftermath;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.view.Documents;

/** What is told after something was taken back. */
final class TakenBack {

    private TakenBack() {}

    static void printMend(Console console, GameFile file, int mend) {
        Aftermath aftermath = new Aftermath(console, file, null);
        if (console.json()) {
            aftermath.print(Documents.object().put("unmended", mend));
            return;
        }
        console.line("The mend of entry {n} is taken back; what counts is what counted before it.", mend);
        aftermath.print();
    }

    /** What goes when a game goes back to the entry before its last step: the step, and what was typed in since. */
    static Sentence lastStep(Game<?> game, int to) {
        List<Entry> gone =
                game.history().stream().filter(entry -> entry.n() > to).toList();
        long typed = gone.stream()
                .filter(entry -> entry.body() instanceof Entry.Rolled)
                .flatMap(entry -> ((Entry.Rolled) entry.body()).rolls().stream())
                .filter(roll -> roll.source().equals("typed"))
                .count();
        Sentence step = step(game, gone.get(0).body());
        return typed == 0 ? step : Sentence.of("{step}, and {n roll|rolls} typed since", step, typed);
    }

    private static Sentence step(Game<?> game, Entry.Body body) {
        if (body instanceof Entry.Chose chose) {
            return Sentence.of("the answer of {who}", game.play().called(chose.seat()));
        }
        return body instanceof Entry.Lapsed lapsed
                ? Sentence.of("that time was up for decision {n}", lapsed.decision())
                : Sentence.of("that the game was closed");
    }

    static void print(Console console, GameFile file, int to, Sentence what) {
        if (!console.json()) {
            console.line("Taken back: {what}.", what);
        }
        print(console, file, to);
    }

    static void print(Console console, GameFile file, int to) {
        Aftermath aftermath = new Aftermath(console, file, null);
        if (console.json()) {
            aftermath.print(Documents.object().put("rewoundTo", to));
            return;
        }
        console.line("Back to entry {n}; what came after it no longer counts.", to);
        aftermath.print();
    }
}
