package org.muster.ruleset.swm.economics;

import java.util.List;
import java.util.function.Function;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Either;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.War;

/** One thing that a player does with points and advantages; it was found legal before it is carried out. */
interface Spending {

    /** Id of its kind among the options. */
    String kind();

    /** What becomes of it. */
    Outcome<War> outcome(War war, Player player, Dice dice);

    /** A kind of spending. */
    interface Kind<C extends Spending> {

        /** How it looks among the others. */
        Option face();

        /** The same, with what is left noted where that matters. */
        default Option face(War war, Player player) {
            return face();
        }

        /** What closes all of it, whatever is asked for. */
        default List<Violation> closedBy(War war, Player player) {
            return List.of();
        }

        /** Whether anything of it can be done now: what chance asks first, as it is asked in every playout. */
        boolean isOpen(War war, Player player);

        /** Everything that people may ask for, what can't be done now closed; empty if nothing can. */
        Options<C> options(War war, Player player);
    }

    /** Enough for this turn. */
    enum Done implements Spending {
        DONE;

        private static final Option FACE = Option.of("done", "spend no more");

        @Override
        public String kind() {
            return "done";
        }

        @Override
        public Outcome<War> outcome(War war, Player player, Dice dice) {
            return Outcome.of(war);
        }
    }

    /** What {@code player} can do in the Economics Phase. */
    static Decision<Spending> ask(War war, Player player) {
        return of(war, player, Kinds.ALL);
    }

    /** What {@code player}'s operative can do. */
    static Decision<Spending> askForOperative(War war, Player player) {
        return of(war, player, Kinds.OPERATIVE);
    }

    private static Decision<Spending> of(War war, Player player, List<Kind<?>> kinds) {
        List<Kind<?>> open =
                kinds.stream().filter(kind -> kind.isOpen(war, player)).toList();
        return open.isEmpty()
                ? Decision.none() // a step with nothing to choose is skipped (SWM-TURN-05)
                : Decision.of(
                        player,
                        either(war, player, kinds)
                                .sampledBy(random -> either(war, player, open).sample(random)));
    }

    private static Either<Spending> either(War war, Player player, List<Kind<?>> kinds) {
        Cases<Spending> cases = Options.<Spending>cases().just(Done.FACE, Done.DONE);
        kinds.forEach(kind -> cases.add(caseOf(kind, war, player)));
        return cases.either(Spending::kind);
    }

    private static <C extends Spending> Options.Case<C> caseOf(Kind<C> kind, War war, Player player) {
        return Options.when(kind.face(war, player), () -> kind.options(war, player))
                .unless(() -> kind.closedBy(war, player));
    }

    /** The same; chance picks among the cases of which something can be chosen. */
    static <C> Options<C> byChanceOfOpenOnes(Either<C> options, Function<C, String> caseOf) {
        return options.sampledBy(
                random -> Options.either(caseOf, options.cases()).sample(random));
    }

    /** All kinds, in the order in which people are offered them. */
    final class Kinds {
        static final List<Kind<?>> OPERATIVE = List.of(Operatives.KIND);
        static final List<Kind<?>> ALL = List.of(
                NewSquad.KIND,
                Reinforcement.KIND,
                GivenUp.KIND,
                Transfer.KIND,
                Purchase.KIND,
                Operatives.KIND,
                ShuttleFlight.KIND,
                Donation.KIND);

        private Kinds() {}
    }
}
