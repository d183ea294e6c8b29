package org.muster.core.match;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.HandSetClock;
import org.muster.core.game.Play;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.Header;
import org.muster.core.journal.JournalStore;
import org.muster.core.plugin.LoadedRuleset;

/** Matches of tests. */
final class Matches {

    static final String THREE = "seats: {anna: Anna, bert: Bert, carl: Carl}\norganizer: true\nseed: 7\n";
    static final List<String> SEATS = List.of("anna", "bert", "carl");

    private final LoadedRuleset loaded;
    private final String yaml;
    /** It shows more than milliseconds, as real ones do. */
    final HandSetClock time = new HandSetClock(Instant.parse("2026-11-21T10:00:00.123456789Z"));

    Matches(TinyRuleset<?> ruleset, String yaml) {
        this.loaded = ruleset.loaded();
        this.yaml = yaml;
    }

    static Matches bids() {
        return new Matches(new Bids(), THREE);
    }

    Library library() {
        return header -> Play.of(loaded, header);
    }

    Header header() {
        return Opening.of(loaded).header(GameConfig.read(yaml), "test-match");
    }

    Library fair(SeedChain chain) {
        return new Library() {
            @Override
            public Play<?> play(Header header) {
                return Play.of(loaded, header);
            }

            @Override
            public SeedChain key(Header header) {
                return chain;
            }
        };
    }

    Header fairHeader(SeedChain chain) {
        return Opening.of(loaded)
                .header(GameConfig.read(yaml).withDice("fair", null), "test-match", 1, chain.commitment(), null);
    }

    Match open(JournalStore store) throws IOException {
        return Match.open(store, library(), header(), time);
    }

    Match load(JournalStore store) throws IOException {
        return Match.load(store, library(), time);
    }

    Match load(JournalStore store, String snapshot) throws IOException {
        return Match.load(store, library(), time, snapshot);
    }

    static Command bid(String seat, int coins) {
        return new Command.Choose(new Player(seat), 0, new Answer.Whole(coins), true, null);
    }

    static Command bid(String seat, int decision, int coins) {
        return new Command.Choose(new Player(seat), decision, new Answer.Whole(coins), true, null);
    }

    static Command draft(String seat, int coins) {
        return new Command.Choose(new Player(seat), 0, new Answer.Whole(coins), false, null);
    }
}
