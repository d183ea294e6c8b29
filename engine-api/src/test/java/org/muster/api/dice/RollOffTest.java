package org.muster.api.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/** The highest first; who is equal rolls again, and the roll says so. */
class RollOffTest {

    private final Deque<Integer> faces = new ArrayDeque<>();
    private final List<String> thrown = new ArrayList<>();
    private final Dice dice = roll -> {
        thrown.add(roll.purpose().toString());
        return new Rolled(roll, new int[] {faces.remove()});
    };

    private static Roll initiative(String who) {
        return Roll.of(Sentence.of("Initiative of {who}", who), Pool.D20);
    }

    private void lie(Integer... some) {
        faces.addAll(List.of(some));
    }

    @Test
    void onlyThoseWhoAreEqualRollAgainEachPlaceForItself() {
        lie(7, 12, 7, 12, /* of 12 */ 3, 4, /* of 7 */ 9, 9, 2, 1);
        assertThat(RollOff.ranked(List.of("a", "b", "c", "d"), RollOffTest::initiative, dice))
                .containsExactly("d", "b", "a", "c");
        assertThat(thrown.subList(0, 4))
                .containsExactly("Initiative of a", "Initiative of b", "Initiative of c", "Initiative of d");
        assertThat(thrown.subList(4, 10))
                .as("each says once that it is thrown again, however often it is")
                .containsExactly(
                        "Initiative of b (again after a tie)",
                        "Initiative of d (again after a tie)",
                        "Initiative of a (again after a tie)",
                        "Initiative of c (again after a tie)",
                        "Initiative of a (again after a tie)",
                        "Initiative of c (again after a tie)");
    }

    @Test
    void whoIsBehindDoesNotRollAgain() {
        lie(5, 5, 4, 1, 6);
        assertThat(RollOff.highest(List.of("a", "b", "c"), RollOffTest::initiative, dice))
                .isEqualTo("b");
        assertThat(thrown).hasSize(5).endsWith("Initiative of b (again after a tie)");
    }

    @Test
    void whatIsNotSaidInTheRollCountsInEachRound() {
        lie(5, 7, 2, /* a and b have 7 */ 4, 5);
        assertThat(RollOff.highest(
                        List.of("a", "b", "c"), RollOffTest::initiative, one -> one.equals("a") ? 2 : 0, dice))
                .isEqualTo("a");
        assertThat(thrown).hasSize(5);
    }

    @Test
    void totalsOfAnotherRollDecideAndTheFirstRollOffIsNone() {
        OrderedMap<String, Integer> totals = OrderedMap.of("a", 3).with("b", 8).with("c", 8);
        lie(2, 2, 6, 5);
        assertThat(RollOff.highest(totals, RollOffTest::initiative, dice)).isEqualTo("b");
        assertThat(thrown)
                .containsExactly(
                        "Initiative of b",
                        "Initiative of c",
                        "Initiative of b (again after a tie)",
                        "Initiative of c (again after a tie)");
        lie(1, 2);
        assertThat(RollOff.ranked(totals, RollOffTest::initiative, dice)).containsExactly("c", "b", "a");
    }

    @Test
    void oneAloneNeedNotRollAndNobodyIsNotTheHighest() {
        assertThat(RollOff.highest(List.of("a"), RollOffTest::initiative, dice)).isEqualTo("a");
        assertThat(RollOff.ranked(List.of("a"), RollOffTest::initiative, dice)).containsExactly("a");
        assertThat(RollOff.ranked(List.<String>of(), RollOffTest::initiative, dice))
                .isEmpty();
        assertThat(thrown).isEmpty();
        assertThatThrownBy(() -> RollOff.highest(List.<String>of(), RollOffTest::initiative, dice))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("of nobody none is the highest");
    }
}
