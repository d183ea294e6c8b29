package org.muster.testkit.check.record;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.game.Snapshot;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.view.Asked;
import org.muster.core.view.View;
import org.muster.testkit.check.GameCheck;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.play.Trees;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Findings;

/**
 * A game that is loaded from a snapshot, written as text at any of its entries, is the game as it is replayed: to everybody
 * who looks, and in whatever is done in it next, which writes the same bytes.
 */
public final class SnapshotCheck implements GameCheck {

    private static final int SNAPSHOTS = 4;
    /** Entries that are played on from each. */
    private static final int ON = 24;

    @Override
    public Sentence name() {
        return Sentence.of("a game from a snapshot is the game");
    }

    @Override
    public <S> void look(Played<S> game, Findings findings) {
        try {
            Journal journal = Journal.read(game.lines());
            int entries = journal.entries().size();
            Game<S> whole = load(game, journal, null);
            int snapshots = Effort.of(SNAPSHOTS);
            for (int i = 1; i <= snapshots; i++) {
                int n = behindCommand(journal, Math.max(1, entries * i / (snapshots + 1)));
                String text =
                        load(game, journal.upTo(n), null).recording().snapshot().write(game.play());
                Snapshot<S> snapshot = Snapshot.read(game.play(), text);
                compare(game, "entry " + (n - 1), whole, load(game, journal, snapshot), findings);
                playOn(game, journal, load(game, journal.upTo(n), snapshot), n, findings);
            }
        } catch (RuntimeException e) {
            findings.unrepeatable(game.name(), "a snapshot can't be loaded: " + Thrown.told(e));
        }
    }

    /** Snapshots are made when a command is done, with all that the engine wrote of it. */
    private static int behindCommand(Journal journal, int from) {
        int n = from;
        while (n < journal.entries().size() && journal.entries().get(n).by().equals("engine")) {
            n++;
        }
        return n;
    }

    private static <S> Game<S> load(Played<S> game, Journal journal, @Nullable Snapshot<S> from) {
        return Game.load(game.play(), journal, null, RandomPlayers.CLOCK, from);
    }

    private static <S> void compare(Played<S> game, String from, Game<S> whole, Game<S> again, Findings findings) {
        List<String> differences = Trees.differences(
                game.play().json().write(whole.position()), game.play().json().write(again.position()), 6);
        if (!differences.isEmpty()) {
            findings.unrepeatable(
                    game.name(),
                    "loaded from a snapshot at " + from + " it differs: " + String.join("; ", differences));
            return;
        }
        String snapshot = whole.recording().snapshot().write(game.play());
        if (!snapshot.equals(again.recording().snapshot().write(game.play()))) {
            findings.unrepeatable(
                    game.name(),
                    "loaded from a snapshot at " + from + " it tells other revisions: "
                            + again.recording().snapshot().before() + ", not "
                            + whole.recording().snapshot().before());
        }
    }

    /** Does once more what was done from entry {@code n} on. */
    private static <S> void playOn(Played<S> game, Journal journal, Game<S> from, int n, Findings findings) {
        int to = behindCommand(journal, Math.min(n + ON, journal.entries().size()));
        for (Entry entry : journal.entries().subList(n, to)) {
            if (entry.body() instanceof Entry.Chose chose) {
                from.choose(
                        entry.by(),
                        chose.seat(),
                        chose.decision(),
                        chose.answer(),
                        chose.confirmed(),
                        chose.contribution());
            } else if (entry.body() instanceof Entry.Lapsed lapsed) {
                from.lapse(entry.by(), lapsed.decision());
            }
        }
        List<String> written = from.takeUnsaved().stream()
                .map(line -> new String(line, StandardCharsets.UTF_8).stripTrailing())
                .toList();
        String where = "played on from a snapshot at entry " + (n - 1);
        if (!written.equals(game.lines().subList(n, to))) {
            findings.unrepeatable(game.name(), where + " it writes another journal");
            return;
        }
        Game<S> replayed = load(game, journal.upTo(to), null);
        for (Viewer viewer : game.play().viewers()) {
            if (!seen(from, viewer, n).equals(seen(replayed, viewer, n))) {
                findings.unrepeatable(
                        game.name(),
                        where + " " + viewer + " sees " + seen(from, viewer, n) + ", not " + seen(replayed, viewer, n));
                return;
            }
        }
    }

    /** What is asked, what can be seen, and what happened from entry {@code n} on. */
    private static <S> List<String> seen(Game<S> game, Viewer viewer, int n) {
        View<S> view = new View<>(game, viewer);
        return List.of(
                new Asked<>(view).json().toString(),
                view.position().toString(),
                view.since(n).toString());
    }
}
