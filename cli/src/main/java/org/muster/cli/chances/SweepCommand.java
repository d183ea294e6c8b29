package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.padded;
import static org.muster.cli.chances.Columns.right;
import static org.muster.cli.chances.Columns.rounded;
import static org.muster.cli.chances.Columns.width;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.cli.files.Configs;
import org.muster.cli.parameters.DataFrom;
import org.muster.cli.parameters.Skill;
import org.muster.cli.parameters.Variant;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Progress;
import org.muster.core.bot.Level;
import org.muster.core.bot.SearchBot;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.json.Json;
import org.muster.core.lab.Job;
import org.muster.core.lab.Lab;
import org.muster.core.lab.OneMachine;
import org.muster.core.lab.Played;
import org.muster.core.lab.Tally;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster sweep}. */
@Command(
        name = "sweep",
        description = {
            "Play many games among bots by each of several configs, and tell who won how often by each.",
            "A config is played as it is, or in every way that --vary makes of it.",
            "The same seed gives the same result, which is what simulate tells of each."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster sweep swm-campaign two.yaml three.yaml long-war.yaml -n 2000 --seed 1",
            "  muster sweep swm-campaign --vary capitalsToWin=2,3,4 --vary data.map=small.yaml,large.yaml",
            "  muster sweep space-battles hoth.yaml -n 500 --skill easy --json"
        })
public final class SweepCommand implements Callable<Integer> {

    private static final int MOST_JOBS = 10_000;
    private static final String DATA = "data.";

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Parameters(
            index = "1..*",
            paramLabel = "CONFIG",
            description = "YAML as for muster new; if left out, the ruleset as it comes.")
    private List<Path> configs = List.of();

    @Option(names = "-n", paramLabel = "GAMES", description = "How many games of each; 1000 if left out.")
    private int games = 1000;

    @Option(names = "--seed", paramLabel = "N", description = "Of the first game of each.")
    private @Nullable Long given;

    @Option(
            names = "--vary",
            paramLabel = "NAME=VALUE,...",
            description = {
                "Play with each of these values of an option, or by data.NAME=FILE,... with each of these files.",
                "Where it is given again, every value of one goes with every value of the other."
            })
    private List<String> varied = List.of();

    @Option(names = "--seats", paramLabel = "SEAT[=NAME],...", description = "The players of all, in seat order.")
    private @Nullable String seats;

    @Mixin
    private ManyGames many = new ManyGames();

    @Mixin
    private Skill skill = new Skill();

    @Mixin
    private Variant variant = new Variant();

    @Mixin
    private DataFrom dataFrom = new DataFrom();

    public SweepCommand(Console console) {
        this.console = console;
    }

    /** Values that are otherwise than a config has them. */
    private record Variation(OrderedMap<String, String> values) {

        GameConfig of(GameConfig config) {
            ObjectNode options = Json.MAPPER.createObjectNode();
            OrderedMap<String, String> data = OrderedMap.empty();
            for (Map.Entry<String, String> one : values.entrySet()) {
                if (one.getKey().startsWith(DATA)) {
                    data = data.with(one.getKey().substring(DATA.length()), one.getValue());
                } else {
                    options.set(one.getKey(), Yaml.read(one.getValue()));
                }
            }
            return config.varied(options, data);
        }

        /** What a line of the table is called. */
        String name(@Nullable Path config) {
            List<String> words = new ArrayList<>();
            if (config != null) {
                words.add(String.valueOf(config.getFileName()).replaceFirst("\\.ya?ml$", ""));
            }
            values.forEach((name, value) -> words.add(name + '=' + value));
            return words.isEmpty() ? Sentence.of("as it comes").toString() : String.join(" ", words);
        }
    }

    /** One line of the table of jobs. */
    private record Row(@Nullable Path config, Variation variation, Play<?> play, Job job) {

        String name() {
            return variation.name(config);
        }

        Object bot() {
            return SearchBot.of(play, job.effort());
        }
    }

    @Override
    public Integer call() {
        if (games < 1 || games > 100_000_000) {
            throw new BadGame("HOW_MANY_GAMES", "{n game|games}; at least 1 and at most 100 million.", games);
        }
        Long fixed = given;
        long seed = fixed == null ? new SecureRandom().nextInt(1_000_000) : fixed;
        List<Row> rows = rows(console.ruleset(ruleset), seed);
        long start = System.nanoTime();
        List<Played> played = played(rows.stream().map(Row::job).toList());
        double seconds = (System.nanoTime() - start) / 1e9;
        if (console.json()) {
            document(rows, played, seed);
        } else {
            print(rows, played, seed);
        }
        long sum = 0;
        long decisions = 0;
        boolean failed = false;
        for (int i = 0; i < rows.size(); i++) {
            Played one = played.get(i);
            ManyGames.tellFailures(console, one, rows.get(i).name());
            sum += one.sums().games();
            decisions += one.sums().decisions();
            failed |= one.failed() > 0;
        }
        console.say(
                "Took {seconds} s: {games} games and {decisions} decisions a second.",
                rounded("%.1f", seconds),
                rounded("%.0f", sum / seconds),
                rounded("%.0f", decisions / seconds));
        return failed ? Exit.RULESET_FAILED : Exit.DONE;
    }

