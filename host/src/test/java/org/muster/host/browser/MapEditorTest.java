package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.map.Chart;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.data.ChartFile;
import org.muster.drawing.picture.Pixels;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;

/** A map is drawn over a picture, by mouse, by keys and by finger, and played on. */
class MapEditorTest {

    /** A walk over a chart. */
    static final String STROLL = """
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

    static final String DATA = """
            map:
              name: Two
              width: 100
              height: 100
              places:
              - {id: a, name: A, at: {x: 10, y: 10}, outlines: [], notes: {}}
              - {id: b, name: B, at: {x: 90, y: 90}, outlines: [], notes: {}}
              borders:
              - {from: a, to: b}
            """;

    @RegisterExtension
    static final Windows WINDOWS =
            new Windows("422", "429").withRuleset("Stroll.java", STROLL).withRuleset("Stroll.yaml", DATA);

    @TempDir
    private Path folder;

    /** Seas, an isle and hills, so that there is something to draw over. */
    private static byte[] picture() throws IOException {
        BufferedImage image = new BufferedImage(800, 600, BufferedImage.TYPE_INT_RGB);
        Graphics2D on = image.createGraphics();
        on.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        on.setColor(new Color(0x6FA8CF));
        on.fillRect(0, 0, 800, 600);
        on.setColor(new Color(0xC9B98A));
        on.fillRoundRect(60, 60, 680, 290, 60, 60);
        on.fillRoundRect(60, 200, 460, 380, 60, 60);
        on.fillOval(570, 380, 160, 180);
        on.setColor(new Color(0x7C9A5B));
        on.fillOval(120, 110, 200, 150);
        on.fillOval(480, 130, 190, 120);
        on.setColor(new Color(0x8A7F76));
        on.fillOval(150, 380, 260, 130);
        on.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    @SuppressWarnings("unchecked")
    private static List<Number> screen(Page page, double x, double y) {
        return (List<Number>) page.evaluate(
                "([x, y]) => { const p = new DOMPoint(x, y).matrixTransform(document.querySelector('.atlas-map svg')"
                        + ".getScreenCTM()); return [p.x, p.y]; }",
                List.of(x, y));
    }

    private static void click(Page page, double x, double y) {
        List<Number> at = screen(page, x, y);
        page.mouse().click(at.get(0).doubleValue(), at.get(1).doubleValue());
    }

    private static void drag(Page page, double x, double y, double toX, double toY) {
        List<Number> from = screen(page, x, y);
        List<Number> to = screen(page, toX, toY);
        page.mouse().move(from.get(0).doubleValue(), from.get(1).doubleValue());
        page.mouse().down();
        page.mouse().move(to.get(0).doubleValue() - 20, to.get(1).doubleValue() - 9);
        page.mouse().move(to.get(0).doubleValue(), to.get(1).doubleValue());
        page.mouse().up();
    }

    /** Round a place, and back to where it began. */
    private static void outline(Page page, double... corners) {
        for (int i = 0; i < corners.length; i += 2) {
            click(page, corners[i], corners[i + 1]);
        }
        click(page, corners[0], corners[1]);
    }

    private static void call(Page page, String place, String name) {
        page.locator("[data-place='" + place + "']").click();
        page.locator("#place-name").fill(name);
        page.locator("#place-name").press("Tab");
    }

    private static void use(Page page, String tool) {
        page.locator("[data-use=" + tool + "]").click();
    }

    private static Locator found(Page page) {
        return page.locator("#found");
    }

    private static String saved(Page page) throws IOException {
        Download file = page.waitForDownload(() -> page.locator("#save").click());
        assertThat(file.suggestedFilename()).endsWith(".yaml");
        return Files.readString(file.path());
    }

    @Test
    void fourRegionsAreDrawnOverAPictureNamedConnectedMendedAndPlayedOn() throws Exception {
        Page page = WINDOWS.desk(WINDOWS.club().nobody(), "/maps");
        page.locator("a.button[href$='/maps/draw']").click();
        page.locator("#picture-file").setInputFiles(new FilePayload("isles.png", "image/png", picture()));
        assertThat(page.locator(".atlas-map image")).isAttached();
        assertThat(page.locator("#height")).hasValue("750");

        outline(page, 100, 100, 500, 100, 500, 400, 100, 400);
        outline(page, 503, 98, 900, 100, 900, 400, 498, 402); // snaps to the corners of the first
        outline(page, 102, 399, 620, 402, 620, 700, 100, 700); // goes along two borders, and has a corner on one
        outline(page, 700, 480, 900, 480, 900, 700, 700, 700);
        assertThat(page.locator("[data-place]")).hasCount(4);
        assertThat(found(page)).containsText("Place 4 can't be reached from Place 1");
        assertThat(page.locator(".badge-wrong")).hasCount(1);

        use(page, "join");
        click(page, 800, 600);
        click(page, 700, 250);
        assertThat(found(page)).containsText("Nothing is wrong with it: 4 places, 4 borders");
        assertThat(page.locator(".badge-wrong")).hasCount(0);
        page.locator("#undo").click();
        assertThat(found(page)).containsText("can't be reached");
        page.locator("#redo").click();
        assertThat(found(page)).containsText("Nothing is wrong");

        use(page, "choose");
        click(page, 300, 250);
        drag(page, 500, 400, 520, 380); // a corner of three
        assertThat(page.locator("#corners")).hasValue("100,100 500,100 520,380 100,400");
        drag(page, 100, 250, 60, 250); // the middle of a side becomes a corner
        assertThat(page.locator("#corners")).hasValue("100,100 500,100 520,380 100,400 60,250");
        click(page, 60, 250);
        page.locator("#remove-corner").click();
        assertThat(page.locator("#corners")).hasValue("100,100 500,100 520,380 100,400");

        call(page, "place-1", "Red Keep");
        page.locator("[name=what]").fill("capital");
        page.locator("[name=says]").fill("Reds");
        page.locator("#add-note").click();
        page.locator("[name=what]").fill("owner");
        page.locator("[name=says]").fill("Reds");
        page.locator("#add-note").click();
        call(page, "place-2", "North Shore");
        call(page, "place-3", "Old Hills");
        call(page, "place-4", "Isle");
        page.locator("#map-name").fill("Four Isles");
        page.locator("#map-name").press("Tab");
        assertThat(page.locator("[data-part=north-shore]")).isVisible();
        page.locator("[data-place=red-keep]").click();
        assertThat(found(page)).containsText("Nothing is wrong");
        page.evaluate("document.querySelector('.atlas-side').scrollTop = 0");
        Windows.keep(page, "map-editor");
        call(page, "red-keep", "Keep <b>&</b> Co");

        String text = saved(page);
        Chart chart = ChartFile.in(text).orElseThrow();
        assertThat(chart.check()).isEmpty();
        assertThat(Pixels.areIn(chart.picture())).isTrue();
        assertThat(chart.picture().width()).isEqualTo(800);
        assertThat(chart.places())
                .extracting(Chart.Place::id)
                .containsExactly("keep-b-b-co", "north-shore", "old-hills", "isle");
        assertThat(chart.places().get(0).name()).isEqualTo("Keep <b>&</b> Co");
        assertThat(chart.places().get(0).note("capital")).isEqualTo("Reds");
        assertThat(chart.borders())
                .extracting(one -> one.from() + " " + one.to())
                .containsExactlyInAnyOrder(
                        "keep-b-b-co north-shore",
                        "keep-b-b-co old-hills",
                        "north-shore old-hills",
                        "isle north-shore");

        Page tried = page.context().waitForPage(() -> {
            page.locator("#system").selectOption("swm-campaign");
            page.locator("#try").click();
        });
        assertThat(tried.locator(".judged").first()).containsText("A game can be opened so.");
        assertThat(tried.locator(".preview svg")).containsText("Old Hills");
        tried.close();

        isPlayedOn(text);
    }

    /** A game keeps the picture, and a browser asks for it by its own address. */
    private static void isPlayedOn(String map) throws Exception {
        GameConfig config = new GameConfig(
                "Walk",
                OrderedMap.of("anna", "Anna"),
                false,
                null,
                null,
                OrderedMap.of("map", "map"),
                "seeded",
                1L,
                null,
                null);
        HostedGame game =
                WINDOWS.club().host().games().open(new NewGame("stroll", config, Map.of("map", map), Map.of(), true));
        Page table = WINDOWS.desk(WINDOWS.club().nobody(), Windows.table(game));
        Locator image = table.locator("svg.scene image");
        assertThat(image).isAttached();
        assertThat(image.getAttribute("href")).startsWith("/api/games/" + game.id() + "/backdrops/");
        assertThat(image.getAttribute("href").length()).isLessThan(160);
        assertThat(WINDOWS.club()
                        .nobody()
                        .get(image.getAttribute("href"))
                        .headers()
                        .firstValue("Content-Type"))
                .hasValue("image/jpeg");
        assertThat(WINDOWS.club()
                        .nobody()
                        .get(image.getAttribute("href").replaceAll("[0-9a-f]{8}\\?", "00000000?"))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void itIsDrawnByTheKeyboardAlone() {
        Page page = WINDOWS.desk(WINDOWS.club().nobody(), "/maps/draw");
        page.locator(".atlas-map").focus();
        page.keyboard().press("ArrowRight"); // a cross, in the middle
        page.keyboard().press("Enter");
        press(page, "ArrowRight", 10);
        page.keyboard().press("Enter");
        press(page, "ArrowDown", 10);
        page.keyboard().press("Enter");
        press(page, "ArrowDown", 3);
        page.keyboard().press("Enter");
        page.keyboard().press("Backspace");
        assertThat(page.locator("#voice")).containsText("Corner 4");
        page.locator("#close-ring").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-place]")).hasCount(1);
        assertThat(page.locator("#corners")).hasValue(Pattern.compile("\\S+ \\S+ \\S+"));

        page.locator("#add-place").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#place-name")).isFocused();
        page.locator(".place-form summary").focus();
        page.keyboard().press("Enter");
        page.locator("#corners").fill("10,10 20,10");
        page.locator("#corners").press("Tab");
        assertThat(page.locator("[role=alert]")).containsText("Line 1 is no outline");
        page.locator("#corners").fill("10,10 200,10 200,200");
        page.locator("#corners").press("Tab");
        assertThat(page.locator("[role=alert]")).hasCount(0);
        page.locator("#connect").focus();
        page.keyboard().press("Enter");
        assertThat(found(page)).containsText("2 places, 1 border");
        page.keyboard().press("Control+z");
        assertThat(found(page)).containsText("can't be reached");
        page.reload();
        assertThat(page.locator("[data-place]")).hasCount(2);
    }

    private static void press(Page page, String key, int times) {
        for (int i = 0; i < times; i++) {
            page.keyboard().press(key);
        }
    }

    @Tag("long")
    @Test
    void axeFindsNothingOnAPhoneNorOnADesk() throws Exception {
        for (int width : List.of(Windows.PHONE, Windows.DESK)) {
            for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                var context = WINDOWS.of(
                        WINDOWS.club().nobody(), Windows.screen(width).setColorScheme(colours));
                Page page = WINDOWS.open(context, "/maps/draw");
                String where = width + " " + colours;
                assertThat(AccessTest.violations(page)).as(where + " empty").isEmpty();
                page.locator("#picture-file").setInputFiles(new FilePayload("a.png", "image/png", picture()));
                assertThat(page.locator(".atlas-map image")).isAttached();
                if (width == Windows.PHONE) {
                    tap(page, 100, 100);
                    tap(page, 600, 100);
                    tap(page, 600, 500);
                    page.locator("#close-ring").tap();
                } else {
                    outline(page, 100, 100, 600, 100, 600, 500);
                }
                page.locator("#add-place").click();
                page.locator(".place-form summary").click();
                assertThat(found(page)).containsText("can't be reached");
                page.locator("#open-file")
                        .setInputFiles(
                                new FilePayload("a.yaml", "text/plain", "name: [".getBytes(StandardCharsets.UTF_8)));
                assertThat(page.locator("[role=alert] .refused")).isVisible();
                assertThat(AccessTest.violations(page)).as(where + " drawn").isEmpty();
                assertThat(Windows.across(page)).isEqualTo(width);
                if (width == Windows.PHONE && colours == ColorScheme.LIGHT) {
                    page.evaluate("scrollTo(0, 0)");
                    Windows.keep(page, "map-editor-phone");
                }
                context.close();
            }
        }
    }

    private static void tap(Page page, double x, double y) {
        List<Number> at = screen(page, x, y);
        page.touchscreen().tap(at.get(0).doubleValue(), at.get(1).doubleValue());
    }

    @Test
    void whatWouldDoHarmIsRefusedInWords() throws Exception {
        Page page = WINDOWS.desk(WINDOWS.club().nobody(), "/maps/draw");
        byte[] svg =
                "<svg xmlns='http://www.w3.org/2000/svg' onload='document.title=1'><script>document.title=1</script></svg>"
                        .getBytes(StandardCharsets.UTF_8);
        for (String type : List.of("image/svg+xml", "image/png")) {
            page.locator("#picture-file").setInputFiles(new FilePayload("a.png", type, svg));
            assertThat(page.locator("[role=alert] .refused")).containsText("Only a PNG or a JPEG");
        }
        Path large = folder.resolve("large.png");
        Files.write(large, new byte[50 << 20]);
        page.locator("#picture-file").setInputFiles(large);
        assertThat(page.locator("[role=alert] .refused")).containsText("This has 50 MB; 40 MB are the most.");
        page.locator("#picture-file")
                .setInputFiles(new FilePayload("cut.png", "image/png", java.util.Arrays.copyOf(picture(), 60)));
        assertThat(page.locator("[role=alert] .refused")).containsText("Only a PNG or a JPEG");
        assertThat(page.locator(".atlas-map image")).hasCount(0);
        for (String file : List.of(
                "picture: data:image/svg+xml;base64,AAAA",
                "picture: https://example.org/spy.png",
                "picture: ground.png")) {
            String chart = DATA.replaceFirst("map:\n", "").replaceAll("(?m)^ {2}", "") + file + "\n";
            page.locator("#open-file")
                    .setInputFiles(new FilePayload("a.yaml", "text/plain", chart.getBytes(StandardCharsets.UTF_8)));
            assertThat(page.locator("[role=alert] .refused"))
                    .containsText(Pattern.compile("PNG or JPEG|no name of a file|beside it on your disk"));
        }
        assertThat(page.locator("[data-place]")).hasCount(0);
        String name = "<img src=x onerror=\"document.title='1'\"> & 'co'";
        String odd = DATA.replaceFirst("map:\n", "")
                .replaceAll("(?m)^ {2}", "")
                .replace("name: A,", "name: '" + name.replace("'", "''") + "',");
        page.locator("#open-file")
                .setInputFiles(new FilePayload("a.yaml", "text/plain", odd.getBytes(StandardCharsets.UTF_8)));
        assertThat(page.locator("[data-place=a]")).hasText(name);
        assertThat(page).hasTitle("Draw a map");
        assertThat(ChartFile.in(saved(page)).orElseThrow().places().get(0).name())
                .isEqualTo(name);
    }

    /** A coast of 10,000 corners is opened, moved and saved; the hand does not wait. */
    @Test
    void tenThousandCornersAreDrawnOn() throws Exception {
        StringBuilder coast = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            double turn = 2 * Math.PI * i / 10_000;
            coast.append(Math.round(5000 + 4000 * StrictMath.cos(turn)) / 10.0)
                    .append(',')
                    .append(Math.round(5000 + 4000 * StrictMath.sin(turn)) / 10.0)
                    .append(' ');
        }
        String chart =
                "name: Coast\nwidth: 1000\nheight: 1000\nplaces:\n- {id: a, name: A, at: {x: 500, y: 500}, outlines: [\""
                        + coast.toString().strip() + "\"], notes: {}}\nborders: []\n";
        Page page = WINDOWS.desk(WINDOWS.club().nobody(), "/maps/draw");
        page.locator("#open-file")
                .setInputFiles(new FilePayload("a.yaml", "text/plain", chart.getBytes(StandardCharsets.UTF_8)));
        assertThat(found(page)).containsText("Nothing is wrong with it: 1 place, 0 borders");
        page.locator("[data-place=a]").click();
        long began = System.nanoTime();
        drag(page, 900, 500, 950, 520);
        assertThat(page.locator("#undo")).isEnabled();
        assertThat((System.nanoTime() - began) / 1e9)
                .as("seconds to move a corner")
                .isLessThan(5);
        Matcher outline = Pattern.compile("950(\\.\\d)?,520(\\.\\d)?").matcher(saved(page));
        assertThat(outline.find()).isTrue();
    }
}
