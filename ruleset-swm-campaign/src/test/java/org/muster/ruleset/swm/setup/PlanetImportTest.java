package org.muster.ruleset.swm.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;
import org.muster.api.spi.MapImport;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.swm.data.HomeRegion;
import org.muster.ruleset.swm.data.MapFile;
import org.muster.ruleset.swm.data.Territory;

/** A planet out of a map of another program: SWM-SETUP-01. */
class PlanetImportTest {

    private static Chart.Place place(String id, int x, int y, String... notes) {
        OrderedMap<String, String> all = OrderedMap.empty();
        for (int i = 0; i < notes.length; i += 2) {
            all = all.with(notes[i], notes[i + 1]);
        }
        return new Chart.Place(id, id, new Point(x, y), List.of(), all);
    }

    private static Chart chart(List<Chart.Place> places, String... borders) {
        List<Chart.Border> all = new ArrayList<>();
        for (String one : borders) {
            all.add(new Chart.Border(one.split(" ")[0], one.split(" ")[1]));
        }
        return new Chart("Test", 1000, 1000, places, all);
    }

    private static MapImport.Draft<MapFile> drafted(Chart chart) {
        return new PlanetImport().draft(chart).value();
    }

    private static void isGood(MapFile planet) {
        assertThat(planet.map(List.of(1, 2)).violations()).isEmpty();
    }

    private static Territory the(MapFile planet, String id) {
        return planet.territories().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** r1 - r2 - b2 - b1, an isle in a sea that all touch. */
    private static Chart war() {
        return chart(
                List.of(
                        place("r1", 0, 0, "capital", "Reds", "production", "8"),
                        place("r2", 100, 0, "production", "1"),
                        place("b2", 200, 0, "production", "3"),
                        place("b3", 200, 100, "production", "1"),
                        place("b1", 300, 0, "capital", "Blues", "production", "6"),
                        place("isle", 290, 200),
                        place("sea", 150, 150, "water", "true")),
                "r1 r2",
                "r2 b2",
                "b2 b1",
                "b1 b3",
                "b2 b3",
                "r1 sea",
                "sea isle");
    }

    @Test
    void capitalsBecomeHomeRegionsWithTheLandThatIsNearest() {
        MapFile planet = drafted(war()).file();
        isGood(planet);
        assertThat(planet.regions())
                .containsExactly(new HomeRegion("r1", "r1", List.of("b1")), new HomeRegion("b1", "b1", List.of("r1")));
        assertThat(planet.territories())
                .extracting(one -> one.id() + ' ' + one.region() + ' ' + one.kind())
                .containsExactly(
                        "r1 r1 capital",
                        "r2 r1 frontier",
                        "b2 b1 frontier",
                        "b3 b1 march",
                        "b1 b1 capital",
                        "isle b1 march");
    }

    @Test
    void aRegionYieldsWhatOneOfTheBookYields() {
        MapFile planet = drafted(war()).file();
        assertThat(the(planet, "r1").economy()).isEqualTo(40);
        assertThat(the(planet, "r2").economy()).isEqualTo(60);
        assertThat(the(planet, "b2").economy()).isEqualTo(45); // three quarters of 60
        assertThat(the(planet, "b3").economy()).isEqualTo(15);
        assertThat(the(planet, "isle").economy()).isZero();
        assertThat(the(planet, "b1").fortified()).isTrue();
        assertThat(the(planet, "b1").stacking()).isEqualTo(2);
        assertThat(the(planet, "b2").stacking()).isEqualTo(2);
        assertThat(the(planet, "b3").stacking()).isEqualTo(1);
    }

    @Test
    void waterIsLeftOutAndIslesAreJoinedToTheNearestLand() {
        MapImport.Draft<MapFile> draft = drafted(war());
        assertThat(draft.warnings())
                .extracting(Violation::code)
                .containsExactly("WATER_LEFT_OUT", "ISLAND_JOINED", "INCOME_GUESSED");
        assertThat(the(draft.file(), "isle").adjacent()).containsExactly("b3");
        assertThat(the(draft.file(), "b3").adjacent()).contains("isle");
    }

    @Test
    void withoutCapitalsRichPlacesFarApartAreTaken() {
        List<Chart.Place> row = new ArrayList<>();
        List<String> borders = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            row.add(place("p" + i, 100 * i, 0, "production", i == 5 ? "9" : "1"));
            if (i > 0) {
                borders.add("p" + (i - 1) + " p" + i);
            }
        }
        MapImport.Draft<MapFile> draft = drafted(chart(row, borders.toArray(String[]::new)));
        isGood(draft.file());
        assertThat(draft.file().regions()).extracting(HomeRegion::id).containsExactly("p5", "p11", "p0");
        assertThat(draft.warnings()).extracting(Violation::code).contains("CAPITALS_GUESSED");
    }

    @Test
    void moreCapitalsThanFactionsAreCutToTheRichest() {
        List<Chart.Place> ring = new ArrayList<>();
        List<String> borders = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            ring.add(place("p" + i, 100 * i, 0, "capital", "P" + i, "production", String.valueOf(12 - i)));
            borders.add("p" + i + " p" + (i + 1) % 12);
        }
        MapImport.Draft<MapFile> draft = drafted(chart(ring, borders.toArray(String[]::new)));
        isGood(draft.file());
        assertThat(draft.file().regions())
                .hasSize(10)
                .extracting(HomeRegion::id)
                .doesNotContain("p10", "p11");
        assertThat(draft.warnings()).extracting(Violation::code).contains("CAPITALS_LEFT_OUT");
    }

    @Test
    void onePlaceIsNoPlanet() {
        assertThat(new PlanetImport()
                        .draft(chart(List.of(place("a", 0, 0), place("sea", 1, 1, "water", "true"))))
                        .violations())
                .extracting(Violation::code)
                .containsExactly("TOO_LITTLE_LAND");
    }
}