    private List<Played> played(List<Job> jobs) {
        Progress progress = many.progress(console, (int) Math.min(Integer.MAX_VALUE, (long) games * jobs.size()));
        Lab lab = console.lab().orElseGet(() -> new OneMachine(console::playing, progress::done));
        List<Played> played = lab.play(jobs);
        progress.end();
        return played;
    }

    // ---- which jobs

    private List<Row> rows(LoadedRuleset loaded, long seed) {
        List<Variation> variations = variations();
        List<@Nullable Path> from = new ArrayList<>(configs);
        if (from.isEmpty()) {
            from.add(null);
        }
        long all = (long) from.size() * variations.size();
        if (all > MOST_JOBS) {
            throw new BadGame("HOW_MANY_JOBS", "{n job|jobs}; at most {most} can be played together.", all, MOST_JOBS);
        }
        List<Row> rows = new ArrayList<>();
        List<Violation> violations = new ArrayList<>();
        for (Path config : from) {
            for (Variation variation : variations) {
                try {
                    rows.add(row(loaded, config, variation, seed));
                } catch (BadGame e) {
                    violations.addAll(Violation.inside(variation.name(config), e.violations()));
                }
            }
        }
        BadGame.ifAny(violations);
        return rows;
    }

    private Row row(LoadedRuleset loaded, @Nullable Path path, Variation variation, long seed) {
        Configs files = dataFrom.configs(path);
        Opening opening = Opening.of(loaded, files);
        GameConfig config = variation
                .of(opening.complete(variant.before(files.read(loaded), loaded)))
                .withDice("seeded", null);
        GameConfig seated = seats == null ? config : config.withSeats(Configs.seats(seats));
        Play<?> play = opening.play(seated, "sweep");
        return new Row(path, variation, play, new Job(play.header(), skill.effort(Level.RANDOM), seed, games, 0));
    }

    /** Every value of one name with every value of the others; the last changes first. */
    private List<Variation> variations() {
        List<Variation> all = List.of(new Variation(OrderedMap.empty()));
        for (String one : varied) {
            int equals = one.indexOf('=');
            if (equals < 1) {
                throw new BadGame("BAD_VARIATION", "--vary wants NAME=VALUE,... and not {given}.", one);
            }
            String name = one.substring(0, equals).strip();
            List<String> values = List.of(one.substring(equals + 1).split(",", -1));
            all = all.stream()
                    .flatMap(before -> values.stream()
                            .map(value -> new Variation(before.values().with(name, value.strip()))))
                    .toList();
            if (all.size() > MOST_JOBS) {
                return all; // refused, and not multiplied any further
            }
        }
        return all;
    }

    // ---- what came out

    private void print(List<Row> rows, List<Played> played, long seed) {
        Play<?> play = rows.get(0).play();
        console.line(
                "{ruleset} {version}, {jobs job|jobs} of {n game|games}, {bots} bots, seed {seed}",
                play.info().name(),
                play.info().version(),
                rows.size(),
                games,
                rows.get(0).bot(),
                seed);
        console.verbatim("");
        List<Map<String, Tally>> sides = IntStream.range(0, rows.size())
                .mapToObj(i -> sides(rows.get(i).play(), played.get(i)))
                .toList();
        int names = width(Sentence.of("config"), rows.stream().map(Row::name));
        int words = width(Sentence.of("side"), sides.stream().flatMap(one -> one.keySet().stream()));
        console.verbatim(console.screen()
                .bold(padded(Sentence.of("config").toString(), names)
                        + "  "
                        + padded(Sentence.of("side").toString(), words)
                        + right(Sentence.of("games"))
                        + right(Sentence.of("wins"))
                        + right(Sentence.of("share"))
                        + "   "
                        + Sentence.of("95 % interval")));
        for (int i = 0; i < rows.size(); i++) {
            String name = padded(rows.get(i).name(), names);
            sides.get(i)
                    .forEach((side, tally) -> console.verbatim(name
                            + "  "
                            + padded(side, words)
                            + right(tally.games())
                            + right(tally.wins())
                            + rounded(" %6.1f %%", 100 * tally.share())
                            + "  "
                            + Shares.inHundred(tally.interval())));
        }
    }

    /** By what is played, or by seat where nothing in particular is. */
    private static Map<String, Tally> sides(Play<?> play, Played played) {
        Map<String, Tally> labels = Shares.labels(played.sums());
        return labels.isEmpty() ? Shares.seats(play, played.sums()) : labels;
    }

    private void document(List<Row> rows, List<Played> played, long seed) {
        ObjectNode json = Documents.object();
        ArrayNode jobs = json.putArray("jobs");
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            Played one = played.get(i);
            Path config = row.config();
            ObjectNode job = jobs.addObject().put("config", config == null ? null : config.toString());
            ObjectNode values = job.putObject("varied");
            row.variation().values().forEach(values::put);
            job.setAll(Shares.document(row.play(), row.bot(), seed, one.sums()));
            job.put("failed", one.failed());
            ArrayNode failures = job.putArray("failures");
            one.failures()
                    .forEach(failure -> failures.addObject()
                            .put("seed", failure.seed())
                            .put("why", failure.why().toString()));
        }
        console.document(json);
    }
}
