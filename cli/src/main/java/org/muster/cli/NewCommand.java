package org.muster.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.GameConfig;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine.Command;
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
            "  muster new swm-campaign club.muster --seats anna=Anna,bert=Bert",
            "  muster new swm-campaign club.muster --config club.yaml --dice physical"
        })
final class NewCommand implements Callable<Integer> {

    private final Session session;

    @Parameters(index = "0", paramLabel = "RULESET", description = "Id of the game system; see muster rulesets.")
    private String ruleset = "";

    @Parameters(index = "1", paramLabel = "GAME", description = "File to make; it must not be there yet. .muster is put behind a plain name.")
    private Path path = Path.of("");

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "YAML with name, seats, organizer, options, data, dice, variant.")
    private @Nullable Path config;

    @Option(
            names = "--position",
            paramLabel = "FILE",
            description = "Start from a position, as muster show --json prints it.")
    private @Nullable Path position;

    @Option(
            names = "--seats",
            paramLabel = "SEAT[=NAME],...",
            description = "The players in seat order: ids of a-z, 0-9, - and _, each with a name if you like.")
    private @Nullable String seats;

    @Option(names = "--name", paramLabel = "NAME", description = "What the game is called.")
    private @Nullable String name;

    @Option(names = "--organizer", description = "Somebody runs the game and settles disputes.")
    private boolean organizer;

    @Option(names = "--dice", paramLabel = "SOURCE", description = "fair, seeded or physical.")
    private @Nullable String dice;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of seeded dice: the same seed, the same rolls.")
    private @Nullable Long seed;

    NewCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        LoadedRuleset loaded = session.ruleset(ruleset);
        Configs configs = new Configs(config);
        GameConfig wanted = configs.read().withDice(dice, seed);
        wanted = seats == null ? wanted : wanted.withSeats(Configs.seats(seats));
        wanted = Configs.named(wanted, name, organizer);
        JsonNode from = position == null ? null : position(position);
        Header header =
                wanted.header(loaded, configs, UUID.randomUUID().toString(), new SecureRandom().nextLong(), "", from);
        GameFile file = GameFile.create(GameFile.named(path), loaded, open(Play.of(loaded, header), from));
        opened(file);
        return Exit.DONE;
    }

    private static JsonNode position(Path path) {
        try {
            return Json.read(TextFile.read(path));
        } catch (BadJson e) {
            throw new BadGame("BAD_FILE", "{path}: {why}", "path", path, "why", e.getMessage());
        }
    }

    private <S> Game<S> open(Play<S> play, @Nullable JsonNode from) {
        try {
            return Game.open(play, session.clock(), "organizer");
        } catch (BadGame | BadJson e) {
            throw e;
        } catch (RuntimeException e) {
            if (from == null) {
                throw e;
            }
            throw new BadGame("BAD_POSITION", "The position can't be played on: {why}", "why", e);
        }
    }

    private void opened(GameFile file) {
        Game<?> game = file.game();
        if (session.json()) {
            ObjectNode json = Documents.object();
            json.put("file", file.path().toString());
            json.set("seats", Documents.seats(game.setup(), game.setup().players()));
            json.set("options", game.header().options());
            new Aftermath(session, file, null, 0).print(json);
            return;
        }
        session.line("Opened " + session.screen().bold(game.header().name()) + " in " + file.path().getFileName() + ": "
                + game.play().info().name() + " " + game.play().info().version());
        session.line("Seats: "
                + String.join(
                        ", ",
                        game.setup().seats().entrySet().stream()
                                .map(seat -> seat.getKey()
                                        + (seat.getKey().id().equals(seat.getValue())
                                                ? ""
                                                : " (" + seat.getValue() + ")"))
                                .toList())
                + (game.setup().hasOrganizer() ? ", organizer" : ""));
        session.line("Dice: " + game.header().dice().source());
        new Aftermath(session, file, null, 0).print();
        session.say("Next: muster pending " + Shell.quoted(GameFile.named(path).toString()));
    }
}
