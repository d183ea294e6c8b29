package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code muster army import}, with the bands of Border Feud. */
class ArmyImportTest {

    static final String ROSTER = """
            <roster name="Winter host" battleScribeVersion="2.03" gameSystemName="Border Feud">
              <costs><cost name=" power" value="9.0"/><cost name="coins" value="61.5"/></costs>
              <forces><force name="Host" catalogueName="The Marches"><selections>
                <selection name="Gate Guard" customName="Ash's Own" number="1" type="unit">
                  <costs><cost name=" power" value="4.0"/><cost name="coins" value="33.5"/></costs>
                </selection>
                <selection name="Rider" number="3" type="model">
                  <costs><cost name=" power" value="5.0"/><cost name="coins" value="28.0"/></costs>
                </selection>
                <selection name="House rules" number="1" type="upgrade"/>
              </selections></force></forces>
            </roster>
            """;

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void roster() {
        cli = new Cli(folder).write("winter.ros", ROSTER);
    }

    private Cli.Ran importing(String more) {
        return cli.run("army import @winter.ros --ruleset feud" + more);
    }

    @Test
    void aRosterBecomesAListThatCanBeChecked() {
        assertThat(importing(" --faction ash -o @band.yaml").isDone().out())
                .isEqualTo("""
                        Winter host for Border Feud: 9 power, 61.5 coins
                        power  coins
                            4   33.5  Host > Ash's Own (Gate Guard)
                            5     28  Host > Rider (3)
                        Taken in full: 9 power and 61.5 coins.
                        Ashford band, 9 points: legal. Written to %s.
                        """.formatted(cli.file("band.yaml")));
        assertThat(cli.text("band.yaml")).isEqualTo("""
                        faction: ash
                        fighters:
                        - name: Ash's Own
                          kind: Gate Guard
                          power: 4
                        - name: Rider
                          kind: Rider
                          power: 5
                        """);
        assertThat(cli.run("army check @band.yaml --ruleset feud").isDone().out())
                .startsWith("Ashford band, 9 points: legal.");
        importing(" --faction ash -o @band.json").isDone();
        cli.run("army check @band.json --ruleset feud").isDone();
    }

