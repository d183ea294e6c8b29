package org.muster.ruleset.space.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.capital.CapitalWeaponsPhase;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.gunnery.Aim;
import org.muster.ruleset.space.gunnery.Gunnery;

/** A ship on the table: its line of the tables, how it stands with it, and whom its weapons reach from where it is. */
final class ShipSheet {

    private ShipSheet() {}

    static List<Table> of(Battle battle, Ship ship) {
        return List.of(facts(battle, ship), weapons(battle, ship), reached(battle, ship));
    }

    private static Table facts(Battle battle, Ship ship) {
        Design design = battle.sheet(ship).design();
        Table facts = Table.of(Sentence.of("{ship}, {design}", ship.id(), design.name()))
                .with(Sentence.of("Side"), Sides.called(battle, ship.side()))
                .with(Sentence.of("Type"), Cell.of(design.type().word()))
                .with(Sentence.of("At"), Cell.of("{square}", ship.at()));
        if (!design.is(ShipType.INSTALLATION)) {
            facts = facts.with(Sentence.of("Facing"), Cell.of(ship.facing().word()))
                    .with(Sentence.of("Speed"), Cell.number(design.speed()));
        }
        facts = facts.with(Sentence.of("Defence"), defence(battle, design));
        if (design.defenceAgainstSnub() > 0) {
            facts = facts.with(Sentence.of("Against snub weapons"), Cell.of("+{n}", design.defenceAgainstSnub()));
        }
        facts = facts.with(Sentence.of("Hits left"), Ships.hitsLeft(battle, ship));
        if (design.points() > 0) {
            facts = facts.with(Sentence.of("Points"), Cell.number(design.points()));
        }
        if (design.capacity() > 0) {
            facts = facts.with(Sentence.of("Fighters on board"), carried(battle, ship))
                    .with(
                            Sentence.of("Launched this turn"),
                            Cell.share(battle.progress().launchesOf(ship.id()), design.launchesPerTurn()));
        }
        Cell turn = Ships.thisTurn(battle, ship);
        return turn.equals(Cell.EMPTY) ? facts : facts.with(Sentence.of("This turn"), turn);
    }

    /** The three columns of the tables, by screens or by arc (SPB-HIT-03, -04, -06, -09). */
    static Cell defence(Battle battle, Design design) {
        List<Integer> columns = design.defence();
        if (design.is(ShipType.INSTALLATION)) {
            return Cell.number(columns.get(0));
        }
        return Gunnery.byScreens(battle.book(), design)
                ? Cell.of(
                        "{near} without screens, {mid} minimum, {far} full",
                        columns.get(0),
                        columns.get(1),
                        columns.get(2))
                : Cell.of("{front} front, {side} side, {rear} rear", columns.get(0), columns.get(1), columns.get(2));
    }

    private static Cell carried(Battle battle, Ship ship) {
        List<String> fighters =
                battle.carriedBy(ship.id()).stream().map(Away::id).toList();
        return fighters.isEmpty() ? Cell.of("none") : Cell.of(Sentence.joined(", ", fighters));
    }

    private static Table weapons(Battle battle, Ship ship) {
        List<Row> rows = new ArrayList<>();
        for (Weapon weapon : battle.sheet(ship).design().weapons()) {
            rows.add(Row.of(
                    Cell.name(weapon.name()),
                    Cell.of(weapon.kind().word()),
                    Cell.number(weapon.attack()),
                    Cell.mark(CapitalWeaponsPhase.hasFired(battle, ship, weapon))));
        }
        return Table.of(
                        Sentence.of("Weapons"),
                        Sentence.of("Weapon"),
                        Sentence.of("Class"),
                        Sentence.of("Attack"),
                        Sentence.of("Fired"))
                .rows(rows);
    }

    /** Enemies that a weapon reaches from here, with the chance to hit; whether it may fire now is asked elsewhere. */
    private static Table reached(Battle battle, Ship ship) {
        List<Row> rows = new ArrayList<>();
        for (Weapon weapon : battle.sheet(ship).design().weapons()) {
            for (Ship target : battle.of(ship.side().other())) {
                if (reaches(battle, ship, weapon, target)) {
                    rows.add(row(battle, target, weapon.name(), Gunnery.aim(battle, ship, weapon, target)));
                }
            }
        }
        return Table.of(
                        inReach(battle, ship),
                        Sentence.of("Weapon"),
                        Sentence.of("Target"),
                        Sentence.of("Chance to hit"))
                .rows(rows);
    }

    private static Sentence inReach(Battle battle, Ship ship) {
        if (ship.isDisabled(battle.turn())) {
            return Sentence.of("In reach, but disabled: nothing fires this turn");
        }
        return ship.isDisabled(battle.turn() + 1)
                ? Sentence.of("In reach, but disabled next turn")
                : Sentence.of("In reach");
    }

    private static boolean reaches(Battle battle, Ship ship, Weapon weapon, Ship target) {
        return weapon.kind() == WeaponClass.CAPITAL
                ? Gunnery.capitalViolations(battle, ship, target).isEmpty()
                : Gunnery.violations(battle, ship, weapon, target).isEmpty();
    }

    /** A target with the odds. */
    static Row row(Battle battle, Ship target, String weapon, Aim aim) {
        return Row.of(Cell.name(weapon), Cell.name(target.id(), target.id()), Cell.of(aim.odds()))
                .of(battle.player(target.side()))
                .about(target.id());
    }
}
