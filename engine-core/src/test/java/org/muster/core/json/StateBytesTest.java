package org.muster.core.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.state.Ints;
import org.muster.api.state.OrderedMap;
import tools.jackson.databind.json.JsonMapper;

/** What journals hold hashes of, so it may never differ from what Jackson wrote in games of today. */
class StateBytesTest {

    private static final JsonMapper MAPPER =
            Json.strict().annotationIntrospector(new SealedTypes()).build();
    private static final Player ANNA = new Player("anna");

    private enum Plain {
        EARLY,
        LATE {
            @Override
            public String toString() {
                return "late";
            }
        }
    }

    private enum Called {
        SITH("sith"),
        OLD("old-republic");

        private final String id;

        Called(String id) {
            this.id = id;
        }

        @JsonValue
        String id() {
            return id;
        }
    }

    private sealed interface Move permits Walk, Fly, Far, Renamed {}

    private record Walk(int steps) implements Move {}

    private record Fly() implements Move {}

    private record Far(List<Move> ways) implements Move {}

    private record Renamed(@JsonProperty("as") String name) implements Move {}

    private record Numbers(
            int a, long b, Integer c, double d, @Nullable Double e, boolean f, char g) {}

    private record Texts(String a, @Nullable String b, Plain c, Called d, Plain e, Player f) {}

    private record Lists(List<String> a, List<List<Integer>> b, List<Move> c, Ints d, List<@Nullable String> e) {}

    private record Maps(
            OrderedMap<String, Walk> a,
            OrderedMap<Player, List<Called>> b,
            OrderedMap<Called, Integer> c,
            OrderedMap<Integer, Plain> d,
            OrderedMap<Plain, OrderedMap<String, Move>> e) {}

    private record Whole(
            int first,
            @JsonUnwrapped Walk walk,
            String then,
            @Nullable @JsonUnwrapped Numbers more) {}

    private record Prefixed(@JsonUnwrapped(prefix = "p") Walk walk, int last) {}

    private record AroundShaped(@JsonUnwrapped Renamed inner, int last) {}

    private record Sparse(
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int a, int b) {}

    private record Hidden(@JsonIgnore int a, int b) {}

    private record Told(int a) {
        @JsonProperty
        int twice() {
            return 2 * a;
        }
    }

    private record Getting(int a) {
        public int getTwice() {
            return 2 * a;
        }

        public boolean isEven() {
            return a % 2 == 0;
        }
    }

    private interface Naming {
        @JsonValue
        default String name() {
            return "named";
        }
    }

    private record Named(int a) implements Naming {}

    private record Changed(String a) {
        @Override
        public String a() {
            return a + "!";
        }
    }

    private record Tree(String name, List<Tree> below) {}

    private record Kinds(Move a, @Nullable Move b, Pool c, Answer d, Object e) {}

    private record Of<T>(T value) {}

    private record Holds(Of<Integer> one, Of<Move> other) {}

    private record Played(Numbers tables, int turn) {}

    private record Broken(int a) {
        @Override
        public int a() {
            throw new IllegalStateException("no a");
        }
    }

    static Stream<Object> values() {
        Numbers numbers = new Numbers(-1, Long.MIN_VALUE, 7, 0.1, null, true, 'x');
        return Stream.of(
                numbers,
                new Numbers(1, 2, 3, 1e10, 1e-5, false, 'é'),
                new Texts("a \"b\" \\ é 漢", null, Plain.LATE, Called.OLD, Plain.EARLY, ANNA),
                new Lists(
                        List.of("a", ""),
                        List.of(List.of(1, 2), List.of()),
                        List.of(new Walk(1), new Fly(), new Far(List.of(new Fly(), new Renamed("x")))),
                        Ints.of(1, -2, 3),
                        Arrays.asList("a", null)),
                new Maps(
                        OrderedMap.of("b \"é\" {c}", new Walk(2)).with("a", new Walk(1)),
                        OrderedMap.of(ANNA, List.of(Called.SITH)),
                        OrderedMap.of(Called.OLD, 1),
                        OrderedMap.of(-3, Plain.LATE),
                        OrderedMap.of(Plain.LATE, OrderedMap.of("x", new Renamed("y")))),
                new Whole(1, new Walk(2), "x", numbers),
                new Whole(1, new Walk(2), "x", null),
                new Prefixed(new Walk(1), 2),
                new AroundShaped(new Renamed("a"), 2),
                new Sparse(0, 0),
                new Sparse(1, 1),
                new Hidden(1, 2),
                new Told(1),
                new Getting(2),
                new Named(1),
                new Changed("a"),
                new Tree("a", List.of(new Tree("b", List.of()))),
                new Kinds(new Fly(), null, Pool.parse("2d6+1"), new Answer.Real(0.5), List.of("a")),
                new Kinds(new Renamed("a"), new Walk(1), Pool.of(1, 6), Answer.word("a"), 3),
                new Holds(new Of<>(1), new Of<>(new Walk(1))),
                new Fly());
    }

    @ParameterizedTest
    @MethodSource("values")
    void aValueIsWrittenAsJacksonWritesIt(Object value) {
        JsonBytes json = new JsonBytes(1);
        new StateBytes(MAPPER, Played.class, "book").write(json, value);
        assertThat(new String(json.copy(), UTF_8)).isEqualTo(MAPPER.writeValueAsString(value));
    }

    @Test
    void whatItThrowsIsThrown() {
        assertThatThrownBy(() -> new StateBytes(MAPPER, Played.class, "book").write(new JsonBytes(), new Broken(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no a");
    }

    @Test
    void theBookIsNotWritten() {
        JsonBytes json = new JsonBytes();
        new StateBytes(MAPPER, Numbers.class, "book")
                .write(json, new Played(new Numbers(1, 2, 3, 4, null, true, 'x'), 5));
        assertThat(new String(json.copy(), UTF_8)).isEqualTo("{\"tables\":\"book\",\"turn\":5}");
    }
}
