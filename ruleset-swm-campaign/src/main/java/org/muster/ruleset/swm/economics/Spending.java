package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Either;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.War;

/** One thing that a player does with points and advantages; it was found legal before it is carried out. */
interface Spending {

    /** How many points it takes. */
    default int cost(War war) {
        return 0;
    }

    /** What becomes of it. */
    Outcome<War> outcome(War war, Player player, Dice dice);

    /** A kind of spending. */
    interface Kind<C extends Spending> {

        /** How it looks among the others, with what is left noted where that matters. */
        default Option noting(Option option, War war, Player player) {
            return option;
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
        public Outcome<War> outcome(War war, Player player, Dice dice) {
            return Outcome.of(war);
        }
    }

    /** What {@code player} can do in the Economics Phase. */
    static Decision<Spending> ask(War war, Player player) {
        return of(war, player, Offers.ALL);
    }

    /** What {@code player}'s operative can do. */
    static Decision<Spending> askForOperative(War war, Player player) {
        return of(war, player, List.of(Offers.OPERATIVE));
    }

    /** Whether {@code player} can do anything more in the Economics Phase. */
    static boolean isOpen(War war, Player player) {
        return Offers.ALL.stream().anyMatch(offer -> offer.kind.isOpen(war, player));
    }

    private static Decision<Spending> of(War war, Player player, List<Offer<?>> offers) {
        List<Offer<?>> open =
                offers.stream().filter(offer -> offer.kind.isOpen(war, player)).toList();
        return open.isEmpty()
                ? Decision.none() // a step with nothing to choose is skipped (SWM-TURN-05)
                : Decision.of(
                                player,
                                either(open, offer -> offer.open(war, player))
                                        .among(() -> either(offers, offer -> offer.judged(war, player)))
                                        .summedBy(spending -> sum(war, player, spending.cost(war))))
                        .asking(
                                "There {n:is|are} {n point|points} in the treasury.",
                                war.of(player).treasury());
    }

    /** A new squad or a reinforcement, the dearest of a few, then one of each other thing that serves oneself. */
    static List<Spending> promising(War war, Player player, RandomGenerator random) {
        List<Spending> promising = new ArrayList<>();
        for (Offer<?> offer : Offers.PROMISING) {
            if (offer.kind.isOpen(war, player)) {
                dearest(war, offer.kind.options(war, player), random).ifPresent(promising::add);
            }
        }
        promising.add(Done.DONE);
        return promising;
    }

    private static Optional<Spending> dearest(War war, Options<? extends Spending> options, RandomGenerator random) {
        try {
            Spending one = options.sample(random);
            Spending other = options.sample(random);
            return Optional.of(other.cost(war) > one.cost(war) ? other : one);
        } catch (NothingToChoose e) {
            return Optional.empty(); // what chance can't find is not worth a longer look
        }
    }

    private static Sentence sum(War war, Player player, int cost) {
        int treasury = war.of(player).treasury();
        return cost == 0
                ? Sentence.NOTHING
                : Sentence.of(
                        "It takes {cost} of {n point|points}; {left} {left:is|are} left.",
                        cost,
                        treasury,
                        treasury - cost);
    }

    private static Either<Spending> either(
            List<Offer<?>> offers, Function<Offer<?>, Options.Case<? extends Spending>> asked) {
        Cases<Spending> cases = Options.<Spending>cases().just(Done.FACE, Done.DONE);
        offers.forEach(offer -> cases.add(asked.apply(offer)));
        return cases.either();
    }

    /** A kind as it is offered. */
    record Offer<C extends Spending>(Option option, Class<C> type, Kind<C> kind) {

        private Options.Case<C> open(War war, Player player) {
            return Options.when(kind.noting(option, war, player), type, () -> kind.options(war, player));
        }

        private Options.Case<C> judged(War war, Player player) {
            return open(war, player).unless(() -> kind.closedBy(war, player));
        }
    }

    /** All kinds, in the order in which people are offered them. */
    final class Offers {
        private static final Offer<Operatives.Mission> OPERATIVE = new Offer<>(
                Option.of("use-operative", "send a Special Operative"), Operatives.Mission.class, Operatives.KIND);
        private static final Offer<NewSquad> NEW_SQUAD =
                new Offer<>(Option.of("new-squad", "build a new squad"), NewSquad.class, NewSquad.KIND);
        private static final Offer<Reinforcement> REINFORCE =
                new Offer<>(Option.of("reinforce", "reinforce a squad"), Reinforcement.class, Reinforcement.KIND);
        private static final Offer<Purchase> BUY =
                new Offer<>(Option.of("buy", "buy an advantage"), Purchase.class, Purchase.KIND);
        static final List<Offer<?>> PROMISING = List.of(NEW_SQUAD, REINFORCE, BUY);
        static final List<Offer<?>> ALL = List.of(
                NEW_SQUAD,
                REINFORCE,
                new Offer<>(
                        Option.of("eliminate-troop", "give up a figure of a damaged squad"),
                        GivenUp.class,
                        GivenUp.KIND),
                new Offer<>(Option.of("transfer", "pass a figure to another squad"), Transfer.class, Transfer.KIND),
                BUY,
                OPERATIVE,
                new Offer<>(
                        Option.of("use-shuttle", "move a squad by Transport Shuttle"),
                        ShuttleFlight.class,
                        ShuttleFlight.KIND),
                new Offer<>(Option.of("donate", "give points to an ally"), Donation.class, Donation.KIND));

        private Offers() {}
    }
}
