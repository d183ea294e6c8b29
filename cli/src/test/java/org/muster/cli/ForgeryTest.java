package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.core.audit.RollRecord;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.Play;
import org.muster.core.game.Verification;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.RandomPlayers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Whole games of fair dice of all five systems, honest and forged. Who forges knows how to make the hashes fit again, but
 * not the seeds, and was not there when players put something in.
 */
class ForgeryTest {

    private static final int FORGERIES = 200;
    private static final int ANSWERS = 60;
    private static final int ENOUGH_DICE = 4;
    private static final SeedChain KEY = new SeedChain(new Seed("c4".repeat(32)), 4_096);
    private static final Path VERIFY = Path.of("..", "docs", "fair-dice", "verify.py");

    /** Those of {@link #CHEATS} that a record of the dice alone shows. */
    private static final Set<Integer> SHOWN_BY_THE_DICE = Set.of(0, 1, 2, 4, 6, 8, 9, 10, 11, 12, 13, 16, 17, 25, 27);

    @TempDir
    Path folder;

    /** A way to cheat; false where this journal offers no chance for it. */
    private interface Cheat {
        boolean on(List<ObjectNode> lines, SplittableRandom random);
    }

    // ---- what is forged

    private static List<ObjectNode> of(List<ObjectNode> lines, Predicate<ObjectNode> which) {
        return lines.stream().filter(which).toList();
    }

    private static List<ObjectNode> of(List<ObjectNode> lines, String kind) {
        return of(lines, line -> line.path("kind").asString("").equals(kind));
    }

    private static Optional<ObjectNode> any(List<ObjectNode> some, SplittableRandom random) {
        return some.isEmpty() ? Optional.empty() : Optional.of(some.get(random.nextInt(some.size())));
    }

    private static boolean with(Optional<ObjectNode> line, Predicate<ObjectNode> change) {
        return line.filter(change).isPresent();
    }

    /** The rolls whose seed is revealed later: others nobody can prove yet. */
    private static Optional<ObjectNode> aRoll(List<ObjectNode> lines, SplittableRandom random) {
        int revealed = lines.lastIndexOf(
                of(lines, "revealed").stream().reduce((a, b) -> b).orElse(null));
        return any(of(lines.subList(0, Math.max(0, revealed)), "rolled"), random)
                .map(line -> (ObjectNode)
                        line.path("rolls").get(random.nextInt(line.path("rolls").size())));
    }

    private static boolean remove(List<ObjectNode> lines, Optional<ObjectNode> line) {
        return line.filter(one -> {
                    int at = lines.indexOf(one);
                    lines.remove(at);
                    for (int i = at; i < lines.size(); i++) {
                        lines.get(i).put("n", i);
                    }
                    return at < lines.size();
                })
                .isPresent();
    }

