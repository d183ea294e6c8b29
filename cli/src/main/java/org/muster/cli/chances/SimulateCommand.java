package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.padded;
import static org.muster.cli.chances.Columns.right;
import static org.muster.cli.chances.Columns.rounded;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFolder;
import org.muster.cli.parameters.GameOptions;
import org.muster.cli.parameters.Skill;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Progress;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Level;
import org.muster.core.bot.Simulation;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster simulate}. */
@Command(
        name = "simulate",
        description = {
            "Play many games among bots, and tell who won how often.",
            "It is told by seat and by what a seat played: its faction, colour or fleet.",
            "The same seed gives the same result."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster simulate swm-campaign -n 10000 --seed 7",
            "  muster simulate swm-campaign -n 100 --seed 7 --keep games",
            "  muster simulate swm-campaign -n 2000 --seats north,south --json"
        })
public final class SimulateCommand implements Callable<Integer> {

    /** How wide the names of the rows are. */
    private static final int NAMES = 9;

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Option(names = "-n", paramLabel = "GAMES", description = "How many games; 1000 if left out.")
    private int games = 1000;

    @Option(
            names = "--keep",
            paramLabel = "DIR",
            description = "Write the journal of each game into this folder, and states.txt for muster verify.")
    private @Nullable Path keep;

    @Mixin
    private Skill skill = new Skill();

    @Mixin
    private GameOptions options = new GameOptions();

