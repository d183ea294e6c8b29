package org.muster.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.maps.Samples.borders;
import static org.muster.maps.Samples.good;
import static org.muster.maps.Samples.place;
import static org.muster.maps.Samples.refused;
import static org.muster.maps.Samples.warnings;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Base64;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.map.Chart;

/** Hexagonal maps of Tiled. */
class TiledTest {

    private static final String SET = """
            <tileset firstgid="1" name="ground" tilewidth="14" tileheight="12">
             <tile id="0" class="plains"/><tile id="1" type="forest"><properties><property name="cost" value="2"/></properties></tile>
            </tileset>""";

    private static String map(String axis, String index, String data, String more) {
        return "<map version=\"1.10\" orientation=\"hexagonal\" width=\"3\" height=\"2\" tilewidth=\"14\" tileheight=\"12\""
                + " hexsidelength=\"6\" staggeraxis=\"" + axis + "\" staggerindex=\"" + index + "\">" + SET
                + "<layer id=\"1\" name=\"Terrain\" width=\"3\" height=\"2\">" + data + "</layer>" + more + "</map>";
    }

    private static String csv(String tiles) {
        return "<data encoding=\"csv\">" + tiles + "</data>";
    }

    /** Three columns of two; columns B shifted down, as on the maps of many board games. */
    @Test
    void flatHexesTouchTheirSixNeighbours() {
        ForeignMaps.Read read = good(map("x", "odd", csv("1,2,1,\n1,1,0"), ""));
        assertThat(read.program()).isEqualTo("Tiled");
        assertThat(read.chart().places()).extracting(Chart.Place::name).containsExactly("A1", "B1", "C1", "A2", "B2");
        assertThat(borders(read)).containsExactlyInAnyOrder("a1 b1", "a1 a2", "b1 c1", "b1 a2", "b1 b2", "a2 b2");
        assertThat(warnings(read)).isEmpty();
    }

    @Test
    void whichColumnsAreShiftedIsSaid() {
        ForeignMaps.Read read = good(map("x", "even", csv("1,2,1,\n1,1,0"), ""));
        // A and C lie half a hex lower than B: B1 touches A1 and C1, B2 touches A1, A2 and C1
        assertThat(borders(read))
                .containsExactlyInAnyOrder("a1 b1", "a1 a2", "a1 b2", "b1 c1", "b1 b2", "c1 b2", "a2 b2");
    }

    @Test
    void pointedHexesLieInRows() {
        ForeignMaps.Read read = good(map("y", "odd", csv("1,1,0,\n1,1,0"), ""));
        // row 2 is shifted to the right: A2 touches A1 and B1, B2 only B1
        assertThat(borders(read)).containsExactlyInAnyOrder("a1 b1", "a1 a2", "b1 a2", "b1 b2", "a2 b2");
    }

    @Test
    void layersAndTilesAreNotes() {
        ForeignMaps.Read read = good(map("x", "odd", csv("1,2,0,\n0,0,0"), ""));
        assertThat(place(read, "a1").note("terrain")).isEqualTo("plains");
        assertThat(place(read, "b1").note("terrain")).isEqualTo("forest");
        assertThat(place(read, "b1").note("cost")).isEqualTo("2");
        assertThat(place(read, "b1").note("column")).isEqualTo("1");
        assertThat(place(read, "b1").note("row")).isEqualTo("0");
    }

