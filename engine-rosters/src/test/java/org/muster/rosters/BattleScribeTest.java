package org.muster.rosters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.muster.rosters.Samples.good;
import static org.muster.rosters.Samples.warnings;
import static org.muster.rosters.Samples.with;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Violation;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.state.OrderedMap;

/** Rosters as they come, the odd ones too. */
class BattleScribeTest {

    private final ForeignRoster marches = good(Samples.marches()).roster();

    private static Selection only(String selection) {
        return good(with(selection)).roster().forces().get(0).selections().get(0);
    }

    @Test
    void aRosterIsReadWithItsForcesAndCosts() {
        assertThat(good(Samples.marches()).warnings()).isEmpty();
        assertThat(marches.name()).isEqualTo("Winter host");
        assertThat(marches.gameSystem()).isEqualTo("Border Feud");
        assertThat(marches.costs()).containsExactly(Map.entry("power", 19.0), Map.entry("coins", 61.5));
        assertThat(marches.forces()).hasSize(1);
        assertThat(marches.forces().get(0).catalogue()).isEqualTo("The Marches");
        assertThat(marches.forces().get(0).forces().get(0).path()).isEqualTo("Main host > Allies");
    }

    @Test
    void newRecruitsJsonIsTheSameRoster() throws IOException {
        assertThat(good(Samples.json())).isEqualTo(good(Samples.marches()));
        byte[] zip = new Zip()
                .with("notes.rtf", "{\\rtf1 Hello}")
                .with("winter.json", Samples.json())
                .bytes();
        assertThat(good(zip).roster()).isEqualTo(marches);
    }

    @Test
    void jsonInTheShapeOfTheXmlIsReadToo() {
        String text = "{\"v\": [1], \"roster\": {\"costs\": {\"cost\": {\"name\": \"pts\", \"value\": \"7.5\"}},"
                + " \"forces\": {\"force\": {\"selections\": {\"selection\": [{\"type\": \"unit\","
                + " \"name\": \"Cart\", \"number\": 1, \"customName\": null}]}}}}}";
        assertThat(good(text).roster().cost("pts")).hasValue(7.5);
        assertThat(good(text).roster().units()).extracting(Selection::name).containsExactly("Cart");
    }

    @Test
    void aRosterWhoseUnitsAreAllUpgradesIsNotEmpty() {
        String upgrade = "<selection name='Cart' type='upgrade' number='1'><costs><cost name='pts' value='%d'/></costs>"
                + "</selection>";
        assertThat(warnings(with(upgrade.formatted(5)))).isEmpty();
        assertThat(warnings(with(upgrade.formatted(0)))).containsExactly("There is no unit in this roster.");
    }

    @Test
    void unitsAreFoundWhateverTheCatalogueWritesThemAs() {
        assertThat(marches.units())
                .extracting(Selection::path)
                .containsExactly(
                        "Main host > Ash's Own",
                        "Main host > Ox Cart",
                        "Main host > Riders of Carn > Outriders",
                        "Main host > Riders of Carn > Captain",
                        "Main host > Allies > Slingers");
    }

    @Test
    void aUnitHasItsNamesCategoriesRulesAndAbilities() {
        Selection guard = marches.units().get(0);
        assertThat(guard.name()).isEqualTo("Gate Guard");
        assertThat(guard.customName()).isEqualTo("Ash's Own");
        assertThat(guard.called()).isEqualTo("Ash's Own");
        assertThat(guard.type()).isEqualTo(Selection.Type.UNIT);
        assertThat(guard.categories()).containsExactly("Line", "On foot");
        assertThat(guard.isA("on FOOT")).isTrue();
        assertThat(guard.isA("Settings")).isFalse();
        assertThat(guard.abilities()).containsExactly("Shield wall", "Stubborn");
        assertThat(guard.selections()).extracting(Selection::number).containsExactly(4, 1);
        assertThat(guard.selections().get(0).selections().get(0).path())
                .isEqualTo("Main host > Ash's Own > Guard > Halberd");
        assertThat(guard.selections().get(1).called()).isEqualTo("Maud");
    }

    @Test
    void aUnitCostsWhatAllOfItCosts() {
        Selection guard = marches.units().get(0);
        assertThat(guard.cost("coins")).hasValue(33.5);
        assertThat(guard.cost("power")).hasValue(4);
        assertThat(guard.cost("gold")).isEmpty();
        assertThat(marches.cost("power")).hasValue(19);
        assertThat(new ForeignRoster("", "", OrderedMap.empty(), marches.forces()).cost("power"))
                .hasValue(19);
    }

