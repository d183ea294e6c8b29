package org.muster.rosters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** Whatever becomes of a file on its way, it is read or refused with a reason; nothing is thrown and nothing hangs. */
@Tag("long")
class MutatedRosterTest {

    /** More, from elsewhere: {@code -Dfuzz.tries=50000 -Dfuzz.seed=7}. */
    private static final int TRIES = Integer.getInteger("fuzz.tries", 2000);

    private static final long SEED = Long.getLong("fuzz.seed", 1);

    /** Pieces of the format, that a change may put anywhere. */
    private static final String[] WORDS = {
        "<selection>",
        "</selection>",
        "<selections>",
        "<force/>",
        "<!DOCTYPE x>",
        "&amp;",
        "&#0;",
        "&x;",
        "<![CDATA[",
        "]]>",
        "<!--",
        "-->",
        "<?xml?>",
        "number=''",
        "\"",
        "'",
        "\0",
        "\uFEFF",
        "\ud83d\udc02",
        "<roster",
        "{",
        "}",
        "[",
        "]",
        ",",
        "null",
        "\"selections\":",
        "xmlns:a=''",
        "a:b:c='1'"
    };

    @Test
    void aMutatedRosterIsReadOrRefused() {
        tried(Samples.marches());
    }

    @Test
    void aMutatedJsonIsReadOrRefused() {
        tried(Samples.json());
    }

    @Test
    void aMutatedZipIsReadOrRefused() throws IOException {
        tried(new Zip().with("a.ros", Samples.marches()).bytes());
        tried(new Zip().stored("a.ros", Samples.marches()).with("b.txt", "more").bytes());
    }

    private static void tried(byte[] good) {
        PrintStream err = System.err;
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        Set<String> codes = new TreeSet<>();
        System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int i = 0; i < TRIES; i++) {
                byte[] bytes = mutated(good, random);
                Checked<BattleScribe.Read> read =
                        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> Samples.read(bytes), "try " + i);
                read.violations().stream().map(Violation::code).forEach(codes::add);
                if (read.isOk()) {
                    read.value()
                            .roster()
                            .units()
                            .forEach(unit -> assertThat(unit.number()).isPositive());
                    codes.add("READ");
                }
            }
        } finally {
            System.setErr(err);
        }
        assertThat(told.toString(StandardCharsets.UTF_8))
                .as("parsers of others keep quiet")
                .isEmpty();
        assertThat(codes).contains("READ").hasSizeGreaterThanOrEqualTo(3);
    }

    private static byte[] mutated(byte[] good, SplittableRandom random) {
        byte[] bytes = good.clone();
        for (int i = random.nextInt(4); i >= 0; i--) {
            if (bytes.length == 0) {
                break;
            }
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(6)) {
                case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> bytes[at] = (byte) random.nextInt(256);
                case 2 -> bytes = random.nextInt(3) == 0 ? Arrays.copyOf(bytes, at) : bytes;
                case 3 -> bytes = spliced(bytes, at, new byte[0], Math.min(bytes.length, at + random.nextInt(40)));
                case 4 ->
                    bytes = spliced(
                            bytes, at, WORDS[random.nextInt(WORDS.length)].getBytes(StandardCharsets.UTF_8), at);
                default ->
                    bytes = spliced(bytes, at, Arrays.copyOfRange(bytes, at / 2, at / 2 + random.nextInt(200)), at);
            }
        }
        return bytes;
    }

    /** What stands from {@code from} to {@code to} replaced. */
    private static byte[] spliced(byte[] bytes, int from, byte[] by, int to) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, from);
        out.writeBytes(by);
        out.write(bytes, to, bytes.length - to);
        return out.toByteArray();
    }
}
