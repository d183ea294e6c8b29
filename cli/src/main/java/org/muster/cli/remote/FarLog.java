package org.muster.cli.remote;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.LogLines;
import org.muster.core.match.News;
import org.muster.core.story.Line;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL log}. */
@Command(name = "log", description = "Tell what happened in a game of a host, as far as you may know it.")
public final class FarLog implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions options = new HostOptions();

    @Mixin
    private FarGame game = new FarGame();

    @Option(names = "--since", paramLabel = "N", description = "Only what came after entry N.")
    private int since = -1;

    public FarLog(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarHost host = options.host();
        JsonNode lines = lines(host, game, since);
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.set("lines", lines);
            console.document(json);
        } else {
            lines.forEach(line -> print(console, line));
        }
        return Exit.DONE;
    }

    /** What came after an entry; -1: all. */
    static JsonNode lines(FarHost host, FarGame game, int since) throws IOException {
        return host.get(game.path(host) + "/log", "as", game.as(), "since", since < 0 ? "" : String.valueOf(since));
    }

    /** A line with the number of its entry, as the log of a file tells it. */
    static void print(Console console, JsonNode line) {
        List<String> rules = new ArrayList<>();
        line.path("rules").forEach(rule -> rules.add(rule.asString()));
        News.Heard heard = new News.Heard(
                Instant.parse(line.path("at").asString()),
                line.path("by").asString(),
                Line.Kind.valueOf(line.path("kind").asString().toUpperCase(Locale.ROOT)),
                Sentence.verbatim(line.path("text").asString()),
                rules,
                List.of(),
                List.of());
        String entry = line.has("entry") ? String.valueOf(line.path("entry").asInt()) : "";
        console.verbatim(String.format("%5s  ", entry) + LogLines.told(console, heard));
    }
}
