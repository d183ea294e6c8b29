package org.muster.cli.mend;

import org.muster.cli.terminal.Console;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;

/** A mend that says what the entry says already: nobody is at fault, and nothing is done. */
public final class Unchanged {

    private Unchanged() {}

    /** Whether that is why nothing was mended. */
    public static boolean isSaid(BadGame why) {
        return why.isFor("SAYS_SO_ALREADY");
    }

    /** Tells it. */
    public static void tell(Console console, BadGame why, int entry) {
        if (console.json()) {
            console.document(Documents.object().put("unchanged", entry));
        } else {
            why.violations().forEach(one -> console.line(one.sentence()));
        }
    }
}
