package org.muster.ruleset.skirmish;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * What missions score by and end with. Missions name conditions by id; expansions bring more of them through a
 * multibinder of this type.
 */
public interface Condition {

    /** As missions name it. */
    String id();

    /** As people read it. */
    default Sentence words() {
        return Sentence.verbatim(id().toLowerCase(Locale.ROOT).replace('_', ' '));
    }

    /** When a mission may look at it: what has to do with a loss, when it happens; a position, when nothing moves. */
    default List<Mission.When> when() {
        return List.of(Mission.When.values());
    }

    /**
     * How often it holds; 0: it does not.
     *
     * @param side for which it is asked: that of a unit it looks at is in the line, or follows from this
     * @param loss what has just happened; null: nothing, it is asked at the end of a round
     */
    int count(Skirmish now, ConditionLine line, String side, @Nullable Loss loss);

    /**
     * A mini was removed, or the whole unit is defeated.
     *
     * @param owner whose it was
     */
    record Loss(Kind kind, String unit, UnitCard card, String owner) {

        /** What was lost. */
        public enum Kind {
            MINI,
            UNIT
        }
    }
}
