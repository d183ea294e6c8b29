package org.muster.ruleset.skirmish.effects;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.ruleset.skirmish.Aftermath;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.activation.OutOfDice;
import org.muster.ruleset.skirmish.attack.Casualties;
import org.muster.ruleset.skirmish.victory.Scoring;
import org.muster.ruleset.skirmish.victory.Victory;

/** What follows by the book: casualties, a unit out of dice, victory points, the end (SKD-RES-02, SKD-ADICE-05, SKD-MISS-*). */
public final class Consequences implements Aftermath {

    @Override
    public Step<Skirmish> wounded(String unit, String by) {
        return new Casualties.RemoveMinis(unit, by);
    }

    @Override
    public Step<Skirmish> outOfDice(String unit) {
        return new OutOfDice.ExhaustOrStay(unit);
    }

    @Override
    public void lost(Story story, Condition.Loss loss) {
        Scoring.on(story, loss);
    }

    @Override
    public @Nullable Result end(Skirmish now, List<Condition.Loss> losses) {
        return Victory.atOnce(now, losses);
    }
}
