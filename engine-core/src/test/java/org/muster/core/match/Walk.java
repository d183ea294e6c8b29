package org.muster.core.match;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.core.game.TinyRuleset;

/** Players walk by turns, for ever; who has walked nine miles at once looks up what the weather is. It counts its steps. */
final class Walk extends TinyRuleset<Walk.Road> {

    /** How often a step was carried out, in play and in replay. */
    static final AtomicInteger STEPS = new AtomicInteger();

    record Road(List<Player> players, int turn, int miles, int wind) {}

    record Go() implements Ask<Road, Integer> {
        @Override
        public Decision<Integer> decision(Road road) {
            return Decision.of(
                    road.players.get(road.turn % road.players.size()), Options.number(road.miles % 2, 9 + road.wind));
        }

        @Override
        public Outcome<Road> decide(Road road, Choices<Integer> choices, Dice dice) {
            STEPS.incrementAndGet();
            int more = choices.only();
            Road on = new Road(road.players, road.turn + 1, road.miles + more, road.wind);
            Outcome<Road> outcome = Outcome.of(on).tell(Event.told("{n} miles are walked.", on.miles));
            return more == 9 ? outcome.then(new LookUp()) : outcome;
        }
    }

    record LookUp() implements Act<Road> {
        @Override
        public Outcome<Road> act(Road road, Dice dice) {
            STEPS.incrementAndGet();
            int wind = dice.roll(Roll.of("Wind", Pool.D6)).total();
            return Outcome.of(new Road(road.players, road.turn, road.miles, wind))
                    .tell(Event.told("The wind is {n}.", wind));
        }
    }

    @Override
    public Class<Road> state() {
        return Road.class;
    }

    @Override
    public List<Class<? extends Step<Road>>> steps() {
        return List.of(Go.class, LookUp.class);
    }

    @Override
    public Pipeline<Road> pipeline() {
        return Pipeline.<Road>setup().rounds("day", "Day", Pipeline.phase("walk", "Walk", new Go(), new Go()));
    }

    @Override
    public Road start(Setup setup, Setup book) {
        return new Road(setup.players(), 0, 0, 0);
    }
}
