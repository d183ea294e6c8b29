package org.muster.core.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.flow.Agenda;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;

/** A bot that looks ahead knows what its seat may know, and guesses the rest. */
class HiddenTest {

    private final Cups cups = new Cups();
    private final Engine<Cups.Table> engine = new Engine<>(cups, true);

    private Position<Cups.Table> lifting(int coin) {
        return new Position<>(
                new Cups.Table(coin), Agenda.of(new Cups.Lift()), 1, 1, 0, OrderedMap.empty(), 0, List.of(), null);
    }

    private Session<Cups.Table> session(Position<Cups.Table> position) {
        return new Session<>(engine, position, (roll, index) -> {
                    throw new IllegalStateException("nothing is rolled");
                })
                .run();
    }

    private Object choice(Session<Cups.Table> game, Player seat, long seed) {
        return choice(game, game.open().get(0), seat, seed);
    }

    private <C> C choice(Session<Cups.Table> game, Open<Cups.Table, C> open, Player seat, long seed) {
        Question<C> question = open.questionFor(seat).orElseThrow();
        return new SearchBot<>(engine, cups, 60, 3).choose(game, open, question, new SplittableRandom(seed));
    }

    /** The choices of some seeds. */
    private List<Object> choices(Session<Cups.Table> game, Player seat) {
        List<Object> choices = new ArrayList<>();
        for (long seed = 0; seed < 12; seed++) {
            choices.add(choice(game, seat, seed));
        }
        return choices;
    }

    @Test
    void whateverIsHiddenItsMoveIsTheSame() {
        List<Object> choices = choices(session(lifting(0)), Cups.BERT);
        assertThat(choices(session(lifting(1)), Cups.BERT)).isEqualTo(choices);
        assertThat(choices(session(lifting(2)), Cups.BERT)).isEqualTo(choices);
    }

    @Test
    void whatItMayKnowItUses() {
        assertThat(choices(session(lifting(0)), Cups.ANNA)).isNotEqualTo(choices(session(lifting(1)), Cups.ANNA));
    }

    @Test
    void whatAnotherHasAnsweredInSecretItDoesNotUse() {
        Position<Cups.Table> before = session(lifting(0)).position();
        List<Object> choices = choices(session(before), Cups.BERT);
        for (long moves : new long[] {0, 1}) {
            Position<Cups.Table> answered =
                    before.answered(2, Cups.ANNA, new Answered(new Answer.Whole(moves), Cups.ANNA, true, false));
            assertThat(choices(session(answered), Cups.BERT)).isEqualTo(choices);
        }
    }

    @Test
    void itGuessesWhatIsLikely() {
        // the coin is under the last cup four times in six, and moved on from there to the first if it is moved
        assertThat(choices(session(lifting(1)), Cups.BERT)).doesNotContain(1);
    }

    @Test
    void whatGuessesKnowIsNeverMoreThanTheView() {
        Known<Cups.Table> known = Known.to(Cups.BERT, cups, session(lifting(1)).position());
        assertThat(known.seen().state()).isEqualTo(new Cups.Table(Cups.HIDDEN));
        SplittableRandom random = new SplittableRandom(1);
        List<Integer> coins = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            coins.add(known.world(random).state().coin());
        }
        assertThat(coins).contains(0, 1, 2);
    }
}
