package org.muster.ruleset.swm.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRules;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Wars;
import org.muster.testkit.Rule;

class DataTest {

    private final Book book = Wars.of("sith@aurek").war().book();

    @Test
    @Rule("SWM-SETUP-01")
    void everyTerritoryBelongsToARegionAndHasAnEconomyALimitAndNeighbours() {
        assertThat(book.map().all()).hasSize(40);
        assertThat(book.map().routes()).hasSize(75);
        assertThat(book.regions()).hasSize(10).allSatisfy(region -> {
            assertThat(book.territoriesOf(region.id())).hasSize(4);
            assertThat(book.territory(region.capital()).fortified()).isTrue();
            int economy = book.territoriesOf(region.id()).stream()
                    .mapToInt(territory -> territory.economy())
                    .sum();
            assertThat(economy).isIn(80, 100);
        });
        assertThat(book.map().all()).allSatisfy(territory -> {
            assertThat(territory.stacking()).isIn(1, 2);
            assertThat(book.map().neighbours(territory.id())).isNotEmpty();
        });
    }

    @Test
    void figuresAreListedUnderTheirFactionAsItIsPrinted() {
        for (Faction faction : Faction.values()) {
            assertThat(faction.printed()).isEqualTo(book.name(faction));
        }
        assertThat(book.catalogue().the("stormtrooper").group()).isEqualTo("Imperial");
    }

    @Test
    @Rule("SWM-ADV-17")
    void aSpecialTerritoryGrantsAnOfficerAndNothingElse() {
        MapFile map = Wars.FILES.read("map", MapFile.class);
        List<Territory> territories = new ArrayList<>(map.territories());
        territories.replaceAll(territory -> territory.grants() == null ? territory : granting(territory));
        assertThat(new MapFile(map.name(), map.regions(), territories)
                        .map(List.of(1, 2))
                        .violations())
                .extracting(violation -> violation.sentence().toString())
                .contains("Besh Listening Post grants minefield; only officers are granted.")
                .hasSize(2);
    }

    private static Territory granting(Territory plain) {
        return new Territory(
                plain.id(),
                plain.name(),
                plain.region(),
                plain.kind(),
                plain.economy(),
                plain.stacking(),
                plain.fortified(),
                Advantage.MINEFIELD,
                plain.at(),
                plain.mapboards(),
                plain.adjacent());
    }

    @Test
    @Rule("SWM-UPG-01")
    void sixStatsEighteenForceUpgradesAndSixtyEightAbilities() {
        assertThat(book.upgrades().list().stream().filter(u -> u.group() == Upgrade.Group.STAT))
                .hasSize(6);
        assertThat(book.upgrades().list().stream().filter(u -> u.group() == Upgrade.Group.FORCE))
                .hasSize(18);
        assertThat(book.upgrades().list().stream().filter(u -> u.group() == Upgrade.Group.ABILITY))
                .hasSize(68);
    }

    @Test
    void theCatalogueHoldsElevenFiguresOrMoreOfEachFaction() {
        assertThat(book.catalogue().all()).hasSize(141);
        for (Faction faction : Faction.values()) {
            assertThat(book.catalogue().where(card -> card.faction() == faction))
                    .hasSizeGreaterThanOrEqualTo(11);
        }
        Card kun = book.card("exar-kun");
        assertThat(kun.points()).isEqualTo(84);
        assertThat(Sheet.of(kun).value("Force Renewal")).isEqualTo(1);
        assertThat(Sheet.of(book.card("probe-droid")).has("Self Destruct")).isTrue();
    }

    @Test
    @Rule("SWM-SETUP-07")
    void theShippedStartingSquadsAreLegalAndOf150Points() {
        for (Faction faction : Faction.values()) {
            Army<Card> army = Army.of(book.startingSquad(faction).profiles(book.catalogue()));
            assertThat(army.points()).as(faction.id()).isEqualTo(150);
            assertThat(ArmyRules.check(army, book.squadRules(faction).building(150, 150, none -> null)))
                    .as(faction.id())
                    .isEmpty();
        }
    }

    @Test
    void theQuickStartPicksRegionsThatTouch() {
        QuickStart quick = Wars.FILES.read("quick-start", QuickStart.class);
        assertThat(quick.seats()).hasSize(4);
        assertThat(quick.turnLimit()).isEqualTo(12);
        for (int i = 1; i < quick.seats().size(); i++) {
            var borders = book.region(quick.seats().get(i).region()).borders();
            assertThat(quick.seats().subList(0, i)).anyMatch(place -> borders.contains(place.region()));
        }
    }
}
