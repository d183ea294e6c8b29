package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.core.game.BadGame;
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;
import org.muster.core.json.Json;

/** Several decisions ask one seat: an answer without a number is for the one that takes it. */
class WhichDecisionTest {

    record Errands(Setup setup, List<String> done) {}

    record Errand(String name, List<String> words) implements Ask<Errands, String> {
        @Override
        public Decision<String> decision(Errands errands) {
            return Decision.of(errands.setup.players().get(0), Options.oneOf(words));
        }

        @Override
        public Outcome<Errands> decide(Errands errands, Choices<String> choices, Dice dice) {
            List<String> done = new ArrayList<>(errands.done);
            done.add(name + ' ' + choices.only());
            return Outcome.of(new Errands(errands.setup, List.copyOf(done)));
        }
    }

    record Day() implements Act<Errands> {
        @Override
        public Outcome<Errands> act(Errands errands, Dice dice) {
            return Outcome.of(errands)
                    .then(Agenda.inAnyOrder(List.of(
                            Agenda.of(new Errand("mill", List.of("grind", "wait", "done"))),
                            Agenda.of(new Errand("quay", List.of("load", "wait"))),
                            Agenda.of(new Errand("inn", List.of("eat", "wait"))))));
        }
    }

    private static final class Days extends TinyRuleset<Errands> {
        @Override
        public Class<Errands> state() {
            return Errands.class;
        }

        @Override
        public List<Class<? extends Step<Errands>>> steps() {
            return List.of(Day.class, Errand.class);
        }

        @Override
        public Pipeline<Errands> pipeline() {
            return Pipeline.<Errands>setup().rounds("day", "Day", Pipeline.phase("work", "Work", new Day()));
        }

        @Override
        public Errands start(Setup setup, Setup book) {
            return new Errands(book, List.of());
        }
    }

    private final Games<Errands> games = Games.open(new Days(), "seats: {anna: Anna, bert: Bert}\n");

    private int meant(String answer) {
        return games.game.meant(new Player("anna"), 0, Json.readAnswer(answer));
    }

    private int id(int place) {
        return games.game.open().get(place).id();
    }

    @Test
    void theOnlyOneThatTakesItIsMeant() {
        int quay = id(1);
        assertThat(meant("load")).isEqualTo(quay);
        games.choose("anna", "load").choose("anna", "done");
        assertThat(games.game.state().done()).containsExactly("quay load", "mill done");
        assertThat(meant("wait")).as("one is left").isEqualTo(id(0));
    }

    @Test
    void whereSeveralTakeItOrNoneTheyAreNamed() {
        int mill = id(0);
        int quay = id(1);
        int inn = id(2);
        games.choose("anna", "eat");
        assertThat(meant("wait")).isZero();
        assertThatThrownBy(() -> games.choose("anna", "wait"))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("Several decisions ask Anna; name one: " + mill + " (")
                .hasMessageContaining(quay + " (")
                .hasMessageNotContaining(inn + " (");
        assertThat(meant("sing")).isZero();
        assertThatThrownBy(() -> games.choose("anna", "sing"))
                .hasMessageContaining("Several decisions ask Anna; name one: " + mill + " (")
                .hasMessageContaining(quay + " (");
        assertThat(games.game.state().done()).containsExactly("inn eat");
    }
}
