package org.muster.cli.rulesets;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.cli.files.Configs;
import org.muster.cli.terminal.Console;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.Yaml;
import org.muster.core.game.Play;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.JsonNode;

/**
 * A ruleset as it stands, or as a file of a club changes it.
 *
 * @param what as it was typed
 * @param play what a game of it is played by, so it is known to be right
 */
record Edition(String what, LoadedRuleset loaded, Play<?> play) {

    /** Reads {@code ID}, {@code ID:VARIANT} or a source file; every reason why a game of it can't be opened is told. */
    static Edition of(Console console, String what) {
        int colon = what.indexOf(':');
        boolean isDrive = colon == 1; // C:\nim.java
        String id = colon < 0 || isDrive ? what : what.substring(0, colon);
        Path file = colon < 0 || isDrive ? null : Path.of(what.substring(colon + 1));
        LoadedRuleset loaded = console.ruleset(id);
        Configs files = new Configs(file, List.of());
        GameConfig config = Opening.of(loaded, files).complete(files.read(loaded));
        return new Edition(what, loaded, Opening.of(loaded, files).play(config.withDice("seeded", 1L), "variant"));
    }

    /** What it is called: by its file, if that says so. */
    String name() {
        return play.header().name();
    }

    List<DataFile> data() {
        return loaded.ruleset().data();
    }

    /** A file of data as it is played by; empty: there is none of that name. */
    Optional<JsonNode> data(String name) {
        @Nullable JsonNode own = play.header().data().get(name);
        return own != null
                ? Optional.of(own)
                : data().stream()
                        .filter(file -> file.name().equals(name))
                        .findFirst()
                        .map(file -> Yaml.tree(loaded.data(OrderedMap.empty()).read(name, file.type())));
    }

    /** The rule options as they are played by. */
    JsonNode options() {
        return Json.MAPPER.valueToTree(play.setup().options(Object.class));
    }
}
