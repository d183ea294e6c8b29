package org.muster.api.spi;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.muster.api.Stable;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * A kind of army list that people write at home and want to know to be legal before a game. The file is YAML or JSON;
 * its JSON Schema is made from the record. What an army belongs to, be it called faction, side or contract, is the
 * record's component {@code faction}: {@code muster army check --faction} sets it.
 *
 * @param <B> the ruleset's book
 * @param <F> the record a file becomes
 * @param name what people call it: {@code squad}, {@code banner}, {@code fleet}
 * @param type the record
 * @param about what is in it, one sentence; a template without holes, so that it can be translated
 * @param judge tells how the army looks by the book; called with whatever the record's type admits
 * @param rosters makes a list out of a roster of another program, where that is possible
 */
@Stable
public record ArmyFile<B, F>(
        String name,
        Class<F> type,
        @Template String about,
        BiFunction<B, F, Judged> judge,
        Optional<RosterImport<B, F>> rosters) {

    /** A list that is written by hand. */
    public ArmyFile(String name, Class<F> type, @Template String about, BiFunction<B, F, Judged> judge) {
        this(name, type, about, judge, Optional.empty());
    }

    /** The same, and rosters of other programs become one ({@code muster army import}). */
    public ArmyFile<B, F> importing(RosterImport<B, F> from) {
        return new ArmyFile<>(name, type, about, judge, Optional.of(from));
    }

    /**
     * An army as the rules see it.
     *
     * @param name what it is, as people say it: {@code {side} squad}
     * @param points in the system's own points; what the catalogue lacks counts nothing
     * @param entries what it holds, in the order of the file
     * @param violations every rule it breaks, with the numbers; empty when it is legal
     */
    public record Judged(Sentence name, int points, List<Entry> entries, List<Violation> violations) {

        public Judged {
            entries = List.copyOf(entries);
            violations = List.copyOf(violations);
        }
    }

    /**
     * A line of the list.
     *
     * @param count how many
     * @param name what, with all that belongs to it: {@code Nebulon-B with 2 X-wings}
     * @param points of all of them together
     */
    public record Entry(int count, Sentence name, int points) {

        /** With a name from data, which is the same in every language. */
        public Entry(int count, String name, int points) {
            this(count, Sentence.verbatim(name), points);
        }
    }
}
