package org.muster.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Between;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.game.BadGame;
import org.muster.core.game.Nim;
import org.muster.core.journal.Header;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** What a club writes in the file that its game is opened with. */
class GameConfigTest {

    record Heaps(List<@Between(min = 1, max = 9) Integer> heaps) {}

    /** A game of several heaps, which may bring its own. */
    static final class ManyHeaps extends Nim {
        @Override
        public List<DataFile> data() {
            return List.of(DataFile.of("heaps", Heaps.class, "The heaps."));
        }
    }

    private final Map<String, String> files = new LinkedHashMap<>();

    private String file(String path) {
        String text = files.get(path);
        if (text == null) {
            throw new BadGame("NO_SUCH_FILE", "{path} is not there.", path);
        }
        return text;
    }

    private Header header(String yaml) {
        return header(yaml, null);
    }

    private Header header(String yaml, @Nullable JsonNode position) {
        return Opening.of(new ManyHeaps().loaded(), this::file)
                .header(GameConfig.read(yaml), "g-1", 17, "promise", position);
    }

    private List<String> refused(String yaml) {
        return refused(yaml, null);
    }

    private List<String> refused(String yaml, @Nullable JsonNode position) {
        try {
            header(yaml, position);
        } catch (BadGame e) {
            return e.violations().stream()
                    .map(one -> one.code() + ": " + (one.at().isEmpty() ? "" : one.at() + ": ") + one.sentence())
                    .toList();
        }
        return List.of();
    }

    @Test
    void whoSaysNothingGetsTheDefaults() {
        Header header = header(" \n");
        assertThat(header.format()).isEqualTo(Header.FORMAT);
        assertThat(header.game()).isEqualTo("g-1");
        assertThat(header.name()).isEqualTo("Tiny");
        assertThat(header.seats())
                .hasToString("{player1=Player 1, player2=Player 2, player3=Player 3, player4=Player 4}");
        assertThat(header.organizer()).isFalse();
        assertThat(header.auto()).isTrue();
        assertThat(header.options()).isEqualTo(Json.read("{}"));
        assertThat(header.data().isEmpty()).isTrue();
        assertThat(header.hashes().keySet()).containsExactly("heaps");
        assertThat(header.dice()).isEqualTo(new Header.DiceOrigin("seeded", 17, "promise", List.of(), null));
        assertThat(header.position()).isNull();
    }

    @Test
    void whatIsSaidCounts() {
        files.put("mine.yaml", "heaps: [9]");
        Header header = header("""
                name: Winter
                seats: {anna: Anna, bert: Bert}
                organizer: true
                auto: false
                options: {first: bert}
                data: {heaps: mine.yaml}
                seed: 4
                """, Json.read("{\"round\":3}"));
        assertThat(header.name()).isEqualTo("Winter");
        assertThat(header.seats()).hasToString("{anna=Anna, bert=Bert}");
        assertThat(header.organizer()).isTrue();
        assertThat(header.auto()).isFalse();
        assertThat(header.options()).isEqualTo(Json.read("{\"first\":\"bert\"}"));
        assertThat(header.data()).isEqualTo(OrderedMap.of("heaps", Json.read("{\"heaps\":[9]}")));
        assertThat(header.hashes()).isNotEqualTo(header("").hashes());
        assertThat(header.dice().seed()).isEqualTo(4);
        assertThat(header.position()).isEqualTo(Json.read("{\"round\":3}"));
    }

    @Test
    void fairDiceHaveNoSeedThatCouldBeRead() {
        assertThat(header("dice: fair\nseed: 4").dice())
                .isEqualTo(new Header.DiceOrigin("fair", 0, "promise", List.of(), null));
    }

