package org.muster.spark;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;

/** A club's own: a coin is tossed, and once in twenty games it is lost, which its author has not thought of. */
public final class Coin implements RulesetPlugin {

    /** Who may win. */
    public record Table(List<Player> players) {}

    record Toss() implements Act<Table> {
        @Override
        public Outcome<Table> act(Table table, Dice dice) {
            int thrown = dice.roll(Roll.of("Coin", Pool.parse("d20"))).total();
            if (thrown == 20) {
                throw new IllegalStateException("the coin fell behind the shelf");
            }
            Player winner = table.players().get(thrown % 2);
            return Outcome.of(table)
                    .end(Result.won(List.of(winner), table.players(), Sentence.of("{who} has guessed right", winner)));
        }
    }

    private static final class Rules implements Ruleset<Table, Setup> {
        @Override
        public Class<Table> state() {
            return Table.class;
        }

        @Override
        public List<Class<? extends Step<Table>>> steps() {
            return List.of(Toss.class);
        }

        @Override
        public Pipeline<Table> pipeline() {
            return Pipeline.setup(Pipeline.<Table>phase("setup", "Setup"))
                    .rounds("turn", "Turn", Pipeline.phase("toss", "Toss", new Toss()));
        }

        @Override
        public Table start(Setup setup, Setup book) {
            return new Table(setup.players());
        }

        @Override
        public Table view(Table table, Viewer viewer) {
            return table;
        }

        @Override
        public Scene scene(Table table, Viewer viewer) {
            return Scene.of(Sentence.of("Coin"), 1, 1).described(Sentence.of("nothing"));
        }
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("coin", "Coin", "1.0.0", RulesetInfo.API, "none", 2, 2);
    }

    @Override
    public Module module() {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(new Rules());
            }
        };
    }
}
