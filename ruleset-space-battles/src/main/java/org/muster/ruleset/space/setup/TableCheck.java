package org.muster.ruleset.space.setup;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Moves;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Trait;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.Zones;
import org.muster.ruleset.space.grid.Offset;

/** Whether ships, zones and moves are as the rules can use them. */
final class TableCheck {

    /** A zone reaches no farther, so that a picture of it makes sense. */
    private static final int FARTHEST = 12;

    private final Designs designs;
    private final FileViolations violations;
    private final Set<String> letters = new LinkedHashSet<>();

    TableCheck(Designs designs, FileViolations violations) {
        this.designs = designs;
        this.violations = violations;
    }

    // ---- zones

    void zones(Zones zones) {
        zones.zones().forEach((letter, spaces) -> {
            letters.add(letter);
            zone("zones.zones." + letter, spaces);
        });
        zones.typical().forEach((type, letter) -> violations.known("zones.typical." + type, letter, letters));
        for (Design design : designs.ships()) {
            if (design.zone() == null && !zones.typical().containsKey(design.type())) {
                violations.add(
                        "zones.typical",
                        "MISSING",
                        "{ship} names no zone, and there is no typical one for {type}.",
                        design.id(),
                        design.type());
            }
        }
    }

    private void zone(String at, List<Offset> spaces) {
        Set<Offset> seen = new LinkedHashSet<>();
        for (int i = 0; i < spaces.size(); i++) {
            Offset space = spaces.get(i);
            String where = at + '.' + i;
            if (space.right() == 0 && space.forward() == 0) {
                violations.add(where, "ZONE_OWN_SPACE", "[0,0] is the ship's own space; a zone lies around it.");
            }
            if (!seen.add(space)) {
                violations.add(where, "TWICE", "{space} is there twice; once is enough.", space);
            }
            violations.between(where, Math.max(Math.abs(space.right()), Math.abs(space.forward())), 0, FARTHEST);
        }
    }

    // ---- ships

    void ships() {
        Set<String> ids = new LinkedHashSet<>();
        for (Design design : designs.ships()) {
            violations.once("ships.ships", design.id(), ids);
            ship("ships.ships." + design.id(), design);
        }
        Set<String> batteries = new LinkedHashSet<>();
        for (Battery battery : designs.batteries()) {
            violations.once("ships.batteries", battery.id(), batteries);
            violations.between("ships.batteries." + battery.id() + ".attack", battery.attack(), -20, 40);
            violations.between("ships.batteries." + battery.id() + ".bursts", battery.bursts(), 1, 100);
        }
    }

    private void ship(String at, Design design) {
        if (!design.id().matches("[A-Za-z0-9][A-Za-z0-9-]*")) {
            violations.add(at, "BAD_ID", "\"{id}\" is no id; letters, digits and - are.", design.id());
        }
        if (design.defence().size() != 3) {
            violations.add(
                    at + ".defence",
                    "THREE_COLUMNS",
                    "{n number|numbers}; there are three columns: No Screens/Front, Minimum/Side, Full/Rear.",
                    design.defence().size());
        }
        design.defence().forEach(value -> violations.between(at + ".defence", value, 1, 60));
        violations.between(at + ".hits", design.hits(), 1, 100);
        violations.between(at + ".speed", design.speed(), design.is(ShipType.INSTALLATION) ? 0 : 1, 20);
        violations.between(at + ".carries", design.capacity(), 0, 100);
        if (design.is(ShipType.FIGHTER) && design.capacity() > 0) {
            violations.add(
                    at + ".carries",
                    "WRONG_TYPE",
                    "{ship} is a fighter; those are carried and carry nobody.",
                    design.id());
        }
        violations.between(at + ".launches", design.launchesPerTurn(), 0, 100);
        violations.between(at + ".snubDefence", design.defenceAgainstSnub(), 0, 40);
        Integer price = design.price();
        if (price != null) {
            violations.between(at + ".price", price, 1, 1000);
        }
        String zone = design.zone();
        if (zone != null) {
            violations.known(at + ".zone", zone, letters);
        }
        violations.between(at + ".weapons", design.weapons().size(), 0, 4);
        Set<String> names = new TreeSet<>();
        for (Weapon weapon : design.weapons()) {
            violations.once(at + ".weapons", weapon.id(), names);
            violations.between(at + ".weapons." + weapon.id() + ".attack", weapon.attack(), -20, 40);
            if (weapon.name().isBlank() || weapon.id().isBlank() || weapon.id().contains("+")) {
                violations.add(at + ".weapons", "BAD_ID", "\"{id}\" is no id of a weapon.", weapon.id());
            }
        }
    }

