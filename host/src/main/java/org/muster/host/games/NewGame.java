package org.muster.host.games;

import java.util.Map;
import org.muster.api.seat.Player;
import org.muster.core.config.GameConfig;

/**
 * A game that somebody wants to open.
 *
 * @param ruleset id of it
 * @param config what is played and by whom
 * @param files that the game brings itself, by the path that the config names them by
 * @param bots seats that bots play, and how well: playouts a decision, 0 for chance
 * @param isPublic whether anybody may look
 * @param both whether both sides type what real dice show; if not, who rolls types alone
 */
public record NewGame(
        String ruleset,
        GameConfig config,
        Map<String, String> files,
        Map<Player, Integer> bots,
        boolean isPublic,
        boolean both) {

    /** One in which who rolls types alone. */
    public NewGame(
            String ruleset, GameConfig config, Map<String, String> files, Map<Player, Integer> bots, boolean isPublic) {
        this(ruleset, config, files, bots, isPublic, false);
    }

    /** What it is played by, whatever it is called and whoever plays. */
    public NewGame byRulesAlone() {
        GameConfig rules = new GameConfig(
                null,
                null,
                config.organizer(),
                config.auto(),
                config.options(),
                config.data(),
                "seeded",
                1L,
                null,
                config.variant(),
                config.changes());
        return new NewGame(ruleset, rules, files, Map.of(), false);
    }

    /** One that brings no files. */
    public NewGame(String ruleset, GameConfig config, Map<Player, Integer> bots, boolean isPublic) {
        this(ruleset, config, Map.of(), bots, isPublic);
    }
}
