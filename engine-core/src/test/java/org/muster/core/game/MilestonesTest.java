package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.muster.core.game.Milestones.Milestone;

/** A long game keeps few of the places where it stood, and finds one near wherever somebody goes back to. */
class MilestonesTest {

    private static final int COMMANDS = 4_000;

    private static final Games<Nim.Heap> GAME = Games.open(new Nim(), "seats: {anna: Anna, bert: Bert}\nseed: 1");

    /** A game in which each command makes two entries. */
    private static Milestones<Nim.Heap> game(int commands) {
        Milestones<Nim.Heap> milestones = new Milestones<>();
        Replay.Stand<Nim.Heap> stand = GAME.game.recording().timeline().replay().stand();
        for (int command = 1; command <= commands; command++) {
            milestones.pass(2 * command, stand, null);
        }
        return milestones;
    }

    private static Set<Integer> kept(Milestones<?> milestones, int places) {
        Set<Integer> kept = new TreeSet<>();
        IntFunction<Milestone<?>> before = place -> milestones.upTo(place).last();
        for (int place = 2; place <= places; place++) {
            Milestone<?> last = before.apply(place);
            if (last != null) {
                kept.add(last.place());
            }
        }
        return kept;
    }

    @Test
    void whoGoesBackDoesAThirtySecondOfTheWayAgainAtMost() {
        Milestones<Nim.Heap> game = game(COMMANDS);
        for (int back = 0; back < COMMANDS - 1; back++) {
            int wanted = COMMANDS - back;
            Milestone<Nim.Heap> found = game.upTo(2 * wanted).last();
            assertThat(found).isNotNull();
            assertThat(wanted - found.place() / 2)
                    .as("commands done again by who goes back %s", back)
                    .isBetween(0, Math.max(0, (back + 64) / 32 - 1));
        }
    }

    /** All of the last ones; of 4,000 commands some three hundred in all. */
    @Test
    void theLongerAgoTheFewerAreKept() {
        Set<Integer> kept = kept(game(COMMANDS), 2 * COMMANDS);
        assertThat(kept).hasSizeLessThan(300);
        assertThat(kept(game(31), 62)).hasSize(31);
    }

    @Test
    void aPlaceIsPassedOnce() {
        Milestones<Nim.Heap> game = game(3);
        Replay.Stand<Nim.Heap> stand = GAME.game.recording().timeline().replay().stand();
        game.pass(6, stand, null);
        assertThat(game.last().command()).isEqualTo(2);
        game.pass(7, stand, null);
        assertThat(game.last()).extracting(Milestone::command, Milestone::place).containsExactly(3, 7);
    }

    @Test
    void anotherGameGoesOnFromWhatItShares() {
        Milestones<Nim.Heap> other = game(10).upTo(9);
        assertThat(other.last())
                .extracting(Milestone::command, Milestone::place)
                .containsExactly(3, 8);
        other.pass(9, GAME.game.recording().timeline().replay().stand(), null);
        assertThat(other.last())
                .extracting(Milestone::command, Milestone::place)
                .containsExactly(4, 9);
        assertThat(game(10).upTo(1).last()).isNull();
    }
}
