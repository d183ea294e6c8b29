package org.muster.host.games;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.muster.host.storage.Claims;
import org.muster.host.storage.Storage;

/** What is due in a game without anybody's hand: rolls, defaults of those who are late, bots, the note of how it stands. */
final class Tending {

    /** So many answers of bots in one game, then it is the turn of other games. */
    private static final int MOVES_AT_ONCE = 4;

    private final Claims claims;
    private final boolean isShared;
    private final GameRows rows;
    private final Clock clock;

    Tending(Storage storage, GameRows rows, Clock clock) {
        this.claims = storage.claims();
        this.isShared = storage.database().isShared();
        this.rows = rows;
        this.clock = clock;
    }

    /** Finds a game. */
    @FunctionalInterface
    interface Finder {
        Optional<HostedGame> find(String id) throws IOException;
    }

    /** Does some of it, unless another node does just now; whether there is more. */
    boolean some(String id, Finder games, Loaded loaded) throws IOException {
        GameRow row = rows.find(id).orElse(null);
        if (row == null || row.setAside() != null || !claims.take(id)) {
            return false;
        }
        try {
            Optional<HostedGame> game = games.find(id);
            return game.isPresent() && some(game.get(), row.standing(), loaded);
        } finally {
            claims.release(id);
        }
    }

    private boolean some(HostedGame game, Standing noted, Loaded loaded) throws IOException {
        if (isShared) {
            game.match().refresh();
        }
        Instant deadline = noted.deadline();
        boolean isDue = deadline != null && !deadline.isAfter(clock.instant());
        if (!isDue && noted.entries() == game.match().head().entries()) {
            return false; // another node was quicker
        }
        boolean rolled = goesOn(game);
        boolean lapsed = game.match().lapse() > 0;
        boolean more = play(new Bots(game, () -> rows.bots(game.id()))) || lapsed || rolled;
        Standing standing = Standing.of(game, rows.bots(game.id()).keySet());
        loaded.weigh(game.id(), standing.entries());
        rows.note(game.id(), noted.entries(), more ? standing.unfinished() : standing);
        return more;
    }

    /** Whether anything was rolled that waited for no hand. */
    private static boolean goesOn(HostedGame game) throws IOException {
        int before = game.match().head().entries();
        game.match().goOn();
        return game.match().head().entries() != before;
    }

    /** Whether a bot has answered: what that leads to is looked at soon. */
    private static boolean play(Bots bots) throws IOException {
        if (bots.skill().get().isEmpty()) {
            return false;
        }
        bots.join();
        for (int moves = 0; moves < MOVES_AT_ONCE; moves++) {
            if (!bots.move()) {
                return moves > 0;
            }
        }
        return true;
    }
}
