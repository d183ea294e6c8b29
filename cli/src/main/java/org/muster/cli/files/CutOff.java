package org.muster.cli.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** A game file that ends in the midst of an entry: what was cut off may be whole elsewhere, so it is not overwritten. */
public final class CutOff {

    private final Console console;
    private final JournalFile file;

    /** Of a file that was read. */
    CutOff(Console console, JournalFile file) {
        this.console = console;
        this.file = file;
    }

    /** Says to who looks that this may not be all. */
    void tell() throws IOException {
        int entries = file.head().entries();
        if (entries == 0) {
            console.say("muster: not one entry of {file} is whole: ask for the file again.", file.path());
            return;
        }
        console.say(
                "muster: {file} ends in the midst of entry {n}: it was cut short when it was written or sent. This is the"
                        + " game as it was at entry {last}.",
                file.path(),
                entries,
                entries - 1);
    }

    /** Asks whom it can ask; refuses everybody else. */
    void mustBeRecovered() throws IOException {
        if (!console.screen().isTerminal()) {
            throw new BadGame("CUT_SHORT", "{why}", file.cutShort().sentence());
        }
        tell();
        String yes = Sentence.of("y").toString();
        Sentence question =
                Sentence.of("Play on from there? What was cut off is kept in a file of its own. ({yes} for yes) ", yes);
        try (Keyboard keyboard = Keyboard.of(console)) {
            String typed = keyboard.line(question.toString(), List.of());
            if (typed == null || !typed.strip().equalsIgnoreCase(yes)) {
                throw new BadGame("CUT_SHORT", "Nothing was written.");
            }
        }
        file.recover().ifPresent(this::told);
    }

    /** Makes a game's file whole, and tells how; what stands before the cut is judged first. */
    public static void recover(Console console, Path game) throws IOException {
        JournalFile.Content content = JournalFile.read(GameFile.find(game));
        Journal.read(content.lines());
        CutOff cut = new CutOff(console, content.file());
        Optional<JournalFile.Recovered> recovered = content.file().recover();
        if (console.json()) {
            console.document(cut.document(recovered));
        } else if (recovered.isEmpty()) {
            console.line(
                    "{file} is whole; there is nothing to do.", content.file().path());
        } else {
            cut.told(recovered.get());
            console.line(
                    "The game goes on from entry {n}.", content.file().head().entries() - 1);
        }
    }

    private ObjectNode document(Optional<JournalFile.Recovered> recovered) throws IOException {
        ObjectNode document = Json.MAPPER.createObjectNode();
        document.put("lastEntry", file.head().entries() - 1);
        document.put(
                "completed", recovered.map(JournalFile.Recovered::completed).orElse(false));
        recovered.map(JournalFile.Recovered::kept).ifPresent(kept -> document.put("kept", kept.toString()));
        return document;
    }

    private void told(JournalFile.Recovered recovered) {
        if (recovered.kept() == null) {
            console.say("Only the end of the last line was missing: nothing is lost.");
        } else {
            console.say("What was cut off does not count; it is kept in {file}.", recovered.kept());
        }
    }
}
