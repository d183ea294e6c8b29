package org.muster.ruleset.swm.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.catalogues.CsvImport;
import org.muster.core.data.GameData;
import org.muster.core.json.Json;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.SwmCampaign;
import org.muster.ruleset.swm.SwmPlugin;
import org.muster.ruleset.swm.Wars;

/** A collector's table of figures becomes a catalogue. */
class FigureTableTest {

    private static final String HEAD = "name,set,number,faction,rarity,cost,size,hit_points,defense,attack,damage,"
            + "special_abilities,force_points,force_powers\n";

    private static CsvImport.Report read(String... rows) {
        return CsvImport.read(new FigureTable(), HEAD + String.join("\n", rows) + "\n");
    }

    private static List<Card> cards(CsvImport.Report report) {
        return ((Cards) report.file())
                .catalogue(Wars.FILES.read("constants", Constants.class))
                .all();
    }

    private static Card card(String row) {
        CsvImport.Report report = read(row);
        assertThat(report.refused()).isEmpty();
        return cards(report).get(0);
    }

    private static String refusal(String row) {
        return read(row).refused().get(2).stream()
                .map(Violation::toString)
                .toList()
                .toString();
    }

    @Test
    void aRowBecomesAFigureWithWhatIsPrinted() {
        Card card = card(
                "Sand Witch,Dust Storm,1,The Old Republic,rare,31,large,70,17,8,10,"
                        + "Unique;Speed 4;Cyborg;Bounty Hunter;Self-Destruct 20;Melee Reach 2,2,Force Renewal;Lightsaber Block");
        assertThat(card)
                .isEqualTo(new Card(
                        "sand-witch",
                        "Sand Witch",
                        "sand-witch",
                        Faction.OLD_REPUBLIC,
                        31,
                        true,
                        Size.LARGE,
                        8,
                        2,
                        List.of(Trait.CYBORG, Trait.LIGHTSABER),
                        List.of(
                                new Ability("Speed", 4),
                                new Ability("Bounty Hunter", 4),
                                new Ability("Self Destruct", 20),
                                new Ability("Melee Reach", 2)),
                        List.of(new Ability("Force Renewal", 1), new Ability("Lightsaber Block", 0)),
                        70,
                        17,
                        8,
                        10,
                        "Dust Storm"));
    }

    @Test
    void whatIsUsualNeedsNotBeSaid() {
        Card card = card("Dune Droid,Rebel Storm,9,Seperatist,common,6,medium,10,12,3,10,Droid;;Loner,0,");
        assertThat(card.faction()).isEqualTo(Faction.SEPARATIST);
        assertThat(card.unique()).isFalse();
        assertThat(card.persona()).isEqualTo("dune-droid");
        assertThat(card.rate()).isEqualTo(12);
        assertThat(card.traits()).containsExactly(Trait.DROID);
        assertThat(card.abilities()).containsExactly(new Ability("Loner", 4));
        assertThat(card.set()).isEqualTo("RS");
    }

    @Test
    void traitsAreReadFromAbilitiesNamesAndPowers() {
        assertThat(card("Wookie Scout,X,1,Rebel,common,6,medium,10,12,3,10,Lightsaber Resistance,0,")
                        .traits())
                .containsExactly(Trait.WOOKIEE);
        assertThat(card("Big Skiff,X,1,Fringe,common,6,huge,10,12,3,10,Desert Skiff;Mercenary;Black Sun,0,")
                        .traits())
                .containsExactly(Trait.TRANSPORT, Trait.BLACK_SUN, Trait.MERCENARY);
        Card knight =
                card("Grey Knight,X,1,Fringe,common,6,huge,10,12,3,10,Savage;Lightsaber;Order 66,1,Commander Effect");
        assertThat(knight.traits()).containsExactly(Trait.SAVAGE, Trait.ORDER66, Trait.LIGHTSABER);
        assertThat(knight.abilities()).containsExactly(new Ability("Commander Effect", 0));
        assertThat(knight.powers()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Darth Vader, Dark Jedi | darth-vader",
                "Darth Vader (Scourge of the Jedi) | darth-vader",
                "Lord Vader | darth-vader",
                "General Windu | mace-windu",
                "Master Windu | mace-windu",
                "Mace Windu | mace-windu",
                "General Kenobi | obi-wan-kenobi",
                "General Obi-Wan Kenobi | obi-wan-kenobi",
                "Obi-Wan Kenobi on Boga | obi-wan-kenobi",
                "Yoda of Dagobah | yoda",
                "Grand Master Yoda | yoda",
                "Leia Organa Solo (Jedi Knight) | princess-leia",
                "Jabba (Crime Lord) | jabba-the-hutt",
                "Chewbacca with C-3PO | chewbacca",
                "Padmé Amidala (Senator) | padme-amidala",
                "Grievous (Kaleesh) | general-grievous",
                "General Grievous, Jedi Hunter | general-grievous",
                "Warmaster Tsavong Lah | tsavong-lah",
                "Darth Tyranus | darth-tyranus"
            })
    void thePersonIsReadFromTheName(String name, String persona) {
        assertThat(card('"' + name + "\",X,1,Fringe,rare,30,medium,70,17,8,10,Unique,0,")
                        .persona())
                .isEqualTo(persona);
    }

