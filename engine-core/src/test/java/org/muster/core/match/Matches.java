package org.muster.core.match;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.SeedChain;
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
    final Time time = new Time();

    Matches(TinyRuleset<?> ruleset, String yaml) {
        this.loaded = ruleset.loaded();
        this.yaml = yaml;
    }

    static Matches bids() {
        return new Matches(new Bids(), THREE);
    }

    /** A clock that is set by hand; it shows more than milliseconds, as real ones do. */
    static final class Time extends Clock {
        private Instant now = Instant.parse("2026-11-21T10:00:00.123456789Z");

        synchronized void pass(Duration time) {
            now = now.plus(time);
        }

        @Override
        public synchronized Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
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
