package org.muster.cli.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Header;

/** The secret of a game's fair dice, in a file beside the game. Whoever keeps the game keeps it to themselves. */
public final class FairKey {

    private FairKey() {}

    /** Where the key of the game in {@code game} lies. */
    public static Path beside(Path game) {
        return Path.of(game + ".key");
    }

    /** The chain of a game; null where its dice are not fair or the key is not here. */
    static @Nullable SeedChain read(Header header, Path game) throws IOException {
        Path path = beside(game);
        if (!header.dice().source().equals("fair") || !Files.exists(path)) {
            return null;
        }
        Checked<KeyFile> key = KeyFile.fromJson(TextFile.read(path)).inside(path.toString());
        if (!key.isOk()) {
            throw new BadGame(key.violations());
        }
        if (!key.value().commitment().equals(header.dice().commitment())) {
            throw new BadGame("OTHER_KEY", "{key} is the key of another game.", path);
        }
        return key.value().chain();
    }

    /** What an answer adds to the chance of the dice, so that who holds the key can't foresee them. */
    public static String contribution() {
        byte[] bytes = new byte[12];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
