package org.muster.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Roster;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.Yaml;

class ValueCheckTest {

    record Towns(List<Town> towns, OrderedMap<@RefersTo("towns") String, @Between(min = 0) Integer> stores) {}

    record Town(
            @Id("towns") String id,
            @Between(min = 1, max = 6) int size,
            @Distinct List<@RefersTo("towns") String> roads,
            @JsonUnwrapped Guard guard) {}

    record Guard(
            @Nullable Player owner,
            @RefersTo("troops") Roster guards,

            @RefersTo(value = "troops", orEmpty = true, upTo = "#")
            String hero,

            @Nullable @RefersTo(value = "troops", upTo = "#", numbered = true, or = "nobody")
            String second) {}

    record Troops(List<Troop> troops) {}

    record Troop(@Id("troops") String id, @Between(max = 9) int speed) {}

    private static final String GOOD = """
            towns:
              - {id: ash, size: 1, roads: [birk], owner: anna, guards: {pike: 2}, hero: 'bow#1'}
              - {id: birk, size: 6, roads: [ash], owner: null, guards: {}, hero: ''}
            stores: {ash: 0}
            """;

    private static List<String> told(String text) {
        Ids known = new Ids(List.of(new Player("anna"), new Player("bert")))
                .with(Yaml.read("troops: [{id: pike, speed: 1}, {id: bow, speed: 9}]", Troops.class));
        Towns towns = Yaml.read(text, Towns.class);
        return ValueCheck.flaws(towns, known.with(towns)).stream()
                .map(flaw -> Yaml.at(text, flaw.path(), flaw.why()).getMessage())
                .toList();
    }

    @Test
    void whatHoldsIsNotRefused() {
        assertThat(told(GOOD)).isEmpty();
    }

    @Test
    void everyNumberAndReferenceThatDoesNotHoldIsToldAtItsPlace() {
        assertThat(told("""
                towns:
                  - {id: ash, size: 7, roads: [birk, elm], owner: zoe, guards: {pikes: 2}, hero: 'sling#1'}
                  - {id: birk, size: 0, roads: [], owner: null, guards: {}, hero: ''}
                  - {id: ash, size: 1, roads: [], owner: null, guards: {}, hero: ''}
                stores: {ash: -1, oak: 1}
                """))
                .containsExactlyInAnyOrder(
                        "line 2, column 15: towns.0.size: 7 is not from 1 to 6",
                        "line 2, column 38: towns.0.roads.1: elm is not among the towns: ash, birk",
                        "line 2, column 44: towns.0.owner: zoe is no seat of this game; there are: anna and bert",
                        "line 2, column 65: towns.0.guards.pikes: pikes is not among the troops: bow, pike",
                        "line 2, column 76: towns.0.hero: sling is not among the troops: bow, pike",
                        "line 3, column 16: towns.1.size: 0 is not from 1 to 6",
                        "line 4, column 6: towns.2.id: ash is there twice among the towns; give one another id",
                        "line 5, column 10: stores.ash: -1 is too little; 0 is the least",
                        "line 5, column 19: stores.oak: oak is not among the towns: ash, birk");
    }

    @Test
    void oneOfAKindHasItsNumberUnlessAWordStandsForNone() {
        for (String good : List.of("bow#1", "pike#12", "nobody")) {
            assertThat(told(GOOD.replace("hero: ''", "hero: '', second: '" + good + "'")))
                    .isEmpty();
        }
        for (String bad : List.of("bow", "bow#", "bow#0", "bow#x", "bow#1#2", "bow#9999999999")) {
            assertThat(told(GOOD.replace("hero: ''", "hero: '', second: '" + bad + "'")))
                    .containsExactly("line 3, column 74: towns.1.second: " + bad
                            + " lacks the number that tells it from its like: bow#1");
        }
        assertThat(told(GOOD.replace("hero: ''", "hero: '', second: 'sling#1'")))
                .containsExactly(
                        "line 3, column 74: towns.1.second: sling is neither nobody nor among the troops: bow, pike");
    }

    @Test
    void nothingStandsTwiceInAListOfDistinctThings() {
        assertThat(told(GOOD.replace("roads: [birk]", "roads: [birk, ash, birk]")))
                .containsExactly("line 2, column 43: towns.0.roads.2: birk is there twice");
    }

    record Crews(@Distinct List<Troop> troops, @Distinct List<List<String>> pairs) {}

    @Test
    void whatHasPartsIsToldByItsIdOrAsItIsWritten() {
        Crews twice = new Crews(
                List.of(new Troop("pike", 1), new Troop("pike", 1)), List.of(List.of("a", "b"), List.of("a", "b")));
        assertThat(ValueCheck.flaws(twice, new Ids(List.of())).stream()
                        .map(flaw -> flaw.violation("X").toString())
                        .toList())
                .contains("troops.1: pike is there twice", "pairs.1: [\"a\",\"b\"] is there twice");
    }

    @Test
    void noGameCountsUpToMoreThanAMillion() {
        assertThat(told(GOOD.replace("ash: 0", "ash: 1000000"))).isEmpty();
        assertThat(told(GOOD.replace("ash: 0", "ash: 2147483647")))
                .containsExactly("line 4, column 10: stores.ash: 2147483647 is too much; 1000000 is the most");
    }

    record Prices(
            OrderedMap<String, Integer> prices,
            @Between(max = 9) int off,
            double far) {}

    /** Nobody has said so of it, and it would be added to others all the same. */
    @Test
    void aNumberOfAFileOfWhichNothingIsSaidIsNoMoreAndNoLess() {
        String good = "{prices: {bow: -1000000}, off: -1000000, far: 2.1e9}";
        Prices prices = Yaml.read(good, Prices.class);
        assertThat(ValueCheck.flaws(prices, new Ids(List.of()))).isEmpty();
        Prices wild = new Prices(OrderedMap.of("bow", 1_000_001), -1_000_001, 2e9);
        assertThat(ValueCheck.flaws(wild, new Ids(List.of())).stream()
                        .map(flaw -> flaw.place() + ": " + flaw.why())
                        .toList())
                .containsExactly(
                        "prices.bow: 1000001 is too much; 1000000 is the most",
                        "off: -1000001 is too little; -1000000 is the least");
        assertThat(ValueCheck.flaws(wild, new Ids(List.of()), String.class, List.of()))
                .as("a state may hold what counts nothing, but not what is said to be from to")
                .singleElement()
                .satisfies(flaw -> assertThat(flaw.place()).isEqualTo("off"));
    }
}
