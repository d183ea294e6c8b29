package org.muster.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.files.Saved;
import org.muster.cli.parameters.GameOptions;
import org.muster.cli.parameters.Skill;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.Keyboard;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Level;
import org.muster.core.bot.SearchBot;
import org.muster.core.config.GameConfig;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.match.Match;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster play}. */
@Command(
        name = "play",
        description = {
            "Play at this terminal, against bots or each other, with the board drawn.",
            "Answer by number or name; ? explains, undo takes back, save NAME keeps the game, quit ends."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster play swm-campaign --seed 7",
            "  muster play swm-campaign --seats anna,bert,carl --bots carl",
            "  muster play club.muster               all its seats, at one keyboard"
        })
public final class PlayCommand implements Callable<Integer> {

    /** What people answer to "save it?", which was not asked, or type once more. */
    private static final int MOST_SECONDS = 600;

    private static final Set<String> NO_NAMES = Set.of("y", "yes", "n", "no", "quit", "save", "undo", "back");

    private final Console console;

    @Parameters(index = "0", paramLabel = "RULESET|FILE|GAME", description = "What to play, or a game to play on.")
    private String what = "";

    @Option(
            names = "--bots",
            paramLabel = "SEAT,...|LEVEL",
            description = {
                "Seats that bots play: names, how many (the last ones), all or none.",
                "If left out, all but the first; none in a game of a file, whose seats are people's.",
                "Or how well they play: random, easy, club, strong."
            })
    private @Nullable String bots;

    @Option(names = "--dice", paramLabel = "SOURCE", description = "seeded (Muster rolls) or physical (you roll).")
    private @Nullable String dice;

    @Option(
            names = "--think",
            paramLabel = "SECONDS",
            description = {
                "Bots answer after so many seconds a decision, from 1 to 600, however strong they are.",
                "A seed does not repeat such a game: how far they come is the machine's affair."
            })
    private @Nullable Integer think;

    @Mixin
    private Skill skill = new Skill();

    @Mixin
    private GameOptions options = new GameOptions();

