package org.muster.ruleset.space.gunnery;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.HeavyVsFighters;
import org.muster.ruleset.space.HouseRules.Screens;
import org.muster.ruleset.space.HouseRules.SnubWeapons;
import org.muster.ruleset.space.Sheet;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.ThreatZone;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Trait;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Arc;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;

/**
 * What may fire at what, and how hard it is to hit.
 *
 * <pre>
 * d20 and attack against defence                                  SPB-HIT-01, -02   {@link Aim}
 * fighters: by the arc in which the attacker stands               SPB-HIT-03
 * ships with screens: by distance                                 SPB-HIT-04, -05, or by arc -06
 * towers and the port: one value                                  SPB-HIT-09
 * snub weapons                                                    SPB-HIT-10, -11
 * threat zones                                                    SPB-RAP-05, -06, -07
 * capital weapons: arcs and line of sight                         SPB-CAP-04, SPB-CAP-07, SPB-CAP-08
 * walls of the trench, and the port                               SPB-DS-11, -13, -14
 * </pre>
 */
public final class Gunnery {

    private Gunnery() {}

    // ---- how hard it is

    /** A ship's weapon pointed at a ship. */
    public static Aim aim(Battle battle, Ship firer, Weapon weapon, Ship target) {
        Sheet sheet = battle.sheet(target);
        int bonus = isSnub(battle, firer, weapon) ? sheet.design().defenceAgainstSnub() : 0;
        Sentence column = column(battle, sheet, target, firer.at());
        String rule = columnRule(battle.book(), sheet, firer.at());
        return new Aim(
                firer.id(),
                weapon.name(),
                weapon.attack(),
                target.id(),
                defence(battle, sheet, target, firer.at()) + bonus,
                bonus == 0 ? column : Sentence.of("{column} +{n} against snub weapons", column, bonus),
                bonus == 0 ? List.of(rule) : List.of(rule, "SPB-HIT-11"),
                battle.book().houseRules());
    }

    /** The cannon off the board pointed at a ship: far away, so screens are full (SPB-ION-03, SPB-HIT-05). */
    public static Aim aim(Battle battle, Battery battery, Ship target) {
        Sheet sheet = battle.sheet(target);
        Square from = beyondPlanet(battle, target);
        return new Aim(
                battery.name(),
                "",
                battery.attack(),
                target.id(),
                defence(battle, sheet, target, from),
                column(battle, sheet, target, from),
                List.of("SPB-ION-02", "SPB-ION-03", columnRule(battle.book(), sheet, from)),
                battle.book().houseRules());
    }

    /** A heavy weapon pointed at the port (SPB-DS-12). */
    public static Aim aimAtPort(Battle battle, Ship firer, Weapon weapon) {
        return new Aim(
                firer.id(),
                weapon.name(),
                weapon.attack(),
                "",
                battle.book().portDefence(),
                Sentence.of("port"),
                List.of("SPB-HIT-09", "SPB-DS-12"),
                battle.book().houseRules());
    }

    /** The space just beyond the planet's edge in the target's row or column (SPB-HIT-06); without a planet, none. */
    private static @Nullable Square beyondPlanet(Battle battle, Ship target) {
        Facing planet = battle.book().scenario().planet();
        if (planet == null || battle.book().houseRules().screens() == Screens.RANGE) {
            return null;
        }
        Scenario.Board board = battle.book().scenario().board();
        return switch (planet) {
            case N -> new Square(target.at().x(), board.height() + 1);
            case E -> new Square(board.width() + 1, target.at().y());
            case S -> new Square(target.at().x(), 0);
            case W -> new Square(0, target.at().y());
        };
    }

    private static int defence(Battle battle, Sheet sheet, Ship target, @Nullable Square from) {
        return sheet.design().defence().get(column(battle.book(), sheet, target, from));
    }

