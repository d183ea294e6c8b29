package org.muster.host.games;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.text.Sentence;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.match.Library;
import org.muster.core.match.Pins;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** What the games of a host are played by: its rulesets, and the keys of fair dice in its rows. */
final class Shelf implements Library {

    private static final Logger LOG = System.getLogger(Shelf.class.getName());

    private final GameRows rows;
    private volatile Rulesets rulesets;

    Shelf(Rulesets rulesets, GameRows rows) {
        this.rulesets = rulesets;
        this.rows = rows;
    }

    /** Takes up what was put into the folder of plugins since; games that run stay on what they have. */
    void renew() {
        rulesets.renewed().ifPresent(now -> {
            List<String> there = now.all().stream()
                    .map(one -> one.info().id() + ' ' + one.info().version())
                    .toList();
            List<Sentence> known = rulesets.problems();
            rulesets = now;
            LOG.log(Level.INFO, "The folder of plugins has changed; games are opened of " + there + '.');
            now.problems().stream()
                    .filter(problem -> !known.contains(problem))
                    .forEach(problem -> LOG.log(Level.WARNING, "Left out: " + problem));
        });
    }

    Rulesets rulesets() {
        return rulesets;
    }

    @Override
    public Play<?> play(Header header) {
        return Play.of(Pins.ruleset(header, this::playing), header);
    }

    private LoadedRuleset playing(Header header) {
        return rulesets.playing(header)
                .orElseThrow(() -> unknown(header.ruleset().id()));
    }

    /** The newest of that id, which opens games. */
    LoadedRuleset ruleset(String id) {
        return rulesets.find(id).orElseThrow(() -> unknown(id));
    }

    private BadGame unknown(String id) {
        return new BadGame(
                "NO_SUCH_RULESET",
                "There is no ruleset {id}; there are: {ids}.",
                id,
                rulesets.all().stream().map(one -> one.info().id()).toList());
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
