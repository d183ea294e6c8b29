package org.muster.core.story;

import java.util.List;
import org.muster.api.seat.Audience;
import org.muster.api.text.Sentence;

/**
 * One line of what happened.
 *
 * @param entry the journal's entry that brought it about
 * @param kind what sort of line it is
 * @param sentence what happened
 * @param audience who may know it
 * @param rules ids of the rules it follows from
 * @param anchors ids of things in the scene it is about
 * @param phase what people call the round and the phase in which it happened
 */
public record Line(
        int entry,
        Kind kind,
        Sentence sentence,
        Audience audience,
        List<String> rules,
        List<String> anchors,
        List<Sentence> phase) {

    /** What sort of line it is. */
    public enum Kind {
        /** Somebody chose. */
        CHOSE,
        /** Dice were rolled. */
        ROLLED,
        /** A rule told what it did. */
        TOLD,
        /** Something was done to the game itself: more time, a pause, the end. */
        NOTED,
        /** What had happened was taken back or mended. */
        MENDED
    }

    /** The same, in another phase. */
    public Line in(List<Sentence> other) {
        return new Line(entry, kind, sentence, audience, rules, anchors, other);
    }

    /** The same, hidden from nobody. */
    public Line forAll() {
        return new Line(entry, kind, sentence, Audience.EVERYBODY, rules, anchors, phase);
    }
}
