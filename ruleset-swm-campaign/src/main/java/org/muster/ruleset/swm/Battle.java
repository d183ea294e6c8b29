package org.muster.ruleset.swm;

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
 * @param defenders ids of the squads that fight, oldest first
 * @param mapboard what it is fought on; empty until chosen
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
        OrderedMap<String, Integer> mineDamage,
        OrderedMap<String, Integer> forceSpent) {

    public Battle {
        attackers = List.copyOf(attackers);
        defenders = List.copyOf(defenders);
    }
}
