package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Form;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Status;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.army.ForceRules;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.table.Placement;
import org.muster.ruleset.skirmish.table.Units;
import org.muster.ruleset.skirmish.table.Words;

/**
 * The setup, once.
 *
 * <pre>
 * what blocks sight is told to both                               SKD-LOS-04, SKD-SETUP-01
 * forces: the mission's, or one's own                             SKD-GEN-05, {@link org.muster.ruleset.skirmish.army}
 * units are deployed                                              SKD-SETUP-01, {@link Deployment}
 * Deployment Cards come into play                                 SKD-CARD-05
 * </pre>
 */
public final class SetupPhase {

    private SetupPhase() {}

    /** Who has what. */
    public record SetUp() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            List<String> blocking = now.book().mission().terrain().stream()
                    .filter(TerrainPiece::blocksLos)
                    .map(piece -> Called.thing(piece.id()))
                    .toList();
            Outcome<Skirmish> outcome = Outcome.of(now)
                    .tell(Event.told("{mission}.", now.book().mission().name()).citing("SKD-SETUP-01"))
                    .tell(Event.told("Terrain that blocks line of sight: {pieces}.", blocking)
                            .citing("SKD-LOS-04", "SKD-SETUP-01"));
            if (now.book().mission().forceSize() != null) {
                return outcome.then(new ChooseForces());
            }
            List<Step<Skirmish>> steps = new ArrayList<>();
            for (Mission.Side side : now.book().mission().sides()) {
                steps.add(new Deploy(side.seat(), given(side.force())));
            }
            for (Mission.Side side : now.book().mission().sides()) {
                steps.addAll(played(side.seat(), given(side.cards())));
            }
            return then(outcome, steps);
        }
    }

    private static List<String> given(@Nullable List<String> ids) {
        return ids == null ? List.of() : ids;
    }

    private static Outcome<Skirmish> then(Outcome<Skirmish> outcome, List<Step<Skirmish>> steps) {
        Outcome<Skirmish> all = outcome;
        for (Step<Skirmish> step : steps) {
            all = all.then(Agenda.of(step));
        }
        return all;
    }

    private static List<Step<Skirmish>> played(String side, List<String> cards) {
        List<Step<Skirmish>> steps = new ArrayList<>();
        for (String card : cards) {
            steps.add(new PlayCard(side, card));
        }
        return steps;
    }

    /** A force of one's own. */
    record Force(Roster units, List<DeploymentCard> cards) {
        Force {
            cards = List.copyOf(cards);
        }

        List<String> unitIds(Book book) {
            return units.profiles(book.units()).stream().map(UnitCard::id).toList();
        }

        List<String> cardIds() {
            return cards.stream().map(DeploymentCard::id).toList();
        }
    }

    /** Both sides choose their forces, at the same time. */
    public record ChooseForces() implements Ask<Skirmish, Force> {

        private static ForceRules rules(Skirmish now, String side) {
            Mission.Size size = now.book().mission().forceSize();
            return new ForceRules(
                    side,
                    size == null ? new Mission.Size(1, 1) : size,
                    now.book().mission().cardLimit());
        }

        @Override
        public Decision<Force> decision(Skirmish now) {
            return Decision.simultaneous(
                            now.book().players(),
                            player -> options(now, now.book().side(player)))
                    .asking("Which force do you bring?")
                    .citing("SKD-GEN-05", "SKD-CARD-05")
                    .otherwise(player -> plain(now, now.book().side(player)));
        }

        private static Options<Force> options(Skirmish now, String side) {
            ForceRules rules = rules(now, side);
            Form.Field<Force, Roster> units = Options.field(
                            "units",
                            Options.reinforcement(
                                    now.book().units(), rules.offered(now.book().units()), List.of(), rules.units()),
                            Force::units)
                    .asking("Which units do you bring?");
            List<DeploymentCard> offered = rules.offeredCards(now.book().cards());
            Form.Field<Force, List<DeploymentCard>> cards = Options.field(
                            "cards",
                            Options.someOf(
                                    0,
                                    offered.size(),
                                    offered,
                                    card -> Option.called(card.id(), card.name())
                                            .noting(Words.effect(now, card.effect()))),
                            Force::cards)
                    .asking("Which deployment cards?")
                    .telling(answer -> Sentence.of("with {cards}", answer));
            return Options.form(units, cards, Force::new)
                    .together(force -> rules.cards(
                            force.cards(),
                            force.units().profiles(now.book().units()),
                            now.book().units()::find));
        }

        /** The first units there are, without cards. */
        private static Force plain(Skirmish now, String side) {
            ForceRules rules = rules(now, side);
            List<String> ids = rules.offered(now.book().units()).stream()
                    .limit(rules.size().min())
                    .map(UnitCard::id)
                    .toList();
            return new Force(Roster.ofIds(ids), List.of());
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Force> choices, Dice dice) {
            List<Step<Skirmish>> steps = new ArrayList<>();
            List<Step<Skirmish>> cards = new ArrayList<>();
            for (Player player : now.book().players()) {
                String side = now.book().side(player);
                Force force = choices.find(player).orElse(plain(now, side));
                steps.add(new Deploy(side, force.unitIds(now.book())));
                cards.addAll(played(side, force.cardIds()));
            }
            steps.addAll(cards);
            return then(Outcome.of(now), steps);
        }
    }

    /**
     * A side sets up.
     *
     * @param force ids of its unit cards
     */
    public record Deploy(@RefersTo("sides") String side, List<String> force) implements Ask<Skirmish, Placement> {

        public Deploy {
            force = List.copyOf(force);
        }

        private Deployment deployment(Skirmish now) {
            return Deployment.of(now, side, force.stream().map(now.book()::card).toList());
        }

        @Override
        public List<Placement> promising(Skirmish now, Player seat, RandomGenerator random) {
            return List.of(Placement.ENGINES);
        }

        @Override
        public Decision<Placement> decision(Skirmish now) {
            return Decision.of(now.book().player(side), deployment(now).options())
                    .asking(
                            "{side}: deploy {units}.",
                            Called.side(side),
                            Called.all(
                                    now,
                                    Units.ids(
                                            force.stream().map(now.book()::card).toList())))
                    .citing("SKD-SETUP-01")
                    .otherwise(Placement.ENGINES);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Placement> choices, Dice dice) {
            Deployment deployment = deployment(now);
            Placement placement = choices.isEmpty() ? Placement.ENGINES : choices.only();
            Skirmish after = now;
            List<String> ids = new ArrayList<>();
            for (UnitState unit : deployment.units(deployment.placed(placement))) {
                after = after.with(unit);
                ids.add(unit.id());
            }
            return Outcome.of(after)
                    .tell(Event.told("{side} set up {units}.", Called.side(side), Called.all(after, ids))
                            .citing("SKD-SETUP-01", "SKD-STAT-01", "SKD-ADICE-06", "SKD-FORCE-01"));
        }
    }

    /** A Deployment Card comes into play, attached to a unit perhaps. */
    public record PlayCard(@RefersTo("sides") String side, String card) implements Ask<Skirmish, String> {

        /** The units that may have it; the one the mission names, and none if it is its side's. */
        private OneOf<String> options(Skirmish now) {
            DeploymentCard printed = now.book().cards().the(card);
            OrderedMap<String, String> named = now.book().sheet(side).attach();
            String one = named == null ? null : named.get(card);
            List<String> candidates = printed.attachTo() == DeploymentCard.AttachTo.SIDE
                    ? List.of()
                    : one != null
                            ? List.of(one)
                            : now.of(side).stream().map(UnitState::id).toList();
            String needed = printed.requires();
            return Options.oneOf(
                    candidates,
                    unit -> Option.called(unit, Called.of(now, unit)).at(unit),
                    unit -> needed == null
                                    || unit.equals(one)
                                    || now.card(now.the(unit)).meets(needed)
                            ? List.of()
                            : List.of(Violation.of(
                                            "CARD_NEEDS",
                                            "{card} needs {what}.",
                                            printed.name(),
                                            ForceRules.needed(now.book().units()::find, needed))
                                    .citing("SKD-CARD-05")));
        }

        @Override
        public Decision<String> decision(Skirmish now) {
            OneOf<String> options = options(now);
            if (options.values().size() < 2) {
                return Decision.none();
            }
            return Decision.of(now.book().player(side), options)
                    .asking(
                            "{card}: which unit has it?",
                            now.book().cards().the(card).name())
                    .citing("SKD-CARD-05")
                    .otherwiseFirst();
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<String> choices, Dice dice) {
            List<String> able = options(now).values();
            String unit = able.isEmpty() ? null : choices.isEmpty() ? able.get(0) : choices.only();
            return Outcome.of(now.with(new CardState(card, side, unit, Status.READY)))
                    .tell(Event.told(
                                    "Now in play for {who}: {card}.",
                                    unit == null ? Called.side(side) : Called.of(now, unit),
                                    now.book().cards().the(card).name())
                            .citing("SKD-CARD-05"));
        }
    }
}