    /**
     * Which of the three columns counts.
     *
     * @param from where the attacker stands; null: far off the board
     */
    private static int column(Book book, Sheet sheet, Ship target, @Nullable Square from) {
        if (sheet.is(ShipType.INSTALLATION)) {
            return 0;
        }
        if (from == null) {
            return 2;
        }
        if (byScreens(book, sheet.design())) {
            int distance = from.distance(target.at());
            HouseRules.ScreenBands bands = book.houseRules().screenBands();
            return distance <= bands.noScreens() ? 0 : distance <= bands.minimum() ? 1 : 2;
        }
        return book.arc(target.sees(from)).column();
    }

    /** Whether distance decides the column of a design's defence, not the arc (SPB-HIT-04, -06). */
    public static boolean byScreens(Book book, Design design) {
        return design.hasScreens() && book.houseRules().screens() == Screens.RANGE;
    }

    private static Sentence column(Battle battle, Sheet sheet, Ship target, @Nullable Square from) {
        if (sheet.is(ShipType.INSTALLATION)) {
            return Sentence.of("hull");
        }
        if (byScreens(battle.book(), sheet.design()) || from == null) {
            int column = column(battle.book(), sheet, target, from);
            return Sentence.of(column == 0 ? "no screens" : column == 1 ? "minimum screens" : "full screens");
        }
        return battle.book().arc(target.sees(from)).word();
    }

    /** The rule by which {@link #column} is that one. */
    private static String columnRule(Book book, Sheet sheet, @Nullable Square from) {
        if (sheet.is(ShipType.INSTALLATION)) {
            return "SPB-HIT-09";
        }
        if (from == null) {
            return "SPB-HIT-05";
        }
        if (byScreens(book, sheet.design())) {
            return "SPB-HIT-04";
        }
        return sheet.design().hasScreens() ? "SPB-HIT-06" : "SPB-HIT-03";
    }

    /** Whether a weapon counts as a snub weapon (SPB-HIT-10). */
    static boolean isSnub(Battle battle, Ship firer, Weapon weapon) {
        SnubWeapons snub = battle.book().houseRules().snubWeapons();
        boolean rapid = weapon.kind() == WeaponClass.RAPID;
        boolean fighter = snub == SnubWeapons.RAPID || battle.sheet(firer).is(ShipType.FIGHTER);
        return fighter && (rapid || snub == SnubWeapons.FIGHTER_ANY);
    }

    // ---- fire in a threat zone

    private static boolean needsSight(Battle battle) {
        return battle.book().houseRules().lineOfSight() == HouseRules.LineOfSight.ALL_WEAPONS;
    }

    /** Whether the walls of the trench lie between; towers fire over them (SPB-DS-14). */
    private static boolean isWalledOff(Battle battle, Ship firer, Ship target) {
        Book book = battle.book();
        return book.houseRules().trench() == HouseRules.Walls.WALLED
                && book.isTrench(firer.at()) != book.isTrench(target.at())
                && !(battle.sheet(firer).is(ShipType.INSTALLATION) && book.isTrench(target.at()));
    }

    /** Every rule that fire of a rapid or heavy weapon at a ship would break. */
    public static List<Violation> violations(Battle battle, Ship firer, Weapon weapon, Ship target) {
        return Violation.both(violations(battle, firer, target), violationsOf(battle, firer, weapon, target));
    }

    /** Every rule that fire at a ship in the Movement Phase would break, whatever the weapon. */
    public static List<Violation> violations(Battle battle, Ship firer, Ship target) {
        if (firer.side() == target.side()) {
            return List.of(own(target));
        }
        Violations violations = new Violations();
        ThreatZone zone = battle.sheet(firer).zone();
        if (!zone.reaches(firer.at(), firer.facing(), target.at())) {
            violations.found(() -> outOfZone(firer, zone, target.id(), target.at(), "SPB-RAP-05"));
        }
        if (isWalledOff(battle, firer, target)) {
            violations.found(() -> wall(firer, target));
        }
        Ship blocker = needsSight(battle) ? blocker(battle, firer, target) : null;
        if (blocker != null) {
            violations.found(() -> blocked(blocker, target.id(), "SPB-RAP-06"));
        }
        return violations;
    }

