package org.muster.cli.rulesets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.muster.api.spi.DataFile;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.data.Differences;
import org.muster.core.data.Differences.Difference;
import org.muster.core.engine.StepNames;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster ruleset diff}. */
@Command(
        name = "diff",
        description = {
            "Tell in words what is otherwise in the second of two rulesets or variants: rule options, prices, percentages,",
            "tables, maps, scenarios; and of two rulesets or versions steps and rules too."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster ruleset diff swm-campaign swm-campaign:our-prices.yaml",
            "  muster ruleset diff swm-campaign:winter.yaml swm-campaign:summer.yaml",
            "  muster ruleset diff nim.java nim-two.java"
        })
final class RulesetDiffCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            index = "0",
            paramLabel = "A",
            description = "ID, ID:VARIANT with a file or what it brings, or a source file.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "The same.")
    private String second = "";

    RulesetDiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Edition one = Edition.of(console, first);
        Edition other = Edition.of(console, second);
        Map<String, List<Difference>> chapters = new LinkedHashMap<>();
        chapters.put("options", Differences.between(one.options(), other.options()));
        files(one, other).forEach(chapters::put);
        if (!one.loaded().version().equals(other.loaded().version())) {
            chapters.put("steps", list(steps(one.loaded()), steps(other.loaded())));
            chapters.put("rules", Differences.between(rules(one.loaded()), rules(other.loaded())));
        }
        chapters.values().removeIf(List::isEmpty);
        if (console.json()) {
            document(one, other, chapters);
        } else {
            print(one, other, chapters);
        }
        return Exit.DONE;
    }

    private static Map<String, List<Difference>> files(Edition one, Edition other) {
        Set<String> names = new LinkedHashSet<>();
        one.data().stream().map(DataFile::name).forEach(names::add);
        other.data().stream().map(DataFile::name).forEach(names::add);
        Map<String, List<Difference>> files = new LinkedHashMap<>();
        for (String name : names) {
            files.put(
                    name,
                    Differences.between(
                            one.data(name).orElseGet(Json.MAPPER::nullNode),
                            other.data(name).orElseGet(Json.MAPPER::nullNode)));
        }
        return files;
    }

    private static List<Difference> list(Set<String> one, Set<String> other) {
        List<Difference> found = new ArrayList<>();
        one.stream()
                .filter(name -> !other.contains(name))
                .forEach(name -> found.add(new Difference(List.of(name), Sentence.of("{what} is left out", name))));
        other.stream()
                .filter(name -> !one.contains(name))
                .forEach(name -> found.add(new Difference(List.of(name), Sentence.of("{what} is new", name))));
        return found;
    }

    private static Set<String> steps(LoadedRuleset loaded) {
        Set<String> names = new LinkedHashSet<>();
        loaded.steps().forEach(step -> names.add(StepNames.of(step)));
        return names;
    }

    private static ObjectNode rules(LoadedRuleset loaded) {
        ObjectNode rules = Json.MAPPER.createObjectNode();
        RuleBook.of(loaded).ifPresent(book -> book.all().forEach(rule -> rules.put(rule.id(), rule.text())));
        return rules;
    }

    private void print(Edition one, Edition other, Map<String, List<Difference>> chapters) {
        console.line("From {one} to {other}:", called(one), called(other));
        if (chapters.isEmpty()) {
            console.line("  nothing is otherwise.");
        }
        chapters.forEach((name, differences) -> {
            console.verbatim(console.screen().bold(name));
            differences.forEach(difference -> console.verbatim("  " + difference.words()));
        });
    }

    private static Sentence called(Edition edition) {
        return Sentence.of(
                "{name} ({what}, {version})",
                Sentence.verbatim(edition.name()),
                edition.what(),
                edition.loaded().info().version());
    }

    private void document(Edition one, Edition other, Map<String, List<Difference>> chapters) {
        ObjectNode json = Documents.object();
        json.set("from", json(one));
        json.set("to", json(other));
        ArrayNode all = json.putArray("differences");
        chapters.forEach((name, differences) -> differences.forEach(difference -> {
            ObjectNode node = all.addObject().put("in", name);
            node.set("path", Documents.strings(difference.path()));
            node.put("words", difference.words().toString());
        }));
        console.document(json);
    }

    private static ObjectNode json(Edition edition) {
        return Json.MAPPER
                .createObjectNode()
                .put("id", edition.loaded().info().id())
                .put("version", edition.loaded().info().version())
                .put("name", edition.name());
    }
}
