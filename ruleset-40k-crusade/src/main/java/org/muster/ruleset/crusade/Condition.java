package org.muster.ruleset.crusade;

import java.util.Optional;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
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
    Sentence words(Book book, ConditionLine line);

    /** What is counted, to be read behind a number: {@code systems}; empty where none stands before it. */
    default Optional<Sentence> counted(Book book, ConditionLine line) {
        return Optional.empty();
    }

    /** The line with how far somebody has come: {@code 3 of 7 systems}. */
    default Sentence soFar(Book book, ConditionLine line, Progress progress) {
        return counted(book, line)
                .map(what -> Sentence.of("{progress} {what}", progress.words(), what))
                .orElseGet(() -> Sentence.of("{condition}: {progress}", words(book, line), progress.words()));
    }

    /** Having {@code have} of {@code need}. */
    record Progress(int have, int need) {

        /** Whether that is enough. */
        public boolean fulfilled() {
            return have >= need;
        }

        /** As people read it: {@code 3 of 7}. */
        public Sentence words() {
            return Sentence.of("{have} of {need}", have, need);
        }
    }
}
