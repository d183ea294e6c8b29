package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
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

/**
 * The Action Phase, side by side in turn order, each side's action finished before the next begins.
 *
 * <pre>
 * 1. Movement             squads one at a time until done                SWM-TURN-03, SWM-MOVE-*, see {@link Marches}
 * 2. Battle               the attacks one by one                         SWM-BATTLE-*, see {@link Attacks}
 * 3. Strategic Movement   one squad, from any friendly territory to      SWM-STRAT-01, -02
 *                         any other
 * </pre>
 */
final class ActionPhase {

    private ActionPhase() {}

    /** Every side's action (SWM-TURN-02, -03). */
    record Action() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war)
                    .then(Turn.sideBySide(
                            war,
                            side -> List.of(
                                    Agenda.of(new EconomicsPhase.UseOperatives(side.captain())),
                                    Turn.eachMember(side, Move::new),
                                    Agenda.of(new Attacks.NextAttack(side.captain())),
                                    Agenda.of(new StrategicMovement(side.captain())),
                                    Agenda.of(new Stacking.CheckSegment()))));
        }
    }

    /** What a player does in the Movement step. */
    sealed interface Order {}

    /**
     * A squad moves.
     *
     * @param path the territories it enters, in order; the last is where it stops
     */
    record Go(String squad, List<String> path) implements Order {
        public Go {
            path = List.copyOf(path);
        }
    }

    /** Nothing moves, or nothing more. */
    enum Stay implements Order {
        DONE
    }

    private static final Options.Case<Stay> DONE = Options.just(Option.of("done", "move nothing more"), Stay.DONE);

    /** A player moves squads, one at a time, until done (SWM-MOVE-01). */
    record Move(Player player) implements Ask<War, Order> {
        @Override
        public String title(War war) {
            return "Movement";
        }

        @Override
        public Decision<Order> decision(War war) {
            List<Options.Case<? extends Order>> cases = new ArrayList<>();
            for (Squad squad : war.squadsOf(player)) {
                cases.add(Options.when(
                        face(war, squad),
                        () -> Options.way(Marches.of(war, squad)).as(path -> new Go(squad.id(), path), Go::path)));
            }
            cases.add(DONE);
            return war.book()
                    .timed(Decision.of(player, Options.either(Move::caseOf, cases))
                            .asking(
                                    "Which squad moves where? {n} of {most enemy territory|enemy territories} {n:is|are} entered.",
                                    war.side(player).entered().size(),
                                    war.book().constants().enemyTerritoriesEntered())
                            .citing("SWM-MOVE-01", "SWM-MOVE-08")
                            .otherwise(Stay.DONE));
        }

        private static Option face(War war, Squad squad) {
            Option face = Option.called(squad.id(), war.name(squad)).at(squad.id());
            if (squad.isActive() && !squad.moved()) {
                return face;
            }
            return face.noting(squad.isActive() ? "has moved" : "damaged");
        }

        private static String caseOf(Order order) {
            return order instanceof Go go ? go.squad() : "done";
        }

        @Override
        public Outcome<War> decide(War war, Choices<Order> choices, Dice dice) {
            if (choices.isEmpty() || !(choices.only() instanceof Go go)) {
                return Outcome.of(war);
            }
            Squad squad = war.squad(go.squad());
            String end = go.path().get(go.path().size() - 1);
            boolean attack = war.enemy(player, end);
            War moved = war.with(squad.in(end).moved(true));
            if (attack) {
                moved = moved.with(moved.side(player).entering(end));
            }
            return Outcome.of(moved)
                    .tell(Event.told(
                                    attack
                                            ? "{squad} moves from {from} and attacks {to}."
                                            : "{squad} moves from {from} to {to}.",
                                    war.name(squad),
                                    war.book().territory(squad.territory()),
                                    war.book().territory(end))
                            .citing(attack ? "SWM-BATTLE-01" : "SWM-MOVE-01")
                            .at(squad.id(), end))
                    .then(this);
        }
    }

    /** Where a squad is brought after the battles, if any is. */
    sealed interface Relocation {}

    /** A squad goes to any friendly territory. */
    record Bring(String squad, String to) implements Relocation {}

    /** No squad does. */
    enum Nobody implements Relocation {
        NONE
    }

    private static final Options.Case<Nobody> NONE = Options.just(Option.of("none", "no squad"), Nobody.NONE);

    /** A side brings one squad, damaged or not, from any friendly territory to any other (SWM-STRAT-01). */
    record StrategicMovement(Player captain) implements Ask<War, Relocation> {
        @Override
        public Decision<Relocation> decision(War war) {
            List<String> friendly = war.friendlyTo(captain);
            List<Options.Case<? extends Relocation>> cases = new ArrayList<>();
            for (Player member : war.side(captain).members()) {
                for (Squad squad : war.squadsOf(member)) {
                    cases.add(Options.when(face(war, squad), () -> targets(war, squad, friendly)));
                }
            }
            cases.add(NONE);
            return war.book()
                    .timed(Decision.of(captain, Options.either(StrategicMovement::caseOf, cases))
                            .asking("Which squad is brought to another friendly territory?")
                            .citing("SWM-STRAT-01", "SWM-STRAT-02")
                            .otherwise(Nobody.NONE));
        }

        private static Option face(War war, Squad squad) {
            Option face = Option.called(squad.id(), war.name(squad)).at(squad.id());
            return squad.isDamaged() ? face.noting("damaged") : face;
        }

        private static Options<Bring> targets(War war, Squad squad, List<String> friendly) {
            List<String> others = new ArrayList<>(friendly);
            others.remove(squad.territory());
            Options<String> open = Options.<String>oneOf(
                            others,
                            territory -> Option.called(
                                            territory,
                                            war.book().territory(territory).name())
                                    .at(territory))
                    .explaining(wanted -> notFriendly(war, squad, wanted.toString()));
            Options<String> held = war.ground(squad.territory()).disrupted()
                    ? open.where(any -> List.of(Marches.disrupted(war, squad.territory())))
                    : open;
            return held.as(territory -> new Bring(squad.id(), territory), Bring::to);
        }

        private static List<Violation> notFriendly(War war, Squad squad, String wanted) {
            return war.book().map().has(wanted) && !war.friendly(squad.owner(), wanted)
                    ? List.of(Retreats.notFriendly(war, wanted).citing("SWM-STRAT-01"))
                    : List.of();
        }

        private static String caseOf(Relocation relocation) {
            return relocation instanceof Bring bring ? bring.squad() : "none";
        }

        @Override
        public Outcome<War> decide(War war, Choices<Relocation> choices, Dice dice) {
            if (choices.isEmpty() || !(choices.only() instanceof Bring bring)) {
                return Outcome.of(war);
            }
            Squad squad = war.squad(bring.squad());
            return Outcome.of(war.with(squad.in(bring.to())))
                    .tell(Event.told(
                                    "{squad} is brought from {from} to {to}.",
                                    war.name(squad),
                                    war.book().territory(squad.territory()),
                                    war.book().territory(bring.to()))
                            .citing("SWM-STRAT-01")
                            .at(squad.id(), bring.to()));
        }
    }
}
