package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.json.BadJson;

/** Lines that are read letter by letter say what they say to a general parser, and nothing where that can't read them. */
class PlainLineTest {

    private static final String HASH = "0123456789abcdef".repeat(4);
    private static final Player ANNA = new Player("anna");
    private static final Instant NOON = Instant.parse("2026-11-27T12:00:00.125Z");

    private static byte[] line(Entry.Body body) {
        byte[] line = new Journal().append(NOON, "anna", body);
        return Arrays.copyOf(line, line.length - 1);
    }

    private static Entry.Chose chose(Answer answer) {
        return new Entry.Chose(127, "Alliances", ANNA, answer, true, null);
    }

    static Stream<Entry.Body> bodies() {
        Answer every = new Answer.Fields(Map.of(
                "to",
                new Answer.Items(List.of(new Answer.Real(-12.25), new Answer.Whole(-3), Answer.word("S 1"))),
                "none",
                new Answer.Fields(Map.of())));
        return Stream.of(
                chose(Answer.word("late")),
                chose(every),
                chose(new Answer.Items(List.of())),
                chose(new Answer.Whole(0)),
                chose(new Answer.Whole(999_999_999_999_999_999L)),
                chose(new Answer.Real(0.1)),
                new Entry.Chose(1, "Sell", ANNA, Answer.word(""), false, "a coin's toss"),
                new Entry.Reached(HASH, HASH),
                new Entry.Rolled(List.of(
                        new Entry.Throw(0, "Pick order", "d20", ANNA, List.of(16), "seeded"),
                        new Entry.Throw(12, "Attack", "3d6+1", null, List.of(1, 6, 3), "typed"))));
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void whatALongJournalIsMadeOfIsReadLetterByLetter(Entry.Body body) {
        byte[] line = line(body);
        assertThat(PlainLine.read(line)).isEqualTo(EntryParser.read(new String(line, UTF_8)));
        assertThat(PlainLine.read(line)).extracting(Entry::body).isEqualTo(body);
    }

    /** Each letter changed, left out, doubled, or the end cut off, at random. */
    @Test
    void aChangedLineSaysTheSameToBothOrNothingToTheFirst() {
        SplittableRandom random = new SplittableRandom(1);
        String letters = "{}[]\",:.-+eE0123456789 \\/\t\nabtruefalsn\u007f\u00e9\u0000";
        List<byte[]> lines = new ArrayList<>(bodies().map(PlainLineTest::line).toList());
        int alike = 0;
        for (int i = 0; i < 200_000; i++) {
            String line = new String(lines.get(random.nextInt(lines.size())), UTF_8);
            for (int changes = random.nextInt(1, 3); changes > 0; changes--) {
                int at = random.nextInt(line.length());
                String letter = String.valueOf(letters.charAt(random.nextInt(letters.length())));
                line = switch (random.nextInt(4)) {
                    case 0 -> line.substring(0, at) + letter + line.substring(at + 1);
                    case 1 -> line.substring(0, at) + line.substring(at + 1);
                    case 2 -> line.substring(0, at) + letter + line.substring(at);
                    default -> line.substring(0, at + 1);
                };
            }
            Entry plain = PlainLine.read(line.getBytes(UTF_8));
            if (plain != null) {
                alike++;
                assertThat(plain).as(line).isEqualTo(EntryParser.read(line));
            }
        }
        assertThat(alike).isGreaterThan(10_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1,\"a\":2}",
                "01",
                "1.",
                ".5",
                "-",
                "[1,]",
                "[,1]",
                "{\"a\":1,}",
                "{\"a\" 1}",
                "nothing",
                "\"\\x\"",
                "\"\t\""
            })
    void whatIsNoAnswerIsNeitherWay(String answer) {
        String line = new String(line(chose(Answer.word("late"))), UTF_8).replace("\"late\"", answer);
        assertThat(PlainLine.read(line.getBytes(UTF_8))).isNull();
        assertThatThrownBy(() -> EntryParser.read(line, line.getBytes(UTF_8))).isInstanceOf(BadJson.class);
    }

    @Test
    void anAnswerTooDeepIsNeitherWay() {
        for (int depth : new int[] {20, 31, 32, 33, 40}) {
            Answer deep = Answer.word("a");
            for (int i = 1; i < depth; i++) {
                deep = new Answer.Items(List.of(deep));
            }
            String line = new String(line(chose(deep)), UTF_8);
            if (depth > 32) {
                assertThat(PlainLine.read(line.getBytes(UTF_8)))
                        .as("%s deep", depth)
                        .isNull();
                assertThatThrownBy(() -> EntryParser.read(line)).isInstanceOf(BadJson.class);
            } else {
                assertThat(PlainLine.read(line.getBytes(UTF_8)))
                        .as("%s deep", depth)
                        .isEqualTo(EntryParser.read(line));
            }
        }
    }

    /** Other letters than a typewriter's, numbers that somebody sent it by, other kinds: read by the other. */
    @Test
    void whatIsRareIsLeftToTheOther() {
        Map<String, Answer> many = new LinkedHashMap<>();
        IntStream.range(0, 20_000).forEach(i -> many.put("f" + i, new Answer.Whole(i)));
        for (Entry.Body body : List.of(
                chose(Answer.word("Žižkov")),
                chose(Answer.word("say \"so\"")),
                chose(new Answer.Real(1e-7)),
                chose(new Answer.Whole(Long.MAX_VALUE)),
                chose(new Answer.Fields(many)),
                new Entry.Closed("rain"))) {
            byte[] line = line(body);
            assertThat(PlainLine.read(line)).isNull();
            assertThat(EntryParser.read(new String(line, UTF_8), line).body()).isEqualTo(body);
        }
    }
}
