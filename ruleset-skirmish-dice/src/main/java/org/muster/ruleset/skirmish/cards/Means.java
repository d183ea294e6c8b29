package org.muster.ruleset.skirmish.cards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.data.Cost;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Target;
import org.muster.ruleset.skirmish.table.Words;

/**
 * What a side can use: a Deployment Card, an ability or keyword of a unit, a special action of the mission.
 *
 * @param id as answers name it
 * @param name as people read it
 * @param holder the unit that has it; null: its side
 * @param card the Deployment Card it is; null: none
 * @param payers what a unit must be to pay Force Dice for what is its side's; null: anything
 * @param forceSymbol whether it is in effect only while its unit has a Force Die
 */
public record Means(
        String id,
        String name,
        String side,
        @Nullable String holder,
        @Nullable String card,
        @Nullable String payers,
        Cost cost,
        EffectLine effect,
        Target target,
        boolean forceSymbol) {

    /** The rule by which it is used. */
    String rule() {
        return card == null ? "SKD-ACTN-07" : "SKD-CARD-05";
    }

    /** What it does and costs, in short. */
    Sentence note(Skirmish now) {
        List<Sentence> note = new ArrayList<>(List.of(Words.effect(now, effect)));
        if (cost.force() > 0) {
            note.add(Sentence.of("{n Force Die|Force Dice}", cost.force()));
        }
        if (cost.exhausts()) {
            note.add(
                    card == null && holder != null
                            ? Sentence.of("{unit} is exhausted", Called.of(now, holder))
                            : Sentence.of("the card is exhausted"));
        }
        return Sentence.joined("; ", note);
    }
}
