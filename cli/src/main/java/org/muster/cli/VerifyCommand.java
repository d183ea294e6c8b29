package org.muster.cli;

import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import org.muster.core.game.Game;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster verify}. */
@Command(
        name = "verify",
        description =
                "Check a game: every entry's hash, every answer and roll played again. Exit 1 if it does not hold.",
        footerHeading = "%nExample:%n",
        footer = "  muster verify club.muster")
final class VerifyCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private GameParameter game = new GameParameter();

    VerifyCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        try {
            holds(GameFile.open(session, game.path));
            return Exit.DONE;
        } catch (BadJournal e) {
            fails(e);
            return Exit.WANTING;
        }
    }

    private void fails(BadJournal e) {
        if (session.json()) {
            session.document(Documents.object()
                    .put("holds", false)
                    .put("entry", e.entry())
                    .put("reason", e.getMessage()));
        } else {
            session.line(session.screen().red("The journal does not hold") + " from " + e.getMessage());
        }
    }

    private void holds(GameFile file) {
        Game<?> opened = file.game();
        int answers = 0;
        int rolls = 0;
        int typed = 0;
        for (Entry entry : opened.entries()) {
            if (entry.body() instanceof Entry.Chose) {
                answers++;
            } else if (entry.body() instanceof Entry.Rolled rolled) {
                rolls += rolled.rolls().size();
                typed += (int) rolled.rolls().stream()
                        .filter(one -> one.source().equals("typed"))
                        .count();
            }
        }
        int entries = opened.entries().size();
        String chain = opened.entries().get(entries - 1).hash();
        boolean sameCode = opened.header().ruleset().equals(file.ruleset().version());
        if (session.json()) {
            ObjectNode json = Documents.object();
            json.put("holds", true)
                    .put("entries", entries)
                    .put("chain", chain)
                    .put("answers", answers)
                    .put("rolls", rolls)
                    .put("typed", typed)
                    .put("dice", opened.header().dice().source())
                    .put("state", stateHash(opened))
                    .put("sameCode", sameCode)
                    .put("cutOff", file.cutOff());
            session.document(json);
            return;
        }
        session.line("entries  " + entries + ", the chain of hashes is whole, the last is " + chain);
        session.line("answers  " + answers + ", all legal when they were given");
        session.line("rolls    " + rolls + ", all as the rules ask for them; " + typed + " typed in, the others "
                + opened.header().dice().source());
        session.line("state    " + stateHash(opened) + " (SHA-256)");
        session.line("ruleset  " + file.ruleset().info().id() + " "
                + file.ruleset().info().version()
                + (sameCode
                        ? ", the same code as when the game was opened"
                        : ", other code than when the game was opened"));
        if (file.cutOff() > 0) {
            session.line("note     the last write was cut short: " + file.cutOff()
                    + " bytes that never counted, overwritten by the next write");
        }
        session.line(session.screen().bold("The game holds."));
    }

    /** SHA-256 of the state, by which two machines can tell that they are at the same place. */
    static <S> String stateHash(Game<S> game) {
        try {
            byte[] bytes = game.play().json().bytes(game.position().state());
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
