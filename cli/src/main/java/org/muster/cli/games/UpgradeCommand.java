package org.muster.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.game.Upgrade;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.match.Takeover;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster upgrade}. */
@Command(
        name = "upgrade",
        description = {
            "Take a game over to the version of its ruleset that is at hand.",
            "If something in it would not have happened so, tells the first entry that would differ, changes nothing,",
            "and exits with 1."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster upgrade club.muster --dry-run",
            "  muster upgrade club.muster --old old/ruleset-swm-campaign-1.0.0.jar"
        })
public final class UpgradeCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--dry-run", description = "Only tell; change nothing.")
    private boolean dryRun;

    @Option(
            names = "--old",
            paramLabel = "JAR",
            description = {
                "The ruleset as it was, to compare every fact and not only what was chosen and rolled;",
                "not needed where that version is in the plugins folder too."
            })
    private @Nullable Path old;

    /** Whether the game was played by the old rules too, to compare every fact. */
    private boolean compared;

    public UpgradeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        JournalFile.Content content = GameFile.read(console, game.path);
        Journal journal = Journal.read(content.lines());
        Header header = journal.header();
        LoadedRuleset fresh = console.ruleset(header.ruleset().id());
        Takeover<?> takeover = Takeover.to(fresh, header);
        Play<?> after = takeover.after();
        if (after.header().ruleset().equals(header.ruleset())
                && after.header().hashes().equals(header.hashes())) {
            told(
                    header,
                    header,
                    new Upgrade(null, Sentence.NOTHING),
                    Sentence.of("The game is on this version already."));
            return Exit.DONE;
        }
        mustBeLater(header.ruleset(), after.header().ruleset());
        Upgrade found = compare(header, fresh, takeover, journal);
        if (!found.isSafe()) {
            told(header, after.header(), found, Sentence.of("Nothing was changed."));
            return Exit.WANTING;
        }
        if (!dryRun) {
            content.file().append(takeover.lines(journal, null, console.clock()));
        }
        told(
                header,
                after.header(),
                found,
                dryRun ? Sentence.of("Nothing was changed: a dry run.") : Sentence.of("The game was taken over."));
        return Exit.DONE;
    }

    /** Who has only an older version at hand would lose what the newer one mended, and hear nothing of it. */
    private static void mustBeLater(Header.Version pinned, Header.Version atHand) {
        if (RulesetInfo.compareVersions(atHand.version(), pinned.version()) < 0) {
            throw new BadGame(
                    "OLDER_VERSION",
                    "The game is played by {ruleset} {pinned}; what is at hand, {found}, is older.",
                    pinned.id(),
                    pinned.version(),
                    atHand.version());
        }
    }

    private Upgrade compare(Header header, LoadedRuleset fresh, Takeover<?> takeover, Journal journal) {
        LoadedRuleset before = before(header, fresh).orElse(null);
        compared = before != null;
        return before == null ? takeover.tried(journal) : takeover.comparedWith(Play.of(before, header), journal);
    }

    /** The version by which the game is played; empty: it is not at hand any more. */
    private Optional<LoadedRuleset> before(Header header, LoadedRuleset fresh) {
        if (old == null) {
            return Optional.of(console.playing(header)).filter(one -> isPinned(one, header) && one != fresh);
        }
        if (!Files.exists(old)) {
            throw new BadGame("NO_FILE", "There is no file {path}.", old);
        }
        LoadedRuleset before = console.rulesetsIn(old)
                .find(header.ruleset().id())
                .orElseThrow(() -> new BadGame(
                        "NOT_IN_THERE",
                        "{path} holds no ruleset {id}.",
                        String.valueOf(old),
                        header.ruleset().id()));
        if (!isPinned(before, header)) {
            throw new BadGame(
                    "OTHER_VERSION",
                    "{path} holds version {found}; the game is played by {pinned}.",
                    old,
                    before.info().version(),
                    header.ruleset().version());
        }
        return Optional.of(before);
    }

    private static boolean isPinned(LoadedRuleset one, Header header) {
        return one.info().version().equals(header.ruleset().version());
    }

    private void told(Header from, Header to, Upgrade found, Sentence outcome) {
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.put("from", from.ruleset().version()).put("to", to.ruleset().version());
            json.put("safe", found.isSafe()).put("compared", compared ? "every fact" : "answers and rolls");
            if (found.entry() != null) {
                json.put("entry", found.entry()).put("fact", found.fact().toString());
            }
            console.document(json.put("outcome", outcome.toString()));
            return;
        }
        console.verbatim(from.ruleset().id() + ' ' + from.ruleset().version() + " > "
                + to.ruleset().version());
        if (found.entry() != null) {
            console.line("Entry {n} would be different: {fact}", found.entry(), found.fact());
        } else if (!compared) {
            console.line("Every answer is legal and every roll is asked for under the new rules too.");
            console.line("With --old JAR every other fact is compared as well.");
        } else {
            console.line("Nothing would be different.");
        }
        console.line(outcome);
    }
}
