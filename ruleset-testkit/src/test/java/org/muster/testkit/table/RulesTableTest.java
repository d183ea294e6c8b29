package org.muster.testkit.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.testkit.auction.Auction;
import org.muster.testkit.auction.House;
import org.muster.testkit.broken.Countdown;

class RulesTableTest {

    private static final List<Player> PLAYERS = List.of(new Player("anna"), new Player("bert"));

    record Shake() implements Act<Countdown.Left> {
        @Override
        public Outcome<Countdown.Left> act(Countdown.Left left, Dice dice) {
            int sum = dice.roll(Roll.of("Shake of the heap", Pool.TWO_D6)).total();
            return Outcome.of(left).tell(Event.told("Shaken by {n}.", sum));
        }
    }

    record Toast() implements Ask<Countdown.Left, Boolean> {
        @Override
        public Decision<Boolean> decision(Countdown.Left left) {
            return Decision.simultaneous(left.players(), any -> Options.yesOrNo())
                    .otherwise(false);
        }

        @Override
        public Outcome<Countdown.Left> decide(Countdown.Left left, Choices<Boolean> choices, Dice dice) {
            return Outcome.of(left)
                    .tell(Event.told(
                            "{who} drink.",
                            choices.players().stream().filter(choices::of).toList()));
        }
    }

    private RulesTable<Countdown.Left> table;

    @BeforeEach
    void sitDown() {
        Countdown rules = new Countdown();
        table = RulesTable.of(rules, new Countdown.Left(rules, PLAYERS, 5, 0, List.of()));
    }

    @Test
    void stepsArePlayedOneAfterAnother() {
        table.rolling("Shake", 3, 4).play(new Shake(), new Countdown.Take());
        assertThat(table.waitingFor()).containsExactly("anna");
        assertThat(table.codes("anna", "9")).containsExactly("NOT_BETWEEN");
        table.choose("anna", "3").isOver();
        assertThat(table.told()).containsExactly("Shaken by 7.", "2 are left.");
        table.play(new Countdown.Take()).choose("bert", "2");
        assertThat(table.result().orElseThrow().winners()).containsExactly(new Player("bert"));
    }

    @Test
    void whatIsStillOpenComesFirst() {
        table.play(new Toast()).choose("bert", "yes").play(new Countdown.Take());
        assertThat(table.waitingFor()).containsExactly("anna");
        table.lapse("anna");
        assertThat(table.told()).containsExactly("bert drink.");
        assertThat(table.step("anna")).isEqualTo(new Countdown.Take());
        assertThatThrownBy(table::isOver).hasMessageContaining("Take");
    }

    @Test
    void diceFitWhatTheyAreRolledFor() {
        assertThatThrownBy(() -> table.play(new Shake()))
                .hasMessage("no die is written out for \"Shake of the heap\" 2d6");
        assertThatThrownBy(() -> table.rolling("Initiative", 1, 2).play(new Shake()))
                .hasMessageContaining("is written out for \"Initiative\", and \"Shake of the heap\" is rolled");
        assertThatThrownBy(() -> table.isOver()).hasMessageContaining("never rolled");
    }

    @Test
    void itBeginsWhereAGameOfThatConfigBegins() {
        RulesTable<House> opened = RulesTable.opened(new Auction(), House.class, "seats: {cleo: Cleo, dora: Dora}");
        assertThat(opened.state().bidders().keySet()).extracting(Player::id).containsExactly("cleo", "dora");
        assertThat(opened.waitingFor()).isEmpty();
        assertThatThrownBy(() -> RulesTable.opened(new Auction(), Countdown.Left.class, ""))
                .isInstanceOf(ClassCastException.class);
        assertThatThrownBy(() -> RulesTable.opened(new Auction(), House.class, "seets: {}"))
                .hasMessageContaining("seets");
    }
}
