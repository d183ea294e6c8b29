package org.muster.bench;

import java.nio.file.Path;
import org.muster.bench.ac12.Ac12;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** What is measured: AC12, where the engine's own cost is what shows, and whole campaigns. */
final class Plays {

    /** Columns of swm-campaign's own map. */
    private static final int COLUMNS = 5;

    private Plays() {}

    /** The small area-control game. */
    static Play<?> ac12(int rounds) {
        LoadedRuleset loaded = LoadedRuleset.of(new Ac12(rounds));
        return play(loaded, "seats: {p0: A, p1: B, p2: C, p3: D}\nauto: false\n", "");
    }

    /**
     * A campaign of swm-campaign.
     *
     * @param maps how many times as wide as its own map the planet is
     */
    static Play<?> campaign(int players, int maps) {
        LoadedRuleset loaded =
                Rulesets.find(Path.of("plugins")).find("swm-campaign").orElseThrow();
        StringBuilder config = new StringBuilder("data: {map: wide.yaml}\nseats:\n");
        for (int i = 0; i < players; i++) {
            config.append("  p").append(i).append(": Player ").append(i).append('\n');
        }
        return play(loaded, config.toString(), WideMap.yaml(COLUMNS * maps));
    }

    private static Play<?> play(LoadedRuleset loaded, String config, String map) {
        return Opening.of(loaded, path -> map).play(GameConfig.read(config), "bench", 1, "", null);
    }
}
