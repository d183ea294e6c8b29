package org.muster.core.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Roll;

/**
 * Where the engine stopped: at decisions, at a roll of real dice, or at the end.
 *
 * @param position the game at this moment
 * @param open decisions that wait, in the order of the agenda
 * @param roll the roll that waits for real dice; null if none does
 */
public record Situation<S>(
        Position<S> position,
        List<Open<S, ?>> open,
        @Nullable Roll roll) {}
