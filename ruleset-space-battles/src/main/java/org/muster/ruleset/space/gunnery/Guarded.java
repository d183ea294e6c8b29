package org.muster.ruleset.space.gunnery;

import java.util.ArrayList;
import java.util.List;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.PortRun;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Square;

/** The way to the port as towers guard it: for bots that look for one. No rule of the book. */
public final class Guarded {

    private Guarded() {}

    /** How ships of the design of {@code ship} come to the port past the towers that stand. */
    public static PortRun way(Battle battle, Ship ship) {
        List<Ship> towers = new ArrayList<>();
        List<Square> at = new ArrayList<>();
        for (Ship one : battle.ships()) {
            if (one.side() != ship.side() && !battle.sheet(one).helm().moves()) {
                towers.add(one);
                at.add(one.at());
            }
        }
        return battle.book()
                .portRun(
                        ship.design(),
                        at,
                        (square, facing) -> at.contains(square) ? 1 : risk(battle, towers, ship.at(square, facing)));
    }

    /** One of them fires (SPB-RESP-02): who hits most likely. */
    private static double risk(Battle battle, List<Ship> towers, Ship target) {
        int faces = 0;
        for (Ship tower : towers) {
            if (battle.sheet(tower).zone().reaches(tower.at(), tower.facing(), target.at())) {
                for (Weapon weapon : battle.sheet(tower).design().weapons()) {
                    if (weapon.kind() == WeaponClass.RAPID) {
                        faces = Math.max(
                                faces,
                                Gunnery.aim(battle, tower, weapon, target).faces());
                    }
                }
            }
        }
        return faces / (double) Aim.SIDES;
    }
}