    @Test
    void aNamedPointNamesTheHexItLiesIn() {
        ForeignMaps.Read read = good(map("x", "odd", csv("1,2,0,\n0,0,0"), """
                <objectgroup id="2" name="names">
                 <object id="1" name="Highgate" x="17" y="12"><properties><property name="owner" value="Reds"/></properties><point/></object>
                 <object id="2" name="Nowhere" x="900" y="900"><point/></object>
                </objectgroup>"""));
        assertThat(place(read, "highgate").note("owner")).isEqualTo("Reds");
        assertThat(place(read, "highgate").note("terrain")).isEqualTo("forest");
        assertThat(warnings(read)).containsExactly("MAP_NAME_LEFT_OUT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "gzip", "zlib"})
    void layersMayBePacked(String compression) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = switch (compression) {
            case "gzip" -> new GZIPOutputStream(bytes);
            case "zlib" -> new DeflaterOutputStream(bytes);
            default -> bytes;
        }) {
            for (int tile : new int[] {1, 2, 0, 0x80000001, 0, 0}) { // the fourth is turned over
                out.write(new byte[] {(byte) tile, 0, 0, (byte) (tile >>> 24)});
            }
        }
        String data = "<data encoding=\"base64\" compression=\"" + compression + "\">\n  "
                + Base64.getEncoder().encodeToString(bytes.toByteArray()) + "\n</data>";
        ForeignMaps.Read read = good(map("x", "odd", data, ""));
        assertThat(read.chart().places()).extracting(Chart.Place::name).containsExactly("A1", "B1", "A2");
    }

    @Test
    void jsonSaysTheSame() {
        ForeignMaps.Read xml = good(map("x", "odd", csv("1,2,1,\n1,1,0"), ""));
        ForeignMaps.Read json = good("""
                {"type":"map","orientation":"hexagonal","width":3,"height":2,"tilewidth":14,"tileheight":12,
                 "hexsidelength":6,"staggeraxis":"x","staggerindex":"odd",
                 "tilesets":[{"firstgid":1,"tiles":[{"id":0,"class":"plains"},
                   {"id":1,"type":"forest","properties":[{"name":"cost","type":"int","value":2}]}]}],
                 "layers":[{"type":"group","layers":[
                   {"type":"tilelayer","name":"Terrain","width":3,"height":2,"data":[1,2,1,1,1,0]}]}]}""");
        assertThat(json.chart()).isEqualTo(xml.chart());
    }

    @Test
    void aMapWithoutAnEndIsInChunks() {
        ForeignMaps.Read read = good(map(
                "x",
                "odd",
                "<data encoding=\"csv\"><chunk x=\"-2\" y=\"0\" width=\"2\" height=\"1\">1,1</chunk>"
                        + "<chunk x=\"0\" y=\"0\" width=\"2\" height=\"1\">1,0</chunk></data>",
                ""));
        assertThat(read.chart().places()).extracting(Chart.Place::name).containsExactly("-2/0", "-1/0", "A1");
        assertThat(borders(read)).hasSize(2);
    }

    @Test
    void squaresAreRefusedAndWhatIsWrongIsSaid() {
        assertThat(refused("<map orientation=\"orthogonal\"/>")).isEqualTo("MAP_NO_HEXES");
        assertThat(refused(map("x", "odd", csv("1,two"), ""))).isEqualTo("MAP_BAD_NUMBER");
        assertThat(refused(map("x", "odd", "<data encoding=\"base64\" compression=\"zstd\">AAAA</data>", "")))
                .isEqualTo("MAP_ENCODING");
        assertThat(refused(map("x", "odd", "<data encoding=\"base64\" compression=\"gzip\">AAAA</data>", "")))
                .isEqualTo("MAP_BROKEN_LAYER");
        assertThat(refused(map("x", "odd", csv("0,0,0,0,0,0"), ""))).isEqualTo("MAP_NO_PLACES");
        for (String broken : List.of(
                csv("1,1,0"),
                "<data encoding=\"base64\">!!!!</data>",
                "<data><tile gid=\"1\"/></data>",
                "<data encoding=\"csv\"><chunk x=\"0\" y=\"0\" width=\"2\" height=\"2\">1,0</chunk></data>")) {
            assertThat(refused(map("x", "odd", broken, ""))).as(broken).isEqualTo("MAP_BROKEN_LAYER");
        }
        assertThat(List.of(refused(map("x", "odd", csv("1,1,1,1,1,1"), "")
                        .replace("tilewidth=\"14\" tileheight=\"12\" hexside", "hexside"))))
                .containsExactly("MAP_BAD_NUMBER");
    }
}
