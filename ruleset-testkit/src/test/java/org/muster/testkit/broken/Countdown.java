package org.muster.testkit.broken;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import java.util.List;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
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

/** Two players take turns in taking 1 to 3 off seven. Each broken ruleset overrides what it breaks. */
public class Countdown implements Ruleset<Countdown.Left, Countdown>, RulesetPlugin {

    /** What is left; the rules stand in for a book, so that steps find what a broken ruleset overrides. */
    public record Left(Countdown rules, List<Player> players, int left, int turn, List<Integer> taken) {
        Player mover() {
            return players.get(turn % players.size());
        }

        Left less(int taking) {
            return new Left(
                    rules,
                    players,
                    left - taking,
                    turn + 1,
                    java.util.stream.Stream.concat(taken.stream(), java.util.stream.Stream.of(taking))
                            .toList());
        }
    }

    /** The only step. */
    public record Take() implements Ask<Left, Integer> {
        @Override
        public Decision<Integer> decision(Left left) {
            return left.rules.asked(left);
        }

        @Override
        public Outcome<Left> decide(Left left, Choices<Integer> choices, Dice dice) {
            return left.rules.after(left, choices.only());
        }
    }

    Decision<Integer> asked(Left left) {
        return Decision.of(left.mover(), options(left)).otherwise(1);
    }

    Options<Integer> options(Left left) {
        return Options.number(1, Math.min(3, left.left));
    }

    Outcome<Left> after(Left left, int taking) {
        Left next = left.less(taking);
        Outcome<Left> outcome = Outcome.of(next).tell(Event.told("{n} {n:is|are} left.", next.left));
        return next.left > 0
                ? outcome
                : outcome.end(Result.won(List.of(left.mover()), left.players, Sentence.of("took the last")));
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("countdown", "Countdown", "1.0.0", RulesetInfo.API, "nowhere", 2, 2);
    }

    @Override
    public Module module() {
        Countdown self = this;
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(self);
            }
        };
    }

    @Override
    public Class<Left> state() {
        return Left.class;
    }

    @Override
    public Class<Countdown> book() {
        return Countdown.class;
    }

    @Override
    public List<Class<? extends Step<Left>>> steps() {
        return List.of(Take.class);
    }

    @Override
    public Pipeline<Left> pipeline() {
        return Pipeline.<Left>setup().rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
    }

    @Override
    public Countdown open(Setup setup) {
        return this;
    }

    @Override
    public Left start(Setup setup, Countdown book) {
        return new Left(book, setup.players(), 7, 0, List.of());
    }

    @Override
    public Left view(Left left, Viewer viewer) {
        return left;
    }

    @Override
    public Scene scene(Left left, Viewer viewer) {
        return Scene.of(Sentence.of("Countdown"), 1, 1).described(Sentence.of("{n} {n:is|are} left.", left.left));
    }
}
