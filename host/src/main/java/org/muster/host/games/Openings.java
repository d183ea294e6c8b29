package org.muster.host.games;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.KindOfArmy;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;
import org.muster.core.match.Match;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Seats;
import org.muster.host.people.Token;
import org.muster.host.storage.Journals;

/** Games as they begin: judged before anything is written, and then written in one moment. */
record Openings(Journals journals, Shelf shelf, Clock clock) {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** The id of a game that is only tried. */
    private static final String PREVIEW = "preview";

    /**
     * Opens a game.
     *
     * @throws BadGame with every reason why it can't be
     */
    HostedGame open(NewGame wanted) throws IOException {
        Opening opening = opening(wanted);
        String id = Token.id();
        SeedChain chain = "fair".equals(wanted.config().dice()) ? SeedChain.make() : null;
        Header header =
                opening.header(wanted.config(), id, RANDOM.nextLong(), chain == null ? "" : chain.commitment(), null);
        for (Player bot : wanted.bots().keySet()) {
            if (!header.seats().containsKey(bot.id())) {
                throw new BadGame(
                        "NO_SUCH_SEAT",
                        "There is no seat {seat}; there are: {seats}.",
                        bot.id(),
                        Seats.all(header.seats()));
            }
        }
        Play.of(shelf.ruleset(wanted.ruleset()), header); // refused before anything is written
        GameRow row = new GameRow(
                id,
                header.name(),
                wanted.ruleset(),
                wanted.config().variant(),
                clock.instant(),
                wanted.isPublic(),
                chain == null ? null : KeyFile.of(id, chain).toJson(),
                Standing.UNKNOWN,
                null);
        JournalStore journal = journals.begun(id, handle -> {
            GameRows.add(handle, row, wanted.bots());
            GameRows.type(handle, id, wanted.both());
        });
        return new HostedGame(id, header, wanted.isPublic(), Match.open(journal, shelf.with(chain), header, clock));
    }

    /** Of a ruleset whose games can be played again. */
    private Opening opening(NewGame wanted) {
        LoadedRuleset ruleset = shelf.ruleset(wanted.ruleset());
        BadGame.ifAny(ruleset.unrepeatable());
        return Opening.of(ruleset, path -> file(wanted, path));
    }

    private static String file(NewGame wanted, String path) {
        String text = wanted.files().get(path);
        if (text == null) {
            throw new BadGame("NO_FILES", "A game on a host brings no file {path}.", path);
        }
        return text;
    }

    private static GameConfig seeded(NewGame wanted) {
        return wanted.config().withDice("seeded", 1L);
    }

    /**
     * How a game would look when it opens.
     *
     * @throws BadGame with every reason why it can't be opened
     */
    Scene look(NewGame wanted) throws IOException {
        Header preview = opening(wanted).header(seeded(wanted), PREVIEW);
        return Match.open(new MemoryStore(), shelf, preview, clock)
                .as(Viewer.SPECTATOR)
                .scene();
    }

    /**
     * How a game would be played.
     *
     * @throws BadGame with every reason why it can't be opened
     */
    Play<?> tried(NewGame wanted) {
        return opening(wanted).play(seeded(wanted), PREVIEW);
    }

    /**
     * The kinds of army list there are, judged by the house rules and data of such a game.
     *
     * @throws BadGame with every reason why it can't be opened
     */
    List<KindOfArmy<?, ?>> armies(NewGame wanted) {
        Play<?> play = tried(wanted);
        return KindOfArmy.of(play.ruleset(), play.book());
    }
}