    /** Whoever rolls for real has the usual dice, and those that are named. */
    @Test
    void realDiceAreTheUsualOnesAndThoseNamed() {
        List<String> usual = Header.DiceOrigin.USUAL;
        assertThat(header("dice: physical").dice())
                .isEqualTo(new Header.DiceOrigin("physical", 17, "promise", List.of(), usual));
        List<String> more = Stream.concat(usual.stream(), Stream.of("d7")).toList();
        assertThat(header("seats: {anna: A, bert: B}\nphysicalDice: [bert, d7]").dice())
                .isEqualTo(new Header.DiceOrigin("seeded", 17, "promise", List.of("bert"), more));
        assertThat(header("seats: {anna: A, bert: B}\nphysicalDice: [bert, organizer]")
                        .dice())
                .as("bert's, and what is no seat's own")
                .isEqualTo(new Header.DiceOrigin("seeded", 17, "promise", List.of("bert", "organizer"), usual));
        assertThat(header("physicalDice: [d7]").dice().owned())
                .as("nobody rolls for real")
                .isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dice: loaded | BAD_DICE: dice can't be loaded; it is one of seeded, fair, physical.",
                "physicalDice: [d0] | BAD_DICE: physicalDice names d0, which is neither a seat nor a die such as d7; there are"
                        + " player1, player2, player3 and player4, and organizer for rolls that are no seat's own.",
                "{dice: physical, physicalDice: [d7, player2]} | BAD_DICE: By dice: physical all roll real dice, so"
                        + " physicalDice names no seat beside it, such as player2",
                "options: [first] | BAD_OPTIONS: options are names with values, not [\"first\"].",
                "name: '' | BAD_NAME: the name of the game is missing",
                "seats: {anna: ''} | BAD_NAME: the name of seat anna is missing",
                "options: {first: \"a\\tb\"} | NOT_LEGIBLE: options",
                "data: {cards: mine.yaml} | BAD_FILE: data.cards (mine.yaml): there is no data called cards",
                "data: {heaps: none.yaml} | NO_SUCH_FILE: data.heaps (none.yaml): none.yaml is not there.",
                "data: {heaps: mine.yaml} | BAD_FILE: data.heaps (mine.yaml): line 2, column 9: heaps.0: 10 is not from 1 to 9",
                "variant: none.yaml | NO_SUCH_FILE: variant: none.yaml is not there.",
                "variant: list.yaml | BAD_OPTIONS: options are names with values",
                "variant: wrong.yaml | BAD_FILE: variant: line 1",
            })
    void whatCannotBeIsToldWhereItStands(String yaml, String told) {
        files.put("mine.yaml", "# ours\nheaps: [10]");
        files.put("list.yaml", "options: [a]");
        files.put("wrong.yaml", "nmae: Winter");
        assertThat(refused(yaml)).singleElement().asString().startsWith(told);
    }

    @Test
    void aPositionNobodyCouldReadIsRefused() {
        assertThat(refused("", Json.read("{\"name\":\"a\\tb\"}")))
                .singleElement()
                .asString()
                .startsWith("NOT_LEGIBLE: position");
    }

    @Test
    void allReasonsAreToldAtOnce() {
        assertThat(refused("name: ''\ndice: loaded\nvariant: none.yaml")).hasSize(3);
    }

    // ---- variants

    private static final String WINTER = """
        name: Winter
        seats: {anna: Anna, bert: Bert}
        organizer: true
        auto: false
        options: {first: anna, last: bert}
        data: {heaps: heaps.yaml}
        dice: physical
        seed: 4
        physicalDice: [d7]
        """;

    @Test
    void whatIsNotSaidIsAsTheVariantSays() {
        files.put("clubs/winter.yaml", WINTER);
        files.put("clubs/heaps.yaml", "heaps: [9]");
        Header header = header("variant: clubs/winter.yaml");
        assertThat(header.name()).isEqualTo("Winter");
        assertThat(header.seats().keySet()).containsExactly("anna", "bert");
        assertThat(header.organizer()).isTrue();
        assertThat(header.auto()).isFalse();
        assertThat(header.options()).isEqualTo(Json.read("{\"first\":\"anna\",\"last\":\"bert\"}"));
        assertThat(header.data().keySet()).containsExactly("heaps");
        assertThat(header.dice().source()).isEqualTo("physical");
        assertThat(header.dice().seed()).isEqualTo(4);
        assertThat(header.dice().owned()).contains("d7");
    }

    @Test
    void whatIsSaidCountsBeforeTheVariant() {
        files.put("clubs/winter.yaml", WINTER);
        files.put("mine.yaml", "heaps: [1]");
        Header header = header("""
                variant: clubs/winter.yaml
                name: Summer
                seats: {carl: Carl}
                organizer: false
                auto: true
                options: {first: carl}
                data: {heaps: mine.yaml}
                dice: seeded
                seed: 5
                physicalDice: [carl]
                """);
        assertThat(header.name()).isEqualTo("Summer");
        assertThat(header.seats().keySet()).containsExactly("carl");
        assertThat(header.organizer()).isFalse();
        assertThat(header.auto()).isTrue();
        assertThat(header.options()).isEqualTo(Json.read("{\"first\":\"carl\",\"last\":\"bert\"}"));
        assertThat(header.data()).isEqualTo(OrderedMap.of("heaps", Json.read("{\"heaps\":[1]}")));
        assertThat(header.dice())
                .isEqualTo(new Header.DiceOrigin("seeded", 5, "promise", List.of("carl"), Header.DiceOrigin.USUAL));
    }

    /** Each lies beside the one that names it. */
    @Test
    void aVariantMayStartFromAnother() {
        files.put("clubs/winter.yaml", "variant: base/all.yaml");
        files.put("clubs/base/all.yaml", "name: All\ndata: {heaps: heaps.yaml}");
        files.put("clubs/base/heaps.yaml", "heaps: [2]");
        assertThat(header("variant: clubs/winter.yaml").name()).isEqualTo("All");
        assertThat(GameConfig.read("variant: clubs/winter.yaml").complete(this::file))
                .isEqualTo(new GameConfig(
                        "All",
                        null,
                        null,
                        null,
                        Json.read("{}"),
                        OrderedMap.of("heaps", "clubs/base/heaps.yaml"),
                        null,
                        null,
                        null,
                        null));
    }

    @Test
    void eightVariantsDeepIsDeepEnough() {
        for (int n = 1; n < 8; n++) {
            files.put(n + ".yaml", "variant: " + (n + 1) + ".yaml");
        }
        files.put("8.yaml", "name: Deep");
        assertThat(header("variant: 1.yaml").name()).isEqualTo("Deep");
        files.put("8.yaml", "variant: 1.yaml");
        assertThat(refused("variant: 1.yaml"))
                .containsExactly("TOO_MANY_VARIANTS: Variants start from each other more than 8 deep, up to 1.yaml.");
        assertThatThrownBy(() -> GameConfig.read("variant: 1.yaml").complete(this::file))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("more than 8 deep");
    }

    // ---- what a command line says

    @ParameterizedTest
    @ValueSource(strings = {"name: Winter", "dice: fair\nseed: 3"})
    void diceAndSeatsMayBeSaidElsewhere(String yaml) {
        GameConfig config = GameConfig.read(yaml);
        assertThat(config.withDice(null, null)).isEqualTo(config);
        GameConfig other = config.withDice("physical", 9L);
        assertThat(other.dice()).isEqualTo("physical");
        assertThat(other.seed()).isEqualTo(9);
        assertThat(other.name()).isEqualTo(config.name());
        OrderedMap<String, String> seats = OrderedMap.of("anna", "Anna");
        assertThat(config.withSeats(seats).seats()).isEqualTo(seats);
        assertThat(config.withSeats(seats).dice()).isEqualTo(config.dice());
    }
}