    @Test
    void contentCountsAndNotTheNameOfTheFile(@TempDir Path folder) throws IOException {
        byte[] zip = new Zip().with("winter.ros", Samples.marches()).bytes();
        for (String name : List.of("a.ros", "a.rosz", "a.zip", "a")) {
            Path file = folder.resolve(name);
            for (byte[] bytes : List.of(Samples.marches(), zip)) {
                Files.write(file, bytes);
                assertThat(BattleScribe.read(file).value().roster()).isEqualTo(marches);
            }
        }
        assertThat(good(new Zip().stored("x", Samples.marches()).bytes()).roster())
                .isEqualTo(marches);
    }

    @Test
    void ofAZipTheRosterIsTakenWhereverItStands() throws IOException {
        byte[] zip = new Zip()
                .with("notes/", "")
                .with("notes/readme.txt", "Hello")
                .with("__MACOSX/._winter.ros", new byte[] {0, 5, 22, 7})
                .with("page.html", "<html><br>unclosed")
                .with("game.gst", "<gameSystem/>")
                .with("../../etc/\u202ewinter.ros", Samples.marches())
                .bytes();
        assertThat(good(zip).roster()).isEqualTo(marches);
        assertThat(good(zip).warnings()).isEmpty();
    }

    @Test
    void ofSeveralRostersTheFirstIsReadAndTheOthersAreTold() throws IOException {
        byte[] zip = new Zip()
                .with("one.ros", Samples.marches())
                .with("two.ros", with(""))
                .bytes();
        assertThat(good(zip).roster()).isEqualTo(marches);
        assertThat(good(zip).warnings())
                .hasToString("[There are several rosters in the file; one.ros is read, and two.ros left out.]");
    }

    @ParameterizedTest
    @CsvSource({"UTF-8,true", "UTF-16LE,true", "UTF-16BE,true", "UTF-16LE,false", "UTF-16BE,false", "UTF-8,false"})
    void everyUnicodeIsRead(String charset, boolean mark) {
        String text = Samples.text()
                .replace("Winter host", "H\u00f6rnli \ud83d\udc02")
                .replace("encoding=\"UTF-8\"", "");
        byte[] bytes = ((mark ? "\uFEFF" : "") + text).getBytes(Charset.forName(charset));
        assertThat(good(bytes).roster().name()).isEqualTo("H\u00f6rnli \ud83d\udc02");
        assertThat(good(bytes).warnings()).isEmpty();
    }

    @Test
    void theEncodingMayBeDeclaredAndMayBeALie() {
        String text = Samples.text().replace("Winter host", "H\u00f6rnli");
        byte[] western = text.replace("UTF-8", "windows-1252").getBytes(Charset.forName("windows-1252"));
        assertThat(good(western).roster().name()).isEqualTo("H\u00f6rnli");
        assertThat(good(text.replace("UTF-8", "UTF-16")).roster().name()).isEqualTo("H\u00f6rnli");
        assertThat(good(text.replace("UTF-8", "x-none")).roster().name()).isEqualTo("H\u00f6rnli");
        assertThat(good("\n \t" + text).roster().name()).isEqualTo("H\u00f6rnli");
        BattleScribe.Read wrong = good(text.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(wrong.roster().name()).isEqualTo("H\uFFFDrnli");
        assertThat(wrong.warnings()).extracting(Violation::code).containsExactly("ROSTER_LETTERS");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "xmlns=\"http://www.battlescribe.net/schema/rosterSchema/4.0\"",
                "xmlns:x=\"y\"",
                "generatedBy=\"another program\" tags=\"a b\"",
                ""
            })
    void namespacesAndWhatNobodyKnowsDoNotMatter(String attributes) {
        String text = Samples.text()
                .replace("xmlns=\"http://www.battlescribe.net/schema/rosterSchema\"", attributes)
                .replace("<costLimits>", "<tags><tag name='x'><selection name='no'/></tag></tags><costLimits>");
        assertThat(good(text).roster()).isEqualTo(marches);
        assertThat(warnings(text)).isEmpty();
    }

