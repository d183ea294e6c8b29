package org.muster.core.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;

/**
 * Three days on which much is open at once: a bid of both within a day and with a default (low where meat is sold at
 * place 2 or 6), stalls that the first seat
 * must choose one after the other without any (above 4 it must haggle, with a die of its own), and a word that the second may call in between. Each day ends with a roll
 * of nobody's.
 */
class Market extends TinyRuleset<Market.Day> {

    static final String TWO = "seats: {anna: Anna, bert: Bert}\nseed: 5\n";

    private static final int DAYS = 3;

    /** The number of the first open decision under that title. */
    static int decision(Games<Day> table, String title) {
        return open(table, title).id();
    }

    /** The first open decision under that title. */
    static Open<Day, ?> open(Games<Day> table, String title) {
        return table.game.open().stream()
                .filter(one -> one.path().contains(title))
                .findFirst()
                .orElseThrow();
    }

    record Day(List<Player> players, int day, List<String> done) {
        Day with(String what) {
            List<String> more = new ArrayList<>(done);
            more.add(day + " " + what);
            return new Day(players, day, List.copyOf(more));
        }

        Player first() {
            return players.get(0);
        }

        Player second() {
            return players.get(1);
        }
    }

    record Begin() implements Act<Day> {
        @Override
        public Outcome<Day> act(Day day, Dice dice) {
            return Outcome.of(new Day(day.players, day.day + 1, day.done))
                    .then(Agenda.inAnyOrder(List.of(
                            Agenda.titled(Sentence.of("Bids"), new Bid()),
                            Agenda.titled(Sentence.of("Stalls"), new Stall("meat"), new Stall("fish")),
                            Agenda.meanwhile(new Call()))));
        }
    }

    record Bid() implements Ask<Day, Integer> {
        @Override
        public Decision<Integer> decision(Day day) {
            boolean low = day.done.contains(day.day + " meat at 2") || day.done.contains(day.day + " meat at 6");
            int most = low ? 3 : 9;
            return Decision.simultaneous(day.players, player -> Options.number(0, most))
                    .within(Duration.ofDays(1))
                    .otherwise(0);
        }

        @Override
        public Outcome<Day> decide(Day day, Choices<Integer> choices, Dice dice) {
            Day after = day;
            for (Player player : day.players) {
                after = after.with(player + " bids " + choices.of(player));
            }
            return Outcome.of(after).tell(Event.told("All have bid."));
        }
    }

    record Stall(String wares) implements Ask<Day, Integer> {
        @Override
        public Decision<Integer> decision(Day day) {
            return Decision.of(day.first(), Options.number(1, 6));
        }

        @Override
        public Outcome<Day> decide(Day day, Choices<Integer> choices, Dice dice) {
            Outcome<Day> outcome = Outcome.of(day.with(wares + " at " + choices.only()));
            outcome = choices.only() > 4 ? outcome.then(new Haggle()) : outcome;
            return wares.equals("fish") ? outcome.then(new Close()) : outcome;
        }
    }

    /** Who is so dear must haggle. */
    record Haggle() implements Act<Day> {
        @Override
        public Outcome<Day> act(Day day, Dice dice) {
            return Outcome.of(day.with("haggles to "
                    + dice.roll(Roll.of("Haggling", Pool.D6).by(day.first())).total()));
        }
    }

    record Call() implements Ask<Day, String> {
        @Override
        public Decision<String> decision(Day day) {
            return Decision.offered(List.of(day.second()), any -> Options.text(1, 9));
        }

        @Override
        public Outcome<Day> decide(Day day, Choices<String> choices, Dice dice) {
            return Outcome.of(day.with("called " + choices.only()));
        }
    }

    record Close() implements Act<Day> {
        @Override
        public Outcome<Day> act(Day day, Dice dice) {
            int takings = dice.roll(Roll.of("Takings", Pool.parse("2d6"))).total();
            Outcome<Day> outcome = Outcome.of(day.with("takes " + takings));
            return day.day < DAYS
                    ? outcome
                    : outcome.end(Result.won(List.of(day.second()), day.players, Sentence.of("the market is over")));
        }
    }

    @Override
    public Class<Day> state() {
        return Day.class;
    }

    @Override
    public List<Class<? extends Step<Day>>> steps() {
        return List.of(Begin.class, Bid.class, Stall.class, Haggle.class, Call.class, Close.class);
    }

    @Override
    public Pipeline<Day> pipeline() {
        return Pipeline.<Day>setup().rounds("day", "Day", Pipeline.phase("market", "Market", new Begin()));
    }

    @Override
    public Day start(Setup setup, Setup book) {
        return new Day(setup.players(), 0, List.of());
    }
}
