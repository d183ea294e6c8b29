package org.muster.ruleset.space.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

/** What the picture of a battle says in words. */
final class Words {

    private final Battle battle;

    Words(Battle battle) {
        this.battle = battle;
    }

    /** Where the battle has come to. */
    String caption() {
        Progress progress = battle.progress();
        if (progress.phase() == Progress.Phase.SETUP) {
            return progress.phase().words();
        }
        Side active = progress.active();
        String what = progress.phase() == Progress.Phase.CAPITAL_WEAPONS ? " fires" : " moves";
        return "Turn " + battle.turn() + " of " + battle.book().turnLimit() + ", "
                + progress.phase().words() + (active == null ? "" : ", the " + active.word() + what);
    }

    /** All of it, for who does not see it. */
    String all() {
        StringBuilder words = new StringBuilder(caption()).append('.');
        for (Side side : Side.values()) {
            List<String> ships = new ArrayList<>();
            int towers = 0;
            for (Ship ship : battle.of(side)) {
                if (battle.sheet(ship).is(ShipType.INSTALLATION)) {
                    towers++;
                } else {
                    ships.add(ship.id() + " at " + ship.at() + " facing "
                            + ship.facing().word() + (ship.hits() == 0 ? "" : ", damaged"));
                }
            }
            if (towers > 0) {
                ships.add(Sentence.of("{n tower|towers}", towers).toString());
            }
            words.append(" The ")
                    .append(side.word())
                    .append(ships.isEmpty() ? " has no ship on the board." : " has " + String.join("; ", ships) + ".");
        }
        return words.toString();
    }

    /** The planet, and its cannon. */
    String planet() {
        Battery battery = battle.book().battery();
        int left = battery == null ? 0 : battery.bursts() - battle.fire().bursts();
        boolean eachTurn = battle.book().houseRules().ionBursts() == HouseRules.IonBursts.PER_TURN;
        return battery == null
                ? "the planet"
                : "the planet, with the " + battery.name()
                        + (eachTurn
                                ? Sentence.of(", {n burst|bursts} a turn", battery.bursts())
                                : Sentence.of(", {n burst|bursts} left", left));
    }

    /** A ship and how it stands with it. */
    String ship(Ship ship, Design design) {
        StringBuilder note = new StringBuilder(design.name()).append(" at ").append(ship.at());
        if (!design.is(ShipType.INSTALLATION)) {
            note.append(", speed ").append(design.speed());
        }
        note.append(", defence ");
        List<Integer> defence = design.defence();
        note.append(defence.get(0))
                .append('/')
                .append(defence.get(1))
                .append('/')
                .append(defence.get(2));
        for (Weapon weapon : design.weapons()) {
            note.append(", ")
                    .append(weapon.name())
                    .append(weapon.attack() < 0 ? " " : " +")
                    .append(weapon.attack());
        }
        if (design.hits() > 1 || ship.hits() > 0) {
            note.append("; ")
                    .append(ship.hits())
                    .append(" of ")
                    .append(design.hits())
                    .append(" hits");
        }
        List<Away> carried = battle.carriedBy(ship.id());
        if (!carried.isEmpty()) {
            note.append("; carries ")
                    .append(String.join(", ", carried.stream().map(Away::id).toList()));
        }
        if (battle.isDisabled(ship)) {
            note.append("; disabled this turn");
        } else if (battle.turn() > 0 && ship.hasMoved(battle.turn())) {
            note.append(
                    ship.hasMovedAtFullPower(battle.turn()) ? "; moved this turn at full power" : "; moved this turn");
        }
        return note.toString();
    }

    /** {@code TIE1} as it is, {@code mon-calamari-cruiser-1} as {@code MCC1}. */
    static String shortly(String id) {
        if (id.indexOf('-') < 0) {
            return id;
        }
        StringBuilder letters = new StringBuilder();
        for (String word : id.split("-")) {
            boolean number = !word.isEmpty() && Character.isDigit(word.charAt(0));
            letters.append(
                    number || word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT));
        }
        return letters.toString();
    }
}
