package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.core.engine.RollPending;
import org.muster.core.engine.Session;
import org.muster.core.engine.Surroundings;
import org.muster.core.game.Game;

/**
 * Rolls of real dice that follow the one that waits before anybody is asked again, whatever the dice show: found by playing
 * on with dice that fall low, high and by chance. They are for the table where the dice fall: to a seat far away what is
 * rolled for next could tell what it may not know yet.
 */
public final class RollsAhead {

    private static final int TRIES = 8;

    private static final int LOW = 0;
    private static final int HIGH = 1;
    /** More at once nobody types in one line. */
    private static final int MOST = 60;

    private RollsAhead() {}

    /** Those behind the one that waits, in order; none where no roll waits for a hand. */
    public static <S> List<Roll> of(Game<S> game) {
        List<Roll> certain = game.pendingRoll().filter(game::isByHand).isPresent() ? played(game, LOW) : List.of();
        for (int luck = HIGH; luck < TRIES && certain.size() > 1; luck++) {
            certain = common(certain, played(game, luck));
        }
        return certain.stream()
                .skip(1)
                .takeWhile(roll -> roll.audience().everybody())
                .filter(game::isByHand)
                .map(game.play()::named)
                .toList();
    }

    private static <S> List<Roll> played(Game<S> game, int luck) {
        List<Roll> rolls = new ArrayList<>();
        RandomGenerator random = new SplittableRandom(luck);
        Surroundings dice = (roll, index) -> {
            if (rolls.size() == MOST) {
                throw new RollPending(roll);
            }
            rolls.add(roll);
            return new Rolled(roll, faces(roll.pool(), luck, random));
        };
        new Session<>(game.play().engine(), game.position(), dice).run();
        return rolls;
    }

    private static int[] faces(Pool pool, int luck, RandomGenerator random) {
        int[] faces = new int[pool.count()];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = luck == LOW ? 1 : luck == HIGH ? pool.sidesOf(i) : 1 + random.nextInt(pool.sidesOf(i));
        }
        return faces;
    }

    private static List<Roll> common(List<Roll> some, List<Roll> others) {
        int same = 0;
        while (same < Math.min(some.size(), others.size()) && isSame(some.get(same), others.get(same))) {
            same++;
        }
        return some.subList(0, same);
    }

    private static boolean isSame(Roll one, Roll other) {
        return one.pool().equals(other.pool())
                && Objects.equals(one.by(), other.by())
                && one.purpose().equals(other.purpose());
    }
}
