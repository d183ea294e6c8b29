package org.muster.core.match;

import java.time.Duration;
import java.util.ArrayList;
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
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/** Everybody puts coins aside in secret, and nobody ever tells how many. Then the weather is rolled, four times over. */
class Bids extends TinyRuleset<Bids.Purse> {

    /** How often weather was made, in play and in replay. */
    static final AtomicInteger WEATHERS = new AtomicInteger();

    private static final int ROUNDS = 4;

    record Purse(List<Player> players, int round, OrderedMap<String, Integer> coins) {}

    record Weather() implements Act<Purse> {
        @Override
        public Outcome<Purse> act(Purse purse, Dice dice) {
            int wind =
                    dice.roll(Roll.of("Wind", Pool.D6).by(purse.players.get(0))).total();
            WEATHERS.incrementAndGet();
            Purse next = new Purse(purse.players, purse.round + 1, purse.coins);
            Outcome<Purse> outcome = Outcome.of(next).tell(Event.told("The wind is {n}.", wind));
            return next.round < ROUNDS
                    ? outcome
                    : outcome.end(new Result(List.of(purse.players), Sentence.of("the year is over"), List.of()));
        }
    }

    record PutAside() implements Ask<Purse, Integer> {
        @Override
        public Decision<Integer> decision(Purse purse) {
            return Decision.simultaneous(purse.players, player -> Options.number(0, 9))
                    .secret()
                    .within(Duration.ofDays(1))
                    .otherwise(0);
        }

        @Override
        public Outcome<Purse> decide(Purse purse, Choices<Integer> choices, Dice dice) {
            List<Event> events = new ArrayList<>();
            OrderedMap<String, Integer> coins = purse.coins;
            for (Player player : purse.players) {
                int more = choices.find(player).orElse(0);
                coins = coins.with(player.id(), coins.getOrDefault(player.id(), 0) + more);
                if (more > 0) {
                    events.add(Event.told("You put {n} aside.", more).only(player));
                }
            }
            events.add(Event.told("All have put something aside, or nothing."));
            return Outcome.of(new Purse(purse.players, purse.round, coins)).tell(events);
        }
    }

    @Override
    public Class<Purse> state() {
        return Purse.class;
    }

    @Override
    public List<Class<? extends Step<Purse>>> steps() {
        return List.of(Weather.class, PutAside.class);
    }

    @Override
    public Pipeline<Purse> pipeline() {
        return Pipeline.<Purse>setup()
                .rounds("year", "Year", Pipeline.phase("saving", "Saving", new PutAside(), new Weather()));
    }

    @Override
    public Purse start(Setup setup, Setup book) {
        return new Purse(setup.players(), 0, OrderedMap.empty());
    }

    @Override
    public List<Table> records(Purse purse, Viewer viewer) {
        Table table = Table.of(Sentence.of("Purses"), Sentence.of("Seat"), Sentence.of("Coins"));
        for (Player player : purse.players) {
            if (viewer.mayAct(player)) {
                int coins = purse.coins.getOrDefault(player.id(), 0);
                table = table.with(Row.of(Cell.name(player.id()), Cell.of("{n} coins", coins))
                        .of(player));
            }
        }
        return List.of(table);
    }

    @Override
    public Purse view(Purse purse, Viewer viewer) {
        if (viewer.seesAll()) {
            return purse;
        }
        OrderedMap<String, Integer> own = OrderedMap.empty();
        for (Player player : purse.players) {
            if (viewer.mayAct(player) && purse.coins.containsKey(player.id())) {
                own = own.with(player.id(), purse.coins.get(player.id()));
            }
        }
        return new Purse(purse.players, purse.round, own);
    }
}
