package org.muster.cli.chances;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
import org.muster.core.bot.Simulation;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.json.Json;
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
            "Play many games among bots that choose at random, and tell who won how often, by seat and by what a seat",
            "played (its faction, colour or fleet).",
            "The same seed gives the same result."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster simulate swm-campaign -n 10000 --seed 7",
            "  muster simulate swm-campaign -n 100 --seed 7 --keep games",
            "  muster simulate swm-campaign -n 2000 --seats north,south --json"
        })
public final class SimulateCommand implements Callable<Integer> {

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
        Progress progress = new Progress(console, "Game", games);
        try {
            Simulation.Report report = run(play, seed, progress);
            progress.end();
            if (console.json()) {
                document(play, report, seed);
            } else {
                print(play, report, seed);
            }
            double seconds = report.nanos() / 1e9;
            console.say(String.format(
                    Locale.ROOT,
                    "Took %.1f s: %.0f games and %.0f decisions a second.",
                    seconds,
                    report.games() / seconds,
                    report.decisions() / seconds));
            return Exit.DONE;
        } catch (NothingToChoose e) {
            throw new BadGame("STUCK", "A game is stuck: nothing can be chosen: {why}", String.valueOf(e.getMessage()));
        }
    }

    private <S> Simulation.Report run(Play<S> play, long seed, Progress progress) throws IOException {
        Bot<S> bot = skill.bot(play, 0);
        if (keep == null) {
            return Simulation.run(play, bot, games, seed, progress::done);
        }
        GameFolder folder = GameFolder.create(keep);
        Simulation.Report report = Simulation.journalled(play, bot, games, seed, progress::done, folder::keep);
        folder.close();
        return report;
    }

    private void print(Play<?> play, Simulation.Report report, long seed) {
        console.line(Sentence.of("{n game|games} of ", report.games())
                + play.info().name() + ' ' + play.info().version() + ", "
                + Sentence.of("{n player|players}, ", report.seats().size()) + skill.bot(play, 0) + " bots, seed "
                + seed);
        console.line("");
        Map<String, Simulation.Tally> seats = new LinkedHashMap<>();
        report.seats().forEach((seat, tally) -> seats.put(play.name(seat), tally));
        table("seat", seats, report.games());
        if (!report.labels().isEmpty()) {
            console.line("");
            table("plays", report.labels(), 0);
        }
        if (report.seats().values().stream().anyMatch(tally -> tally.alone() < tally.wins())) {
            console.line("A shared first place counts as a win for each who shares it.");
        }
        console.line("");
        console.line("rounds     " + rounds(report.rounds()));
        console.line(String.format(
                Locale.ROOT, "decisions  %d, %.1f a game", report.decisions(), per(report.decisions(), report)));
        console.line(
                String.format(Locale.ROOT, "rolls      %d, %.1f a game", report.rolls(), per(report.rolls(), report)));
        if (report.givenUp() > 0) {
            console.line("given up   "
                    + Sentence.of(
                            "{n game|games} after {most} decisions", report.givenUp(), Simulation.MOST_DECISIONS));
        }
        report.reasons().forEach((reason, count) -> console.line("ended      " + count + ": " + reason));
    }

    /** Who won how often; the number of games is told where it is not {@code always} the same. */
    private void table(String what, Map<String, Simulation.Tally> tallies, int always) {
        int width = Math.max(
                what.length(),
                tallies.keySet().stream().mapToInt(String::length).max().orElse(0));
        console.line(console.screen()
                .bold(padded(what, width) + (always > 0 ? "" : "   games")
                        + "    wins   alone   share   95 % interval"));
        tallies.forEach((name, tally) -> {
            Interval interval = Interval.of(tally.wins(), tally.games());
            console.line(padded(name, width)
                    + (always > 0 ? "" : String.format(Locale.ROOT, "%8d", tally.games()))
                    + String.format(
                            Locale.ROOT,
                            "%8d%8d %6.1f %%   %.1f to %.1f %%",
                            tally.wins(),
                            tally.alone(),
                            100.0 * tally.wins() / tally.games(),
                            100 * interval.low(),
                            100 * interval.high()));
        });
    }

    private static double per(long number, Simulation.Report report) {
        return (double) number / report.games();
    }

    private static String rounds(List<Integer> sorted) {
        int n = sorted.size();
        return sorted.get(n / 2) + " in the middle, nine of ten games " + sorted.get(n / 20) + " to "
                + sorted.get(n - 1 - n / 20) + ", shortest " + sorted.get(0) + ", longest " + sorted.get(n - 1);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private void document(Play<?> play, Simulation.Report report, long seed) {
        ObjectNode json = Documents.object();
        json.put("ruleset", play.info().id()).put("version", play.info().version());
        json.put("bots", skill.bot(play, 0).toString()).put("seed", seed).put("games", report.games());
        ArrayNode wins = json.putArray("wins");
        report.seats().forEach((seat, tally) -> tally(wins.addObject().put("seat", seat.id()), tally));
        ArrayNode labels = json.putArray("labels");
        report.labels().forEach((label, tally) -> tally(labels.addObject().put("label", label), tally));
        List<Integer> rounds = report.rounds();
        json.putObject("rounds")
                .put("shortest", rounds.get(0))
                .put("median", rounds.get(rounds.size() / 2))
                .put("longest", rounds.get(rounds.size() - 1));
        json.put("decisions", report.decisions()).put("rolls", report.rolls()).put("givenUp", report.givenUp());
        json.set("reasons", Json.MAPPER.valueToTree(report.reasons()));
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
