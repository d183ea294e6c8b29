package org.muster.api.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Violation;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Raster;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;

/** A map of outlines. */
class ChartTest {

    private static Chart.Place place(String id, String... outlines) {
        return new Chart.Place(
                id,
                id.toUpperCase(Locale.ROOT),
                new Point(50, 50),
                List.of(outlines).stream().map(Chart.Outline::parse).toList(),
                OrderedMap.of("owner", "Reds"));
    }

    private static Chart chart(Chart.Border... borders) {
        return new Chart(
                "Shire",
                800,
                600,
                List.of(place("a", "0,0 20,0 20,10.5"), place("b", "20,0 40,0 40,10"), place("c")),
                List.of(borders));
    }

    @Test
    void itIsAMapOfPlacesAndRoutes() {
        CampaignMap<Chart.Place> map = chart(new Chart.Border("a", "b"), new Chart.Border("b", "c"))
                .map()
                .value();
        assertThat(map.neighbours("b")).containsExactly("a", "c");
        assertThat(map.the("a").note("owner")).isEqualTo("Reds");
        assertThat(map.the("a").note("worth")).isEmpty();
    }

    @Test
    void nothingLiesInAMapWithoutWidth() {
        assertThat(new Chart("Line", 0, 600, chart(new Chart.Border("a", "b")).places(), List.of()).check())
                .extracting(Violation::code)
                .contains("MAP_SIZE")
                .doesNotContain("PLACE_OUTSIDE");
    }

    @Test
    void whatIsWrongWithItIsTold() {
        assertThat(chart(new Chart.Border("a", "b"), new Chart.Border("b", "z"))
                        .map()
                        .violations())
                .extracting(Violation::code)
                .containsExactly("DANGLING_ROUTE");
        assertThat(chart(new Chart.Border("a", "b")).map().violations())
                .extracting(Violation::code)
                .containsExactly("UNREACHABLE");
    }

    /** Each at the place that it is about: the map editor tells it there. */
    @Test
    void whatIsWrongIsToldAtItsPlace() {
        Chart odd = new Chart(
                "Odd",
                100,
                100,
                List.of(
                        place("a", "0,0 20,0 20,10"),
                        new Chart.Place("b", "A", new Point(50, 50), List.of(), OrderedMap.empty()),
                        place("bow", "0,0 20,20 20,0 0,20"),
                        new Chart.Place("far", "Far", new Point(500, 50), List.of(), OrderedMap.empty()),
                        new Chart.Place("mute", " ", new Point(1, 1), List.of(), OrderedMap.empty())),
                List.of(
                        new Chart.Border("a", "b"),
                        new Chart.Border("bow", "b"),
                        new Chart.Border("a", "a"),
                        new Chart.Border("a", "z")));
        assertThat(odd.check())
                .extracting(one -> one.at() + " " + one.code())
                .containsExactly(
                        "a ROUTE_TO_ITSELF",
                        "a DANGLING_ROUTE",
                        "b NAME_TWICE",
                        "bow OUTLINE_CROSSED",
                        "far PLACE_OUTSIDE",
                        "mute PLACE_WITHOUT_NAME");
        assertThat(chart(new Chart.Border("a", "b")).check())
                .extracting(one -> one.at() + " " + one.code())
                .containsExactly("c UNREACHABLE");
        assertThat(chart(new Chart.Border("a", "b"), new Chart.Border("b", "c")).check())
                .isEmpty();
    }

    /** Real coasts touch themselves and have corners twice; that is no crossing. */
    @Test
    void anOutlineThatTouchesItselfIsGood() {
        Chart chart = new Chart(
                "One",
                100,
                100,
                List.of(place("a", "0,0 10,10 20,0 20,20 10,10 0,20"), place("b", "0,0 0,0 20,0 20,0 20,20 0,20")),
                List.of(new Chart.Border("a", "b")));
        assertThat(chart.check()).isEmpty();
    }

    @Test
    void aPictureLiesUnderItFromBorderToBorder() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), "png", bytes);
        Raster picture = Raster.of(bytes.toByteArray());
        Chart over = chart(new Chart.Border("a", "b")).over(picture);
        assertThat(over.ground(place -> List.of("unowned")).get(0))
                .isEqualTo(Mark.backdrop(picture, new Point(0, 0), new Point(800, 600)));
        assertThat(over.over(null)).isEqualTo(chart(new Chart.Border("a", "b")));
    }

    @Test
    void itsGroundIsDrawnAndWhatHasNoneIsADiscWithLines() {
        List<Mark> marks =
                chart(new Chart.Border("a", "b"), new Chart.Border("b", "c")).ground(place -> List.of("unowned"));
        assertThat(marks.stream().filter(Mark.Patch.class::isInstance))
                .extracting(Mark::id)
                .containsExactly("a", "b");
        assertThat(marks.stream().filter(Mark.Token.class::isInstance))
                .extracting(Mark::id)
                .containsExactly("c");
        assertThat(marks.stream().filter(Mark.Line.class::isInstance)).hasSize(1);
        assertThat(marks.stream().filter(Mark.Label.class::isInstance)).hasSize(3);
    }

    @Test
    void anIsleIsDrawnOverItsSea() {
        Chart chart = new Chart(
                "Sea",
                100,
                100,
                List.of(place("isle", "40,40 60,40 60,60 40,60"), place("sea", "0,0 100,0 100,100 0,100")),
                List.of(new Chart.Border("isle", "sea")));
        assertThat(chart.ground(place -> List.of()).stream().filter(Mark.Patch.class::isInstance))
                .extracting(Mark::id)
                .containsExactly("sea", "isle");
        assertThat(Chart.Outline.parse("40,40 40,60 60,60 60,40").area()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,0 20,0 20,10.5", "-5,0 1.25,7 1000000,3"})
    void anOutlineIsWrittenAsItIsRead(String text) {
        assertThat(Chart.Outline.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0,0 1,1",
                "0,0 1,1 2",
                "0,0 1,1 2,x",
                "0,0;1,1;2,2",
                "0,0 1,1 99999999,2",
                "0,0 1,1 2,Infinity"
            })
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> Chart.Outline.parse(text)).hasMessageContaining("three corners");
    }

    /** A coast of a real map; a reader by one expression would run out of stack. */
    @Test
    void anOutlineMayHaveVeryManyCorners() {
        String text = "0,0 1,0 1,1 " + "0.5,0.5 ".repeat(100_000);
        assertThat(Chart.Outline.parse(text).corners()).hasSize(100_003);
        assertThatThrownBy(() -> Chart.Outline.parse(text + "7")).isInstanceOf(IllegalArgumentException.class);
    }
}
