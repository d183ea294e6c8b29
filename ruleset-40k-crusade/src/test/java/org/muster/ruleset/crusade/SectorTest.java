package org.muster.ruleset.crusade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.core.data.Yaml;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.MapFile;
import org.muster.ruleset.crusade.setup.DataTest;
import org.muster.testkit.Rule;

/** The sector map: neighbours, halves, the Rift, and what a file must not say. */
class SectorTest {

    private static final MapFile FILE = Seasons.FILES.read("map", MapFile.class);
    private static final Sector SECTOR = new Sector(FILE);

    /** As the book lists them, system by system. */
    @ParameterizedTest
    @Rule({"CRU-MAP-01", "CRU-MAP-02"})
    @CsvSource({
        "S01, 'S02 S04 S05', ''",
        "S02, 'S01 S03 S05 S06', ''",
        "S03, 'S02 S06 S07', ''",
        "S04, 'S01 S05 S08 S09', 'R08'",
        "S05, 'S01 S02 S04 S06 S09 S10', ''",
        "S06, 'S02 S03 S05 S07 S10 S11', ''",
        "S07, 'S03 S06 S11 S12', ''",
        "S08, 'S04 S09 S13', 'R06 R07 R08'",
        "S09, 'S04 S05 S08 S10 S13 S14', ''",
        "S10, 'S05 S06 S09 S11 S14 S15', ''",
        "S11, 'S06 S07 S10 S12 S15 S16', ''",
        "S12, 'S07 S11 S16', ''",
        "S13, 'S08 S09 S14 S17', 'R05 R06'",
        "S14, 'S09 S10 S13 S15 S17 S18', ''",
        "S15, 'S10 S11 S14 S16 S18 S19', ''",
        "S16, 'S11 S12 S15 S19', ''",
        "S17, 'S13 S14 S18', 'R02 R03 R05'",
        "S18, 'S14 S15 S17 S19', 'R02'",
        "S19, 'S15 S16 S18', ''",
        "N01, 'N02 N04 N05', ''",
        "N02, 'N01 N03 N05 N06', ''",
        "N03, 'N02 N06 N07', ''",
        "N04, 'N01 N05 N08 N09', 'R04'",
        "N05, 'N01 N02 N04 N06 N09 N10', ''",
        "N06, 'N02 N03 N05 N07 N10 N11', ''",
        "N07, 'N03 N06 N11 N12', ''",
        "N08, 'N04 N09 N13', 'R04 R05 R06'",
        "N09, 'N04 N05 N08 N10 N13 N14', ''",
        "N10, 'N05 N06 N09 N11 N14 N15', ''",
        "N11, 'N06 N07 N10 N12 N15 N16', ''",
        "N12, 'N07 N11 N16', ''",
        "N13, 'N08 N09 N14 N17', 'R06 R07'",
        "N14, 'N09 N10 N13 N15 N17 N18', ''",
        "N15, 'N10 N11 N14 N16 N18 N19', ''",
        "N16, 'N11 N12 N15 N19', ''",
        "N17, 'N13 N14 N18', 'R07 R09 R10'",
        "N18, 'N14 N15 N17 N19', 'R10'",
        "N19, 'N15 N16 N18', ''"
    })
    void neighboursAreAsTheBookListsThem(String system, String adjacent, String rift) {
        assertThat(SECTOR.neighbours(system)).containsExactlyInAnyOrder(adjacent.split(" "));
        assertThat(String.join(" ", SECTOR.riftsBeside(system))).isEqualTo(rift);
    }

