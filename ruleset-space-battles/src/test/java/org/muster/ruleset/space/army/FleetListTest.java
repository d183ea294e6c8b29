package org.muster.ruleset.space.army;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.api.spi.ArmyFile;
import org.muster.core.data.Yaml;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.HouseRules;
import org.muster.testkit.Rule;

/** Fleets written down at home. */
class FleetListTest {

    private static ArmyFile.Judged judged(HouseRules options, String yaml) {
        Book book = Battles.unbegun(options).book();
        return FleetList.KIND.judge().apply(book, Yaml.read(yaml, FleetList.class));
    }

    private static ArmyFile.Judged judged(String yaml) {
        return judged(Battles.OPEN, yaml);
    }

    @Test
    @Rule("SPB-OPEN-01")
    void aLegalFleetIsToldWithItsPoints() {
        ArmyFile.Judged fleet = judged("faction: REBEL\nships: {nebulon-b: 2, a-wing: 4}\n");
        assertThat(fleet.name()).hasToString("Rebel fleet");
        assertThat(fleet.points()).isEqualTo(60);
        assertThat(fleet.violations()).isEmpty();
    }

    @Test
    void shipsAreListedUnderTheirKind() {
        assertThat(Battles.unbegun(Battles.OPEN).book().designs().the("a-wing").group())
                .isEqualTo("Fighters");
    }

    @Test
    @Rule("SPB-OPEN-01")
    void everyBrokenRuleIsTold() {
        ArmyFile.Judged fleet = judged("faction: REBEL\nships: {falcon: 2, tie-fighter: 1, mon-calamari-cruiser: 2}\n");
        assertThat(fleet.points()).isEqualTo(118);
        assertThat(fleet.violations().stream()
                        .map(violation -> violation.sentence().toString()))
                .containsExactly(
                        "118 points, at most 100 allowed.",
                        "TIE Fighter belongs to Empire, this fleet is Rebel.",
                        "Falcon is unique; 2 in the fleet.");
    }

    @Test
    @Rule("SPB-OPEN-01")
    void shipsNobodyKnowsAreToldWithAllElse() {
        ArmyFile.Judged fleet = judged("faction: EMPIRE\nships: {death-star: 1, vader: 2, a-wing: 1, executor: 1}\n");
        assertThat(fleet.violations())
                .extracting(violation -> violation.code() + ": " + violation.sentence())
                .containsExactly(
                        "FLEET_UNKNOWN: There is no ship \"death-star\" in the catalogue.",
                        "FLEET_UNKNOWN: There is no ship \"executor\" in the catalogue.",
                        "FLEET_FACTION: A-Wing belongs to Rebel, this fleet is Empire.",
                        "FLEET_UNIQUE: Vader's TIE Advance is unique; 2 in the fleet.");
    }

    @Test
    @Rule("SPB-OPEN-01")
    void aFleetWithoutShipsIsEmpty() {
        assertThat(judged("faction: EMPIRE\nships: {}\n").violations())
                .extracting(violation -> violation.code() + ": " + violation.sentence())
                .containsExactly("FLEET_EMPTY: A fleet needs at least one ship on the table.");
    }

    @Test
    @Rule("SPB-OPEN-01")
    void aFleetIsJudgedByTheOpenBattleWhateverIsPlayed() {
        ArmyFile.Judged fleet = judged(HouseRules.DEFAULT, "faction: EMPIRE\nships: {star-destroyer: 3}\n");
        assertThat(fleet.violations()).hasToString("[135 points, at most 100 allowed. [SPB-OPEN-01]]");
    }
}
