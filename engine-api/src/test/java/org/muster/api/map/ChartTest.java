package org.muster.api.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Violation;
import org.muster.api.scene.Mark;
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
}