    @Test
    void prefixesDoNotMatterNotEvenUndeclared() {
        String prefixed = Samples.text().replaceAll("<(/?)([a-z])", "<$1bs:$2");
        assertThat(good(prefixed).roster()).isEqualTo(marches);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "number='3' | 3 |",
                "number='5.0' | 5 | Host > Cart: Its number is \"5.0\"; 5 is taken.",
                "number='+2' | 2 | Host > Cart: Its number is \"+2\"; 2 is taken.",
                "number='' | 1 | Host > Cart: Its number is not told; 1 is taken.",
                "id='1' | 1 | Host > Cart: Its number is not told; 1 is taken.",
                "number='x' | 1 | Host > Cart: Its number is \"x\"; 1 is taken.",
                "number='0' | 1 | Host > Cart: Its number is \"0\"; 1 is taken.",
                "number='-3' | 1 | Host > Cart: Its number is \"-3\"; 1 is taken.",
                "number='2.5' | 1 | Host > Cart: Its number is \"2.5\"; 1 is taken.",
                "number='NaN' | 1 | Host > Cart: Its number is \"NaN\"; 1 is taken.",
                "number='99999999999' | 1 | Host > Cart: Its number is \"99999999999\"; 1 is taken."
            })
    void oddNumbersAreTakenAsTheyCanBe(String attribute, int number, String warning) {
        String selection = "<selection name='Cart' type='model' " + attribute + "/>";
        assertThat(only(selection).number()).isEqualTo(number);
        assertThat(warnings(with(selection))).isEqualTo(warning == null ? List.of() : List.of(warning));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1e400", "NaN", "Infinity", "0x1p3", "5,5", "1e999999999"})
    void aCostThatIsNoNumberIsLeftOutAndNotTakenForNothing(String value) {
        String selection = "<selection name='Cart' type='model' number='1'><costs><cost name='pts' value='" + value
                + "'/></costs></selection>";
        assertThat(only(selection).cost("pts")).isEmpty();
        assertThat(warnings(with(selection)))
                .containsExactly("Host > Cart: Its cost in pts is " + (value.isEmpty() ? "not told" : '"' + value + '"')
                        + ", which is no number of up to nine digits; it is left out.");
    }

    @Test
    void costsMayBeNegativeAndOfUnknownTypes() {
        String selection = "<selection name='Cart' type='model' number='1'>"
                + "<costs><cost name='CP' typeId='c' value='-2.0'/><cost typeId='c' value='-1'/>"
                + "<cost typeId='q' value='0.1'/><cost typeId='q' value='0.2'/><cost value='7'/></costs></selection>";
        assertThat(only(selection).cost("CP")).hasValue(-3);
        assertThat(only(selection).cost("q")).hasValueCloseTo(0.3, within(1e-12));
        assertThat(only(selection).costs()).containsOnlyKeys("CP", "q");
        assertThat(warnings(with(selection)))
                .containsExactly(
                        "Host > Cart: A cost of \"0.1\" has no name; it goes by its type, q.",
                        "Host > Cart: A cost of \"0.2\" has no name; it goes by its type, q.",
                        "Host > Cart: A cost of \"7\" is of no type; it is left out.");
    }

    @Test
    void whatHasNoNameOrTypeIsReadAllTheSame() {
        String selection = "<selection name=' ' number='1' type='squadron'><categories><category/></categories>"
                + "<selections><selection name='Ox' type='MODEL' number='1'/></selections></selection>";
        assertThat(only(selection).name()).isEqualTo("(no name)");
        assertThat(only(selection).units()).hasSize(1);
        assertThat(warnings(with(selection)))
                .containsExactly(
                        "Host: A selection here has no name.",
                        "Host > (no name): Its type is \"squadron\", which is none of unit, model, upgrade; it is taken for an"
                                + " upgrade.",
                        "Host > (no name): A category here has no name.");
        assertThat(warnings("<roster><forces><force/></forces></roster>"))
                .containsExactly(
                        "The file tells no version; files of version 2 are known, of others parts may be missing.",
                        "A roster here has no name.",
                        "A game system here has no name.",
                        "A force here has no name.",
                        "(no name): A catalogue here has no name.",
                        "There is no unit in this roster.");
    }

    @Test
    void anUnknownVersionIsReadWithAWarning() {
        String text = Samples.text().replace("\"2.03\"", "\"3.1\"");
        assertThat(good(text).roster()).isEqualTo(marches);
        assertThat(warnings(text))
                .containsExactly(
                        "The file is of version 3.1; files of version 2 are known, of others parts may be missing.");
    }

    @Test
    void longNamesAreShortenedAndStayOnOneLine() {
        String selection = "<selection name='" + "\ud83d\udc02".repeat(300)
                + "' customName='Two&#10;&#9; lines' number='1'" + " type='unit'/>";
        assertThat(only(selection).customName()).isEqualTo("Two lines");
        assertThat(only(selection).name()).hasSize(Names.LONGEST + 3).endsWith("\ud83d\udc02...");
        assertThat(good(with(selection)).warnings()).extracting(Violation::code).containsExactly("ROSTER_LONG_NAME");
    }

    @Test
    void soManyWarningsAreToldAndTheOthersCounted() {
        BattleScribe.Read read = good(with("<selection name='Cart' type='model' number='x'/>".repeat(150)));
        assertThat(read.roster().units()).hasSize(150);
        assertThat(read.warnings()).hasSize(100);
        assertThat(read.untold()).isEqualTo(50);
    }

    @Test
    void listsMayBeLeftOutAroundWhatIsInThem() {
        Selection cart = only("<selection name='Cart' type='unit' number='1'><cost name='pts' value='3'/>"
                + "<selection name='Ox' type='model' number='1'/></selection>");
        assertThat(cart.cost("pts")).hasValue(3);
        assertThat(cart.selections()).hasSize(1);
    }
}
