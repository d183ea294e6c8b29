package org.muster.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.files.FairKey;
import org.muster.cli.files.GameFile;
import org.muster.cli.files.TextFile;
import org.muster.cli.parameters.GameOptions;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Shell;
import org.muster.cli.words.Aftermath;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.data.Yaml;
import org.muster.core.dice.FairDice;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.json.BadJson;
import org.muster.core.json.Flaw;
import org.muster.core.json.Json;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster new}. */
@Command(
        name = "new",
        description = "Open a new game.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster new swm-campaign club --seats anna=Anna,bert=Bert",
            "  muster new swm-campaign club.muster --config club.yaml --dice physical"
        })
public final class NewCommand implements Callable<Integer> {

    /** Enough to come through several rounds of any system, in a second. */
    private static final int TRIAL_DECISIONS = 600;

    private static final int TRIALS = 2;

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Parameters(
            index = "1",
            paramLabel = "GAME",
            description = "File to make; it must not be there yet. .muster is put behind a plain name.")
    private Path path = Path.of("");

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--position",
            paramLabel = "FILE",
            description = "Start from a position, as muster show --json prints it.")
    private @Nullable Path position;

    @Option(
            names = "--dice",
            paramLabel = "SOURCE",
            description = {
                "seeded (Muster rolls; the default), physical (you roll and type it in) or",
                "fair (Muster rolls, and everybody can verify it afterwards)."
            })
    private @Nullable String dice;

    @Option(
            names = "--join",
            description = "Fair dice: join for all seats now, where they can't themselves; verify will say so.")
    private boolean join;

    public NewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        LoadedRuleset loaded = console.ruleset(ruleset);
        GameConfig wanted = options.config(loaded, dice);
        String text = position == null ? "" : TextFile.read(position);
        JsonNode from = position == null ? null : position(position, text);
        SeedChain chain = "fair".equals(wanted.dice()) ? SeedChain.make() : null;
        String commitment = chain == null ? "" : chain.commitment();
        Play<?> play;
        try {
            play = options.play(loaded, wanted, commitment, from);
        } catch (Play.BadPosition e) {
            throw refused(List.of(e.flaw()), text);
        }
        if (!play.flaws().isEmpty()) {
            throw refused(play.flaws(), text);
        }
        if (from != null || !play.header().data().isEmpty()) {
            mustBePlayable(play, text);
        }
        opened(create(open(play, chain), chain));
        return Exit.DONE;
    }

    private static JsonNode position(Path path, String text) {
        try {
            JsonNode read = Json.read(text);
            if (!read.path("state").isObject()) {
                throw new BadGame(
                        "BAD_FILE",
                        "{path}: a position has a field state that is an object, as muster show --json prints it.",
                        path);
            }
            return read;
        } catch (BadJson e) {
            throw new BadGame("BAD_FILE", "{path}: {why}", path, e.sentence());
        }
    }

    private <S> Game<S> open(Play<S> play, @Nullable SeedChain chain) {
        Game<S> game = Game.open(play, chain, console.clock(), "organizer");
        if (join) {
            for (Player seat : game.awaited()) {
                game.join(Player.ORGANIZER.id(), seat, FairDice.contribution());
            }
        }
        return game;
    }

    /** A position whose numbers and references do not hold, each with its line. */
    private BadGame refused(List<Flaw> flaws, String text) {
        return new BadGame(flaws.stream()
                .map(flaw -> new Violation(
                                "BAD_POSITION",
                                Yaml.at(text, flaw.path(), flaw.why()).sentence(),
                                flaw.rules(),
                                "")
                        .inside(String.valueOf(position)))
                .toList());
    }

    /**
     * What a club wrote itself may lack what the rules ask for only later, in the middle of a season that nobody could
     * play on: bots try first.
     */
    private <S> void mustBePlayable(Play<S> play, String text) {
        Playout<S> trial = new Playout<>(play.engine(), Bot.random(), TRIAL_DECISIONS);
        for (long seed = 1; seed <= TRIALS; seed++) {
            Playout.Stuck stuck = trial.stuck(play.start(), seed).orElse(null);
            if (stuck != null) {
                List<Violation> violations = new ArrayList<>(List.of(cantBePlayed(stuck)));
                Suspect.of(play.header().position(), play.setup().players(), stuck.why())
                        .ifPresent(flaw ->
                                violations.addAll(refused(List.of(flaw), text).violations()));
                BadGame refused = new BadGame(violations);
                refused.initCause(stuck.why());
                throw refused;
            }
        }
    }

    private Violation cantBePlayed(Playout.Stuck stuck) {
        return Violation.of(
                "CANT_BE_PLAYED",
                "Bots tried this game and came to where the rules can't go on, {when}: {what} There the position or the"
                        + " data lack something, or contradict each other. Nothing was written; --debug shows more.",
                stuck.when(),
                console.broken(stuck.why())
                        .map(BrokenRuleset::found)
                        .orElseGet(() -> Sentence.of(
                                "{what}.", String.valueOf(stuck.why().getMessage()))));
    }

    /** The key comes first: a game without its key could never be played. */
    private GameFile create(Game<?> game, @Nullable SeedChain chain) throws IOException {
        Path wanted = GameFile.named(path);
        if (chain == null) {
            return GameFile.create(console, wanted, game);
        }
        Path key = FairKey.keep(wanted, game.header().game(), chain);
        try {
            return GameFile.create(console, wanted, game);
        } finally {
            Files.deleteIfExists(key); // where the game was not made
        }
    }

    private void opened(GameFile file) {
        Game<?> game = file.game();
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.put("file", file.path().toString());
            json.set("seats", Documents.seats(game.setup(), game.setup().players()));
            json.set("options", game.header().options());
            json.put("dice", game.header().dice().source());
            json.put("commitment", game.header().dice().commitment());
            new Aftermath(console, file, null, 0).print(json);
            return;
        }
        String ruleset = game.play().info().name();
        String name = game.header().name();
        String bold = console.screen().bold(name);
        String version = game.play().info().version();
        if (name.equals(ruleset)) {
            console.line("Opened {game} {version} in {file}", bold, version, file.path());
        } else {
            console.line("Opened {game} in {file}: {ruleset} {version}", bold, file.path(), ruleset, version);
        }
        console.line("Seats: {seats}", Sentence.joined(", ", seats(game)));
        List<String> real = game.header().dice().physical();
        console.line(
                real.isEmpty()
                        ? Sentence.of("Dice: {source}", game.header().dice().source())
                        : Sentence.of(
                                "Dice: {source}; real ones of {seats}",
                                game.header().dice().source(),
                                Sentence.joined(", ", real)));
        if (!game.header().dice().commitment().isEmpty()) {
            console.line(
                    "  Tell the players their commitment: {commitment}",
                    game.header().dice().commitment());
            console.line(
                    "  Their key is {key}; keep it beside the game, and to yourself.", FairKey.beside(file.path()));
        }
        new Aftermath(console, file, null, 0).print();
        console.say(
                "Next: {command}",
                console.command("pending " + Shell.quoted(file.path().toString())));
    }

    private static List<Object> seats(Game<?> game) {
        List<Object> seats = new ArrayList<>();
        game.setup()
                .seats()
                .forEach((seat, name) -> seats.add(seat.id().equals(name) ? name : seat + " (" + name + ")"));
        if (game.setup().hasOrganizer()) {
            seats.add(Sentence.of("organizer"));
        }
        return seats;
    }
}
