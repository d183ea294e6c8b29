package org.muster.cli.rulesets;

import java.util.List;
import org.muster.cli.terminal.Console;
import org.muster.core.view.Documents;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What checks of rulesets found, as lines for people as they go or as one document at their end. */
final class CheckReport {

    /** How wide verdicts are. */
    private static final int VERDICTS = 9;

    private final Console console;

    CheckReport(Console console) {
        this.console = console;
    }

    /** Says what is being looked at, until something is found. */
    void begin(int number, int all, Object check) {
        if (!console.json() && console.screen().isTerminal()) {
            console.err().print("\r" + number + '/' + all + "  " + check + " \u001b[K");
            console.err().flush();
        }
    }

    /** Takes away what {@link #begin} said. */
    private void end() {
        if (!console.json() && console.screen().isTerminal()) {
            console.err().print("\r\u001b[K");
            console.err().flush();
        }
    }

    void say(Verdict verdict, Object text) {
        end();
        if (!console.json()) {
            String word = verdict.word().toString();
            String first = word + " ".repeat(Math.max(1, VERDICTS - word.length()));
            boolean bad = verdict == Verdict.PROBLEM;
            console.verbatim((bad ? console.screen().red(first) : first) + text);
        }
    }

    void below(Object text) {
        if (!console.json()) {
            console.verbatim(" ".repeat(VERDICTS) + text);
        }
    }

    /** The document, if one is wanted. */
    void document(List<String> problems, ArrayNode rulesets) {
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.set("problems", Documents.strings(problems));
            console.document(json.set("rulesets", rulesets));
        }
    }
}
