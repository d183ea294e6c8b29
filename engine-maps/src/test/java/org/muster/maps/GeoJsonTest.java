package org.muster.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.maps.Samples.borders;
import static org.muster.maps.Samples.good;
import static org.muster.maps.Samples.place;
import static org.muster.maps.Samples.refused;
import static org.muster.maps.Samples.warnings;

import org.junit.jupiter.api.Test;
import org.muster.api.map.Chart;

/** Features of RFC 7946, with and without what they touch. */
class GeoJsonTest {

    private static String square(int x, int y) {
        return "[[%d,%d],[%d,%d],[%d,%d],[%d,%d],[%d,%d]]".formatted(x, y, x + 1, y, x + 1, y + 1, x, y + 1, x, y);
    }

    private static String feature(String name, String more, int x, int y) {
        return "{\"type\":\"Feature\",\"properties\":{\"name\":\"%s\"%s},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[%s]}}"
                .formatted(name, more, square(x, y));
    }

    private static String map(String... features) {
        return "{\"type\":\"FeatureCollection\",\"name\":\"Shire\",\"features\":[" + String.join(",", features) + "]}";
    }

    @Test
    void whatTouchesStandsInTheProperties() {
        ForeignMaps.Read read = good(map(
                feature("A", ",\"adjacent\":[\"B\",\"C\"],\"owner\":\"Reds\",\"worth\":3", 0, 0),
                feature("B", ",\"adjacent\":[\"A\"]", 5, 5),
                feature("C", "", 9, 9)));
        assertThat(read.program()).isEqualTo("GeoJSON");
        assertThat(borders(read)).containsExactly("a b", "a c");
        assertThat(place(read, "a").note("worth")).isEqualTo("3");
        assertThat(warnings(read)).isEmpty();
    }

    /** Nothing was taken for the place without an id, which is every place. */
    @Test
    void aNeighbourWithoutANameIsLeftOutAndTold() {
        ForeignMaps.Read read = good(map(
                feature("A", ",\"adjacent\":[\"B\",null,{},\"\"]", 0, 0), feature("B", ",\"adjacent\":[\"A\"]", 5, 5)));
        assertThat(borders(read)).containsExactly("a b");
        assertThat(warnings(read)).containsExactly("MAP_NO_NAME", "MAP_NO_NAME", "MAP_NO_NAME");
    }

    @Test
    void neighboursMayBeNamedByTheirIds() {
        ForeignMaps.Read read = good("""
                {"type":"FeatureCollection","features":[
                 {"type":"Feature","id":1,"properties":{"name":"A","neighbors":[2]},"geometry":{"type":"Point","coordinates":[0,0]}},
                 {"type":"Feature","id":2,"properties":{"name":"B"},"geometry":{"type":"Point","coordinates":[3,0]}}]}""");
        assertThat(borders(read)).containsExactly("a b");
    }

    @Test
    void withoutAnySaidThoseTouchThatShareAPieceOfBorder() {
        ForeignMaps.Read read = good(
                map(feature("A", "", 0, 0), feature("B", "", 1, 0), feature("C", "", 1, 1), feature("D", "", 2, 2)));
        assertThat(borders(read)).containsExactly("a b", "b c"); // A and C meet at a corner, C and D too
        assertThat(warnings(read)).containsExactly("MAP_BORDERS_GUESSED", "MAP_IN_PIECES");
    }

    @Test
    void northIsUp() {
        ForeignMaps.Read read = good(map(feature("South", "", 0, 0), feature("North", "", 0, 1)));
        assertThat(place(read, "north").at().y())
                .isLessThan(place(read, "south").at().y());
    }

    @Test
    void aPlaceMayHaveManyPieces() {
        ForeignMaps.Read read = good(
                "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"name\":\"Isles\"},"
                        + "\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[[" + square(0, 0) + "],["
                        + square(3, 3) + "]]}}]}");
        assertThat(read.chart().places())
                .extracting(one -> one.outlines().size())
                .containsExactly(2);
    }

    @Test
    void aFeatureWithoutANameIsLeftOutAndTold() {
        ForeignMaps.Read read = good(map(
                feature("A", ",\"adjacent\":[]", 0, 0), "{\"type\":\"Feature\",\"properties\":{},\"geometry\":null}"));
        assertThat(read.chart().places()).extracting(Chart.Place::id).containsExactly("a");
        assertThat(warnings(read)).contains("MAP_NO_NAME");
    }

    @Test
    void aPointIsTwoNumbers() {
        assertThat(refused("{\"type\":\"FeatureCollection\",\"features\":[{\"properties\":{\"name\":\"A\"},"
                        + "\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[\"x\",1],[2,2],[3,3]]]}}]}"))
                .isEqualTo("MAP_BAD_POINT");
    }
}
