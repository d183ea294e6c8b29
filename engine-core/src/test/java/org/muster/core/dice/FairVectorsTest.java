package org.muster.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The vectors in docs/fair-dice, which fix the protocol for ever, and the second verifier, which is in Python. */
class FairVectorsTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Path DOCS = Path.of("..", "docs");
    private static final Path VECTORS = DOCS.resolve("fair-dice/vectors.json");
    private static final Path VERIFY = DOCS.resolve("fair-dice/verify.py");
    private static final SeedChain CHAIN =
            new SeedChain(new Seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"), 3);

    @TempDir
    Path directory;

    @Test
    void theVectorsHold() throws IOException {
        List<FairRoll> rolls = vectors();
        assertThat(rolls).hasSizeGreaterThanOrEqualTo(7).allMatch(FairRoll::isTrue);
        assertThat(rolls).extracting(FairRoll::seed).containsOnly(CHAIN.seed(0), CHAIN.seed(1), CHAIN.seed(2));
    }

    @Test
    void theGuideQuotesTheVectors() throws IOException {
        String guide = Files.readString(DOCS.resolve("fair-dice.md"), StandardCharsets.UTF_8);
        assertThat(guide).contains(CHAIN.commitment());
        for (int phase = 0; phase < CHAIN.length(); phase++) {
            assertThat(guide).contains(CHAIN.seed(phase).hex());
        }
        for (FairRoll roll : vectors().subList(0, 3)) {
            assertThat(guide).contains(roll.pool() + "` | `" + roll.faces());
        }
    }

    @Test
    void theOtherVerifierAgrees() throws Exception {
        assertThat(python(VECTORS, CHAIN.commitment()))
                .isEqualTo("0 all " + vectors().size() + " rolls are right");

        List<FairRoll> many = new ArrayList<>();
        for (String pool : List.of("d20", "2d6+1", "3 black + 2 grey", "0d6 + 40d999983-3", "d66 + 7d2 + 1 dark-red")) {
            for (int request = 0; request < 50; request++) {
                Map<String, String> contributions = Map.of("empire", "e" + request, "rebels-2", "r \\\"'", "a_", "~");
                many.add(JSON.convertValue(
                        FairRoll.of(
                                new FairDice("caf\u00e9 \u2694", CHAIN.seed(request % 3), players(contributions)),
                                Integer.toString(request),
                                Pool.parse(pool)),
                        FairRoll.class));
            }
        }
        assertThat(python(file(many), CHAIN.commitment())).isEqualTo("0 all 250 rolls are right");

        FairRoll right = many.get(0);
        int other = right.faces().get(0) % 20 + 1;
        FairRoll wrong = new FairRoll(
                right.seed(), right.game(), right.request(), right.contributions(), right.pool(), List.of(other));
        assertThat(python(file(List.of(wrong)), CHAIN.commitment()))
                .isEqualTo("1 roll 0: [" + other + "] should be " + right.faces());
        assertThat(python(file(List.of(right)), CHAIN.root().commitment())).startsWith("1 seed ");
    }

    private static SortedMap<Player, String> players(Map<String, String> contributions) {
        return JSON.convertValue(contributions, new TypeReference<>() {});
    }

    private static List<FairRoll> vectors() throws IOException {
        return JSON.readValue(Files.readString(VECTORS, StandardCharsets.UTF_8), new TypeReference<>() {});
    }

    private Path file(List<FairRoll> rolls) throws IOException {
        return Files.writeString(directory.resolve("rolls.json"), JSON.writeValueAsString(rolls));
    }

    /** Exit code and output. */
    private static String python(Path rolls, String commitment) throws Exception {
        List<String> command = new ArrayList<>(List.of("python3", VERIFY.toString(), "--vectors", rolls.toString()));
        command.add(commitment);
        Process process;
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            System.err.println("NOT RUN: docs/fair-dice/verify.py is unverified, as there is no python3: " + e);
            return Assumptions.abort("no python3, so docs/fair-dice/verify.py was not run");
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue() + " " + output.strip();
    }
}