    private static final List<Cheat> CHEATS = List.of(
            // another face of the die
            (lines, random) -> with(aRoll(lines, random), roll -> {
                ArrayNode faces = (ArrayNode) roll.path("faces");
                int at = random.nextInt(faces.size());
                int before = faces.get(at).asInt();
                faces.set(at, before == 1 ? 2 : before - 1);
                return true;
            }),
            // faces that no such die has
            (lines, random) -> with(aRoll(lines, random), roll -> {
                ((ArrayNode) roll.path("faces")).set(0, random.nextBoolean() ? 999_999 : -7);
                return true;
            }),
            // more faces than dice, or none
            (lines, random) -> with(aRoll(lines, random), roll -> {
                ArrayNode faces = (ArrayNode) roll.path("faces");
                if (random.nextBoolean()) {
                    faces.removeAll();
                } else {
                    faces.add(1);
                }
                return true;
            }),
            // dice of another source
            (lines, random) -> with(aRoll(lines, random), roll -> {
                roll.put("source", List.of("typed", "seeded", "magic").get(random.nextInt(3)));
                return true;
            }),
            // a number skipped, or used again
            (lines, random) -> with(aRoll(lines, random), roll -> {
                roll.put("number", Math.max(0, roll.path("number").asLong() + (random.nextBoolean() ? 1 : -1)));
                return roll.path("number").asLong() > 0;
            }),
            // other dice
            (lines, random) -> with(aRoll(lines, random), roll -> {
                roll.put("pool", "d7777");
                return true;
            }),
            // somebody else's contribution, or none
            (lines, random) -> with(
                    any(of(lines, line -> line.has("contribution") && followedByARoll(lines, line)), random), line -> {
                        line.put("contribution", "forged " + random.nextInt());
                        return true;
                    }),
            (lines, random) -> with(any(of(lines, "chose"), random), line -> {
                line.remove("contribution");
                return true;
            }),
            // what nobody can put in
            (lines, random) -> with(any(of(lines, line -> line.has("contribution")), random), line -> {
                line.put("contribution", random.nextBoolean() ? "" : "\u0007");
                return true;
            }),
            // a seat that never joined
            (lines, random) ->
                    remove(lines, any(of(of(lines, "joined"), line -> followedByARoll(lines, line)), random)),
            // seeds: another one, another phase, not revealed, revealed twice
            (lines, random) -> with(any(of(lines, "revealed"), random), line -> {
                line.put("seed", KEY.seed(4_000 - random.nextInt(500)).hex());
                return true;
            }),
            (lines, random) -> with(any(of(lines, "revealed"), random), line -> {
                line.put("phase", line.path("phase").asInt() + 1 + random.nextInt(3));
                return true;
            }),
            (lines, random) -> {
                List<ObjectNode> revealed = of(lines, "revealed");
                return remove(lines, any(revealed.subList(0, Math.max(0, revealed.size() - 1)), random));
            },
            (lines, random) -> with(any(of(lines, "revealed"), random), line -> {
                lines.add(lines.indexOf(line) + 1, line.deepCopy());
                for (int i = 0; i < lines.size(); i++) {
                    lines.get(i).put("n", i);
                }
                return true;
            }),
            // the end of a phase without a note of where the game stood, or with another one
            (lines, random) -> remove(lines, any(of(lines, "reached"), random)),
            (lines, random) -> with(any(of(lines, "reached"), random), line -> {
                line.put("state", "0".repeat(64));
                return true;
            }),
            // a roll left out, or written twice; one that was taken back at once is a cut end, which only receipts show
            (lines, random) -> remove(lines, any(of(lines, line -> isKeptRoll(lines, line)), random)),
            (lines, random) -> with(any(of(lines, "rolled"), random), line -> {
                ArrayNode rolls = (ArrayNode) line.path("rolls");
                rolls.add(rolls.get(0).deepCopy());
                return true;
            }),
            // somebody who may not
            (lines, random) -> with(any(of(lines, "chose"), random), line -> {
                line.put("by", List.of("mallory", "engine", "spectator").get(random.nextInt(3)));
                return true;
            }),
            (lines, random) -> with(any(of(lines, "rolled"), random), line -> {
                line.put("by", line.path("by").asString("").equals("organizer") ? "mallory" : "organizer");
                return true;
            }),
            // an answer that was never given, or given to somebody else's question
            (lines, random) -> remove(lines, any(of(lines, "chose"), random)),
            (lines, random) -> with(any(of(lines, "chose"), random), line -> {
                line.put("decision", line.path("decision").asInt() + 1 + random.nextInt(3));
                return true;
            }),
            // time
            (lines, random) -> with(any(lines.subList(1, lines.size()), random), line -> {
                line.put("at", "1999-01-01T00:00:00.000Z");
                return true;
            }),
            // what nobody reads
            (lines, random) -> with(any(lines.subList(1, lines.size()), random), line -> {
                line.put("note", "carried along");
                return true;
            }),
            // going back to where it never stood
            (lines, random) -> with(any(of(lines, "rewound"), random), line -> {
                line.put("to", line.path("n").asInt());
                return true;
            }),
            // a seat that joins once more, with the same, so that all dice fit
            (lines, random) -> with(any(of(lines, "joined"), random), line -> {
                lines.add(lines.indexOf(line) + 1, line.deepCopy());
                for (int i = 0; i < lines.size(); i++) {
                    lines.get(i).put("n", i);
                }
                return true;
            }),
            // the last seed kept back; the dice alone wait for it
            (lines, random) -> remove(lines, of(lines, "revealed").stream().reduce((a, b) -> b)),
            // somebody joins who sits nowhere, after all dice so that they fit
            (lines, random) -> with(any(of(lines, "joined"), random), line -> {
                String stranger = random.nextBoolean() ? "organizer" : "mallory";
                ObjectNode more = line.deepCopy().put("by", "organizer").put("seat", stranger);
                more.set("at", lines.get(lines.size() - 1).path("at"));
                lines.add(more.put("n", lines.size()));
                return true;
            }));

