package org.muster.ruleset.skirmish.cards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Option;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Use;

/**
 * Something that may be used now, with all it takes.
 *
 * @param payer the unit that pays Force Dice, or from which it comes; null: none
 * @param target the unit it is used on; null: none
 * @param saysPayer whether several could pay
 */
public record Usable(
        Means means, @Nullable String payer, @Nullable String target, boolean saysPayer) {

    /** As answers name it: {@code push morgan}, {@code dc-great-mothers}. */
    public String id() {
        return means.id()
                + (target == null || target.equals(means.holder()) ? "" : ' ' + target)
                + (saysPayer ? " by " + payer : "");
    }

    /** Its effect on its way. */
    public Use use() {
        return new Use(means.effect(), means.side(), payer == null ? means.holder() : payer, target);
    }

    /** As people see it. */
    public Option option(Skirmish now) {
        List<String> anchors = new ArrayList<>();
        if (target != null) {
            anchors.add(target);
        }
        if (means.holder() != null && !anchors.contains(means.holder())) {
            anchors.add(means.holder());
        }
        Sentence on = target == null ? Sentence.NOTHING : Sentence.of(" on {target}", Called.of(now, target));
        Sentence by = saysPayer && payer != null ? Sentence.of(" by {unit}", Called.of(now, payer)) : Sentence.NOTHING;
        return Option.of(id(), "{means}{on}{by}", means.name(), on, by)
                .at(anchors)
                .noting(means.note(now));
    }
}
