package org.muster.bench.battle;

import java.math.BigInteger;
import java.util.SortedMap;
import java.util.TreeMap;
import org.muster.api.odds.Distribution;

/** How the battle ends, exactly: from its ends back to its beginning, through all losses that there can be. */
public final class BattleOdds {

    private static final Distribution TAKEN = Distribution.constant(1);
    private static final Distribution NOBODY_LEFT = Distribution.constant(0);
    private static final Distribution HELD = Distribution.constant(-1);

    private final int attackers;
    private final int defenders;
    /** What comes of it, by the number of both sides' losses. */
    private final Distribution[] ends;

    private BattleOdds(int attackers, int defenders) {
        this.attackers = attackers;
        this.defenders = defenders;
        this.ends = new Distribution[place(attackers, defenders) + 1];
    }

    /** Of these two: 1 if the attackers are left, -1 if the defenders, 0 if nobody. */
    public static Distribution of(Side attackers, Side defenders) {
        BattleOdds odds = new BattleOdds(attackers.size(), defenders.size());
        for (int a = attackers.size(); a >= 0; a--) {
            Distribution attack = attackers.hits(a);
            for (int d = defenders.size(); d >= 0; d--) {
                odds.ends[odds.place(a, d)] =
                        odds.isOver(a, d) ? odds.end(a, d) : odds.from(a, d, attack, defenders.hits(d));
            }
        }
        return odds.ends[0];
    }

    private int place(int a, int d) {
        return a * (defenders + 1) + d;
    }

    private boolean isOver(int a, int d) {
        return a == attackers || d == defenders;
    }

    private Distribution end(int a, int d) {
        if (a < attackers) {
            return TAKEN;
        }
        return d < defenders ? HELD : NOBODY_LEFT;
    }

    /** A round in which nobody falls is fought again, so that it does not count. */
    private Distribution from(int a, int d, Distribution attack, Distribution defence) {
        SortedMap<Integer, BigInteger> next = new TreeMap<>();
        for (int fallen = defence.least(); fallen <= defence.greatest(); fallen++) {
            for (int hit = attack.least(); hit <= attack.greatest(); hit++) {
                if (fallen + hit > 0) {
                    int place = place(Math.min(a + fallen, attackers), Math.min(d + hit, defenders));
                    next.merge(place, defence.ways(fallen).multiply(attack.ways(hit)), BigInteger::add);
                }
            }
        }
        return Distribution.counted(next).then(place -> ends[place]);
    }
}
