package org.muster.ruleset.skirmish;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;

/** What the chapters of the book make of what befalls units. A {@link Story} brings it about and knows no chapter. */
public interface Aftermath {

    /**
     * Minis of a unit are to be removed.
     *
     * @param by the side that made the wounds
     */
    Step<Skirmish> wounded(String unit, String by);

    /** A ready unit has run out of Action Dice in the activation of another. */
    Step<Skirmish> outOfDice(String unit);

    /** Something was lost: who scores by it does so. */
    void lost(Story story, Condition.Loss loss);

    /** How the game has ended in the midst of a round, by what was lost just now; null: it has not. */
    @Nullable
    Result end(Skirmish now, List<Condition.Loss> losses);
}
