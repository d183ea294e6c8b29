package org.muster.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.muster.cli.files.Bookmark;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Screen;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;

/**
 * Plays a little of every ruleset on the class path by real commands, in one process and a folder of its own: what is
 * loaded meanwhile is what {@code ./muster} keeps in an archive, so that later processes start sooner.
 */
final class Rehearsal {

    private static final PrintStream NOWHERE =
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);

    private final Path folder;
    private final List<String> refused = new ArrayList<>();

    Rehearsal(Path folder) {
        this.folder = folder;
    }

    /** Leaves nothing behind. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("muster-rehearsal");
        try {
            System.setProperty("muster.plugins", folder.resolve("plugins").toString());
            System.setProperty(Bookmark.KEY, folder.resolve("key").toString());
            new Rehearsal(folder).play();
            Main.start(new String[] {"pending", folder.resolve("swm-campaign").toString()}, nobody());
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(one);
                }
            }
        }
    }

    /** The commands that were refused, of which there is one a ruleset: the words for that are loaded too. */
    List<String> play() throws IOException {
        run("rulesets");
        run("--help");
        for (LoadedRuleset ruleset : nobody().rulesets()) {
            play(ruleset.info().id());
        }
        return refused;
    }

    private void play(String ruleset) throws IOException {
        String fresh = folder.resolve(ruleset + ".muster").toString();
        run("new", ruleset, fresh, "--dice", "fair", "--join");
        run("pending", fresh);
        String thrown = folder.resolve(ruleset + "-thrown.muster").toString();
        run("new", ruleset, thrown, "--dice", "physical");
        run("pending", thrown);
        run("show", thrown);
        String kept = folder.resolve(ruleset).toString();
        run("simulate", ruleset, "-n", "1", "--seed", "1", "--keep", kept);
        Path game = folder.resolve(ruleset).resolve("seed-1.muster");
        if (Files.exists(game)) {
            playOn(game.toString(), Journal.read(JournalFile.read(game).lines()).entries());
        }
    }

    /** Goes back to the midst of a game and answers there once more as before. */
    private void playOn(String game, List<Entry> entries) {
        Supplier<Stream<Entry>> later = () -> entries.stream().skip(entries.size() / 2);
        later.get()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .findFirst()
                .ifPresent(entry -> {
                    Entry.Chose chose = (Entry.Chose) entry.body();
                    run("rewind", game, Integer.toString(entry.n() - 1));
                    for (String as : List.of(chose.seat().id(), "spectator")) {
                        run("show", game, "--as", as);
                        run("pending", game, "--as", as);
                    }
                    run("show", game);
                    run("show", game, "--json");
                    run("pending", game, "--json");
                    run("choose", game, "--as", chose.seat().id(), "{\"no\":\"such answer\"}");
                    run("choose", game, "--as", chose.seat().id(), Json.write(chose.answer()));
                    run("log", game, "--as", chose.seat().id());
                    run("explain", game);
                    run("undo", game);
                    run("verify", game);
                });
    }

    private static Console nobody() {
        return new Console(InputStream.nullInputStream(), NOWHERE, NOWHERE, Screen.NONE);
    }

    private void run(String... command) {
        if (Main.run(command, nobody()) != Exit.DONE) {
            refused.add(String.join(" ", command));
        }
    }
}
