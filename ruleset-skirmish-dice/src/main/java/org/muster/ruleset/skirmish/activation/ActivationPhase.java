package org.muster.ruleset.skirmish.activation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.OneOf;
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
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Status;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.cards.Effecting;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.victory.Prospects;

/**
 * The Activation Phase.
 *
 * <pre>
 * start: cards are readied, dice refreshed                        SKD-APH-01, SKD-CARD-03, SKD-ADICE-02, SKD-FORCE-09
 *        effects, in turns                                        SKD-APH-01
 * turns, the initiative first                                     SKD-TURN-01, SKD-GEN-06
 *   activate a ready unit                                         SKD-TURN-02, SKD-TURN-09, {@link Actions}
 *   pass                                                          SKD-TURN-03, SKD-TURN-04
 *   Heroic Effort                                                 SKD-TURN-05 to -07
 * until no unit is ready                                          SKD-TURN-08
 * </pre>
 */
public final class ActivationPhase {

    private ActivationPhase() {}

    // ---- start

    /** All exhausted unit cards are readied, and Action Dice refreshed. */
    public record ReadyAndRefresh() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish before, Dice dice) {
            Skirmish now =
                    before.with(before.progress().acting(before.progress().leader()));
            boolean force = now.book().houseRules().forceDiceRefresh() == HouseRules.ForceDiceRefresh.EACH_ROUND;
            for (UnitState unit : now.units().list()) {
                UnitCard card = now.card(unit);
                UnitState fresh = unit.actionDice(card.diceLimit(unit.minis().size()));
                now = now.with((force ? fresh.forceDice(card.forceAptitude()) : fresh).being(Status.READY));
            }
            for (CardState card : now.cards().list()) {
                DeploymentCard printed = now.book().cards().the(card.id());
                if (printed.readiedBy() == DeploymentCard.ReadiedBy.START_OF_ACTIVATION_PHASE) {
                    now = now.with(card.being(Status.READY));
                }
            }
            return Outcome.of(now)
                    .tell(Event.told("Unit cards are ready, Action Dice refreshed.")
                            .citing("SKD-APH-01", "SKD-CARD-03", "SKD-ADICE-02"))
                    .then(new UseEffect(now.progress().leader(), 0));
        }
    }

    /**
     * One effect of the start step, or a pass; over when both have passed in a row.
     *
     * @param passes how many have passed in a row before
     */
    public record UseEffect(@RefersTo("sides") String side, int passes) implements Ask<Skirmish, Effecting> {

        @Override
        public Decision<Effecting> decision(Skirmish now) {
            return Effecting.asked(now, side, Trigger.START_OF_ACTIVATION_PHASE, null, Sentence.of("pass for now"))
                    .asking("{side} may use an effect at the start of the Activation Phase.", Called.side(side))
                    .citing("SKD-APH-01");
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Effecting> choices, Dice dice) {
            String other = now.book().other(side);
            if (choices.isEmpty() || !(choices.only() instanceof Effecting.Using using)) {
                return passes + 1 >= now.book().sides().size()
                        ? Outcome.of(now)
                        : Outcome.of(now).then(new UseEffect(other, passes + 1));
            }
            Story story = Story.of(now);
            CardEffects.use(story, using.usable());
            return story.then(new UseEffect(other, 0)).outcome();
        }
    }

    // ---- turns

    /** What the active player may do. */
    sealed interface Turn {
        /** As answers name it. */
        String id();
    }

    /** A ready unit acts. */
    record ActivateUnit(String unit) implements Turn {
        @Override
        public String id() {
            return unit;
        }
    }

    /** The turn passes. */
    record Pass() implements Turn {
        @Override
        public String id() {
            return PASS;
        }
    }

    /** A unit is strained to be readied and act. */
    record HeroicEffort(String unit) implements Turn {
        @Override
        public String id() {
            return HEROIC + unit;
        }
    }

    private static final String PASS = "pass";
    private static final String HEROIC = "heroic ";

    /** Why a side may not pass now (SKD-TURN-03). */
    private static List<Violation> passing(Skirmish now, String side) {
        int mine = now.ready(side);
        int theirs = now.ready(now.book().other(side));
        return Violation.unless(
                mine < theirs || mine == 0 && theirs == 0,
                () -> Violation.of(
                                "PASS_READY",
                                "{side}: {mine ready unit|ready units}, the other side {theirs}; who has fewer may pass.",
                                Called.side(side),
                                mine,
                                theirs)
                        .citing("SKD-TURN-03"));
    }

    private static List<Violation> activating(Skirmish now, UnitState unit) {
        return Violation.unless(
                unit.isReady(),
                () -> Violation.of("TURN_UNIT", "{unit} is exhausted; it has had its activation.", Called.of(now, unit))
                        .citing("SKD-CARD-02"));
    }

    /** Why a side may not make a Heroic Effort now (SKD-TURN-05, SKD-TURN-08). */
    private static List<Violation> striving(Skirmish now, String side) {
        List<Violation> violations = new ArrayList<>();
        int ready = now.ready(side);
        if (ready > 0) {
            violations.add(
                    Violation.of("HEROIC_EFFORT", "{side}: still {n ready unit|ready units}.", Called.side(side), ready)
                            .citing("SKD-TURN-05"));
        }
        int mine = now.vp(side);
        int theirs = now.vp(now.book().other(side));
        if (mine >= theirs) {
            violations.add(Violation.of(
                            "HEROIC_EFFORT",
                            "{side}: {mine} VP, the other side {theirs}; it takes fewer.",
                            Called.side(side),
                            mine,
                            theirs)
                    .citing("SKD-TURN-05"));
        }
        if (isOver(now) && !now.book().houseRules().heroicEffortAtEnd()) {
            violations.add(Violation.of("HEROIC_EFFORT", "No unit is ready any more; the phase ends.")
                    .citing("SKD-TURN-08"));
        }
        return violations;
    }

    private static List<Violation> straining(Skirmish now, UnitState unit) {
        return unit.strained() && now.book().houseRules().heroicEffortNeedsEager()
                ? List.of(Violation.of("HEROIC_EFFORT", "{unit} is strained already.", Called.of(now, unit))
                        .citing("SKD-TURN-06"))
                : List.of();
    }

    /** Whether no unit is ready, so that the phase ends, perhaps after one last offer (SKD-TURN-08). */
    private static boolean isOver(Skirmish now) {
        return now.book().sides().stream().allMatch(side -> now.ready(side) == 0);
    }

    /** The active player's turn. */
    public record NextTurn() implements Ask<Skirmish, Turn> {

        /** Units, their Heroic Efforts, and a pass. */
        private static OneOf<Turn> turns(Skirmish now, String side) {
            List<Turn> candidates = new ArrayList<>();
            now.units().keySet().forEach(unit -> candidates.add(new ActivateUnit(unit)));
            now.units().keySet().forEach(unit -> candidates.add(new HeroicEffort(unit)));
            candidates.add(new Pass());
            List<Violation> striving = striving(now, side);
            return Options.oneOf(candidates, turn -> option(now, turn), turn -> violations(now, side, striving, turn));
        }

        private static List<Violation> violations(Skirmish now, String side, List<Violation> striving, Turn turn) {
            if (turn instanceof ActivateUnit activate) {
                UnitState unit = now.the(activate.unit());
                return unit.owner().equals(side) ? activating(now, unit) : notYours(now, unit);
            }
            if (turn instanceof HeroicEffort heroic) {
                UnitState unit = now.the(heroic.unit());
                return unit.owner().equals(side) ? Violation.both(striving, straining(now, unit)) : notYours(now, unit);
            }
            return passing(now, side);
        }

        private static List<Violation> notYours(Skirmish now, UnitState unit) {
            return Violations.of(
                    () -> Violation.of("TURN_UNIT", "{unit} is not yours to activate.", Called.of(now, unit))
                            .citing("SKD-TURN-02"));
        }

        private static Turn first(List<Turn> turns) {
            Turn pass = new Pass();
            return turns.contains(pass) ? pass : turns.get(0);
        }

        /** A pass that nobody could do without is taken without asking (SKD-TURN-02). */
        private static boolean isForced(List<Turn> turns) {
            return turns.stream().allMatch(turn -> turn instanceof Pass);
        }

        @Override
        public List<Turn> promising(Skirmish now, Player seat, RandomGenerator random) {
            String side = now.progress().actor();
            List<Turn> turns = new ArrayList<>();
            ToDoubleFunction<UnitState> strikes = Prospects.strikes(now, side);
            now.of(side).stream()
                    .filter(UnitState::isReady)
                    .sorted(Comparator.comparingDouble(unit -> -strikes.applyAsDouble(unit)))
                    .forEach(unit -> turns.add(new ActivateUnit(unit.id())));
            if (turns.isEmpty()) {
                turns(now, side).values().stream()
                        .filter(turn -> turn instanceof HeroicEffort)
                        .forEach(turns::add);
            }
            return turns;
        }

        @Override
        public Decision<Turn> decision(Skirmish now) {
            String side = now.progress().actor();
            OneOf<Turn> turns = turns(now, side);
            if (isForced(turns.values())) {
                return Decision.none();
            }
            return Decision.of(now.book().player(side), turns)
                    .asking(
                            "{side} to act: {n ready unit|ready units}, the other side {m}.",
                            Called.side(side),
                            now.ready(side),
                            now.ready(now.book().other(side)))
                    .citing("SKD-TURN-02")
                    .otherwise(first(turns.values()));
        }

        private static Option option(Skirmish now, Turn turn) {
            if (turn instanceof ActivateUnit activate) {
                return Option.of(turn.id(), "activate {unit}", Called.of(now, activate.unit()))
                        .at(activate.unit())
                        .noting(
                                "{n Action Die|Action Dice}",
                                now.the(activate.unit()).actionDice());
            }
            if (turn instanceof HeroicEffort heroic) {
                return Option.of(turn.id(), "Heroic Effort of {unit}", Called.of(now, heroic.unit()))
                        .at(heroic.unit())
                        .noting("strains it");
            }
            return Option.of(PASS, "pass");
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Turn> choices, Dice dice) {
            boolean over = isOver(now);
            if (choices.isEmpty() || choices.only() instanceof Pass) {
                if (over) {
                    return Outcome.of(now);
                }
                String side = now.progress().actor();
                return Outcome.of(now.with(now.progress().acting(now.book().other(side))))
                        .tell(Event.told("{side} passed.", Called.side(side)).citing("SKD-TURN-04"))
                        .then(new NextTurn());
            }
            Story story = Story.of(now);
            String unit;
            if (choices.only() instanceof HeroicEffort heroic) {
                unit = heroic.unit();
                effort(story, unit);
            } else {
                unit = choices.only().id();
                story.become(now.acting(Activation.of(now.the(unit))));
                story.tell(Event.told("{unit} is activated.", Called.of(now, unit))
                        .citing("SKD-TURN-02")
                        .at(unit));
            }
            return story.then(Agenda.titled(Sentence.verbatim(Called.of(now, unit)), new Actions.TakeAction()))
                    .then(new NextTurn())
                    .outcome();
        }

        /** It is strained, readied and activated; without a die it gains one (SKD-TURN-05, SKD-TURN-07). */
        private static void effort(Story story, String unit) {
            story.tell(Event.told("Heroic Effort of {unit}.", Called.of(story.now(), unit))
                    .citing("SKD-TURN-05")
                    .at(unit));
            story.become(story.now().acting(Activation.of(story.the(unit))));
            story.strain(unit).ready(unit);
            if (story.the(unit).actionDice() == 0) {
                story.gainDice(unit, 1);
            }
        }
    }
}
