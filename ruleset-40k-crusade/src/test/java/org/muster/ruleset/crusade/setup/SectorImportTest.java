package org.muster.ruleset.crusade.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;
import org.muster.api.spi.MapImport;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.MapFile;

/** A sector out of a map of hexes: CRU-MAP-01, CRU-MAP-02, CRU-MAP-04. */
class SectorImportTest {

    private static Chart.Place hex(int column, int row, String... notes) {
        OrderedMap<String, String> all = OrderedMap.empty();
        for (int i = 0; i < notes.length; i += 2) {
            all = all.with(notes[i], notes[i + 1]);
        }
        Point at = new Point(100 + 50 * (2 * column + row % 2), 100 + 86.6 * row);
        return new Chart.Place("s" + column + row, "Star " + column + row, at, List.of(), all);
    }

    private static Chart board(int columns, int rows) {
        List<Chart.Place> places = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                places.add(hex(column, row));
            }
        }
        return new Chart("Gloom", 1000, 1000, places, List.of());
    }

    private static MapImport.Draft<MapFile> drafted(Chart chart) {
        return new SectorImport().draft(chart).value();
    }

    private static List<String> codes(MapImport.Draft<?> draft) {
        return draft.warnings().stream().map(Violation::code).toList();
    }

    @Test
    void withoutNotesTheRiftCutsItInTwoHalvesWithHomesInBoth() {
        MapImport.Draft<MapFile> draft = drafted(board(7, 5));
        MapFile sector = draft.file();
        assertThat(sector.map().violations()).isEmpty();
        assertThat(sector.rift()).hasSize(5);
        assertThat(sector.systems()).hasSize(30);
        assertThat(sector.systems().stream().filter(one -> one.half().equals("SANCTUS")))
                .hasSizeBetween(13, 17);
        assertThat(sector.homes()).hasSize(7);
        assertThat(sector.systems().get(0).type()).isEqualTo("HIVE");
        assertThat(codes(draft)).containsExactly("SIDES_OPEN", "RIFT_GUESSED", "WORLDS_GUESSED", "HOMES_GUESSED");
    }

    @Test
    void aTallMapIsCutAcrossARow() {
        MapFile sector = drafted(board(3, 9)).file();
        assertThat(sector.map().violations()).isEmpty();
        assertThat(sector.rift()).extracting(Hex.Rift::r).containsOnly(4);
    }

    @Test
    void whatTheNotesSayIsTaken() {
        List<Chart.Place> row = List.of(
                hex(0, 0, "type", "Hive world", "capital", "Reds", "half", "West"),
                hex(1, 0, "features", "Webway gate, Space hulk", "half", "West", "type", "agri"),
                hex(2, 0, "rift", "true"),
                hex(3, 0, "type", "forge", "capital", "Blues", "half", "East"));
        List<Chart.Border> borders =
                List.of(new Chart.Border("s00", "s10"), new Chart.Border("s10", "s20"), new Chart.Border("s20", "s30"));
        MapImport.Draft<MapFile> draft = drafted(new Chart("Row", 1000, 200, row, borders));
        MapFile sector = draft.file();
        assertThat(draft.warnings()).isEmpty();
        assertThat(sector.map().violations()).isEmpty();
        assertThat(sector.halves()).containsExactly("West", "East");
        assertThat(sector.homes()).containsExactly("s00", "s30");
        assertThat(sector.systems())
                .extracting(one -> one.name() + " " + one.half() + " " + one.type() + " " + one.features())
                .containsExactly(
                        "Star 00 West HIVE_WORLD []",
                        "Star 10 West AGRI [WEBWAY_GATE, SPACE_HULK]",
                        "Star 30 East FORGE []");
        assertThat(sector.types()).contains("HIVE_WORLD", "HIVE");
        assertThat(sector.features()).contains("SPACE_HULK");
    }

    @Test
    void aMapThatIsNoHexesIsRefusedWithWhatWouldBeRight() {
        Chart isles = new Chart(
                "Isles",
                100,
                100,
                List.of(
                        new Chart.Place("a", "A", new Point(1, 1), List.of(), OrderedMap.empty()),
                        new Chart.Place("b", "B", new Point(38, 12), List.of(), OrderedMap.empty()),
                        new Chart.Place("c", "C", new Point(70, 61), List.of(), OrderedMap.empty()),
                        new Chart.Place("d", "D", new Point(23, 90), List.of(), OrderedMap.empty())),
                List.of());
        assertThat(new SectorImport().draft(isles).violations())
                .extracting(Violation::code)
                .containsExactly("NO_HEXES");
        assertThat(new SectorImport().draft(board(1, 2)).violations())
                .extracting(Violation::code)
                .containsExactly("HOW_MANY_HEXES");
    }
}
