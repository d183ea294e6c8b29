package org.muster.testkit.check;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.trial.Trial;

/** Plays the games of a trial in a Java of its own and prints their traces. Started by {@link JvmCheck}. */
final class OtherJvm {

    private OtherJvm() {}

    /**
     * What to play; sent as one line of JSON.
     *
     * @param plugin class of the plugin
     */
    record Task(String plugin, OrderedMap<String, String> configs, List<Long> seeds, int most) {}

    /** Reads the task from standard input, so that it never depends on a locale's idea of arguments. */
    public static void main(String[] args) throws Exception {
        Task task = Json.MAPPER.readValue(System.in.readAllBytes(), Task.class);
        RulesetPlugin plugin = Class.forName(task.plugin)
                .asSubclass(RulesetPlugin.class)
                .getDeclaredConstructor()
                .newInstance();
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        Trial.of(LoadedRuleset.of(plugin))
                .configs(task.configs)
                .seeds(task.seeds)
                .mostAnswers(task.most)
                .games()
                .forEach(game -> Traces.of(game).forEach(out::println));
        out.flush();
    }
}
