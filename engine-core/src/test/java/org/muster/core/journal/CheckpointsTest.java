package org.muster.core.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Under the same rules a replay comes to where the game stood; under others it is told where it does not. */
class CheckpointsTest {

    private static Entry.Reached reached(String state, String rules) {
        return new Entry.Reached(state, rules);
    }

    @Test
    void whatTheSameRulesLeadToProvesAllBeforeIt() {
        Checkpoints held = Checkpoints.NONE.compared(4, reached("a", "one"), reached("a", "one"));
        assertThat(held).isEqualTo(new Checkpoints(1, 0, null, true));
        assertThat(held.goneOn()).isEqualTo(new Checkpoints(1, 0, null, false));
        assertThat(held.goneOn().goneOn()).isEqualTo(held.goneOn());
        assertThat(held.compared(9, reached("b", "one"), reached("b", "one")).held())
                .isEqualTo(2);
    }

    @Test
    void otherRulesMayLeadThereTooAndProveNothing() {
        assertThat(Checkpoints.NONE.compared(4, reached("a", "one"), reached("a", "two")))
                .isEqualTo(new Checkpoints(0, 1, null, false));
    }

    @Test
    void theFirstPlaceToWhichOtherRulesDoNotLeadIsTold() {
        Checkpoints differs = Checkpoints.NONE
                .compared(4, reached("a", "one"), reached("b", "two"))
                .compared(9, reached("c", "one"), reached("d", "two"));
        assertThat(differs).isEqualTo(new Checkpoints(0, 0, 4, false));
    }

    @Test
    void theSameRulesMustNotLeadElsewhere() {
        assertThatThrownBy(() -> Checkpoints.NONE.compared(4, reached("a", "one"), reached("b", "one")))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("entry 4 (line 5): ")
                .hasMessageEndingWith("the game stands at b, not at a");
    }
}
