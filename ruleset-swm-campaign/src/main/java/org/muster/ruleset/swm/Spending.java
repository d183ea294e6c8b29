package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;

/** One thing that a player does with points and advantages; it was found legal before it is carried out. */
interface Spending {

    /** Id of its kind among the options. */
    String kind();

    /** What becomes of it. */
    Outcome<War> outcome(War war, Player player, Dice dice);

    /** A kind of spending: what can be done of it now, and everything that could be asked for. */
    interface Kind<C extends Spending> {

        /** How it looks among the others. */
        Option face();

        /** The same, with what is left noted where that matters. */
        default Option face(War war, Player player) {
            return face();
        }

        /** Whether anything of it can be done now. */
        boolean isOpen(War war, Player player);

        /** What can be done now. */
        Options<C> open(War war, Player player);

        /** What people may ask for, with every reason against it: only read when something was refused. */
        Options<C> any(War war, Player player);
    }

    /** Enough for this turn. */
    enum Done implements Spending {
        DONE;

        private static final Options.Case<Done> CASE = Options.just(Option.of("done", "spend no more"), DONE);

        @Override
        public String kind() {
            return "done";
        }

        @Override
        public Outcome<War> outcome(War war, Player player, Dice dice) {
            return Outcome.of(war);
        }
    }

    /** What {@code player} can do in the Economics Phase; empty when there is nothing. */
    static Options<Spending> open(War war, Player player) {
        return of(war, player, Kinds.ALL);
    }

    /** What {@code player}'s operative can do. */
    static Options<Spending> openOperative(War war, Player player) {
        return of(war, player, Kinds.OPERATIVE);
    }

    private static Options<Spending> of(War war, Player player, List<Kind<?>> kinds) {
        List<Options.Case<? extends Spending>> open = new ArrayList<>(kinds.size() + 1);
        open.add(Done.CASE);
        for (Kind<?> kind : kinds) {
            if (kind.isOpen(war, player)) {
                open.add(openCase(kind, war, player));
            }
        }
        if (open.size() == 1) {
            open.clear(); // a step with nothing to choose is skipped (SWM-TURN-05)
        }
        return Options.<Spending>either(Spending::kind, open).explaining(answer -> {
            List<Options.Case<? extends Spending>> any = new ArrayList<>();
            any.add(Done.CASE);
            kinds.forEach(kind -> any.add(anyCase(kind, war, player)));
            return Options.<Spending>either(Spending::kind, any).read(answer).violations();
        });
    }

    private static <C extends Spending> Options.Case<C> openCase(Kind<C> kind, War war, Player player) {
        return Options.when(kind.face(war, player), () -> kind.open(war, player));
    }

    private static <C extends Spending> Options.Case<C> anyCase(Kind<C> kind, War war, Player player) {
        return Options.when(kind.face(), () -> kind.any(war, player));
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
