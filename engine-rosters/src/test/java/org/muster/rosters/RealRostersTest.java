package org.muster.rosters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.state.OrderedMap;

/** Rosters of real people, where they are at hand; they are not ours to hand on. */
class RealRostersTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "TestTalos        | Talos | - | 6 | 99",
                "TacticalSquad    | Tactical Squad | - | 7 | 120",
                "PlagueMarines9th | Plague Marines | - | 6 | 120",
                "Skaven           | Verminlord Warpseer, Grey Seer on Screaming Bell, Warp Lightning Cannon, Hell Pit Abomination,"
                        + " Warp Lightning Cannon, Clanrats, Stormvermin, Clanrats | Endless Spell: Vermintide | - | 1970"
            })
    void unitsNamesAndCostsAreThoseOfTheFile(String name, String units, String upgrade, Double power, double points) {
        for (String ending : new String[] {".ros", ".rosz"}) {
            BattleScribe.Read read = read(name + ending);
            assertThat(read.warnings()).isEmpty();
            ForeignRoster roster = read.roster();
            assertThat(roster.units().stream().map(Selection::called)).containsExactly(units.split(", "));
            assertThat(roster.cost("pts")).hasValue(points);
            double added = roster.units().stream()
                            .mapToDouble(unit -> unit.cost("pts").orElseThrow())
                            .sum()
                    + roster.forces().get(0).selections().stream()
                            .filter(one -> one.name().equals(upgrade))
                            .mapToDouble(one -> one.cost("pts").orElseThrow())
                            .sum();
            assertThat(added)
                    .as("what stands in the file adds up to what the file says")
                    .isEqualTo(points);
            if (power == null) {
                assertThat(roster.cost("PL")).isEmpty();
            } else {
                assertThat(roster.cost("PL")).hasValue(power);
                assertThat(new ForeignRoster("", "", OrderedMap.empty(), roster.forces()).cost("PL"))
                        .hasValue(power);
            }
        }
        assertThat(read(name + ".ros")).isEqualTo(read(name + ".rosz"));
    }

    private static BattleScribe.Read read(String name) {
        Path file = Stream.of("../shared/data/rosters", "../../shared/data/rosters", "/work/shared/data/rosters")
                .map(folder -> Path.of(folder, name))
                .filter(Files::exists)
                .findFirst()
                .orElse(Path.of(name));
        assumeTrue(Files.exists(file), name + " is not at hand");
        return BattleScribe.read(file).value();
    }
}
