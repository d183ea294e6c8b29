package org.muster.cli.remote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.cli.files.Configs;
import org.muster.cli.parameters.GameOptions;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.bot.Level;
import org.muster.core.config.GameConfig;
import org.muster.core.game.BadGame;
import org.muster.core.view.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL new}. */
@Command(
        name = "new",
        description = "Open a new game on a host, with a link for each seat; you are its organizer.",
        footerHeading = "%nExample:%n",
        footer =
                "  muster --host https://club.example new swm-campaign Winter --seats anna=Anna,bert=Bert --bots bert=50")
public final class FarNew implements Callable<Integer> {

    private final Console console;

    @Mixin
    private HostOptions host = new HostOptions();

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system.")
    private String ruleset = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "GAME", description = "What it is called.")
    private @Nullable String name;

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--dice",
            paramLabel = "SOURCE",
            description = "fair (the default of a host), physical (you roll and type it in) or seeded.")
    private @Nullable String dice;

    @Option(
            names = "--bots",
            paramLabel = "SEAT[=LEVEL],...",
            description =
                    "Seats that bots play, and how well: bert=easy, club, strong (and slower) or random; club if left out.")
    private @Nullable String bots;

    @Option(
            names = "--alone",
            description = "Real dice are typed by who rolls alone; else the other side confirms them.")
    private boolean alone;

    @Option(names = "--public", description = "Anybody may look at it.")
    private boolean open;

    public FarNew(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameConfig config = options.farConfig(dice);
        mustBeForAHost(config);
        JsonNode opened = host.host().post("/api/games", wanted(config));
        if (console.json()) {
            console.document(opened);
            return Exit.DONE;
        }
        String id = opened.path("id").asString();
        console.line("Opened {ruleset} on {host}: {id}", ruleset, host.host().url(), id);
        for (JsonNode seat : opened.path("seats")) {
            if (seat.has("link")) {
                console.line(
                        "  {seat}: {link}",
                        seat.path("called").asString(),
                        seat.path("link").asString());
            }
        }
        console.say("Next: {command}", "muster --host " + host.host().url() + " pending " + id);
        return Exit.DONE;
    }

    /** What only a file of one's own can have. */
    private static void mustBeForAHost(GameConfig config) {
        Map<String, Boolean> said = new LinkedHashMap<>();
        said.put("seed", config.seed() != null);
        said.put("physicalDice", config.physicalDice() != null);
        said.put("auto", config.auto() != null);
        said.put("changes", config.changes() != null);
        List<Violation> violations = new ArrayList<>();
        said.forEach((what, is) -> {
            if (is) {
                violations.add(Violation.of("NOT_ON_A_HOST", "A game of a host is not opened with {what}.", what));
            }
        });
        BadGame.ifAny(violations);
    }

    private ObjectNode wanted(GameConfig config) {
        ObjectNode wanted = FarMend.wanted("").put("ruleset", ruleset);
        wanted.remove("do");
        wanted.put("id", UUID.randomUUID().toString()).put("public", open).put("alone", alone);
        String called = name == null ? config.name() : name;
        if (called != null) {
            wanted.put("name", called);
        }
        if (config.dice() != null) {
            wanted.put("dice", config.dice());
        }
        if (config.variant() != null) {
            wanted.put("variant", config.variant());
        }
        if (config.options() != null) {
            wanted.set("options", config.options());
        }
        Map<String, String> skills = bots == null ? Map.of() : Configs.seats(bots);
        Map<String, String> seats = config.seats() == null ? Map.of() : config.seats();
        skills.keySet().forEach(bot -> {
            if (!seats.containsKey(bot)) {
                throw new BadGame(
                        "NO_SUCH_SEAT", "There is no seat {seat}; there are: {seats}.", bot, Seats.all(seats));
            }
        });
        ArrayNode all = wanted.putArray("seats");
        seats.forEach((seat, player) -> {
            ObjectNode one = all.addObject().put("seat", seat).put("name", player);
            if (skills.containsKey(seat)) {
                one.put("bot", skill(skills.get(seat), seat));
            }
        });
        ObjectNode data = wanted.putObject("data");
        if (config.data() != null) {
            config.data().forEach((what, path) -> data.put(what, options.read(path)));
        }
        return wanted;
    }

    /** A bot of which nothing is said plays as at a club's evening; a number is how often it plays on from a question. */
    private static int skill(@Nullable String typed, String seat) {
        if (typed == null || typed.equals(seat)) {
            return Level.CLUB.effort();
        }
        Optional<Level> level = Level.called(typed);
        if (level.isPresent()) {
            return level.get().effort();
        }
        if (!typed.matches("\\d{1,6}")) {
            throw new BadGame("BAD_SKILL", "No bot plays {how}.", typed);
        }
        return Integer.parseInt(typed);
    }
}