    /** Every rule that this rapid or heavy weapon would break at a ship that is fired at. */
    public static List<Violation> violationsOf(Battle battle, Ship firer, Weapon weapon, Ship target) {
        Violations violations = new Violations();
        if (battle.sheet(target).has(Trait.IMMUNE_TO_SNUB) && isSnub(battle, firer, weapon)) {
            violations.found(() -> immune(weapon, target));
        }
        if (weapon.kind() == WeaponClass.HEAVY
                && battle.sheet(target).is(ShipType.FIGHTER)
                && battle.book().houseRules().heavyVsFighters() == HeavyVsFighters.FORBIDDEN) {
            violations.found(() -> Violation.of(
                            "FIRE_CLASS",
                            "{weapon} of {ship} is heavy; only rapid weapons may fire at fighters here (option"
                                    + " heavyVsFighters).",
                            weapon.name(),
                            firer.id())
                    .citing("SPB-ATT-09"));
        }
        return violations;
    }

    /** A disabled ship is asked to move or fire. */
    public static Violation disabled(String code, Battle battle, Ship ship) {
        return Violation.of(
                        code,
                        "{ship} is disabled by the Ion Cannon until the end of turn {turn}.",
                        ship.id(),
                        battle.turn())
                .citing("SPB-ION-06");
    }

    /** Fire at a friend (SPB-CAP-09). */
    public static Violation own(Ship target) {
        return Violation.of("FIRE_OWN", "{target} is your own ship.", target.id())
                .citing("SPB-CAP-09");
    }

    /** Capital fire at a fighter. */
    public static Violation fighter(Ship target) {
        return Violation.of("CAP_FIGHTER", "Capital weapons cannot target fighters; {target} is one.", target.id())
                .citing("SPB-CAP-06");
    }

    /** A weapon that is silent now. */
    public static Violation wrongClass(Weapon weapon, @Template String may, String rule) {
        return Violation.of(
                        "FIRE_CLASS",
                        "{weapon} is {class}; only {classes} may fire now.",
                        weapon.name(),
                        weapon.kind().word(),
                        Sentence.of(may))
                .citing(rule);
    }

    private static Violation outOfZone(Ship firer, ThreatZone zone, Object target, Square at, String rule) {
        Offset seen = firer.sees(at);
        return Violation.of(
                        "FIRE_ZONE",
                        "{target} at [{r},{f}] is not in zone {zone} of {ship}.",
                        target,
                        seen.right(),
                        seen.forward(),
                        zone.letter(),
                        firer.id())
                .citing(rule);
    }

    private static Violation immune(Weapon weapon, Ship target) {
        return Violation.of(
                        "FIRE_IMMUNE",
                        "{target} cannot be damaged by snub weapons ({weapon} is {class}).",
                        target.id(),
                        weapon.name(),
                        weapon.kind().word())
                .citing("SPB-HIT-10", "SPB-RAP-07");
    }

    private static Violation wall(Ship firer, Ship target) {
        return Violation.of(
                        "TRENCH_WALL",
                        "{ship} and {target} are not on the same side of the trench wall (option trench).",
                        firer.id(),
                        target.id())
                .citing("SPB-DS-14");
    }

    private static Violation blocked(Ship blocker, Object target, String rule) {
        return Violation.of(
                        "CAP_BLOCKED",
                        "{blocker} at {square} blocks the line to {target}.",
                        blocker.id(),
                        blocker.at(),
                        target)
                .citing(rule);
    }

    // ---- the port

    /** Every rule that this weapon would break at the port. */
    public static List<Violation> violationsAtPort(Weapon weapon) {
        return Violation.unless(
                weapon.kind() == WeaponClass.HEAVY,
                () -> Violation.of(
                                "PORT_WEAPON",
                                "{weapon} is {class}; the port is attacked with heavy weapons.",
                                weapon.name(),
                                weapon.kind().word())
                        .citing("SPB-DS-11", "SPB-DS-13"));
    }

