package org.muster.cli.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.core.dice.FairDice;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.journal.Header;
import org.muster.core.journal.NotStored;

/** The secret of a game's fair dice, in a file beside the game. Whoever keeps the game keeps it to themselves. */
public final class FairKey {

    /** What a game is called by; others could lead elsewhere. */
    private static final Pattern ID = Pattern.compile("[0-9a-f-]{36}");

    private FairKey() {}

    /** Where the key of the game in {@code game} lies. */
    public static Path beside(Path game) {
        return Path.of(game + ".key");
    }

    /**
     * Keeps the key of a game that is about to be made, under a name of its own until the game is there: whoever is
     * stopped between the two leaves neither a game without its key nor a key in the way of the next game.
     *
     * @param id of the game, as its header has it
     */
    public static Path keep(Path game, String id, SeedChain chain) throws IOException {
        Path kept = kept(game, id);
        try {
            KeyFile.of(id, chain).write(kept);
        } catch (IOException e) { // which names the draft, or nothing
            NotStored told = NotStored.of(beside(game), e);
            try {
                Files.deleteIfExists(kept); // half a key
            } catch (IOException again) {
                told.addSuppressed(again);
            }
            throw told;
        }
        return kept;
    }

    private static Path kept(Path game, String id) {
        return game.resolveSibling("." + game.getFileName() + "." + id + ".key");
    }

    /** The game is there, so its key gets its name. */
    private static void settle(Path kept, Path key, String id) throws IOException {
        if (Files.exists(key)) {
            Files.move(key, Path.of(key + ".before-" + id)); // of a game that is gone: it can't be made again
        }
        Files.move(kept, key);
    }

    /**
     * The chain of a game; null where its dice are not fair or the key is not here.
     *
     * @throws BadGame if what lies there is not its key
     */
    static @Nullable SeedChain read(Header header, Path game) throws IOException {
        Path path = beside(game);
        if (!header.dice().source().equals("fair")) {
            return null;
        }
        if (ID.matcher(header.game()).matches() && Files.exists(kept(game, header.game()))) {
            settle(kept(game, header.game()), path, header.game());
        }
        if (!Files.exists(path)) {
            return null;
        }
        KeyFile key = BadGame.unlessBad(KeyFile.fromJson(TextFile.read(path)).inside(path.toString()));
        if (!key.commitment().equals(header.dice().commitment())) {
            throw new BadGame(
                    "OTHER_KEY",
                    "{key} is the key of another game. Put this game's own key there, which was written when it was opened;"
                            + " without it nothing can be rolled.",
                    path);
        }
        return key.chain();
    }

    /**
     * What an answer brings that nobody can foresee: fair dice take it; and of one that is given in secret nobody finds out
     * by trying which answer leads from the record before it to the one after. Null: it needs nothing.
     */
    public static @Nullable String contribution(Game<?> game, Player asked) {
        return game.header().isFair() || isAskedInSecret(game, asked) ? FairDice.contribution() : null;
    }

    private static <S> boolean isAskedInSecret(Game<S> game, Player seat) {
        return game.open().stream()
                .anyMatch(open ->
                        open.decision().isSecret() && open.questionFor(seat).isPresent());
    }
}