    public PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (console.json()) {
            throw new BadGame("NO_JSON", "A game at the terminal has no JSON; new, pending and choose do.");
        }
        if (isFile()) {
            Saved saved = Saved.in(console, Path.of(what));
            GameFile game = saved.game();
            play(game.game().play(), game.match(), game.ruleset(), saved);
        } else {
            LoadedRuleset ruleset = console.ruleset(what);
            GameConfig wanted = options.config(ruleset, dice);
            if ("fair".equals(wanted.dice())) {
                throw new BadGame(
                        "NO_FILE_YET", "Fair dice need a file for their key: muster new, then muster play it.");
            }
            Play<?> play = thrownByPeople(options.play(ruleset, wanted, "", null));
            Saved saved = Saved.inMemory(console, botsToo(play.setup()));
            play(play, Match.open(saved, header -> play, play.header(), console.clock()), ruleset, saved);
        }
        return Exit.DONE;
    }

    /** At this table nobody throws for a bot: it would tell who throws what the bot keeps secret. */
    private <S> Play<S> thrownByPeople(Play<S> play) {
        Header.DiceOrigin dice = play.header().dice();
        Set<Player> people = people(play.setup());
        return dice.source().equals("physical")
                        && !people.containsAll(play.setup().players())
                ? play.withDice(play.header().game(), dice.thrownBy(people))
                : play;
    }

    /** Whether people and bots play, the ones with real dice, the others without. */
    private static boolean onlyPeopleThrow(Play<?> play, Set<Player> people) {
        List<String> real = play.header().dice().physical();
        List<Player> seats = play.setup().players();
        return !people.containsAll(seats)
                && seats.stream().anyMatch(people::contains)
                && seats.stream().allMatch(seat -> people.contains(seat) == real.contains(seat.id()));
    }

    private boolean isFile() {
        return !what.endsWith(".java")
                && (Files.isRegularFile(Path.of(what)) || Files.isRegularFile(Path.of(what + ".muster")));
    }

    /** What has to stand behind a game's file, so that bots play on where they have played. */
    private String botsToo(Setup setup) {
        Set<Player> people = people(setup);
        List<String> seats = setup.players().stream()
                .filter(seat -> !people.contains(seat))
                .map(Player::id)
                .toList();
        String level = skill.given()
                        .or(() -> level(setup).map(Level::id))
                        .map(one -> " --skill " + one)
                        .orElse("")
                + (think == null ? "" : " --think " + think);
        return seats.isEmpty() ? "" : " --bots " + String.join(",", seats) + level;
    }

    private <S> Bot<S> inTime(Bot<S> bot) {
        Integer seconds = think;
        if (seconds == null) {
            return bot;
        }
        if (seconds < 1 || seconds > MOST_SECONDS) {
            throw new BadGame(
                    "HOW_LONG", "Bots think for 1 to {most} seconds a decision, not for {n}.", MOST_SECONDS, seconds);
        }
        return bot instanceof SearchBot<S> searching ? searching.within(Duration.ofSeconds(seconds)) : bot;
    }

    private <S> void play(Play<S> play, Match match, LoadedRuleset ruleset, Saved saved) throws IOException {
        match.goOn();
        Set<Player> people = people(play.setup());
        Bot<S> bot = inTime(skill.bot(play, level(play.setup()).orElse(Level.CLUB)));
        Long seed = options.seed();
        SplittableRandom random =
                new SplittableRandom(seed == null ? play.header().dice().seed() : seed);
        String name = play.header().name();
        String system = play.info().name();
        Object title = name.equals(system) ? bold(name) : Sentence.of("{game}: {system}", bold(name), system);
        console.line(people.isEmpty() ? "{title}. Only bots play." : "{title}. Type ? at any time.", title);
        if (onlyPeopleThrow(play, people)) {
            console.line("Your dice are real; those of the bots Muster throws.");
        }
        try (Keyboard keyboard = Keyboard.of(console)) {
            new HotSeat<>(
                            new Evening<>(console, keyboard, play, match, people),
                            bot,
                            random,
                            saved,
                            RuleBook.of(ruleset).orElse(RuleBook.parse("")))
                    .play();
            keep(keyboard, match, people, saved);
        }
        if (wouldBeLost(match, saved)) {
            console.say("The game was not saved.");
        }
    }

    private static boolean wouldBeLost(Match match, Saved saved) {
        return saved.isOnlyInMemory() && !match.game().isOver();
    }

    /** What people have played is not thrown away unasked. */
    private void keep(Keyboard keyboard, Match match, Set<Player> people, Saved saved) throws IOException {
        boolean played = match.game().history().stream()
                .anyMatch(entry -> entry.body() instanceof Entry.Chose chose && people.contains(chose.seat()));
        while (played && wouldBeLost(match, saved)) {
            String name = keyboard.line(
                    Sentence.of("The game is kept nowhere. A name saves it, Enter leaves it behind") + " > ",
                    List.of());
            if (name == null || name.isBlank()) {
                return;
            }
            if (NO_NAMES.contains(name.strip().toLowerCase(Locale.ROOT))) {
                console.line(
                        "That is taken for no name: Enter alone leaves the game behind, a name such as evening saves it.");
                continue;
            }
            try {
                saved.save(name.strip(), false);
            } catch (BadGame e) {
                e.violations().forEach(console::no);
            }
        }
    }

    private Set<Player> people(Setup setup) {
        List<Player> seats = setup.players();
        Set<Player> people = new LinkedHashSet<>(seats);
        people.add(Player.ORGANIZER);
        if (bots == null && isFile()) {
            people.addAll(seats);
        } else if (bots == null || level(setup).isPresent()) {
            people.removeAll(seats.subList(1, seats.size()));
        } else if (bots.equals("all")) {
            people.clear();
        } else if (bots.matches("\\d{1,3}")) {
            people.removeAll(seats.subList(Math.max(0, seats.size() - Integer.parseInt(bots)), seats.size()));
        } else if (!bots.equals("none")) {
            for (String seat : bots.split(",")) {
                people.remove(Seats.find(setup, seat.strip()));
            }
        }
        if (!setup.hasOrganizer()) {
            people.remove(Player.ORGANIZER);
        }
        return people;
    }

    /** How well bots play, where that is what {@code --bots} says: no seat is called so. */
    private Optional<Level> level(Setup setup) {
        return Optional.ofNullable(bots)
                .flatMap(Level::called)
                .filter(level -> !setup.players().contains(new Player(level.id())));
    }

    private String bold(String words) {
        return console.screen().bold(words);
    }
}
