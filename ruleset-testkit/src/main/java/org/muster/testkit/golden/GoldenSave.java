package org.muster.testkit.golden;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.data.Yaml;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.game.Verification;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.play.Trees;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game as an earlier version saved it, with where it stood then: its journal is {@code NAME.muster.gz}, what it led to
 * {@code NAME.json.gz}, the key of its fair dice {@code NAME.key}. It is never changed again.
 *
 * @param name of the version and of what the save is about
 * @param lines of the journal
 * @param key of fair dice; null: there are none
 * @param then where the journal led, and where one more answer would have led
 */
public record GoldenSave(
        String name, List<String> lines, @Nullable SeedChain key, JsonNode then) {

    private static final String ENDING = ".muster.gz";

    /** Answers by chance with which a save is played on. */
    private static final int ANSWERS = 120;

    public GoldenSave {
        lines = List.copyOf(lines);
    }

    /** The saves of all versions in a folder: {@code 0.1.0/seeded.muster.gz}. */
    public static List<GoldenSave> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            List<GoldenSave> saves = new ArrayList<>();
            for (Path file : files.filter(one -> one.toString().endsWith(ENDING))
                    .sorted()
                    .toList()) {
                saves.add(read(folder, file));
            }
            return saves;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GoldenSave read(Path folder, Path file) throws IOException {
        String path = file.toString();
        String stem = path.substring(0, path.length() - ENDING.length());
        Path keyFile = Path.of(stem + ".key");
        return new GoldenSave(
                folder.relativize(Path.of(stem)).toString().replace('\\', '/'),
                unzipped(file).lines().toList(),
                Files.exists(keyFile) ? KeyFile.read(keyFile).value().chain() : null,
                Json.read(unzipped(Path.of(stem + ".json.gz"))));
    }

    private static String unzipped(Path file) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Writes a game that was just played, and what comes of it. */
    static void write(Path stem, List<String> lines, @Nullable SeedChain key, JsonNode then) {
        try {
            Files.createDirectories(stem.toAbsolutePath().getParent());
            zip(Path.of(stem + ENDING), String.join("\n", lines) + '\n');
            zip(Path.of(stem + ".json.gz"), Json.write(then) + '\n');
            if (key != null) {
                String id = Journal.read(lines).header().game();
                Files.writeString(Path.of(stem + ".key"), KeyFile.of(id, key).toJson());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void zip(Path file, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        Files.write(file, bytes.toByteArray());
    }

    /**
     * Loads it, looks whether it stands where it stood, verifies it, gives the answer that was given next, and plays on.
     *
     * @throws AssertionError if it does not hold any more
     */
    public void check(LoadedRuleset ruleset) {
        Play<?> play = Play.of(ruleset, Journal.read(lines).header());
        check(play);
        RandomPlayers.playOn(name, play, lines, key, Habit.FICKLE, ANSWERS);
    }

    /**
     * Plays it on by data in which every name is written otherwise, as if typos were corrected: all its answers and rolls
     * are found again.
     *
     * @throws AssertionError if some are not
     */
    public void checkWithOtherNames(LoadedRuleset ruleset) {
        Header header = Journal.read(lines).header();
        OrderedMap<String, JsonNode> data = header.data();
        GameData shipped = new GameData(ruleset.home(), ruleset.ruleset().data(), data);
        for (DataFile file : ruleset.ruleset().data()) {
            JsonNode now = data.get(file.name());
            JsonNode other = (now == null ? Yaml.read(shipped.shipped(file.name())) : now).deepCopy();
            rename(other);
            data = data.with(file.name(), other);
        }
        try {
            Play<?> play = Play.of(ruleset, header.with(data));
            standsWithOtherNames(play);
            RandomPlayers.playOn(name, play, lines, key, Habit.FICKLE, ANSWERS);
        } catch (BadJournal | BadGame e) {
            throw new AssertionError(name + " does not survive other names: " + e.getMessage(), e);
        }
    }

    private <S> void standsWithOtherNames(Play<S> play) {
        Game<S> game = Game.load(play, Journal.read(lines), key, RandomPlayers.CLOCK);
        if (game.position().decisions()
                        != then.path("position").path("decisions").asInt()
                || game.position().rolls()
                        != then.path("position").path("rolls").asInt()) {
            throw new AssertionError(name + ": other names lead to other questions or rolls");
        }
    }

    private static void rename(JsonNode json) {
        if (json instanceof ObjectNode fields && fields.path("name").isString()) {
            fields.put("name", fields.path("name").asString() + " the Other");
        }
        json.forEach(GoldenSave::rename);
    }

    private <S> void check(Play<S> play) {
        Game<S> game = Game.load(play, Journal.read(lines), key, RandomPlayers.CLOCK);
        same("it stands elsewhere", then.path("position"), facts(game));
        Verification found = Verification.of(game);
        if (!found.violations().isEmpty()) {
            throw new AssertionError(name + " does not verify: " + found.violations());
        }
        JsonNode next = then.path("next");
        if (next.isObject()) {
            choose(game, next);
            same("one more answer leads elsewhere", then.path("after"), facts(game));
        }
    }

    private void same(String what, JsonNode was, JsonNode is) {
        List<String> differences = Trees.differences(withoutWords(was), is, 6);
        if (!differences.isEmpty()) {
            throw new AssertionError(name + ": " + what + ": " + String.join("; ", differences));
        }
    }

    static void choose(Game<?> game, JsonNode next) {
        JsonNode contribution = next.path("contribution");
        game.choose(
                next.path("seat").asString(),
                new Player(next.path("seat").asString()),
                next.path("decision").asInt(),
                Json.MAPPER.treeToValue(next.path("answer"), Answer.class),
                true,
                contribution.isString() ? contribution.asString() : null);
    }

    /** Where a game stands; without the agenda and the words of its ending, which a later version may write otherwise. */
    static <S> JsonNode facts(Game<S> game) {
        ObjectNode json = game.play().json().write(game.position());
        json.remove("agenda");
        return withoutWords(Json.read(Json.write(json))); // numbers as a file has them
    }

    private static JsonNode withoutWords(JsonNode facts) {
        JsonNode copy = facts.deepCopy();
        if (copy.path("result") instanceof ObjectNode result) {
            result.remove("reason");
        }
        return copy;
    }
}
