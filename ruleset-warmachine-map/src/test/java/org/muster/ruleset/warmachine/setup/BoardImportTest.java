package org.muster.ruleset.warmachine.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;
import org.muster.api.spi.MapImport;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.data.MapFile;

/** A board out of a map of another program: WMC-SETUP-07. */
class BoardImportTest {

    private static OrderedMap<String, String> notes(String... notes) {
        OrderedMap<String, String> all = OrderedMap.empty();
        for (int i = 0; i < notes.length; i += 2) {
            all = all.with(notes[i], notes[i + 1]);
        }
        return all;
    }

    private static Chart.Place hex(int column, int row, boolean evenLower, String... notes) {
        double lower = column % 2 == (evenLower ? 0 : 1) ? 0.5 : 0;
        return new Chart.Place(
                "h" + column + row,
                "H" + column + row,
                new Point(100 + 75 * column, 100 + 86.6 * (row + lower)),
                List.of(),
                notes(notes));
    }

    private static Chart board(int columns, int rows, boolean evenLower) {
        List<Chart.Place> places = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                places.add(hex(
                        column,
                        row,
                        evenLower,
                        column == 1 && row == 1
                                ? new String[] {"terrain", "Deep Forest", "village", "true"}
                                : column == 2 && row == 0
                                        ? new String[] {"layer 1", "mountain", "capital", "Reds"}
                                        : column == 3 && row == 3
                                                ? new String[] {"location", "deepforge"}
                                                : new String[] {"ground", "river; plains"}));
            }
        }
        return new Chart("Marshes", 1000, 1000, places, List.of());
    }

    private static MapImport.Draft<MapFile> drafted(Chart chart) {
        return new BoardImport().draft(chart).value();
    }

    private static void isGood(MapFile board) {
        assertThat(board.map(OrderedMap.of("deepforge", "Deepforge")).violations())
                .isEmpty();
    }

    private static List<String> codes(MapImport.Draft<?> draft) {
        return draft.warnings().stream().map(Violation::code).toList();
    }

    @Test
    void hexesBecomeSpacesOneForOne() {
        MapImport.Draft<MapFile> draft = drafted(board(6, 5, false));
        MapFile board = draft.file();
        isGood(board);
        assertThat(board.columns()).isEqualTo(6);
        assertThat(board.rows())
                .containsExactly(
                        "Fr Fr M. Fr Fr Fr",
                        "Fr Wv Fr Fr Fr Fr",
                        "Fr Fr Fr Fr Fr Fr",
                        "Fr Fr Fr *1 Fr Fr",
                        "Fr Fr Fr Fr Fr Fr");
        assertThat(board.specialLocations()).isEqualTo(OrderedMap.of("D4", "deepforge"));
        assertThat(board.suggestedHeadquarters()).containsExactly("C1");
        assertThat(board.names().the("B2")).isEqualTo("H11");
        assertThat(board.seats()).startsWith(2, 3, 4);
        assertThat(codes(draft)).containsExactly("SIDES_OPEN");
    }

    /** What touched touches still, whichever columns lay lower. */
    @Test
    void whereOtherColumnsLieLowerHexesAreAddedAtTheEdge() {
        MapImport.Draft<MapFile> draft = drafted(board(4, 4, true));
        MapFile board = draft.file();
        isGood(board);
        assertThat(board.rows()).hasSize(5);
        assertThat(codes(draft)).contains("BOARD_FILLED", "LAND_GUESSED");
        var map = board.map(OrderedMap.of("deepforge", "Deepforge")).value();
        List<String> around = map.neighbours(at(board, "H11")).stream()
                .map(id -> board.names().getOrDefault(id, ""))
                .toList();
        assertThat(around).containsExactlyInAnyOrder("H10", "H12", "H01", "H21", "H00", "H20");
    }

    private static String at(MapFile board, String name) {
        return board.names().keySet().stream()
                .filter(id -> board.names().the(id).equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void overAnyOtherMapABoardIsLaid() {
        Chart.Place sea = place("Sea", "0,0 1000,0 1000,1000 0,1000", 900, 900, "water", "true");
        Chart.Place wood = place("Great Wood", "0,0 500,0 500,600 0,600", 250, 300, "terrain", "forest");
        Chart.Place town = place(
                "Town",
                "700,100 800,100 800,200 700,200",
                750,
                150,
                "terrain",
                "field",
                "village",
                "true",
                "capital",
                "Reds");
        Chart.Place tor = place("Tor", "600,700 605,700 605,705 600,705", 602, 702, "terrain", "hills");
        MapImport.Draft<MapFile> draft = drafted(new Chart(
                "Coast", 1000, 1000, List.of(sea, wood, town, tor), List.of(new Chart.Border("sea", "town"))));
        MapFile board = draft.file();
        isGood(board);
        assertThat(board.columns() * board.rows().size()).isBetween(50, 75);
        assertThat(board.rows().get(0)).startsWith("W. W.");
        assertThat(String.join(" ", board.rows()).split(" "))
                .contains("Fv", "H.")
                .filteredOn("W."::equals)
                .hasSizeGreaterThan(10);
        assertThat(board.names().list()).contains("Great Wood", "Town", "Sea", "Tor");
        assertThat(board.suggestedHeadquarters()).containsExactly(at(board, "Town"));
        assertThat(codes(draft)).containsExactly("BOARD_LAID_OVER", "WATER_MADE_SWAMP");
    }

    private static Chart.Place place(String name, String outline, int x, int y, String... notes) {
        return new Chart.Place(
                name.toLowerCase(Locale.ROOT).replace(' ', '-'),
                name,
                new Point(x, y),
                List.of(Chart.Outline.parse(outline)),
                notes(notes));
    }

    @Test
    void whatHasNeitherHexesNorGroundIsRefusedAndSoIsWhatIsTooLarge() {
        Chart.Place bare = new Chart.Place("a", "A", new Point(1, 1), List.of(), OrderedMap.empty());
        assertThat(new BoardImport()
                        .draft(new Chart("Bare", 10, 10, List.of(bare), List.of()))
                        .violations())
                .extracting(Violation::code)
                .containsExactly("NO_BOARD");
        assertThat(new BoardImport().draft(board(27, 4, false)).violations())
                .extracting(Violation::code)
                .containsExactly("BOARD_TOO_LARGE");
    }
}
