package org.muster.ruleset.swm.data;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.text.Sentence;

/** The file of strategic advantages. */
public record Advantages(List<Line> advantages) {

    public Advantages {
        advantages = List.copyOf(advantages);
    }

    /**
     * One strategic advantage.
     *
     * @param name as people read it
     * @param cost in economic points
     * @param limit how many there may be
     * @param about what it does, in a few words
     */
    public record Line(
            Advantage id, String name, @Between(min = 0) int cost, Limit limit, String about) {}

    /** How many of an advantage there may be. */
    public enum Limit {
        ONE_A_FACTION,
        ONE_A_FACTION_A_TURN,
        ONE_A_TERRITORY,
        NONE;

        /** As the book says it. */
        public Sentence words() {
            return switch (this) {
                case ONE_A_FACTION -> Sentence.of("one a faction");
                case ONE_A_FACTION_A_TURN -> Sentence.of("one a faction a turn");
                case ONE_A_TERRITORY -> Sentence.of("one a territory");
                case NONE -> Sentence.of("no limit");
            };
        }
    }
}
