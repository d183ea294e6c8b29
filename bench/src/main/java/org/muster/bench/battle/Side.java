package org.muster.bench.battle;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.muster.api.odds.Distribution;
import org.muster.api.odds.Throws;

/**
 * The units of one side.
 *
 * @param strengths of each unit what it hits with, on a six-sided die or less, in the order in which they fall: the cheap
 *     ones first
 */
public record Side(List<Integer> strengths) {

    /** 10 infantry and 3 armour that attack. */
    public static final Side ATTACKERS = of(10, 1, 3, 3);
    /** 8 infantry and 2 fighters that defend. */
    public static final Side DEFENDERS = of(8, 2, 2, 4);

    public Side {
        strengths = List.copyOf(strengths);
    }

    private static Side of(int cheap, int strength, int dear, int theirs) {
        return new Side(Stream.of(Collections.nCopies(cheap, strength), Collections.nCopies(dear, theirs))
                .flatMap(List::stream)
                .toList());
    }

    int size() {
        return strengths.size();
    }

    /** How often these dice hit, one for each of those who stand after {@code lost} have fallen. */
    int hits(int lost, int[] dice) {
        int hits = 0;
        for (int i = 0; i < dice.length; i++) {
            hits += dice[i] <= strengths.get(lost + i) ? 1 : 0;
        }
        return hits;
    }

    /** How often those hit who stand after {@code lost} have fallen. */
    Distribution hits(int lost) {
        Distribution hits = Distribution.constant(0);
        for (int strength : strengths.subList(lost, size())) {
            hits = hits.plus(Throws.success(Distribution.die(6), 7 - strength));
        }
        return hits;
    }
}
