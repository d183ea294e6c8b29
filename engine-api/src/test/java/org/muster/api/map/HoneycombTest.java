package org.muster.api.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;

/** Charts of hexes. */
class HoneycombTest {

    /** A board of 4 columns and 3 rows, stretched as Tiled's tiles often are; every second row or column is shifted. */
    private static List<Chart.Place> board(boolean flat, boolean evenShifted, double wide, double high) {
        List<Chart.Place> places = new ArrayList<>();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 4; column++) {
                double shift = Math.floorMod(flat ? column : row, 2) == (evenShifted ? 0 : 1) ? 0.5 : 0;
                double x = flat ? column * 0.75 : column + shift;
                double y = flat ? row + shift : row * 0.75;
                places.add(new Chart.Place(
                        "p" + column + row,
                        "P" + column + row,
                        new Point(30 + x * wide, 20 + y * high),
                        List.of(),
                        OrderedMap.empty()));
            }
        }
        return places;
    }

    private static Chart chart(List<Chart.Place> places, Chart.Border... borders) {
        return new Chart("Board", 1000, 1000, places, List.of(borders));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void eachHexTouchesTheSixAroundIt(boolean evenShifted) {
        for (boolean flat : List.of(true, false)) {
            Honeycomb comb =
                    Honeycomb.of(chart(board(flat, evenShifted, 100, 100))).value();
            assertThat(comb.isFlat()).as("%s %s", flat, evenShifted).isEqualTo(flat);
            // p11 lies half a hex lower, or to the right, where odd lines are shifted
            String beyond = evenShifted ? "0" : "2";
            List<String> slanted = flat
                    ? List.of("p01", "p21", "p0" + beyond, "p2" + beyond)
                    : List.of("p10", "p12", "p" + beyond + "0", "p" + beyond + "2");
            List<String> straight = flat ? List.of("p10", "p12") : List.of("p01", "p21");
            assertThat(comb.cells().keySet().stream()
                            .filter(id -> comb.at("p11").touches(comb.at(id)))
                            .toList())
                    .containsAll(slanted)
                    .containsAll(straight)
                    .hasSize(6);
        }
    }

    @Test
    void whatIsNoBoardOfHexesIsRefused() {
        List<Chart.Place> odd = new ArrayList<>(board(true, false, 100, 100));
        odd.add(new Chart.Place("odd", "Odd", new Point(67, 33), List.of(), OrderedMap.empty()));
        assertThat(Honeycomb.of(chart(odd)).violations())
                .extracting(Violation::code)
                .containsExactly("NO_HEXES");
        List<Chart.Place> twice = new ArrayList<>(board(true, false, 100, 100));
        twice.add(new Chart.Place("twice", "Twice", twice.get(0).at(), List.of(), OrderedMap.empty()));
        assertThat(Honeycomb.of(chart(twice)).isOk()).isFalse();
        assertThat(Honeycomb.of(chart(
                                board(true, false, 100, 100),
                                new Chart.Border("p00", "p32"),
                                new Chart.Border("p00", "p22"),
                                new Chart.Border("p00", "p31"),
                                new Chart.Border("p00", "p01")))
                        .isOk())
                .as("nearly all borders lead elsewhere")
                .isFalse();
        List<Chart.Place> squares = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            squares.add(new Chart.Place(
                    "s" + i, "S" + i, new Point(i % 3 * 10, i / 3 * 10), List.of(), OrderedMap.empty()));
        }
        assertThat(Honeycomb.of(chart(squares)).isOk()).isFalse();
    }

    /** Sides that the chart speaks of tell which way hexes stand, however they are stretched. */
    @Test
    void stretchedHexesAreToldByTheirBorders() {
        List<Chart.Place> places = board(true, false, 60, 200);
        Chart chart = chart(
                places, new Chart.Border("p10", "p11"), new Chart.Border("p11", "p12"), new Chart.Border("p00", "p32"));
        Honeycomb comb = Honeycomb.of(chart).value();
        assertThat(comb.isFlat()).isTrue();
        assertThat(comb.oddBorders(chart).stream().map(Violation::code))
                .containsExactly("NO_SHARED_SIDE", "SIDES_OPEN");
        assertThat(comb.oddBorders(chart).get(1).toString()).startsWith("21 pairs of hexes share");
    }
}
