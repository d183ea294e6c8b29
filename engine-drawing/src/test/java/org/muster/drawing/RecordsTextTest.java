package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.drawing.words.Columns;

class RecordsTextTest {

    static final Table FLEETS = Table.of(
                    Sentence.of("Fleets"),
                    Sentence.of("Ship"),
                    Sentence.of("Cost"),
                    Sentence.of("Shots"),
                    Sentence.of("Elite"))
            .with(Row.of(Cell.name("Home One"), Cell.number(120), Cell.share(2, 3), Cell.mark(true)))
            .with(Row.of(Cell.name("Red Squadron"), Cell.number(8), Cell.EMPTY, Cell.mark(false)));

    private static final Table FACTS = Table.of(Sentence.of("Battle of Hoth"))
            .with(Sentence.of("Attacker"), Cell.name("Anna"))
            .with(
                    Sentence.of("Stakes"),
                    Cell.name("the shield generator, both trenches, and whatever stands in the north of the plain"));

    @Test
    void aTable() {
        assertThat(RecordsText.draw(List.of(FLEETS), Terminal.plain(60))).isEqualTo("""

                        Fleets
                          Ship          Cost  Shots   Elite
                          Home One       120  2 of 3  ✓
                          Red Squadron     8
                        """);
        assertThat(RecordsText.draw(List.of(FLEETS), new Terminal(60, false, true)))
                .contains("2 of 3  x\n");
    }

    @Test
    void nothingIsLostHoweverNarrow() {
        assertThat(RecordsText.draw(List.of(FACTS), Terminal.plain(40))).isEqualTo("""

                        Battle of Hoth
                          Attacker  Anna
                          Stakes    the shield generator, both
                                    trenches, and whatever
                                    stands in the north of the
                                    plain
                        """);
        for (int columns : new int[] {40, 57, 80}) {
            String text = RecordsText.draw(List.of(FLEETS, FACTS), Terminal.plain(columns));
            assertThat(text.lines())
                    .allMatch(line -> Columns.width(line) <= columns)
                    .allMatch(line -> line.equals(line.stripTrailing()));
        }
    }

    @Test
    void whatCanBeLookedAtSaysByWhichName() {
        Table places = Table.of(Sentence.of("Places"), Sentence.of("Place"), Sentence.of("Tax"))
                .with(Row.of(Cell.name("Echo Base"), Cell.number(3)).about("echo"))
                .with(Row.of(Cell.name("esk"), Cell.number(12)).about("esk"));
        assertThat(RecordsText.draw(List.of(places), Terminal.plain(60))).isEqualTo("""

                        Places
                          Place      Tax
                          Echo Base    3  (echo)
                          esk         12
                        """);
    }

    @Test
    void whatOneTypesIsNotRepeatedAndNeverBroken() {
        Table squads = Table.of(Sentence.of("Squads"), Sentence.of("Squad"), Sentence.of("What"))
                .with(Row.of(Cell.name("Zam Wesell"), Cell.name("Bounty Hunter of the Outer Rim"))
                        .about("zam-wesell-bounty-hunter#12"))
                .with(Row.of(Cell.name("Jango"), Cell.name("Fett")).about("jango#2"))
                .with(Row.of(Cell.name("X1"), Cell.name("X1, standard")).about("X1"));
        assertThat(RecordsText.draw(List.of(squads), Terminal.plain(46))).isEqualTo("""

                        Squads
                          Squad                          What
                          Zam Wesell                     Bounty Hunter
                          (zam-wesell-bounty-hunter#12)  of the Outer
                                                         Rim
                          Jango (jango#2)                Fett
                          X1                             X1, standard
                        """);
    }

    /** A number has no id: who shares the first place is no "1 (anna)". */
    @Test
    void anIdStandsBehindTheNameAndNotBehindThePlace() {
        Table standings = Table.of(
                        Sentence.of("Standings"), Sentence.of("Place"), Sentence.of("Player"), Sentence.of("Of"))
                .rows(List.of(Row.of(Cell.number(1), Cell.name("Anna B"), Cell.of("the Protectorate of Menoth"))
                        .of(new Player("anna"))
                        .about("anna")));
        assertThat(RecordsText.draw(List.of(standings), Terminal.plain(36))).isEqualTo("""

                        Standings
                          Place  Player         Of
                              1  Anna B (anna)  the Protectorate
                                                of Menoth
                        """);
    }

    @Test
    void anIdInBracketsIsSaid() {
        Table places = Table.of(Sentence.of("Places"))
                .with(Row.of(Cell.name("The Old Watch (A4)")).about("A4"));
        assertThat(RecordsText.draw(List.of(places), Terminal.plain(60))).isEqualTo("\nPlaces\n  The Old Watch (A4)\n");
    }

    /** Names come from people. */
    @Test
    void aNameCantCommandTheTerminal() {
        Table hostile = Table.of(Sentence.of("Names")).with(Row.of(Cell.name("\u001b[2J\nforged")));
        assertThat(RecordsText.draw(List.of(hostile), Terminal.plain(60))).isEqualTo("\nNames\n  [2J forged\n");
    }

    @Test
    void withoutRecordsThereIsNothing() {
        assertThat(RecordsText.draw(List.of(), Terminal.plain(60))).isEmpty();
    }
}
