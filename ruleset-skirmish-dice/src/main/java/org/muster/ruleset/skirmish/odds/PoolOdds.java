package org.muster.ruleset.skirmish.odds;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeMap;
import org.muster.api.odds.Distribution;
import org.muster.ruleset.skirmish.dice.DicePool;

/** Exact odds of one pool, perhaps with a Force Die. */
public final class PoolOdds {

    private PoolOdds() {}

    /** How many dice succeed. */
    public static Distribution successes(DicePool pool, boolean withForceDie) {
        TreeMap<Integer, BigInteger> ways = new TreeMap<>();
        PoolWays.of(pool, withForceDie, List.of())
                .forEach((fall, count) -> ways.merge(fall.successes(), count, BigInteger::add));
        return Distribution.counted(ways);
    }
}
