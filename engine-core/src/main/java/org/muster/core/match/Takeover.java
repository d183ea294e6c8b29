package org.muster.core.match;

import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.game.Upgrade;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.plugin.LoadedRuleset;

/**
 * A game that goes on by another version of its ruleset.
 *
 * @param after the game as it would be opened by that version
 */
public record Takeover<S>(Play<S> after) {

    /**
     * By {@code fresh}, as the game was opened otherwise.
     *
     * @throws org.muster.core.game.BadGame if it can't be opened by it
     */
    public static Takeover<?> to(LoadedRuleset fresh, Header header) {
        String version = fresh.version().version();
        String hash = fresh.version().hash();
        Play<?> opened = Play.of(fresh, header.playedBy(version, hash, header.hashes()));
        OrderedMap<String, String> hashes =
                opened.setup().data() instanceof GameData data ? data.hashes() : header.hashes();
        return new Takeover<>(Play.of(fresh, header.playedBy(version, hash, hashes)));
    }

    /** The first thing that would be different, every fact compared. */
    public Upgrade comparedWith(Play<?> before, Journal journal) {
        return after.watched(() -> Upgrade.dryRun(before, after, journal));
    }

    /** The first answer that would not be legal, or roll that would not be asked for. */
    public Upgrade tried(Journal journal) {
        return after.watched(() -> Upgrade.dryRun(after, journal));
    }

    /** What is to be appended to the journal: that from here on the game is played by that version. */
    public List<byte[]> lines(Journal journal, @Nullable SeedChain key, Clock clock) {
        return after.watched(() -> {
            Game<S> game = Game.load(after, journal, key, clock);
            game.upgraded(
                    Player.ORGANIZER.id(),
                    after.header().ruleset(),
                    after.header().hashes());
            return game.takeUnsaved();
        });
    }

    /** The entry before the one that differs, or the first: whatever comes out otherwise of that, everything follows it. */
    static int lastBefore(Journal journal, int differs) {
        int last = 0;
        for (Entry entry : journal.history()) {
            if (entry.n() == differs) {
                break;
            }
            last = entry.n();
        }
        return last;
    }
}
