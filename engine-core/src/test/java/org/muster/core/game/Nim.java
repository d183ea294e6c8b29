package org.muster.core.game;

import java.util.List;
import java.util.stream.IntStream;
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
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;

/** The ten-line ruleset: a heap of 2d6+5 matches; who takes the last one wins. */
public class Nim extends TinyRuleset<Nim.Heap> {

    public record Heap(List<Player> players, int matches, int turn) {
        public Player mover() {
            return players.get(turn % players.size());
        }
    }

    private final Pool heap;

    public Nim() {
        this(Pool.parse("2d6+5"));
    }

    /** With other dice for the heap. */
    Nim(Pool heap) {
        this.heap = heap;
    }

    record Deal(Pool pool) implements Act<Heap> {
        Deal() {
            this(Pool.parse("2d6+5"));
        }

        @Override
        public Outcome<Heap> act(Heap heap, Dice dice) {
            int matches = dice.roll(Roll.of("Heap", pool)).total();
            return Outcome.of(new Heap(heap.players, matches, 0)).tell(Event.told("There are {n} matches.", matches));
        }
    }

    record Take() implements Ask<Heap, Integer> {
        @Override
        public Decision<Integer> decision(Heap heap) {
            return Decision.of(heap.mover(), Options.number(1, Math.min(3, heap.matches)))
                    .otherwise(1);
        }

        @Override
        public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
            Heap left = new Heap(heap.players, heap.matches - choices.only(), heap.turn + 1);
            Outcome<Heap> outcome = Outcome.of(left).tell(Event.told("{n} are left.", left.matches));
            return left.matches > 0
                    ? outcome
                    : outcome.end(Result.won(List.of(heap.mover()), heap.players, Sentence.of("took the last match")));
        }
    }

    @Override
    public Pipeline<Heap> pipeline() {
        return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal(heap)))
                .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
    }

    @Override
    public Heap start(Setup setup, Setup book) {
        return new Heap(setup.players(), 0, 0);
    }

    static List<Integer> oneTo(int n) {
        return IntStream.rangeClosed(1, n).boxed().toList();
    }
}
