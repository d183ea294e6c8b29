package org.muster.cli.mend;

import org.muster.cli.files.GameFile;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.Aftermath;
import org.muster.core.match.LastStep;
import org.muster.core.view.Documents;

/** What is told after something was taken back. */
final class TakenBack {

    private TakenBack() {}

    static void print(Console console, GameFile file, LastStep last) {
        if (!console.json()) {
            console.line("Taken back: {what}.", last.what());
        }
        if (last.mend().isEmpty()) {
            print(console, file, last.to());
            return;
        }
        Aftermath aftermath = new Aftermath(console, file, null);
        if (console.json()) {
            aftermath.print(Documents.object().put("unmended", last.to()));
            return;
        }
        console.line("What counts is what counted before it.");
        aftermath.print();
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
