package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.rounded;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.text.Sentence;
import org.muster.cli.files.Configs;
import org.muster.cli.files.GameFolder;
import org.muster.cli.parameters.GameOptions;
import org.muster.cli.parameters.Skill;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Progress;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Level;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.lab.Comparison;
import org.muster.core.lab.Job;
import org.muster.core.lab.Lab;
import org.muster.core.lab.Plan;
import org.muster.core.lab.Played;
import org.muster.core.lab.Simulation;
import org.muster.core.lab.Sums;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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
            "  muster simulate swm-campaign --until 2%% --report campaign.html",
            "  muster simulate swm-campaign -n 2000 --against long-war.yaml",
            "  muster simulate swm-campaign -n 100 --seed 7 --keep games",
            "  muster simulate swm-campaign -n 2000 --seats north,south --json"
        })
public final class SimulateCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Option(names = "-n", paramLabel = "GAMES", description = "How many games; 1000 if left out.")
    private @Nullable Integer games;

    @Mixin
    private Until until = new Until();

    @Option(
            names = "--against",
            paramLabel = "FILE",
            description = {
                "The config of a variant: each game is played both ways, with the same seed and the same luck.",
                "It tells what the variant changes, and how sure that is."
            })
    private @Nullable Path against;

    @Option(
            names = "--report",
            paramLabel = "FILE.html",
            description = "Write a page with charts, and beside it the numbers as .json and as .csv.")
    private @Nullable Path report;

    @Option(
            names = "--watch",
            paramLabel = "GAMES",
            description = "For the report: look at the choices of so many games; 400 if left out.")
    private int watched = 400;

    @Mixin
    private ManyGames many = new ManyGames();

    @Option(
            names = "--keep",
            paramLabel = "DIR",
            description = "Write the journal of each game into this folder, and states.txt for muster verify.")
    private @Nullable Path keep;

    @Mixin
    private Skill skill = new Skill();

    @Mixin
    private GameOptions options = new GameOptions();

    private boolean failed;

    public SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        int most = games == null ? until.isGiven() ? 1_000_000 : 1000 : games;
        if (most < 1 || most > 100_000_000) {
            throw new BadGame("HOW_MANY_GAMES", "{n game|games}; at least 1 and at most 100 million.", most);
        }
        if (keep != null && (until.isGiven() || against != null || report != null)) {
            throw new BadGame("ONE_OF_THESE", "--keep goes with none of --until, --against and --report.");
        }
        if (against != null && report != null) {
            throw new BadGame(
                    "ONE_OF_THESE", "--report tells one way to play; leave out --against, or have a page for each.");
        }
        if (report != null) {
            SimulationReport.mustBePage(report);
        }
        if (console.lab().isPresent() && (keep != null || against != null)) {
            throw new BadGame("ONLY_HERE", "--keep and --against are for games that one machine plays.");
        }
        Plan plan = new Plan(most, until.share());
        LoadedRuleset loaded = console.ruleset(ruleset);
        GameConfig config = options.config(loaded, "seeded");
        Play<?> play = options.play(loaded, config, "", null);
        Long given = options.seed();
        long seed = given == null ? new SecureRandom().nextInt(1_000_000) : given;
        Progress progress = many.progress(console, most);
        long start = System.nanoTime();
        try {
            Sums sums = against == null
                    ? alone(loaded, play, plan, seed, progress)
                    : compared(loaded, play, plan, seed, progress);
            double seconds = (System.nanoTime() - start) / 1e9;
            console.say(
                    "Took {seconds} s: {games} games and {decisions} decisions a second.",
                    rounded("%.1f", seconds),
                    rounded("%.0f", sums.games() / seconds),
                    rounded("%.0f", sums.decisions() / seconds));
            return failed ? Exit.RULESET_FAILED : Exit.DONE;
        } catch (NothingToChoose e) {
            throw ManyGames.stuck(e);
        }
    }

    /** What a lab came to that is not here. */
    private Sums elsewhere(Lab lab, Play<?> play, Plan plan, long seed) {
        int closely = report == null ? 0 : watched;
        Job job = new Job(play.header(), skill.effort(Level.RANDOM), seed, plan.games(), closely);
        Played played = lab.play(job, plan);
        failed = played.failed() > 0;
        ManyGames.tellFailures(console, played, "");
        return played.sums();
    }

    private <S> Sums alone(LoadedRuleset loaded, Play<S> play, Plan plan, long seed, Progress progress)
            throws IOException {
        Bot<S> bot = skill.bot(play, Level.RANDOM);
        Simulation<S> simulation = new Simulation<>(play, bot, seed, progress::done);
        Sums sums;
        if (console.lab().isPresent()) {
            sums = elsewhere(console.lab().get(), play, plan, seed);
        } else if (keep == null) {
            sums = simulation.run(plan, report == null ? 0 : watched);
        } else {
            GameFolder folder = GameFolder.create(keep);
            sums = simulation.journalled(plan.games(), folder::keep);
            folder.close();
        }
        progress.end();
        Sentence title = Sentence.of(
                "{n game|games} of {ruleset} {version}, {seats player|players}, {bots} bots, seed {seed}",
                sums.games(),
                play.info().name(),
                play.info().version(),
                sums.seats().size(),
                bot,
                seed);
        ObjectNode document = Shares.document(play, bot, seed, sums);
        if (report != null) {
            SimulationReport.write(console, report, loaded, play, sums, title, document);
        }
        if (console.json()) {
            console.document(document);
        } else {
            console.line(title);
            console.verbatim("");
            Shares.print(console, play, sums);
            stopped(plan, sums.games(), Plan.widest(sums));
        }
        return sums;
    }

    /** Why no more games were played. */
    private void stopped(Plan plan, long played, double reach) {
        if (plan.until() > 0) {
            Sentence points = Sentence.of("{n}", rounded("%.2f", 100 * reach));
            console.line(
                    reach <= plan.until()
                            ? Sentence.of(
                                    "Stopped after {n game|games}: no interval reaches farther than {points} points.",
                                    played,
                                    points)
                            : Sentence.of(
                                    "All {n} games are played; the widest interval reaches {points} points, farther than asked for.",
                                    played,
                                    points));
        }
    }

    private <S> Sums compared(LoadedRuleset loaded, Play<S> play, Plan plan, long seed, Progress progress) {
        Bot<S> bot = skill.bot(play, Level.RANDOM);
        Comparison.Way<?> other = variant(loaded, play);
        Comparison.Pairs pairs = Comparison.run(new Comparison.Way<>(play, bot), other, plan, seed, progress::done);
        progress.end();
        Compared compared = new Compared(play, pairs, String.valueOf(against));
        if (console.json()) {
            console.document(compared.document(bot, seed));
        } else {
            console.line(
                    "{n pair|pairs} of games of {ruleset} {version}, without and with {variant}, {seats player|players}, {bots} bots, seed {seed}",
                    pairs.one().games(),
                    play.info().name(),
                    play.info().version(),
                    compared.variant(),
                    pairs.seats().size(),
                    bot,
                    seed);
            console.verbatim("");
            compared.print(console);
            stopped(plan, pairs.one().games(), pairs.widest());
        }
        Sums both = pairs.one();
        both.add(pairs.other());
        return both;
    }

    /** The same seats, played as the other file says. */
    private Comparison.Way<?> variant(LoadedRuleset loaded, Play<?> like) {
        Configs files = options.files(against);
        Opening opening = Opening.of(loaded, files);
        GameConfig config =
                opening.complete(files.read(loaded)).withSeats(like.header().seats());
        Play<?> play = opening.play(config.withDice("seeded", null), "against");
        return way(play);
    }

    private <S> Comparison.Way<S> way(Play<S> play) {
        return new Comparison.Way<>(play, skill.bot(play, Level.RANDOM));
    }
}
