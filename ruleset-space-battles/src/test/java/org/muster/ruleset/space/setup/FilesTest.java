package org.muster.ruleset.space.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.GameData;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.SpacePlugin;
import org.muster.testkit.Rule;

/** Files that a club writes itself, and what is said of those that can't be right. */
class FilesTest {

    private static final LoadedRuleset LOADED = LoadedRuleset.of(new SpacePlugin());
    private static final GameData SHIPPED = new GameData(SpacePlugin.class, Battles.RULES.data(), OrderedMap.empty());

    private static Play<?> open(String data, String text, String options) {
        String config = "seats: {empire: Emma, rebel: Rob}\noptions: {" + options + "}\n"
                + (data.isEmpty() ? "" : "data: {" + data + ": ours.yaml}\n");
        return Opening.of(LOADED, path -> text).play(GameConfig.read(config), "test", 1, "", null);
    }

    /** What is wrong with a shipped file in which one thing is replaced. */
    private static List<String> wrong(String data, String old, String other) {
        String text = SHIPPED.shipped(data);
        assertThat(text).contains(old);
        String scenario = data.contains("-")
                ? "scenario: " + data.toUpperCase(Locale.ROOT).replace('-', '_')
                : "";
        return refusals(data, text.replace(old, other), scenario);
    }

    private static List<String> refusals(String data, String text, String options) {
        try {
            open(data, text, options);
            return List.of();
        } catch (BadGame e) {
            return e.violations().stream().map(Violation::toString).toList();
        }
    }

    @Test
    void theShippedFilesAreInOrder() {
        for (String scenario : List.of("ESCAPE_FROM_HOTH", "ATTACK_ON_THE_DEATHSTAR", "OPEN_BATTLE")) {
            assertThat(refusals("", "", "scenario: " + scenario)).isEmpty();
        }
    }

    @Test
    @Rule({"SPB-HOTH-02", "SPB-HOTH-10"})
    void aClubWritesItsOwnBoardAndFleet() {
        String ours = """
                name: Ambush at Endor
                goal: {kind: LAST_SHIP}
                board: {width: 12, height: 12}
                order: [REBEL, EMPIRE]
                zones:
                  EMPIRE: [{x: [1, 12], y: [12, 11]}]
                  REBEL: [{x: [1, 12], y: [1, 2]}]
                forces:
                  EMPIRE: [{ship: tie-interceptor, ids: [A1, A2], at: [[5, 11], [7, 11]], facing: S}]
                  REBEL: [{ship: a-wing, ids: [B1, B2], at: [[5, 2], [7, 2]], facing: N}]
                turnLimit: 9
                """;
        Play<?> play = open("escape-from-hoth", ours, "");
        Battle start = (Battle) play.start().state();
        assertThat(start.book().scenario().name()).isEqualTo("Ambush at Endor");
        assertThat(start.book().turnLimit()).isEqualTo(9);
        assertThat(((Battle) open("escape-from-hoth", ours, "hothTurnLimit: 4")
                                .start()
                                .state())
                        .book()
                        .turnLimit())
                .as("an option goes before the file")
                .isEqualTo(4);
    }

    /** A list of towers in which one stands elsewhere. */
    private static List<String> towers(String before, String after, String option) {
        String ours = SHIPPED.shipped("attack-on-the-deathstar").replace(before, after);
        return refusals("attack-on-the-deathstar", ours, "scenario: ATTACK_ON_THE_DEATHSTAR, towers: " + option);
    }

    @Test
    @Rule("SPB-DS-05")
    void towersThatTheEmpireMayNotPlaceAreNoListForItEither() {
        assertThat(towers("[4, 11]", "[4, 9]", "PLACED"))
                .containsExactly(
                        "data.attack-on-the-deathstar (ours.yaml): line 9, column 8: towers.at.0: (4,9) is in the trench; no tower stands there. [SPB-DS-05]");
        assertThat(towers("[4, 11]", "[5, 1]", "PLACED"))
                .containsExactly(
                        "data.attack-on-the-deathstar (ours.yaml): line 9, column 8: towers.at.0: (5,1) is in the Rebel's set-up area; no tower stands"
                                + " there. [SPB-DS-05]");
        assertThat(towers("[15, 10]", "[14, 10]", "PLACED"))
                .containsExactly(
                        "data.attack-on-the-deathstar (ours.yaml): line 9, column 3: towers.at: 5 towers placed at x 15 to 20, y 1 to 16; at least"
                                + " 6 required there. [SPB-DS-05]");
        assertThat(towers("[4, 11]", "[4, 12]", "PLACED")).isEmpty();
        assertThat(towers("[4, 11]", "[4, 9]", "FIXED"))
                .as("where nobody places them, the club's list is the rule")
                .isEmpty();
    }

    @Test
    void theScenarioOfTheGuideIsFoughtToItsEnd() throws IOException {
        String guide = Files.readString(Path.of("..", "docs", "rulesets", "space-battles.md"));
        int from = guide.indexOf("# endor.yaml");
        String ours = guide.substring(from, guide.indexOf("```", from));
        fight(open("escape-from-hoth", ours, "scenario: ESCAPE_FROM_HOTH"));
    }

