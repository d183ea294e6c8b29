package org.muster.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.maps.Samples.borders;
import static org.muster.maps.Samples.good;
import static org.muster.maps.Samples.place;
import static org.muster.maps.Samples.warnings;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;

/** A game file of TripleA, as odd as the real ones are. */
class TripleATest {

    private final ForeignMaps.Read read = good(ForeignMaps.read(Samples.smallWar()));

    @Test
    void territoriesAndConnectionsAreRead() {
        assertThat(read.program()).isEqualTo("TripleA");
        assertThat(read.chart().name()).isEqualTo("Small War");
        assertThat(read.chart().places())
                .extracting(Chart.Place::id)
                .containsExactly("north-keep", "north-field", "south-keep", "south-field", "lone-isle", "inner-sea");
        assertThat(borders(read))
                .containsExactly(
                        "north-keep north-field",
                        "north-field south-field",
                        "south-field south-keep",
                        "inner-sea south-keep",
                        "inner-sea lone-isle");
    }

    @Test
    void whatIsThereTwiceOrNowhereIsTold() {
        assertThat(warnings(read)).containsExactly("MAP_PLACE_TWICE", "MAP_NO_SUCH_PLACE");
        assertThat(read.warnings().get(1).sentence().toString()).contains("Inner Sea", "Atlantis");
    }

    @Test
    void ownersWaterAndWhatATerritoryIsWorthAreNotes() {
        assertThat(place(read, "north-keep").note("owner")).isEqualTo("Reds");
        assertThat(place(read, "north-keep").note("production")).isEqualTo("8");
        assertThat(place(read, "south-keep").note("capital")).isEqualTo("Blues");
        assertThat(place(read, "inner-sea").note("water")).isEqualTo("true");
        assertThat(place(read, "south-field").note("owner")).isEmpty();
    }

    @Test
    void groundAndMiddlesStandInTheChartsOwnNumbers() {
        Chart chart = read.chart();
        assertThat(chart.width()).isEqualTo(1000);
        assertThat(chart.height())
                .isEqualTo(1480); // 200 wide become 960 within a margin of 20, so 300 high become 1,440
        assertThat(place(read, "north-keep").at()).isEqualTo(new Point(20 + 20 * 4.8, 20 + 30 * 4.8));
        assertThat(place(read, "north-field").at()).isEqualTo(new Point(20 + 150 * 4.8, 20 + 50 * 4.8));
        assertThat(place(read, "south-field").outlines())
                .containsExactly(Chart.Outline.parse("500,500 980,500 980,980 500,980"));
    }

    @Test
    void aMapInPiecesIsReadAndToldAbout() {
        ForeignMaps.Read pieces = good("""
                <game><map><territory name="A"/><territory name="B"/><territory name="C"/>
                <connection t1="A" t2="B"/></map></game>""");
        assertThat(warnings(pieces))
                .containsExactly("MAP_NO_POLYGONS", "MAP_NOWHERE", "MAP_NOWHERE", "MAP_NOWHERE", "MAP_IN_PIECES");
        assertThat(pieces.chart().places()).hasSize(3);
        assertThat(pieces.chart().places())
                .extracting(Chart.Place::at)
                .doesNotHaveDuplicates()
                .allSatisfy(at -> {
                    assertThat(at.x()).isBetween(0.0, (double) pieces.chart().width());
                    assertThat(at.y()).isBetween(0.0, (double) pieces.chart().height());
                });
    }

    @Test
    void twoNamesOfOneIdAreToldApart() {
        ForeignMaps.Read alike = good("<game><map><territory name=\"Île 1\"/><territory name=\"ILE-1\"/>"
                + "<territory name=\"漢\"/></map></game>");
        assertThat(alike.chart().places()).extracting(Chart.Place::id).containsExactly("ile-1", "ile-1-2", "place");
    }

    @Test
    void aTerritoryWithoutANameIsLeftOutAndTold() {
        ForeignMaps.Read odd = good("<game><map><territory name=\"\"/><territory name=\" \"/><territory name=\"Elm\"/>"
                + "<connection t1=\"Elm\" t2=\"\"/></map></game>");
        assertThat(odd.chart().places()).extracting(Chart.Place::name).containsExactly("Elm");
        assertThat(warnings(odd)).contains("MAP_NO_NAME", "MAP_NO_SUCH_PLACE");
    }

    @Test
    void nothingButItsOwnNeighboursIsRead() throws IOException {
        String text = Files.readString(Samples.smallWar());
        assertThat(warnings(good(text))).contains("MAP_NO_POLYGONS"); // sent, it lies nowhere
    }
}