    private static boolean isKeptRoll(List<ObjectNode> lines, ObjectNode line) {
        int next = lines.indexOf(line) + 1;
        return line.path("kind").asString("").equals("rolled")
                && next < lines.size()
                && !lines.get(next).path("kind").asString("").equals("rewound");
    }

    /** Whether so many dice hang on a contribution that another one does not throw the same by chance. */
    private static boolean followedByARoll(List<ObjectNode> lines, ObjectNode line) {
        int revealed = lines.lastIndexOf(
                of(lines, "revealed").stream().reduce((a, b) -> b).orElse(null));
        String seat = line.path("seat").asString("");
        int dice = 0;
        for (int i = lines.indexOf(line) + 1; i < revealed && dice < ENOUGH_DICE; i++) {
            for (JsonNode roll : lines.get(i).path("rolls")) {
                dice += roll.path("faces").size();
            }
            if (lines.get(i).path("seat").asString("").equals(seat)
                    && lines.get(i).has("contribution")) {
                break; // from here on another one counts
            }
        }
        return dice >= ENOUGH_DICE;
    }

    // ---- games

    private static Play<?> play(LoadedRuleset ruleset) {
        StringBuilder seats = new StringBuilder("dice: fair\nseats: {anna: Anna, bert: Bert");
        for (int i = 2; i < Math.max(2, ruleset.info().minSeats()); i++) {
            seats.append(", seat-").append(i).append(": Seat");
        }
        GameConfig config = GameConfig.read(seats + "}\n");
        return Opening.of(ruleset).play(config, "forged", 1, KEY.commitment(), null);
    }

    private static Optional<String> noticed(Play<?> play, String journal) {
        try {
            var violations = Verification.of(play, Journal.read(journal.lines().toList()))
                    .violations();
            return violations.isEmpty()
                    ? Optional.empty()
                    : Optional.of(violations.get(0).toString());
        } catch (BadJournal e) {
            return Optional.of(e.getMessage());
        }
    }

    private Path rolls(String name, Play<?> play, String journal) throws IOException {
        return Files.write(
                folder.resolve(name),
                RollRecord.of(
                        play.header(),
                        Journal.read(journal.lines().toList()).entries(),
                        play.start().rolls()));
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void noForgeryPassesUnnoticed(String id) throws Exception {
        LoadedRuleset ruleset = Rulesets.find(folder).find(id).orElseThrow();
        Play<?> play = play(ruleset);
        List<String> lines = RandomPlayers.playFair(id, play, KEY, 5, Habit.PROMPT, ANSWERS);
        String honest = String.join("\n", lines) + "\n";
        assertThat(noticed(play, honest)).isEmpty();
        assertThat(python(rolls("honest", play, honest))).startsWith("0 ").contains("proven");
        SplittableRandom random = new SplittableRandom(7);
        int made = 0;
        for (int n = 0; made < FORGERIES; n++) {
            Cheat cheat = CHEATS.get(n % CHEATS.size());
            List<ObjectNode> forged = new ArrayList<>();
            lines.forEach(line -> forged.add((ObjectNode) Json.read(line)));
            if (cheat.on(forged, random)) {
                made++;
                forged.forEach(line -> line.put("hash", line.remove("hash").asString(""))); // behind all else
                String journal =
                        Rechained.lines(forged.stream().map(JsonNode::toString).toList());
                assertThat(noticed(play, journal))
                        .as("cheat %s of %s, try %s", n % CHEATS.size(), id, n)
                        .isPresent();
                if (n < CHEATS.size() && SHOWN_BY_THE_DICE.contains(n)) {
                    assertThat(python(rolls("forged-" + n, play, journal)))
                            .as("cheat %s of %s", n, id)
                            .startsWith("1 entry ");
                }
            }
            assertThat(n).isLessThan(20 * FORGERIES);
        }
    }

    private static String python(Path rolls) throws Exception {
        Process process = new ProcessBuilder("python3", VERIFY.toString(), rolls.toString(), KEY.commitment())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue() + " " + output.strip();
    }
}
