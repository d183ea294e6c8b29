package org.muster.ruleset.space.gunnery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Design;
import org.muster.testkit.Rule;

/** The tables of stats, line by line, as they are printed. */
class ShipsTest {

    private static String line(String id) {
        Book book = Battles.book(HouseRules.DEFAULT);
        Design design = book.sheet(id).design();
        String weapons = design.weapons().stream()
                .map(weapon -> weapon.name() + " (" + weapon.kind().word() + ") +" + weapon.attack())
                .collect(Collectors.joining(" "));
        String notes = (design.traits() == null ? "" : " " + design.traits())
                + (design.capacity() == 0
                        ? ""
                        : " carries " + design.capacity() + " launches " + design.launchesPerTurn())
                + (design.defenceAgainstSnub() == 0 ? "" : " +" + design.defenceAgainstSnub() + " against snub");
        return design.name() + ": " + design.side().word() + ", "
                + design.type().word() + " (" + design.speed() + ") "
                + design.defence() + " " + weapons + ", " + design.hits() + " hits, zone "
                + book.sheet(id).zone().letter() + notes;
    }

    @Test
    @Rule("SPB-SHIP-01")
    void starDestroyer() {
        assertThat(line("star-destroyer"))
                .isEqualTo(
                        "Interceptor class Star Destroyer: Empire, capital ship (2) [12, 22, 27] Main Guns (capital) +5"
                                + " Turbolasers (rapid) +1, 3 hits, zone S [IMMUNE_TO_SNUB, ION_TARGET] carries 3 launches 1");
    }

    @Test
    @Rule("SPB-SHIP-02")
    void tieFighter() {
        assertThat(line("tie-fighter"))
                .isEqualTo("TIE Fighter: Empire, fighter (4) [18, 20, 12] Lasers (rapid) +2, 1 hits, zone C [FAST]");
    }

    @Test
    @Rule({"SPB-SHIP-03", "SPB-MOVE-16"})
    void troopTransport() {
        assertThat(line("troop-transport"))
                .isEqualTo("Troop Transport: Rebel, cruiser (3) [14, 20, 23] Turbolasers (rapid) +0, 2 hits, zone A"
                        + " [UNWIELDY] +4 against snub");
    }

    @Test
    @Rule({"SPB-SHIP-04", "SPB-SHIP-07"})
    void theXWingOfEachScenario() {
        assertThat(line("x-wing-hoth"))
                .isEqualTo(
                        "X-Wing: Rebel, fighter (4) [21, 18, 12] Lasers (rapid) +3 Torpedos (heavy) +0, 1 hits, zone C");
        assertThat(line("x-wing-deathstar"))
                .isEqualTo(
                        "X-Wing: Rebel, fighter (4) [20, 18, 12] Lasers (rapid) +3 Torpedos (heavy) +0, 1 hits, zone C");
    }

    @Test
    @Rule("SPB-SHIP-05")
    void vader() {
        assertThat(line("vader"))
                .isEqualTo("Vader's TIE Advance: Empire, fighter (4) [20, 20, 16] Lasers (rapid) +4, 1 hits, zone B"
                        + " [FAST, UNIQUE]");
    }

    @Test
    @Rule("SPB-SHIP-06")
    void yWing() {
        assertThat(line("y-wing"))
                .isEqualTo(
                        "Y-Wing: Rebel, fighter (3) [21, 16, 12] Lasers (rapid) +0 Torpedos (heavy) +3, 1 hits, zone D");
    }

    @Test
    @Rule("SPB-SHIP-08")
    void falcon() {
        assertThat(line("falcon"))
                .isEqualTo("Falcon: Rebel, cruiser (4) [18, 20, 22] Turbolasers (rapid) +2, 1 hits, zone A"
                        + " [ATTACK_MOVE, UNIQUE]");
    }
}
