package org.muster.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.scene.Raster;

/** A picture that lies under a map: beside its file, in its file, and in a game that is played on it. */
class BackdropTest {

    private static final String CHART = """
            name: Two Shires
            width: 200
            height: 100
            places:
            - {id: east, name: East, at: {x: 50, y: 50}, outlines: ["0,0 100,0 100,100 0,100"], notes: {}}
            - {id: west, name: West, at: {x: 150, y: 50}, outlines: ["100,0 200,0 200,100 100,100"], notes: {}}
            borders:
            - {from: east, to: west}
            """;

    /** A walk over a chart. */
    private static final String STROLL = """
            import static org.muster.api.flow.Pipeline.phase;

            import java.util.List;
            import org.muster.api.decision.*;
            import org.muster.api.dice.Dice;
            import org.muster.api.flow.*;
            import org.muster.api.map.Chart;
            import org.muster.api.scene.Scene;
            import org.muster.api.seat.*;
            import org.muster.api.spi.*;
            import org.muster.api.text.Sentence;

            record Walk(Chart chart, List<Player> players, String at) {}

            record Go() implements Ask<Walk, String> {
                public Decision<String> decision(Walk walk) {
                    return Decision.of(walk.players().get(0), Options.oneOf(List.copyOf(walk.chart().map().value()
                            .distances(walk.at(), any -> true, 1).keySet()), id -> Option.called(id, id).at(id))).asking("Where to?");
                }
                public Outcome<Walk> decide(Walk walk, Choices<String> choices, Dice dice) {
                    return Outcome.of(new Walk(walk.chart(), walk.players(), choices.only()));
                }
            }

            public final class Stroll implements Ruleset<Walk, Chart>, RulesetPlugin {
                public RulesetInfo info() { return new RulesetInfo("stroll", "Stroll", "1.0.0", RulesetInfo.API, "a test", 1, 2); }
                public Pipeline<Walk> pipeline() { return Pipeline.<Walk>setup().rounds("day", "Day", phase("go", "Go", new Go())); }
                public List<DataFile> data() { return List.of(DataFile.of("map", Chart.class, "The map.")); }
                public Walk start(Setup setup, Chart chart) { return new Walk(chart, setup.players(), chart.places().get(0).id()); }
                public Walk view(Walk walk, Viewer viewer) { return walk; }
                public Scene scene(Walk walk, Viewer viewer) {
                    return Scene.of(Sentence.verbatim(walk.chart().name()), walk.chart().width(), walk.chart().height())
                            .showing(walk.chart().ground(place -> List.of("unowned")), List.of()).described(Sentence.of("A walk."));
                }
            }
            """;

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void chart() throws IOException {
        cli = new Cli(folder)
                .write("chart.yaml", CHART + "picture: ground.png\n")
                .write("bare.yaml", CHART);
        picture("ground.png", "png", 40, 20);
    }

    private byte[] picture(String name, String format, int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                image.setRGB(x, y, x < width / 2 ? 0x00AA00 : 0x0000AA);
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, format, bytes);
        Files.write(folder.resolve(name), bytes.toByteArray());
        return bytes.toByteArray();
    }

    @Test
    void aChartMayNameAPictureBesideIt() throws IOException {
        cli.run("map check @chart.yaml").isDone();
        cli.run("map draw @chart.yaml --svg @chart.svg --png @chart.png").isDone();
        assertThat(cli.text("chart.svg"))
                .contains("href=\"data:image/png;base64,")
                .doesNotContain("ground.png", "href=\"http");
        BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(folder.resolve("chart.png"))));
        int green = drawn.getRGB(drawn.getWidth() / 4, drawn.getHeight() / 2);
        assertThat(green >> 8 & 0xFF).isGreaterThan((green & 0xFF) + 40);
    }

    @Test
    void aPictureInTheFileAndInJsonIsTheSame() throws IOException {
        String text = Raster.of(picture("photo.jpg", "jpeg", 30, 30)).text();
        cli.write("held.yaml", CHART + "picture: " + text + "\n");
        cli.run("map check @held.yaml").isDone();
        cli.run("map import @chart.yaml -o @chart.json").isDone();
        assertThat(cli.text("chart.json")).contains("\"picture\" : \"data:image/png;base64,");
        cli.run("map check @chart.json").isDone();
        cli.write("named.json", cli.text("chart.json").replaceAll("data:image[^\"]*", "photo.jpg"));
        cli.run("map check @named.json").isDone();
    }

    /** Somebody else's chart must show nothing of this disk, nor ask anybody for anything. */
    @Test
    void nothingElseIsReadOrAskedFor() throws IOException {
        for (String elsewhere : new String[] {"../ground.png", "/etc/passwd", "sub/ground.png", ".hidden.png"}) {
            cli.write("sly.yaml", CHART + "picture: " + elsewhere + "\n");
            cli.run("map check @sly.yaml").isWanting("line 9", "is no name of a file beside this one");
        }
        cli.write("far.yaml", CHART + "picture: https://example.org/a.png\n");
        cli.run("map check @far.yaml").isWanting("line 9", "is no name of a file");
        Files.writeString(folder.resolve("script.png"), "<svg><script>alert(1)</script></svg>", UTF_8);
        cli.write("svg.yaml", CHART + "picture: script.png\n");
        cli.run("map check @svg.yaml").isWanting("line 9", "script.png: a picture is PNG or JPEG; this is neither");
        Files.write(folder.resolve("huge.png"), new byte[50 << 20]);
        cli.write("huge.yaml", CHART + "picture: huge.png\n");
        cli.run("map check @huge.yaml").isWanting("line 9", "huge.png: a picture has 512 kB or fewer");
        cli.write("none.yaml", CHART + "picture: none.png\n");
        cli.run("map check @none.yaml").isRefused("none.png");
        byte[] cut = Files.readAllBytes(folder.resolve("ground.png"));
        java.util.Arrays.fill(cut, 45, cut.length, (byte) 7);
        Files.write(folder.resolve("cut.png"), cut);
        cli.write("cut.yaml", CHART + "picture: cut.png\n");
        cli.run("map check @cut.yaml").isWanting("The picture is damaged");
    }

    /** The journal holds it: a game is one file that can be mailed. */
    @Test
    void aGameKeepsThePictureOfItsMap() throws IOException {
        cli.write("Stroll.java", STROLL);
        cli.write("Stroll.yaml", "map:\n" + CHART.indent(2));
        cli.run("map check @chart.yaml --ruleset @Stroll.java").isDone();
        cli.write("game.yaml", "seats: {a: Anna}\ndata: {map: chart.yaml}\n");
        cli.run("new @Stroll.java @game.muster --config @game.yaml").isDone();
        Files.delete(folder.resolve("ground.png"));
        cli.run("choose @game.muster --as a west --plugins @").isDone();
        cli.run("verify @game.muster --plugins @").isDone();
        cli.run("show @game.muster --plugins @ --svg @game.svg --png @game.png").isDone();
        assertThat(cli.text("game.svg")).contains("href=\"data:image/png;base64,");
        assertThat(cli.run("show @game.muster --plugins @ --json").isDone().out())
                .doesNotContain("base64");
        assertThat(cli.run("show @game.muster --plugins @").isDone().out())
                .contains("East")
                .doesNotContain("base64");
        cli.run("new @Stroll.java @lost.muster --config @game.yaml").isRefused("ground.png");
    }

    @Test
    void aMistakeInAChartIsToldAsOneOfTheChart() {
        cli.write("odd.yaml", CHART.replace("name: West", "nmae: West"));
        cli.run("map check @odd.yaml").isWanting("line 6", "nmae");
    }
}
