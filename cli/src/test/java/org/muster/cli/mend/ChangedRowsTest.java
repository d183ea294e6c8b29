package org.muster.cli.mend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;

/** What a mend would change is told by the records' rows. */
class ChangedRowsTest {

    private static Table standings(Row... rows) {
        return Table.of(Sentence.of("Standings"), Sentence.of("Player"), Sentence.of("Regions"), Sentence.of("Coins"))
                .rows(List.of(rows));
    }

    private static Row row(String name, int regions, int coins) {
        return Row.of(Cell.name(name), Cell.number(regions), Cell.number(coins));
    }

    private static List<String> told(List<Table> before, List<Table> after) {
        return ChangedRows.of(before, after).stream().map(Sentence::toString).toList();
    }

    @Test
    void onlyTheCellsThatAreOtherwiseAreTold() {
        assertThat(told(
                        List.of(standings(row("Anna", 2, 5), row("Bert", 3, 7))),
                        List.of(standings(row("Anna", 3, 5), row("Bert", 2, 9)))))
                .containsExactly("Standings: Anna: Regions 2 -> 3", "Standings: Bert: Regions 3 -> 2; Coins 7 -> 9");
    }

    @Test
    void rowsAndTablesThatComeAndGoAreNamed() {
        Table ruins = Table.of(Sentence.of("Ruins")).with(Sentence.of("Birk"), Cell.of("burnt"));
        assertThat(told(
                        List.of(standings(row("Anna", 2, 5), row("Bert", 3, 7))),
                        List.of(standings(row("Bert", 3, 7)), ruins)))
                .containsExactly(
                        "Standings: Anna, Regions 2, Coins 5 would be gone", "Ruins: Birk, burnt would be new");
        assertThat(told(List.of(ruins), List.of())).containsExactly("Ruins: Birk, burnt would be gone");
        assertThat(told(List.of(ruins), List.of(ruins))).isEmpty();
    }

    /** Who shares a place has no name in the first column. */
    @Test
    void aRowIsKnownByItsNameAndNotByItsPlace() {
        Table before = places(Row.of(Cell.number(1), Cell.name("Anna")), Row.of(Cell.number(2), Cell.name("Bert")));
        Table after = places(Row.of(Cell.number(1), Cell.name("Bert")), Row.of(Cell.number(1), Cell.name("Anna")));
        assertThat(told(List.of(before), List.of(after))).containsExactly("Standings: Bert: Place 2 -> 1");
    }

    private static Table places(Row... rows) {
        return Table.of(Sentence.of("Standings"), Sentence.of("Place"), Sentence.of("Player"))
                .rows(List.of(rows));
    }

    /** All forces seemed to change, points read as orders. */
    @Test
    void aColumnThatComesOrGoesMovesNoOther() {
        Table orders = Table.of(
                        Sentence.of("Standings"),
                        Sentence.of("Player"),
                        Sentence.of("Order"),
                        Sentence.of("Regions"),
                        Sentence.of("Coins"))
                .rows(List.of(
                        Row.of(Cell.name("Anna"), Cell.of("march"), Cell.number(2), Cell.number(6)),
                        Row.of(Cell.name("Bert"), Cell.EMPTY, Cell.number(3), Cell.number(7))));
        Table plain = standings(row("Anna", 2, 5), row("Bert", 3, 7));
        assertThat(told(List.of(plain), List.of(orders)))
                .containsExactly("Standings: Anna: Order - -> march; Coins 5 -> 6");
        assertThat(told(List.of(orders), List.of(plain)))
                .containsExactly("Standings: Anna: Coins 6 -> 5; Order march -> -");
    }

    @Test
    void aFactIsToldWithoutAHead() {
        assertThat(told(
                        List.of(Table.of(Sentence.of("Birk")).with(Sentence.of("Held by"), Cell.EMPTY)),
                        List.of(Table.of(Sentence.of("Birk")).with(Sentence.of("Held by"), Cell.of("Anna")))))
                .containsExactly("Birk: Held by: - -> Anna");
    }
}
