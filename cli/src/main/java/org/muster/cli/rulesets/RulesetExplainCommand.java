package org.muster.cli.rulesets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.Variant;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.OptionsInWords;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.data.HouseRule;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.game.Play;
import org.muster.core.json.OptionsJson;
import org.muster.core.rules.RuleBook;
import org.muster.core.story.TimeInWords;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster ruleset explain}. */
@Command(
        name = "explain",
        description = {
            "Tell what a ruleset is made of, out of its code: phases and steps, what is asked with its options, tables of",
            "data, rule options, chapters of its rules. What is asked is heard in a game of bots, so it is an example."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  muster ruleset explain swm-campaign", "  muster ruleset explain swm-campaign:our-prices.yaml"})
final class RulesetExplainCommand implements Callable<Integer> {

    private static final int MOST = 3;
    private static final int DECISIONS = 4_000;

    private final Console console;

    @Parameters(
            index = "0",
            paramLabel = "RULESET",
            description = "ID, ID:VARIANT with a file or what it brings, or a source file.")
    private String what = "";

    @Option(names = "--seed", paramLabel = "N", description = "Of the game of bots; 1 if left out.")
    private long seed = 1;

    @Option(names = "--all", description = "Show all options, however many.")
    private boolean all;

    RulesetExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Edition edition = Edition.of(console, what);
        explain(edition, edition.play());
        return Exit.DONE;
    }

    /**
     * A question as it was first asked.
     *
     * @param path where in the course of the game
     */
    private record Heard(List<String> path, Decision<?> decision, Question<?> question) {}

    /** Plays by chance and hears what is asked. */
    private static final class Listener<S> implements Bot<S> {
        private final Bot<S> bot = Bot.random();
        private final Map<String, Heard> heard = new LinkedHashMap<>();

        @Override
        public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
            heard.computeIfAbsent(StepNames.of(open.step()), any -> new Heard(open.path(), open.decision(), question));
            return bot.choose(game, open, question, random);
        }
    }

    private <S> void explain(Edition edition, Play<S> play) {
        Listener<S> listener = new Listener<>();
        new Playout<>(play.engine(), listener, DECISIONS).play(play.start(), seed);
        if (console.json()) {
            document(edition, play, listener.heard);
        } else {
            print(edition, play, listener.heard);
        }
    }

    private <S> void print(Edition edition, Play<S> play, Map<String, Heard> heard) {
        RulesetInfo info = edition.loaded().info();
        console.line(
                "{name} ({id} {version}), for {seats} players, after {source}",
                Sentence.verbatim(edition.name()),
                info.id(),
                info.version(),
                info.minSeats() == info.maxSeats()
                        ? Sentence.of("{n}", info.minSeats())
                        : Sentence.of("{min} to {max}", info.minSeats(), info.maxSeats()),
                Sentence.verbatim(info.source()));
        heading(Sentence.of("Phases"));
        Pipeline<S> pipeline = play.ruleset().pipeline();
        phases(Sentence.of("at the beginning"), pipeline.setupPhases());
        pipeline.rounds()
                .forEach(round -> phases(
                        Sentence.of("each {round}", Sentence.restored(round.name(), List.of())), round.phases()));
        heading(Sentence.of("What is asked"));
        heard.forEach((step, one) -> asked(play, step, one));
        List<String> silent = silent(edition, heard);
        if (!silent.isEmpty()) {
            console.line("  in this game nobody was asked {steps}", silent);
        }
        heading(Sentence.of("Tables"));
        edition.data().forEach(file -> {
            console.line("  {name}: {about}", file.name(), Sentence.restored(file.about(), List.of()));
            edition.data(file.name())
                    .ifPresent(tree ->
                            rows(tree).forEach((name, n) -> console.line("    {table}: {n row|rows}", name, n)));
        });
        heading(Sentence.of("Rule options"));
        JsonNode options = edition.options();
        HouseRule.of(edition.loaded().ruleset().houseRules())
                .forEach(rule -> console.line(
                        "  {rule}: {value} ({name})", rule.label(), rule.said(options.path(rule.name())), rule.name()));
        List<Variant> shipped = shipped(edition);
        if (!shipped.isEmpty()) {
            heading(Sentence.of("Variants it brings"));
            shipped.forEach(
                    one -> console.line("  {id}: {about}", one.id(), Sentence.restored(one.about(), List.of())));
        }
        heading(Sentence.of("Rules"));
        chapters(edition)
                .forEach((chapter, n) -> console.line("  {chapter}: {n rule|rules}", Sentence.verbatim(chapter), n));
        console.line("  (muster rules {id} shows them)", info.id());
    }

    private void heading(Sentence title) {
        console.verbatim(console.screen().bold(title.toString()));
    }

    private <S> void phases(Sentence when, List<Pipeline.Phase<S>> phases) {
        for (Pipeline.Phase<S> phase : phases) {
            console.line(
                    "  {when}: {phase}: {steps}",
                    when,
                    Sentence.restored(phase.name(), List.of()),
                    steps(phase).stream().map(StepNames::of).toList());
        }
    }

    private static <S> List<Step<S>> steps(Pipeline.Phase<S> phase) {
        return new Pipeline<>(List.of(phase), List.<Pipeline.Round<S>>of())
                .steps()
                .toList();
    }

    private void asked(Play<?> play, String step, Heard heard) {
        Decision<?> decision = heard.decision();
        List<Sentence> how = new ArrayList<>();
        how.add(decision.questions().size() > 1 ? Sentence.of("several at once") : Sentence.of("one alone"));
        if (decision.isSecret()) {
            how.add(Sentence.of("in secret"));
        }
        decision.within().ifPresent(time -> how.add(Sentence.of("within {time}", TimeInWords.of(time))));
        how.add(decision.hasDefault() ? Sentence.of("with a default") : Sentence.of("without a default"));
        console.line("  {step}: {prompt} ({how})", step, play.named(decision.prompt()), Sentence.joined(", ", how));
        if (!decision.rules().isEmpty()) {
            console.line("    by {rules}", decision.rules());
        }
        OptionsInWords.of(heard.question().options(), all ? OptionsInWords.ALL : MOST, play::named)
                .forEach(line -> console.verbatim("    " + line));
    }

    /** Steps that ask, and of which nothing was heard. */
    private static List<String> silent(Edition edition, Map<String, Heard> heard) {
        return edition.loaded().steps().stream()
                .filter(Ask.class::isAssignableFrom)
                .map(StepNames::of)
                .filter(name -> !heard.containsKey(name))
                .toList();
    }

    private static Map<String, Integer> rows(JsonNode tree) {
        Map<String, Integer> rows = new LinkedHashMap<>();
        tree.properties().forEach(field -> {
            if (field.getValue().isArray() || field.getValue().isObject()) {
                rows.put(field.getKey(), field.getValue().size());
            }
        });
        return rows;
    }

    private static List<Variant> shipped(Edition edition) {
        return edition.loaded().ruleset().variants();
    }

    private static Map<String, Integer> chapters(Edition edition) {
        Map<String, Integer> chapters = new LinkedHashMap<>();
        RuleBook.of(edition.loaded())
                .ifPresent(book -> book.all().forEach(rule -> chapters.merge(rule.section(), 1, Integer::sum)));
        return chapters;
    }

    private <S> void document(Edition edition, Play<S> play, Map<String, Heard> heard) {
        RulesetInfo info = edition.loaded().info();
        ObjectNode json = Documents.object()
                .put("id", info.id())
                .put("version", info.version())
                .put("name", edition.name())
                .put("source", info.source());
        ArrayNode phases = json.putArray("phases");
        Pipeline<S> pipeline = play.ruleset().pipeline();
        pipeline.setupPhases().forEach(phase -> phase(phases, "", phase));
        pipeline.rounds().forEach(round -> round.phases().forEach(phase -> phase(phases, round.id(), phase)));
        ArrayNode asked = json.putArray("asked");
        heard.forEach((step, one) -> {
            ObjectNode node = asked.addObject().put("step", step);
            node.put("prompt", play.named(one.decision().prompt()).toString());
            node.set("path", Documents.strings(one.path()));
            node.put("several", one.decision().questions().size() > 1);
            node.put("secret", one.decision().isSecret());
            node.put("default", one.decision().hasDefault());
            node.set("rules", Documents.strings(one.decision().rules()));
            node.set("options", OptionsJson.describe(one.question().options(), play::named));
        });
        json.set("notAsked", Documents.strings(silent(edition, heard)));
        ObjectNode tables = json.putObject("tables");
        edition.data().forEach(file -> {
            ObjectNode rows = tables.putObject(file.name());
            edition.data(file.name()).ifPresent(tree -> rows(tree).forEach(rows::put));
        });
        json.set("options", edition.options());
        ObjectNode shipped = json.putObject("variants");
        shipped(edition)
                .forEach(one -> shipped.put(
                        one.id(), Sentence.restored(one.about(), List.of()).toString()));
        ObjectNode rules = json.putObject("rules");
        chapters(edition).forEach(rules::put);
        console.document(json);
    }

    private static <S> void phase(ArrayNode phases, String round, Pipeline.Phase<S> phase) {
        ObjectNode node =
                phases.addObject().put("round", round).put("id", phase.id()).put("title", phase.name());
        node.set(
                "steps",
                Documents.strings(steps(phase).stream().map(StepNames::of).toList()));
    }
}
