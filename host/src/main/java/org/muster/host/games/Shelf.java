package org.muster.host.games;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Pins;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.match.Library;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** What the games of a host are played by: its rulesets, and the keys of fair dice in its rows. */
record Shelf(Rulesets rulesets, GameRows rows) implements Library {

    @Override
    public Play<?> play(Header header) {
        return Play.of(Pins.ruleset(header, this::ruleset), header);
    }

    LoadedRuleset ruleset(String id) {
        return rulesets.find(id)
                .orElseThrow(() -> new BadGame(
                        "NO_SUCH_RULESET",
                        "There is no ruleset {id}; there are: {ids}.",
                        id,
                        rulesets.all().stream().map(one -> one.info().id()).toList()));
    }

    @Override
    public @Nullable SeedChain key(Header header) throws IOException {
        String key = rows.find(header.game()).map(GameRow::diceKey).orElse(null);
        return key == null ? null : chain(key);
    }

    /** The same where the key of fair dice is known, and is not to be looked up; null: there is none. */
    Library with(@Nullable SeedChain chain) {
        return new Library() {
            @Override
            public Play<?> play(Header header) {
                return Shelf.this.play(header);
            }

            @Override
            public @Nullable SeedChain key(Header header) {
                return chain;
            }
        };
    }

    /** What a key opens. */
    static SeedChain chain(String key) {
        return read(key).chain();
    }

    static KeyFile read(String key) {
        Checked<KeyFile> read = KeyFile.fromJson(key);
        if (!read.isOk()) {
            throw new BadGame(read.violations());
        }
        return read.value();
    }
}
