package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/** Which tables tell how everybody stands: what charts draw, and what hangs on the wall. */
class HoldingTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Table points() {
        return Table.of(Sentence.of("Standings"), Sentence.of("Player"), Sentence.of("Points"));
    }

    private static Row row(Player player, int points) {
        return Row.of(Cell.of("{player}", player), Cell.number(points)).of(player);
    }

    @Test
    void eachSeatHasARowAlsoWhereTheRowLeadsToItsSheet() {
        Table plain = points().with(row(ANNA, 3)).with(row(BERT, 5));
        Table linked =
                points().with(row(ANNA, 3).about(ANNA.id())).with(row(BERT, 5).about(BERT.id()));
        for (Table table : new Table[] {plain, linked}) {
            assertThat(Holding.tellsStandings(table)).isTrue();
            Map<Holding, Long> numbers = new LinkedHashMap<>();
            Holding.ofRecords(List.of(table), numbers);
            assertThat(numbers.values()).containsExactly(3L, 5L);
        }
    }

    private static Row placed(int place, Player player, int points) {
        return Row.of(Cell.number(place), Cell.of("{player}", player), Cell.number(points))
                .of(player);
    }

    private static Map<Holding, Long> counted(int... places) {
        Table table =
                Table.of(Sentence.of("Standings"), Sentence.of("Place"), Sentence.of("Player"), Sentence.of("Points"));
        Player cleo = new Player("cleo");
        Map<Holding, Long> numbers = new LinkedHashMap<>();
        Holding.ofRecords(
                List.of(table.with(placed(places[0], ANNA, 9))
                        .with(placed(places[1], BERT, 9))
                        .with(placed(places[2], cleo, 4))),
                numbers);
        return numbers;
    }

    @Test
    void theNumberOfARowIsNothingThatSomebodyHas() {
        assertThat(counted(1, 2, 3).values()).containsExactly(9L, 9L, 4L);
        assertThat(counted(1, 1, 3).values()).as("two are level").containsExactly(9L, 9L, 4L);
        assertThat(counted(2, 5, 1).values()).as("a number of things").containsExactly(2L, 9L, 5L, 9L, 1L, 4L);
        assertThat(counted(0, 0, 0).values()).hasSize(6);
    }

    @Test
    void aTableOfThingsTellsNone() {
        assertThat(Holding.tellsStandings(points().with(row(ANNA, 3).about("ship-1"))
                        .with(row(BERT, 5).about("ship-2"))))
                .isFalse();
        assertThat(Holding.tellsStandings(points().with(row(ANNA, 3)).with(row(ANNA, 5))))
                .as("twice the same seat")
                .isFalse();
        assertThat(Holding.tellsStandings(points().with(row(ANNA, 3))))
                .as("one alone")
                .isFalse();
        assertThat(Holding.tellsStandings(points().with(row(ANNA, 3)).with(Row.of(Cell.of("in all"), Cell.number(8)))))
                .as("a row of nobody's")
                .isFalse();
    }
}
