package org.muster.cli.rulesets;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster rulesets}. */
@Command(
        name = "rulesets",
        description = "List the game systems at hand: id, version, seats, name, source.",
        footerHeading = "%nExamples:%n",
        footer = {"  muster rulesets", "  muster rulesets --json"})
public final class RulesetsCommand implements Callable<Integer> {

    private final Console console;

    public RulesetsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Collection<LoadedRuleset> all = console.rulesets();
        if (console.json()) {
            document(all);
            return Exit.DONE;
        }
        List<RulesetInfo> infos = all.stream().map(LoadedRuleset::info).toList();
        int id = infos.stream().mapToInt(info -> info.id().length()).max().orElse(0);
        int version =
                infos.stream().mapToInt(info -> info.version().length()).max().orElse(0);
        int seats = infos.stream().mapToInt(info -> seats(info).length()).max().orElse(0);
        for (RulesetInfo info : infos) {
            console.verbatim(
                    console.screen().bold(padded(info.id(), id)) + "  " + padded(info.version(), version) + "  "
                            + padded(seats(info), seats) + "  " + info.name()
                            + console.screen().faint(" (" + info.source() + ")"));
        }
        if (infos.isEmpty()) {
            console.say("No ruleset is at hand. Put its jar into the plugins folder; see muster rulesets --help.");
        }
        return Exit.DONE;
    }

    private static String seats(RulesetInfo info) {
        return info.minSeats() == info.maxSeats()
                ? Sentence.of("{n player|players}", info.minSeats()).toString()
                : Sentence.of("{min} to {max} players", info.minSeats(), info.maxSeats())
                        .toString();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private void document(Collection<LoadedRuleset> all) {
        ObjectNode json = Documents.object();
        ArrayNode rulesets = json.putArray("rulesets");
        for (LoadedRuleset one : all) {
            RulesetInfo info = one.info();
            ObjectNode ruleset = rulesets.addObject()
                    .put("id", info.id())
                    .put("name", info.name())
                    .put("version", info.version())
                    .put("api", info.api())
                    .put("source", info.source())
                    .put("minSeats", info.minSeats())
                    .put("maxSeats", info.maxSeats())
                    .put("location", one.location())
                    .put("sha256", one.version().hash());
            ruleset.set("expansions", Json.MAPPER.valueToTree(one.expansions()));
        }
        json.set(
                "problems",
                Documents.strings(
                        console.leftOut().stream().map(Sentence::toString).toList()));
        console.document(json);
    }
}
