package org.muster.ruleset.crusade;

import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.data.ConditionLine;

/**
 * Measures a line of a victory condition (CRU-VIC-04). Lines name it by id; expansions bring more of them through a
 * multibinder of this type.
 */
public interface Condition extends Contribution {

    /** The primitive that measures {@code line}. */
    static Condition of(Book book, ConditionLine line) {
        return book.condition(Condition.class, line.condition());
    }

    /** How far {@code player} has come. */
    Progress progress(Season season, Player player, ConditionLine line);

    /** The line as people read it: {@code 7 systems}. */
    String words(Book book, ConditionLine line);

    /** Having {@code have} of {@code need}. */
    record Progress(int have, int need) {

        /** Whether that is enough. */
        public boolean fulfilled() {
            return have >= need;
        }

        @Override
        public String toString() {
            return have + " of " + need;
        }
    }
}
