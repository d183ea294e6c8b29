package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.padded;
import static org.muster.cli.chances.Columns.right;
import static org.muster.cli.chances.Columns.rounded;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.text.Sentence;
import org.muster.cli.parameters.GameOptions;
import org.muster.cli.parameters.Skill;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Progress;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Elo;
import org.muster.core.bot.Tournament;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.lab.Interval;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster tournament}. */
@Command(
        name = "tournament",
        description = {
            "Let bots play against each other, and tell how strong they are.",
            "Each pair shares a table, every other seat being one's. Each seed is played twice with seats swapped.",
            "The same seed gives the same result."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster tournament space-battles --bots random,easy,club -n 40 --seed 1",
            "  muster tournament swm-campaign --seats anna,bert --bots easy,club --json"
        })
public final class TournamentCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_BOTS = 20;

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Option(
            names = "--bots",
            paramLabel = "BOT,...",
            split = ",",
            description = "Who plays: random, easy, club, strong, or how often a bot plays on from a question.")
    private List<String> bots = List.of("random", "easy", "club", "strong");

    @Option(
            names = "-n",
            paramLabel = "GAMES",
            description = "How many games each pair plays, an even number; 100 if left out.")
    private int games = 100;

    @Mixin
    private ManyGames many = new ManyGames();

    @Mixin
    private GameOptions options = new GameOptions();

    public TournamentCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (games < 2 || games > MOST_GAMES || games % 2 != 0) {
            throw new BadGame(
                    "HOW_MANY_GAMES",
                    "{n game|games}; each seed is played twice, so it is an even number, at least 2 and at most {most}.",
                    games,
                    MOST_GAMES);
        }
        if (bots.size() < 2 || bots.size() > MOST_BOTS) {
            throw new BadGame(
                    "HOW_MANY_BOTS", "{n bot|bots}; at least 2 and at most {most} play.", bots.size(), MOST_BOTS);
        }
        LoadedRuleset loaded = console.ruleset(ruleset);
        Play<?> play = options.play(loaded, options.config(loaded, "seeded"), "", null);
        Long given = options.seed();
        long seed = given == null ? new SecureRandom().nextInt(1_000_000) : given;
        try {
            Tournament.Report report = run(play, seed);
            if (console.json()) {
                document(play, report, seed);
            } else {
                print(play, report, seed);
            }
            console.say(
                    "Took {seconds} s: {decisions} decisions a second.",
                    rounded("%.1f", report.nanos() / 1e9),
                    rounded("%.0f", report.decisions() / (report.nanos() / 1e9)));
            return Exit.DONE;
        } catch (NothingToChoose e) {
            throw ManyGames.stuck(e);
        }
    }

    private <S> Tournament.Report run(Play<S> play, long seed) {
        List<Bot<S>> entrants = new ArrayList<>();
        for (String bot : bots) {
            entrants.add(Skill.bot(play, bot));
        }
        int pairs = bots.size() * (bots.size() - 1) / 2;
        Progress progress = many.progress(console, pairs * games);
        Tournament.Report report = Tournament.run(play, entrants, games, seed, progress::done);
        progress.end();
        return report;
    }

    private void print(Play<?> play, Tournament.Report report, long seed) {
        console.line(
                "{ruleset} {version}, {seats player|players}, {n game|games} of each pair, seats swapped, seed {seed}",
                play.info().name(),
                play.info().version(),
                play.setup().players().size(),
                games,
                seed);
        console.verbatim("");
        int width = Sentence.of("against").toString().length();
        for (Tournament.Pairing pairing : report.pairings()) {
            width = Math.max(width, pair(pairing).length());
            for (Sentence side : sides(pairing).keySet()) {
                width = Math.max(width, as(side).length());
            }
        }
        console.verbatim(console.screen()
                .bold(padded(Sentence.of("pair").toString(), width)
                        + right(Sentence.of("games"))
                        + right(Sentence.of("points"))
                        + right(Sentence.of("share"))
                        + "   "
                        + Sentence.of("95 % interval")));
        for (Tournament.Pairing pairing : report.pairings()) {
            score(pair(pairing), width, pairing.score());
            for (var side : sides(pairing).entrySet()) {
                score(as(side.getKey()), width, side.getValue());
            }
        }
        console.verbatim("");
        int names = bots.stream().mapToInt(String::length).max().orElse(0);
        console.verbatim(console.screen()
                .bold(padded(Sentence.of("bot").toString(), names)
                        + right(Sentence.of("Elo"))
                        + "   "
                        + Sentence.of("95 % interval")));
        for (int i = 0; i < bots.size(); i++) {
            Elo.Rating rating = report.ratings().get(i);
            console.verbatim(padded(bots.get(i), names)
                    + rounded("%8.0f", rating.elo())
                    + (i == 0
                            ? ""
                            : "   "
                                    + Sentence.of(
                                            "{low} to {high}",
                                            rounded("%.0f", rating.low()),
                                            rounded("%.0f", rating.high()))));
        }
        if (report.givenUp() > 0) {
            console.line("{n game was|games were} given up and counted as drawn.", report.givenUp());
        }
    }

    /** Where the scenario has two; of factions that are picked one sees little in so few games. */
    private static Map<Sentence, Tournament.Score> sides(Tournament.Pairing pairing) {
        return pairing.sides().size() == 2 ? pairing.sides() : Map.of();
    }

    private String pair(Tournament.Pairing pairing) {
        return Sentence.of("{bot} against {other}", bots.get(pairing.other()), bots.get(pairing.one()))
                .toString();
    }

    private static String as(Sentence side) {
        return "  " + Sentence.of("as {side}", side);
    }

    private void score(String name, int width, Tournament.Score score) {
        Interval interval = Interval.of(score.points(), score.games());
        console.verbatim(padded(name, width)
                + right(score.games())
                + rounded("%8.1f", score.points())
                + rounded(" %6.1f %%", 100 * score.points() / score.games())
                + "  "
                + Shares.inHundred(interval));
    }

    private void document(Play<?> play, Tournament.Report report, long seed) {
        ObjectNode json = Documents.object();
        json.put("ruleset", play.info().id()).put("version", play.info().version());
        json.put("seed", seed).put("games", games);
        ArrayNode ratings = json.putArray("bots");
        for (int i = 0; i < bots.size(); i++) {
            Elo.Rating rating = report.ratings().get(i);
            ratings.addObject()
                    .put("bot", bots.get(i))
                    .put("elo", rating.elo())
                    .put("low", rating.low())
                    .put("high", rating.high());
        }
        ArrayNode pairings = json.putArray("pairs");
        for (Tournament.Pairing pairing : report.pairings()) {
            ObjectNode pair = pairings.addObject().put("bot", bots.get(pairing.other()));
            pair.put("against", bots.get(pairing.one()));
            score(pair, pairing.score());
            ArrayNode sides = pair.putArray("sides");
            pairing.sides().forEach((side, score) -> score(sides.addObject().put("side", side.toString()), score));
        }
        json.put("decisions", report.decisions()).put("givenUp", report.givenUp());
        console.document(json);
    }

    private static void score(ObjectNode json, Tournament.Score score) {
        Interval interval = Interval.of(score.points(), score.games());
        json.put("games", score.games())
                .put("points", score.points())
                .put("share", score.points() / score.games())
                .put("low", interval.low())
                .put("high", interval.high());
    }
}
