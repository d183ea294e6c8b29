package org.muster.cli;

import org.muster.core.view.Documents;

/** What is told after something was taken back. */
final class TakenBack {

    private TakenBack() {}

    static void print(Session session, GameFile file, int to) {
        Aftermath aftermath = new Aftermath(session, file, null);
        if (session.json()) {
            aftermath.print(Documents.object().put("rewoundTo", to));
            return;
        }
        session.line("Back to entry " + to + "; what came after it no longer counts.");
        aftermath.print();
    }
}