    @Test
    @Rule("CRU-MAP-02")
    void noTwoSystemsOfDifferentHalvesTouch() {
        for (Hex.StarSystem system : SECTOR.systems()) {
            for (String neighbour : SECTOR.neighbours(system.id())) {
                assertThat(SECTOR.half(neighbour)).isEqualTo(system.half());
            }
        }
        assertThat(refusals(file -> withSystem(file, "{id: X1, q: 0, r: -4, name: X, half: NIHILUS, type: HIVE}")))
                .isEmpty();
        assertThat(refusals(file -> withSystem(
                        withSystem(file, "{id: X1, q: -1, r: -3, name: X, half: SANCTUS, type: HIVE}"),
                        "{id: X2, q: 0, r: -4, name: Y, half: NIHILUS, type: HIVE}")))
                .containsExactly(
                        "HALVES_TOUCH: X1 and X2 share a side but lie in different halves; Great Rift hexes go between.");
    }

    @Test
    @Rule("CRU-MAP-03")
    void everybodyStartsWithHisHomeAndNothingElseIsClaimed() {
        Season season = Season.start(Seasons.of("anna", "bert", "cleo").season().book());
        List<String> claimed = new ArrayList<>();
        season.worlds().forEach((system, world) -> {
            if (world.controller() != null) {
                claimed.add(system + " " + world.controller());
            }
        });
        assertThat(claimed).containsExactlyInAnyOrder("S01 anna", "N01 bert", "S12 cleo");
    }

    @ParameterizedTest
    @Rule("CRU-MAP-04")
    @CsvSource(
            delimiter = '|',
            value = {
                "{id: X1, q: 0, r: 0, name: X, half: SANCTUS, type: HIVE} | HEX_TAKEN: X1 and R06 are both at q 0, r 0.",
                "{id: S01, q: -9, r: 0, name: X, half: SANCTUS, type: HIVE} | HEX_TWICE: There are two hexes S01.",
                "{id: X1, q: -6, r: 0, name: X, half: ULTIMA, type: HIVE} | UNKNOWN_HALF: X1 has the half ULTIMA; there are SANCTUS and NIHILUS."
            })
    void whatIsWrongWithAMapIsTold(String system, String told) {
        assertThat(refusals(file -> withSystem(file, system))).contains(told);
    }

    @Test
    @Rule({"CRU-MAP-04", "CRU-MAP-05"})
    void typesFeaturesAndHomesMustBeKnown() {
        assertThat(refusals(file -> withSystem(
                        file, "{id: X1, q: -6, r: 0, name: X, half: SANCTUS, type: MOON, features: [CASINO]}")))
                .containsExactly(
                        "UNKNOWN_TYPE: X1 has the type MOON; there are HIVE, AGRI, FORGE, DEATH, SHRINE, MINING,"
                                + " FORTRESS, DEAD, KNIGHT and FEUDAL.",
                        "UNKNOWN_FEATURE: X1 has the feature CASINO; there are WEBWAY_GATE and HELLFORGE.");
        assertThat(refusals(file -> withHomes(file, "S01", "S12")))
                .containsExactly("HALF_WITHOUT_HOME: No home system lies in NIHILUS.");
        assertThat(refusals(file -> withHomes(file, "S01", "S01", "N99", "N01")))
                .containsExactly(
                        "BAD_HOME: S01 is listed twice as a home.", "BAD_HOME: The home N99 is no system of the map.");
    }

    private static MapFile withSystem(MapFile file, String yaml) {
        List<Hex.StarSystem> systems = new ArrayList<>(file.systems());
        systems.add(Yaml.read(yaml, Hex.StarSystem.class));
        return new MapFile(
                file.name(), file.halves(), file.types(), file.features(), file.homes(), file.rift(), systems);
    }

    private static MapFile withHomes(MapFile file, String... homes) {
        return new MapFile(
                file.name(), file.halves(), file.types(), file.features(), List.of(homes), file.rift(), file.systems());
    }

    private static List<String> refusals(java.util.function.UnaryOperator<MapFile> change) {
        return change.apply(FILE).map().violations().stream()
                .map(violation -> violation.code() + ": " + violation.sentence())
                .toList();
    }

    @Test
    @Rule("CRU-MAP-04")
    void aMapNeedsAHomeForEverySeat() {
        assertThat(DataTest.problems("{seats: {a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I}}"))
                .extracting(Violation::code)
                .contains("TOO_FEW_HOMES");
    }
}
