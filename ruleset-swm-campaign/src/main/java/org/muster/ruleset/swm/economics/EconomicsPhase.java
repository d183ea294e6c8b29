package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.HouseRules.OperativeWindow;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.turn.Stacking;
import org.muster.ruleset.swm.turn.Turn;

/**
 * The Economics Phase, side by side in turn order; the members of an alliance as one, each with its own treasury.
 *
 * <pre>
 * 1. Collect    what the territories yield, before anything is spent    SWM-ECON-01, -02, -03, SWM-ADV-10, SWM-ALLY-03
 * 2. Spend      one thing after another until done                      SWM-ECON-03, -11, -12
 *      donate              to allies                       {@link Donation}        SWM-ALLY-05
 *      new squad           in the capital                  {@link NewSquad}        SWM-ECON-04, -05, -06, SWM-ALLY-10
 *      reinforce           squads joined to the capital    {@link Reinforcement}   SWM-ECON-07, -08, -09
 *      eliminate a troop   of a damaged squad              {@link GivenUp}         SWM-ECON-10
 *      transfer a troop    by option                       {@link Transfer}        SWM-SQUAD-09
 *      buy an advantage    officers, forts, mines ...      {@link Purchase}        SWM-ADV-01..03, -08..12, -16..18
 *      use an operative    to eliminate or to disrupt      {@link Operatives}      SWM-ADV-04..07, SWM-ALLY-12
 *      use a shuttle       to move a squad                 {@link ShuttleFlight}   SWM-ADV-13, -14, -15
 * 3. Stacking   {@link Stacking}                                                   SWM-STACK-01..03
 * </pre>
 */
public final class EconomicsPhase {

    private EconomicsPhase() {}

    /** The sides, one after another in turn order (SWM-TURN-02, SWM-ALLY-03). */
    public record Economics() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war)
                    .then(Turn.inTurnOrder(
                            war,
                            side -> List.of(
                                    Agenda.of(new Collect(side.captain())),
                                    Turn.eachMember(side, Spend::new),
                                    Agenda.of(new Stacking.CheckSegment()))));
        }
    }

    /** Each member of a side collects the points of its own territories (SWM-ECON-01). */
    public record Collect(Player captain) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            War richer = war;
            List<Event> events = new ArrayList<>();
            for (Player member : war.side(captain).members()) {
                Income income = Income.of(war, member);
                richer = richer.with(member, holdings -> holdings.earning(income.sum()));
                events.add(collected(war, richer, member, income));
            }
            return Outcome.of(richer).tell(events);
        }

        private static Event collected(War war, War richer, Player member, Income income) {
            int treasury = richer.of(member).treasury();
            return (income.logistics() == 0
                            ? Event.told(
                                    "{faction} collects {points point|points} and has {treasury}.",
                                    war.name(member),
                                    income.territories(),
                                    treasury)
                            : Event.told(
                                    "{faction} collects {points point|points} and {logistics} by its Logistics Officer, and has {treasury}.",
                                    war.name(member),
                                    income.territories(),
                                    income.logistics(),
                                    treasury))
                    .citing("SWM-ECON-01", "SWM-ECON-02");
        }
    }

    /** A member of the acting side spends points and uses advantages until done (SWM-ALLY-11). */
    public record Spend(Player player) implements Ask<War, Spending> {
        @Override
        public Decision<Spending> decision(War war) {
            return war.timed(Spending.ask(war, player))
                    .asking(
                            "What does {faction} spend? The treasury holds {points point|points}.",
                            war.name(player),
                            war.of(player).treasury())
                    .citing("SWM-ADV-01", "SWM-ECON-04", "SWM-ECON-07", "SWM-ECON-03")
                    .otherwise(Spending.Done.DONE);
        }

        @Override
        public List<Spending> promising(War war, Player seat, RandomGenerator random) {
            return Spending.promising(war, player, random);
        }

        @Override
        public Outcome<War> decide(War war, Choices<Spending> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() == Spending.Done.DONE) {
                return Outcome.of(war.with(player, holdings -> holdings.doneSpending(true)));
            }
            Outcome<War> outcome = choices.only().outcome(war, player, dice);
            War after = outcome.state();
            boolean isLeftOver = after.of(player).treasury() > 0 && !Spending.isOpen(after, player);
            return (isLeftOver ? outcome.tell(nothingMore(after)) : outcome).then(this);
        }

        /** Who has more in mind is not left to wonder why nothing is asked. */
        private Event nothingMore(War war) {
            return Event.told(
                            "{faction} has {points point|points} left, for which there is nothing to be had.",
                            war.name(player),
                            war.of(player).treasury())
                    .citing("SWM-TURN-05");
        }
    }

    /** Operatives in a side's Action segment, where the campaign lets them act there too (SWM-ADV-04). */
    public record UseOperatives(Player captain) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            boolean open = war.houseRules().operativeWindow() == OperativeWindow.ECONOMICS_AND_ACTION;
            Outcome<War> outcome = Outcome.of(war);
            return open ? outcome.then(Turn.eachMember(war.side(captain), SendOperative::new)) : outcome;
        }
    }

    /** A member of the acting side sends its operative, or keeps it (SWM-ADV-04). */
    public record SendOperative(Player player) implements Ask<War, Spending> {
        @Override
        public Decision<Spending> decision(War war) {
            return war.timed(Spending.askForOperative(war, player))
                    .asking("Where does the Special Operative of {faction} go?", war.name(player))
                    .citing("SWM-ADV-04")
                    .otherwise(Spending.Done.DONE);
        }

        @Override
        public Outcome<War> decide(War war, Choices<Spending> choices, Dice dice) {
            return choices.isEmpty() || choices.only() == Spending.Done.DONE
                    ? Outcome.of(war)
                    : choices.only().outcome(war, player, dice);
        }
    }
}