    private static <S> void fight(Play<S> play) {
        for (long seed = 1; seed <= 5; seed++) {
            assertThat(new Playout<>(play.engine(), Bot.random(), 20_000)
                            .play(play.start(), seed)
                            .result())
                    .isNotNull();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // scenarios
                "escape-from-hoth | at: [[7, 2], [9, 2]] | at: [[7, 2], [8, 2]] | forces.REBEL.1.at.1: (8,2) already holds T; X2 needs a space of its own.",
                "escape-from-hoth | at: [[8, 14]] | at: [[8, 21]] | forces.EMPIRE.0.at.0: (8,21) is off the board (16 x 20).",
                "escape-from-hoth | at: [[8, 2]], facing | at: [[8, 5]], facing | forces.REBEL.0.at.0: (8,5) is outside the Rebel's set-up area (x 1 to 16, y 1 to 2).",
                "escape-from-hoth | ship: x-wing-hoth | ship: x-wing | forces.REBEL.1.ship: x-wing is not among the ships: a-wing",
                "escape-from-hoth | ship: x-wing-hoth | ship: vader | forces.REBEL.1.ship: vader belongs to the Empire, not to the Rebel.",
                "escape-from-hoth | ids: [X1, X2] | ids: [X1, X1] | forces.REBEL.1.ids: \"X1\" is there twice; every one needs a name of its own.",
                "escape-from-hoth | ids: [X1, X2] | ids: [X1] | forces.REBEL.1.at: 1 ship and 2 places; as many places as ids would be right.",
                "escape-from-hoth | ids: [X1, X2] | ids: [X1, port] | forces.REBEL.1.ids: \"port\" is a word of answers, not the id of a ship; another id would be right.",
                "escape-from-hoth | ids: [X1, X2] | ids: [X1, rest] | forces.REBEL.1.ids: \"rest\" is a word of answers, not the id of a ship; another id would be right.",
                "escape-from-hoth | ids: [X1, X2] | ids: [X1, X_2] | forces.REBEL.1.ids: \"X_2\" is no id of a ship; letters, digits and - are.",
                "escape-from-hoth | TIE1, TIE2, TIE3 | TIE1, TIE2, TIE3, TIE4 | forces.EMPIRE.0.carried: 4 fighters carried by star-destroyer, capacity 3.",
                "escape-from-hoth | carried: {ship: tie-fighter | carried: {ship: lancer-frigate | forces.EMPIRE.0.carried.ship: lancer-frigate is no fighter and cannot be carried.",
                "escape-from-hoth | width: 16 | width: 3 | board.width: 3 is not from 4 to 40.",
                "escape-from-hoth | order: [EMPIRE, REBEL] | order: [REBEL, REBEL] | order: REBEL, REBEL is no order; EMPIRE, REBEL is.",
                "escape-from-hoth | turnLimit: 20 | turnLimit: 0 | turnLimit: 0 is not from 1 to 100.",
                "escape-from-hoth | battery: ion-cannon | battery: big-gun | battery: big-gun is not among the batteries: ion-cannon",
                "escape-from-hoth | ship: T, edge | ship: TT, edge | goal.ship: There is no \"TT\"; there are: T, X1, X2.",
                "escape-from-hoth | , edge: N} | } | goal: An escape needs a side, its ship and an edge.",
                "escape-from-hoth | y: [1, 2]} | y: [0, 2]} | zones.REBEL.0.y: 0 is not from 1 to 20.",
                "attack-on-the-deathstar | port: [20, 9] | port: [20, 8] | trench.port: (20,8) is not in the trench (x 1 to 20, y 9).",
                "attack-on-the-deathstar | y: [9, 9]}, towards | y: [9, 17]}, towards | trench.at.y: 17 is not from 1 to 16.",
                "attack-on-the-deathstar | [4, 11], [6, 7] | [4, 11], [4, 11] | towers.at.1: (4,11) already holds tower-1; tower-2 needs a space of its own.",
                "attack-on-the-deathstar | ship: turbolaser-tower | ship: tie-fighter | towers.ship: tie-fighter is a fighter; towers are installations.",
                "attack-on-the-deathstar | after: vader | after: palpatine | reserves.1.after: There is no \"palpatine\"; there are: vader.",
                "attack-on-the-deathstar | turn: 4, afterTrench: true, | '' | reserves.0: Nothing brings vader; a turn, afterTrench or after would.",
                "attack-on-the-deathstar | , facing: S}]} | }]} | reserves.0.edges.1: Arrivals need a facing, away from their edge.",
                "open-battle | points: 100 | points: 50 | quickStart.EMPIRE: The fleet costs 91 points, at most 50 allowed.",
                "open-battle | count: 3}}, {ship: carrack | count: 4}}, {ship: carrack | quickStart.EMPIRE.0.carried: 4 fighters carried by star-destroyer, capacity 3.",
                // tables
                "zones | D: [[0, 1], | D: [[0, 0], | zones.D.0: [0,0] is the ship's own space; a zone lies around it.",
                "zones | D: [[0, 1], | D: [[0, 2], | zones.D.2: [0,2] is there twice; once is enough.",
                "zones | D: [[0, 1], | D: [[0, 13], | zones.D.0: 13 is not from 0 to 12.",
                "zones | FIGHTER: C | FIGHTER: Z | typical.FIGHTER: Z is not among the zones: A, B, C, D, S, T",
                "ships | zone: B | zone: X | ships.4.zone: X is not among the zones: A, B, C, D, S, T",
                "ships | defence: [18, 20, 12], hits: 1, | defence: [18, 20], hits: 1, | ships.tie-fighter.defence: 2 numbers; there are three columns",
                "ships | traits: [FAST], zone: C | carries: 1, zone: C | ships.tie-fighter.carries: tie-fighter is a fighter; those are carried and carry nobody.",
                "ships | id: z-95 | id: a-wing | ships.22.id: a-wing is there twice among the ships; give one another id",
                "moves | CRUISER: | INSTALLATION: | moves.INSTALLATION: Installations never move.",
                "moves | turns: 1} | turns: 9} | moves.CAPITAL.STANDARD.turns: 9 is not from 0 to 4.",
                "moves | unwieldy: 1 | unwieldy: 5 | unwieldy: 5 is not from 0 to 4.",
                "moves | jump: [0, 2] | jump: [1, 2] | collision.jump: [1,2] is not beyond the enemy; [0,2] is.",
                "moves | [-1, 1], [1, 1] | [0, 1], [1, 1] | collision.diagonals: [0,1] is no neighbour beside the enemy; [-1,1] and [1,1] are."
            })
    void whatIsWrongIsToldWithFileAndField(String data, String old, String other, String why) {
        String place = "data." + data + " (ours.yaml): line ";
        assertThat(wrong(data, old, other)).anyMatch(line -> line.startsWith(place) && line.contains(": " + why), why);
    }

