package org.muster.ruleset.space.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.gunnery.Gunnery;

/** What the picture of a battle says in words. */
final class Words {

    private final Battle battle;

    Words(Battle battle) {
        this.battle = battle;
    }

    /** Where the battle has come to. */
    Sentence caption() {
        Progress progress = battle.progress();
        Sentence phase = progress.phase().words();
        if (progress.phase() == Progress.Phase.SETUP) {
            return phase;
        }
        int turn = battle.turn();
        int last = battle.book().turnLimit();
        Side active = progress.active();
        if (active == null) {
            return told(Sentence.of("Turn {turn} of {last}, {phase}", turn, last, phase));
        }
        return told(Sentence.of(
                progress.phase() == Progress.Phase.CAPITAL_WEAPONS
                        ? "Turn {turn} of {last}, {phase}, the {side} fires"
                        : "Turn {turn} of {last}, {phase}, the {side} moves",
                turn,
                last,
                phase,
                active.word()));
    }

    private Sentence told(Sentence turn) {
        Side holder = battle.progress().holder();
        return holder == null
                ? Sentence.of("{turn}; {standing}", turn, standing())
                : Sentence.of("{turn}; the initiative is with the {side}; {standing}", turn, holder.word(), standing());
    }

    /** What each side has left. */
    private Sentence standing() {
        List<Sentence> sides = new ArrayList<>();
        for (Side side : Side.values()) {
            long towers = battle.of(side).stream()
                    .filter(ship -> battle.sheet(ship).is(ShipType.INSTALLATION))
                    .count();
            long ships = battle.of(side).size() - towers;
            sides.add(
                    towers == 0
                            ? Sentence.of("{side}: {n ship|ships}", side.word(), ships)
                            : Sentence.of(
                                    "{side}: {n ship|ships} and {towers tower|towers}", side.word(), ships, towers));
        }
        return Sentence.joined(", ", sides);
    }

    /** All of it, for who does not see it. */
    Sentence all() {
        List<Sentence> words = new ArrayList<>();
        words.add(Sentence.of("{caption}.", caption()));
        for (Side side : Side.values()) {
            List<Sentence> ships = new ArrayList<>();
            int towers = 0;
            for (Ship ship : battle.of(side)) {
                if (battle.sheet(ship).is(ShipType.INSTALLATION)) {
                    towers++;
                } else {
                    ships.add(Sentence.of(
                            ship.hits() == 0
                                    ? "{ship} at {square} facing {facing}"
                                    : "{ship} at {square} facing {facing}, damaged",
                            ship.id(),
                            ship.at(),
                            ship.facing().word()));
                }
            }
            if (towers > 0) {
                ships.add(Sentence.of("{n tower|towers}", towers));
            }
            words.add(
                    ships.isEmpty()
                            ? Sentence.of("The {side} has no ship on the board.", side.word())
                            : Sentence.of("The {side} has {ships}.", side.word(), Sentence.joined("; ", ships)));
        }
        return Sentence.joined(" ", words);
    }

    /** The planet, and its cannon. */
    Sentence planet() {
        Battery battery = battle.book().battery();
        if (battery == null) {
            return Sentence.of("planet");
        }
        return battle.book().houseRules().ionBursts() == HouseRules.IonBursts.PER_TURN
                ? Sentence.of("planet, with the {cannon}, {n burst|bursts} a turn", battery.name(), battery.bursts())
                : Sentence.of(
                        "planet, with the {cannon}, {n burst|bursts} left",
                        battery.name(),
                        battery.bursts() - battle.fire().bursts());
    }

    /** A ship and how it stands with it. */
    Sentence ship(Ship ship, Design design) {
        List<Sentence> printed = new ArrayList<>();
        printed.add(Sentence.of("{design} at {square}", design.name(), ship.at()));
        if (!design.is(ShipType.INSTALLATION)) {
            printed.add(Sentence.of("speed {speed}", design.speed()));
        }
        List<Integer> defence = design.defence();
        printed.add(
                design.is(ShipType.INSTALLATION)
                        ? Sentence.of("defence {n}", defence.get(0))
                        : Gunnery.byScreens(battle.book(), design)
                                ? Sentence.of(
                                        "defence {none}/{minimum}/{full} by screens",
                                        defence.get(0),
                                        defence.get(1),
                                        defence.get(2))
                                : Sentence.of(
                                        "defence {front}/{side}/{rear} by sides",
                                        defence.get(0),
                                        defence.get(1),
                                        defence.get(2)));
        for (Weapon weapon : design.weapons()) {
            printed.add(Sentence.verbatim(weapon.name() + (weapon.attack() < 0 ? " " : " +") + weapon.attack()));
        }
        List<Sentence> words = new ArrayList<>();
        words.add(Sentence.joined(", ", printed));
        if (design.hits() > 1 || ship.hits() > 0) {
            words.add(Sentence.of("{n} of {all hit|hits}", ship.hits(), design.hits()));
        }
        List<Away> carried = battle.carriedBy(ship.id());
        if (!carried.isEmpty()) {
            words.add(Sentence.of(
                    "carries {fighters}",
                    Sentence.joined(", ", carried.stream().map(Away::id).toList())));
        }
        if (battle.isDisabled(ship)) {
            words.add(Sentence.of("disabled this turn"));
        } else if (ship.isDisabled(battle.turn() + 1)) {
            words.add(Sentence.of("disabled next turn"));
        } else if (battle.turn() > 0 && ship.hasMoved(battle.turn())) {
            words.add(
                    ship.hasMovedAtFullPower(battle.turn())
                            ? Sentence.of("has moved this turn, at full power")
                            : Sentence.of("has moved this turn"));
        }
        return Sentence.joined("; ", words);
    }
}