    public SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (games < 1 || games > 100_000_000) {
            throw new BadGame("HOW_MANY_GAMES", "{n game|games}; at least 1 and at most 100 million.", games);
        }
        LoadedRuleset loaded = console.ruleset(ruleset);
        Play<?> play = Play.of(loaded, options.header(loaded, options.config("seeded"), "", null));
        Long given = options.seed();
        long seed = given == null ? new SecureRandom().nextInt(1_000_000) : given;
        Progress progress = new Progress(console, Sentence.of("Game"), games);
        try {
            Simulation.Report report = run(play, seed, progress);
            progress.end();
            if (console.json()) {
                document(play, report, seed);
            } else {
                print(play, report, seed);
            }
            double seconds = report.nanos() / 1e9;
            console.say(
                    "Took {seconds} s: {games} games and {decisions} decisions a second.",
                    rounded("%.1f", seconds),
                    rounded("%.0f", report.games() / seconds),
                    rounded("%.0f", report.decisions() / seconds));
            return Exit.DONE;
        } catch (NothingToChoose e) {
            throw new BadGame("STUCK", "A game is stuck: nothing can be chosen: {why}", String.valueOf(e.getMessage()));
        }
    }

    private <S> Simulation.Report run(Play<S> play, long seed, Progress progress) throws IOException {
        Bot<S> bot = skill.bot(play, Level.RANDOM);
        if (keep == null) {
            return Simulation.run(play, bot, games, seed, progress::done);
        }
        GameFolder folder = GameFolder.create(keep);
        Simulation.Report report = Simulation.journalled(play, bot, games, seed, progress::done, folder::keep);
        folder.close();
        return report;
    }

    private void print(Play<?> play, Simulation.Report report, long seed) {
        console.line(
                "{n game|games} of {ruleset} {version}, {seats player|players}, {bots} bots, seed {seed}",
                report.games(),
                play.info().name(),
                play.info().version(),
                report.seats().size(),
                skill.bot(play, Level.RANDOM),
                seed);
        console.verbatim("");
        Map<String, Simulation.Tally> seats = new LinkedHashMap<>();
        report.seats().forEach((seat, tally) -> seats.put(play.name(seat), tally));
        table(Sentence.of("seat"), seats, report.games());
        if (!report.labels().isEmpty()) {
            Map<String, Simulation.Tally> labels = new LinkedHashMap<>();
            report.labels().forEach((label, tally) -> labels.put(label.toString(), tally));
            console.verbatim("");
            table(Sentence.of("plays"), labels, 0);
        }
        if (report.seats().values().stream().anyMatch(tally -> tally.alone() < tally.wins())) {
            console.line("A shared first place counts as a win for each who shares it.");
        }
        console.verbatim("");
        row(Sentence.of("rounds"), rounds(report.rounds()));
        row(Sentence.of("decisions"), each(report.decisions(), report));
        row(Sentence.of("rolls"), each(report.rolls(), report));
        if (report.givenUp() > 0) {
            row(
                    Sentence.of("given up"),
                    Sentence.of("{n game|games} after {most} decisions", report.givenUp(), Simulation.MOST_DECISIONS));
        }
        report.reasons()
                .forEach((reason, count) -> row(Sentence.of("ended"), Sentence.of("{count}: {reason}", count, reason)));
    }

    private void row(Sentence name, Sentence what) {
        console.verbatim(padded(name.toString(), NAMES) + "  " + what);
    }

    private static Sentence each(long number, Simulation.Report report) {
        return Sentence.of("{n}, {each} a game", number, rounded("%.1f", per(number, report)));
    }

    /** Who won how often; the number of games is told where it is not {@code always} the same. */
    private void table(Sentence what, Map<String, Simulation.Tally> tallies, int always) {
        String kind = what.toString();
        int width = Math.max(
                kind.length(),
                tallies.keySet().stream().mapToInt(String::length).max().orElse(0));
        String head = padded(kind, width)
                + (always > 0 ? "" : right(Sentence.of("games")))
                + right(Sentence.of("wins"))
                + right(Sentence.of("alone"))
                + right(Sentence.of("share"))
                + "   "
                + Sentence.of("95 % interval");
        console.verbatim(console.screen().bold(head));
        tallies.forEach((name, tally) -> {
            Interval interval = Interval.of(tally.wins(), tally.games());
            console.verbatim(padded(name, width)
                    + (always > 0 ? "" : right(tally.games()))
                    + right(tally.wins())
                    + right(tally.alone())
                    + rounded(" %6.1f %%", 100.0 * tally.wins() / tally.games())
                    + "   "
                    + interval.inHundred());
        });
    }

    private static double per(long number, Simulation.Report report) {
        return (double) number / report.games();
    }

    private static Sentence rounds(List<Integer> sorted) {
        int n = sorted.size();
        return Sentence.of(
                "{median} in the middle, nine of ten games {low} to {high}, shortest {shortest}, longest {longest}",
                sorted.get(n / 2),
                sorted.get(n / 20),
                sorted.get(n - 1 - n / 20),
                sorted.get(0),
                sorted.get(n - 1));
    }

    private void document(Play<?> play, Simulation.Report report, long seed) {
        ObjectNode json = Documents.object();
        json.put("ruleset", play.info().id()).put("version", play.info().version());
        json.put("bots", skill.bot(play, Level.RANDOM).toString())
                .put("seed", seed)
                .put("games", report.games());
        ArrayNode wins = json.putArray("wins");
        report.seats().forEach((seat, tally) -> tally(wins.addObject().put("seat", seat.id()), tally));
        ArrayNode labels = json.putArray("labels");
        report.labels().forEach((label, tally) -> tally(labels.addObject().put("label", label.toString()), tally));
        List<Integer> rounds = report.rounds();
        json.putObject("rounds")
                .put("shortest", rounds.get(0))
                .put("median", rounds.get(rounds.size() / 2))
                .put("longest", rounds.get(rounds.size() - 1));
        json.put("decisions", report.decisions()).put("rolls", report.rolls()).put("givenUp", report.givenUp());
        ObjectNode reasons = json.putObject("reasons");
        report.reasons().forEach((reason, count) -> reasons.put(reason.toString(), count));
        console.document(json);
    }

    private static void tally(ObjectNode json, Simulation.Tally tally) {
        Interval interval = Interval.of(tally.wins(), tally.games());
        json.put("games", tally.games())
                .put("wins", tally.wins())
                .put("alone", tally.alone())
                .put("share", (double) tally.wins() / tally.games())
                .put("low", interval.low())
                .put("high", interval.high());
    }
}