    /** Every rule that fire at the port would break, whatever the weapon. */
    public static List<Violation> violationsAtPort(Battle battle, Ship firer) {
        List<Violation> violations = new ArrayList<>();
        Scenario.Trench trench = battle.book().trench();
        boolean anywhere = battle.book().houseRules().portShot() == HouseRules.PortShot.ANYWHERE;
        if (!anywhere && !battle.book().isTrench(firer.at())) {
            boolean row = trench.at().y().from() == trench.at().y().to();
            violations.add(Violation.of(
                            "PORT_TRENCH",
                            row
                                    ? "{ship} at {square} is not in the trench (row {trench})."
                                    : "{ship} at {square} is not in the trench ({trench}).",
                            firer.id(),
                            firer.at(),
                            row ? trench.at().y() : trench.at())
                    .citing("SPB-DS-11"));
        }
        if (!anywhere && firer.facing() != trench.towards()) {
            violations.add(Violation.of(
                            "PORT_FACING",
                            "{ship} faces {facing}; it must face the port ({towards}).",
                            firer.id(),
                            firer.facing(),
                            trench.towards())
                    .citing("SPB-DS-11"));
        }
        ThreatZone zone = battle.sheet(firer).zone();
        if (!zone.reaches(firer.at(), firer.facing(), trench.port())) {
            violations.add(outOfZone(firer, zone, Sentence.of("the port"), trench.port(), "SPB-DS-11"));
        }
        Ship blocker = needsSight(battle) ? blocker(battle, firer, "", trench.port()) : null;
        if (blocker != null) {
            violations.add(blocked(blocker, Sentence.of("the port"), "SPB-RAP-06"));
        }
        return violations;
    }

    // ---- capital weapons

    /** Every rule that capital fire at a ship would break. */
    public static List<Violation> capitalViolations(Battle battle, Ship firer, Ship target) {
        List<Violation> violations = new ArrayList<>();
        if (firer.side() == target.side()) {
            violations.add(own(target));
        }
        if (battle.sheet(target).is(ShipType.FIGHTER)) {
            violations.add(fighter(target));
        }
        if (firer.side() == target.side()) { // from where to where it would be says nothing
            return violations;
        }
        Offset seen = firer.sees(target.at());
        if (battle.book().arc(seen) == Arc.REAR) {
            violations.add(Violation.of(
                            "CAP_REAR",
                            "{target} at [{r},{f}] is in the rear of {ship}.",
                            target.id(),
                            seen.right(),
                            seen.forward(),
                            firer.id())
                    .citing("SPB-CAP-05"));
        }
        if (isWalledOff(battle, firer, target)) {
            violations.add(wall(firer, target));
        }
        Ship blocker = blocker(battle, firer, target);
        if (blocker != null) {
            violations.add(blocked(blocker, target.id(), "SPB-CAP-07"));
        }
        return violations;
    }

    /** The capital ship that blocks the line between two others; null if none does (SPB-CAP-07, -08). */
    static @Nullable Ship blocker(Battle battle, Ship firer, Ship target) {
        return blocker(battle, firer, target.id(), target.at());
    }

    private static @Nullable Ship blocker(Battle battle, Ship firer, String target, Square to) {
        for (Ship ship : battle.ships()) {
            if (battle.sheet(ship).is(ShipType.CAPITAL)
                    && !ship.id().equals(firer.id())
                    && !ship.id().equals(target)
                    && crosses(firer.at(), to, ship.at())) {
                return ship;
            }
        }
        return null;
    }

    /**
     * Whether the line between the centres of two squares passes through the inside of a third. A corner touched or an
     * edge followed is not the inside, so it is worked out in whole numbers.
     */
    public static boolean crosses(Square from, Square to, Square square) {
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        int ex = square.x() - from.x();
        int ey = square.y() - from.y();
        boolean between = isBetween(ex, dx) && isBetween(ey, dy);
        return between && 2 * Math.abs(dx * ey - dy * ex) < Math.abs(dx) + Math.abs(dy);
    }

    private static boolean isBetween(int some, int end) {
        return Math.min(0, end) <= some && some <= Math.max(0, end);
    }
}
