package org.muster.ruleset.trapped;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;

/** Nim, with a trap in each answer, set by its number: 1 is harmless, 2 comes to no end, 3 throws, 4 eats all memory. */
public final class Trapped implements Ruleset<Trapped.Heap, Setup>, RulesetPlugin {

    /** Lets go of those who loop. */
    public static volatile boolean released;
    /** Somebody loops, or has. */
    public static volatile boolean loops;

    /** Who sits there can't look without being caught. */
    public static volatile boolean catchesLookers;

    /** Who guesses what a seat can't see comes to no end. */
    public static volatile boolean catchesGuesses;
    /** Who guesses thinks that there are more matches than anybody takes. */
    public static volatile boolean guessesMany;
    /** Whoever chooses by chance steps into no trap. */
    public static volatile boolean harmless;

    /** So many matches there are. */
    public record Heap(List<Player> players, int matches, int turn) {
        Player mover() {
            return players.get(turn % players.size());
        }
    }

    /** Deals. */
    public record Deal() implements Act<Heap> {
        @Override
        public Outcome<Heap> act(Heap heap, Dice dice) {
            return Outcome.of(new Heap(heap.players(), 60, 0));
        }
    }

    /** Takes, and may step into a trap. */
    public record Take() implements Ask<Heap, Integer> {
        @Override
        public Decision<Integer> decision(Heap heap) {
            return Decision.of(
                    heap.mover(),
                    Options.oneOf(List.of(1, 2, 3, 4), n -> Option.of(String.valueOf(n), "take"))
                            .sampledBy(random -> harmless || random.nextBoolean() ? 1 : 3));
        }

        @Override
        public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
            spring(choices.only());
            Heap left = new Heap(heap.players(), heap.matches() - 1, heap.turn() + 1);
            return left.matches() > 0
                    ? Outcome.of(left)
                    : Outcome.of(left).end(Result.won(List.of(heap.mover()), heap.players(), Sentence.of("the last")));
        }
    }

    private static void loop() {
        loops = true;
        while (!released) {
            Thread.onSpinWait();
        }
    }

    private static void spring(int trap) {
        if (trap == 2) {
            loop();
        } else if (trap == 3) {
            throw new IllegalStateException("a mistake in the rules");
        } else if (trap == 4) {
            List<long[]> all = new ArrayList<>();
            while (!released) {
                all.add(new long[1 << 18]);
            }
            throw new IllegalStateException("ate " + all.size());
        }
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("trapped", "Trapped", "1.0.0", RulesetInfo.API, "a test", 2, 2);
    }

    @Override
    public Pipeline<Heap> pipeline() {
        return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal()))
                .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
    }

    @Override
    public Heap start(Setup setup, Setup book) {
        return new Heap(setup.players(), 0, 0);
    }

    @Override
    public Heap view(Heap heap, Viewer viewer) {
        if (catchesLookers && viewer.seat().isPresent()) {
            loop();
        }
        return heap;
    }

    @Override
    public Heap imagine(Heap seen, Player seat, RandomGenerator random) {
        if (catchesGuesses) {
            loop();
        }
        return guessesMany ? new Heap(seen.players(), Integer.MAX_VALUE, seen.turn()) : seen;
    }

    @Override
    public Setup open(Setup setup) {
        return setup;
    }
}
