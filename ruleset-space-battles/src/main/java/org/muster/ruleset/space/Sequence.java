package org.muster.ruleset.space;

import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.data.MoveKind;

/**
 * Steps of a move as they are declared: {@code F} one space forward, {@code L} and {@code R} a turn on the spot. The
 * sequences of a kind are a tree: each knows those that are one step longer (SPB-MOVE-18).
 */
public final class Sequence {

    private final MoveKind kind;
    private final String steps;
    private final int number;
    private final boolean complete;

    /** With one space more forward; null if none is left. */
    public final @Nullable Sequence ahead;
    /** With a turn more; null if none is left, or the last step was one. */
    public final @Nullable Sequence left;

    public final @Nullable Sequence right;

    Sequence(
            MoveKind kind,
            String steps,
            int number,
            boolean complete,
            @Nullable Sequence ahead,
            @Nullable Sequence left,
            @Nullable Sequence right) {
        this.kind = kind;
        this.steps = steps;
        this.number = number;
        this.complete = complete;
        this.ahead = ahead;
        this.left = left;
        this.right = right;
    }

    /** What kind of move it is, or is the beginning of. */
    public MoveKind kind() {
        return kind;
    }

    /** Its letters, such as {@code FLF}; empty at the start. */
    public String steps() {
        return steps;
    }

    /** Its place among all sequences of a ship, 0 to 63, in the order of the tables. */
    int number() {
        return number;
    }

    /** The bit of its place in a set of sequences. */
    public long bit() {
        return 1L << number;
    }

    /** Whether all forward steps are made; a turn may still follow. */
    public boolean isComplete() {
        return complete;
    }

    /** Whether a turn is available now (SPB-COL-01). */
    public boolean canTurn() {
        return left != null;
    }

    /** The longer one that these steps lead to, or null. */
    @Nullable
    public Sequence then(String more) {
        Sequence at = this;
        for (int i = 0; i < more.length() && at != null; i++) {
            at = switch (more.charAt(i)) {
                case 'F' -> at.ahead;
                case 'L' -> at.left;
                case 'R' -> at.right;
                default -> null;
            };
        }
        return at;
    }

    /** As answers write it: {@code FLF}, {@code full FFF}, {@code attack FF}, {@code hold L}. */
    public String id() {
        return switch (kind) {
            case STANDARD -> steps;
            case FULL_POWER -> "full " + steps;
            case ATTACK -> "attack " + steps;
            case HOLD -> steps.isEmpty() ? "hold" : "hold " + steps;
        };
    }

    /** As people read it. */
    public Sentence words() {
        return switch (kind) {
            case STANDARD -> Sentence.verbatim(steps);
            case FULL_POWER -> Sentence.of("full {steps}", steps);
            case ATTACK -> Sentence.of("attack {steps}", steps);
            case HOLD -> steps.isEmpty() ? Sentence.of("hold") : Sentence.of("hold {steps}", steps);
        };
    }

    @Override
    public String toString() {
        return id();
    }
}
