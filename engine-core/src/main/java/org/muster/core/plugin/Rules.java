package org.muster.core.plugin;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.Data;
import org.muster.core.data.GameData;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Header;

/** What the rules of a game are made of, as a hash: the code of the ruleset and its expansions, and all data. */
public final class Rules {

    private final LoadedRuleset loaded;
    private final Data data;
    private @Nullable String hash;

    /** What {@code loaded} plays by, with {@code data}. */
    public Rules(LoadedRuleset loaded, Data data) {
        this.loaded = loaded;
        this.data = data;
    }

    /** Worked out when it is first asked for: a playout that keeps no journal never does. */
    public synchronized String hash() {
        if (hash == null) {
            StringBuilder all = new StringBuilder();
            add(all, loaded.version());
            loaded.expansions().forEach(one -> add(all, one));
            if (data instanceof GameData files) {
                files.hashes()
                        .forEach((name, sum) ->
                                all.append(name).append(' ').append(sum).append('\n'));
            }
            hash = Sha256.hex(all.toString().getBytes(StandardCharsets.UTF_8));
        }
        return hash;
    }

    private static void add(StringBuilder all, Header.Version code) {
        all.append(code.id()).append(' ').append(code.hash()).append('\n');
    }
}
