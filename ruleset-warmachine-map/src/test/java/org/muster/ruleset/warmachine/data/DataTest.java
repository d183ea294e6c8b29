package org.muster.ruleset.warmachine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.map.CampaignMap;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.data.Yaml;
import org.muster.core.json.Json;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.WarmachineMap;
import org.muster.ruleset.warmachine.WarmachinePlugin;
import org.muster.ruleset.warmachine.setup.SetupCheck;
import org.muster.ruleset.warmachine.setup.SetupPhase;
import org.muster.testkit.Rule;
import tools.jackson.databind.JsonNode;

class DataTest {

    private static final Book BOOK =
            Campaigns.of("anna@C2", "bert@G2").campaign().book();

    private static CampaignMap<Space> map(String name) {
        return Campaigns.FILES.read(name, MapFile.class).map(names()).value();
    }

    private static OrderedMap<String, String> names() {
        OrderedMap<String, String> names = OrderedMap.empty();
        for (String id : List.of("deepforge", "menhirs", "halvern", "old-watch", "mirefort")) {
            names = names.with(id, BOOK.location(id).name());
        }
        return names;
    }

    @Test
    void troopsAreListedUnderTheirKind() {
        assertThat(BOOK.register().items().all()).noneMatch(item -> item.group().isEmpty());
        assertThat(BOOK.register().items().the("cyg-charger").group()).isEqualTo("Light warjacks");
    }

    @Test
    void hexesTouchAsTheBookSays() {
        assertThat(map("marches").neighbours("C5")).containsExactlyInAnyOrder("C4", "C6", "B4", "B5", "D4", "D5");
        assertThat(map("marches").neighbours("D5")).containsExactlyInAnyOrder("D4", "D6", "C5", "C6", "E5", "E6");
        assertThat(map("marches").all()).hasSize(117);
        assertThat(map("crossing").all()).hasSize(63);
    }

    @Test
    @Rule("WMC-SETUP-13")
    void everyLegalSequenceOfHeadquartersLeavesRoomForEverySeatWhenTheyCrowd() {
        // the worst that seats can do to each other: each takes the first legal space, or the last
        for (int seats = 2; seats <= 6; seats++) {
            for (boolean last : new boolean[] {false, true}) {
                List<String> names = new ArrayList<>(List.of("a", "b", "c", "d", "e", "f")).subList(0, seats);
                Campaign campaign = Campaigns.unchosen(HouseRules.DEFAULT, names.toArray(new String[0]));
                for (String seat : names) {
                    campaign = campaign.with(new Player(seat), Holdings.of("cygnar"));
                }
                for (String seat : names) {
                    var table =
                            Campaigns.from(campaign).table().play(new SetupPhase.ChooseHeadquarters(new Player(seat)));
                    List<String> legal = table.question(seat)
                            .options()
                            .all()
                            .map(String::valueOf)
                            .toList();
                    campaign = table.choose(seat, legal.get(last ? legal.size() - 1 : 0))
                            .state();
                }
                Campaign settled = campaign;
                assertThat(names)
                        .allSatisfy(seat -> assertThat(
                                        settled.controlledBy(new Player(seat)).size())
                                .isGreaterThanOrEqualTo(3));
            }
        }
    }

    @Test
    @Rule("WMC-SETUP-07")
    void theSuggestedHeadquartersAreFarEnoughApart() {
        for (String name : List.of("marches", "crossing")) {
            MapFile file = Campaigns.FILES.read(name, MapFile.class);
            List<String> taken = new ArrayList<>(file.suggestedHeadquarters());
            taken.addAll(file.specialLocations().keySet());
            for (String hq : file.suggestedHeadquarters()) {
                assertThat(map(name).distances(hq, any -> true, 2).keySet().stream()
                                .filter(taken::contains))
                        .containsExactly(hq);
            }
        }
    }

    @Test
    @Rule({"WMC-RES-02", "WMC-END-02", "WMC-TER-11"})
    void fiveSpecialLocationsHaveIncomePointsAndTablesOfTheirOwn() {
        assertThat(names()).hasSize(5);
        Location halvern = BOOK.location("halvern");
        assertThat(halvern.income().toString()).isEqualTo("d3+1");
        assertThat(halvern.vp()).isEqualTo(2);
        assertThat(halvern.terrain()).hasSize(7);
    }

    @Test
    void theCatalogueIsSound() {
        Troops troops = Campaigns.FILES.read("catalogue", Troops.class);
        assertThat(troops.troops()).hasSize(370);
        assertThat(troops.violations()).isEmpty();
        Troop riflemen = BOOK.register().troop("mer-steelhead-riflemen");
        assertThat(riflemen.points(6)).isEqualTo(5);
        assertThat(riflemen.points(10)).isEqualTo(9);
    }

    @Test
    void whatIsWrongWithAFileIsToldWithItsPlace() {
        MapFile good = Campaigns.FILES.read("crossing", MapFile.class);
        List<String> rows = new ArrayList<>(good.rows());
        rows.set(0, "Fz Fv W. H. M. H. W. Fv F.");
        rows.set(1, "F. F.");
        MapFile bad = new MapFile(
                good.id(),
                good.name(),
                good.seats(),
                good.columns(),
                rows,
                good.specialLocations(),
                List.of("Z9"),
                good.names());
        assertThat(bad.map(names()).violations()).extracting(Violation::code).contains("CELL", "ROW_LENGTH");
        MapFile nowhere = new MapFile(
                good.id(),
                good.name(),
                good.seats(),
                good.columns(),
                good.rows(),
                good.specialLocations().with("A1", "atlantis"),
                List.of("Z9"),
                good.names());
        assertThat(nowhere.map(names()).violations())
                .extracting(Violation::code)
                .contains("LOCATION", "NO_SUCH_SPACE");
    }

