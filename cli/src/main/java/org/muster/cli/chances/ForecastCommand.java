package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.padded;
import static org.muster.cli.chances.Columns.right;
import static org.muster.cli.chances.Columns.rounded;
import static org.muster.cli.chances.Columns.width;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.parameters.Skill;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Progress;
import org.muster.core.bot.Bot;
import org.muster.core.bot.SearchBot;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.lab.Contrast;
import org.muster.core.lab.Outlook;
import org.muster.core.lab.Tally;
import org.muster.core.view.Documents;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster forecast}. */
@Command(
        name = "forecast",
        description = {
            "Tell each player's chances from here, and what the game turns on.",
            "It is played on many times by bots: for a seat from what that seat may know and nothing else.",
            "Without --as from all that the file holds, secrets included. Answers to what is still open count as not given."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster forecast club.muster --as anna",
            "  muster forecast club.muster --as anna -n 2000 --json",
            "  muster forecast club.muster"
        })
public final class ForecastCommand implements Callable<Integer> {

    private static final int MOST = 1_000_000;
    private static final int MOST_TURNS = 12;

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Option(names = "--as", paramLabel = "SEAT", description = "From what this seat may know.")
    private @Nullable String as;

    @Option(names = "-n", paramLabel = "GAMES", description = "How often it is played on; 400 if left out.")
    private int playouts = 400;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed gives the same forecast of the same game; 1 if left out.")
    private long seed = 1;

    @Mixin
    private Skill skill = new Skill();

    @Mixin
    private ManyGames many = new ManyGames();

    public ForecastCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (playouts < 1 || playouts > MOST) {
            throw new BadGame("HOW_MANY_GAMES", "{n game|games}; at least 1 and at most {most}.", playouts, MOST);
        }
        try {
            tell(GameFile.open(console, game.path).game());
        } catch (NothingToChoose e) {
            throw ManyGames.stuck(e);
        }
        return Exit.DONE;
    }

    private <S> void tell(Game<S> opened) {
        Play<S> play = opened.play();
        if (opened.isOver()) {
            throw new BadGame("GAME_OVER", "The game is over; nothing is left to forecast.");
        }
        Viewer viewer = Seats.viewer(play.setup(), as);
        Player seat = viewer.seat().orElse(null);
        if (!viewer.seesAll() && (seat == null || seat.equals(Player.ORGANIZER))) {
            throw new BadGame(
                    "NO_SUCH_SEAT",
                    "{who} plays no seat, and what is hidden is guessed for those alone that do: {seats}. Without --as counts all that the file holds.",
                    viewer.toString(),
                    Seats.all(play.setup()));
        }
        Bot<S> bot = skill.bot(play, Bot.usual());
        Progress progress = many.progress(console, playouts);
        Outlook.Extent extent = Outlook.Extent.of(playouts);
        Outlook outlook = seat == null
                ? Outlook.ofAll(play, opened.position(), bot, extent, seed, progress::done)
                : Outlook.of(play, opened.position(), seat, bot, extent, seed, progress::done);
        progress.end();
        if (console.json()) {
            console.document(document(play, seat, outlook, bot));
        } else {
            print(play, seat, outlook, bot);
        }
    }

    private void print(Play<?> play, @Nullable Player seat, Outlook outlook, Bot<?> bot) {
        Sentence eyes = seat == null
                ? Sentence.of("from all that the file holds")
                : Sentence.of("from what {who} may know", play.called(seat));
        console.line("Played on {n time|times} {eyes}, by {bots} bots, seed {seed}", playouts, eyes, bot, seed);
        console.verbatim("");
        Sentence head = Sentence.of("seat");
        int width = width(head, play.setup().players().stream().map(play::name));
        console.verbatim(console.screen()
                .bold(padded(head.toString(), width) + right(Sentence.of("chance")) + "   "
                        + Sentence.of("95 % interval")));
        for (var one : outlook.sums().seats().entrySet()) {
            Tally tally = one.getValue();
            console.verbatim(padded(play.name(one.getKey()), width)
                    + rounded(" %5.1f %%", 100 * tally.share())
                    + "   "
                    + Shares.inHundred(tally.interval()));
        }
        console.verbatim("");
        console.line("Rounds in all: {rounds}.", Shares.rounds(outlook.sums()));
        if (outlook.sums().givenUp() > 0) {
            console.line("{n game|games} did not end.", outlook.sums().givenUp());
        }
        List<Outlook.Turning> turnings = outlook.turnings();
        if (turnings.isEmpty()) {
            console.line("Nothing that is decided this round is seen to turn it, in so many games.");
        } else {
            console.line("It turns on:");
            turnings.stream().limit(MOST_TURNS).forEach(one -> console.line("  {what}", told(play, one)));
        }
        console.line(
                "The intervals tell the luck of {n game|games}. How far people play otherwise than these bots, no interval tells.",
                playouts);
        if (!(bot instanceof SearchBot<?>)) {
            console.line(
                    "These bots do not think: among players who do, another may be ahead. --skill easy asks bots that think.");
        }
    }

    private Sentence told(Play<?> play, Outlook.Turning turning) {
        Contrast wins = turning.wins();
        Object who = play.called(turning.turn().seat());
        Sentence what = turning.turn().isAnswer()
                ? Sentence.of("{who}, {asked}: {answer}", who, turning.asked(), turning.name())
                : Sentence.of("{who} has {place} when the round ends", who, turning.name());
        return Sentence.of(
                "{what}: wins {so} %, else {otherwise} %, {low} to {high} points; so in {n} of {all} games",
                what,
                rounded("%.0f", 100 * wins.share()),
                rounded("%.0f", 100 * wins.otherShare()),
                rounded("%+.0f", 100 * wins.differenceInterval().low()),
                rounded("%+.0f", 100 * wins.differenceInterval().high()),
                wins.ofOne(),
                wins.ofOne() + wins.ofOther());
    }

    private ObjectNode document(Play<?> play, @Nullable Player seat, Outlook outlook, Bot<?> bot) {
        ObjectNode json = Documents.object();
        json.put("ruleset", play.info().id()).put("version", play.info().version());
        json.put("as", seat == null ? null : seat.id());
        json.put("bots", bot.toString()).put("seed", seed);
        Shares.put(json, outlook.sums());
        ArrayNode turns = json.putArray("turns");
        for (Outlook.Turning turning : outlook.turnings()) {
            Contrast wins = turning.wins();
            ObjectNode one = turns.addObject().put("seat", turning.turn().seat().id());
            one.put("step", turning.turn().isAnswer() ? turning.turn().step() : null);
            one.put("id", turning.turn().id()).put("name", turning.name().toString());
            one.put("games", wins.ofOne()).put("share", wins.share()).put("otherShare", wins.otherShare());
            one.put("change", wins.difference());
            Shares.put(one, wins.differenceInterval());
        }
        return json;
    }
}