    @Test
    void withoutAFileToWriteToItOnlyLooks() throws IOException {
        assertThat(importing(" --faction ash").isDone().out()).endsWith("legal. With -o FILE it is written.\n");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(cli.file("winter.ros"));
        }
    }

    @Test
    void whatBecameOfEverySelectionIsExplained() {
        cli.write(
                "winter.ros",
                ROSTER.replace(
                        "<selection name=\"Rider\"",
                        "<selection name='Mixed' type='upgrade' number='1'><selections>"
                                + "<selection name='Scout' type='unit' number='1'><selections>"
                                + "<selection name='Bow' type='upgrade' number='1'><costs>"
                                + "<cost name='coins' value='2'/></costs></selection></selections></selection>"
                                + "</selections></selection><selection name=\"Rider\""));
        assertThat(importing(" --faction ash --explain").isWanting("bundle").out())
                .contains("""
                        Host: force of catalogue The Marches
                          Ash's Own (Gate Guard), 4 power, 33.5 coins: taken as Gate Guard, 4 power
                          Mixed, 2 coins: a bundle, taken apart
                            Scout, 2 coins: taken as Scout, 3 power
                              Bow, 2 coins: part of Scout
                          Rider (3), 5 power, 28 coins: taken as Rider, 5 power
                          House rules: left out: it is no unit and holds none
                        Taken in full: 9 power.
                        ? Host > Mixed > Scout: The roster tells no power; the usual 3 is taken.
                        """);
        JsonNode json = importing(" --faction ash --explain --json").json();
        assertThat(json.at("/explained/0/path").asString()).isEqualTo("Host > Ash's Own");
        assertThat(json.at("/explained/0/taken").asBoolean()).isTrue();
        assertThat(json.at("/explained/0/how").asString()).isEqualTo("taken as Gate Guard, 4 power");
        assertThat(json.path("explained")).hasSize(6);
        assertThat(importing(" --faction ash --json").json().has("explained")).isFalse();
    }

    @Test
    void anOrderOfBattleIsMadeOfEveryUnitAndOtherGamesAreRefused() {
        String roster = ROSTER.replace("Border Feud", "Warhammer 40,000 9th Edition")
                .replace("The Marches", "Orks")
                .replace(" power", " PL")
                .replace("type=\"model\"", "type=\"upgrade\"");
        String command = "army import @winter.ros --ruleset 40k-crusade --explain";
        cli.write("winter.ros", roster);
        assertThat(cli.run(command).isDone().out())
                .contains(
                        "  Rider (3), 5 PL, 28 coins: taken as Rider, 5 PL\n",
                        "  House rules: left out: it has no power level, no battlefield role, no model\n",
                        "Taken in full: 9 PL and 61.5 coins.\n",
                        "Orks order of battle, 9 points: legal.");
        cli.write("winter.ros", roster.replace("value=\"9.0\"", "value=\"10.0\""));
        cli.run(command).isWanting("? The roster says that it has 10 PL; what stands in it has 9");
        cli.write("winter.ros", roster.replace("9th Edition", "Kill Team"));
        cli.run(command).isRefused("The roster was written for Warhammer 40,000 Kill Team;");
        cli.write("winter.ros", roster.replace(" PL", "pts").replace("9th", "10th"));
        cli.run(command).isRefused("10th Edition tells no power level of any unit; its costs are in pts and coins.");
    }

    @Test
    void warningsOfFileAndRulesetAreToldWithTheirPath() {
        cli.write(
                "winter.ros",
                ROSTER.replace("number=\"3\"", "number=\"3.0\"")
                        .replace("\" power\" value=\"5.0\"", "\" power\" value=\"?\""));
        importing(" --faction ash -o @band.yaml")
                .isWanting(
                        "    -     28  Host > Rider (3)\n",
                        "? Host > Rider: Its number is \"3.0\"; 3 is taken.\n",
                        "? Host > Rider: Its cost in power is \"?\", which is no number of up to nine digits; it is left out.\n",
                        "? Host > Rider: The roster tells no power; the usual 3 is taken.\n",
                        "Ashford band, 7 points: legal.");
        assertThat(cli.text("band.yaml")).contains("power: 3");
        cli.write(
                "winter.ros",
                ROSTER.replace("</selections>", "<selection type='unit'/>".repeat(200) + "</selections>"));
        importing(" --faction ash").isWanting("? and 300 more that are odd in the file\n");
    }

    @Test
    void aDraftThatBreaksRulesIsWrittenAllTheSame() {
        cli.write("winter.ros", ROSTER.replace("value=\"5.0\"", "value=\"50\""));
        importing(" --faction ash -o @band.yaml")
                .isWanting("Ashford band, 54 points: not legal.", "- A band has at most 20 power; this one has 54.");
        cli.run("army check @band.yaml --ruleset feud").isWanting("at most 20 power");
    }

    @Test
    void theDocumentHoldsRosterDraftAndVerdict() {
        JsonNode json = importing(" --faction ash --json").isDone().json();
        assertThat(json.path("good").asBoolean()).isTrue();
        assertThat(json.path("kind").asString()).isEqualTo("band");
        assertThat(json.at("/draft/fighters/1/name").asString()).isEqualTo("Rider");
        assertThat(json.at("/roster/gameSystem").asString()).isEqualTo("Border Feud");
        assertThat(json.at("/roster/costs/coins").asDouble()).isEqualTo(61.5);
        assertThat(json.at("/roster/units/0/customName").asString()).isEqualTo("Ash's Own");
        assertThat(json.at("/roster/units/1/number").asInt()).isEqualTo(3);
        assertThat(json.at("/roster/units/1/costs/power").asInt()).isEqualTo(5);
        assertThat(json.path("warnings")).isEmpty();
        cli.write("winter.ros", ROSTER.replace("2.03", "9"));
        json = importing(" --faction ash --json").json();
        assertThat(json.at("/warnings/0/code").asString()).isEqualTo("ROSTER_VERSION");
    }

    @Test
    void aZipIsTheSame() throws IOException {
        String plain = importing(" --faction ash").isDone().out();
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(cli.file("winter.rosz")))) {
            zip.putNextEntry(new ZipEntry("winter.ros"));
            zip.write(ROSTER.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        assertThat(cli.run("army import @winter.rosz --ruleset feud --kind band --faction ash")
                        .isDone()
                        .out())
                .isEqualTo(plain);
    }

    @Test
    void whatIsNoRosterIsRefusedWithItsReason() {
        cli.write("winter.ros", "<!DOCTYPE roster [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + ROSTER);
        importing(" --faction ash -o @band.yaml").isRefused("winter.ros declares or uses entities (DOCTYPE)");
        assertThat(cli.file("band.yaml")).doesNotExist();
        assertThat(importing(" --faction ash --json").isRefused().err()).contains("\"code\" : \"ROSTER_DOCTYPE\"");
        cli.run("army import @none.ros --ruleset feud").isRefused("There is no file");
    }

    @Test
    void theRulesetMayHaveReasonsOfItsOwn() {
        importing("").isRefused("Winter host does not say for which region it rides.");
    }

    @Test
    void theRosterIsNeverWrittenOver() {
        importing(" --faction ash -o @winter.ros").isRefused("winter.ros is the roster itself");
        assertThat(cli.text("winter.ros")).isEqualTo(ROSTER);
    }

    @Test
    void aRulesetWithoutAnImportNamesThoseThatHaveOne() {
        cli.run("army import @winter.ros --ruleset swm-campaign")
                .isRefused("makes no army lists out of rosters; of the rulesets at hand 40k-crusade and feud can.");
        cli.run("army import @winter.ros --ruleset feud --kind fleet")
                .isRefused("Border Feud makes these kinds of army list out of rosters: band; say with --kind which.");
    }
}
