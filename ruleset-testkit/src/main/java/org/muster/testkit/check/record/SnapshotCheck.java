package org.muster.testkit.check.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.game.Snapshot;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Journal;
import org.muster.core.json.BadJson;
import org.muster.testkit.check.Check;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.play.Trees;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** A game that is loaded from a snapshot, written as text at any of its entries, is the game as it is replayed. */
public final class SnapshotCheck implements Check {

    private static final int SNAPSHOTS = 4;

    @Override
    public Sentence name() {
        return Sentence.of("a game from a snapshot is the game");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        trial.soundGames().forEach(game -> snapshots(game, findings));
        return findings.list();
    }

    private static <S> void snapshots(Played<S> game, Findings findings) {
        try {
            Journal journal = Journal.read(game.lines());
            int entries = journal.entries().size();
            Game<S> whole = load(game, journal, null);
            for (int i = 1; i <= SNAPSHOTS; i++) {
                int n = behindCommand(journal, Math.max(1, entries * i / SNAPSHOTS));
                String text =
                        load(game, journal.upTo(n), null).recording().snapshot().write(game.play());
                Snapshot<S> snapshot = Snapshot.read(game.play(), text);
                compare(game, "entry " + (n - 1), whole, load(game, journal, snapshot), findings);
            }
        } catch (BadJournal | BadJson | IllegalStateException e) {
            findings.add(game.name(), "a snapshot can't be loaded: " + Thrown.told(e));
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
            findings.add(
                    game.name(),
                    "loaded from a snapshot at " + from + " it differs: " + String.join("; ", differences));
            return;
        }
        String snapshot = whole.recording().snapshot().write(game.play());
        if (!snapshot.equals(again.recording().snapshot().write(game.play()))) {
            findings.add(
                    game.name(),
                    "loaded from a snapshot at " + from + " it tells other revisions: "
                            + again.recording().snapshot().heard() + ", not "
                            + whole.recording().snapshot().heard());
        }
    }
}
