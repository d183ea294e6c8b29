package org.muster.ruleset.crusade.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.data.Yaml;
import org.muster.ruleset.crusade.CrusadePlugin;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.abilities.ShippedAbilities;
import org.muster.ruleset.crusade.data.AbilitiesFile;
import org.muster.ruleset.crusade.data.AbilityLine;
import org.muster.ruleset.crusade.data.ConditionLine;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.FactionsFile;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.testkit.Rule;
import tools.jackson.databind.JsonNode;

/** The files of data: what they must not say, each told with its place. */
public class DataTest {

    /** The shipped files with one of them changed as text. */
    public static Data files(String name, UnaryOperator<String> change) {
        return files(Map.of(name, change));
    }

    private static Data files(Map<String, UnaryOperator<String>> changes) {
        OrderedMap<String, JsonNode> changed = OrderedMap.empty();
        for (Map.Entry<String, UnaryOperator<String>> one : new TreeMap<>(changes).entrySet()) {
            changed = changed.with(one.getKey(), Yaml.read(changed(one.getKey(), one.getValue())));
        }
        return new GameData(CrusadePlugin.class, Seasons.CAMPAIGN.data(), changed);
    }

    private static String changed(String name, UnaryOperator<String> change) {
        String file = "data/" + name + ".yaml";
        try (InputStream in = Objects.requireNonNull(CrusadePlugin.class.getResourceAsStream(file))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String changed = change.apply(text);
            assertThat(changed).as("the change finds its place").isNotEqualTo(text);
            return changed;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<Violation> problems(Data files, HouseRules houseRules, int seats) {
        return problems("", files, houseRules, seats);
    }

    private static List<Violation> problems(String version, Data files, HouseRules houseRules, int seats) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (int i = 1; i <= seats; i++) {
            names = names.with(new Player("p" + i), "P" + i);
        }
        return Seasons.CAMPAIGN.check(new Setup(names, true, houseRules, files, version));
    }

    /** What is wrong with a game of so many seats. */
    public static List<Violation> problems(String config) {
        int seats = Yaml.read(config).get("seats").size();
        return problems(Seasons.FILES, HouseRules.DEFAULT, seats);
    }

    private static List<String> told(String name, String from, String to) {
        return problems(files(name, text -> text.replace(from, to)), HouseRules.DEFAULT, 4).stream()
                .map(violation -> violation.at() + " " + violation.code() + ": " + violation.sentence())
                .toList();
    }

    @Test
    void theShippedFilesAreSound() {
        for (int seats = 2; seats <= 8; seats++) {
            assertThat(problems(Seasons.FILES, HouseRules.DEFAULT, seats)).isEmpty();
        }
        assertThat(problems(Seasons.FILES, Seasons.houseRules("season", HouseRules.SeasonLength.QUICK_START), 4))
                .isEmpty();
    }

    @ParameterizedTest
    @Rule("CRU-TURN-02")
    @CsvSource(
            delimiter = '|',
            value = {
                "[3, 6, 9, 12] | season.greatRiftTurns SEASON_RIFT_COUNT: A season has exactly 5 Great Rift turns; this one lists 4.",
                "[3, 6, 9, 12, 12] | season.greatRiftTurns SEASON_RIFT_TURN: The Great Rift turn 12 is listed twice.",
                "[3, 6, 9, 12, 17] | season.greatRiftTurns SEASON_RIFT_TURN: The Great Rift turn 17 is none of the turns 1 to 16."
            })
    void aSeasonHasExactlyFiveGreatRiftTurns(String turns, String told) {
        assertThat(told("season", "[3, 6, 9, 12, 15]", turns)).containsExactly(told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "factions | abilities: [RIFT_HOP] | abilities: [WAAAGH] | factions.orks UNKNOWN_ABILITY",
                "factions | {condition: winsTotal, min: 6} | {condition: loudest} | factions.orks.majorVictory UNKNOWN_CONDITION",
                "factions | {condition: controlsSystems, min: 8} | {condition: otherPlayerOfFactionWinsMajor, faction: tau} | factions.tau.majorVictory CONDITION_IN_CIRCLES",
                "factions | boyz: 4, gretchin: 2 | boyz: 0, gretchin: 2 | factions.orks.units UNIT_POWER",
                "factions | starter: {warboss: 2 | starter: {warboss: 20 | factions.orks.starter SUPPLY_LIMIT_EXCEEDED",
                "factions | starter: {warboss: 2 | starter: {squiggoth: 2 | factions.orks.starter UNKNOWN_PROFILE",
                "factions | id: orks | id: tau | factions.tau FACTION_TWICE",
                "season | strategyDays: 3 | strategyDays: 0 | season.strategyDays OUT_OF_RANGE"
            })
    void whatIsWrongWithAFileIsToldWithItsPlace(String name, String from, String to, String told) {
        assertThat(told(name, from, to)).anySatisfy(one -> assertThat(one).startsWith(told));
    }

    @Test
    @Rule("CRU-TURN-02")
    void noFileSaysThatThereAreFewerGreatRiftTurns() {
        Data files = files(
                "season",
                text -> text.replace("[3, 6, 9, 12, 15]", "[1]")
                        .replace("greatRiftTurnCount: 5", "greatRiftTurnCount: 1"));
        assertThat(problems(files, HouseRules.DEFAULT, 4))
                .extracting(Violation::toString)
                .containsExactly("season.greatRiftTurnCount: A season has exactly 5 Great Rift turns; this one says 1."
                        + " [CRU-TURN-02]");
        assertThat(problems("0.1.0", files, HouseRules.DEFAULT, 4))
                .as("seasons that were opened before go on")
                .isEmpty();
    }

    @Test
    @Rule({"CRU-ARMY-05", "CRU-TRN-02"})
    void nobodyBeginsAboveTheCap() {
        HouseRules above = Seasons.houseRules("requisitionCap", 5, "startingRequisition", 9);
        assertThat(problems(Seasons.FILES, above, 4))
                .extracting(Violation::toString)
                .containsExactly("options.startingRequisition: 9 requisition points to begin with are more than the cap"
                        + " of 5. [CRU-ARMY-05, CRU-TRN-02]");
        assertThat(problems("0.1.0", Seasons.FILES, above, 4)).isEmpty();
        assertThat(problems(Seasons.FILES, Seasons.houseRules("startingRequisition", 9), 4))
                .isEmpty();
    }

    @ParameterizedTest
    @Rule({"CRU-MAP-04", "CRU-ABL-01", "CRU-VIC-04"})
    @CsvSource(
            delimiter = '|',
            value = {
                "abilities | words: {type: FORTRESS} | words: {type: FORTRES} | abilities.FORTRESS_DOCTRINE.words.type UNKNOWN_TYPE: There is no type FORTRES; there are HIVE",
                "abilities | words: {type: FORTRESS} | words: {typ: FORTRESS} | abilities.FORTRESS_DOCTRINE.words WORD_MISSING: Fortress Doctrine looks at a type, and its line names none.",
                "abilities | {feature: WEBWAY_GATE} | {feature: GATE} | abilities.WEBWAY.words.feature UNKNOWN_FEATURE: There is no feature GATE; there are WEBWAY_GATE and HELLFORGE.",
                "abilities | id: WEBWAY, | id: WEBWAYS, | abilities.WEBWAYS UNKNOWN_ABILITY: There is no ability WEBWAYS; there are ",
                "abilities | type: DEAD, token: BIOMASS | type: DEAD, token: '' | abilities.ABSORB_BIOMASS.words WORD_MISSING: Absorb Biomass looks at a token, and its line names none.",
                "factions | of: HIVE, min: 2 | of: HYVE, min: 2 | factions.tau.majorVictory UNKNOWN_TYPE: There is no type HYVE; there are HIVE",
                "factions | of: HIVE, min: 2 | min: 2 | factions.tau.majorVictory CONDITION_OF_NOTHING: controlsType needs the field of: what it counts.",
                "factions | of: SHRINE, faction: chaos | of: SHRINE, faction: kaos | factions.chaos.majorVictory UNKNOWN_FACTION: There is no faction kaos; there are imperium",
                "factions | of: SHRINE, faction: chaos | of: SHRINE | factions.chaos.majorVictory CONDITION_OF_NOTHING: factionControlsType needs the field faction: what it counts.",
                "factions | otherPlayerOfFactionWinsMajor, faction: chaos | otherPlayerOfFactionWinsMajor | factions.chaos.minorVictory CONDITION_OF_NOTHING: otherPlayerOfFactionWinsMajor needs the field faction: what it counts.",
                "factions | tokens, of: BIOMASS, min: 3 | tokens, of: BIOMAS, min: 3 | factions.tyranids.majorVictory UNKNOWN_TOKEN: There is no token BIOMAS; there are BIOMASS.",
                "factions | anyOf: [{condition: winsAgainstOtherHalf, min: 2}, {condition: controlsInOtherHalf, min: 1}] | anyOf: [] | factions.tyranids.majorVictory NO_CONDITION: anyOf needs lines of which one is enough.",
                "factions | anyOf: [{condition: winsAgainstOtherHalf, min: 2} | anyOf: [{condition: controlsFeature, of: GATE} | factions.tyranids.majorVictory.anyOf UNKNOWN_FEATURE: There is no feature GATE; there are WEBWAY_GATE and HELLFORGE."
            })
    void whatIsNamedAndNotThereIsRefused(String name, String from, String to, String why) {
        assertThat(told(name, from, to))
                .singleElement()
                .satisfies(one -> assertThat(one).startsWith(why));
        assertThat(problems("0.1.0", files(name, text -> text.replace(from, to)), HouseRules.DEFAULT, 4))
                .as("seasons that were opened before go on")
                .isEmpty();
    }

    @Test
    @Rule({"CRU-MAP-04", "CRU-VIC-04"})
    void aClubsMapMayLackWhatTheBooksFactionsWant() {
        assertThat(told("map", "SHRINE", "TEMPLE")).isEmpty();
        assertThat(problems(
                        files(Map.of(
                                "map",
                                text -> text.replace("SHRINE", "TEMPLE"),
                                "factions",
                                text -> text.replace("of: HIVE, min: 2", "of: SHRINE, min: 2"))),
                        HouseRules.DEFAULT,
                        4))
                .as("but not what a line of its own wants")
                .extracting(Violation::at, Violation::code)
                .containsExactly(tuple("factions.tau.majorVictory", "UNKNOWN_TYPE"));
    }

    /** What the shipped lines name, by faction and ability. */
    @Test
    @Rule({"CRU-MAP-04", "CRU-VIC-04"})
    void whatTheBookWantsIsWhatItsFilesName() {
        Map<String, List<String>> named = new LinkedHashMap<>();
        for (FactionSheet sheet :
                Seasons.FILES.read("factions", FactionsFile.class).factions()) {
            List<String> words = Stream.of(sheet.majorVictory(), sheet.minorVictory())
                    .flatMap(List::stream)
                    .map(ConditionLine::what)
                    .filter(word -> !word.isEmpty())
                    .distinct()
                    .toList();
            if (!words.isEmpty()) {
                named.put(sheet.id(), words);
            }
        }
        for (AbilityLine line :
                Seasons.FILES.read("abilities", AbilitiesFile.class).abilities()) {
            List<String> words = ShippedAbilities.words().getOrDefault(line.id(), List.of()).stream()
                    .map(line::word)
                    .toList();
            if (!words.isEmpty()) {
                named.put(line.id(), words);
            }
        }
        assertThat(References.OF_THE_BOOK).isEqualTo(OrderedMap.copyOf(named));
    }

    @Test
    @Rule({"CRU-TAB-03", "CRU-TAB-07"})
    void aListOfMoreThanSixScenariosOrWithoutItsPowerLevelsIsRefused() {
        assertThat(told(
                        "tables",
                        "      - {name: Incisive Attack}\n",
                        "      - {name: A}\n      - {name: B}\n      - {name: C}\n      - {name: D}\n"
                                + "      - {name: E}\n"))
                .containsExactly("tables.lists.TERRITORY.COMBAT_PATROL LIST_LENGTH: A list is rolled for with a D6 and"
                        + " has 1 to 6 scenarios; this one has 7.");
        assertThat(told("tables", ", power: {attacker: 30, supporter: 15, defender: 30}", ""))
                .containsExactly("tables.lists.SUPPORTED.INCURSION SCENARIO_POWER: Hold at All Costs (Small Size) needs"
                        + " the power levels of attacker, supporter and defender.");
    }

    @Test
    @Rule({"CRU-MAP-04", "CRU-NOM-05"})
    void noHexIsCalledAsNomadsAre() {
        assertThat(told("map", "{id: R06,", "{id: NOMAD-anna,"))
                .containsExactly(
                        "map HEX_NAME: The hex NOMAD-anna is called as nomads are in orders; no hex begins with"
                                + " NOMAD.");
    }

    @Test
    @Rule({"CRU-TAB-01", "CRU-TAB-08", "CRU-MATCH-11"})
    void aScenarioHasANameAndEverybodyBringsSomething() {
        assertThat(told("tables", "name: Crossfire", "name: ' '"))
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one).endsWith("SCENARIO_NAME: A scenario of the list has no name."));
        assertThat(told("tables", "powerPerSide: 50", "powerPerSide: 0")).isNotEmpty();
        assertThat(told(
                        "tables",
                        "INCURSION: {supporter: 25, defender: 50}",
                        "INCURSION: {supporter: 0, defender: 50}"))
                .isNotEmpty();
    }

    @ParameterizedTest
    @Rule({"CRU-ABL-06", "CRU-ABL-10", "CRU-ARMY-05"})
    @CsvSource({
        "usesPerTurn: 1, usesPerTurn: -1, ABSORB_BIOMASS.numbers.usesPerTurn",
        "usesPerSeason: 2, usesPerSeason: -2, WATER_CASTE_DIPLOMACY.numbers.usesPerSeason",
        "tokens: 1, tokens: -1, ABSORB_BIOMASS.numbers.tokens",
        "requisitionPoints: 1, requisitionPoints: -9, ABSORB_BIOMASS.numbers.requisitionPoints"
    })
    void noNumberOfAnAbilityIsBelowNothing(String from, String to, String at) {
        assertThat(told("abilities", from, to))
                .singleElement()
                .asString()
                .startsWith("abilities." + at + " OUT_OF_RANGE");
    }

    @Test
    @Rule("CRU-ABL-10")
    void anAbilityOfNoUseInATurnIsNotAskedFor() {
        Data files = files("abilities", text -> text.replace("usesPerTurn: 1", "usesPerTurn: 0"));
        assertThat(Seasons.of(HouseRules.DEFAULT, true, files, "anna:tyranids:S01,S05", "bert")
                        .orders("anna none", "bert none")
                        .table()
                        .play(new ResolutionPhase.UseAbilities())
                        .waitingFor())
                .isEmpty();
    }

    @Test
    void optionsOutOfRangeAreRefused() {
        assertThat(problems(Seasons.FILES, Seasons.houseRules("supplyLimit", 0, "requisitionCap", -1), 2))
                .extracting(Violation::at)
                .contains("options.requisitionCap", "options.supplyLimit");
    }

    @Test
    @Rule("CRU-DEF-02")
    void theSourcesNumbersStandInTheTables() {
        var sizes = Seasons.of("anna", "bert").season().book().tables().sizes();
        assertThat(sizes.the(Size.COMBAT_PATROL).defendBonusCp()).isEqualTo(3);
        assertThat(sizes.the(Size.INCURSION).defendBonusCp()).isEqualTo(6);
        assertThat(sizes.the(Size.STRIKE_FORCE).defendBonusCp()).isEqualTo(12);
        assertThat(sizes.the(Size.ONSLAUGHT).defendBonusCp()).isEqualTo(16);
    }
}
