package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map of another program becomes a chart, and a planet on which a campaign is played. */
class MapImportTest {

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void map() {
        cli = new Cli(folder).write("ring.xml", ring("")).write("polygons.txt", polygons());
    }

    /** Eight territories in a ring about a lake, two of them capitals. */
    private static String ring(String more) {
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\"?>\n<!DOCTYPE game SYSTEM \"game.dtd\">\n<game>"
                + "<info name=\"The Ring\" version=\"1.2\"/><map><territory name=\"Lake\" water=\"true\"/>");
        for (int i = 0; i < 8; i++) {
            xml.append("<territory name=\"March ").append(i).append("\"/>");
        }
        for (int i = 0; i < 8; i++) {
            xml.append("<connection t1=\"March %d\" t2=\"March %d\"/>".formatted(i, (i + 1) % 8));
            xml.append("<connection t1=\"March %d\" t2=\"Lake\"/>".formatted(i));
        }
        return xml.append(more)
                .append("</map><attachments>")
                .append(capital(0))
                .append(capital(4))
                .append("</attachments></game>")
                .toString();
    }

    private static String capital(int march) {
        return "<attachment name=\"territoryAttachment\" attachTo=\"March %d\"><option name=\"capital\" value=\"P%d\"/></attachment>"
                .formatted(march, march);
    }

    private static String polygons() {
        StringBuilder text = new StringBuilder("Lake < (40,40) (60,40) (60,60) (40,60) >\n");
        for (int i = 0; i < 8; i++) {
            text.append("March %d < (%d,0) (%d,0) (%d,30) (%d,30) >\n"
                    .formatted(i, 10 * i, 10 * i + 10, 10 * i + 10, 10 * i));
        }
        return text.toString();
    }

    @Test
    void itBecomesAChartThatCanBeCheckedAndDrawn() {
        assertThat(cli.run("map import @ring.xml -o @chart.yaml").isDone().out())
                .contains("The Ring of TripleA: 9 places, 16 borders.", "Written to");
        cli.run("map check @chart.yaml").isDone();
        cli.run("map draw @chart.yaml --svg @chart.svg").isDone();
        assertThat(cli.text("chart.svg")).contains("March 3", "Lake");
        assertThat(cli.text("chart.yaml")).contains("outlines:", "name: March 3");
    }

    @Test
    void itBecomesAPlanetThatIsPlayed() {
        cli.run("map import @ring.xml --ruleset swm-campaign -o @planet.yaml")
                .isWanting("1 place is water and left out", "yields 100 a turn");
        cli.run("map check @planet.yaml --ruleset swm-campaign --seats a=A,b=B").isDone();
        cli.write("game.yaml", "seats: {a: Anna, b: Bert}\ndata: {map: planet.yaml}\n");
        cli.run("new swm-campaign @game.muster --config @game.yaml").isDone();
        assertThat(cli.run("show @game.muster").isDone().out()).contains("March 3");
    }

    @Test
    void oddThingsAreToldAndNothingIsWrittenOverItself() {
        cli.write("odd.xml", ring("<territory name=\"March 1\"/><connection t1=\"March 1\" t2=\"Atlantis\"/>"));
        cli.run("map import @odd.xml")
                .isWanting("March 1 is there twice", "no place Atlantis", "With -o FILE it is written");
        cli.run("map import @ring.xml -o @ring.xml").isRefused("is the map itself");
        cli.run("map import @none.xml").isRefused("none.xml");
        cli.write("roster.xml", "<roster/>");
        cli.run("map import @roster.xml").isRefused("begins with <roster>");
        cli.run("map import @ring.xml --ruleset skirmish-dice").isRefused("makes nothing out of maps");
    }

    @Test
    void theDocumentHasTheMapAndTheWarnings() {
        assertThat(cli.run("map import @ring.xml --json")
                        .isDone()
                        .json()
                        .path("map")
                        .path("places")
                        .size())
                .isEqualTo(9);
        assertThat(cli.run("map import @ring.xml --ruleset swm-campaign --json")
                        .json()
                        .path("warnings")
                        .size())
                .isEqualTo(2);
    }

    @Test
    void aChartInPiecesIsWanting() {
        cli.write(
                "chart.yaml",
                "name: Two\nwidth: 100\nheight: 100\nplaces:\n- {id: a, name: A, at: {x: 1, \"y\": 1}, outlines: [], notes: {}}\n"
                        + "- {id: b, name: B, at: {x: 9, \"y\": 9}, outlines: [\"0,0 5,0 5,5\"], notes: {}}\nborders: []\n");
        cli.run("map check @chart.yaml").isWanting("B can't be reached from A");
        assertThat(cli.run("map draw @chart.yaml --svg @chart.svg").isDone().err())
                .as("it is drawn all the same")
                .contains("Not good yet: ", "B can't be reached from A");
    }

    /** Nine columns and seven rows; which way they stand says {@code axis}. */
    private static String hexes(String axis) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < 63; i++) {
            cells.append(i == 0 ? "" : ",").append(i % 3 + 1);
        }
        return "<map orientation=\"hexagonal\" width=\"9\" height=\"7\" tilewidth=\"32\" tileheight=\"32\" hexsidelength=\"16\""
                + " staggeraxis=\"" + axis
                + "\" staggerindex=\"odd\"><tileset firstgid=\"1\"><tile id=\"0\" class=\"plains\"/>"
                + "<tile id=\"1\" class=\"forest\"/><tile id=\"2\" class=\"hills\"/></tileset><layer name=\"Terrain\" width=\"9\""
                + " height=\"7\"><data encoding=\"csv\">" + cells + "</data></layer></map>";
    }

    @Test
    void hexesOfTiledBecomeASectorAndABoardThatArePlayed() {
        cli.write("pointed.tmx", hexes("y")).write("flat.tmx", hexes("x"));
        cli.run("map import @pointed.tmx --ruleset 40k-crusade -o @sector.yaml")
                .isWanting("7 hexes across its middle are taken", "say no type of world", "chosen far from each other");
        cli.run("map check @sector.yaml --ruleset 40k-crusade --seats a=A,b=B,c=C")
                .isDone();
        cli.run("map import @flat.tmx --ruleset warmachine-map -o @board.yaml").isDone();
        cli.run("map check @board.yaml --ruleset warmachine-map --data crossing --seats a=A,b=B,c=C,d=D")
                .isDone();
        assertThat(cli.text("board.yaml")).contains("F. W. H. F. W. H. F. W. H.");
        cli.run("map import @flat.tmx --ruleset 40k-crusade").isWanting("the map is turned");
        cli.run("map import @ring.xml --ruleset 40k-crusade").isRefused("are no hexes side by side");
    }

    @Test
    void aChartBecomesAPlanetToo() {
        cli.run("map import @ring.xml -o @chart.yaml");
        cli.run("map import @chart.yaml --ruleset swm-campaign -o @planet.yaml")
                .isWanting("1 place is water and left out");
        cli.run("map check @planet.yaml --ruleset swm-campaign --seats a=A,b=B").isDone();
        cli.write("none.yaml", "name: Nothing\n");
        cli.run("map import @none.yaml").isRefused("neither XML nor JSON");
    }
}
