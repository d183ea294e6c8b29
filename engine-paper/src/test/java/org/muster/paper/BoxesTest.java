package org.muster.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Area;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.Paths;
import org.muster.api.decision.Reach;
import org.muster.api.space.Point;
import org.muster.core.json.DescribedOptions;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import tools.jackson.databind.JsonNode;

/** Every word of the grammar is a box to tick or a line to fill in, and says what is typed for it. */
class BoxesTest {

    private static final List<Option> THREE =
            List.of(Option.of("a1", "Korvath"), Option.of("b2", "Sanctus"), Option.of("c3", "Whispergate"));

    private record Figure(String id, String name, int points) implements Profile {}

    private static final List<Figure> FIGURES =
            List.of(new Figure("scout", "Scout Trooper", 12), new Figure("at-st", "AT-ST", 40));

    private static final List<List<Point>> RING = List.of(List.of(new Point(0, 0), new Point(4, 0), new Point(4, 3)));

    /** A whole field that can be asked for, whichever way. */
    private record Field() implements Area {
        @Override
        public List<Violation> check(Point point) {
            return List.of();
        }

        @Override
        public Point sample(RandomGenerator random) {
            return new Point(1, 1);
        }

        @Override
        public List<List<Point>> outline() {
            return RING;
        }
    }

    private record Anywhere() implements Reach {
        @Override
        public List<Violation> check(List<Point> path) {
            return List.of();
        }

        @Override
        public Checked<List<Point>> to(Point end) {
            return Checked.ok(List.of(new Point(2, 1), end));
        }

        @Override
        public List<Point> sample(RandomGenerator random) {
            return List.of(new Point(2, 1), new Point(3, 1));
        }

        @Override
        public List<List<Point>> outline() {
            return RING;
        }
    }

    private record Roads() implements Paths {
        @Override
        public List<Violation> check(List<String> path) {
            return taken(option(path.get(path.size() - 1)));
        }

        @Override
        public List<List<String>> open() {
            return List.of(List.of("a1"), List.of("c3"));
        }

        @Override
        public List<List<String>> closed() {
            return List.of(List.of("b2"));
        }

        @Override
        public List<String> to(String place) {
            return List.of(place);
        }

