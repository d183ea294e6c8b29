package org.muster.ruleset.swm.turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.HouseRules.StackingCheck;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;

/**
 * How many squads may stand together.
 *
 * <pre>
 * the limit      1 or 2 squads, active or damaged, own and allied          SWM-STACK-01
 * when           at the end of every phase; by option of every segment     SWM-STACK-02
 * too many       the owner, or captain, eliminates some                    SWM-STACK-03
 * until then     any number; whoever brings one too many is told           SWM-MOVE-09
 * </pre>
 */
public final class Stacking {

    private Stacking() {}

    /** At the end of a phase (SWM-STACK-02). */
    public record CheckStacking() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return checked(war);
        }
    }

    /** At the end of a side's segment, where the campaign wants it (SWM-STACK-02). */
    public record CheckSegment() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return war.houseRules().stackingCheck() == StackingCheck.END_OF_SEGMENT ? checked(war) : Outcome.of(war);
        }
    }

    private static Outcome<War> checked(War war) {
        List<Agenda<War>> surplus = null;
        for (String territory : war.grounds().keySet()) {
            if (squadsIn(war, territory) > war.place(territory).stacking()) {
                for (Side side : war.sides()) {
                    if (tooMany(war, side, territory) > 0) {
                        surplus = surplus == null ? new ArrayList<>() : surplus;
                        surplus.add(Agenda.of(new EliminateSquads(side.captain(), territory)));
                    }
                }
            }
        }
        Outcome<War> outcome = Outcome.of(war);
        return surplus == null ? outcome : outcome.then(Agenda.inAnyOrder(Sentence.of("Stacking"), surplus));
    }

    /** How many stand there: counted only, as every phase asks it of every territory. */
    private static int squadsIn(War war, String territory) {
        int there = 0;
        for (Squad squad : war.squads().list()) {
            there += squad.isIn(territory) ? 1 : 0;
        }
        return there;
    }

    /** A friendly territory as an option for one squad of {@code player} more: noted where it would be one too many. */
    public static Option option(War war, Player player, String territory) {
        Option option = Words.option(war, territory);
        int there = war.friendsIn(player, territory).size() + 1;
        int limit = war.place(territory).stacking();
        return there <= limit
                ? option
                : option.noting(
                        "too many: {n squad|squads} then, and {limit} may stay when the {part} ends",
                        there,
                        limit,
                        checkedPart(war));
    }

    /** What is told of a squad of {@code player} that has just come to {@code territory}: something if it is too much. */
    public static List<Event> warning(War war, Player player, String territory) {
        int surplus = tooMany(war, war.side(player), territory);
        if (surplus <= 0) {
            return List.of();
        }
        int limit = war.place(territory).stacking();
        return List.of(Event.told(
                        "{territory} is overstacked: {n squad stands|squads stand} there, and {limit} may stay when the"
                                + " {part} ends. Its side will eliminate {surplus squad|squads} then, unless"
                                + " {surplus:it leaves|they leave} before.",
                        war.place(territory),
                        limit + surplus,
                        limit,
                        checkedPart(war),
                        surplus)
                .citing("SWM-STACK-02", "SWM-STACK-03")
                .at(territory));
    }

    private static Sentence checkedPart(War war) {
        return war.houseRules().stackingCheck() == StackingCheck.END_OF_SEGMENT
                ? Sentence.of("segment")
                : Sentence.of("phase");
    }

    /** How many squads of a side are above the limit of a territory. */
    private static int tooMany(War war, Side side, String territory) {
        return war.friendsIn(side.captain(), territory).size()
                - war.place(territory).stacking();
    }

    /** An overstacked side eliminates squads: figures and experience are lost (SWM-STACK-03). */
    public record EliminateSquads(
            Player captain, @RefersTo("territories") String territory) implements Ask<War, List<Squad>> {
        @Override
        public Decision<List<Squad>> decision(War war) {
            List<Squad> there = war.friendsIn(captain, territory);
            int surplus = Math.max(0, tooMany(war, war.side(captain), territory));
            return war.timed(Decision.of(
                            captain, Options.someOf(surplus, surplus, there, squad -> Words.option(war, squad))))
                    .asking(
                            "{territory} holds {n squad|squads}; its limit is {limit}. Which are eliminated?",
                            war.place(territory),
                            there.size(),
                            war.place(territory).stacking())
                    .citing("SWM-STACK-01", "SWM-STACK-03")
                    .otherwise(any -> weakest(war, there, surplus));
        }

        /** Fewest points first, then the youngest; in the order of the options. */
        private static List<Squad> weakest(War war, List<Squad> there, int surplus) {
            List<Squad> weakest = new ArrayList<>(there);
            weakest.sort(Comparator.<Squad>comparingInt(squad -> war.book().points(squad))
                    .thenComparing(
                            Comparator.<Squad>comparingInt(there::indexOf).reversed()));
            List<Squad> doomed = weakest.subList(0, surplus);
            return there.stream().filter(doomed::contains).toList();
        }

        @Override
        public Outcome<War> decide(War war, Choices<List<Squad>> choices, Dice dice) {
            War left = war;
            List<Event> events = new ArrayList<>();
            for (Squad squad : choices.only()) {
                left = left.without(squad);
                events.add(Event.told(
                                "{territory} is overstacked: {squad} is eliminated.",
                                war.place(territory),
                                war.name(squad))
                        .citing("SWM-STACK-03")
                        .at(territory));
            }
            return Outcome.of(left).tell(events);
        }
    }
}
