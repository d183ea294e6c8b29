package org.muster.ruleset.skirmish.initiative;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;

/**
 * The Initiative Phase.
 *
 * <pre>
 * round 1: most Leader units                                      SKD-INIT-01
 *          a tie is rolled off                                    SKD-INIT-02
 * later:   it passes clockwise                                    SKD-INIT-03
 *          each other player steals it or passes, once            SKD-INIT-04 to -06
 * </pre>
 */
public final class InitiativePhase {

    private InitiativePhase() {}

    /** A round begins: somebody has the initiative. */
    public record GainInitiative() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish before, Dice dice) {
            Skirmish now = before.with(before.progress().nextRound());
            Event begins = Event.told("Round {n} begins.", now.round());
            return now.round() == 1 ? first(now, dice, begins) : passed(now, begins);
        }

        private static Outcome<Skirmish> first(Skirmish now, Dice dice, Event begins) {
            int most = 0;
            List<String> tied = new ArrayList<>();
            List<Sentence> counts = new ArrayList<>();
            for (String side : now.book().sides()) {
                int leaders = leaders(now, side);
                counts.add(Sentence.of("{side} {n}", Called.side(side), leaders));
                if (leaders > most) {
                    tied.clear();
                }
                if (leaders >= most) {
                    tied.add(side);
                }
                most = Math.max(most, leaders);
            }
            Event.Told counted = Event.told("Leader units: {counts}.", counts).citing("SKD-INIT-01");
            String winner = tied.size() == 1 ? tied.get(0) : rolledOff(now, tied, dice);
            return gained(now, winner, tied.size() == 1 ? "SKD-INIT-01" : "SKD-INIT-02", begins, counted);
        }

        private static int leaders(Skirmish now, String side) {
            int leaders = 0;
            for (UnitState unit : now.of(side)) {
                leaders += now.card(unit).isLeader() ? 1 : 0;
            }
            return leaders;
        }

        private static String rolledOff(Skirmish now, List<String> tied, Dice dice) {
            if (now.book().houseRules().firstInitiativeTie() == HouseRules.FirstInitiativeTie.EVEN_ODD) {
                int face = dice.roll(Roll.of(
                                Sentence.of("First initiative, odd for {side}", Called.side(tied.get(0))), Pool.D6))
                        .total();
                return tied.get(face % 2 == 1 ? 0 : 1);
            }
            return RollOff.highest(
                    tied,
                    side -> Roll.of(Sentence.of("First initiative of {side}", Called.side(side)), Pool.D6)
                            .by(now.book().player(side))
                            .citing("SKD-INIT-02"),
                    dice);
        }

        private static Outcome<Skirmish> passed(Skirmish now, Event begins) {
            String holder = now.book().other(now.progress().leader());
            return gained(now, holder, "SKD-INIT-03", begins)
                    .then(new Steal(now.book().other(holder)));
        }
    }

    private static Outcome<Skirmish> gained(Skirmish now, String side, String rule, Event... before) {
        return Outcome.of(now.with(now.progress().led(side)))
                .tell(List.of(before))
                .tell(Event.told("The initiative is with {side}.", Called.side(side))
                        .citing(rule));
    }

    /** Action Dice left on all units of a side (SKD-INIT-05). */
    private static int total(Skirmish now, String side) {
        int total = 0;
        for (UnitState unit : now.of(side)) {
            total += unit.actionDice();
        }
        return total;
    }

    /** A side's one chance to take the initiative; who has not more dice passes without being asked. */
    public record Steal(@RefersTo("sides") String side) implements Ask<Skirmish, Boolean> {

        @Override
        public Decision<Boolean> decision(Skirmish now) {
            String holder = now.progress().leader();
            int mine = total(now, side);
            int theirs = total(now, holder);
            if (mine <= theirs) {
                return Decision.none();
            }
            return Decision.of(
                            now.book().player(side),
                            Options.oneOf(
                                    List.of(false, true),
                                    steals -> steals
                                            ? Option.of("steal", "steal the initiative")
                                            : Option.of("pass", "pass")))
                    .asking(
                            "The initiative is with {holder}. Action Dice left: {side} {mine}, {holder} {theirs}."
                                    + " Is it stolen?",
                            Called.side(holder),
                            Called.side(side),
                            mine,
                            theirs)
                    .citing("SKD-INIT-04", "SKD-INIT-05")
                    .otherwise(false);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Boolean> choices, Dice dice) {
            boolean steals = !choices.isEmpty() && choices.only();
            if (steals) {
                return gained(now, side, "SKD-INIT-04");
            }
            String holder = now.progress().leader();
            int mine = total(now, side);
            int theirs = total(now, holder);
            return Outcome.of(now)
                    .tell(Event.told(
                                    mine > theirs
                                            ? "It is not stolen. Action Dice left: {side} {mine}, {holder} {theirs}."
                                            : "It can't be stolen. Action Dice left: {side} {mine}, {holder} {theirs};"
                                                    + " {side} would need more.",
                                    Called.side(side),
                                    mine,
                                    Called.side(holder),
                                    theirs)
                            .citing("SKD-INIT-04", "SKD-INIT-05"));
        }
    }
}
