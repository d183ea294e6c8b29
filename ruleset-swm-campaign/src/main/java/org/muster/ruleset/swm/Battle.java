package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/**
 * The battle that is being fought. There is never more than one: sides act one after another, and each resolves its
 * attacks one by one.
 *
 * @param id {@code t3-b1}: the first battle of turn 3
 * @param attackers ids of the squads that fight, oldest first
 * @param defender who controls the territory
 * @param defenders ids of the squads that fight, oldest first; none where only mines are in the way
 * @param mapboard what it is fought on; empty until chosen
 * @param scenario named by the organizer; empty: the standard meeting engagement (SWM-BATTLE-11)
 * @param mineDamage hit points lost to mines, by figure
 * @param forceSpent force points spent against mines, by figure
 */
public record Battle(
        String id,
        String territory,
        List<String> attackers,
        Player defender,
        List<String> defenders,
        String mapboard,
        String scenario,
        OrderedMap<String, Integer> mineDamage,
        OrderedMap<String, Integer> forceSpent) {

    public Battle {
        attackers = List.copyOf(attackers);
        defenders = List.copyOf(defenders);
    }

    /** The battle that {@code war} is in just now. */
    public static Battle of(War war) {
        Battle battle = war.battle();
        if (battle == null) {
            throw new IllegalStateException("no battle is being fought");
        }
        return battle;
    }

    /** A figure and the squad it fights in. */
    public record Fighter(Squad squad, Figure figure) {
        public String id() {
            return figure.id();
        }
    }

    /** All figures that attack, mine victims included: oldest squad first, each in the order of its list. */
    public List<Fighter> attackingFigures(War war) {
        return fighters(war, attackers);
    }

    /** All figures that defend. */
    public List<Fighter> defendingFigures(War war) {
        return fighters(war, defenders);
    }

    private static List<Fighter> fighters(War war, List<String> squads) {
        List<Fighter> fighters = new ArrayList<>();
        for (String id : squads) {
            Squad squad = war.squad(id);
            for (Figure figure : squad.figures()) {
                fighters.add(new Fighter(squad, figure));
            }
        }
        return fighters;
    }

    /** The attackers whom no mine has killed. */
    public List<Fighter> attackersAlive(War war) {
        List<Fighter> alive = fighters(war, attackers);
        if (!mineDamage.isEmpty()) {
            alive.removeIf(fighter -> isDeadOfMines(war, fighter.figure()));
        }
        return alive;
    }

    /** Whether mines have taken all hit points of a figure (SWM-MINE-06). */
    public boolean isDeadOfMines(War war, Figure figure) {
        return mineDamage.getOrDefault(figure.id(), 0)
                >= war.book().sheet(figure).hp();
    }

    /** Whose attack it is: the owner of the oldest attacking squad speaks for the side where just one is wanted. */
    public Player attacker(War war) {
        return war.side(war.squad(attackers.get(0)).owner()).captain();
    }

    public Battle on(String board) {
        return new Battle(id, territory, attackers, defender, defenders, board, scenario, mineDamage, forceSpent);
    }

    public Battle as(String other) {
        return new Battle(id, territory, attackers, defender, defenders, mapboard, other, mineDamage, forceSpent);
    }

    public Battle hurt(String figure, int damage) {
        OrderedMap<String, Integer> more = mineDamage.with(figure, mineDamage.getOrDefault(figure, 0) + damage);
        return new Battle(id, territory, attackers, defender, defenders, mapboard, scenario, more, forceSpent);
    }

    public Battle spending(String figure) {
        OrderedMap<String, Integer> more = forceSpent.with(figure, forceSpent.getOrDefault(figure, 0) + 1);
        return new Battle(id, territory, attackers, defender, defenders, mapboard, scenario, mineDamage, more);
    }
}
