package org.muster.core.bot;

import java.util.List;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/**
 * Anna hides a coin under one of three cups, and the heavy cup is easier to see through; then both say at the same time
 * where Bert looks: Anna may move the coin, Bert lifts a cup.
 */
class Cups extends TinyRuleset<Cups.Table> {

    static final Player ANNA = new Player("anna");
    static final Player BERT = new Player("bert");

    /** No cup known. */
    static final int HIDDEN = -1;

    record Table(int coin) {}

    record Hide() implements Ask<Table, Integer> {
        @Override
        public Decision<Integer> decision(Table table) {
            return Decision.of(ANNA, Options.number(0, 2)).secret();
        }

        @Override
        public Outcome<Table> decide(Table table, Choices<Integer> choices, Dice dice) {
            return Outcome.of(new Table(choices.only())).then(new Lift());
        }
    }

    /** Anna's answer moves the coin on by so many cups; Bert's lifts one. */
    record Lift() implements Ask<Table, Integer> {
        @Override
        public Decision<Integer> decision(Table table) {
            return Decision.simultaneous(List.of(ANNA, BERT), player -> Options.number(0, player.equals(ANNA) ? 1 : 2))
                    .secret();
        }

        @Override
        public Outcome<Table> decide(Table table, Choices<Integer> choices, Dice dice) {
            int coin = (table.coin() + choices.of(ANNA)) % 3;
            Player winner = choices.of(BERT) == coin ? BERT : ANNA;
            return Outcome.of(table)
                    .end(Result.won(List.of(winner), List.of(ANNA, BERT), Sentence.of("the cup was lifted")));
        }
    }

    @Override
    public Pipeline<Table> pipeline() {
        return Pipeline.setup(Pipeline.<Table>phase("hide", "Hide", new Hide()))
                .rounds("turn", "Turn", Pipeline.phase("lift", "Lift", new Lift()));
    }

    @Override
    public Table start(Setup setup, Setup book) {
        return new Table(HIDDEN);
    }

    @Override
    public Table view(Table table, Viewer viewer) {
        return viewer.mayAct(ANNA) || viewer.seesAll() ? table : new Table(HIDDEN);
    }

    /** Bert knows that Anna likes the last cup. */
    @Override
    public Table imagine(Table seen, Player seat, RandomGenerator random) {
        return seen.coin() == HIDDEN ? new Table(Math.min(2, random.nextInt(6))) : seen;
    }

    @Override
    public OptionalDouble evaluation(Table table, Player player) {
        return OptionalDouble.of(0.5);
    }
}
