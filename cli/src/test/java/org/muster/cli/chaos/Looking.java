package org.muster.cli.chaos;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.muster.cli.Cli;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** Everything that only looks. */
final class Looking {

    static final List<Deed> DEEDS = List.of(
            new Deed("looks", 12, Looking::look),
            new Deed("looks twice", 4, Looking::lookTwice),
            new Deed("verifications", 3, Storm::holds),
            new Deed("games opened from a position", 1, Looking::fromItsPosition));

    private static final String GERMAN = "../docs/languages/deutsch.yaml";

    private Looking() {}

    /** The words of all commands that tell a viewer something; {@code who} is empty for the organizer. */
    static List<String[]> all(GameOnDisk game, String who, int entry) {
        List<String[]> all = new ArrayList<>();
        for (String command : List.of("pending", "log", "show", "export", "explain")) {
            all.add(words(game, command, who));
        }
        all.add(words(game, "pending", who, "--json"));
        all.add(words(game, "pending", who, "--all"));
        all.add(words(game, "log", who, "--json"));
        all.add(words(game, "log", who, "--since", "" + entry));
        all.add(words(game, "show", who, "--json"));
        all.add(words(game, "export", who, "--format", "jsonl"));
        all.add(words(game, "explain", who, "" + entry));
        all.add(words(game, "explain", who, "" + entry, "--json"));
        return all;
    }

    private static String[] words(GameOnDisk game, String command, String who, String... more) {
        List<String> words = new ArrayList<>(List.of(command, game.path().toString()));
        words.addAll(List.of(more));
        if (!who.isEmpty()) {
            words.addAll(List.of("--as", who));
        }
        return words.toArray(String[]::new);
    }

    private static String[] drawn(Storm storm) {
        int entry = storm.random.nextInt(storm.game.lines().size());
        return storm.pick(all(storm.game, storm.pick(storm.club.viewers()), entry));
    }

    private static void look(Storm storm) {
        storm.witness.run(drawn(storm));
        if (storm.oneIn(3)) {
            String picture = storm.witness
                    .folder()
                    .resolve("picture." + storm.pick(List.of("svg", "png")))
                    .toString();
            storm.run("show", picture.endsWith("png") ? "--png" : "--svg", picture, "--width", "300");
        }
        if (storm.oneIn(4)) {
            List<String> words = new ArrayList<>(List.of(drawn(storm)));
            words.addAll(List.of("--language", GERMAN));
            storm.witness.run(words.toArray(String[]::new));
        }
        if (storm.club.isFair()) {
            storm.witness.done(Promise.HONEST, storm.words("export", "--format", "rolls"));
        }
    }

    /** Two readings, with others between them. */
    private static void lookTwice(Storm storm) {
        String[] words = drawn(storm);
        Cli.Ran first = storm.witness.run(words);
        storm.holds();
        storm.witness.run(drawn(storm));
        Cli.Ran second = storm.witness.run(words);
        Promise.ONE_STORY.holds(
                first.equals(second), String.join(" ", words) + " tells something else the second time");
    }

    /** The state of a game that starts where this one stands is the same, secrets included. */
    private static void fromItsPosition(Storm storm) throws IOException {
        JsonNode position = Json.read(storm.witness.position(storm.game));
        if (!position.path("result").isNull() && !position.path("result").isMissingNode()
                || storm.moves().waitsForDice()) {
            return;
        }
        GameOnDisk file = storm.file("position.json").write(position.toString().getBytes(StandardCharsets.UTF_8));
        GameOnDisk again = storm.file("again.muster");
        Files.deleteIfExists(again.path());
        Files.deleteIfExists(again.key());
        storm.witness.done(
                Promise.ONE_STORY,
                "new",
                storm.club.ruleset(),
                again.path().toString(),
                "--config",
                storm.config().toString(),
                "--position",
                file.path().toString());
        JsonNode there = Json.read(storm.witness.position(again));
        Promise.ONE_STORY.holds(
                there.path("state").equals(position.path("state")),
                "a game that starts from the position stands elsewhere:\n" + there.path("state") + "\n"
                        + position.path("state"));
    }
}
