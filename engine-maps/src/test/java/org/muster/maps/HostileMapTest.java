package org.muster.maps;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.maps.Samples.good;
import static org.muster.maps.Samples.refused;
import static org.muster.maps.Samples.sent;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Random;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;

/** Files that mean no good, or were cut short. */
class HostileMapTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsNoMapIsRefusedByName() {
        assertThat(refused("")).isEqualTo("MAP_EMPTY");
        assertThat(refused("hello")).isEqualTo("MAP_NO_MAP");
        assertThat(refused("<roster/>")).isEqualTo("MAP_OTHER_XML");
        assertThat(refused("{\"type\":\"Topology\"}")).isEqualTo("MAP_OTHER_JSON");
        assertThat(refused("<game><map>")).isEqualTo("MAP_BROKEN_XML");
        assertThat(refused("{\"type\":")).isEqualTo("MAP_BROKEN_JSON");
        assertThat(refused("<game><map/></game>")).isEqualTo("MAP_NO_PLACES");
    }

    @Test
    void whatIsNoFileIsRefusedByName() {
        assertThat(ForeignMaps.read(folder).violations().get(0).code()).isEqualTo("MAP_NO_FILE");
        assertThat(ForeignMaps.read(folder.resolve("none.xml"))
                        .violations()
                        .get(0)
                        .sentence()
                        .toString())
                .contains("none.xml");
        assertThat(ForeignMaps.read(Path.of("/dev/zero")).isOk()).isFalse();
    }

    /** Bohême and Bohàme are two places, whatever their file is written in. */
    @Test
    void aFileIsReadAsItSaysThatItIsWritten() throws IOException {
        String xml = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><game><map><territory name=\"Boh\u00eame\"/>"
                + "<territory name=\"Boh\u00e0me\"/></map></game>";
        for (Charset encoding : new Charset[] {ISO_8859_1, UTF_8}) {
            Path file = Files.write(folder.resolve("map.xml"), xml.getBytes(encoding));
            Files.write(folder.resolve("centers.txt"), "Boh\u00e0me (7,8)\n".getBytes(encoding));
            assertThat(good(ForeignMaps.read(file)).chart().places())
                    .as(encoding.name())
                    .extracting(Chart.Place::name)
                    .containsExactly("Boh\u00eame", "Boh\u00e0me");
            assertThat(good(ForeignMaps.read(file)).warnings())
                    .as("one of them has a middle")
                    .filteredOn(one -> one.code().equals("MAP_NOWHERE"))
                    .hasSize(1);
        }
        Path undeclared =
                Files.write(folder.resolve("map.xml"), xml.substring(44).getBytes(ISO_8859_1));
        assertThat(ForeignMaps.read(undeclared).violations())
                .extracting(Violation::code)
                .containsExactly("MAP_NO_TEXT");
    }

    @Test
    void moreThanAnybodyPlaysOnIsRefused() {
        String five = "<territory name=\"a%1$d\"/><territory name=\"b%1$d\"/><territory name=\"c%1$d\"/><territory"
                + " name=\"d%1$d\"/><territory name=\"e%1$d\"/>";
        StringBuilder territories = new StringBuilder();
        for (int i = 0; i < Chart.MOST_PLACES / 5; i++) {
            territories.append(String.format(five, i));
        }
        String most = "<game><map>" + territories + "%s</map></game>";
        assertThat(good(sent(String.format(most, ""))).chart().places()).hasSize(Chart.MOST_PLACES);
        assertThat(refused(String.format(most, "<territory name=\"one more\"/>")))
                .isEqualTo("MAP_TOO_MUCH");
    }

    @Test
    void entitiesAreNotRead() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "s3cret");
        String xml = "<!DOCTYPE game [<!ENTITY x SYSTEM \"" + secret.toUri() + "\">]>"
                + "<game><map><territory name=\"A\"/></map><info>&x;</info></game>";
        assertThat(sent(xml).violations().toString()).doesNotContain("s3cret");
        String laughs =
                "<!DOCTYPE game [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]><game><map><territory name=\"&b;\"/></map></game>";
        assertThat(sent(laughs).isOk()).isFalse();
    }

    @Test
    void aTilesetOutsideTheFolderIsNotRead() throws IOException {
        Path inside = Files.createDirectories(folder.resolve("a/b/c"));
        Files.writeString(folder.resolve("out.tsx"), "<tileset><tile id=\"0\" class=\"stolen\"/></tileset>");
        Path map = Files.writeString(
                inside.resolve("m.tmx"),
                "<map orientation=\"hexagonal\" width=\"1\" height=\"1\" tilewidth=\"14\" tileheight=\"12\" hexsidelength=\"6\">"
                        + "<tileset firstgid=\"1\" source=\"../../../out.tsx\"/>"
                        + "<layer name=\"l\" width=\"1\" height=\"1\"><data encoding=\"csv\">1</data></layer></map>");
        assertThat(good(ForeignMaps.read(map)).chart().toString()).doesNotContain("stolen");
    }

    @Test
    void depthAndNumberHaveBounds() {
        assertThat(refused("<a>".repeat(100) + "</a>".repeat(100))).isEqualTo("MAP_TOO_MUCH");
        assertThat(refused("{\"a\":" + "[".repeat(100))).isEqualTo("MAP_BROKEN_JSON");
        byte[] bomb = new byte[100_000];
        Deflater deflater = new Deflater();
        deflater.setInput(new byte[64 << 20]);
        deflater.finish();
        int n = deflater.deflate(bomb);
        deflater.end();
        String data = Base64.getEncoder().encodeToString(java.util.Arrays.copyOf(bomb, n));
        assertThat(refused("<map orientation=\"hexagonal\" tilewidth=\"14\" tileheight=\"12\" hexsidelength=\"6\">"
                        + "<layer name=\"l\" width=\"1\" height=\"1\"><data encoding=\"base64\" compression=\"zlib\">"
                        + data
                        + "</data></layer></map>"))
                .isEqualTo("MAP_TOO_MUCH");
    }

    @Test
    void namesDoNoHarmInATerminal() {
        String json =
                "{\"type\":\"FeatureCollection\",\"features\":[{\"properties\":{\"name\":\"a\\u001b[8m\\nb\",\"x\":\"\\u202e\"},"
                        + "\"geometry\":null}]}";
        assertThat(good(json).chart().places().get(0).name()).isEqualTo("a [8m b");
    }

    /** Whatever happens to a file on its way, it is read or refused, and nothing is thrown. */
    @Test
    void mutatedMapsAreReadOrRefused() throws IOException {
        String whole = Files.readString(Samples.smallWar());
        Random random = new Random(7);
        int readable = 0;
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder(whole);
            for (int edits = random.nextInt(4); edits >= 0; edits--) {
                int at = random.nextInt(Math.max(1, text.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.delete(at, at + 1);
                    case 1 -> text.insert(at, (char) random.nextInt(0x300));
                    default -> text.setLength(Math.max(1, at));
                }
            }
            Checked<ForeignMaps.Read> read = sent(text.toString());
            readable += read.isOk() ? 1 : 0;
        }
        assertThat(readable).isBetween(1, 1_999);
    }
}