    @Test
    void contradictionsAreFoundBeforeTheCampaignOpens() {
        OrderedMap<Player, String> seats = OrderedMap.of(new Player("a"), "A").with(new Player("b"), "B");
        HouseRules options = Campaigns.options(
                "rounds", 0, "terrainPieces", 3, "startingSupply", -1, "map", HouseRules.MapChoice.MARCHES);
        assertThat(SetupCheck.of(new Setup(seats, true, options, Campaigns.FILES)))
                .extracting(Violation::at)
                .containsExactlyInAnyOrder(
                        "options.rounds", "options.terrainPieces", "options.startingSupply", "seats");
        assertThat(SetupCheck.of(new Setup(seats, true, HouseRules.DEFAULT, Campaigns.FILES)))
                .isEmpty();
    }

    /** A map of so many columns for two players; A2 is special where the second row begins with a star. */
    @ParameterizedTest
    @Rule({"WMC-SETUP-08", "WMC-SETUP-12", "WMC-SETUP-13"})
    @CsvSource({
        "2, F. F./F. F., 0, false",
        "5, F. F. F. F. F., 0, false",
        "6, F. F. F. F. F. F., 2, true",
        "5, F. F. F. F. F., 2, false",
        "4, F. F. F. F./F. F. F. F., 0, true",
        "4, F. F. F. F./*1 F. F. F., 0, true",
        "3, F. F. F./*1 F. F./F. F. F., 0, true",
        "3, F. F. F./F. F. F., 0, false",
        "3, F. F. F./F. F. F., 2, true"
    })
    void aMapWithoutRoomForEverybodysBannersIsRefused(int columns, String rows, int maxBanners, boolean fits) {
        String special = rows.contains("*") ? "\"A2\": \"deepforge\"" : "";
        JsonNode map = Json.read("{\"id\": \"small\", \"name\": \"Small\", \"seats\": [2], \"columns\": " + columns
                + ", \"rows\": [\"" + rows.replace("/", "\", \"") + "\"], \"specialLocations\": {" + special
                + "}, \"suggestedHeadquarters\": [], \"names\": {}}");
        OrderedMap<Player, String> seats = OrderedMap.of(new Player("a"), "A").with(new Player("b"), "B");
        Data files = new GameData(WarmachinePlugin.class, new WarmachineMap().data(), OrderedMap.of("crossing", map));
        HouseRules options = Campaigns.option("maxBanners", maxBanners);
        String why = "crossing.rows: There is no room for 2 headquarters with " + (maxBanners == 0 ? 3 : maxBanners)
                + " spaces of its own around each, one for each banner to begin with. [WMC-SETUP-08, WMC-SETUP-12]";
        assertThat(SetupCheck.of(new Setup(seats, true, options, files)))
                .extracting(Violation::toString)
                .filteredOn(told -> told.startsWith("crossing"))
                .isEqualTo(fits ? List.of() : List.of(why));
        assertThat(SetupCheck.of(new Setup(seats, true, options, files, "0.1.0")))
                .extracting(Violation::code)
                .as("games that were opened before go on")
                .doesNotContain("NO_ROOM");
    }

    @ParameterizedTest
    @Rule({"WMC-TER-02", "WMC-TER-04", "WMC-TER-05", "WMC-TER-09", "WMC-STC-01"})
    @CsvSource(
            delimiter = '|',
            value = {
                "terrain | [Destruction, Two Fronts, Close Quarters, Fire Support, Incoming, Incursion, Outlast, Recon] | [] | terrain.scenarios: One of these is drawn, and there is none.",
                "terrain | [trench, barbed wire fence, crater] | [] | terrain.wrecks: One of these is drawn, and there is none.",
                "terrain | [forest, hill, linear obstacle, obstacle, obstruction, shallow water, rough terrain, trench] | [hill] | terrain.requiredHalf.FOOTHILLS: Half of the pieces are hill, and there is nothing else in pieceTypes for the others.",
                "constants | , OUTPOST: 10 | '' | constants.prices.structures.OUTPOST: An outpost needs a price; one that nobody can pay forbids it.",
                "locations | supply: \"d6\" | supply: \"1d6-9\" | locations.deepforge: 1d6-9 may be less than nothing; 0 is the least.",
                "contracts | id: four-star-syndicate | id: cygnar | contracts.cygnar: cygnar is the name of a faction or of another contract; one of its own would be right.",
                "catalogue | id: cyg-trencher-infantry-grenadier | id: cyg#grenadier | cyg#grenadier: no # stands in an id; it numbers several.",
                "catalogue | name: Sword Knights, faction: CYGNAR, cat: UNIT, fa: 2, sizes: [ | name: Sword Knights, faction: CYGNAR, cat: UNIT, fa: 2, sizes: [{models: 5, cost: 3}, | cyg-sword-knights: a unit has a minimum and a maximum."
            })
    void whatWouldFailInTheMidstOfACampaignIsFoundBeforeItOpens(String file, String old, String other, String why) {
        String shipped = ((GameData) Campaigns.FILES).shipped(file);
        assertThat(shipped).contains(old);
        OrderedMap<Player, String> seats = OrderedMap.of(new Player("a"), "A").with(new Player("b"), "B");
        Data files = new GameData(
                WarmachinePlugin.class,
                new WarmachineMap().data(),
                OrderedMap.of(file, Yaml.read(shipped.replace(old, other), JsonNode.class)));
        assertThat(SetupCheck.of(new Setup(seats, true, HouseRules.DEFAULT, files)))
                .extracting(Violation::toString)
                .anyMatch(told -> told.contains(why));
    }
}
