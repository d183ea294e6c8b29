package org.muster.cli.remote;

import java.io.IOException;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What an organizer does to a game of a host: it is tried there first, and then done as it was told. */
final class FarMend {

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    @Option(names = "--dry-run", description = "Only show what would change.")
    private boolean dryRun;

    boolean isDry() {
        return dryRun;
    }

    FarDeed deed(Console console) throws IOException {
        return FarDeed.ofOrganizer(console, options, game);
    }

    /** What it would come to. */
    JsonNode tried(FarDeed deed, ObjectNode wanted) throws IOException {
        return deed.organize(wanted);
    }

    /** Does it, if nothing has happened since it was tried. */
    JsonNode done(FarDeed deed, ObjectNode wanted, JsonNode tried, String otherwise) throws IOException {
        wanted.put("sure", true).put("reason", reason.isEmpty() ? otherwise : reason);
        wanted.set("revision", tried.path("revision"));
        try {
            return deed.organize(wanted);
        } catch (BadGame e) {
            throw new BadGame(e.violations().stream().map(FarMend::howSaid).toList());
        }
    }

    private static Violation howSaid(Violation one) {
        return one.code().equals("NO_REASON")
                ? one.saying(Sentence.of("Say why with --reason: it stands in the journal."))
                : one;
    }

    /** Tries it, and does it unless it was only to be shown; whether it was done. */
    boolean whole(Console console, FarDeed deed, ObjectNode wanted, String otherwise) throws IOException {
        JsonNode tried = tried(deed, wanted);
        if (dryRun) {
            tell(console, tried);
            return false;
        }
        JsonNode unused = done(deed, wanted, tried, otherwise);
        return true;
    }

    /** Tells what it would come to. */
    void tell(Console console, JsonNode tried) {
        if (console.json()) {
            console.document(tried);
            return;
        }
        console.line(
                "{what}: so it would be; nothing was written.",
                tried.path("what").asString());
        tried.path("notes").forEach(note -> console.verbatim("  " + note.asString()));
        tried.path("gone").forEach(line -> console.verbatim("  - " + line.asString()));
        tried.path("come").forEach(line -> console.verbatim("  + " + line.asString()));
        for (JsonNode row : tried.path("records")) {
            console.verbatim("  " + row.path("table").asString() + "  "
                    + row.path("before").asString() + " -> " + row.path("after").asString());
        }
    }

    static ObjectNode wanted(String what) {
        return Documents.object().put("do", what);
    }
}