    @Test
    void ofANamePrintedMoreThanOnceTheOldestHasThePlainIdAndOthersTheirSet() {
        CsvImport.Report report = read(
                "Dune Scout,Masters of the Force,1,Fringe,common,6,medium,10,12,3,10,,0,",
                "Dune Scout,Rebel Storm,1,Fringe,common,5,medium,10,12,3,10,,0,",
                "Dune Scout,Rebel Storm,2,Fringe,common,5,medium,10,12,3,10,,0,",
                "Dune Scout,Masters of the Force,2,Sith,common,6,medium,10,12,3,10,,0,",
                "Dune Scout,Unheard Of,2,Sith,common,6,medium,10,12,3,10,,0,");
        assertThat(cards(report))
                .extracting(Card::id)
                .containsExactly("dune-scout-motf", "dune-scout", "dune-scout-motf-sith", "dune-scout-unheard-of");
        assertThat(report.refused()).containsOnlyKeys(4);
        assertThat(report.refused().get(4))
                .extracting(Violation::toString)
                .containsExactly("dune-scout-rs-fringe is there already, from line 3.");
    }

    @Test
    void aRowThatIsNoFigureIsRefusedWithEveryReason() {
        assertThat(refusal("Block,X,1,Fringe,rare,0,medium,0,1,1,0,,0,"))
                .isEqualTo("[cost: Block costs nothing: it is no figure to be bought.]");
        assertThat(refusal("Odd,X,1,Jedi,rare,ten,gigantic,10,1,-1,0,,0,"))
                .isEqualTo("[faction: There is no faction Jedi., "
                        + "size: gigantic is none of the sizes SMALL, MEDIUM, LARGE and HUGE., "
                        + "cost: \"ten\" is no whole number., attack: \"-1\" is no whole number.]");
        assertThat(refusal(",X,1,Fringe,rare,5,medium,10,1,1,0,,0,")).contains("A figure needs a name and a set.");
        assertThat(refusal("Odd,X,1,Fringe,rare,5")).contains("There are 6 fields, and 14 columns.");
    }

    @Test
    void theCampaignOffersIt() {
        assertThat(new SwmCampaign().imports()).hasSize(1).first().isInstanceOf(FigureTable.class);
    }

    // ---- the real table, where it is at hand

    private static CsvImport.Report real() throws IOException {
        List<Path> places = Stream.of("../shared/data", "../../shared/data", "/work/shared/data")
                .map(place -> Path.of(place, "swm-figures.csv"))
                .filter(Files::exists)
                .toList();
        assumeTrue(!places.isEmpty(), "the table is not at hand");
        return CsvImport.read(new FigureTable(), Files.readString(places.get(0), StandardCharsets.UTF_8));
    }

    @Test
    void everyRowOfTheRealTableIsTakenOrRefusedWithItsReason() throws IOException {
        CsvImport.Report report = real();
        assertThat(report.taken() + report.refused().size()).isEqualTo(892);
        List<String> reasons = new ArrayList<>();
        for (Map.Entry<Integer, List<Violation>> refused : report.refused().entrySet()) {
            assertThat(refused.getValue()).as("line " + refused.getKey()).hasSize(1);
            reasons.add(refused.getValue().get(0).code());
        }
        assertThat(reasons).containsOnly("ROW_TWICE", "NOT_FOR_SALE");
        assertThat(reasons).filteredOn("NOT_FOR_SALE"::equals).hasSize(1);
        assertThat(report.taken()).isEqualTo(872);
    }

    @Test
    void theFiguresOfTheShippedCatalogueComeOutTheSame() throws IOException {
        Map<String, Card> imported = OrderedMap.by(Card::id, cards(real()));
        List<String> differences = new ArrayList<>();
        for (Card shipped : Wars.of("sith@aurek").war().book().catalogue().all()) {
            Card other = imported.get(shipped.id());
            if (!shipped.equals(other)) {
                differences.add(shipped.id() + "\n  shipped  " + described(shipped) + "\n  imported "
                        + (other == null ? "missing" : described(other)));
            }
        }
        assertThat(differences).isEmpty();
    }

    private static String described(Card card) {
        return Json.write(Json.MAPPER.valueToTree(card));
    }

    @Test
    void aCampaignOpensWithTheImportedCatalogue() throws IOException {
        GameData shipped = new GameData(SwmPlugin.class, new SwmCampaign().data(), OrderedMap.empty());
        Object file = real().file();
        Data data = new GameData(
                SwmPlugin.class,
                new SwmCampaign().data(),
                OrderedMap.of("catalogue", shipped.bring("catalogue", Json.write(Json.MAPPER.valueToTree(file)))));
        OrderedMap<Player, String> seats = OrderedMap.of(new Player("a"), "A").with(new Player("b"), "B");
        Setup setup = new Setup(seats, false, HouseRules.DEFAULT, data);
        assertThat(new SwmCampaign().check(setup)).isEmpty();
        assertThat(new SwmCampaign().open(setup).catalogue().all()).hasSize(872);
    }
}