    @Test
    void moreSequencesThanCanBeToldApartAreRefused() {
        assertThat(wrong(
                        "moves",
                        "FIGHTER:\n    STANDARD: {forward: 2, turns: 2}",
                        "FIGHTER:\n    STANDARD: {forward: 4, turns: 3}"))
                .anyMatch(line -> line.startsWith(
                        "data.moves (ours.yaml): line 10, column 3: moves.FIGHTER: tie-fighter could be moved in"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ships | kind: CAPITAL | kind: LASER | LASER",
                "ships | speed: 2 | speed: fast | speed",
                "escape-from-hoth | turnLimit: 20 | turnLimit: 20, wings: 3 | ",
                "escape-from-hoth | board: {width: 16, height: 20} | board: {width: 16} | height",
                "zones | D: [[0, 1], | D: [[0], | a relative space is [right, forward], not [0]"
            })
    void whatIsNoSuchFileIsToldWithItsLine(String data, String old, String other, String word) {
        assertThat(wrong(data, old, other))
                .hasSize(1)
                .allMatch(line -> line.contains("line ") && line.contains(word == null ? "" : word));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hothTurnLimit: 101 | options.hothTurnLimit: 101 is not from 0 to 100.",
                "portDefence: 41 | options.portDefence: 41 is not from 0 to 40.",
                "'screenBands: {noScreens: 4, minimum: 2}' | options.screenBands.minimum: 2 is not from 4 to 60.",
                "'scenario: OPEN_BATTLE, points: 3' | options.points: No ship of the Empire's quick-start fleet costs at most 3 points.",
                "screens: ERODE | screens can't be \"ERODE\"; the rule book names that, but it is not built; it is one of",
                "countermoveCost: NEXT_MOVE | The rule book names countermoveCost = NEXT_MOVE, but that is not built:"
            })
    void optionsOutOfRangeAreRefused(String options, String why) {
        assertThat(refusals("", "", options)).anyMatch(line -> line.startsWith(why), why);
    }

    @Test
    void whatIsOutOfRangeIsToldBesideWhatCannotBeRead() {
        assertThat(refusals("", "", "screens: ERODE, hothTurnLimit: 101, portDefence: -1, bogus: 1"))
                .extracting(line -> line.split(" ")[0])
                .containsExactly("screens", "There", "options.hothTurnLimit:", "options.portDefence:");
        assertThat(refusals("", "", "scenario: ON_FOOT, points: 3"))
                .as("what is wrong with points depends on the scenario, which is not known")
                .hasSize(1);
    }

    @Test
    @Rule("SPB-RAP-05")
    void aZoneFileOfOnesOwnTakesThePicturesPlace() {
        String ours = SHIPPED.shipped("zones").replace("D: [[0, 1], [-1, 2], [0, 2], [1, 2]]", "D: [[0, 1]]");
        Battle start = (Battle) open("zones", ours, "").start().state();
        assertThat(start.book().sheet("y-wing").zone().spaces()).hasSize(1);
    }
}
