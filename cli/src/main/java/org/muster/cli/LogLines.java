package org.muster.cli;

import org.muster.core.game.Line;

/** Lines of the log as people read them. */
final class LogLines {

    private LogLines() {}

    static void print(Session session, Line line) {
        Screen screen = session.screen();
        String text = line.sentence().toString();
        String told = switch (line.kind()) {
            case CHOSE -> screen.bold(text);
            case ROLLED -> "* " + text;
            case TOLD -> text;
            case NOTED -> "- " + text;
        };
        session.line(String.format("%5d  ", line.entry()) + told + screen.faint(Asked.rules(line.rules())));
    }
}
