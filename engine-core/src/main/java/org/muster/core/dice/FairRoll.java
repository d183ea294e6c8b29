package org.muster.core.dice;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;

/**
 * A roll of fair dice with all that proves it. As JSON, docs/fair-dice/verify.py reads a list of these as
 * {@code --vectors}.
 *
 * @param seed of the phase, revealed
 * @param game id of the game
 * @param request the roll's number in the game
 * @param contributions of the players, as they stood when the roll was asked for
 * @param faces what came up, in the pool's order
 */
public record FairRoll(
        Seed seed,
        String game,
        String request,
        SortedMap<Player, String> contributions,
        Pool pool,
        List<Integer> faces) {

    public FairRoll {
        contributions = Collections.unmodifiableSortedMap(new TreeMap<>(contributions));
        faces = List.copyOf(faces);
    }

    /** The roll that these dice make. */
    public static FairRoll of(FairDice dice, String request, Pool pool) {
        List<Integer> faces = Arrays.stream(dice.faces(pool, request)).boxed().toList();
        return new FairRoll(dice.seed(), dice.game(), request, dice.contributions(), pool, faces);
    }

    /** Whether the faces are those that follow from the rest. */
    public boolean isTrue() {
        return equals(of(new FairDice(game, seed, contributions), request, pool));
    }
}