        @Override
        public Option option(String place) {
            return THREE.stream()
                    .filter(one -> one.id().equals(place))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static List<Violation> taken(Option option) {
        return option.id().equals("b2") ? List.of(Violation.of("TAKEN", "{place} is taken.", "Sanctus")) : List.of();
    }

    private static Options<?> one() {
        return Options.oneOf(THREE, option -> option, BoxesTest::taken).asking("Where to?");
    }

    /** One of each word, by the name of the visitor's method. */
    private static Map<String, Options<?>> words() {
        Map<String, Options<?>> words = new LinkedHashMap<>();
        words.put("oneOf", one());
        words.put("someOf", Options.someOf(1, 2, THREE, option -> option, BoxesTest::taken));
        words.put("several", Options.several(0, 5, Options.number(1, 3)));
        words.put("number", Options.number(0, 40));
        words.put("split", Options.split(7, THREE));
        words.put("each", Options.each(THREE, key -> Options.yesOrNo(), key -> taken(Option.of(key, "any"))));
        words.put(
                "either",
                Options.either(
                        Options.just(Option.of("hold", "hold"), "hold"),
                        Options.when(Option.of("march", "march to"), Point.class, () -> Options.point(new Field()))));
        words.put(
                "form",
                Options.form(
                        Options.field("size", Options.number(1, 3), List<Integer>::size),
                        Options.field("name", Options.text(0, 30), String::valueOf),
                        (size, name) -> List.of(size)));
        words.put("army", Options.additions(Catalogue.of(FIGURES), FIGURES, List.of(), List.of()));
        words.put("text", Options.text(0, 200));
        words.put("point", Options.point(new Field()));
        words.put("path", Options.path(new Point(2, 1), new Anywhere()));
        words.put("pathOver", Options.pathOver(new Roads()));
        return words;
    }

    private static String written(Options<?> options) {
        return written(options, true);
    }

    private static String written(Options<?> options, boolean isTyped) {
        Xhtml out = new Xhtml();
        new Boxes(out, isTyped).write(options);
        return out.toString();
    }

    @Test
    void thereIsOneOfEachWord() {
        List<String> visited = new ArrayList<>();
        for (var method : OptionsVisitor.class.getMethods()) {
            visited.add(method.getName());
        }
        assertThat(words().keySet()).containsExactlyInAnyOrderElementsOf(visited);
    }

    /** What can be named can be ticked, and what is typed for it stands behind. */
    @Test
    void everyWordHasItsBoxesOrLines() {
        words().forEach((word, options) -> {
            String html = written(options);
            assertThat(html).as(word).containsAnyOf("class=\"box", "class=\"blank");
            options.faces()
                    .forEach(option -> assertThat(html)
                            .as(word)
                            .contains(option.label().toString())
                            .contains(option.id()));
        });
        assertThat(written(words().get("army"))).contains("Scout Trooper", "scout", "AT-ST", "at-st", "Points in all");
        assertThat(written(words().get("path"))).contains("From 2.0,1.0");
        assertThat(written(words().get("several"))).contains("0 to 5 of these");
        assertThat(written(words().get("form"))).contains("size", "may be left out");
    }

    /** "Bert has won seat2": who gives in by their words what came back has no use for keys. */
    @Test
    void keysStandOnlyWhereTheyAreTyped() {
        words().forEach((word, options) ->
                assertThat(written(options, false)).as(word).doesNotContain("<code>"));
        assertThat(written(one(), false)).contains("Korvath");
        assertThat(written(one(), true)).contains("Korvath", "<code>a1</code>");
    }

    @Test
    void whatIsClosedSaysWhy() {
        assertThat(written(one()))
                .contains("Not now: Sanctus.", "Sanctus is taken.")
                .doesNotContain("<code>b2</code>");
    }

    /** A thing may be closed for each of many: three reasons say enough on paper. */
    @Test
    void ofManyReasonsSomeAreSaid() {
        List<Violation> reasons = new ArrayList<>();
        for (int n = 1; n <= 5; n++) {
            reasons.add(Violation.of("FAR", "It is {n} too far.", n));
        }
        assertThat(written(
                        Options.oneOf(THREE, option -> option, any -> any.id().equals("b2") ? reasons : List.of())))
                .contains("It is 3 too far.", "And 2 more reasons.")
                .doesNotContain("It is 4 too far.");
    }

    @Test
    void whatPeopleWroteIsText() {
        assertThat(written(Options.oneOf(List.of(Option.called("x", "<b>&\"")), option -> option)))
                .contains("&lt;b&gt;&amp;&quot;")
                .doesNotContain("<b>");
    }

    /** Who has only the description says the same as who has the options. */
    @Test
    void optionsAreReadBackFromTheirDescription() {
        words().forEach((word, options) -> {
            JsonNode described = OptionsJson.describe(options);
            assertThat(OptionsJson.describe(DescribedOptions.read(described)))
                    .as(word)
                    .isEqualTo(described);
            assertThat(written(DescribedOptions.read(described))).as(word).isEqualTo(written(options));
        });
    }

    @Test
    void anAnswerToOptionsThatWereReadBackIsSaidInTheSameWords() {
        Map<String, String> answers = Map.of(
                "oneOf", "\"a1\"",
                "someOf", "[\"a1\",\"c3\"]",
                "split", "{\"a1\":7}",
                "each", "{\"a1\":\"yes\",\"c3\":\"no\"}",
                "either", "{\"march\":{\"x\":1.0,\"y\":1.0}}",
                "form", "{\"size\":2}",
                "army", "{\"scout\":2}",
                "pathOver", "\"c3\"");
        answers.forEach((word, json) -> {
            Answer answer = Json.readAnswer(json);
            Options<?> options = words().get(word);
            Options<?> again = DescribedOptions.read(OptionsJson.describe(options));
            assertThat(again.read(answer).isOk()).as(word).isTrue();
            assertThat(again.inWords(answer).toString())
                    .as(word)
                    .isEqualTo(options.inWords(answer).toString());
        });
        Options<?> again = DescribedOptions.read(OptionsJson.describe(one()));
        assertThat(again.read(Answer.word("b2")).violations().toString()).contains("Sanctus is taken.");
        assertThat(new TreeSet<>(answers.keySet())).isSubsetOf(words().keySet());
    }
}