    // ---- moves

    void moves(Moves moves, HouseRules houseRules) {
        boolean right = true;
        for (Map.Entry<ShipType, ? extends Map<MoveKind, Moves.Length>> type :
                moves.moves().entrySet()) {
            for (Map.Entry<MoveKind, Moves.Length> kind : type.getValue().entrySet()) {
                String at = "moves.moves." + type.getKey() + '.' + kind.getKey();
                right &= violations.between(at + ".forward", kind.getValue().forward(), 1, 8);
                right &= violations.between(
                        at + ".turns", kind.getValue().turns(), 0, kind.getKey() == MoveKind.STANDARD ? 4 : 0);
                if (kind.getKey() == MoveKind.HOLD) {
                    right = false;
                    violations.add(at, "UNKNOWN", "Holding is no move; STANDARD, FULL_POWER and ATTACK are.");
                }
            }
        }
        right &= violations.between("moves.fast", moves.fast(), 1, 8);
        right &= violations.between("moves.unwieldy", moves.unwieldy(), 0, 4);
        collision(moves.collision());
        if (right) {
            designs.ships().forEach(design -> moves(design, moves, houseRules));
        }
    }

    private void moves(Design design, Moves moves, HouseRules houseRules) {
        var own = moves.moves().get(design.type());
        boolean stands = design.is(ShipType.INSTALLATION);
        if (!stands && (own == null || !own.containsKey(MoveKind.STANDARD))) {
            violations.add(
                    "moves.moves." + design.type(),
                    "MISSING",
                    "{ship} is {type:a}, and such ships have no standard move.",
                    design.id(),
                    design.type().word());
            return;
        }
        if (stands && own != null) {
            violations.add("moves.moves." + design.type(), "UNKNOWN", "Installations never move.");
            return;
        }
        if (design.has(Trait.ATTACK_MOVE)
                && !moves.moves()
                        .getOrDefault(ShipType.FIGHTER, OrderedMap.empty())
                        .containsKey(MoveKind.ATTACK)) {
            violations.add(
                    "moves.moves.FIGHTER",
                    "MISSING",
                    "{ship} makes the attack move of fighters, and they have none.",
                    design.id());
        }
        int sequences = Helm.count(design, moves, houseRules);
        if (sequences > Helm.MOST) {
            violations.add(
                    "moves.moves." + design.type(),
                    "TOO_MANY_MOVES",
                    "{ship} could be moved in {n} ways and parts of them; at most {most} can be told apart. Fewer steps or"
                            + " turns would be right.",
                    design.id(),
                    sequences,
                    Helm.MOST);
        }
    }

    private void collision(Moves.Collision collision) {
        if (collision.diagonals().isEmpty()) {
            violations.add("moves.collision.diagonals", "MISSING", "At least one evasion move is needed.");
        }
        for (Offset diagonal : collision.diagonals()) {
            boolean beside = Math.max(Math.abs(diagonal.right()), Math.abs(diagonal.forward())) == 1;
            if (!beside || diagonal.right() == 0 && diagonal.forward() == 1) {
                violations.add(
                        "moves.collision.diagonals",
                        "BAD_EVASION",
                        "{space} is no neighbour beside the enemy; [-1,1] and [1,1] are.",
                        diagonal);
            }
        }
        Offset jump = collision.jump();
        if (jump.right() != 0 || jump.forward() < 2 || jump.forward() > FARTHEST) {
            violations.add("moves.collision.jump", "BAD_EVASION", "{space} is not beyond the enemy; [0,2] is.", jump);
        }
    }
}
