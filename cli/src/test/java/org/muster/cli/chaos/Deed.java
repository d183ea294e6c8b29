package org.muster.cli.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Something that happens in a storm.
 *
 * @param name as it is counted
 * @param weight how often it happens, among all
 */
record Deed(String name, int weight, Act act) {

    /** What is done; whatever Muster promises of it is held against what came of it. */
    @FunctionalInterface
    interface Act {
        void in(Storm storm) throws Exception;
    }

    /** All that happens in storms. */
    private static final List<Deed> ALL = new ArrayList<>();

    static {
        ALL.addAll(Evening.DEEDS);
        ALL.addAll(Slips.DEEDS);
        ALL.addAll(TakingBack.DEEDS);
        ALL.addAll(Looking.DEEDS);
        ALL.addAll(TwoWorlds.DEEDS);
        ALL.addAll(Tampering.DEEDS);
        ALL.addAll(Mishaps.DEEDS);
    }

    private static final int WEIGHT = ALL.stream().mapToInt(Deed::weight).sum();

    static Deed drawn(RandomGenerator random) {
        int at = random.nextInt(WEIGHT);
        for (Deed deed : ALL) {
            at -= deed.weight();
            if (at < 0) {
                return deed;
            }
        }
        throw new AssertionError("weights are added up wrongly");
    }
}
