package org.muster.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.muster.core.game.Game;
import org.muster.core.game.Verification;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster verify}. */
@Command(
        name = "verify",
        description = {
            "Check a game: every entry's hash, every answer and every roll, all played again.",
            "Exit 1 if it does not hold."
        },
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
            GameFile file = GameFile.open(session, game.path);
            Verification found = Verification.of(file.game());
            if (session.json()) {
                document(file, found);
            } else {
                print(file, found);
            }
            return found.violations().isEmpty() ? Exit.DONE : Exit.WANTING;
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

    private void document(GameFile file, Verification found) {
        ObjectNode json = Documents.object();
        json.put("holds", found.violations().isEmpty());
        json.put("entries", found.entries()).put("chain", lastHash(file.game()));
        json.put("answers", answers(file.game()));
        json.set("rolls", Json.MAPPER.valueToTree(found.rolls()));
        json.put("proven", found.proven()).put("waiting", found.waiting());
        json.put("state", found.state());
        json.put("sameCode", sameCode(file)).put("cutOff", file.cutOff());
        json.set("violations", Documents.violations(found.violations()));
        session.document(json);
    }

    private void print(GameFile file, Verification found) {
        session.line("entries  " + found.entries() + ", their chain of hashes is whole; the last is "
                + lastHash(file.game()));
        session.line("answers  " + answers(file.game()) + ", all legal when they were given");
        session.line("rolls    " + rolls(found));
        session.line("state    " + found.state() + " (SHA-256)");
        session.line("ruleset  " + file.ruleset().info().id() + ' '
                + file.ruleset().info().version() + ", "
                + (sameCode(file) ? "the same code as" : "other code than") + " when the game was opened");
        if (file.cutOff() > 0) {
            session.line("note     the last write was cut short: " + file.cutOff()
                    + " bytes that never counted; the next write overwrites them");
        }
        found.violations().forEach(one -> session.line(session.screen().red("wrong    ") + one));
        boolean holds = found.violations().isEmpty();
        session.line(session.screen().bold(holds ? "The game holds." : "The game does not hold."));
    }

    private static String lastHash(Game<?> game) {
        return game.entries().get(game.entries().size() - 1).hash();
    }

    private static long answers(Game<?> game) {
        return game.entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .count();
    }

    private static boolean sameCode(GameFile file) {
        return file.game().header().ruleset().equals(file.ruleset().version());
    }

    private static String rolls(Verification found) {
        String text = found.rolls().entrySet().stream()
                .map(one -> one.getValue()
                        + switch (one.getKey()) {
                            case "seeded" -> " from the seed, recomputed";
                            case "fair" ->
                                " fair (" + found.proven() + " proved by seeds that are revealed, " + found.waiting()
                                        + " not yet)";
                            default -> " of real dice, typed in";
                        })
                .collect(Collectors.joining("; "));
        return text.isEmpty() ? "none" : text + "; all as the rules ask for them";
    }
}
