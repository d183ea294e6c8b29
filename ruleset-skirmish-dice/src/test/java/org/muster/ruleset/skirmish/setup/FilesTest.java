package org.muster.ruleset.skirmish.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.Yaml;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.army.ForceList;
import org.muster.ruleset.skirmish.army.ForceRules;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.Surge;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.UnitCards;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.testkit.Rule;
import org.muster.testkit.table.Changed;

/** Files of cards and missions that a player edits: everything that is wrong is told at once, with its place. */
class FilesTest {

    private static List<Violation> found(Files files, Object... options) {
        return SetupCheck.of(Skirmishes.setup(options(options), files), Skirmishes.SHIPPED);
    }

    private static List<String> told(Files files, Object... options) {
        return found(files, options).stream().map(Violation::toString).toList();
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    @Rule("SKD-SETUP-01")
    void whatIsShippedIsRight(Play mission) {
        assertThat(found(Files.shipped(), "mission", mission)).isEmpty();
    }

    @Test
    void theLastRoundIsANumberThatAGameReaches() {
        assertThat(told(Files.shipped(), "rounds", -1)).containsExactly("options.rounds: -1 is not from 0 to 100.");
        assertThat(found(Files.shipped(), "rounds", 100)).isEmpty();
    }

    // ---- unit cards

    @Test
    @Rule("SKD-WPN-01")
    void aWeaponHasTheProfileOfItsTypeAndIsNeverBoth() {
        Files files = Files.shipped()
                .unit(
                        "{id: odd, name: Odd, faction: HEROES, minis: 1, base: SMALL, defense: GREY, resilience: 1, bravery:"
                                + " GREY, actionDice: [{minisAtLeast: 1, limit: 1}], forceAptitude: 0, keywords: [], weapons: [{id:"
                                + " gun, name: Gun, type: RANGED, profiles: {MELEE: {dice: {GREY: 1}, surges: []}}}, {id: far,"
                                + " name: Far gun, type: RANGED, profiles: {RANGED: {range: 0, dice: {BLUE: 1}, surges: []}}}]}");
        assertThat(told(files))
                .containsExactly(
                        "units.odd.weapons.gun: Gun is a ranged weapon without a ranged profile.",
                        "units.odd.weapons.gun: Gun is a ranged weapon with a melee profile; a weapon is never both.",
                        "units.odd.weapons.far: Far gun: a ranged profile needs a range of at least 1, found 0.",
                        "units.odd.weapons.far.RANGED: Blue dice are Force Dice; they stand on no card.");
    }

    @Test
    @Rule({"SKD-RES-02", "SKD-ADICE-02", "SKD-FORCE-01", "SKD-FORCE-04"})
    void itsNumbersCanBePlayedWith() {
        Files files = Files.shipped()
                .unit(
                        "{id: odd, name: Odd, faction: HEROES, minis: 0, base: SMALL, bases: [SMALL, LARGE], defense: GREY,"
                                + " resilience: 0, bravery: GREY, actionDice: [{minisAtLeast: 1, limit: -1}], forceAptitude: 0,"
                                + " keywords: [FORCE_USER, PUSH], weapons: []}");
        assertThat(told(files))
                .containsExactly(
                        "units.odd: Odd: minis is 0; it is at least 1.",
                        "units.odd: Odd: resilience is 0; it is at least 1.",
                        "units.odd: Odd: actionDice limit is -1; it is at least 0.",
                        "units.odd: Odd: bases is 2; it has 0 minis.",
                        "units.odd: Odd: keywords is PUSH; right would be PUSH 1.",
                        "units.odd: Odd is a Force User without Force Aptitude.");
    }

    @Test
    @Rule({"SKD-SURG-01", "SKD-SURG-05"})
    void surgesHaveAMinimumFromOneToSixAndAnEffectThatThereIs() {
        Files files = Files.shipped()
                .unit(
                        "{id: odd, name: Odd, faction: HEROES, minis: 1, base: SMALL, defense: GREY, resilience: 1, bravery:"
                                + " GREY, actionDice: [{minisAtLeast: 1, limit: 1}], forceAptitude: 0, keywords: [], weapons: [{id:"
                                + " gun, name: Gun, type: RANGED, profiles: {RANGED: {range: 1, dice: {GREY: 1}, surges: [{colour:"
                                + " GREY, minimum: 7, effect: {does: DANCE}}]}}}], abilities: [{id: idle, kind: REACTION, effect:"
                                + " {does: ADD_DIE}}, {id: aura, kind: PASSIVE, effect: {does: STRAIN}}]}");
        assertThat(told(files))
                .hasSize(6)
                .contains(
                        "units.odd.weapons.gun.RANGED: Gun, ranged: surge grey 7: minimum must be 1 to 6.",
                        "units.odd.abilities.idle: ADD_DIE needs pool.",
                        "units.odd.abilities.idle: ADD_DIE needs colour.",
                        "units.odd.abilities.idle: idle is a reaction; it needs a trigger.",
                        "units.odd.abilities.aura: aura is always in effect; it needs a pool to which it adds.")
                .anyMatch(told -> told.contains("There is no effect DANCE; there are: ADD_DIE, ADD_HIT"));
    }

    @Test
    @Rule({"SKD-SURG-01", "SKD-DICE-02"})
    void aSurgeLowerThanASuccessIsNoFaultAndToldAsItWorks() {
        EffectLine strain = EffectLine.of("STRAIN");
        assertThat(new Surge(Colour.BLACK, 2, strain).sentence()).hasToString("black 3: strain");
        assertThat(new Surge(Colour.BLACK, 6, strain).sentence()).hasToString("black 6: strain");
        assertThat(told(Files.shipped()
                        .unit(
                                "{id: odd, name: Odd, faction: HEROES, minis: 1, base: SMALL, defense: GREY, resilience: 1,"
                                        + " bravery: GREY, actionDice: [{minisAtLeast: 1, limit: 1}], forceAptitude: 0,"
                                        + " keywords: [], weapons: [{id: gun, name: Gun, type: RANGED, profiles: {RANGED:"
                                        + " {range: 1, dice: {BLACK: 1}, surges: [{colour: BLACK, minimum: 2, effect: {does:"
                                        + " STRAIN}}]}}}]}")))
                .isEmpty();
    }

    @Test
    void eachCardHasAnIdOfItsOwn() {
        Files twice = new Files(OrderedMap.of(
                "units",
                new UnitCards(
                        doubled(Skirmishes.book(HouseRules.DEFAULT).units().all()))));
        assertThat(told(twice)).contains("units.ahsoka: \"ahsoka\" is there twice; every card needs an id of its own.");
        assertThat(told(Files.shipped()
                        .card("{id: Not An Id, name: X, faction: HEROES, attachTo: SIDE, trigger: SPECIAL, cost: {},"
                                + " effect: {does: RETURN_UNIT}}")))
                .containsExactly(
                        "cards.Not An Id: \"Not An Id\" is no id; lower case letters, digits and - are.",
                        "cards.Not An Id: RETURN_UNIT needs unit.",
                        "cards.Not An Id: RETURN_UNIT needs of.",
                        "cards.Not An Id: RETURN_UNIT needs tokens.");
    }

    private static <T> List<T> doubled(List<T> all) {
        List<T> twice = new ArrayList<>(all);
        twice.add(all.get(0));
        return twice;
    }

    @Test
    @Rule({"SKD-SURG-05", "SKD-FORCE-07", "SKD-MISS-08"})
    void effectsAndCostsAreNumbersAndNamesThatCanBePlayedWith() {
        String card = ", name: X, faction: HEROES, attachTo: UNIT, trigger: SPECIAL, ";
        assertThat(told(
                        Files.shipped()
                                .card("{id: one" + card
                                        + "cost: {forceDice: -1}, effect: {does: GAIN_ACTION_DIE, n: -2}}")
                                .card("{id: two" + card
                                        + "cost: {}, effect: {does: ADD_DIE, pool: ATTACK, colour: BLUE, n: 0}}")
                                .card("{id: three" + card
                                        + "cost: {}, effect: {does: RETURN_UNIT, unit: ghosts, of: bandits,"
                                        + " tokens: [stone]}}"),
                        "mission",
                        Play.FREE_SKIRMISH))
                .hasSize(5)
                .contains(
                        "cards.one: GAIN_ACTION_DIE: n is -2; it is at least 1.",
                        "cards.one: It costs -1 Force Die; that is at least 0.",
                        "cards.two: ADD_DIE: n is 0; it is at least 1.",
                        "cards.two: Blue dice are Force Dice; they stand on no card.")
                .anyMatch(told -> told.startsWith("cards.three: There is no unit card ghosts; there are: ahsoka,"));
        assertThat(told(Files.shipped().unit("bandits", "keywords", List.of("PUSHY", "PULL"))))
                .containsExactly("units.bandits: Peridea bandits: keywords is PULL; right would be PULL 1.");
        assertThat(told(Files.shipped().unit("bandits", "actionDice", List.of(new UnitCard.DiceLimit(0, 1)))))
                .containsExactly("units.bandits: Peridea bandits: actionDice minisAtLeast is 0; it is at least 1.");
    }

    // ---- missions

    private static final Mission CITADEL = Skirmishes.book(HouseRules.DEFAULT).mission();

    private static List<String> citadel(Object... namesAndValues) {
        return told(Files.shipped().mission(Play.PERIDEA_FINALE, namesAndValues));
    }

    private static TerrainPiece piece(String yaml) {
        return Yaml.read(yaml, TerrainPiece.class);
    }

    @Test
    @Rule("SKD-GEO-09")
    void terrainIsSimpleOnTheTableAndUpright() {
        List<TerrainPiece> terrain = new ArrayList<>(CITADEL.terrain());
        String rest = ", kind: SOLID, cover: LIGHT, blocksLos: true, standable: true, climbable: true, height: ";
        terrain.add(piece("{id: bow" + rest + "2, polygon: [[2, 20], [6, 24], [6, 20], [2, 24]]}"));
        terrain.add(piece("{id: off" + rest + "2, polygon: [[88, 20], [92, 20], [92, 24], [88, 24]]}"));
        terrain.add(piece("{id: on" + rest + "2, polygon: [[19, 37], [21, 37], [21, 39], [19, 39]]}"));
        terrain.add(piece("{id: flat" + rest + "-1, polygon: [[2, 2], [4, 2], [4, 4], [2, 4]]}"));
        terrain.add(piece("{id: gate" + rest + "2, polygon: [[2, 28], [4, 28], [4, 30], [2, 30]]}"));
        assertThat(citadel("terrain", terrain))
                .contains(
                        "peridea-finale.terrain.bow: bow: polygon is not simple.",
                        "peridea-finale.terrain.off: off: polygon is not inside the table.",
                        "peridea-finale.terrain.on: on: polygon overlaps monolith-w at the same level.",
                        "peridea-finale.terrain.flat: flat: height -1 must be positive.",
                        "peridea-finale.terrain: \"gate\" is there twice.");
        terrain = new ArrayList<>(CITADEL.terrain());
        terrain.add(piece("{id: keep, floor: 5" + rest + "3, polygon: [[30, 80], [34, 80], [34, 84], [30, 84]]}"));
        assertThat(citadel("terrain", terrain)).as("on the terrace, not in it").isEmpty();
    }

    @Test
    @Rule("SKD-GEO-09")
    void piecesThatAreNoPiecesAreToldNotTrippedOver() {
        String rest = ", kind: SOLID, cover: LIGHT, blocksLos: true, standable: true, climbable: true, height: ";
        for (String odd : new String[] {
            "2, polygon: []",
            "2, polygon: [[5, 5]]",
            "2, polygon: [[5, 5], [9, 5]]",
            "2, polygon: [[5, 5], [9, 5], [5, 5]]"
        }) {
            List<TerrainPiece> terrain = new ArrayList<>(CITADEL.terrain());
            terrain.add(piece("{id: odd" + rest + odd + "}"));
            assertThat(citadel("terrain", terrain))
                    .as(odd)
                    .containsExactly("peridea-finale.terrain.odd: odd: polygon is not simple.");
        }
        for (String odd : new String[] {".nan", "0"}) {
            List<TerrainPiece> terrain = new ArrayList<>(CITADEL.terrain());
            terrain.add(piece("{id: odd" + rest + odd + ", polygon: [[5, 5], [9, 5], [9, 9]]}"));
            assertThat(citadel("terrain", terrain)).as(odd).hasSize(1);
        }
    }

    private static Mission.Side side(int number, Object... namesAndValues) {
        return Changed.of(CITADEL.sides().get(number), namesAndValues);
    }

    @Test
    @Rule({"SKD-SETUP-01", "SKD-MOVE-03", "SKD-GEO-07", "SKD-GEO-11"})
    void printedPlacesAreLegal() {
        OrderedMap<String, List<Spot>> places = OrderedMap.of("ahsoka", List.of(new Spot(45, 11)))
                .with("sabine", List.of(new Spot(46, 9)))
                .with("ezra", List.of(new Spot(50, 8), new Spot(55, 8)));
        assertThat(citadel("sides", List.of(side(0, "positions", places), side(1))))
                .containsExactly("peridea-finale.sides.HEROES.positions.ezra: 2 places for 1 mini.");
        places = places.with("ezra", List.of(new Spot(50, 8)));
        assertThat(citadel("sides", List.of(side(0, "positions", places), side(1))))
                .containsExactly(
                        "peridea-finale.sides.HEROES.positions.ahsoka-1: Ahsoka Tano at (45, 11) is not wholly in your zone, which lies between (0, 0) and (90, 12)."
                                + " [SKD-SETUP-01]",
                        "peridea-finale.sides.HEROES.positions.sabine-1: Sabine Wren overlaps Ahsoka Tano by 0.26 cm."
                                + " [SKD-GEO-07]");
        OrderedMap<String, List<Spot>> troopers = CITADEL.sides()
                .get(1)
                .positions()
                .with("death-troopers", List.of(new Spot(43, 59.5), new Spot(60, 64)));
        assertThat(citadel("sides", List.of(side(0), side(1, "positions", troopers))))
                .containsExactly(
                        "peridea-finale.sides.EMPIRE.positions.death-troopers-1: Undead Death Troopers 1 does not stand safely on"
                                + " gate. [SKD-GEO-11]",
                        "peridea-finale.sides.EMPIRE.positions.death-troopers-2: Undead Death Troopers 2 is 17.08 cm from its unit"
                                + " leader; 5 allowed. [SKD-MOVE-03]");
    }

    @Test
    @Rule({"SKD-GEN-01", "SKD-GEN-05", "SKD-CARD-05"})
    void sidesForcesAndCardsAreKnown() {
        assertThat(citadel("sides", List.of(side(0), side(0))))
                .containsExactly(
                        "peridea-finale.sides: There are HEROES and HEROES sides; two with different names are needed.");
        assertThat(citadel(
                        "cardLimit",
                        2,
                        "sides",
                        List.of(
                                side(
                                        0,
                                        "force",
                                        List.of("ahsoka", "vader"),
                                        "attach",
                                        OrderedMap.of("dc-beskar", "sabine")),
                                side(1))))
                .contains(
                        "peridea-finale.sides.HEROES.cards: 3 Deployment Cards; 2 allowed.",
                        "peridea-finale.sides.HEROES.cards: Beskar plates needs Sabine Wren; none in your force. [SKD-CARD-05]")
                .anyMatch(told -> told.contains("sides.HEROES.force: There is no \"vader\""))
                .anyMatch(told -> told.contains("sides.HEROES.attach.dc-beskar: There is no \"sabine\""));
        assertThat(citadel(
                        "sides",
                        List.of(
                                side(0),
                                side(
                                        1,
                                        "force",
                                        List.of("morgan", "morgan", "ezra", "resurrected-night-troopers"),
                                        "cards",
                                        List.of("dc-for-thrawn", "dc-for-thrawn"),
                                        "attach",
                                        OrderedMap.empty(),
                                        "positions",
                                        OrderedMap.empty()))))
                .containsExactly(
                        "peridea-finale.sides.EMPIRE.force: Ezra Bridger belongs to HEROES, your side is EMPIRE.",
                        "peridea-finale.sides.EMPIRE.force: Resurrected Night Troopers enters by a card and can't be set up"
                                + " at the start.",
                        "peridea-finale.sides.EMPIRE.force: Morgan Elsbeth is unique: 2 fielded, 1 allowed.");
        assertThat(citadel("forceSize", new Mission.Size(3, 6)))
                .contains(
                        "peridea-finale.sides.HEROES.force: Either each side's force is given, or forceSize says how many"
                                + " units it brings.");
    }

    @Test
    @Rule({"SKD-GEN-05", "SKD-CARD-05"})
    void aPrintedForceKeepsTheRulesOfForces() {
        assertThat(citadel(
                        "sides",
                        List.of(side(0, "force", List.of("ahsoka", "ahsoka", "morgan"), "cards", List.of()), side(1))))
                .containsExactly(
                        "peridea-finale.sides.HEROES.force: Morgan Elsbeth belongs to EMPIRE, your side is HEROES.",
                        "peridea-finale.sides.HEROES.force: Ahsoka Tano is unique: 2 fielded, 1 allowed.");
        assertThat(citadel("sides", List.of(side(0, "force", List.of()), side(1))))
                .containsExactly(
                        "peridea-finale.sides.HEROES.force: 0 units; this mission allows 1 to 26. [SKD-GEN-05]");
        assertThat(citadel("sides", List.of(side(0, "force", Collections.nCopies(27, "noti")), side(1))))
                .containsExactly(
                        "peridea-finale.sides.HEROES.force: 27 units; this mission allows 1 to 26. [SKD-GEN-05]");
        assertThat(citadel(
                        "sides", List.of(side(0), side(1, "force", List.of("morgan", "resurrected-night-troopers")))))
                .containsExactly(
                        "peridea-finale.sides.EMPIRE.force: Resurrected Night Troopers enters by a card and can't be set up"
                                + " at the start.");
        assertThat(citadel(
                        "sides",
                        List.of(
                                side(
                                        0,
                                        "cards",
                                        List.of("dc-beskar", "dc-beskar", "dc-volley"),
                                        "attach",
                                        OrderedMap.of("dc-beskar", "ezra")),
                                side(1))))
                .containsExactly(
                        "peridea-finale.sides.HEROES.cards: Beskar plates is taken 2 times; once allowed.",
                        "peridea-finale.sides.HEROES.cards: Volley belongs to EMPIRE, your side is HEROES.",
                        "peridea-finale.sides.HEROES.cards: Volley needs trooper; none in your force. [SKD-CARD-05]",
                        "peridea-finale.sides.HEROES.attach.dc-beskar: Beskar plates needs sabine; ezra is none.");
        assertThat(told(
                        Files.shipped().mission(Play.FREE_SKIRMISH, "forceSize", new Mission.Size(0, 40)),
                        "mission",
                        Play.FREE_SKIRMISH))
                .containsExactly(
                        "free-skirmish.forceSize.min: 0 is not from 1 to 26. [SKD-GEN-05]",
                        "free-skirmish.forceSize.max: 40 is not from 0 to 26. [SKD-GEN-05]");
    }

    @Test
    @Rule("SKD-SETUP-01")
    void thereIsRoomInTheZone() {
        List<Spot> slit = List.of(new Spot(0, 0), new Spot(90, 0), new Spot(90, 2));
        assertThat(citadel(
                        "sides",
                        List.of(
                                Changed.of(new Mission.Side("HEROES", List.of("ahsoka"), null, null, slit, null)),
                                side(1))))
                .containsExactly(
                        "peridea-finale.sides.HEROES.positions: There is no room for Ahsoka Tano in the zone. [SKD-SETUP-01]");
    }

    @Test
    @Rule({"SKD-MISS-01", "SKD-MISS-06"})
    void aLineIsLookedAtWhenItCanHold() {
        ConditionLine lost = new ConditionLine("UNIT_DEFEATED", null, null, "morgan", null, null, null);
        ConditionLine there = new ConditionLine("UNIT_IN_ZONE", null, "summit", null, null, null, null);
        ConditionLine last = new ConditionLine("LAST_ROUND", null, null, null, null, null, null);
        assertThat(citadel(
                        "scoring",
                        List.of(
                                new Mission.Scoring(Mission.When.END_OF_ROUND, "HEROES", lost, 1),
                                new Mission.Scoring(Mission.When.AT_ONCE, "HEROES", lost, 1),
                                new Mission.Scoring(Mission.When.ON_EVENT, "HEROES", there, 1)),
                        "end",
                        List.of(
                                new Mission.End(Mission.When.ON_EVENT, lost, "HEROES"),
                                new Mission.End(Mission.When.AT_ONCE, there, "HEROES"),
                                new Mission.End(Mission.When.AT_ONCE, last, "MORE_VP"))))
                .containsExactly(
                        "peridea-finale.scoring.0.when: UNIT_DEFEATED is not looked at END_OF_ROUND; right would be ON_EVENT.",
                        "peridea-finale.scoring.1.when: UNIT_DEFEATED is not looked at AT_ONCE; right would be ON_EVENT.",
                        "peridea-finale.scoring.2.when: UNIT_IN_ZONE is not looked at ON_EVENT; right would be END_OF_ROUND.",
                        "peridea-finale.end.0.when: UNIT_DEFEATED is not looked at ON_EVENT; right would be AT_ONCE.",
                        "peridea-finale.end.1.when: UNIT_IN_ZONE is not looked at AT_ONCE; right would be END_OF_ROUND.",
                        "peridea-finale.end.2.when: LAST_ROUND is not looked at AT_ONCE; right would be END_OF_ROUND.");
    }

    @Test
    @Rule({"SKD-MISS-01", "SKD-MISS-05", "SKD-MISS-06"})
    void whatCountsIsKnown() {
        ConditionLine odd = new ConditionLine("MOON", "REBELS", "moon", "vader", null, null, null);
        assertThat(citadel(
                        "rounds",
                        0,
                        "tokens",
                        OrderedMap.of("stone", new Spot(100, 20)),
                        "scoring",
                        List.of(new Mission.Scoring(Mission.When.ON_EVENT, "REBELS", odd, 1)),
                        "end",
                        List.of(new Mission.End(
                                Mission.When.AT_ONCE,
                                new ConditionLine("ALL_IN_ZONE", null, null, null, null, null, null),
                                "NOBODY")),
                        "tieBreak",
                        "COIN"))
                .extracting(told -> told.replaceAll(" \"?[^ ]*\"?; there are:.*", " ..."))
                .containsExactly(
                        "peridea-finale.rounds: 0 is not from 1 to 100. [SKD-MISS-06]",
                        "peridea-finale.tokens.stone: (100, 20) is not on the table.",
                        "peridea-finale.interactions.gate-lever: There is no ...",
                        "peridea-finale.scoring.0.who: There is no ...",
                        "peridea-finale.scoring.0.condition: There is no ...",
                        "peridea-finale.scoring.0.condition.side: There is no ...",
                        "peridea-finale.scoring.0.condition.zone: There is no ...",
                        "peridea-finale.scoring.0.condition.unit: There is no ...",
                        "peridea-finale.end.0.winner: There is no ...",
                        "peridea-finale.end.0.condition: ALL_IN_ZONE needs a zone.",
                        "peridea-finale.end.0.when: ALL_IN_ZONE is not looked at AT_ONCE; right would be END_OF_ROUND.",
                        "peridea-finale.end: The game needs an end after the last round: a line with LAST_ROUND.",
                        "peridea-finale.tieBreak: There is no ...");
        EffectLine noPiece = new EffectLine("REMOVE_TERRAIN", null, null, null, null, null, null, null, "door", null);
        assertThat(citadel(
                        "interactions", List.of(new Mission.Interaction("gate-lever", null, List.of(noPiece), true))))
                .hasSize(1)
                .allMatch(told -> told.startsWith("peridea-finale.interactions.gate-lever: There is no \"door\""));
    }

    // ---- forces

    @Test
    @Rule("SKD-GEN-05")
    void unitsOfTheSideAreOfferedButForThoseThatEnterByACard() {
        Book book = Skirmishes.book(HouseRules.DEFAULT);
        ForceRules rules = new ForceRules("EMPIRE", new Mission.Size(3, 6), 3);
        assertThat(rules.offered(book.units()).stream().map(UnitCard::id))
                .contains("night-troopers", "morgan")
                .doesNotContain("resurrected-night-troopers", "ahsoka");
        assertThat(rules.offeredCards(book.cards()).stream().map(DeploymentCard::id))
                .containsExactly("dc-great-mothers", "dc-for-thrawn", "dc-volley");
    }

    // ---- forces written at home

    private static List<String> judged(String yaml) {
        return ForceList.KIND
                .judge()
                .apply(Skirmishes.book(HouseRules.DEFAULT), Yaml.read(yaml, ForceList.class))
                .violations()
                .stream()
                .map(Violation::toString)
                .toList();
    }

    @Test
    @Rule({"SKD-GEN-05", "SKD-CARD-05"})
    void aForceIsJudgedForAFreeSkirmishWhateverIsPlayed() {
        var judged = ForceList.KIND
                .judge()
                .apply(
                        Skirmishes.book(HouseRules.DEFAULT),
                        Yaml.read(
                                "{faction: EMPIRE, units: {morgan: 1, night-troopers: 2}, cards: [dc-great-mothers]}",
                                ForceList.class));
        assertThat(judged.name()).hasToString("EMPIRE force");
        assertThat(judged.violations()).isEmpty();
        assertThat(judged.entries().stream().map(entry -> entry.count() + " " + entry.name()))
                .containsExactly("1 Morgan Elsbeth", "2 Night Troopers", "1 The Great Mothers' ritual");
    }

    @Test
    @Rule({"SKD-GEN-05", "SKD-CARD-05"})
    void aForceThatAMissionFixesIsJudgedLikeAnyOther() {
        assertThat(judged("{faction: HEROES, mission: PERIDEA_FINALE, units: {ahsoka: 2, noti: 1},"
                        + " cards: [dc-beskar, dc-meditation]}"))
                .hasSize(3)
                .anyMatch(one -> one.contains("This mission fixes the force"))
                .anyMatch(one -> one.contains("Ahsoka Tano is unique: 2 fielded"))
                .anyMatch(one -> one.contains("Beskar plates needs Sabine Wren"));
        assertThat(judged("{faction: HEROES, mission: PERIDEA_FINALE, units: {ahsoka: 1, sabine: 1, ezra: 1},"
                        + " cards: [dc-beskar]}"))
                .isEmpty();
    }

    @Test
    @Rule({"SKD-GEN-05", "SKD-CARD-05"})
    void everyBrokenRuleIsTold() {
        assertThat(judged(
                        "{faction: HEROES, units: {ahsoka: 2, morgan: 1, vader: 1, resurrected-night-troopers: 1, noti: 4},"
                                + " cards: [dc-beskar, dc-beskar, dc-volley, dc-nothing]}"))
                .containsExactly(
                        "Unit vader is not in the catalogue.",
                        "8 units; this mission allows 3 to 6. [SKD-GEN-05]",
                        "Morgan Elsbeth belongs to EMPIRE, your side is HEROES.",
                        "Resurrected Night Troopers belongs to EMPIRE, your side is HEROES.",
                        "Resurrected Night Troopers enters by a card and can't be set up at the start.",
                        "Ahsoka Tano is unique: 2 fielded, 1 allowed.",
                        "Deployment Card dc-nothing is not in the catalogue.",
                        "Beskar plates is taken 2 times; once allowed.",
                        "Beskar plates needs Sabine Wren; none in your force. [SKD-CARD-05]",
                        "Volley belongs to EMPIRE, your side is HEROES.");
        assertThat(judged("{faction: HEROES, units: {noti: 2}}"))
                .containsExactly("2 units; this mission allows 3 to 6. [SKD-GEN-05]");
        assertThat(judged("{faction: EMPIRE, units: {bandits: 3, morgan: 1}, cards: [dc-great-mothers, dc-for-thrawn,"
                        + " dc-great-mothers, dc-for-thrawn]}"))
                .contains("4 Deployment Cards; 3 allowed.");
        assertThat(judged("{faction: REBELS, units: {noti: 3}}"))
                .containsExactly("faction: Free skirmish has no side REBELS; it has HEROES and EMPIRE.");
    }

    @Test
    @Rule("SKD-GEN-05")
    void aMissionMayFixTheForce() {
        assertThat(judged("{faction: HEROES, mission: PERIDEA_FINALE, units: {ahsoka: 1, noti: 2, ezra: 1}}"))
                .containsExactly(
                        "This mission fixes the force: missing 1 Sabine Wren, too many 2 Noti band. [SKD-GEN-05]");
        assertThat(judged("{faction: HEROES, mission: PERIDEA_FINALE, units: {ahsoka: 1, sabine: 1, ezra: 1}}"))
                .isEmpty();
    }
}
