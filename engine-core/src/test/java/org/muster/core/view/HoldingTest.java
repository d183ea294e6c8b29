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
