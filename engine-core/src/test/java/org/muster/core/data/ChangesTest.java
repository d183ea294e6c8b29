package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.json.Flaw;
import org.muster.core.json.Json;

/** What a variant sets otherwise, where there are several of a kind. */
class ChangesTest {

    record Ships(List<Ship> ships, OrderedMap<String, Integer> prices) {}

    record Ship(String id, int hull, @Nullable String note) {}

    private static final String SHIPS = """
            ships:
              - {id: ant, hull: 1, note: old}
              - {id: bee, hull: 2}
              - {id: cat, hull: 3}
              - {id: dog, hull: 4}
            prices: {ant: 10, bee: 20, cat: 30}
            """;

    private final List<Violation> wrong = new ArrayList<>();

    private Changes.Changed changed(String changes) {
        Changes all = Yaml.read(changes, Changed.class).changes().in(changes).at("ours.yaml");
        return all.changed("ships", Yaml.read(SHIPS), Ships.class, wrong::add);
    }

    record Changed(Changes changes) {}

    private static Ships ships(Changes.Changed changed) {
        return Json.MAPPER.treeToValue(changed.tree(), Ships.class);
    }

    @Test
    void ofSeveralThatAreTakenAwayEachIsTheOneThatWasNamed() {
        Ships ships = ships(changed("""
                changes:
                  ships:
                    ships:
                      ant: ~
                      bee: {hull: 7}
                      cat: ~
                      dog: {hull: 9}
                """));
        assertThat(wrong).isEmpty();
        assertThat(ships.ships()).containsExactly(new Ship("bee", 7, null), new Ship("dog", 9, null));
    }

    @Test
    void whatIsNewComesToTheEndAndCanBeChangedByWhoStartsFromIt() {
        Changes.Changed changed = changed("""
                changes:
                  ships:
                    ships:
                      ant: ~
                      +eel: {hull: 5, note: wet}
                      +fox: {hull: 6}
                      eel: {note: ~}
                """);
        assertThat(wrong).isEmpty();
        assertThat(ships(changed).ships())
                .extracting(Ship::id, Ship::hull)
                .containsExactly(tuple("bee", 2), tuple("cat", 3), tuple("dog", 4), tuple("eel", 5), tuple("fox", 6));
        assertThat(ships(changed).ships().get(3).note()).isNull();
        Flaw flaw = new Flaw(List.of("ships", 4, "hull"), Sentence.of("it is too much"));
        assertThat(changed.told(flaw).orElseThrow().toString()).startsWith("ours.yaml: line 6, ");
    }

    @Test
    void whatIsNewToAListOfNothingIsItsFirst() {
        String changes = "changes: {ships: {ships: {+ant: {hull: 1}, +bee: {hull: 2}}}}";
        Changes all = Yaml.read(changes, Changed.class).changes().in(changes);
        Changes.Changed changed = all.changed("ships", Yaml.read("{ships: [], prices: {}}"), Ships.class, wrong::add);
        assertThat(wrong).isEmpty();
        assertThat(ships(changed).ships()).containsExactly(new Ship("ant", 1, null), new Ship("bee", 2, null));
    }

    @Test
    void whatCantBeAddedIsToldAtItsLine() {
        changed("""
                changes:
                  ships:
                    ships:
                      +ant: {hull: 5}
                      +eel: {id: eel, hull: 5}
                      +fox: 3
                      +gnu: {note: no hull}
                      hen: {hull: 2}
                """);
        assertThat(wrong)
                .extracting(Violation::toString)
                .satisfiesExactly(
                        one -> assertThat(one)
                                .contains("line 4, ")
                                .contains("ant is there already; to change it, leave out the + before it"),
                        one -> assertThat(one).contains("line 5, ").contains("without the id, which is eel"),
                        one -> assertThat(one).contains("line 6, ").contains("without the id, which is fox"),
                        one -> assertThat(one).contains("line 7, ").contains("hull"),
                        one -> assertThat(one)
                                .contains("line 8, ")
                                .endsWith("ant, bee, cat, dog; what is new has a + before its id"));
    }

    @Test
    void whatNamesNoDataIsNoChange() {
        for (String other : List.of("[ships]", "5", "ships", "[]")) {
            String text = "changes: " + other + "\n";
            Changes all = Yaml.read(text, Changed.class).changes().in(text).at("ours.yaml");
            assertThat(all.violations())
                    .singleElement()
                    .asString()
                    .contains("ours.yaml", "line 1", "changes are names of data with what is otherwise there, not ");
        }
    }

    @Test
    void whatIsTakenAwayOfNamesAndValuesIsGoneToo() {
        Ships ships = ships(changed("""
                changes:
                  ships:
                    ships: {ant: {note: ~}}
                    prices: {ant: ~, cat: 31}
                """));
        assertThat(wrong).isEmpty();
        assertThat(ships.ships().get(0)).isEqualTo(new Ship("ant", 1, null));
        assertThat(ships.prices())
                .isEqualTo(OrderedMap.<String, Integer>empty().with("bee", 20).with("cat", 31));
    }

    @Test
    void whatIsWrongLaterIsToldAtTheLineOfItsOwnChange() {
        Changes.Changed changed = changed("""
                changes:
                  ships:
                    ships:
                      cat: {hull: 8}
                      ant: ~
                      dog: {hull: 9}
                """);
        assertThat(changed.told(new Flaw(List.of("ships", 1, "hull"), Sentence.of("too much")))
                        .orElseThrow()
                        .toString())
                .contains("ours.yaml", "line 4");
        assertThat(changed.told(new Flaw(List.of("ships", 2, "hull"), Sentence.of("too much")))
                        .orElseThrow()
                        .toString())
                .contains("ours.yaml", "line 6");
        assertThat(changed.told(new Flaw(List.of("ships", 0, "hull"), Sentence.of("too much"))))
                .isEmpty();
    }

    @Test
    void whatThereIsNotIsToldWithWhatThereIs() {
        changed("""
                changes:
                  ships: {ships: {ant: ~, eel: {hull: 1}}}
                """);
        assertThat(wrong).singleElement().asString().contains("line 2", "no eel here", "bee, cat, dog");
    }
}
