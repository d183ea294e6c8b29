package org.muster.bench.peers;

import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import org.muster.bench.pace.Pace;

/**
 * 200 army lists, over and over, every broken rule told in words: judged as records, or also read from their YAML before;
 * {@code record|text SECONDS [WARM_UP]}. A move is a list.
 */
public final class ArmyListsBench {

    private static final int LISTS = 200;

    private final List<ArmyLists<?, ?>> all = List.of(ArmyLists.squads(LISTS / 2), ArmyLists.ordersOfBattle(LISTS / 2));
    private final long letters = told(ArmyLists::judge);

    private int told(ToIntFunction<ArmyLists<?, ?>> judging) {
        return all.stream().mapToInt(judging).sum();
    }

    /** All of them once; how many there are. */
    int judge(ToIntFunction<ArmyLists<?, ?>> judging) {
        if (told(judging) != letters) {
            throw new AssertionError("the same lists were judged otherwise");
        }
        return LISTS;
    }

    /** How many break a rule. */
    long broken() {
        return all.stream().mapToLong(ArmyLists::broken).sum();
    }

    /** {@code record|text SECONDS [WARM_UP]}. */
    public static void main(String[] args) {
        ArmyListsBench bench = new ArmyListsBench();
        System.err.printf("%d of %d lists are broken%n", bench.broken(), LISTS);
        IntSupplier round = switch (args[0]) {
            case "record" -> () -> bench.judge(ArmyLists::judge);
            case "text" -> () -> bench.judge(ArmyLists::readAndJudge);
            default -> throw new IllegalArgumentException("record or text, not " + args[0]);
        };
        System.out.println(Pace.warm(args, 1, round).toJson("lists " + args[0]));
    }
}
