package org.muster.ruleset.skirmish;

import java.util.List;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.Yaml;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.data.DeploymentCards;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCards;

/** A mission in which everything happens: on a roof, with surges of every kind and cards for every occasion. */
final class Brawl {

    private Brawl() {}

    private static final String MISSION = """
            name: Brawl on the roof
            rounds: 4
            cardLimit: 9
            sides:
              - seat: HEROES
                force: [brawlers, brawlers, boss]
                cards: [h-mend, h-avenge, h-run, h-stand, h-turn]
                zone: [[30, 30], [60, 30], [60, 40], [30, 40]]
              - seat: EMPIRE
                force: [thugs, thugs, bully]
                cards: [e-rise, e-heart]
                zone: [[30, 50], [60, 50], [60, 60], [30, 60]]
            terrain:
              - {id: roof, kind: SOLID, height: 6, cover: LIGHT, blocksLos: true, standable: true, climbable: true,
                 polygon: [[28, 28], [62, 28], [62, 62], [28, 62]]}
              - {id: shed, kind: SOLID, floor: 6, height: 3, cover: HEAVY, blocksLos: true, standable: true, climbable: true,
                 polygon: [[42, 42], [48, 42], [48, 48], [42, 48]]}
            zones: {middle: [[35, 35], [55, 35], [55, 55], [35, 55]]}
            tokens: {bell: [40, 45], grave: [20, 75]}
            interactions:
              - {token: bell, effects: [{does: REMOVE_TERRAIN, piece: shed}, {does: SCORE, n: 1}], once: true}
            specials:
              - {ability: {id: taunt, kind: SPECIAL, effect: {does: FREE_ACTION, action: MOVE}}}
            scoring:
              - {when: END_OF_ROUND, who: HEROES, condition: {is: UNIT_IN_ZONE, zone: middle}, vp: 1}
              - {when: ON_EVENT, condition: {is: UNIT_DEFEATED}, vp: 2}
            end:
              - {when: AT_ONCE, condition: {is: NO_UNITS}, winner: OTHER_SIDE}
              - {when: END_OF_ROUND, condition: {is: LAST_ROUND}, winner: MORE_VP}
            tieBreak: DRAW
            """;

    private static final String SURGES =
            "[{colour: GREY, minimum: 4, effect: {does: %s}}, {colour: RED, minimum: 2, effect:"
                    + " {does: %s}}, {colour: BLACK, minimum: 3, effect: {does: %s}}]";

    private static String unit(String id, String faction, int minis, String keywords, String... effects) {
        String melee = SURGES.formatted((Object[]) effects);
        String ranged = SURGES.formatted(effects[3], effects[4], effects[5]);
        return """
                {id: %s, name: %s, faction: %s, unique: %s, minis: %d, base: SMALL, defense: WHITE, resilience: 2, bravery: WHITE,
                 actionDice: [{minisAtLeast: 2, limit: 4}, {minisAtLeast: 1, limit: 3}], forceAptitude: 3,
                 keywords: [FORCE_USER, %s],
                 weapons: [{id: fists, name: Fists, type: MELEE, profiles: {
                   MELEE: {dice: {RED: 1, GREY: 1, BLACK: 1}, surges: %s},
                   CLOSE_COMBAT: {dice: {GREY: 1}, surges: []}}},
                   {id: stones, name: Stones, type: RANGED, profiles: {
                     RANGED: {range: 3, dice: {RED: 1, GREY: 1, BLACK: 1}, surges: %s}}}]}
                """.formatted(id, id, faction, minis == 1, minis, keywords, melee, ranged);
    }

    private static final List<String> UNITS = List.of(
            unit("brawlers", "HEROES", 3, "PUSH 2", "PUSH, n: 2", "ADD_HIT", "SHORT_MOVE", "PULL", "STRAIN", "MOVE"),
            unit(
                    "boss",
                    "HEROES",
                    1,
                    "LEADER, PUSH 2",
                    "PUSH, n: 3",
                    "LOSE_ACTION_DIE",
                    "ADD_WOUND",
                    "REMOVE_WOUND",
                    "GAIN_FORCE_DIE",
                    "UNSTRAIN"),
            unit(
                    "thugs",
                    "EMPIRE",
                    3,
                    "PULL 2",
                    "CANCEL_BLOCK",
                    "PULL, n: 2",
                    "GAIN_ACTION_DIE",
                    "PUSH, n: 2",
                    "FREE_ACTION, action: ATTACK",
                    "ADD_WOUND"),
            unit(
                    "bully",
                    "EMPIRE",
                    1,
                    "LEADER, PUSH 3",
                    "FREE_ACTION, action: MOVE",
                    "SPEND_FORCE_DIE",
                    "PUSH, n: 3",
                    "READY_CARD",
                    "EXHAUST_CARD",
                    "SCORE"),
            unit("ghosts", "EMPIRE", 2, "PUSH 1", "STRAIN", "STRAIN", "STRAIN", "STRAIN", "STRAIN", "STRAIN"));

    private static final List<String> CARDS = List.of(
            card("h-mend", "HEROES", "UNIT", "UNIT_WOUNDED", "REMOVE_WOUND", ""),
            card("h-avenge", "HEROES", "UNIT", "UNIT_DEFEATED", "GAIN_ACTION_DIE", ""),
            card("h-run", "HEROES", "SIDE", "START_OF_ACTIVATION_PHASE", "MOVE", ", target: {who: FRIENDLY}"),
            card("h-stand", "HEROES", "UNIT", "FORM_BRAVERY_POOL", "ADD_DIE, pool: BRAVERY, colour: RED", ""),
            card("h-turn", "HEROES", "UNIT", "SPECIAL", "READY_CARD, card: h-run", ""),
            card(
                    "e-rise",
                    "EMPIRE",
                    "SIDE",
                    "START_OF_ACTIVATION_PHASE",
                    "RETURN_UNIT, of: thugs, unit: ghosts, tokens: [grave, bell]",
                    ", target: {who: NONE}"),
            card("e-heart", "EMPIRE", "SIDE", "FORM_ATTACK_POOL", "ADD_DIE, pool: ATTACK, colour: RED", ""));

    private static String card(String id, String faction, String attachTo, String trigger, String effect, String more) {
        return """
                {id: %s, name: %s, faction: %s, attachTo: %s, trigger: %s, cost: {exhaust: true}, effect: {does: %s}%s,
                 readiedBy: START_OF_ACTIVATION_PHASE}
                """.formatted(id, id, faction, attachTo, trigger, effect, more);
    }

    static Skirmishes.Files files() {
        return new Skirmishes.Files(OrderedMap.<String, Object>of(
                        "units", Yaml.read("units: [" + String.join(", ", UNITS) + "]", UnitCards.class))
                .with("cards", Yaml.read("cards: [" + String.join(", ", CARDS) + "]", DeploymentCards.class))
                .with(Play.TRAINING_YARD.data(), Yaml.read(MISSION, Mission.class)));
    }

    static Book book() {
        return files().book("mission", Play.TRAINING_YARD, "surgeRepeat", HouseRules.SurgeRepeat.PER_DIE);
    }
}
