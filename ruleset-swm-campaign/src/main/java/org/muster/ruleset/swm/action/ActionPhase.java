package org.muster.ruleset.swm.action;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
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
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.battle.Attacks;
import org.muster.ruleset.swm.economics.EconomicsPhase;
import org.muster.ruleset.swm.turn.Stacking;
import org.muster.ruleset.swm.turn.Turn;

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
public final class ActionPhase {

    private ActionPhase() {}

    /** Every side's action (SWM-TURN-02, -03). */
    public record Action() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war)
                    .then(Turn.inTurnOrder(
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

    private static final Option DONE = Option.of("done", "move nothing more");

    /** A player moves squads, one at a time, until done (SWM-MOVE-01). */
    public record Move(Player player) implements Ask<War, Order> {
        @Override
        public Sentence title(War war) {
            return Sentence.of("Movement");
        }

        @Override
        public Decision<Order> decision(War war) {
            Cases<Order> cases = Options.cases();
            for (Squad squad : war.squadsOf(player)) {
                Marches marches = Marches.of(war, squad);
                cases.add(Options.when(
                                option(war, squad),
                                () -> Options.pathOver(marches).as(path -> new Go(squad.id(), path), Go::path))
                        .unless(marches::ofSquad));
            }
            cases.just(DONE, Stay.DONE);
            return war.timed(Decision.of(player, cases.either(Move::caseOf)))
                    .asking("{question}", Sentence.lazily(() -> question(war)))
                    .citing("SWM-MOVE-01", "SWM-MOVE-08", "SWM-TURN-03")
                    .otherwise(Stay.DONE);
        }

        @Override
        public List<Order> promising(War war, Player seat, RandomGenerator random) {
            List<Order> promising = new ArrayList<>();
            for (Squad squad : war.squadsOf(player)) {
                if (squad.isActive() && !squad.moved()) {
                    for (List<String> way : Purpose.ways(war, squad)) {
                        promising.add(new Go(squad.id(), way));
                    }
                }
            }
            promising.add(Stay.DONE);
            return promising;
        }

        private Sentence question(War war) {
            int entered = war.side(player).entered().size();
            int most = war.constants().enemyTerritoriesEntered();
            Squad last = lastToMove(war);
            if (last == null) {
                return Sentence.of(
                        "Which squad moves where? {n} of {most enemy territory|enemy territories} {n:is|are} entered.",
                        entered,
                        most);
            }
            return Sentence.of(
                    war.side(player).isAlliance()
                            ? "Which squad moves where? {n} of {most enemy territory|enemy territories} {n:is|are} entered."
                                    + " Only {squad} of yours can still move: your movement ends with it; the attacks"
                                    + " are fought when your allies are done, too."
                            : "Which squad moves where? {n} of {most enemy territory|enemy territories} {n:is|are} entered."
                                    + " Only {squad} can still move: your movement ends with it, and the attacks"
                                    + " are fought.",
                    entered,
                    most,
                    war.name(last));
        }

        /** The one squad that can still move; null: several can. Battles follow movement without a further question. */
        private @Nullable Squad lastToMove(War war) {
            Squad last = null;
            for (Squad squad : war.squadsOf(player)) {
                if (!Marches.of(war, squad).open().isEmpty()) {
                    if (last != null) {
                        return null;
                    }
                    last = squad;
                }
            }
            return last;
        }

        private static Option option(War war, Squad squad) {
            Option option = Option.of(squad.id(), war.name(squad)).at(squad.id());
            if (squad.isActive() && !squad.moved()) {
                return option;
            }
            return option.noting(squad.isActive() ? "has moved" : "damaged");
        }

        private static String caseOf(Order order) {
            return order instanceof Go go ? go.squad() : "done";
        }

        @Override
        public Outcome<War> decide(War war, Choices<Order> choices, Dice dice) {
            if (choices.isEmpty() || !(choices.only() instanceof Go go)) {
                return Outcome.of(war).tell(held(war));
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
                                    war.place(squad.territory()),
                                    war.place(end))
                            .citing(attack ? "SWM-BATTLE-01" : "SWM-MOVE-01")
                            .at(squad.id(), end))
                    .tell(attack ? List.of() : Stacking.warning(moved, player, end))
                    .then(this);
        }

        /** Why nobody was asked: a movement that goes by without a word is taken for a fault. */
        private List<Event> held(War war) {
            List<Sentence> why = new ArrayList<>();
            for (Squad squad : war.squadsOf(player)) {
                if (squad.isDamaged()) {
                    why.add(Sentence.of("{squad} is damaged", war.name(squad)));
                } else if (war.ground(squad.territory()).disrupted()) {
                    why.add(Sentence.of(
                            "{squad} is in {territory}, which is disrupted",
                            war.name(squad),
                            war.place(squad.territory())));
                } else {
                    return List.of();
                }
            }
            return why.isEmpty()
                    ? List.of()
                    : List.of(Event.told(
                                    "{player} can move nothing: {why}.", war.name(player), Sentence.joined("; ", why))
                            .citing("SWM-MOVE-11", "SWM-SQUAD-05"));
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

    private static final Option NONE = Option.of("none", "no squad");

    /** A side brings one squad, damaged or not, from any friendly territory to any other (SWM-STRAT-01). */
    public record StrategicMovement(Player captain) implements Ask<War, Relocation> {
        @Override
        public Decision<Relocation> decision(War war) {
            Cases<Relocation> cases = Options.cases();
            for (Player member : war.side(captain).members()) {
                for (Squad squad : war.squadsOf(member)) {
                    cases.add(Options.when(option(war, squad), () -> targets(war, squad))
                            .unless(() -> ofPlace(war, squad)));
                }
            }
            cases.just(NONE, Nobody.NONE);
            return war.timed(Decision.of(captain, cases.either(StrategicMovement::caseOf)))
                    .asking("Which squad is brought to another friendly territory?")
                    .citing("SWM-STRAT-01", "SWM-STRAT-02")
                    .otherwise(Nobody.NONE);
        }

        /** Towards a capital of somebody else, and where a capital of one's own stands open. */
        @Override
        public List<Relocation> promising(War war, Player seat, RandomGenerator random) {
            List<Relocation> promising = new ArrayList<>();
            for (Player member : war.side(captain).members()) {
                for (Squad squad : war.squadsOf(member)) {
                    if (ofPlace(war, squad).isEmpty()) {
                        Purpose.havens(war, squad).forEach(haven -> promising.add(new Bring(squad.id(), haven)));
                    }
                }
            }
            promising.add(Nobody.NONE);
            return promising;
        }

        private static Option option(War war, Squad squad) {
            Option option = Option.of(squad.id(), war.name(squad)).at(squad.id());
            return squad.isDamaged() ? option.noting("damaged") : option;
        }

        private static Options<Bring> targets(War war, Squad squad) {
            List<String> others = new ArrayList<>(war.grounds().keySet());
            others.remove(squad.territory());
            return Options.oneOf(
                            others,
                            territory -> Stacking.option(war, squad.owner(), territory),
                            territory -> ofTarget(war, squad, territory))
                    .as(territory -> new Bring(squad.id(), territory), Bring::to);
        }

        private static List<Violation> ofPlace(War war, Squad squad) {
            return Violation.unless(
                    !war.ground(squad.territory()).disrupted(),
                    () -> Words.disrupted(war, squad.territory()).citing("SWM-ADV-06", "SWM-STRAT-02"));
        }

        private static List<Violation> ofTarget(War war, Squad squad, String territory) {
            return Violation.unless(
                    war.friendly(squad.owner(), territory),
                    () -> Words.notFriendly(war, territory).citing("SWM-STRAT-01"));
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
            War brought = war.with(squad.in(bring.to()));
            return Outcome.of(brought)
                    .tell(Event.told(
                                    "{squad} is brought from {from} to {to}.",
                                    war.name(squad),
                                    war.place(squad.territory()),
                                    war.place(bring.to()))
                            .citing("SWM-STRAT-01")
                            .at(squad.id(), bring.to()))
                    .tell(Stacking.warning(brought, squad.owner(), bring.to()));
        }
    }
}
